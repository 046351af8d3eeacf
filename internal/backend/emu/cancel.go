package emu

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
)

// cancel ends the call c, whose context has ended. A call that the PEs make together
// concerns the hosts alone and ends at once; for any other the engine ends the
// kernels of the GPU first, or the watchdog gives up a thread that goes on computing.
// The caller holds hosts.mu.
func (h *hosts) cancel(c *hostCall, cause error) {
	if c.over {
		return
	}
	if c.coll != nil {
		h.release(c, fmt.Errorf("%s: %w; %s", c.what, cause, h.missing(c.coll)))
		h.summon()
		return
	}
	c.cancel = cause
	h.cancels = append(h.cancels, c)
	h.summon()
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
			w.endWork(c.pe, err)
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
	w.hosts.mu.Lock()
	defer w.hosts.mu.Unlock()
	return fmt.Errorf("%s: %w%s%s", c.what, c.cancel, c.pe.next(), w.standing())
}

// endWork ends the work of a GPU for which its host no longer waits. Calls of NCCL end with their
// communicators. A GPU that has begun a kernel or waits for other PEs cannot be used any more. Other
// work ends by itself, and stays.
func (w *World) endWork(p *pe, err error) {
	if p.mayHang() {
		p.fail(fmt.Errorf("the PE's work was ended, and the PE cannot be used any more: %w", err))
		w.drain()
		w.hosts.mu.Lock()
		p.told = true // by err
		w.hosts.mu.Unlock()
		return
	}
	for _, c := range p.commsRunning() {
		_ = c.end(driver.ErrCommAborted) // unless it is over
	}
}

// mayHang says that the GPU has begun what may not end by itself.
func (p *pe) mayHang() bool {
	return slices.ContainsFunc(p.w.launches.live, func(k *kernel) bool { return k.pe == p }) ||
		slices.ContainsFunc(p.w.communicating(p), func(s *stream) bool { return s.busy.comm != nil && s.busy.comm.Op.Blocks })
}

// commsRunning are the communicators of which calls have not ended.
func (p *pe) commsRunning() (all []*comm) {
	p.w.hosts.mu.Lock()
	defer p.w.hosts.mu.Unlock()
	for _, s := range p.streams {
		for _, it := range append(slices.Clip(s.queue), s.busy) {
			if it != nil && it.unit != nil {
				all = append(all, it.unit.comm)
			}
		}
	}
	return all
}

// next says what the streams of the GPU come to next of what may wait. The caller holds hosts.mu.
func (p *pe) next() string {
	var texts []string
	for _, s := range p.streams {
		for _, it := range s.queue {
			if text := it.text(); text != "" {
				texts = append(texts, text)
				break
			}
		}
	}
	if len(texts) == 0 {
		return ""
	}
	return "; not begun: " + strings.Join(texts, ", ")
}

// text names work that may wait, and is empty for other work.
func (it *item) text() string {
	switch {
	case it.k != nil:
		return "kernel " + it.k.name
	case it.unit != nil:
		return it.unit.waitText()
	case it.comm != nil:
		return commText(it)
	}
	return ""
}

// standing says what keeps the emulated GPUs from moving, if anything does. The caller holds hosts.mu.
func (w *World) standing() string {
	const still = "; the emulated GPUs stand still until "
	if s := w.calling.s; s != nil {
		return fmt.Sprintf("%sa function returns that a stream of PE %d calls on the host (Stream.HostFunc)", still, s.pe.rank)
	}
	for _, p := range w.pes {
		if !p.closed && p.call == nil {
			return fmt.Sprintf("%sthe hosts of all PEs wait for them: PE %d %s", still, p.rank, p.doing())
		}
	}
	return ""
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
