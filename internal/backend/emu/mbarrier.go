package emu

import (
	"fmt"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/base/race"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// mbarrier is a barrier in shared memory. The memory itself only says where it is.
type mbarrier struct {
	b              *block
	at             unsafe.Pointer
	count, pending int // arrivals of a phase, and those that are missing
	tx             int // bytes that are missing; below 0 if they came before they were expected
	phase          int // phases that are over
	used           bool
	waiting        []*thread
	// seen has, by thread of the block, how many phases were over when a wait of it
	// was last satisfied.
	seen []int

	// What those know who came to the current phase, and to the last one that is over.
	current, over *phaseOrder
}

// phaseOrder is what the race detector is told of a phase: an order, and those of
// asynchronous copies for which threads have arrived.
type phaseOrder struct {
	token  token
	copies []*token
}

// acquire orders what follows after the phase.
//
//go:norace
func (o *phaseOrder) acquire() {
	race.Acquire(o.token.ptr())
	for _, c := range o.copies {
		race.Acquire(c.ptr())
	}
}

const maxArrivals = 1<<20 - 1

//go:norace
func (t *thread) Barrier(c threadapi.BarrierCall) bool {
	if t.abort {
		panic(unwind{})
	}
	switch {
	case c.Kind == threadapi.BarrierInit || c.Kind == threadapi.BarrierInvalidate:
		race.Write(c.At, mbarrierBytes)
	case !c.Remote:
		race.Read(c.At, mbarrierBytes)
	}
	for {
		t.w.req.barrier = c
		t.call(func(w *World, t *thread) { w.barriers.serve(t) })
		over := t.res != 0
		switch c.Kind {
		case threadapi.BarrierArrive:
			race.ReleaseMerge(t.phase.token.ptr())
			t.call((*World).maybeYield)
			return false
		case threadapi.BarrierTest:
			if over {
				t.phase.acquire()
				return true
			}
			t.poll(c.At, unsigned[mbarrierBytes], nil)
			return false
		case threadapi.BarrierWait:
			if over {
				t.phase.acquire()
				return true
			}
		default:
			return false
		}
	}
}

const mbarrierBytes = 8

// barriers are the barriers in shared memory of a world.
type barriers struct {
	w  *World
	at map[unsafe.Pointer]*mbarrier
}

// serve performs an operation on a barrier.
func (bs *barriers) serve(t *thread) {
	c := &bs.w.req.barrier
	t.res = 0
	if c.Kind == threadapi.BarrierInit {
		bs.make(t, c)
		return
	}
	b, at := t.b, c.At
	if c.Remote {
		if b, at = bs.w.shared.remote(t, c.Name, c.Rank, at); b == nil {
			return
		}
	}
	m := bs.at[at]
	if m == nil {
		bs.w.throw(t, wrong("%s of a barrier that has not been initialised; one thread calls Init, and Block.Sync or Cluster.Sync lets the others know", c.Name))
		return
	}
	if m.b != b {
		bs.w.throw(t, wrong("%s of a barrier of another block", c.Name))
		return
	}
	switch c.Kind {
	case threadapi.BarrierInvalidate:
		if len(m.waiting) > 0 || m.tx != 0 {
			bs.w.throw(t, wrong("%s of a barrier that is in use: %s", c.Name, m))
			return
		}
		delete(bs.at, at)
	case threadapi.BarrierExpect, threadapi.BarrierArrive:
		if c.N < 0 || c.N > maxArrivals {
			bs.w.throw(t, wrong("%s of %d bytes; a phase expects 0 to %d", c.Name, c.N, maxArrivals))
			return
		}
		m.tx += c.N
		m.used = true
		t.phase = m.current
		if c.Kind == threadapi.BarrierArrive {
			if r := m.arrive(bs.w, c.Name); r != nil {
				bs.w.throw(t, r)
			}
		}
	case threadapi.BarrierArriveWhen:
		if t.copied == nil {
			t.copied = new(token)
		}
		m.current.copies = append(m.current.copies, t.copied)
		bs.w.copies.arriveWhenCopied(t, m)
	case threadapi.BarrierTest, threadapi.BarrierWait:
		bs.lookAtPhase(t, m, c)
	}
}

// make performs Init.
func (bs *barriers) make(t *thread, c *threadapi.BarrierCall) {
	if _, _, ok := bs.w.shared.has(t.b, c.At, mbarrierBytes); !ok {
		bs.w.throw(t, wrong("%s: the barrier is not in the block's shared memory; take one from gpu.Shared", c.Name))
		return
	}
	if c.N < 1 || c.N > maxArrivals {
		bs.w.throw(t, wrong("%s with %d arrivals; a phase has 1 to %d", c.Name, c.N, maxArrivals))
		return
	}
	if m := bs.at[c.At]; m != nil && (len(m.waiting) > 0 || m.tx != 0 || m.pending < m.count) {
		bs.w.throw(t, wrong("%s of a barrier that is in use: %s", c.Name, m))
		return
	}
	bs.at[c.At] = &mbarrier{
		b: t.b, at: c.At, count: c.N, pending: c.N, seen: make([]int, t.b.size), current: new(phaseOrder), over: new(phaseOrder),
	}
	t.b.barriers = append(t.b.barriers, c.At)
	bs.w.sched.progress++
}

// arrive counts an arrival.
func (m *mbarrier) arrive(w *World, name string) *raised {
	if m.pending == 0 {
		return wrong("%s: more than the %d arrivals that Init gave a phase; %s", name, m.count, m)
	}
	m.used = true
	m.pending--
	m.settle(w)
	return nil
}

// settle ends the phase if nothing is missing.
func (m *mbarrier) settle(w *World) {
	w.sched.progress++
	if m.pending > 0 || m.tx != 0 {
		return
	}
	w.notes.phaseOver(m)
	m.phase++
	m.pending, m.used = m.count, false
	m.over = m.current
	m.current = new(phaseOrder)
	for _, t := range m.waiting {
		w.sched.unpark(t)
	}
	m.waiting = m.waiting[:0]
}

// landed counts bytes that have come.
func (m *mbarrier) landed(w *World, bytes int) {
	m.used = true
	m.tx -= bytes
	m.settle(w)
}

// lookAtPhase tells whether a phase is over, and has the thread wait if it is not and it
// wants to. The barrier is looked at when the thread runs, not when the phase ends, so that a
// phase can be missed.
func (bs *barriers) lookAtPhase(t *thread, m *mbarrier, c *threadapi.BarrierCall) {
	if c.N != 0 && c.N != 1 {
		bs.w.throw(t, wrong("%s for parity %d; it is 0 or 1", c.Name, c.N))
		return
	}
	if m.phase&1 != c.N {
		if c.Kind == threadapi.BarrierWait && m.used && m.phase > 0 && m.seen[t.rank] == m.phase {
			bs.w.throw(t, wrong("%s for parity %d returns for the phase that the thread has waited for already, and the next has begun: the parity changes with each phase; %s", c.Name, c.N, m))
			return
		}
		t.res, t.phase = 1, m.over
		if c.Kind == threadapi.BarrierWait {
			m.seen[t.rank] = m.phase
		}
		return
	}
	if c.Kind == threadapi.BarrierTest {
		return
	}
	t.wait = wait{kind: waitBarrier, barrier: m, value: uint64(c.N)}
	m.waiting = append(m.waiting, t)
	bs.w.sched.park(t)
}

// String says what the barrier waits for.
func (m *mbarrier) String() string {
	s := fmt.Sprintf("phase %d (parity %d) has %d of %d arrivals", m.phase, m.phase&1, m.count-m.pending, m.count)
	switch {
	case m.tx > 0:
		s += fmt.Sprintf(", and %d bytes have not arrived", m.tx)
	case m.tx < 0:
		s += fmt.Sprintf(", and %d bytes have arrived that no thread expects", -m.tx)
	}
	return s
}

// forget drops the barriers of a block that has ended.
func (bs *barriers) forget(b *block) {
	for _, p := range b.barriers {
		if m := bs.at[p]; m != nil && m.b == b {
			delete(bs.at, p)
		}
	}
	b.barriers = b.barriers[:0]
}

// abandon forgets the threads of a launch that wait.
func (bs *barriers) abandon(k *kernel) {
	for at, m := range bs.at {
		if m.b.k == k {
			delete(bs.at, at)
		}
	}
}

// has finds memory of n bytes in the shared memory of a block: the number of its place, or
// -1 for what the launch sizes, and where in it the memory begins.
func (s *sharedSites) has(b *block, p unsafe.Pointer, n uintptr) (site int, off uintptr, ok bool) {
	within := func(base unsafe.Pointer, size uintptr) bool {
		off = uintptr(p) - uintptr(base)
		return base != nil && uintptr(p) >= uintptr(base) && off+n <= size
	}
	for i, base := range b.shared {
		if within(base, s.sizes[i]) {
			return i, off, true
		}
	}
	return -1, off, within(b.dynamic, uintptr(b.k.dynamicShared))
}
