package emu

import "slices"

// fail makes the GPU unusable: its launches end, and its streams drop their work.
// As on a GPU, where a trap ends the context, that includes other streams.
func (p *pe) fail(err error) {
	w := p.w
	w.mu.Lock()
	if p.err == nil {
		p.err = err
	}
	w.mu.Unlock()
	for _, k := range w.kernel {
		if k.pe == p {
			if k.err == nil {
				k.err = err
			}
			if !k.killed {
				w.killing = append(w.killing, k)
			}
		}
	}
	w.dirty = true
	if len(w.killing) == 0 {
		p.flush()
	}
}

// flush drops the work of the GPU's streams.
func (p *pe) flush() {
	w := p.w
	w.mu.Lock()
	streams := p.streams
	w.mu.Unlock()
	w.barrier.leave(p)
	for _, s := range streams {
		if s.busy != nil && s.busy.kind != itemKernel {
			s.busy = nil
		}
		s.feed()
	}
}

// drain ends the launches that have failed. It runs on the engine's goroutine,
// with no thread running.
func (w *World) drain() {
	for len(w.killing) > 0 {
		k := w.killing[0]
		if !k.killed {
			k.killed = true
			k.pe.fail(k.err)
			w.unwind(k)
			k.pe.flush()
		}
		w.killing = w.killing[1:]
	}
	w.dirty = true
}

// unwind ends the threads of a launch, those that wait by a panic.
func (w *World) unwind(k *kernel) {
	if belongs(w.next, k) {
		w.next = nil
	}
	keep := w.ready[:0]
	for _, r := range w.ready {
		if !belongs(r, k) {
			keep = append(keep, r)
		}
	}
	clear(w.ready[len(keep):])
	w.ready = keep
	for word, list := range w.waiters {
		rest := list[:0]
		for _, t := range list {
			if t.k != k {
				rest = append(rest, t)
			}
		}
		if w.waiters[word] = rest; len(rest) == 0 {
			delete(w.waiters, word)
		}
	}
	k.pe.watching = slices.DeleteFunc(k.pe.watching, func(t *thread) bool { return t.k == k })
	for _, tm := range w.teams {
		if tm != nil {
			tm.abandon(k)
		}
	}
	quieting := k.pe.quieting[:0]
	for _, q := range k.pe.quieting {
		if q.k != k {
			quieting = append(quieting, q)
		}
	}
	w.quieters -= len(k.pe.quieting) - len(quieting)
	k.pe.quieting = quieting
	for i, q := range k.pe.queued {
		if q == k {
			k.pe.queued = append(k.pe.queued[:i], k.pe.queued[i+1:]...)
			break
		}
	}
	live := append([]*block(nil), k.live...)
	if len(live) == 0 { // between the last block and the end
		return
	}
	for _, b := range live {
		w.unwindBlock(b)
	}
}

func (w *World) unwindBlock(b *block) {
	absent := b.size - b.started
	b.started = b.size
	b.live -= absent
	b.k.threads -= absent
	if b.live == 0 { // whoever had started has finished
		b.k.endBlock(b)
		return
	}
	for i := range b.threads {
		t := &b.threads[i]
		if t.b != b || t.state == done || t.w == nil {
			continue
		}
		if t.state == parked {
			w.parked--
		}
		if t.f == nil {
			w.finish(t)
			continue
		}
		t.abort = true
		w.resume(t)
	}
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
