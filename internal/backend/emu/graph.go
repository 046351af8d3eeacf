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
	for _, it := range g.items {
		again := *it
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
	g.closed = true
	return nil
}
