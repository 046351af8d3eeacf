package cuda

import (
	"errors"
	"fmt"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
)

// graph implements driver.Graph.
type graph struct {
	d    *device
	exec cu.GraphExec
	// kernels are those in it, which are named when the GPU fails.
	kernels []*kernel
	// alone says that a launch in it counts on there being no other stream.
	alone bool
	// teams are those of its collective operations.
	teams  []int32
	closed bool
}

// BeginCapture implements driver.Capturer. What the stream was given before is
// forgotten as soon as it is done, not when the graph is.
func (s *stream) BeginCapture() error {
	if err := s.alive(); err != nil {
		return err
	}
	if err := s.d.nbi.hand(s.d); err != nil {
		return err
	}
	if err := s.d.check("cuStreamBeginCapture", s.d.drv.StreamBeginCapture(s.h, cu.CaptureThreadLocal)); err != nil {
		return err
	}
	s.before, s.launched, s.teams, s.capturing, s.alone = s.launched, nil, nil, true, false
	return nil
}

// EndCapture implements driver.Capturer.
func (s *stream) EndCapture() (driver.Graph, error) {
	if n := &s.d.nbi; n.capturing == s {
		// What is captured must end on the stream.
		n.capturing = nil
		if err := s.d.quietNow(s); err != nil {
			return nil, err
		}
	}
	kernels := s.launched
	s.launched, s.before, s.capturing = s.before, nil, false
	h, r := s.d.drv.StreamEndCapture(s.h)
	if err := s.d.check("cuStreamEndCapture", r); err != nil {
		return nil, err
	}
	exec, r := s.d.drv.GraphInstantiate(h)
	err := s.d.check("cuGraphInstantiate", r)
	err = errors.Join(err, s.d.check("cuGraphDestroy", s.d.drv.GraphDestroy(h)))
	if err != nil {
		return nil, err
	}
	return &graph{d: s.d, exec: exec, kernels: kernels, alone: s.alone, teams: s.teams}, nil
}

// Launch implements driver.Graph.
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
	for _, team := range g.teams {
		if err := g.d.await(s, team); err != nil {
			return err
		}
	}
	if err := g.d.check("cuGraphLaunch", g.d.drv.GraphLaunch(g.exec, s.h)); err != nil {
		return err
	}
	for _, team := range g.teams {
		if err := g.d.pass(s, team); err != nil {
			return err
		}
	}
	for _, k := range g.kernels {
		if n := len(s.launched); n == 0 || s.launched[n-1] != k {
			s.note(k)
		}
	}
	return nil
}

// Close implements driver.Graph.
func (g *graph) Close() error {
	if g.closed || g.d.lost != nil || g.d.closed {
		g.closed = true
		return nil
	}
	g.closed = true
	return g.d.check("cuGraphExecDestroy", g.d.drv.GraphExecDestroy(g.exec))
}
