package emu

import "slices"

// runnable is what the scheduler chooses from: a *thread that can go on, a
// *block with threads that have not started, or a *stream with work.
type runnable any

// scheduler knows what can run and how many threads cannot. A thread waits for its
// turn in ready or next, or is parked, or runs. A block is in ready while some of its
// threads have not started.
type scheduler struct {
	ready  []runnable
	next   runnable // picked by a coroutine for the engine
	parked int      // threads whose state is parked
	picks  uint64
	lag    lag
	// progress counts what may change what a thread sees.
	progress uint64
	// dirty says that a host may be able to go on.
	dirty bool
}

// add lets the scheduler choose r.
func (s *scheduler) add(r runnable) {
	s.lag.meet(r)
	s.ready = append(s.ready, r)
}

// busy says that there is something to choose.
func (s *scheduler) busy() bool { return len(s.ready) > 0 }

// yield lets others run before t goes on.
func (s *scheduler) yield(t *thread) {
	t.state = ready
	s.add(t)
}

// park has t wait until unpark.
func (s *scheduler) park(t *thread) {
	t.state = parked
	s.parked++
	s.progress++
}

// unpark lets a parked thread go on.
func (s *scheduler) unpark(t *thread) {
	s.parked--
	s.makeReady(t)
}

// makeReady lets a waiting thread go on.
func (s *scheduler) makeReady(t *thread) {
	s.yield(t)
	t.wait.kind = waitNone
	s.progress++
}

// forget removes a thread that goes on or ends, whether it was parked or not.
func (s *scheduler) forget(t *thread) {
	if t.state == parked {
		s.parked--
	}
}

// turn counts a choice, and reports for one in 64 that it is time to look at what
// threads wait for.
func (s *scheduler) turn() bool {
	s.picks++
	return s.picks&63 == 0
}

// takeNext returns what a coroutine has picked for the engine, or nil.
func (s *scheduler) takeNext() runnable {
	r := s.next
	s.next = nil
	return r
}

// draw chooses what runs next, a thread or a stream, and takes it off the list; nil if
// there is nothing.
func (s *scheduler) draw(rng *rng) runnable {
	if len(s.ready) == 0 {
		return nil
	}
	i := s.lag.draw(s.ready, rng)
	r := s.ready[i]
	if b, ok := r.(*block); ok {
		if b.started+1 == b.size {
			s.remove(i)
		}
		return b.start()
	}
	s.remove(i)
	return r
}

// remove removes entry i from the list of what can run.
func (s *scheduler) remove(i int) { s.ready = replaced(s.ready, i) }

// replaced returns a list without entry i, whose place the last one takes.
func replaced[T any](list []T, i int) []T {
	last := len(list) - 1
	list[i] = list[last]
	clear(list[last:])
	return list[:last]
}

// startOf starts a thread of b and takes b off the list with the last one.
func (s *scheduler) startOf(b *block) *thread {
	if b.started+1 == b.size {
		if i := slices.Index(s.ready, runnable(b)); i >= 0 {
			s.remove(i)
		}
	}
	return b.start()
}

// drop forgets what belongs to a launch.
func (s *scheduler) drop(k *kernel) {
	if belongs(s.next, k) {
		s.next = nil
	}
	s.ready = slices.DeleteFunc(s.ready, func(r runnable) bool { return belongs(r, k) })
}

func belongs(r runnable, k *kernel) bool {
	switch r := r.(type) {
	case *thread:
		return r.k == k
	case *block:
		return r.k == k
	}
	return false
}
