package emu

import (
	"fmt"
	"reflect"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/race"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// request is what a thread asks for; there is one at a time.
type request struct {
	// serve does it. If the thread has to wait, or others are to run first, its state is no longer
	// running. It is nil for what the thread tells the trace, which takes no time.
	serve func(w *World, t *thread)
	text  string // to print
	comm  threadapi.Call
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

// serve does what t asked for.
func (w *World) serve(t *thread) {
	if w.req.serve == nil {
		w.tracer.serve(t, &w.req.tell)
		return
	}
	w.clock++
	w.activity.beat.Add(1)
	w.req.serve(w, t)
}

// serveIssue puts an operation on its way.
func (w *World) serveIssue(t *thread) {
	x := w.req.xfer
	w.req.xfer = nil
	if w.tracer.on() {
		x.by = w.tracer.senderOf(t)
	}
	w.add(x)
	w.directed.pass(t.Actor(), x.actor())
	w.maybeYield(t)
}

// serveWait has t wait for words.
func (w *World) serveWait(t *thread) {
	t.wait = w.req.wait
	w.sched.park(t)
	if t.wait.kind == waitWords {
		t.pe.watching = append(t.pe.watching, t)
		return
	}
	w.signals.add(t)
}

// serveTouched lets those go on who wait for a word that t has changed by an atomic.
func (w *World) serveTouched(t *thread) {
	r := &w.req
	w.sched.progress++
	if w.tracer.on() {
		w.tracer.updated(r.to, r.word, 8, w.tracer.senderOf(t))
	}
	w.signals.wakeAt(r.word, 8, &w.sched)
	w.lookAgain(w.pes[r.to])
	w.maybeYield(t)
}

// servePrint prints a text.
func (w *World) servePrint(t *thread) {
	race.Acquire(t.pe.text.ptr())
	t.pe.print(w.req.text)
	w.maybeYield(t)
}

// serveTime lets time pass, and tells t the new time.
func (w *World) serveTime(t *thread) {
	w.clock += uint64(w.req.n)
	t.res = w.clock
	w.maybeYield(t)
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
