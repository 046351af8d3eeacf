package emu

import (
	"errors"
	"fmt"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
)

// capture is a graph in the making. It is written under hosts.mu.
type capture struct {
	lanes []*lane
	// collective are the collective operations in the order in which they were enqueued, on
	// whatever stream: the PE makes them in that order.
	collective []*item
}

// lane is what a capture keeps of one stream.
type lane struct {
	s     *stream
	items []*item
}

// keep adds an item of a stream that takes part. The caller holds hosts.mu.
func (c *capture) keep(s *stream, it *item) {
	if it.comm != nil && it.comm.Op.Collective() {
		c.collective = append(c.collective, it)
	}
	for _, l := range c.lanes {
		if l.s == s {
			l.items = append(l.items, it)
			return
		}
	}
	c.lanes = append(c.lanes, &lane{s, []*item{it}})
}

// streams returns what stands for the streams of the capture: s for the capturing one, and new ones.
func (c *capture) streams(s *stream) map[*stream]*stream {
	to := map[*stream]*stream{}
	for i, l := range c.lanes {
		to[l.s] = s
		if i > 0 {
			to[l.s] = s.pe.newStream()
		}
	}
	return to
}

// graph is work of a PE that was kept. The first lane is that of the stream that
// captured it.
type graph struct {
	pe *pe
	capture
	last   *event // behind the last launch
	closed bool
}

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

// join has the stream take part in the capture of an event that it waits for, nil if that
// was not captured.
func (s *stream) join(c *capture) {
	w := s.pe.w
	w.hosts.mu.Lock()
	defer w.hosts.mu.Unlock()
	if c != nil && s.capture == nil {
		s.capture = c
		c.lanes = append(c.lanes, &lane{s: s})
	}
}

func (s *stream) EndCapture(update driver.Graph) (driver.Graph, error) {
	w := s.pe.w
	w.hosts.mu.Lock()
	defer w.hosts.mu.Unlock()
	c := *s.capture
	for _, l := range c.lanes {
		l.s.capture = nil
	}
	g, ok := update.(*graph)
	if !ok {
		g = &graph{pe: s.pe}
	}
	g.hold(-1)
	g.capture = c
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
	turns, err := g.takeTurns()
	if err != nil {
		return fmt.Errorf("%s: %w", what, err)
	}
	events, streams := map[*event]*event{}, g.streams(s)
	units, err := g.units(streams)
	if err != nil {
		return err
	}
	for i, l := range g.lanes {
		to := streams[l.s]
		for _, it := range l.items {
			n := it.again(to, events)
			if taken := turns[it]; taken != nil {
				n.team, n.turn = taken.team, taken.turn
			}
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

// takeTurns gives the collective operations of a launch their turns on their teams.
func (g *graph) takeTurns() (map[*item]*item, error) {
	w := g.pe.w
	w.hosts.mu.Lock()
	defer w.hosts.mu.Unlock()
	turns := map[*item]*item{}
	for _, it := range g.collective {
		turns[it] = &item{comm: it.comm}
		if err := w.teams.take(g.pe, turns[it]); err != nil {
			return nil, err
		}
	}
	return turns, nil
}

// again returns the item for one more launch of its graph, on stream s. events are those
// of this launch, by those of the capture.
func (it *item) again(s *stream, events map[*event]*event) *item {
	n := &item{kind: it.kind, dst: it.dst, src: it.src, n: it.n, keep: it.keep, f: it.f, box: it.box, comm: it.comm, cond: it.cond, done: it.done}
	if k := it.k; k != nil {
		n.k = &kernel{launch: k.launch, stream: s}
	}
	if it.e != nil {
		if events[it.e] == nil {
			events[it.e] = &event{s: s}
		}
		n.e = events[it.e]
	}
	return n
}

func (g *graph) Clone() (driver.Graph, error) {
	g.pe.w.hosts.mu.Lock()
	defer g.pe.w.hosts.mu.Unlock()
	n := &graph{pe: g.pe, capture: g.capture}
	n.hold(1)
	return n, nil
}

// Busy reports whether a launch of the graph still runs.
func (g *graph) Busy() bool {
	g.pe.w.hosts.mu.Lock()
	defer g.pe.w.hosts.mu.Unlock()
	return g.last != nil && !g.last.reached
}

func (g *graph) Close() error {
	g.pe.w.hosts.mu.Lock()
	defer g.pe.w.hosts.mu.Unlock()
	if !g.closed {
		g.hold(-1)
	}
	g.closed = true
	return nil
}
