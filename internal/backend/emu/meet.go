package emu

import (
	"fmt"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/base/engine"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/base/race"
)

// meeting is a call in which threads wait for each other.
type meeting struct {
	kind  reqKind
	name  string // of reqSyncAll and reqLanes
	op    *op.Op
	scope op.Scope
	team  int32
}

// meetingOf returns the meeting in a call of an operation.
func meetingOf(kind reqKind, c *engine.Call) meeting {
	return meeting{kind: kind, op: c.Op, scope: c.Scope, team: c.Team}
}

// String returns the call as a user writes it.
func (m meeting) String() string {
	switch m.kind {
	case reqSyncWarp:
		return "Warp.Sync"
	case reqSyncBlock:
		return "Block.Sync"
	case reqSyncGrid:
		return "Grid.Sync"
	case reqSyncAll, reqLanes:
		return m.name
	}
	s := "shmem." + m.op.Name + " at " + m.scope.String() + " scope"
	if len(m.op.Params) > 0 {
		s += fmt.Sprintf(" of team %d", m.team)
	}
	return s
}

// takesAll says that every thread of the group has to call: on a GPU one thread
// acts for its group, and a group without it skips the call or waits for ever. At
// a plain barrier of a warp or block, and where lanes exchange words, threads that
// have returned count as arrived.
func (m meeting) takesAll() bool {
	return m.kind != reqSyncWarp && m.kind != reqSyncBlock && m.kind != reqLanes
}

// group names the threads that meet.
func (m meeting) group() string {
	if m.kind == reqSyncGrid {
		return "grid"
	}
	return m.scope.String()
}

// meet is where the threads of a warp, block or grid wait for each other.
type meet struct {
	call    meeting
	waiting []*thread
	coll    engine.Call // arguments of the first, where they are compared
	round   uint64
	order   [2]token // of even and odd rounds
	// unchecked says that this round does not compare where the calls stand,
	// which costs more than the rest of a barrier.
	unchecked bool
	at        callSite
}

// arrive has t wait at m for the live threads of a group of size.
func (w *World) arrive(t *thread, m *meet, live, size int, call meeting) {
	if live < size && call.takesAll() {
		w.throw(t, &raised{kind: fault.Absent, msg: fmt.Sprintf("%v, but %d of the %d threads of the %s have returned; every thread calls it", call, size-live, size, call.group())})
		return
	}
	if len(m.waiting) > 0 && m.call != call {
		o := m.waiting[0]
		w.throw(t, &raised{kind: fault.Panic, msg: fmt.Sprintf("threads wait in different places: this one calls %v, thread %s of the block waits in %v", call, threadName(o), m.call)})
		return
	}
	if !m.unchecked {
		if at := w.req.at; len(m.waiting) == 0 {
			m.at = at
		} else if m.at != at && m.at.place() != at.place() {
			w.throw(t, &raised{kind: fault.Panic, msg: fmt.Sprintf("threads wait in different places: this one calls %v here, thread %s at %v", call, threadName(m.waiting[0]), m.at.place())})
			return
		}
	}
	m.call = call
	m.waiting = append(m.waiting, t)
	t.wait = wait{kind: waitMeet, meet: m}
	w.sched.park(t)
	w.metIf(m, live)
}

// leave takes account of t, which has returned, at m.
func (w *World) leave(t *thread, m *meet, live int) {
	if len(m.waiting) == 0 || !m.call.takesAll() {
		w.metIf(m, live)
		return
	}
	last := len(m.waiting) - 1
	o := m.waiting[last]
	m.waiting[last] = nil
	m.waiting = m.waiting[:last]
	w.sched.unpark(o)
	name := "thread " + threadName(t)
	if t.b != o.b {
		name = "block " + dim(t.b.idx) + " " + name
	}
	o.raise = &raised{kind: fault.Panic, msg: fmt.Sprintf("%v, but %s has returned; every thread of the %s calls it", m.call, name, m.call.group())}
	race.Release(unsafe.Pointer(o.raise))
}

// metIf completes the call at m when all live threads are there.
func (w *World) metIf(m *meet, live int) {
	if len(m.waiting) == 0 || len(m.waiting) < live {
		return
	}
	t := m.waiting[len(m.waiting)-1]
	switch m.call.kind {
	case reqOrder:
		if m.call.op.Effect == op.Completes {
			w.quiet(t.pe, t.k, func() { m.open(w) })
			return
		}
		t.pe.order(m.call.op.Effect)
	case reqCollective:
		w.reach(t, m, m.call)
		return
	}
	m.open(w)
}

// open lets all who wait go on.
func (m *meet) open(w *World) {
	for _, t := range m.waiting {
		w.sched.unpark(t)
	}
	clear(m.waiting)
	m.waiting = m.waiting[:0]
	m.round++
	m.unchecked = w.unchecked()
}

// unchecked draws whether a round of a barrier goes unchecked.
func (w *World) unchecked() bool { return w.rng.next()&63 != 0 }

// alone performs a call at thread scope.
func (w *World) alone(t *thread, call meeting) {
	if call.kind == reqOrder && (call.op.Effect != op.Completes || t.pe.pending == 0) {
		t.pe.order(call.op.Effect)
		w.maybeYield(t)
		return
	}
	t.wait = wait{kind: waitTeam, call: call}
	w.sched.park(t)
	if call.kind == reqOrder {
		w.quiet(t.pe, t.k, func() { w.sched.unpark(t) })
		return
	}
	w.reach(t, nil, call)
}

// order does what an operation does to those before it without waiting for any.
func (p *pe) order(e op.Effect) {
	if e == op.Frees {
		p.takeSources()
	} else {
		p.fence()
	}
}

// reach has a PE arrive at a barrier of a team, by the threads that wait at m, or
// by t alone.
func (w *World) reach(t *thread, m *meet, call meeting) {
	rd, e := w.enter(t, engine.Call{Op: call.op, Scope: call.scope, Team: call.team})
	if e == nil {
		return
	}
	e.meet, e.wait = m, true
	ready := func() {
		rd.ready++
		w.advance(rd)
	}
	if call.op.Effect == op.Completes {
		w.quiet(t.pe, t.k, ready)
	} else {
		ready()
	}
}

// join takes account of t's call of a transfer of its warp or block, and tells
// it whether it is the first to come, who performs it.
func (w *World) join(t *thread) {
	r := &w.req.comm
	g, live, size := t.groupOf(r.Scope)
	n := t.calls[r.Scope]
	t.calls[r.Scope]++
	if n-g.base == len(g.rmas) {
		if live < size {
			w.throw(t, &raised{kind: fault.Absent, msg: fmt.Sprintf("%s at %v scope, but %d of the %d threads of the %v have returned; every thread calls it", r.Op.Name, r.Scope, size-live, size, r.Scope)})
			return
		}
		g.rmas = append(g.rmas, &groupRMA{rma: *r, by: t})
	}
	c := g.rmas[n-g.base]
	if c.rma != *r {
		w.throw(t, &raised{kind: fault.Panic, msg: differs(c, r)})
		return
	}
	t.res = 0
	if c.called == 0 {
		t.res = 1
	}
	t.joined = c
	c.called++
	for len(g.rmas) > 0 && g.rmas[0].called == size {
		g.rmas[0] = nil
		g.rmas = g.rmas[1:]
		g.base++
	}
}

// differs says in what a call differs from that of another thread.
func differs(c *groupRMA, r *engine.Call) string {
	a := &c.rma
	head := fmt.Sprintf("the threads of a %v call a transfer with different arguments: ", r.Scope)
	tail := fmt.Sprintf(" (thread %s came first)", threadName(c.by))
	switch {
	case a.Op != r.Op:
		return head + fmt.Sprintf("%s here, %s there", r.Op.Name, a.Op.Name) + tail
	case a.PE != r.PE:
		return head + fmt.Sprintf("%s to PE %d here, to PE %d there", r.Op.Name, r.PE, a.PE) + tail
	case a.Dst.Bytes != r.Dst.Bytes:
		return head + fmt.Sprintf("%s of %d elements here, of %d there", r.Op.Name, r.Dst.Bytes/r.Elem, a.Dst.Bytes/a.Elem) + tail
	case a.Dst != r.Dst || a.Src != r.Src:
		return head + fmt.Sprintf("%s with other memory here than there", r.Op.Name) + tail
	}
	return head + fmt.Sprintf("%s with another signal, value or signal operation here than there", r.Op.Name) + tail
}
