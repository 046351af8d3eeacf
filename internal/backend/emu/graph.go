package emu

import (
	"errors"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
)

// graph is work of a PE that was kept.
type graph struct {
	pe     *pe
	items  []*item
	closed bool
}

// BeginCapture implements driver.Capturer.
func (s *stream) BeginCapture() error {
	w := s.pe.w
	w.hosts.mu.Lock()
	defer w.hosts.mu.Unlock()
	if s.shut || s.pe.closed {
		return errors.New("the stream is closed")
	}
	s.capturing = true
	return nil
}

// EndCapture implements driver.Capturer.
func (s *stream) EndCapture() (driver.Graph, error) {
	w := s.pe.w
	w.hosts.mu.Lock()
	defer w.hosts.mu.Unlock()
	g := &graph{pe: s.pe, items: s.captured}
	g.hold(1)
	s.capturing, s.captured = false, nil
	return g, nil
}

// Launch implements driver.Graph. Every launch of a kernel has a state of its own.
func (g *graph) Launch(on driver.Stream) error {
	s, ok := on.(*stream)
	switch {
	case !ok || s.pe != g.pe:
		return errors.New("the stream belongs to another device")
	case g.closed:
		return errors.New("the graph is closed")
	}
	units := map[*unit]bool{}
	for _, it := range g.items {
		again := *it
		if u := it.unit; u != nil {
			if units[u] {
				continue // another stream of the capture was at it
			}
			units[u] = true
			again.unit = u.again(s)
		}
		if k := it.k; k != nil {
			again.k = &kernel{
				w: k.w, pe: k.pe, stream: s, name: k.name, run: k.run, grid: k.grid, dim: k.dim,
				blocks: k.blocks, size: k.size, collective: k.collective, dynamicShared: k.dynamicShared,
			}
		}
		if err := s.put("launch a graph", &again); err != nil {
			return err
		}
	}
	return nil
}

// Close implements driver.Graph.
func (g *graph) Close() error {
	g.pe.w.hosts.mu.Lock()
	defer g.pe.w.hosts.mu.Unlock()
	if !g.closed {
		g.hold(-1)
	}
	g.closed = true
	return nil
}

// hold counts the graph for the communicators that it has calls of. The caller holds mu.
func (g *graph) hold(n int) {
	seen := map[*comm]bool{}
	for _, it := range g.items {
		if it.unit != nil && !seen[it.unit.comm] {
			seen[it.unit.comm] = true
			it.unit.comm.graphs += n
		}
	}
}
