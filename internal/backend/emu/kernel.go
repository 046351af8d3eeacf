package emu

import (
	"slices"
	"unsafe"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// token is a place at which the race detector keeps an order.
type token struct{ _ uint64 }

func (t *token) ptr() unsafe.Pointer { return unsafe.Pointer(t) }

// launch is what is to run. A graph may launch it several times.
type launch struct {
	w          *World
	pe         *pe
	name       string
	run        func(t *gpu.Thread)
	prepare    func(pe int, stream any) func(t *gpu.Thread) // gives run when the launch begins, if set
	grid, dim  threadapi.Dim3
	blocks     int // in the grid
	size       int // threads of a block
	collective bool
	// meets says that it may call an operation that all PEs of a team make together.
	meets bool
	// dynamicShared is how many bytes of shared memory the launch gives a block.
	dynamicShared int
	// cluster is the extent of a cluster in blocks.
	cluster threadapi.Dim3
	// sharedBytes is how many a block has in all.
	sharedBytes int
}

// kernel is one launch on a stream.
type kernel struct {
	launch
	stream *stream

	number  int // of the launch on its PE
	order   order
	started int // blocks
	ended   int // blocks
	live    []*block
	group   group // of the threads of the grid
	err     error
	fault   *fault.Error
	killed  bool
	done    token
}

// block is a resident block.
type block struct {
	k       *kernel
	idx     threadapi.Dim3
	rank    int
	size    int
	order   order
	started int
	group   group
	threads []thread
	warps   []warp
	shared  []unsafe.Pointer // by site
	dynamic unsafe.Pointer   // the shared memory that the launch sized

	// cluster is nil for a block of its own, and inCluster the number in it.
	cluster   *cluster
	inCluster int
	barriers  []unsafe.Pointer // in its shared memory
	named     namedBarriers
	pictures  map[int][]byte // of its shared memory, for the asynchronous proxy
	ghosts    *uint64        // its late stores, for the race detector
	began     uint64         // when it became resident
}

// warp is a warp of a block.
type warp struct {
	group group
	lanes [2]lanes // of even and odd rounds
}

// newBlock returns a block of size threads.
func newBlock(size int) *block {
	return &block{size: size, threads: make([]thread, size), warps: make([]warp, (size+arch.WarpSize-1)/arch.WarpSize)}
}

// begin starts the launch.
func (k *kernel) begin() {
	w := k.w
	if k.prepare != nil {
		k.run = k.prepare(k.pe.rank, k.stream)
	}
	w.images.publish(k.pe)
	k.pe.begun++
	k.number = k.pe.begun
	k.order = w.rng.newOrder(k.blocks / k.cluster.Count())
	k.group.begin(k.blocks * k.size)
	w.launches.add(k)
	if k.collective {
		for k.started < k.blocks {
			k.startNext()
		}
		return
	}
	if k.w.directed.takes(k) {
		return
	}
	k.pe.queued = append(k.pe.queued, k)
	k.pe.fill()
}

// room says that the GPU has room for a block, and works.
func (p *pe) room() bool { return p.err == nil && p.resident < p.w.cfg.ResidentBlocks }

// fill starts blocks while the GPU has room.
func (p *pe) fill() {
	for p.room() && len(p.queued) > 0 {
		i := 0
		if len(p.queued) > 1 {
			i = p.w.rng.below(len(p.queued))
		}
		k := p.queued[i]
		p.resident += k.startNext()
		if k.started == k.blocks {
			p.queued = append(p.queued[:i], p.queued[i+1:]...)
		}
	}
}

// startNext makes the next block resident, with those of its cluster, and returns how many
// they are.
func (k *kernel) startNext() int {
	return k.startCluster(k.order.at(k.started / k.cluster.Count()))
}

// startAt makes b the block with number rank of the grid.
func (k *kernel) startAt(b *block, rank int) {
	k.started++
	b.k = k
	b.rank = rank
	b.idx = unrank(rank, k.grid)
	b.order = k.w.rng.newOrder(k.size)
	b.started, b.began = 0, k.w.clock
	b.group.begin(k.size)
	b.shared = b.shared[:0]
	for i := range b.warps {
		b.warps[i].group.begin(min(arch.WarpSize, k.size-i*arch.WarpSize))
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
	k.w.directed.starts(b, Actor{k.pe.rank, k.number, b.rank*k.size + rank})
	*t = thread{w: k.w, k: k, b: b, pe: k.pe, rank: rank, warp: &b.warps[rank/arch.WarpSize], state: ready, gt: t.gt}
	return t
}

// finish records a thread that has returned or failed.
func (w *World) finish(t *thread) {
	t.state = done
	t.f = nil
	w.sched.progress++
	w.polling.reset()
	b, k := t.b, t.k
	if w.tracer.on() {
		w.tracer.endOf(t)
	}
	w.directed.pass(t.Actor(), k.stream)
	t.warp.group.live--
	b.group.live--
	k.group.live--
	if b.cluster != nil {
		b.cluster.group.live--
	}
	if k.fault == nil && !k.killed {
		w.copies.checkThread(t)
	}
	switch {
	case k.fault != nil:
		k.failed()
	case !k.killed:
		w.leaveGroups(t)
	}
	if b.group.live == 0 {
		k.endBlock(b)
	}
}

// endBlock retires a block, and the launch with the last one.
func (k *kernel) endBlock(b *block) {
	w := k.w
	k.live = replaced(k.live, slices.Index(k.live, b))
	k.ended++
	if k.fault == nil && !k.killed {
		w.copies.checkBlock(b)
	}
	if w.tracer.on() {
		w.tracer.recordBlock(b)
	}
	w.barriers.forget(b)
	w.recycle(b)
	switch {
	case k.collective:
	case !k.killed && k.w.directed.ends(b):
	default:
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
	if b.cluster != nil {
		w.shared.poison(b)
		return
	}
	if w.cfg.Race || w.launches.full(b.size) {
		return
	}
	b.k = nil
	b.group.reset(w)
	for i := range b.warps {
		b.warps[i].group.reset(w)
	}
	clear(b.shared)
	b.dynamic, b.pictures, b.named = nil, nil, namedBarriers{}
	w.launches.keep(b)
}

// end completes the launch on its stream.
func (k *kernel) end() {
	k.w.copies.flush(k)
	k.w.launches.remove(k)
	k.w.sched.progress++
	k.w.images.publish(k.pe)
	k.pe.forget(k)
	k.stream.kernelDone()
}

// unrank returns the index with linear number r, x fastest.
func unrank(r int, d threadapi.Dim3) threadapi.Dim3 {
	if d.Y == 1 && d.Z == 1 {
		return threadapi.Dim3{X: r}
	}
	return threadapi.Dim3{X: r % d.X, Y: r / d.X % d.Y, Z: r / d.X / d.Y}
}

// launches are the kernels in flight. A launch that fails stays live until its threads
// have been ended.
type launches struct {
	live   []*kernel
	failed []*kernel // whose threads are to be ended
	spare  map[int][]*block
}

func newLaunches() launches { return launches{spare: map[int][]*block{}} }

// add begins a launch.
func (l *launches) add(k *kernel) { l.live = append(l.live, k) }

// remove ends a launch.
func (l *launches) remove(k *kernel) {
	l.live = slices.DeleteFunc(l.live, func(o *kernel) bool { return o == k })
}

// has says that a launch has not ended.
func (l *launches) has(k *kernel) bool { return slices.Contains(l.live, k) }

// fail has the threads of a launch ended.
func (l *launches) fail(k *kernel) {
	if !slices.Contains(l.failed, k) {
		l.failed = append(l.failed, k)
	}
}

// spareBlocks is how many blocks of a size are kept for later launches.
const spareBlocks = 64

// block returns a block of size threads from those that were kept, or a new one.
func (l *launches) block(size int) *block {
	spare := l.spare[size]
	last := len(spare) - 1
	if last < 0 {
		return newBlock(size)
	}
	l.spare[size] = spare[:last]
	return spare[last]
}

// full says that no more blocks of a size are kept.
func (l *launches) full(size int) bool { return len(l.spare[size]) >= spareBlocks }

// keep keeps a block for later launches.
func (l *launches) keep(b *block) { l.spare[b.size] = append(l.spare[b.size], b) }
