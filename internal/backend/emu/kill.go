package emu

import "slices"

// fail makes the GPU unusable: its launches end, and its streams drop their work.
// As on a GPU, where a trap ends the context, that includes other streams.
func (p *pe) fail(err error) {
	w := p.w
	w.hosts.mu.Lock()
	if p.err == nil {
		p.err = err
		w.sched.progress++
	}
	w.hosts.mu.Unlock()
	for _, k := range w.launches.live {
		if k.pe == p {
			if k.err == nil {
				k.err = err
			}
			w.launches.fail(k)
		}
	}
	w.sched.dirty = true
	if len(w.launches.failed) == 0 {
		p.flush()
	}
}

// flush drops the work of the GPU's streams.
func (p *pe) flush() {
	w := p.w
	w.hosts.mu.Lock()
	streams := p.streams
	w.hosts.mu.Unlock()
	w.teams.leave(p)
	w.holding.leave(p)
	p.dropUnits()
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
	for len(w.launches.failed) > 0 {
		k := w.launches.failed[0]
		k.killed = true
		k.pe.fail(k.err)
		w.unwind(k)
		w.launches.failed = w.launches.failed[1:]
		k.pe.flush()
	}
	w.sched.dirty = true
}

// unwind ends the threads of a launch, those that wait by a panic, and the launch. It goes on
// where it was left if a thread has called runtime.Goexit.
func (w *World) unwind(k *kernel) {
	w.sched.drop(k)
	w.signals.abandon(k)
	w.barriers.abandon(k)
	k.pe.watching = slices.DeleteFunc(k.pe.watching, func(t *thread) bool { return t.k == k })
	w.teams.abandon(k)
	w.net.quieters -= len(k.pe.quieting)
	k.pe.quieting = slices.DeleteFunc(k.pe.quieting, func(q *quieting) bool { return q.k == k })
	w.net.quieters += len(k.pe.quieting)
	delete(w.directed.unstarted, k)
	k.pe.queued = slices.DeleteFunc(k.pe.queued, func(q *kernel) bool { return q == k })
	for _, b := range slices.Clone(k.live) {
		w.unwindBlock(b)
	}
	if len(k.live) == 0 && w.launches.has(k) { // none of its blocks had room yet
		k.end()
	}
}

func (w *World) unwindBlock(b *block) {
	absent := b.size - b.started
	b.started = b.size
	b.group.live -= absent
	b.k.group.live -= absent
	if b.cluster != nil {
		b.cluster.group.live -= absent
	}
	if b.group.live == 0 { // whoever had started has finished
		b.k.endBlock(b)
		return
	}
	for i := range b.threads {
		t := &b.threads[i]
		if t.b != b || t.state == done || t.w == nil {
			continue
		}
		w.sched.forget(t)
		if t.f == nil {
			w.finish(t)
			continue
		}
		t.abort = true
		w.resume(t)
	}
}
