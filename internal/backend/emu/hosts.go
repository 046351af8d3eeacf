package emu

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"sync/atomic"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/hang"
)

// errAborted is the error of a GPU after Abort.
var errAborted = fmt.Errorf("the device was %w", driver.ErrAborted)

// hosts are the host goroutines of the PEs as the engine sees them. A PE that is open is blocked exactly while its call is not nil.
type hosts struct {
	pes  []*pe
	move func() // begins to move the GPUs

	mu       sync.Mutex
	wake     sync.Cond   // the engine waits for work
	live     int         // PEs that are not closed
	blocked  int         // PEs that wait inside a driver call
	polls    int         // of these, PEs that wait for a moment only
	calls    uint64      // of the driver that waited or wait
	cancels  []*hostCall // calls whose context has ended
	surveys  []chan *hang.Report
	aborting bool  // a PE or all are to end
	ended    error // set by Fail
	lost     bool  // a thread will not come back
	engine   bool  // the goroutine that moves the GPUs exists
	begun    bool  // it has existed
	calling  bool  // a stream calls a function of the host

	// interrupt asks the engine to leave its loop and look at the hosts.
	interrupt atomic.Bool
}

// start prepares for the hosts of PEs. move begins to move the emulated GPUs.
func (h *hosts) start(pes []*pe, move func()) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.pes, h.move, h.live = pes, move, len(pes)
	h.wake.L = &h.mu
}

// summon has the engine leave its loop and look at the hosts. The caller holds mu.
func (h *hosts) summon() {
	h.interrupt.Store(true)
	h.wake.Signal()
}

// errand is why the engine goes on.
type errand struct {
	all     bool        // every host waits and no stream calls one: the GPUs may move
	cancels []*hostCall // calls to end
	surveys []chan *hang.Report
	ended   error
}

// await waits until the engine has something to do, and reports false when every
// device is closed: then there is no engine any more.
func (h *hosts) await() (errand, bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for h.live > 0 {
		all := h.blocked == h.live && !h.calling
		if !all && len(h.cancels) == 0 && len(h.surveys) == 0 && !h.aborting {
			h.wake.Wait()
			continue
		}
		e := errand{all: all, cancels: h.cancels, surveys: h.surveys, ended: h.ended}
		h.cancels, h.surveys, h.aborting = nil, nil, false
		h.interrupt.Store(false)
		return e, true
	}
	h.engine = false
	e := errand{surveys: h.surveys, ended: h.ended}
	h.surveys = nil
	return e, false
}

// allWait says that every host waits, and that no call of theirs ends by itself.
func (h *hosts) allWait() bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.blocked == h.live && len(h.cancels) == 0 && h.polls == 0
}

// hostCall is a call of the driver that waits for the emulated GPUs.
type hostCall struct {
	pe   *pe
	what string // for reports: "Stream.Sync"
	// met says whether the call is satisfied, and with which error. The caller holds hosts.mu.
	met func() (bool, error)
	// coll is what the PEs do together, nil if nothing.
	coll *collective
	// closing marks the call that ends the PE.
	closing bool
	// poll marks a call that waits for a moment, and ends then even if it is not satisfied.
	poll   bool
	done   chan error
	cancel error
	over   bool
}

// admit counts the host of c among those who wait. It reports false, with what the call
// returns, where there is nothing to wait for. The caller holds mu.
func (h *hosts) admit(ctx context.Context, c *hostCall) (waits bool, err error) {
	p := c.pe
	switch {
	case c.closing && (h.ended != nil || h.lost || p.err != nil || p.aborts):
		if !p.closed {
			h.close(p)
			h.wake.Signal()
		}
		return false, p.untold()
	case h.ended != nil:
		return false, h.ended
	case ctx.Err() != nil && c.coll != nil:
		return false, fmt.Errorf("%s: %w", c.what, context.Cause(ctx))
	case h.lost:
		return false, errLost
	case p.err != nil && !p.closed:
		p.told = true
		return false, p.err
	case p.aborts && c.coll != nil: // those whom it would wait for may have gone
		return false, fmt.Errorf("%s: %w", c.what, errAborted)
	case p.call != nil || p.closed:
		return false, fmt.Errorf("%s: the device is closed, or used by two goroutines at once", c.what)
	}
	p.call = c
	if c.poll {
		h.polls++
	}
	h.blocked++
	h.calls++
	h.wake.Signal()
	return true, nil
}

// release lets the host of c go on. The caller holds mu.
func (h *hosts) release(c *hostCall, err error) {
	if c.over {
		return
	}
	c.over = true
	c.pe.told = c.pe.told || err != nil && err == c.pe.err
	c.pe.call = nil
	h.blocked--
	if c.poll {
		h.polls--
	}
	if c.closing {
		h.close(c.pe)
	}
	c.done <- err
}

// close takes the PE off those that are open. The caller holds mu.
func (h *hosts) close(p *pe) {
	p.closed = true
	h.live--
}

// wait blocks the host until c is satisfied, the world fails or ctx ends.
func (h *hosts) wait(ctx context.Context, c *hostCall) error {
	c.done = make(chan error, 1)
	if waits, err := h.enter(ctx, c); !waits {
		return err
	}
	select {
	case err := <-c.done:
		return err
	case <-ctx.Done():
	}
	h.mu.Lock()
	h.cancel(c, context.Cause(ctx))
	h.mu.Unlock()
	return <-c.done
}

// poll asks whether reached says yes. If not, the host waits like any other until the emulated GPUs
// have moved a little, so that a program may ask again and again. While a function of the host runs
// they do not move, and poll returns at once: the function may wait for this host. It holds mu while it calls
// reached.
func (h *hosts) poll(p *pe, what string, reached func() bool) (done bool, err error) {
	c := &hostCall{pe: p, what: what, poll: true, met: func() (bool, error) {
		done = reached() || p.err != nil
		return done, p.err
	}}
	if c := p.w.notes.checker; c != nil {
		c.Asked()
	}
	h.mu.Lock()
	_, err = c.met()
	p.told = p.told || err != nil
	calling := h.calling
	h.mu.Unlock()
	if !done && !calling {
		err = h.wait(context.Background(), c)
	}
	return done, err
}

// endPolls ends the calls that wait for a moment.
func (h *hosts) endPolls() {
	h.mu.Lock()
	defer h.mu.Unlock()
	for _, p := range h.pes {
		if c := p.call; c != nil && c.poll {
			_, err := c.met()
			h.release(c, err)
		}
	}
}

// enter is admit, and has the GPUs move for a host that waits.
func (h *hosts) enter(ctx context.Context, c *hostCall) (waits bool, err error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if waits, err = h.admit(ctx, c); waits && ctx.Err() != nil {
		h.cancel(c, context.Cause(ctx)) // before the engine takes the host for one that waits
	}
	if waits && !h.engine {
		h.engine, h.begun = true, true
		h.move()
	}
	return waits, err
}

// Fail ends the world: calls of the driver that wait, and all later ones, return
// an error that wraps err, and kernels are ended. The first call counts.
func (w *World) Fail(err error) { w.hosts.fail(err) }

func (h *hosts) fail(err error) {
	if err == nil {
		err = errors.New("ended by the host")
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.ended != nil {
		return
	}
	h.ended = fmt.Errorf("the job has ended: %w", err)
	for _, p := range h.pes {
		switch {
		case p.call == nil:
		case p.call.closing:
			h.release(p.call, p.untold())
		default:
			h.release(p.call, h.ended)
		}
	}
	h.aborting = true
	h.summon()
}
