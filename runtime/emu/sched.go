package emu

// runnable is what the scheduler chooses from: a *thread that can go on, a
// *block with threads that have not started, or a *stream with work.
type runnable any

// step moves the emulated GPUs until a host can go on or the engine is needed
// elsewhere.
func (w *World) step() {
	for _, p := range w.pes {
		p.dropStreams()
		for _, s := range p.streams {
			s.feed()
		}
	}
	w.dirty = true
	defer w.current.Store(nil)
	for !w.interrupt.Load() {
		if len(w.killing) > 0 {
			w.drain()
		}
		if w.dirty {
			w.dirty = false
			if w.releaseMet() {
				return
			}
		}
		r := w.next
		w.next = nil
		if r == nil {
			r = w.pick()
		}
		switch r := r.(type) {
		case nil:
			w.settle()
		case *thread:
			w.resume(r)
		case *stream:
			r.advance()
		}
	}
}

// disturbed says that the engine has something else to do than to run threads.
func (w *World) disturbed() bool {
	return w.dirty || len(w.killing) > 0 || w.interrupt.Load()
}

// pick delivers an operation now and then, and draws what runs next: a thread or
// a stream, nil if nothing can.
func (w *World) pick() runnable {
	w.deliverSome()
	if w.picks++; w.picks&63 == 0 {
		w.lookAtAll()
	}
	if len(w.ready) == 0 {
		return nil
	}
	i := w.rng.below(len(w.ready))
	r := w.ready[i]
	if b, ok := r.(*block); ok {
		if b.started+1 == b.size {
			w.unready(i)
		}
		return b.start()
	}
	w.unready(i)
	return r
}

// deliverSome delivers an operation now and then, more often one that somebody
// waits for.
func (w *World) deliverSome() {
	if len(w.channels) == 0 {
		return
	}
	if w.rng.next()%w.lazy == 0 {
		w.deliverAny()
	} else if w.quieters > 0 && w.rng.next()&3 == 0 {
		w.deliverQuieting()
	}
}

// unready removes entry i from the list of what can run.
func (w *World) unready(i int) {
	last := len(w.ready) - 1
	w.ready[i] = w.ready[last]
	w.ready[last] = nil
	w.ready = w.ready[:last]
}

// makeReady lets a waiting thread go on.
func (w *World) makeReady(t *thread) {
	t.state = ready
	t.wait.kind = waitNone
	w.ready = append(w.ready, t)
	w.progress++
}

// resume runs t until it waits, has finished, or lets others run.
func (w *World) resume(t *thread) {
	if w.cfg.Trace != nil {
		w.tracef("run PE %d %s block %v thread %d", t.pe.rank, t.k.name, t.b.idx, t.rank)
	}
	t.state = running
	w.current.Store(t)
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
	if w.disturbed() || w.cfg.Race {
		return nil
	}
	var r runnable
	// Going on with the same block most of the time is kind to the cache.
	if b.live > 0 && b.started < b.size && w.rng.next()&7 != 0 {
		r = w.startOf(b)
	} else {
		r = w.pick()
	}
	if n, ok := r.(*thread); ok && n.f == nil {
		if w.cfg.Trace != nil {
			w.tracef("start PE %d %s block %v thread %d", n.pe.rank, n.k.name, n.b.idx, n.rank)
		}
		n.state = running
		w.current.Store(n)
		return n
	}
	w.next = r
	return nil
}

// startOf starts a thread of b and takes b off the list with the last one.
func (w *World) startOf(b *block) *thread {
	if b.started+1 == b.size {
		for i, r := range w.ready {
			if r == runnable(b) {
				w.unready(i)
				break
			}
		}
	}
	return b.start()
}

// settle is called when nothing can run: it delivers what threads may wait for,
// and otherwise ends what will wait for ever.
func (w *World) settle() {
	if w.dirty { // what was delivered last lets a host go on
		return
	}
	if w.lookAtAll() {
		return
	}
	if w.quieters > 0 {
		w.deliverQuieting()
		return
	}
	if len(w.channels) > 0 && w.parked > 0 {
		w.deliverAny()
		return
	}
	w.stuck()
}

// maybeYield lets another thread run now and then, after a device function.
func (w *World) maybeYield(t *thread) {
	w.deliverSome()
	if len(w.ready) > 0 && w.rng.next()&3 == 0 || w.disturbed() {
		t.state = ready
		w.ready = append(w.ready, t)
	}
}
