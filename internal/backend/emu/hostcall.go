package emu

import (
	"github.com/gpuc-go/gpuc/internal/base/race"
)

// calling is a function of the host that a stream calls, and that has not returned as
// far as the engine knows.
type calling struct {
	s  *stream
	it *item
}

func (s *stream) CallHost(f func()) error {
	return s.put("call a function of the host", &item{kind: itemHost, f: f})
}

// call calls the function of the item that s is busy with. Until it returns, the
// emulated GPUs stand still, so that a run repeats from its seed. It has a goroutine of
// its own, and hosts that no longer wait go on meanwhile.
func (w *World) call(s *stream) {
	w.calling = calling{s, s.busy}
	w.hosts.mu.Lock()
	w.hosts.calling = true
	w.hosts.mu.Unlock()
	s.tell((*stream).doCall)
}

// callHost is the goroutine of a function of the host.
func (s *stream) callHost(it *item) {
	it.f()
	race.ReleaseMerge(it.returned.ptr())
	s.pe.w.hosts.callEnded()
}

// callEnded lets the engine go on after a function of the host. What the function did is
// ordered by the stream alone.
//
//go:norace
func (h *hosts) callEnded() {
	race.Disable()
	defer race.Enable()
	h.mu.Lock()
	defer h.mu.Unlock()
	h.calling = false
	h.wake.Signal()
}

// returned lets the stream go on whose function has returned, unless its GPU has failed
// meanwhile.
func (w *World) returned() {
	c := w.calling
	w.calling = calling{}
	if c.s != nil {
		w.hosts.mu.Lock()
		c.s.pe.functions--
		w.hosts.mu.Unlock()
	}
	if c.s != nil && c.s.busy == c.it {
		c.s.follow(&c.it.returned)
		c.s.next()
	}
}
