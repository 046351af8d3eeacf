package emu

import (
	"errors"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
)

// capture is a graph in the making. It is under hosts.mu.
type capture struct{ lanes []*lane }

// lane is what a capture keeps of one stream.
type lane struct {
	s     *stream
	items []*item
}

// keep adds an item of a stream that takes part.
func (c *capture) keep(s *stream, it *item) {
	for _, l := range c.lanes {
		if l.s == s {
			l.items = append(l.items, it)
			return
		}
	}
	c.lanes = append(c.lanes, &lane{s, []*item{it}})
}

// graph is work of a PE that was kept. The first lane is that of the stream that
// captured it.
type graph struct {
	pe     *pe
	lanes  []*lane
	last   *event // behind the last launch
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
	s.capture = &capture{lanes: []*lane{{s: s}}}
	return nil
}

// join has the stream take part in a capture, nil for none, of whose events it waits
// for one.
func (s *stream) join(c *capture) {
	w := s.pe.w
	w.hosts.mu.Lock()
	defer w.hosts.mu.Unlock()
	if c != nil && s.capture == nil {
		s.capture = c
		c.lanes = append(c.lanes, &lane{s: s})
	}
}

// EndCapture implements driver.Capturer.
func (s *stream) EndCapture(update driver.Graph) (driver.Graph, error) {
	w := s.pe.w
	w.hosts.mu.Lock()
	defer w.hosts.mu.Unlock()
	lanes := s.capture.lanes
	for _, l := range lanes {
		l.s.capture = nil
	}
	g, ok := update.(*graph)
	if !ok {
		g = &graph{pe: s.pe}
	}
	g.hold(-1)
	g.lanes = lanes
	g.hold(1)
	return g, nil
}

// Launch implements driver.Graph. The work of other streams than the capturing one goes
// to streams that exist for this launch alone: the events order them.
func (g *graph) Launch(on driver.Stream) error {
	s, ok := on.(*stream)
	switch {
	case !ok || s.pe != g.pe:
		return errors.New("the stream belongs to another device")
	case g.closed:
		return errors.New("the graph is closed")
	}
	const what = "launch a graph"
	if g.last != nil && g.last.s != s {
		if err := s.put(what, &item{kind: itemWait, e: g.last}); err != nil {
			return err
		}
	}
	events := map[*event]*event{}
	streams := map[*stream]*stream{}
	for i, l := range g.lanes {
		streams[l.s] = s
		if i > 0 {
			streams[l.s] = g.pe.newStream()
		}
	}
	units, err := g.units(streams)
	if err != nil {
		return err
	}
	for i, l := range g.lanes {
		to := streams[l.s]
		for _, it := range l.items {
			n := it.again(to, events)
			n.unit = units[it.unit]
			if err := to.put(what, n); err != nil {
				return err
			}
		}
		if i > 0 {
			if err := to.Close(); err != nil {
				return err
			}
		}
	}
	g.last = &event{s: s}
	return s.put(what, &item{kind: itemRecord, e: g.last})
}

// again returns the item for one more launch of its graph, on stream s. events are those
// of this launch, by those of the capture.
func (it *item) again(s *stream, events map[*event]*event) *item {
	n := &item{kind: it.kind, dst: it.dst, src: it.src, n: it.n, keep: it.keep, f: it.f, box: it.box, comm: it.comm}
	if k := it.k; k != nil {
		n.k = &kernel{
			w: k.w, pe: k.pe, stream: s, name: k.name, run: k.run, grid: k.grid, dim: k.dim,
			blocks: k.blocks, size: k.size, collective: k.collective, dynamicShared: k.dynamicShared,
		}
	}
	if it.e != nil {
		if events[it.e] == nil {
			events[it.e] = &event{s: s}
		}
		n.e = events[it.e]
	}
	return n
}

// Clone implements driver.Graph.
func (g *graph) Clone() (driver.Graph, error) {
	g.pe.w.hosts.mu.Lock()
	defer g.pe.w.hosts.mu.Unlock()
	n := &graph{pe: g.pe, lanes: g.lanes}
	n.hold(1)
	return n, nil
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
