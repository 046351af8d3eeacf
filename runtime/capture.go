package gpurt

import (
	"errors"
	"fmt"
	"slices"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
)

// capture is the work of a graph, while it is made and after.
type capture struct {
	streams []*Stream // that take part; the capturing one first
	ops     []GraphOp
	held    []any           // host memory and functions that the work uses
	failed  *hostFailure    // of its functions
	uses    []graphResource // that the work needs
	// outer is the capture of which this is a body, and inner the body that is captured;
	// broken is why one has failed, and with it the graph.
	outer, inner *capture
	broken       error
}

// GraphOp is an operation of a graph.
type GraphOp struct {
	// Name is the name of a kernel, or of the call that enqueued the operation.
	Name string
	// Kernel says that it is a launch.
	Kernel bool
	// Detail is the shape of a launch, or how much is copied; it may be empty.
	Detail string
	// After are the operations that it follows directly, by their number in
	// Graph.Ops.
	After []int
	// Bodies are the operations of which If, IfElse, While or Switch choose. The numbers
	// in After count those of one body.
	Bodies [][]GraphOp
}

// String returns what kind of operation it is.
func (o *GraphOp) String() string {
	if o.Kernel {
		return "a launch of " + o.Name
	}
	return o.Name
}

// take has a stream take part.
func (c *capture) take(s *Stream) {
	s.capture = c
	c.streams = append(c.streams, s)
}

// release lets the streams go.
func (c *capture) release() {
	for _, s := range c.streams {
		s.capture, s.behind = nil, nil
	}
}

// note adds an operation to the graph in the making, if there is one.
func (s *Stream) note(name, detail string) { s.add(GraphOp{Name: name, Detail: detail}) }

// noteKernel is note of a launch.
func (s *Stream) noteKernel(name, detail string) {
	s.add(GraphOp{Name: name, Kernel: true, Detail: detail})
}

// noteComm is note of an operation with other PEs.
func (s *Stream) noteComm(c *driver.HostCall) {
	detail := ""
	switch {
	case c.Op.Collective() && c.Dst.Bytes > 0:
		detail = fmt.Sprintf("team %d, %d bytes", c.Team, c.Dst.Bytes)
	case c.Op.Collective():
		detail = fmt.Sprintf("team %d", c.Team)
	case c.Dst.Bytes > 0:
		detail = fmt.Sprintf("PE %d, %d bytes", c.PE, c.Dst.Bytes)
	}
	s.note(c.Op.Name, detail)
}

func (s *Stream) add(o GraphOp) {
	c := s.capture
	if c == nil {
		return
	}
	o.After = s.behind
	s.behind = []int{len(c.ops)}
	c.ops = append(c.ops, o)
}

// ncclNote is a call of NCCL, as a graph shows it.
type ncclNote struct {
	s     *Stream
	comm  driver.NCCLComm
	kind  driver.NCCLKind
	count int
	typ   driver.NCCLType
}

// noteNCCL adds calls of NCCL that are enqueued together to the graph in the making, if there is
// one. Those of one communicator follow all that their streams have, and their streams wait for
// all of them.
func noteNCCL(calls []ncclNote) {
	if !slices.ContainsFunc(calls, func(n ncclNote) bool { return n.s.capture != nil }) {
		return
	}
	for len(calls) > 0 {
		var together, others []ncclNote
		var after, all []int
		for _, n := range calls {
			if n.comm != calls[0].comm {
				others = append(others, n)
				continue
			}
			together = append(together, n)
			after = append(after, n.s.behind...)
		}
		slices.Sort(after)
		after = slices.Compact(after)
		for _, n := range together {
			n.s.behind = after
			n.s.note(n.kind.Qualified(), fmt.Sprintf("%d %v", n.count, n.typ))
			all = append(all, n.s.behind...)
		}
		for _, n := range together {
			n.s.behind = all
		}
		calls = others
	}
}

// refuse returns an error if the stream captures: what cannot be captured.
func (s *Stream) refuse(what string) error {
	if s != nil && s.capture != nil {
		return fmt.Errorf("%s during Stream.Capture: only what is enqueued can be captured, and nothing is done before the graph is launched", what)
	}
	return nil
}

// refuse returns an error if a stream of the PE captures.
func (pe *PE) refuse(what string) error {
	for _, s := range pe.streams {
		if err := s.refuse(what); err != nil {
			return err
		}
	}
	return nil
}

// join has the stream wait for an event, as far as graphs in the making are concerned.
func (s *Stream) join(e *Event) error {
	switch {
	case e.capture == nil && s.capture == nil:
		return nil
	case e.capture == nil:
		return errors.New("it was recorded outside this capture; let the stream wait for it before the capture")
	case e.s.capture != e.capture:
		return e.outside() // that capture is over
	case s.capture == nil:
		e.capture.take(s)
	case s.capture != e.capture:
		return errors.New("it and the stream belong to different captures")
	}
	for _, op := range e.behind {
		if !slices.Contains(s.behind, op) {
			s.behind = append(slices.Clip(s.behind), op)
		}
	}
	slices.Sort(s.behind)
	return nil
}

// refuseInBody returns an error if the stream captures a body of a condition: GPUs do there
// what they can start by themselves.
func (s *Stream) refuseInBody() error {
	if s == nil || s.capture == nil || s.capture.outer == nil {
		return nil
	}
	return errors.New("it is called in a body of If, IfElse, While or Switch, which can contain only launches, CopyFromDevice and Zero; communicate in a kernel, and copy to and from a HostBuffer with CopyFromDevice")
}

// unjoined returns an error if a stream has work that the capturing one does not wait for.
func (c *capture) unjoined() error {
	waited := make([]bool, len(c.ops))
	for _, op := range c.streams[0].behind {
		waited[op] = true
	}
	for op := len(c.ops) - 1; op >= 0; op-- {
		if !waited[op] {
			return fmt.Errorf("the stream does not wait for %s on another stream; record an event after it there, and let the stream wait for that", &c.ops[op])
		}
		for _, before := range c.ops[op].After {
			waited[before] = true
		}
	}
	return nil
}

// differs returns why c cannot take the place of the work of a graph, or nil.
func (old *capture) differs(c *capture) error { return differs(old.ops, c.ops) }

func differs(old, ops []GraphOp) error {
	if len(old) != len(ops) {
		return fmt.Errorf("%w: %d here, %d in the graph", ErrGraphDiffers, len(ops), len(old))
	}
	for i := range ops {
		o, n := &old[i], &ops[i]
		if o.Kernel != n.Kernel || !o.Kernel && o.Name != n.Name || len(o.Bodies) != len(n.Bodies) {
			return fmt.Errorf("%w: number %d is %s, in the graph it is %s", ErrGraphDiffers, i, n, o)
		}
		if !slices.Equal(o.After, n.After) {
			return fmt.Errorf("%w: number %d (%s) comes after %v, in the graph after %v", ErrGraphDiffers, i, n, n.After, o.After)
		}
		for b := range n.Bodies {
			if err := differs(o.Bodies[b], n.Bodies[b]); err != nil {
				return fmt.Errorf("body %d of number %d (%s): %w", b, i, n, err)
			}
		}
	}
	return nil
}

// graphResource is what a graph needs as long as it can be launched: memory, kernels or teams.
type graphResource interface {
	// unusable returns why it cannot be used any more, or nil.
	unusable() error
}

func (a *allocation) unusable() error { return a.err }
func (t *Team) unusable() error       { return t.usable() }

func (m *Module) unusable() error {
	if m.closed {
		return fmt.Errorf("kernels of %s: %w", m.man.Package, ErrClosed)
	}
	return nil
}

// uses notes what the graph in the making needs, if there is one.
func (s *Stream) uses(u graphResource) {
	if s == nil || s.capture == nil {
		return
	}
	c := s.capture
	for c.outer != nil {
		c = c.outer
	}
	if !slices.Contains(c.uses, u) {
		c.uses = append(c.uses, u)
	}
}

// usesViews is uses of memory.
func (s *Stream) usesViews(views ...*view) {
	if s == nil || s.capture == nil {
		return
	}
	for _, v := range views {
		if v != nil && v.a != nil {
			s.uses(v.a)
		}
	}
}

// unusable returns why the work cannot be done any more, or nil.
func (c *capture) unusable() error {
	for _, u := range c.uses {
		if err := u.unusable(); err != nil {
			return fmt.Errorf("its work needs something that no longer exists: %w", err)
		}
	}
	return nil
}
