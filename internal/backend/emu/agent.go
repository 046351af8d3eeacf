package emu

import (
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/base/race"
)

// The functions of this file do a stream's work: on the engine's goroutine, or
// for the race detector on the stream's own, its agent, which knows what was done
// before on the stream and nothing else.

// tell has f run as part of the stream's work.
func (s *stream) tell(f func(s *stream)) {
	if s.in == nil {
		f(s)
		return
	}
	s.do = f
	race.Disable()
	s.in <- struct{}{}
	<-s.pe.w.fibers.back
	race.Enable()
}

// agent runs what tell is given.
//
//go:norace
func (s *stream) agent() {
	for {
		race.Disable()
		<-s.in
		race.Enable()
		do := s.do
		if do != nil {
			do(s)
		}
		race.Disable()
		s.pe.w.fibers.back <- struct{}{}
		race.Enable()
		if do == nil {
			return
		}
	}
}

// stopAgent ends the agent.
func (s *stream) stopAgent() {
	if s.in != nil {
		s.tell(nil)
		s.in = nil
	}
}

// spawn starts the goroutine of a thread.
func (s *stream) spawn(f *fiber) {
	s.f = f
	s.tell((*stream).doSpawn)
}

//go:norace
func (s *stream) doSpawn() { go s.f.goroutine() }

// order does the work of an item, as far as it is done at once.
func (s *stream) order(it *item) {
	s.it = it
	s.tell((*stream).doItem)
}

//go:norace
func (s *stream) doItem() {
	it := s.it
	race.Acquire(s.submitted.ptr())
	switch it.kind {
	case itemCopy:
		copy(view(it.dst, it.n), view(it.src, it.n))
	case itemBox:
		it.box.do()
	case itemZero:
		race.Write(it.dst, it.n)
		zero(it.dst, it.n)
	case itemCondition:
		s.doDecide(it)
	case itemRecord:
		race.ReleaseMerge(it.e.order.ptr())
	case itemWait:
		race.Acquire(it.e.order.ptr())
	case itemComm:
		s.part(it)
	}
	race.ReleaseMerge(s.finished.ptr())
}

//go:norace
func zero(p unsafe.Pointer, n uintptr) { clear(view(p, n)) }

// doJoin orders what the threads of a launch did before the stream's later work.
//
//go:norace
func (s *stream) doJoin() {
	race.Acquire(s.busy.k.done.ptr())
	race.ReleaseMerge(s.finished.ptr())
}

// doCall starts a function of the host.
//
//go:norace
func (s *stream) doCall() { go s.callHost(s.busy) }

// doReturn orders what a function of the host did before the stream's later work.
//
//go:norace
func (s *stream) doReturn() {
	race.Acquire(s.busy.returned.ptr())
	race.ReleaseMerge(s.finished.ptr())
}
