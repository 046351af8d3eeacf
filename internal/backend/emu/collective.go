package emu

import (
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/base/race"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// collective performs an operation that every PE of a team calls.
//
//go:norace
func (t *thread) collective(c threadapi.Call) {
	tm, _ := t.member(c.Op, c.Team)
	if c.Op.Family == op.SyncOp {
		t.barrier(c, tm)
		return
	}
	checkCollective(&c, len(tm.members))
	t.gather(&c)
	if t.leads(c.Scope) {
		t.perform(c)
	}
	t.gather(&c)
}

// gather has the thread wait for those of its group, which make the same call.
//
//go:norace
func (t *thread) gather(c *threadapi.Call) {
	if c.Scope != op.Thread {
		t.w.req.comm = *c
		t.meetIn(c)
	}
}

// barrier performs Barrier or Sync.
//
//go:norace
func (t *thread) barrier(c threadapi.Call, tm *team) {
	if race.Enabled {
		t.fenced()
	}
	at := tm.order[tm.entered[tm.numbers[t.pe.rank]]&1].ptr()
	race.ReleaseMerge(at)
	t.meetIn(&c)
	race.Acquire(at)
	if c.Op.Effect == op.Completes {
		t.w.acquireQuieted()
	}
}

// checkCollective fails for lengths that do not fit, and for what reductions do
// not have.
func checkCollective(c *threadapi.Call, n int) {
	name := c.Op.Name
	nDst, nSrc := c.Lens()
	dst, src := int64(nDst), int64(nSrc)
	switch c.Op.Lengths {
	case op.WholeDst:
		if src*int64(n) != dst {
			panic(&raised{kind: fault.Parts, text: name, v0: src * int64(n), v1: dst})
		}
	case op.WholeSrc:
		if dst*int64(n) != src {
			panic(&raised{kind: fault.Parts, text: name, v0: dst * int64(n), v1: src})
		}
	default:
		if dst != src {
			panic(&raised{kind: fault.Length, text: name, v0: dst, v1: src})
		}
		if c.Op.Lengths == op.Divided && src%int64(n) != 0 {
			panic(&raised{kind: fault.Divided, text: name, v0: src, v1: src / int64(n) * int64(n)})
		}
	}
	if c.PE < 0 || c.PE >= n {
		panic(&raised{kind: fault.PERange, text: name, v0: int64(c.PE), v1: int64(n)})
	}
	if c.Op.Reduces() && (c.Reduction < op.Sum || c.Reduction > op.Xor || !c.Reduction.Has(c.Type)) {
		panic(&raised{kind: fault.Panic, text: name + ": there is no such reduction of " + c.Type.String()})
	}
	if c.Dst.Obj == c.Src.Obj && c.Dst.Off < c.Src.Off+c.Src.Bytes && c.Src.Off < c.Dst.Off+c.Dst.Bytes {
		same := c.Dst.Off == c.Src.Off && c.Op.Lengths == op.SameLength
		if !same {
			panic(&raised{kind: fault.Panic, text: name + ": destination and source overlap"})
		}
	}
}

// perform does the PE's part in the round and waits for the result. Data that is not
// reduced is sent as a put is, and may arrive before the receiver has made its call.
// Reductions wait for all.
//
//go:norace
func (t *thread) perform(c threadapi.Call) {
	t.w.req.comm = c
	t.call((*World).serveEnter)
	rd, e := t.round, t.entry
	t.round, t.entry = nil, nil
	if rd.begin(e) {
		for j := range rd.team.members {
			t.issue(rd.part(t.w, e, j))
		}
	}
	t.round, t.entry = rd, e
	t.call((*World).serveAwait)
	t.round, t.entry = nil, nil
	rd.finish(e)
}

// finish stores the result for a member when the round is over for it.
//
//go:norace
func (rd *round) finish(e *entry) {
	if e.call.Op.Reduces() {
		race.Acquire(rd.token.ptr())
		rd.fold(e)
	} else {
		race.Acquire(rd.arrived[e.member].token.ptr())
	}
}

// begin copies the source of a member, if others get it, and reports whether the copy is to
// be sent. Reductions read it where it is.
//
//go:norace
func (rd *round) begin(e *entry) bool {
	sends := !e.call.Op.Rooted() || e.member == e.call.PE
	if sends {
		e.src = append([]byte(nil), view(e.call.Src.Base, e.call.Src.Bytes)...)
	}
	race.ReleaseMerge(rd.token.ptr())
	return sends && !e.call.Op.Reduces()
}

// part returns what a member sends to member j: its source, or the part of it that is for j.
// If all members send, each has a place of its own in the destination.
//
//go:norace
func (rd *round) part(w *World, e *entry, j int) *xfer {
	o, n := e.call.Op, len(rd.team.members)
	data, off := e.src, uintptr(0)
	if o.Lengths == op.Divided {
		size := len(data) / n
		data = data[j*size : (j+1)*size]
	}
	if !o.Rooted() {
		off = uintptr(e.member * len(data))
	}
	to := rd.team.members[j]
	x := w.newXfer(w.pes[rd.team.members[e.member]], to)
	x.n = uintptr(len(data))
	x.src = unsafe.Pointer(unsafe.SliceData(data))
	if x.n > 0 {
		x.dst = unsafe.Add(onPeer(e.call.Dst, to), off)
	}
	x.then = &rd.arrived[j]
	return x
}

// fold combines the sources of all members and stores this PE's part of the result. The
// order is not specified: the seed draws one for each PE.
//
//go:norace
func (rd *round) fold(e *entry) {
	c := &e.call
	lo := uintptr(0)
	if c.Op.Lengths == op.WholeSrc {
		lo = uintptr(e.member) * c.Dst.Bytes
	}
	n := len(rd.team.members)
	combine := combiners[c.Type](c.Reduction)
	acc := append([]byte(nil), rd.entries[e.order.at(0)].src[lo:lo+c.Dst.Bytes]...)
	for i := 1; i < n; i++ {
		combine(acc, rd.entries[e.order.at(i)].src[lo:lo+c.Dst.Bytes])
	}
	copy(view(c.Dst.Base, c.Dst.Bytes), acc)
}

// reach has a PE enter a barrier of a team by t, and lets p go on after it.
func (w *World) reach(t *thread, c *call, p party) {
	rd, e := w.enter(t, threadapi.Call{Op: c.op, Scope: c.scope, Operands: threadapi.Operands{Team: c.team}})
	w.tracer.inRoundOf(t, c.scope, rd)
	w.images.publish(t.pe)
	switch {
	case e == nil:
	case c.op.Effect == op.Completes:
		w.quiet(t.pe, t.k, p, w.covers(t.pe, c.op, rd.team), func() {
			w.images.publish(t.pe)
			w.await(rd, e, p)
		})
	default:
		w.await(rd, e, p)
	}
}

// serveEnter has the PE enter a round.
func (w *World) serveEnter(t *thread) {
	t.round, t.entry = w.enter(t, w.req.comm)
	w.tracer.inRoundOf(t, w.req.comm.Scope, t.round)
}

// serveAwait has t wait until the round is over for its PE.
func (w *World) serveAwait(t *thread) {
	rd, e := t.round, t.entry
	e.order = w.rng.newOrder(len(rd.entries))
	t.together = callOf(&e.call)
	t.wait = wait{kind: waitTeam, call: &t.together}
	w.sched.park(t)
	w.await(rd, e, t)
}
