package emu

import (
	"fmt"
	"reflect"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/race"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// reqKind is what a thread asks the emulator for.
type reqKind uint8

const (
	reqNone reqKind = iota
	reqYield
	reqTurn
	reqPoll
	reqMeet
	reqEnter
	reqAwait
	reqJoin
	reqIssue
	reqWait
	reqBehindFence
	reqTouched
	reqShared
	reqDynamicShared
	reqClock
	reqSleep
	reqPrint
	reqBarrier
	reqCopy
	reqCommit
	reqWaitCopies
	reqFenceProxy
	reqReadByProxy
	reqMustBeShared
	reqMapShared
	reqNamed
	reqAwaitNamed
	reqStep
	reqTrace
)

// request is what a thread asks for; there is one at a time.
type request struct {
	kind reqKind
	text string // to print
	comm threadapi.Call
	// together is what the thread calls with others, and at where.
	together *call
	at       callPath
	tell     telling        // for the trace
	to       int            // the PE that an atomic acts on
	word     unsafe.Pointer // and its word
	xfer     *xfer
	wait     wait
	pc       uintptr
	typ      reflect.Type
	ptr      unsafe.Pointer

	// Operands of what serves barriers in shared memory and asynchronous copies.
	barrier  threadapi.BarrierCall
	copying  *copying
	copies   threadapi.CopyKind
	read     bool
	n, count int
	fence    string
	size     uintptr
}

// serve does what t asked for. If t has to wait, or others are to run first, its
// state is no longer running.
func (w *World) serve(t *thread) {
	r := &w.req
	if r.kind == reqTrace {
		w.tracer.serve(t, &w.req.tell)
		return
	}
	w.clock++
	w.activity.beat.Add(1)
	switch r.kind {
	case reqYield:
		w.maybeYield(t)
	case reqTurn:
		w.serveTurn(t)
	case reqStep:
		w.sched.yield(t)
	case reqPoll:
		w.servePoll(t)
	case reqMeet:
		w.arrive(t)
	case reqEnter:
		w.serveEnter(t)
	case reqAwait:
		w.serveAwait(t)
	case reqJoin:
		w.join(t)
	case reqIssue:
		if w.tracer.on() {
			r.xfer.by = w.tracer.senderOf(t)
		}
		w.add(r.xfer)
		w.directed.pass(t.Actor(), r.xfer.actor())
		r.xfer = nil
		w.maybeYield(t)
	case reqWait:
		t.wait = r.wait
		w.sched.park(t)
		if t.wait.kind == waitWords {
			t.pe.watching = append(t.pe.watching, t)
			return
		}
		w.signals.add(t)
	case reqBehindFence:
		w.behindFence(t.pe, r.to)
	case reqTouched:
		w.sched.progress++
		if w.tracer.on() {
			w.tracer.updated(r.to, r.word, 8, w.tracer.senderOf(t))
		}
		w.signals.wakeAt(r.word, 8, &w.sched)
		w.lookAgain(w.pes[r.to])
		w.maybeYield(t)
	case reqShared:
		w.shared.serve(t)
	case reqDynamicShared:
		w.shared.serveDynamic(t)
	case reqPrint:
		race.Acquire(t.pe.text.ptr())
		t.pe.print(r.text)
		w.maybeYield(t)
	case reqBarrier:
		w.barriers.serve(t)
	case reqCopy:
		w.copies.serve(t)
	case reqCommit:
		w.copies.serveCommit(t)
	case reqWaitCopies:
		w.copies.serveWait(t)
	case reqFenceProxy:
		w.shared.serveFenceProxy(t)
	case reqReadByProxy:
		w.shared.serveReadByProxy(t)
	case reqMustBeShared:
		w.shared.serveMustBeShared(t)
	case reqMapShared:
		w.shared.serveMap(t)
	case reqNamed:
		w.serveNamed(t)
	case reqAwaitNamed:
		w.serveAwaitNamed(t)
	case reqClock:
		w.clock += 31
		t.res = w.clock
		w.maybeYield(t)
	case reqSleep:
		w.clock += uint64(r.n)
		w.maybeYield(t)
	}
}

// throw makes t fail with r when it goes on, which it does at once.
func (w *World) throw(t *thread, r *raised) {
	w.sched.forget(t)
	t.state = running
	t.raise = r
	race.Release(r.ptr())
}

// servePoll lets others run before t looks at the same location again, and ends
// a launch in which threads only poll.
func (w *World) servePoll(t *thread) {
	if w.polling.hangs(w.sched.progress, w.cfg.HangTimeout) {
		w.hangs(t, fmt.Sprintf("hang: the thread reads the same value again and again, and for %v nothing has happened that could change it", w.cfg.HangTimeout))
		return
	}
	if w.starved(t.k) {
		w.throw(t, &raised{kind: fault.Wait, msg: t.k.starvation()})
		return
	}
	w.deliverSome()
	if w.cfg.Director == nil && w.sched.busy() || w.disturbed() {
		w.sched.yield(t)
	}
}

// serveTurn lets others run while t computes, and ends a launch in which threads compute for ever.
func (w *World) serveTurn(t *thread) {
	if w.computing.hangs(w.sched.progress, w.cfg.HangTimeout) {
		w.hangs(t, fmt.Sprintf("hang: the thread computes, and for %v no thread has done anything that another could see", w.cfg.HangTimeout))
		return
	}
	w.maybeYield(t)
}

// absent says which blocks have not started, and why.
func (k *kernel) absent() string {
	return fmt.Sprintf("%d of the %d blocks have not started, since a launch that is not collective keeps only some of its blocks alive at a time (%d here)",
		k.blocks-k.started, k.blocks, k.w.cfg.ResidentBlocks)
}
