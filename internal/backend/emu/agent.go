package emu

import (
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/base/race"
)

// The functions of this file do a stream's work. They run on the engine's goroutine. For the
// race detector they run on the stream's own goroutine, its agent, which comes after what
// was done before on the stream and after nothing else.

// tell has f run as part of the stream's work.
func (s *stream) tell(f func(s *stream)) {
	if s.in == nil {
		f(s)
		return
	}
	s.do = f
	handOver(s.in)
	waitFor(s.pe.w.fibers.back)
}

// agent runs what tell is given.
//
//go:norace
func (s *stream) agent() {
	for {
		waitFor(s.in)
		do := s.do
		if do != nil {
			do(s)
		}
		handOver(s.pe.w.fibers.back)
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

// spawnCopy starts the goroutine of a bulk copy.
func (s *stream) spawnCopy(x *copying) {
	s.copying = x
	s.tell((*stream).doSpawnCopy)
}

//go:norace
func (s *stream) doSpawnCopy() { go s.copying.agent() }

// order has the agent do what an item does at once.
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
	if it.done != nil {
		it.done()
	}
	race.ReleaseMerge(s.finished.ptr())
}

//go:norace
func zero(p unsafe.Pointer, n uintptr) { clear(view(p, n)) }

// follow orders what others have done before the stream's later work.
func (s *stream) follow(others *token) {
	s.others = others
	s.tell((*stream).doFollow)
}

//go:norace
func (s *stream) doFollow() {
	race.Acquire(s.others.ptr())
	race.ReleaseMerge(s.finished.ptr())
}

// doCall starts a function of the host.
//
//go:norace
func (s *stream) doCall() { go s.callHost(s.busy) }
