package emurpc

import (
	"errors"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
)

// graph is a graph of a PE of this process.
type graph struct {
	graphStub
	set *captured
}

// BeginCapture implements driver.Capturer.
func (s *stream) BeginCapture() error {
	err := s.streamStub.BeginCapture()
	if err == nil {
		s.join(&captured{graphs: 1})
	}
	return err
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

// EndCapture implements driver.Capturer.
func (s *stream) EndCapture(update driver.Graph) (driver.Graph, error) {
	set := s.set
	if set == nil {
		return nil, errors.New("the stream does not capture")
	}
	set.over()
	old, updates := update.(*graph)
	busy := false
	var err error
	if updates {
		busy, err = s.d.busy(old)
	}
	var made driver.Graph
	if err == nil {
		made, err = s.d.endCapture(s, update)
	}
	if err != nil {
		return nil, errors.Join(err, s.d.forget(set, false))
	}
	if updates {
		err := s.d.forget(old.set, busy)
		old.set = set
		return old, err
	}
	made.(*graph).set = set
	return made, nil
}

// endCapture returns no graph where it updates one, which has its number.
func (g *served) endCapture(s driver.Stream, update driver.Graph) (driver.Graph, error) {
	made, err := s.EndCapture(update)
	if update != nil {
		return nil, err
	}
	return made, err
}

// busy reports whether the last launch of a graph still runs.
func (g *served) busy(gr driver.Graph) (bool, error) {
	b, ok := gr.(interface{ Busy() bool })
	return ok && b.Busy(), nil
}

// forget takes back what a graph that has gone needs of the host. If its work still runs, that
// is kept.
func (d *device) forget(set *captured, busy bool) error {
	if busy {
		return nil
	}
	over := d.host.release(set)
	if len(over) == 0 {
		return nil
	}
	return d.release(over)
}

func (g *served) release(sources []uint64) error {
	g.refresh(refresh{Over: sources})
	return nil
}

// Launch implements driver.Graph.
func (gr *graph) Launch(s driver.Stream) error {
	return gr.d.launchGraph(gr, s, gr.d.host.of(gr.set))
}

func (g *served) launchGraph(gr driver.Graph, s driver.Stream, sources refresh) error {
	g.refresh(sources)
	return gr.Launch(s)
}

// Clone implements driver.Graph.
func (gr *graph) Clone() (driver.Graph, error) {
	o, err := gr.graphStub.Clone()
	if err == nil {
		gr.d.host.share(gr.set)
		o.(*graph).set = gr.set
	}
	return o, err
}

// Close implements driver.Graph.
func (gr *graph) Close() error {
	busy, err := gr.d.busy(gr)
	if err == nil {
		err = gr.graphStub.Close()
	}
	if err != nil {
		return err
	}
	return gr.d.forget(gr.set, busy)
}
