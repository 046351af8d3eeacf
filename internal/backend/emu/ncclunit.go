package emu

import (
	"errors"
	"slices"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/race"
)

// unit is the calls of a group on one communicator. It begins when all their streams have
// reached it and the units before it on the communicator are complete, and the streams go
// on when all its calls are complete: it behaves as if each stream made all calls
// (NCCL User Guide, Group Calls, Using multiple streams).
type unit struct {
	comm    *comm
	ops     []*commOp
	number  int // among those of the communicator
	need    int // streams that it is enqueued on
	here    []*stream
	left    int  // calls that are not complete
	noted   bool // it is among the units of the communicator
	begun   bool
	dropped bool // the communicator was ended, or the GPU has failed

	before, after token // what the streams did, and what the calls did
}

// commOp is a call of a unit.
type commOp struct {
	driver.NCCLCall
	u      *unit
	s      *stream
	factor *factor
	early  bool // it may end before a rank comes whose data it does not need
	ready  bool // it has all that it needs
	done   bool

	data   []byte // what the source held
	result []byte // what the destination is to hold
	sent   token  // the source was read
	waits  []*token
}

// streams returns the streams of the unit, in the order of its calls.
func (u *unit) streams() (all []*stream) {
	for _, op := range u.ops {
		if !slices.Contains(all, op.s) {
			all = append(all, op.s)
		}
	}
	return all
}

// captured returns an error if some streams of the unit capture and others do not.
func (u *unit) captured() error {
	w := u.comm.c.w
	w.hosts.mu.Lock()
	defer w.hosts.mu.Unlock()
	for _, op := range u.ops {
		if op.s.capture != u.ops[0].s.capture {
			return fault.Refuse(errors.New("some streams of the group take part in a capture, and others do not"))
		}
	}
	return nil
}

// put enqueues the unit on its streams.
func (u *unit) put() error {
	u.comm.calls++
	u.number = u.comm.calls
	streams := u.streams()
	u.need = len(streams)
	for _, s := range streams {
		if err := s.put(u.what(), &item{kind: itemUnit, unit: u}); err != nil {
			return err
		}
	}
	return nil
}

// enqueued notes that a stream has got the unit: the units of a communicator begin in the
// order of the host's calls. The caller holds hosts.mu.
func (u *unit) enqueued() {
	if !u.noted {
		u.noted = true
		u.comm.units = append(u.comm.units, u)
	}
}

// what names the unit for messages.
func (u *unit) what() string { return u.ops[0].Kind.String() }

// reach notes that a stream is at the unit.
func (u *unit) reach(s *stream) {
	if u.dropped {
		s.next()
		return
	}
	u.here = append(u.here, s)
	s.unit = u
	s.tell((*stream).doReach)
	u.comm.begin()
}

// begin begins the first unit of the communicator, if its streams are there.
func (c *comm) begin() {
	w := c.c.w
	w.hosts.mu.Lock()
	var u *unit
	if len(c.units) > 0 {
		u = c.units[0]
	}
	w.hosts.mu.Unlock()
	if u == nil || u.begun || len(u.here) < u.need {
		return
	}
	u.begun = true
	u.left = len(u.ops)
	for _, op := range u.ops {
		op.s.op = op
		op.s.tell((*stream).doSource)
	}
	for _, op := range u.ops {
		if u.dropped {
			return // the calls did not fit those of other ranks
		}
		c.c.meet(op)
	}
}

// complete has the call end when the scheduler chooses: the ranks of a call end it at
// different times.
func (op *commOp) complete(after ...*token) {
	op.ready = true
	op.waits = after
	op.u.comm.c.w.sched.add(op)
}

// finish ends the call.
func (op *commOp) finish() {
	u := op.u
	if u.dropped || op.done {
		return
	}
	op.done = true
	w := u.comm.c.w
	w.sched.progress++
	w.tracef("%v ends on PE %d", op.Kind, u.comm.p.rank)
	op.s.op = op
	op.s.tell((*stream).doResult)
	if op.result != nil {
		w.notes.written(u.comm.p, op.Dst.Emu.Base, op.Dst.Emu.Bytes, op.Kind.Reduces())
	}
	op.result = nil // other ranks may still need the data
	if u.left--; u.left > 0 {
		return
	}
	w.hosts.mu.Lock()
	u.comm.units = u.comm.units[1:]
	w.hosts.mu.Unlock()
	for _, s := range u.here {
		s.follow(&u.after)
		s.next()
	}
	w.sched.dirty = true
	u.comm.begin()
}

// dropUnits forgets the calls of a GPU that has failed.
func (p *pe) dropUnits() {
	for _, s := range p.streams {
		if s.busy != nil && s.busy.unit != nil {
			s.busy.unit.dropped = true
		}
	}
}

// unseen copies src to dst, and the race detector does not see it. The detector is told
// what the calls read and write. The copies in between are the emulator's own.
//
//go:norace
func unseen(dst, src []byte) {
	if !race.Enabled {
		copy(dst, src)
		return
	}
	for i := range src { // the function copy is seen even here
		dst[i] = src[i]
	}
}

// doReach orders what the stream did before the calls of the unit.
//
//go:norace
func (s *stream) doReach() {
	race.Acquire(s.submitted.ptr())
	race.Acquire(s.finished.ptr())
	race.ReleaseMerge(s.unit.before.ptr())
}

// doSource reads the source of a call.
//
//go:norace
func (s *stream) doSource() {
	op := s.op
	race.Acquire(op.u.before.ptr())
	if src := op.Src.Emu; src.Base != nil && op.takesSource() {
		race.Read(src.Base, src.Bytes)
		op.data = make([]byte, src.Bytes)
		unseen(op.data, view(src.Base, src.Bytes))
	}
	if f := op.factor; f != nil && f.at != nil {
		race.Read(f.at, uintptr(f.t.Size()))
		read := *f
		unseen(read.scalar[:], view(f.at, uintptr(f.t.Size())))
		op.factor = &read
	}
	race.ReleaseMerge(op.sent.ptr())
}

// doResult writes the destination of a call.
//
//go:norace
func (s *stream) doResult() {
	op := s.op
	for _, t := range op.waits {
		race.Acquire(t.ptr())
	}
	if dst := op.Dst.Emu; dst.Base != nil && op.result != nil {
		race.Write(dst.Base, dst.Bytes)
		unseen(view(dst.Base, dst.Bytes), op.result)
	}
	race.ReleaseMerge(op.u.after.ptr())
}

// units returns the units of a graph for one more launch, on streams that stand for those of
// the capture. They are enqueued in the order in which they were captured, whatever the
// order of the streams.
func (g *graph) units(streams map[*stream]*stream) (map[*unit]*unit, error) {
	var old []*unit
	for _, l := range g.lanes {
		for _, it := range l.items {
			if it.unit != nil && !slices.Contains(old, it.unit) {
				old = append(old, it.unit)
			}
		}
	}
	slices.SortStableFunc(old, func(a, b *unit) int { return a.number - b.number })
	w := g.pe.w
	w.hosts.mu.Lock()
	defer w.hosts.mu.Unlock()
	again := map[*unit]*unit{}
	for _, u := range old {
		if err := u.comm.alive(); err != nil {
			return nil, err
		}
		n := &unit{comm: u.comm, need: u.need}
		for _, op := range u.ops {
			n.ops = append(n.ops, &commOp{NCCLCall: op.NCCLCall, u: n, s: streams[op.s], factor: op.factor})
		}
		again[u] = n
	}
	for _, u := range old {
		again[u].enqueued()
	}
	return again, nil
}

// hold counts the graph for the communicators that it has calls of. The caller holds hosts.mu.
func (g *graph) hold(n int) {
	seen := map[*comm]bool{}
	for _, l := range g.lanes {
		for _, it := range l.items {
			if it.unit != nil && !seen[it.unit.comm] {
				seen[it.unit.comm] = true
				it.unit.comm.graphs += n
			}
		}
	}
}
