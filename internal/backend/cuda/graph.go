package cuda

import (
	"errors"
	"fmt"
	"maps"
	"slices"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
)

// capture is a graph in the making.
type capture struct {
	// streams are those that take part.
	streams []*stream
	*content
	// turns are the last collective operations in the graph.
	turns turns
	// broken is why the driver did not end the capture of a body. What it has of the graph is
	// then left alone: driver 580 crashes when it instantiates or destroys that.
	broken error
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
	// comms are the communicators of its calls of NCCL.
	comms []*comm
	// teams are those of its collective operations, and meets says that kernels meet other PEs.
	teams []int32
	meets bool
	// conditions says that the GPU decides of some of its work.
	conditions bool
}

// graph implements driver.Graph.
type graph struct {
	d *device
	*content
	h      cu.Graph
	exec   cu.GraphExec
	closed bool
	// replaced is what an update has put another graph in the place of (replace.go), and
	// launched the event after the last launch.
	replaced []replaced
	launched cu.Event
}

func (s *stream) BeginCapture() error {
	if err := s.alive(); err != nil {
		return err
	}
	if err := errors.Join(s.mark(), s.d.nbi.hand(s.d)); err != nil {
		return err
	}
	if err := s.d.check("cuStreamBeginCapture", s.d.drv.StreamBeginCapture(s.h, cu.CaptureRelaxed)); err != nil {
		return err
	}
	s.join(&capture{content: &content{}, turns: turns{}})
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

func (s *stream) EndCapture(update driver.Graph) (driver.Graph, error) {
	c, d := s.capture, s.d
	quieted := s.endNBI()
	for _, o := range c.streams {
		o.capture = nil
	}
	h, r := d.drv.StreamEndCapture(s.h)
	if err := d.check("cuStreamEndCapture", r); err != nil {
		return nil, err
	}
	if c.broken != nil {
		return nil, errors.Join(c.broken, quieted, c.turns.release(d))
	}
	c.teams = slices.Sorted(maps.Keys(c.turns))
	if err := errors.Join(quieted, c.turns.release(d)); err != nil {
		return nil, errors.Join(err, d.check("cuGraphDestroy", d.drv.GraphDestroy(h)))
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
	c.hold(1)
	return &graph{d: d, content: c, h: h, exec: exec}, nil
}

// update puts the work of h in the place of the graph's.
func (g *graph) update(h cu.Graph, c *content) error {
	if g.conditions {
		return g.replace(h, c)
	}
	why, r := g.d.drv.GraphExecUpdate(g.exec, h)
	if r == cu.GraphExecUpdateFailure {
		return fmt.Errorf("%w: %v", driver.ErrGraphDiffers, why)
	}
	if err := g.d.check("cuGraphExecUpdate", r); err != nil {
		return err
	}
	old := g.h
	g.hold(-1)
	g.h, g.content = h, c
	g.hold(1)
	return g.d.check("cuGraphDestroy", g.d.drv.GraphDestroy(old))
}

// endNBI has a capture end on the stream with the transfers that it has captured and that no
// stream waits for.
func (s *stream) endNBI() error {
	n := &s.d.nbi
	if n.capturing == nil || n.capturing.capture != s.capture {
		return nil
	}
	n.capturing = nil
	return s.d.quietNow(s)
}

// Launch implements driver.Graph. Collective operations in the graph follow those of their
// teams before it, and those after it follow the graph.
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
		return errors.New("the graph was captured while the PE had one stream, and has kernels that wait for other PEs; capture it again now that there are several, or create all streams before you capture it")
	}
	for _, c := range g.comms {
		if err := c.alive(); err != nil {
			return err
		}
	}
	if err := s.mark(); err != nil {
		return err
	}
	for _, team := range g.teams {
		if err := g.d.turns.await(s, team); err != nil {
			return err
		}
	}
	if err := g.follow(s); err != nil {
		return err
	}
	if err := g.d.check("cuGraphLaunch", g.d.drv.GraphLaunch(g.exec, s.h)); err != nil {
		return err
	}
	if err := g.mark(s); err != nil {
		return err
	}
	for _, k := range g.kernels {
		s.note(k)
	}
	for _, c := range g.comms {
		s.noteComm(c)
	}
	if s.bound(len(s.contents)); !slices.Contains(s.contents, g.content) {
		s.contents = append(s.contents, g.content)
	}
	for _, team := range g.teams {
		if err := g.d.turns.pass(s, team); err != nil {
			return err
		}
	}
	if g.meets {
		return s.meetsIn()
	}
	return nil
}

// hold counts one more graph of this content, or one less, for its communicators.
func (c *content) hold(n int) {
	for _, o := range c.comms {
		o.graphs += n
	}
}

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

func (g *graph) Close() error {
	if g.closed || g.d.lost != nil || g.d.closed {
		g.closed = true
		return nil
	}
	g.closed = true
	g.hold(-1)
	return errors.Join(replaced{g.h, g.exec}.destroy(g.d), g.forget())
}
