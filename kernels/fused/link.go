package fused

//go:generate go run ../../cmd/gpuc generate -compress

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/kernels/gemm"
)

// Link is what the PEs of a launch tell each other. Every signal grows from epoch to epoch, and
// is never reset, so that a launch needs no barrier.
type Link struct {
	// Ready has a signal for each PE, which counts the epochs that it has begun: it no longer
	// reads what came in the epoch before.
	Ready shmem.Signals
	// Arrived says what has come: rows of a, or sums for a part.
	Arrived shmem.Signals
	// Ticks is the clock of the launches (package clock), with a word for each block.
	Ticks []uint64
}

// open tells all PEs that this one has begun an epoch.
//
// The launch before on the stream has ended, and with it all its loads. So the signal needs no
// fence: who has seen it may overwrite what was loaded (docs/memory-model.md: a load is over when
// its thread goes on). It is an addition, since two settings without a fence between could arrive
// in either order.
func (l Link) open(t *gpu.Thread) {
	if t.BlockIdx().X == 0 {
		me := shmem.MyPE(t)
		for pe := range t.Block().Stride(shmem.NumPEs(t)) {
			shmem.SignalOp(t, l.Ready.At(me), 1, shmem.SignalAdd, pe)
		}
	}
}

// awaitReady has a warp wait until pe has begun the epoch, before it sends anything there.
func (l Link) awaitReady(t *gpu.Thread, pe int, epoch uint64) {
	w := t.Warp()
	if w.Rank() == 0 {
		shmem.SignalWaitUntil(t, l.Ready.At(pe), shmem.CmpGE, epoch)
	}
	w.Sync()
}

// shard returns the rows of PE pe, of m rows over all PEs.
func shard(m, pe, pes int) (lo, hi int) { return m * pe / pes, m * (pe + 1) / pes }

// behind returns the PE that comes n behind pe.
func behind(pe, n, pes int) int { return int(uint32(pe+n) % uint32(pes)) }

// slots says where sums for parts lie in memory that holds those of all PEs: each part of the
// shard of a PE, and each warp of its consumers, has room for the rows that the warp stores.
type slots struct {
	parts int // of the largest shard
	width int // columns of a part
}

// signal returns the number of the signal for the warp's rows of a part: number at of those of
// a shard, from PE pe.
func (s slots) signal(t *gpu.Thread, pe, at int) int {
	return (pe*s.parts+at)*gemm.Consumers(t)*warps + gemm.ConsumerWarp(t)
}

// result is signal for the results of a shard, which PE pe sends to all.
func (s slots) result(t *gpu.Thread, pe, at int) int {
	return s.signal(t, shmem.NumPEs(t)+pe, at)
}

// warps is the number of warps of a warpgroup.
const warps = gpu.WarpgroupSize / gpu.WarpSize

// rows returns where the warp's rows begin, and how many elements there are.
func (s slots) rows(t *gpu.Thread, pe, at int) (from, n int) {
	n = gemm.WarpRows * s.width
	return s.signal(t, pe, at) * n, n
}
