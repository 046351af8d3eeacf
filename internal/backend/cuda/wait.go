package cuda

import (
	"context"
	"fmt"
	"runtime"
	"slices"
	"time"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
)

const (
	// spinTime is how long a wait polls before its thread sleeps: long enough
	// that short kernels do not pay for a wake-up (some 50 us), short enough
	// that a waiting PE does not keep a processor busy.
	spinTime = time.Millisecond
	// abortGrace is how long kernels get to end after their waits were told
	// to. A wait inside a kernel looks at its abort word every few
	// thousand polls.
	abortGrace = 3 * time.Second
	// commLook is how often a wait asks communicators for their errors.
	commLook = 100 * time.Millisecond
)

// waiter is the thread on which long waits block.
type waiter struct {
	work chan cu.Event
	done chan cu.Result
}

// startWaiter starts the waiting thread.
func (d *device) startWaiter() *waiter {
	w := &waiter{work: make(chan cu.Event), done: make(chan cu.Result, 1)}
	drv, ctx := d.drv, d.ctx
	go func() {
		runtime.LockOSThread()
		r := drv.CtxSetCurrent(ctx)
		for e := range w.work {
			if r == cu.Success {
				w.done <- drv.EventSynchronize(e)
			} else {
				w.done <- r
			}
		}
	}()
	return w
}

// stop ends the thread, unless it still waits.
func (w *waiter) stop() {
	if w != nil {
		close(w.work)
	}
}

// target is what is waited for: an event, or all work of a stream.
type target struct {
	s *stream
	e cu.Event // 0 for the stream
}

func (d *device) query(t target) (string, cu.Result) {
	if t.e != 0 {
		return "cuEventQuery", d.drv.EventQuery(t.e)
	}
	return "cuStreamQuery", d.drv.StreamQuery(t.s.h)
}

// wait waits for t. When ctx ends first, or Abort was called, it tells running
// kernels to end their waits, gives them a moment to end, and returns an error
// that wraps driver.ErrAborted and ctx's.
func (d *device) wait(ctx context.Context, t target) error {
	defer d.readTraces()
	start := time.Now()
	for n := 1; ; n++ {
		call, r := d.query(t)
		if r != cu.NotReady {
			return d.ended(d.check(call, r))
		}
		if n%8 == 0 && (ctx.Err() != nil || time.Since(start) > spinTime) {
			break
		}
	}
	what := "wait for " + d.running()
	defer d.waitsIn(what, "")()
	e := t.e
	if e == 0 {
		var err error
		if e, err = t.s.endEvent(); err != nil {
			return d.ended(err)
		}
	}
	if d.waiter == nil {
		d.waiter = d.startWaiter()
	}
	d.waiter.work <- e
	var look <-chan time.Time
	if len(d.commsRunning()) > 0 {
		ticker := time.NewTicker(commLook)
		defer ticker.Stop()
		look = ticker.C
	}
	for {
		select {
		case r := <-d.waiter.done:
			return d.ended(d.check("cuEventSynchronize", r))
		case <-ctx.Done():
			why := fmt.Errorf("%s: %w: %w", what, driver.ErrAborted, ctx.Err())
			if !d.mayHang() && !d.isAborted() {
				return d.leaveWait(t, why)
			}
			return d.cancelWait(why)
		case <-d.abort:
			return d.cancelWait(driver.ErrAborted)
		case <-look:
			if err := d.commFailure(); err != nil {
				return d.cancelWait(err)
			}
		}
	}
}

// done reports whether t is reached, or the GPU has failed.
func (d *device) done(t target) (bool, error) {
	call, r := d.query(t)
	if r == cu.NotReady {
		return false, nil
	}
	d.readTraces()
	return true, d.ended(d.check(call, r))
}

// ended returns the error of work that has ended: a wait that Abort ended did not
// fail by itself.
func (d *device) ended(err error) error {
	if f, ok := err.(*fault.Error); ok && f.Kind == fault.Wait && d.isAborted() {
		return fmt.Errorf("%w: %w", driver.ErrAborted, err)
	}
	return err
}

// mayHang says that work other than copies and functions of the host is enqueued, which may never
// end by itself.
func (d *device) mayHang() bool {
	for s := range d.streams {
		if len(s.launched) > 0 || len(s.contents) > 0 || len(s.comms) > 0 || s.waits != nil {
			return true
		}
	}
	return false
}

// leaveWait ends a wait for the given reason, and leaves the work and the waiter, which ends with it.
func (d *device) leaveWait(t target, reason error) error {
	d.waiter.stop()
	d.waiter = nil
	if t.e == 0 {
		t.s.end = 0 // which the waiter has
	}
	for s := range d.streams {
		if len(s.calls.list) > 0 {
			return fmt.Errorf("%w; a function that a stream calls on the host (Stream.HostFunc) may not have returned", reason)
		}
	}
	return reason
}

// cancelWait ends a wait for the given reason, with the waiter still waiting.
func (d *device) cancelWait(reason error) error {
	d.setAbort(1)
	patience := d.grace
	if !d.abortComms() && !d.launched() {
		// What runs is a barrier of the host library, which ends by itself or never.
		patience = 0
	}
	timer := time.NewTimer(patience)
	defer timer.Stop()
	select {
	case r := <-d.waiter.done:
		return d.cancelled(reason, r)
	case <-timer.C:
	}
	select {
	case r := <-d.waiter.done:
		return d.cancelled(reason, r)
	default:
	}
	how := ""
	if d.launched() {
		how = ": a loop of its own that reads a word again and again (gpu.AtomicLoad, shmem.AtomicFetch, shmem.Test) cannot be ended on a GPU and its place is not known, but a wait such as shmem.WaitUntil can"
	}
	d.lost = fmt.Errorf("%w; %s did not end within %v, and the process must exit%s", reason, d.running(), patience, how)
	d.waiter = nil // it never comes back
	return d.lost
}

// cancelled returns the error of a cancelled wait whose work has ended.
func (d *device) cancelled(reason error, r cu.Result) error {
	if err := d.check("cuEventSynchronize", r); err != nil {
		return fmt.Errorf("%w: %w", reason, err)
	}
	// The work ended by itself, so later work may wait again.
	if !d.isAborted() {
		d.setAbort(0)
	}
	return reason
}

// launched reports whether a kernel was launched and not yet seen to end, or a graph that may
// have a loop.
func (d *device) launched() bool {
	for s := range d.streams {
		if len(s.launched) > 0 || slices.ContainsFunc(s.contents, func(c *content) bool { return c.conditions }) {
			return true
		}
	}
	return false
}

// setAbort sets the abort words of all loaded kernels.
func (d *device) setAbort(v uint32) {
	d.mu.Lock()
	defer d.mu.Unlock()
	for b := range d.blocks {
		b.setAbort(v)
	}
}
