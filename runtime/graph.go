package gpurt

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/fault"
)

// ErrGraphDiffers is the error of Graph.Update for work that is not that of the graph with
// other operands. A new graph can be captured of it.
var ErrGraphDiffers = driver.ErrGraphDiffers

// Graph is work that was captured from streams. It can be launched again and again, in a
// fraction of the time that enqueueing the work takes. On a GPU it is a CUDA graph.
//
// The launches in a graph keep the parameters that they had at the capture. So a number
// that grows from launch to launch cannot be a parameter: the kernel has to keep it in
// device memory, or Update has to renew the graph. Copies from and to the host use the
// host memory of the capture at each launch.
type Graph struct {
	pe     *PE
	g      driver.Graph
	work   *capture
	closed bool
}

// Capture returns the work that f enqueues on the stream as a graph. Nothing is done before the
// graph is launched. If f returns an error, so does Capture. These can be captured:
//
//   - launches, and all copies and fillings of memory, to and from the host too;
//   - HostFunc, Record, RecordUntimed and Wait;
//   - the operations with other PEs that a stream enqueues, but no barrier or collective operation
//     where PEs share a GPU without NVIDIA's Multi-Process Service;
//   - calls of NCCL (package runtime/nccl);
//   - If, IfElse, While and Switch, whose bodies have launches, CopyFromDevice, Zero and further
//     conditions alone.
//
// An error in f are Sync, Done and Close of the stream, what waits by it (CopyTo, CopyFrom),
// AllocAsync and FreeAsync, and the launch or capture of another graph.
//
// Other streams take part once they wait for an event that f has recorded. At the end the
// stream has to wait for all of them, by events too. So a graph can hold work that runs
// at the same time:
//
//	fork, err := s.RecordUntimed()
//	err = other.Wait(fork)
//	...                      // work on both
//	join, err := other.RecordUntimed()
//	err = s.Wait(join)
//
// A program that needs several streams must make them before it captures kernels that
// wait for other PEs. While there is one stream, the launches of such kernels count on
// nothing else running on the GPU. A graph of them is refused once there are more streams.
func (s *Stream) Capture(f func() error) (*Graph, error) {
	g, c, err := s.keep("Capture", f, nil)
	if err != nil {
		return nil, err
	}
	return &Graph{pe: s.pe, g: g, work: c}, nil
}

// Update captures what f enqueues on s, as Stream.Capture does, and puts it in the place of
// the graph's work. It takes less time than a new graph. The operations and their order
// must be those of the graph; their operands may differ, and so may a kernel. Otherwise it
// returns ErrGraphDiffers, and the graph stays as it was. Launches that are enqueued
// already keep their work.
func (g *Graph) Update(s *Stream, f func() error) error {
	if err := g.on(s); err != nil {
		return fault.CallFailed("Update", err)
	}
	_, c, err := s.keep("Update", f, g)
	if err != nil {
		return err
	}
	g.work = c
	return nil
}

// keep captures what f enqueues, in a new graph or in the place of that of update.
func (s *Stream) keep(what string, f func() error, update *Graph) (driver.Graph, *capture, error) {
	if err := s.check(); err != nil {
		return nil, nil, fault.CallFailed(what, err)
	}
	if err := s.refuse(what); err != nil {
		return nil, nil, fault.AtCall(err)
	}
	if f == nil {
		return nil, nil, fault.CallFailed(what, errNoFunction)
	}
	if s.pe.groups > 0 {
		return nil, nil, fault.AtCall(errors.New(what + " in nccl.Group: the calls of the group would be enqueued after the capture; call nccl.Group in the function that is captured"))
	}
	if err := s.control(what, s.s.BeginCapture); err != nil {
		return nil, nil, fault.AtCall(fmt.Errorf("begin a capture: %w", err))
	}
	c := &capture{failed: new(hostFailure)}
	c.take(s)
	failed := callOrEnd(f, func() {
		c.release()
		_ = s.control(what, func() error { return discard(s.s.EndCapture(nil)) })
	})
	if failed == nil {
		failed = c.broken
	}
	if failed == nil {
		if failed = c.unjoined(); failed != nil {
			failed = fault.AtCall(fmt.Errorf("%s: %w", what, failed))
		}
	}
	var old driver.Graph
	if update != nil {
		if failed == nil {
			failed = fault.AtCall(update.work.differs(c))
		}
		old = update.g
	}
	c.release()
	if failed != nil {
		old = nil
	}
	var g driver.Graph
	err := s.control(what, func() (err error) { g, err = s.s.EndCapture(old); return err })
	switch {
	case failed != nil && err == nil:
		return nil, nil, errors.Join(failed, g.Close())
	case failed != nil:
		return nil, nil, failed
	case err != nil:
		return nil, nil, fault.AtCall(fmt.Errorf("end a capture: %w", err))
	}
	return g, c, nil
}

// errNoFunction is the error of a call that is to call a function, and was given none.
var errNoFunction = errors.New("the function is nil; pass one that enqueues the work")

// callOrEnd calls f. If f panics, it calls end on the way.
func callOrEnd(f func() error, end func()) error {
	returned := false
	defer func() {
		if !returned {
			end()
		}
	}()
	err := f()
	returned = true
	return err
}

// discard closes a graph that nobody is to have.
func discard(g driver.Graph, err error) error {
	if err != nil {
		return err
	}
	return g.Close()
}

// check returns why the graph cannot be used, or nil.
func (g *Graph) check() error {
	if g == nil || g.g == nil {
		return errors.New("graph is nil; use Stream.Capture")
	}
	if g.closed {
		return fmt.Errorf("graph: %w", ErrClosed)
	}
	if err := g.pe.ended(); err != nil {
		return fmt.Errorf("graph: %w", err)
	}
	return nil
}

// on returns why the graph cannot be used with the stream, or nil.
func (g *Graph) on(s *Stream) error {
	if err := g.check(); err != nil {
		return err
	}
	if s != nil && s.pe != g.pe {
		return fmt.Errorf("the stream belongs to %s, the graph to %s", s.pe.name, g.pe.name)
	}
	return s.check()
}

// Launch enqueues the graph on a stream of the PE that captured it. It follows the
// launches of the graph before, on whichever streams; a Clone does not.
func (g *Graph) Launch(s *Stream) (err error) {
	defer located(&err)
	err = g.on(s)
	if err == nil {
		err = s.refuse("Graph.Launch")
	}
	if err == nil {
		err = g.work.unusable()
	}
	if err == nil {
		err = s.control("Launch", func() error { return g.g.Launch(s.queue) })
	}
	if err != nil {
		return fmt.Errorf("launch a graph: %w", err)
	}
	if len(g.work.held) > 0 {
		s.hold(g.work)
		if n := len(s.launched); n == 0 || s.launched[n-1] != g.work.failed {
			s.launched = append(s.launched, g.work.failed)
		}
	}
	return nil
}

// Clone returns another graph of the same work, which can run beside this one. CUDA clones no
// graph with conditions: the work can be captured again.
func (g *Graph) Clone() (_ *Graph, err error) {
	defer located(&err)
	err = g.check()
	if err == nil && slices.ContainsFunc(g.work.ops, func(o GraphOp) bool { return o.Bodies != nil }) {
		err = errors.New("CUDA clones no graph with If, IfElse, While or Switch; capture the work again")
	}
	if err != nil {
		return nil, fmt.Errorf("clone a graph: %w", err)
	}
	var d driver.Graph
	if err := g.pe.on("Clone", func() (err error) { d, err = g.g.Clone(); return err }); err != nil {
		return nil, fmt.Errorf("clone a graph: %w", err)
	}
	return &Graph{pe: g.pe, g: d, work: g.work}, nil
}

// Close releases the graph. Launches of it must be done.
func (g *Graph) Close() (err error) {
	defer located(&err)
	if err := g.check(); err != nil {
		return fmt.Errorf("close a graph: %w", err)
	}
	return g.pe.on("Close", func() error {
		g.closed = true
		return g.g.Close()
	})
}

// Ops returns the operations of the graph, in the order in which they were captured.
func (g *Graph) Ops() []GraphOp {
	if g == nil || g.work == nil {
		return nil
	}
	return slices.Clone(g.work.ops)
}

// DOT returns the graph in the language of Graphviz: a box for each operation, and an
// arrow to each that follows it directly. The bodies of a condition stand in frames, with
// dashed arrows to them.
func (g *Graph) DOT() string {
	var b strings.Builder
	b.WriteString("digraph {\n\tnode [shape=box];\n")
	dot(&b, "\t", "n", g.Ops())
	b.WriteString("}\n")
	return b.String()
}

// dot writes operations. The name of each is prefix and its number.
func dot(b *strings.Builder, indent, prefix string, ops []GraphOp) {
	for i, o := range ops {
		label := o.Name
		if o.Detail != "" {
			label += "\n" + o.Detail
		}
		name := fmt.Sprintf("%s%d", prefix, i)
		fmt.Fprintf(b, "%s%s [label=%q];\n", indent, name, label)
		for _, before := range o.After {
			fmt.Fprintf(b, "%s%s%d -> %s;\n", indent, prefix, before, name)
		}
		for j, body := range o.Bodies {
			inside := fmt.Sprintf("%s_%d_", name, j)
			fmt.Fprintf(b, "%ssubgraph cluster_%s {\n%s\tlabel=%q;\n", indent, strings.TrimSuffix(inside, "_"), indent, o.body(j))
			dot(b, indent+"\t", inside, body)
			fmt.Fprintf(b, "%s}\n", indent)
			for k := range body {
				if len(body[k].After) == 0 {
					fmt.Fprintf(b, "%s%s -> %s%d [style=dashed];\n", indent, name, inside, k)
				}
			}
		}
	}
}

// body says when body j is done.
func (o *GraphOp) body(j int) string {
	switch {
	case o.Name == nameSwitch:
		return fmt.Sprint("case ", j)
	case o.Name == nameWhile:
		return "repeat"
	case j == 1:
		return "else"
	}
	return "then"
}
