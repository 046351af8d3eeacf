package emu

import "math"

// engine moves the emulated GPUs whenever all hosts wait.
func (w *World) engine() {
	normal := false
	defer func() {
		// A kernel that calls runtime.Goexit, as testing.T.FailNow does, ends
		// the goroutine that runs its coroutine, which is this one.
		if !normal {
			go w.engine()
		}
	}()
	for {
		e, ok := w.hosts.await()
		w.answer(e.surveys)
		w.abortFor(e.cancels, e.ended)
		w.endComms()
		if !ok {
			break
		}
		if len(e.cancels) > 0 {
			continue // these hosts go on
		}
		if e.all {
			w.step()
			w.hosts.endPolls()
		} else {
			w.hosts.releaseMet() // hosts of devices that have failed now
		}
	}
	w.stopFibers()
	normal = true
	close(w.over)
}

// step moves the emulated GPUs until a host can go on or the engine is needed
// elsewhere.
func (w *World) step() {
	for _, p := range w.pes {
		p.dropStreams()
		for _, s := range p.streams {
			s.feed()
		}
	}
	w.sched.dirty = true
	w.returned()
	defer w.activity.idle()
	for turns := w.hosts.turns(&w.rng); turns > 0 && !w.hosts.interrupt.Load() && w.calling.s == nil; turns-- {
		if len(w.launches.failed) > 0 {
			w.drain()
		}
		if w.sched.dirty {
			w.sched.dirty = false
			if w.hosts.releaseMet() {
				return
			}
		}
		r := w.sched.takeNext()
		if r == nil {
			r = w.pick()
		}
		switch r := r.(type) {
		case nil:
			w.settle()
		case *thread:
			w.resume(r)
			w.failHung()
		case *stream:
			r.advance()
		case *commOp:
			r.finish()
		case *flight:
			r.land()
		case *landing:
			r.land(w)
		case *blockStart:
			r.start()
		case *blockEnd:
			r.end()
		}
	}
}

// pollTurns is how many turns the GPUs take at most before a host that only asks goes on.
const pollTurns = 64

// turns returns how many turns the GPUs take before the engine is needed elsewhere.
func (h *hosts) turns(r *rng) int {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.polls == 0 {
		return math.MaxInt
	}
	return 1 + int(r.next()%pollTurns)
}

// disturbed says that the engine has something else to do than to run threads.
func (w *World) disturbed() bool {
	return w.sched.dirty || len(w.launches.failed) > 0 || w.hosts.interrupt.Load()
}

// releaseMet releases the hosts whose calls are satisfied, and reports whether
// there were any.
func (h *hosts) releaseMet() bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.matchCollectives()
	any := false
	for _, p := range h.pes {
		c := p.call
		if c == nil || c.met == nil {
			continue
		}
		if ok, err := c.met(); ok {
			h.release(c, err)
			any = true
		}
	}
	return any
}

// pick delivers an operation now and then, and draws what runs next: a thread or
// a stream, nil if nothing can.
func (w *World) pick() runnable {
	if w.cfg.Director != nil {
		return w.directed.next()
	}
	w.deliverSome()
	if w.sched.turn() {
		w.lookAtAll()
	}
	for w.net.busy() && w.sched.lag.all(w.sched.ready) {
		w.deliver(w.net.any()) // the others may wait for it
	}
	return w.sched.draw(&w.rng)
}

// deliverSome delivers an operation now and then, more often one that somebody
// waits for.
func (w *World) deliverSome() {
	if w.cfg.Director != nil {
		return
	}
	for w.net.crowded() {
		w.deliver(w.net.any())
	}
	if c := w.net.due(); c != nil {
		w.deliver(c)
	}
	if x := w.copies.due(&w.rng); x != nil {
		w.copies.goOn(x)
	}
	w.images.publishSome()
}

// maybeYield lets another thread run now and then, after a device function.
func (w *World) maybeYield(t *thread) {
	if w.cfg.Director != nil {
		if t.idle++; t.idle > idleTurns || w.disturbed() {
			w.sched.yield(t)
		}
		return
	}
	w.deliverSome()
	if w.sched.busy() && w.rng.next()&3 == 0 || w.disturbed() {
		w.sched.yield(t)
	}
}

// resume runs t until it waits, has finished, or lets others run.
func (w *World) resume(t *thread) {
	if w.cfg.Trace != nil {
		w.tracef("run PE %d %s block %v thread %d", t.pe.rank, t.k.name, t.b.idx, t.rank)
	}
	t.state = running
	w.activity.runs(t)
	if t.f == nil {
		t.f = w.newFiber(t)
	}
	t.f.resume()
}

// after ends thread t, and returns a thread that has not started and that the
// same coroutine can run next; without one the engine goes on.
func (w *World) after(t *thread) *thread {
	b := t.b
	w.finish(t)
	if w.disturbed() || w.cfg.Race || w.cfg.Director != nil {
		return nil
	}
	var r runnable
	// Going on with the same block most of the time is kind to the cache.
	if b.group.live > 0 && b.started < b.size && w.rng.next()&7 != 0 {
		r = w.sched.startOf(b)
	} else {
		r = w.pick()
	}
	if n, ok := r.(*thread); ok && n.f == nil {
		if w.cfg.Trace != nil {
			w.tracef("start PE %d %s block %v thread %d", n.pe.rank, n.k.name, n.b.idx, n.rank)
		}
		n.state = running
		w.activity.runs(n)
		return n
	}
	w.sched.next = r
	return nil
}

// settle is called when nothing can run: it delivers what threads may wait for,
// and otherwise ends what will wait for ever.
func (w *World) settle() {
	switch {
	case w.sched.dirty: // what was delivered last lets a host go on
	case w.lookAtAll():
	case w.copies.busy():
		w.copies.goOn(w.copies.any(&w.rng))
	case w.net.quieters > 0:
		w.deliver(w.net.quieting())
	case w.net.busy() && (w.sched.parked > 0 || len(w.communicating(nil)) > 0):
		w.deliver(w.net.any())
	case w.images.publishAll(): // last, since it looks at all symmetric memory
	default:
		w.stuck()
	}
}
