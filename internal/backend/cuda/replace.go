package cuda

import (
	"errors"

	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
)

// The driver's update of a graph does not say what becomes of the handles of conditions that
// its kernels set. So an update of a graph with conditions makes a new one of the driver's, and
// the old one goes when its launches are done.

// replaced is a graph of the driver, and what is launched of it.
type replaced struct {
	h    cu.Graph
	exec cu.GraphExec
}

func (r replaced) destroy(d *device) error {
	return errors.Join(
		d.check("cuGraphExecDestroy", d.drv.GraphExecDestroy(r.exec)),
		d.check("cuGraphDestroy", d.drv.GraphDestroy(r.h)))
}

// replace puts h in the place of the graph.
func (g *graph) replace(h cu.Graph, c *content) error {
	exec, r := g.d.drv.GraphInstantiate(h)
	if err := g.d.check("cuGraphInstantiate", r); err != nil {
		return err
	}
	g.replaced = append(g.replaced, replaced{g.h, g.exec})
	g.hold(-1)
	g.h, g.exec, g.content = h, exec, c
	g.hold(1)
	if g.launched != 0 && g.d.drv.EventQuery(g.launched) != cu.Success {
		return nil
	}
	return g.drop()
}

// drop destroys what was replaced.
func (g *graph) drop() error {
	var errs []error
	for _, r := range g.replaced {
		errs = append(errs, r.destroy(g.d))
	}
	g.replaced = nil
	return errors.Join(errs...)
}

// follow has a launch on the stream wait for the launches of what was replaced.
func (g *graph) follow(s *stream) error {
	if len(g.replaced) == 0 || g.launched == 0 {
		return nil
	}
	return g.d.check("cuStreamWaitEvent", g.d.drv.StreamWaitEvent(s.h, g.launched))
}

// mark notes a launch on the stream.
func (g *graph) mark(s *stream) error {
	if !g.conditions {
		return nil
	}
	if g.launched == 0 {
		e, err := g.d.newEvent(true)
		if err != nil {
			return err
		}
		g.launched = e
	}
	return g.d.check("cuEventRecord", g.d.drv.EventRecord(g.launched, s.h))
}

// forget gives back what a graph with conditions needed besides.
func (g *graph) forget() error {
	err := g.drop()
	if g.launched == 0 {
		return err
	}
	return errors.Join(err, g.d.check("cuEventDestroy", g.d.drv.EventDestroy(g.launched)))
}
