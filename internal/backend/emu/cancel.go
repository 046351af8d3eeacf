package emu

import (
	"fmt"
	"strconv"
	"strings"
)

// cancel ends the call c, whose context has ended. A call that the PEs make together
// concerns the hosts alone and ends at once; for any other the engine ends the
// kernels of the GPU first, or the watchdog gives up a thread that goes on computing.
// The caller holds mu.
func (w *World) cancel(c *hostCall, cause error) {
	if c.over {
		return
	}
	if c.coll != nil {
		w.hosts.release(c, fmt.Errorf("%s: %w; %s", c.what, cause, w.missing(c.coll)))
		w.hosts.summon()
		return
	}
	c.cancel = cause
	w.hosts.cancels = append(w.hosts.cancels, c)
	w.hosts.summon()
}

// abortFor ends the kernels of the hosts that no longer wait for them, and all
// kernels when the world has failed.
func (w *World) abortFor(cancels []*hostCall, ended error) {
	for _, p := range w.pes {
		w.hosts.mu.Lock()
		err := ended
		aborted := err == nil && p.aborts
		c := &hostCall{pe: p, what: "the kernels are ended", cancel: errAborted}
		if p.call != nil {
			c.what = p.call.what
		}
		w.hosts.mu.Unlock()
		if aborted && p.err == nil {
			err = w.cancelled(c)
		}
		if err != nil && p.err == nil {
			p.fail(err)
			w.drain()
		}
	}
	for _, c := range cancels {
		err := fmt.Errorf("%s: %w", c.what, c.cancel)
		switch {
		case c.pe.working():
			err = w.cancelled(c)
			c.pe.fail(err)
			w.drain()
		case c.pe.err != nil: // which says where the kernels waited
			err = fmt.Errorf("%s: %w: %w", c.what, c.cancel, c.pe.err)
		}
		w.hosts.mu.Lock()
		w.hosts.release(c, err)
		w.hosts.mu.Unlock()
	}
}

// cancelled returns the error of a host that no longer waits for its kernels: the
// cause, and where the threads wait.
func (w *World) cancelled(c *hostCall) error {
	report := w.report(c.pe)
	for _, k := range w.launches.live {
		if k.pe != c.pe {
			continue
		}
		e := k.waitFault()
		if e != nil {
			e.Msg += "; ended while waiting"
		} else if e = k.runFault(); e == nil {
			continue
		}
		e.Msg += report
		return fmt.Errorf("%s: %w: %w", c.what, c.cancel, e)
	}
	if waits := w.streamWaits(c.pe); len(waits) > 0 {
		return fmt.Errorf("%s: %w; %s", c.what, c.cancel, strings.Join(waits, "; "))
	}
	if s := w.calling.s; s != nil && s.pe == c.pe {
		return fmt.Errorf("%s: %w; a function that the stream calls on the host (Stream.HostFunc) has not returned", c.what, c.cancel)
	}
	return fmt.Errorf("%s: %w", c.what, c.cancel)
}

// goneText is what has become of a PE whose process has ended without a word.
const goneText = "its process has ended"

// doing says what the host of a PE does instead of making a call. The caller holds
// hosts.mu.
func (p *pe) doing() string {
	switch {
	case p.gone:
		return "has died: " + goneText
	case p.closed:
		return "has closed its device"
	case p.call == nil:
		return "does not wait for its device"
	}
	return "waits in " + strconv.Quote(p.call.what)
}
