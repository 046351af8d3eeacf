package emuproc

import (
	"context"
	"errors"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
)

// graph is a graph of a PE of this process.
type graph struct {
	d   *device
	id  uint64
	set *captured
}

// condition is work of a graph in the making of which the device decides.
type condition struct {
	d  *device
	id uint64
}

type (
	conditionIn struct {
		ID     uint64
		Kind   driver.ConditionKind
		Word   mem
		Bodies int
	}
	launchGraphIn struct {
		ID, Stream uint64
		Sources    refresh
	}
	graphOut struct {
		ID uint64
		// Busy says that the work that the graph had before still runs.
		Busy bool
	}
	overIn struct {
		IDs []uint64
	}
)

// capturer returns a stream that captures.
func (g *guest) capturer(id uint64) (driver.Capturer, error) {
	return object[driver.Capturer](g, id, "stream")
}

var methodBeginCapture = &method[idIn, none]{"BeginCapture", func(_ context.Context, g *guest, in idIn) (none, error) {
	s, err := g.capturer(in.ID)
	if err != nil {
		return none{}, err
	}
	return none{}, s.BeginCapture()
}}

// BeginCapture implements driver.Capturer.
func (s *stream) BeginCapture() error {
	if _, err := methodBeginCapture.call(context.Background(), s.d, idIn{s.id}); err != nil {
		return err
	}
	s.join(&captured{graphs: 1})
	return nil
}

// join has the stream take part in the making of a graph, if set is not nil.
func (s *stream) join(set *captured) {
	s.set = set
	if set != nil {
		set.streams = append(set.streams, s)
	}
}

// over has the streams take part no longer.
func (set *captured) over() {
	for _, s := range set.streams {
		s.set = nil
	}
	set.streams = nil
}

var methodEndCapture = &method[pairIn, graphOut]{"EndCapture", func(_ context.Context, g *guest, in pairIn) (graphOut, error) {
	s, err := g.capturer(in.ID)
	if err != nil {
		return graphOut{}, err
	}
	var update driver.Graph
	o := graphOut{ID: in.Other}
	if in.Other != 0 {
		if update, err = object[driver.Graph](g, in.Other, "graph"); err != nil {
			return o, err
		}
		o.Busy = busy(update)
	}
	made, err := s.EndCapture(update)
	if err == nil && update == nil {
		o.ID = g.keep(made)
	}
	return o, err
}}

// busy reports whether the last launch of a graph still runs.
func busy(g driver.Graph) bool {
	b, ok := g.(interface{ Busy() bool })
	return ok && b.Busy()
}

// EndCapture implements driver.Capturer.
func (s *stream) EndCapture(update driver.Graph) (driver.Graph, error) {
	set := s.set
	if set == nil {
		return nil, errors.New("the stream does not capture")
	}
	set.over()
	in := pairIn{ID: s.id}
	old, updates := update.(*graph)
	if updates {
		in.Other = old.id
	}
	o, err := methodEndCapture.call(context.Background(), s.d, in)
	if err != nil {
		return nil, errors.Join(err, s.d.release(set, false))
	}
	if updates {
		err := s.d.release(old.set, o.Busy)
		old.set = set
		return old, err
	}
	return &graph{s.d, o.ID, set}, nil
}

var methodOver = &method[overIn, none]{"over", func(_ context.Context, g *guest, in overIn) (none, error) {
	g.refresh(refresh{Over: in.IDs})
	return none{}, nil
}}

// release forgets what a graph that has gone needs of the host. If its work still runs, that
// is kept.
func (d *device) release(set *captured, busy bool) error {
	if busy {
		return nil
	}
	over := d.host.release(set)
	if len(over) == 0 {
		return nil
	}
	_, err := methodOver.call(context.Background(), d, overIn{over})
	return err
}

var methodLaunchGraph = &method[launchGraphIn, none]{"Graph.Launch", func(_ context.Context, g *guest, in launchGraphIn) (none, error) {
	gr, err := object[driver.Graph](g, in.ID, "graph")
	if err != nil {
		return none{}, err
	}
	s, err := g.stream(in.Stream)
	if err != nil {
		return none{}, err
	}
	g.refresh(in.Sources)
	return none{}, gr.Launch(s)
}}

// Launch implements driver.Graph.
func (gr *graph) Launch(on driver.Stream) error {
	s, ok := on.(*stream)
	if !ok || s.d != gr.d {
		return errors.New("the stream belongs to another device")
	}
	_, err := methodLaunchGraph.call(context.Background(), gr.d, launchGraphIn{gr.id, s.id, gr.d.host.of(gr.set)})
	return err
}

var methodClone = &method[idIn, uint64]{"Graph.Clone", func(_ context.Context, g *guest, in idIn) (uint64, error) {
	gr, err := object[driver.Graph](g, in.ID, "graph")
	if err != nil {
		return 0, err
	}
	n, err := gr.Clone()
	if err != nil {
		return 0, err
	}
	return g.keep(n), nil
}}

// Clone implements driver.Graph.
func (gr *graph) Clone() (driver.Graph, error) {
	id, err := methodClone.call(context.Background(), gr.d, idIn{gr.id})
	if err != nil {
		return nil, err
	}
	gr.d.host.share(gr.set)
	return &graph{gr.d, id, gr.set}, nil
}

var methodCloseGraph = &method[idIn, bool]{"Graph.Close", func(_ context.Context, g *guest, in idIn) (bool, error) {
	gr, err := object[driver.Graph](g, in.ID, "graph")
	if err != nil {
		return false, err
	}
	g.drop(in.ID)
	return busy(gr), gr.Close()
}}

// Close implements driver.Graph.
func (gr *graph) Close() error {
	busy, err := methodCloseGraph.call(context.Background(), gr.d, idIn{gr.id})
	if err != nil {
		return err
	}
	return gr.d.release(gr.set, busy)
}

var methodBeginCondition = &method[conditionIn, uint64]{"BeginCondition", func(_ context.Context, g *guest, in conditionIn) (uint64, error) {
	s, err := g.capturer(in.ID)
	if err != nil {
		return 0, err
	}
	word, err := g.mem(in.Word)
	if err != nil {
		return 0, err
	}
	c, err := s.BeginCondition(in.Kind, word, in.Bodies)
	if err != nil {
		return 0, err
	}
	return g.keep(c), nil
}}

// BeginCondition implements driver.Capturer.
func (s *stream) BeginCondition(kind driver.ConditionKind, word driver.Mem, bodies int) (driver.Condition, error) {
	id, err := methodBeginCondition.call(context.Background(), s.d, conditionIn{s.id, kind, s.d.pack(word), bodies})
	if err != nil {
		return nil, err
	}
	return &condition{s.d, id}, nil
}

var methodBeginBody = onObject("BeginBody", "condition", func(o driver.Condition, _ context.Context) error { return o.BeginBody() })

// BeginBody implements driver.Condition.
func (c *condition) BeginBody() error {
	_, err := methodBeginBody.call(context.Background(), c.d, idIn{c.id})
	return err
}

var methodEndBody = onObject("EndBody", "condition", func(o driver.Condition, _ context.Context) error { return o.EndBody() })

// EndBody implements driver.Condition.
func (c *condition) EndBody() error {
	_, err := methodEndBody.call(context.Background(), c.d, idIn{c.id})
	return err
}
