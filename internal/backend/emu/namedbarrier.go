package emu

import (
	"fmt"

	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/base/race"
)

// namedBarrier is a barrier of some threads of a block.
type namedBarrier struct {
	threads, came int
	who           [arch.MaxBlockThreads / 64]uint64 // a bit for each thread that has come
	waiting       []*thread
	order         *token // what those know who have come
}

//go:norace
func (t *thread) SyncNamed(id, threads int, arrive bool) {
	q := &t.w.req
	q.n, q.count, q.read = id, threads, arrive
	t.call((*World).serveNamed)
	o := t.named
	race.ReleaseMerge(o.ptr())
	if arrive {
		t.call((*World).maybeYield)
		return
	}
	t.call((*World).serveAwaitNamed)
	race.Acquire(o.ptr())
}

// serveNamed counts a thread that comes to a barrier.
func (w *World) serveNamed(t *thread) {
	q := &w.req
	n := t.b.named[q.n]
	if n == nil {
		n = &namedBarrier{threads: q.count, order: new(token)}
		t.b.named[q.n] = n
	}
	if n.threads != q.count {
		w.throw(t, wrong("barrier %d of %d threads here, of %d where others came to it", q.n, q.count, n.threads))
		return
	}
	word, bit := &n.who[t.rank/64], uint64(1)<<(t.rank%64)
	if *word&bit != 0 {
		w.throw(t, wrong("the thread reaches barrier %d again before all %d have arrived; %d are missing. Synchronise the threads in between, such as at another barrier", q.n, n.threads, n.threads-n.came))
		return
	}
	*word |= bit
	t.named, t.meetsAt = n.order, n
	n.came++
	if n.came == n.threads {
		t.b.named[q.n] = nil
		n.open(w)
	}
	w.sched.progress++
}

// serveAwaitNamed has the thread wait for those who have not come.
func (w *World) serveAwaitNamed(t *thread) {
	n := t.meetsAt
	if n.came == n.threads {
		w.maybeYield(t)
		return
	}
	t.wait = wait{kind: waitNamed, named: n}
	n.waiting = append(n.waiting, t)
	w.sched.park(t)
}

// open lets all who wait go on.
func (n *namedBarrier) open(w *World) {
	for _, t := range n.waiting {
		w.sched.unpark(t)
	}
	n.waiting = nil
}

// String says who is missing.
func (n *namedBarrier) String() string {
	return fmt.Sprintf("gpu.SyncNamed: %d of %d threads have arrived", n.came, n.threads)
}

// namedBarriers are those of a block, by number.
type namedBarriers [arch.MaxNamedBarriers]*namedBarrier
