package cuda

import (
	"errors"
	"fmt"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
)

// capture is a graph in the making.
type capture struct {
	// streams are those that take part.
	streams []*stream
	*content
	// met is the last barrier in the graph.
	met lastBarrier
}

// content is what is known of the work of a graph.
type content struct {
	// kernels are those in it, which are named when the GPU fails.
	kernels []*kernel
	// keep and calls are the memory and the functions of the host that it uses.
	keep  [][]byte
	calls []*cu.HostFunc
	// alone says that a launch in it counts on there being no other stream.
	alone bool
	// meets says that it has a barrier of all PEs.
	meets bool
}

// graph implements driver.Graph.
type graph struct {
	d *device
	*content
	h      cu.Graph
	exec   cu.GraphExec
	closed bool
}

// BeginCapture implements driver.Capturer.
func (s *stream) BeginCapture() error {
	if err := s.alive(); err != nil {
		return err
	}
	if err := s.d.check("cuStreamBeginCapture", s.d.drv.StreamBeginCapture(s.h, cu.CaptureRelaxed)); err != nil {
		return err
	}
	s.join(&capture{content: &content{}})
	return nil
}

// join has the stream take part in a capture, nil for none, as the driver does when the
// stream waits for an event of it.
func (s *stream) join(c *capture) {
	if c != nil && s.capture == nil {
		s.capture = c
		c.streams = append(c.streams, s)
	}
}

// EndCapture implements driver.Capturer.
func (s *stream) EndCapture(update driver.Graph) (driver.Graph, error) {
	c, d := s.capture, s.d
	for _, o := range c.streams {
		o.capture = nil
	}
	h, r := d.drv.StreamEndCapture(s.h)
	if err := d.check("cuStreamEndCapture", r); err != nil {
		return nil, err
	}
	if c.met.reached != 0 {
		c.meets = true
		if err := d.check("cuEventDestroy", d.drv.EventDestroy(c.met.reached)); err != nil {
			return nil, err
		}
	}
	if g, ok := update.(*graph); ok {
		if err := g.update(h, c.content); err != nil {
			return nil, errors.Join(err, d.check("cuGraphDestroy", d.drv.GraphDestroy(h)))
		}
		return g, nil
	}
	return d.instantiate(h, c.content)
}

// instantiate returns a graph that can be launched.
func (d *device) instantiate(h cu.Graph, c *content) (driver.Graph, error) {
	exec, r := d.drv.GraphInstantiate(h)
	if err := d.check("cuGraphInstantiate", r); err != nil {
		return nil, errors.Join(err, d.check("cuGraphDestroy", d.drv.GraphDestroy(h)))
	}
	return &graph{d: d, content: c, h: h, exec: exec}, nil
}

// update puts the work of h in the place of the graph's.
func (g *graph) update(h cu.Graph, c *content) error {
	why, r := g.d.drv.GraphExecUpdate(g.exec, h)
	if r == cu.GraphExecUpdateFailure {
		return fmt.Errorf("%w: %v", driver.ErrGraphDiffers, why)
	}
	if err := g.d.check("cuGraphExecUpdate", r); err != nil {
		return err
	}
	old := g.h
	g.h, g.content = h, c
	return g.d.check("cuGraphDestroy", g.d.drv.GraphDestroy(old))
}

// Launch implements driver.Graph. Barriers in the graph follow those before it, and those
// behind it follow the graph.
func (g *graph) Launch(on driver.Stream) error {
	s, ok := on.(*stream)
	switch {
	case !ok || s == nil || s.d != g.d:
		return fmt.Errorf("the stream is not one of PE %d", g.d.job.Rank)
	case g.closed:
		return errors.New("the graph is closed")
	}
	if err := s.alive(); err != nil {
		return err
	}
	if g.alone && g.d.manyStreams() {
		return errors.New("the graph was captured while the PE had one stream, and has kernels that wait for other PEs; capture it again now that there are several, or make all streams before")
	}
	if g.meets {
		if err := errors.Join(g.d.met.prepare(g.d), g.d.met.before(s)); err != nil {
			return err
		}
	}
	if err := g.d.check("cuGraphLaunch", g.d.drv.GraphLaunch(g.exec, s.h)); err != nil {
		return err
	}
	for _, k := range g.kernels {
		s.note(k)
	}
	if n := len(s.contents); n == 0 || s.contents[n-1] != g.content {
		s.contents = append(s.contents, g.content)
	}
	if g.meets {
		return g.d.met.behind(s)
	}
	return nil
}

// Clone implements driver.Graph.
func (g *graph) Clone() (driver.Graph, error) {
	if err := g.d.alive(); err != nil {
		return nil, err
	}
	h, r := g.d.drv.GraphClone(g.h)
	if err := g.d.check("cuGraphClone", r); err != nil {
		return nil, err
	}
	return g.d.instantiate(h, g.content)
}

// Close implements driver.Graph.
func (g *graph) Close() error {
	if g.closed || g.d.lost != nil || g.d.closed {
		g.closed = true
		return nil
	}
	g.closed = true
	return errors.Join(
		g.d.check("cuGraphExecDestroy", g.d.drv.GraphExecDestroy(g.exec)),
		g.d.check("cuGraphDestroy", g.d.drv.GraphDestroy(g.h)))
}
