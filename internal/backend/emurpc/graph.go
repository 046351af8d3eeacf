package emurpc

import (
	"errors"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
)

// graph is a graph of a PE of this process.
type graph struct {
	graphStub
	capture *capture
}

func (s *stream) BeginCapture() error {
	err := s.streamStub.BeginCapture()
	if err == nil {
		s.join(&capture{graphs: 1})
	}
	return err
}

// join has the stream take part in a capture, if c is not nil.
func (s *stream) join(c *capture) {
	s.capture = c
	if c != nil {
		c.streams = append(c.streams, s)
	}
}

// end has the streams take part no longer.
func (c *capture) end() {
	for _, s := range c.streams {
		s.capture = nil
	}
	c.streams = nil
}

func (s *stream) EndCapture(update driver.Graph) (driver.Graph, error) {
	c := s.capture
	if c == nil {
		return nil, errors.New("the stream does not capture")
	}
	c.end()
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
		return nil, errors.Join(err, s.d.releaseCapture(c, false))
	}
	if updates {
		err := s.d.releaseCapture(old.capture, busy)
		old.capture = c
		return old, err
	}
	made.(*graph).capture = c
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

// releaseCapture removes what a graph that is closed or updated needs of the host, unless its work
// still runs.
func (d *device) releaseCapture(c *capture, busy bool) error {
	if busy {
		return nil
	}
	unused := d.host.release(c)
	if len(unused) == 0 {
		return nil
	}
	return d.release(unused)
}

func (g *served) release(sources []uint64) error {
	g.refresh(sourceUpdate{Unused: sources})
	return nil
}

func (gr *graph) Launch(s driver.Stream) error {
	return gr.d.launchGraph(gr, s, gr.d.host.of(gr.capture))
}

func (g *served) launchGraph(gr driver.Graph, s driver.Stream, sources sourceUpdate) error {
	g.refresh(sources)
	return gr.Launch(s)
}

func (gr *graph) Clone() (driver.Graph, error) {
	o, err := gr.graphStub.Clone()
	if err == nil {
		gr.d.host.retain(gr.capture)
		o.(*graph).capture = gr.capture
	}
	return o, err
}

func (gr *graph) Close() error {
	busy, err := gr.d.busy(gr)
	if err == nil {
		err = gr.graphStub.Close()
	}
	if err != nil {
		return err
	}
	return gr.d.releaseCapture(gr.capture, busy)
}
