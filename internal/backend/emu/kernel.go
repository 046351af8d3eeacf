package emu

import (
	"unsafe"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/base/engine"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/op"
)

// token is a place at which the race detector keeps an order.
type token struct{ _ uint64 }

func (t *token) ptr() unsafe.Pointer { return unsafe.Pointer(t) }

// kernel is one launch.
type kernel struct {
	w          *World
	pe         *pe
	stream     *stream
	name       string
	run        func(t *gpu.Thread)
	grid, dim  engine.Dim3
	blocks     int // in the grid
	size       int // threads of a block
	collective bool
	// dynamicShared is how many bytes of shared memory the launch gives a block.
	dynamicShared int

	order   order
	started int // blocks
	ended   int // blocks
	live    []*block
	threads int // of the grid that have not returned
	meet    meet
	err     error
	fault   *fault.Error
	killed  bool
	done    token
}

// block is a resident block.
type block struct {
	k       *kernel
	idx     engine.Dim3
	rank    int
	size    int
	order   order
	started int
	live    int // threads that have not returned
	threads []thread
	warps   []warp
	group   group
	shared  []unsafe.Pointer // by site
	dynamic unsafe.Pointer   // the shared memory that the launch sized
}

// warp is a warp of a block.
type warp struct {
	size, live int
	group      group
	lanes      [2]lanes // of even and odd rounds
}

// group is what a warp and a block have in common: calls that its threads make
// together.
type group struct {
	meet meet
	// rmas are the transfers that some thread has called and others have
	// not; base is the number of the first.
	rmas []*groupRMA
	base int
}

// groupRMA is one transfer of a warp or block.
type groupRMA struct {
	rma    engine.Call
	by     *thread // who called first
	pcs    []uintptr
	called int
	token  token
}

// newBlock returns a block of size threads.
func newBlock(size int) *block {
	return &block{size: size, threads: make([]thread, size), warps: make([]warp, (size+arch.WarpSize-1)/arch.WarpSize)}
}

// begin starts the launch.
func (k *kernel) begin() {
	w := k.w
	k.order = w.rng.newOrder(k.blocks)
	k.threads = k.blocks * k.size
	w.launches.add(k)
	if k.collective {
		for k.started < k.blocks {
			k.startBlock()
		}
		return
	}
	k.pe.queued = append(k.pe.queued, k)
	k.pe.fill()
}

// fill starts blocks while the GPU has room.
func (p *pe) fill() {
	for p.resident < p.w.cfg.ResidentBlocks && len(p.queued) > 0 {
		i := 0
		if len(p.queued) > 1 {
			i = p.w.rng.below(len(p.queued))
		}
		k := p.queued[i]
		k.startBlock()
		p.resident++
		if k.started == k.blocks {
			p.queued = append(p.queued[:i], p.queued[i+1:]...)
		}
	}
}

// startBlock makes the next block resident.
func (k *kernel) startBlock() {
	rank := k.order.at(k.started)
	k.started++
	b := k.w.launches.block(k.size)
	b.k = k
	b.rank = rank
	b.idx = unrank(rank, k.grid)
	b.order = k.w.rng.newOrder(k.size)
	b.started, b.live = 0, k.size
	b.shared = b.shared[:0]
	for i := range b.warps {
		n := min(arch.WarpSize, k.size-i*arch.WarpSize)
		b.warps[i].size, b.warps[i].live = n, n
	}
	k.live = append(k.live, b)
	k.w.sched.add(b)
	k.w.sched.progress++
}

// start returns the next thread of the block that has not started.
func (b *block) start() *thread {
	rank := b.order.at(b.started)
	b.started++
	t := &b.threads[rank]
	k := b.k
	*t = thread{w: k.w, k: k, b: b, pe: k.pe, rank: rank, warp: &b.warps[rank/arch.WarpSize], state: ready, gt: t.gt}
	return t
}

// finish takes account of a thread that has returned or failed.
func (w *World) finish(t *thread) {
	t.state = done
	t.f = nil
	w.sched.progress++
	w.polling.reset()
	b, k := t.b, t.k
	b.live--
	t.warp.live--
	k.threads--
	switch {
	case k.fault != nil:
		k.failed()
	case !k.killed:
		w.leaveGroup(t)
	}
	if b.live == 0 {
		k.endBlock(b)
	}
}

// leaveGroup completes barriers that waited for nobody but t, which has
// returned, and refuses transfers and other calls that need it.
func (w *World) leaveGroup(t *thread) {
	b := t.b
	for _, g := range [...]*group{&t.warp.group, &b.group} {
		calls := t.calls[g.scopeIndex(t)]
		if calls < g.base+len(g.rmas) {
			r := g.rmas[calls-g.base]
			w.failLater(t, r, "returned without taking part in "+r.rma.Op.Name+" at "+r.rma.Scope.String()+" scope, which thread "+threadName(r.by)+" called; every thread of the "+r.rma.Scope.String()+" calls it")
			return
		}
	}
	w.leave(t, &t.warp.group.meet, t.warp.live)
	w.leave(t, &b.group.meet, b.live)
	w.leave(t, &t.k.meet, t.k.threads)
}

func (g *group) scopeIndex(t *thread) int {
	if g == &t.b.group {
		return int(op.Block)
	}
	return int(op.Warp)
}

// endBlock retires a block, and the launch with the last one.
func (k *kernel) endBlock(b *block) {
	w := k.w
	for i, l := range k.live {
		if l == b {
			k.live[i] = k.live[len(k.live)-1]
			k.live = k.live[:len(k.live)-1]
			break
		}
	}
	k.ended++
	w.recycle(b)
	if !k.collective {
		k.pe.resident--
		k.pe.fill()
	}
	if len(k.live) == 0 && (k.started == k.blocks || k.killed) {
		k.end()
	}
}

// recycle keeps the memory of a block, but not for the race detector, which must
// not take two blocks for one.
func (w *World) recycle(b *block) {
	if w.cfg.Race || w.launches.full(b.size) {
		return
	}
	b.k = nil
	b.group.reset(w)
	for i := range b.warps {
		b.warps[i].group.reset(w)
	}
	clear(b.shared)
	b.dynamic = nil
	w.launches.keep(b)
}

// reset makes the group one of a new block. The first block of all checks its
// barriers, later ones now and then.
func (g *group) reset(w *World) {
	clear(g.rmas)
	*g = group{rmas: g.rmas[:0], meet: meet{waiting: g.meet.waiting[:0], unchecked: w.unchecked()}}
}

// end completes the launch on its stream.
func (k *kernel) end() {
	k.w.launches.remove(k)
	k.stream.kernelDone()
}

// unrank returns the index with linear number r, x fastest.
func unrank(r int, d engine.Dim3) engine.Dim3 {
	if d.Y == 1 && d.Z == 1 {
		return engine.Dim3{X: r}
	}
	return engine.Dim3{X: r % d.X, Y: r / d.X % d.Y, Z: r / d.X / d.Y}
}
