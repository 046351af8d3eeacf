package emu

import (
	"runtime"
	"slices"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/race"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// copying is an asynchronous copy on its way. It reads its source some time after it was
// started, and writes its destination some time after that.
type copying struct {
	t       *thread // that started it
	b       *block
	k       *kernel
	c       threadapi.Copy
	targets []copyTarget
	buf     []byte
	read    bool
	half    bool // the second half of the pieces has been written
	group   *copyGroup
	then    []*lateArrival
	number  int // in the list of those that are not complete
	// pcs is where it was started.
	pcs    []uintptr
	frames [12]uintptr

	issued token // what the thread knew that started it
	note   any   // for the checker

	// For the race detector.
	in, back chan struct{}
	do       copyStep
	lo, hi   int // the pieces to write
	told     []*phaseOrder
}

// copyTarget is a block whose shared memory gets a copy, or global memory.
type copyTarget struct {
	b       *block
	barrier *mbarrier
	dst     []unsafe.Pointer // of the pieces, if that is another block's memory
}

// to returns where a piece goes.
//
//go:norace
func (c *copyTarget) to(i int, piece *threadapi.Piece) unsafe.Pointer {
	if c.dst != nil {
		return c.dst[i]
	}
	return piece.Dst
}

// copyStep is what the goroutine of a copy does for the race detector.
type copyStep uint8

const (
	copyBegins copyStep = iota
	copyReads
	copyWrites
	copyTells
)

// lateArrival is an arrival at a barrier that waits for copies.
type lateArrival struct {
	m    *mbarrier
	left int
}

// copies are the asynchronous copies of a world that are not complete.
type copies struct {
	w    *World
	list []*copying
	lazy uint64 // how many calls of due bring one step
}

func (cs *copies) add(x *copying) {
	x.number = len(cs.list)
	cs.list = append(cs.list, x)
}

// remove takes out a copy, whose place the last one takes.
func (cs *copies) remove(x *copying) {
	last := cs.list[len(cs.list)-1]
	cs.list[x.number], last.number = last, x.number
	cs.list[len(cs.list)-1] = nil
	cs.list = cs.list[:len(cs.list)-1]
}

// busy says that there is a copy to complete.
func (cs *copies) busy() bool { return len(cs.list) > 0 }

// due draws whether a copy goes on now; nil if none does.
func (cs *copies) due(r *rng) *copying {
	if len(cs.list) == 0 {
		return nil
	}
	if cs.lazy == 0 {
		cs.lazy = [...]uint64{2, 8, 64}[r.below(3)]
	}
	if r.next()%cs.lazy != 0 {
		return nil
	}
	return cs.any(r)
}

// any draws a copy.
func (cs *copies) any(r *rng) *copying { return cs.list[r.below(len(cs.list))] }

//go:norace
func (t *thread) StartCopy(c *threadapi.Copy) {
	if t.abort {
		panic(unwind{})
	}
	x := &copying{t: t, b: t.b, k: t.k, c: *c, note: t.note}
	// The program has written the pieces, and the engine reads them.
	x.c.Pieces = make([]threadapi.Piece, len(c.Pieces))
	for i := range c.Pieces {
		x.c.Pieces[i] = c.Pieces[i]
	}
	x.pcs = x.frames[:runtime.Callers(1, x.frames[:])]
	race.Release(x.issued.ptr())
	if t.w.cfg.Race {
		x.in, x.back = make(chan struct{}), t.w.fibers.back
		if c.Kind != threadapi.BulkCopies {
			go x.agent() // it comes after what the thread has done
		}
	}
	t.w.req.copying = x
	t.call(func(w *World, t *thread) { w.copies.serve(t) })
	t.call((*World).maybeYield)
}

// serve puts a copy on its way.
func (cs *copies) serve(t *thread) {
	x := cs.w.req.copying
	cs.w.req.copying = nil
	c := &x.c
	if t.copied == nil && c.Kind == threadapi.ThreadCopies {
		t.copied = new(token) // before a copy is complete, of which a barrier may be told later
	}
	if refused := cs.place(t, x); refused != nil {
		if x.in != nil && c.Kind != threadapi.BulkCopies {
			x.tell(copyTells) // ends the goroutine
		}
		cs.w.throw(t, refused)
		return
	}
	bytes := uintptr(0)
	for i := range c.Pieces {
		bytes += c.Pieces[i].N
	}
	x.buf = make([]byte, bytes)
	if c.Kind == threadapi.Products {
		if t.multiplies == nil {
			t.multiplies = new(token)
		}
		t.products = append(t.products, x)
	}
	if c.Barrier == nil {
		g := t.groups(c.Kind)
		if g.open == nil {
			g.open = new(copyGroup)
		}
		x.group = g.open
		x.group.left++
		x.group.unread++
		if x.group.first == nil {
			x.group.first = x
		}
	}
	if x.in != nil && c.Kind == threadapi.BulkCopies {
		t.k.stream.spawnCopy(x)
		x.tell(copyBegins)
	}
	if c.Kind == threadapi.ThreadCopies {
		t.underWay = append(t.underWay, x)
	}
	cs.add(x)
	cs.w.sched.progress++
}

// place finds the memory and the barriers of a copy, and says what is wrong with them.
func (cs *copies) place(t *thread, x *copying) *raised {
	c := &x.c
	for _, p := range c.Pieces {
		_, _, to := cs.w.shared.has(t.b, p.Dst, p.N)
		_, _, from := cs.w.shared.has(t.b, p.Src, p.N)
		switch {
		case c.ToShared && !to:
			return wrong("%s to memory that is not shared memory of the block; take it from gpu.Shared or gpu.DynamicShared", c.Name)
		case c.FromShared && !from:
			return wrong("%s from memory that is not shared memory of the block; take it from gpu.Shared or gpu.DynamicShared", c.Name)
		case to && from && !(c.ToShared && c.FromShared) && p.Src != nil:
			return wrong("%s between two places in shared memory; one of them is global memory", c.Name)
		}
	}
	if c.FromShared && c.Kind == threadapi.BulkCopies {
		for _, p := range c.Pieces {
			if refused := cs.w.shared.fenced(t, c.Name, "gpu.FenceProxyAsyncShared", p.Src, p.N); refused != nil {
				return refused
			}
		}
	}
	if c.Barrier == nil {
		x.targets = []copyTarget{{}}
		return nil
	}
	if c.Multicast == 0 {
		m := cs.w.barriers.at[c.Barrier]
		if m == nil || m.b != t.b {
			return wrong("%s with a barrier that has not been initialised; one thread calls Init, and Block.Sync or Cluster.Sync lets the others know", c.Name)
		}
		x.targets = append(x.targets, copyTarget{b: t.b, barrier: m})
		return nil
	}
	for rank := range 32 {
		if c.Multicast>>rank&1 == 0 {
			continue
		}
		// The block has its variables at other distances than this one.
		b, _ := cs.w.shared.remote(t, c.Name, rank, c.Pieces[0].Dst)
		if b == nil {
			r := t.raise
			t.raise = nil
			return r
		}
		bar := cs.w.shared.mapped(t, b, c.Barrier)
		m := cs.w.barriers.at[bar]
		if m == nil || m.b != b {
			return wrong("%s: block %d of the cluster has not initialised its barrier; call Cluster.Sync after Init", c.Name, rank)
		}
		target := copyTarget{b: b, barrier: m}
		for i := range c.Pieces {
			target.dst = append(target.dst, cs.w.shared.mapped(t, b, c.Pieces[i].Dst))
		}
		x.targets = append(x.targets, target)
	}
	return nil
}

// goOn has a copy read its source, or write its destination. The products of a thread go on in
// order.
func (cs *copies) goOn(x *copying) {
	cs.w.sched.progress++
	if x.c.Kind == threadapi.Products {
		x = x.t.products[0]
	}
	if !x.read {
		x.step(copyReads)
		x.read = true
		if g := x.group; g != nil {
			g.unread--
			cs.lookAtGroups(x.t)
		}
		return
	}
	n := len(x.c.Pieces)
	if !x.half && n > 1 && cs.w.rng.next()&1 == 0 {
		x.half = true
		x.lo, x.hi = n/2, n
		x.step(copyWrites)
		return
	}
	x.lo, x.hi = 0, n
	if x.half {
		x.hi = n / 2
	}
	x.step(copyWrites)
	cs.show(x)
	if cs.w.cfg.Trace != nil {
		cs.w.tracef("%s of PE %d block %v thread %d", x.c.Name, x.t.pe.rank, x.b.idx, x.t.rank)
	}
	cs.complete(x)
}

// complete tells who waits for the copy.
func (cs *copies) complete(x *copying) {
	same := func(y *copying) bool { return y == x }
	switch x.c.Kind {
	case threadapi.Products:
		x.t.products = slices.DeleteFunc(x.t.products, same)
	case threadapi.ThreadCopies:
		x.t.underWay = slices.DeleteFunc(x.t.underWay, same)
	}
	cs.remove(x)
	for _, target := range x.targets {
		if target.barrier != nil {
			x.told = append(x.told, target.barrier.current)
		}
	}
	for _, a := range x.then {
		x.told = append(x.told, a.m.current)
	}
	x.step(copyTells)
	for _, target := range x.targets {
		if target.barrier != nil {
			cs.w.notes.landed(x.note, target.barrier)
			target.barrier.landed(cs.w, x.c.Bytes)
		}
	}
	for _, a := range x.then {
		if a.left--; a.left == 0 {
			cs.arriveLate(x.t, a.m)
		}
	}
	if g := x.group; g != nil {
		g.left--
		cs.lookAtGroups(x.t)
	}
}

// arriveWhenCopied has the thread arrive after its copies.
func (cs *copies) arriveWhenCopied(t *thread, m *mbarrier) {
	a := &lateArrival{m: m, left: len(t.underWay)}
	for _, x := range t.underWay {
		x.then = append(x.then, a)
	}
	if a.left == 0 {
		cs.arriveLate(t, m)
	}
}

func (cs *copies) arriveLate(t *thread, m *mbarrier) {
	if r := m.arrive(cs.w, "gpu.MBarrier.ArriveWhenCopied"); r != nil && t.k.fault == nil {
		e := t.newFault()
		e.Kind, e.Msg = r.kind, r.Error()
		t.k.fault = e
		t.k.failed()
	}
}

// step performs a step of a copy.
func (x *copying) step(do copyStep) {
	if x.in != nil {
		x.tell(do)
		return
	}
	x.perform(do)
}

// tell has the copy's goroutine perform a step.
func (x *copying) tell(do copyStep) {
	x.do = do
	handOver(x.in)
	waitFor(x.back)
}

// agent performs the steps for the race detector. That of a bulk copy comes after what
// precedes the launch, and what threads have shown to the asynchronous proxy.
//
//go:norace
func (x *copying) agent() {
	for {
		waitFor(x.in)
		x.perform(x.do)
		over := x.do == copyTells
		handOver(x.back)
		if over {
			return
		}
	}
}

// perform performs a step.
//
//go:norace
func (x *copying) perform(do copyStep) {
	c, p := &x.c, x.k.pe
	switch do {
	case copyBegins:
		race.Acquire(p.proxy(c.FromShared).ptr())
	case copyReads:
		if c.Read != nil {
			c.Read()
		}
		at := uintptr(0)
		for _, piece := range c.Pieces {
			to := x.buf[at : at+piece.N]
			if piece.Src == nil {
				for i := range to {
					to[i] = piece.Fill
				}
			} else {
				copy(to, view(piece.Src, piece.N))
			}
			at += piece.N
		}
		if x.group != nil {
			race.ReleaseMerge(x.group.taken.ptr())
		}
	case copyWrites:
		race.Acquire(x.issued.ptr())
		if c.Write != nil {
			race.Acquire(x.t.multiplies.ptr()) // products of a thread may have the same sums
			c.Write()
			race.ReleaseMerge(x.t.multiplies.ptr())
		}
		for k := range x.targets {
			at := uintptr(0)
			for i, piece := range c.Pieces {
				if i >= x.lo && i < x.hi && piece.N > 0 {
					dst := x.targets[k].to(i, &piece)
					if c.Add != nil {
						c.Add(dst, unsafe.Pointer(&x.buf[at]), piece.N)
					} else {
						copy(view(dst, piece.N), x.buf[at:at+piece.N])
					}
				}
				at += piece.N
			}
		}
	case copyTells:
		for _, o := range x.told {
			race.ReleaseMerge(o.token.ptr())
		}
		if x.group != nil {
			race.ReleaseMerge(x.group.done.ptr())
		}
		switch c.Kind {
		case threadapi.BulkCopies:
			race.ReleaseMerge(p.proxy(c.ToShared).ptr())
		case threadapi.ThreadCopies:
			race.ReleaseMerge(x.t.copied.ptr())
		}
		race.ReleaseMerge(x.k.done.ptr())
	}
}

// flush completes what a launch has started, and drops it if the launch has failed.
func (cs *copies) flush(k *kernel) {
	for i := 0; i < len(cs.list); {
		x := cs.list[i]
		switch {
		case x.k != k:
			i++
		case k.err != nil || k.killed:
			x.targets, x.group, x.then = nil, nil, nil
			cs.complete(x)
		default:
			cs.goOn(x)
		}
	}
}

// left fails the launch for a copy that was started and not waited for.
func (cs *copies) left(x *copying, what string) {
	if x.k.fault != nil {
		return
	}
	e := x.t.newFault()
	e.File, e.Line = x.t.placeOf(x.pcs)
	e.Kind, e.Msg = fault.Panic, x.c.Name+" "+what
	x.k.fault = e
	x.k.failed()
}

// checkThread fails the launch if t ends without having waited for its stores: the block's
// shared memory may end before they have read it.
func (cs *copies) checkThread(t *thread) {
	if g := t.bulk.open; g != nil && g.first != nil {
		cs.left(g.first, "belongs to no group when the thread returns; call gpu.BulkCommit and gpu.BulkWaitRead before")
		return
	}
	if len(t.products) > 0 {
		cs.left(t.products[0], "is under way when the thread returns; call tile.AwaitMMA before")
		return
	}
	for _, g := range t.bulk.list {
		if g.first != nil && !g.awaited {
			cs.left(g.first, "may still read the block's shared memory when the thread returns; call gpu.BulkWaitRead before")
			return
		}
	}
}

// checkBlock fails the launch if b ends while a copy to its shared memory is on its way.
func (cs *copies) checkBlock(b *block) {
	for _, x := range cs.list {
		if !x.c.ToShared {
			continue
		}
		if x.b == b || slices.ContainsFunc(x.targets, func(c copyTarget) bool { return c.b == b }) {
			cs.left(x, "is still on its way to the block's shared memory when the block returns; wait for it before")
			return
		}
	}
}
