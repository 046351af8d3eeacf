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
	// Arrived says what has arrived: rows of a, or sums for a part.
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

// awaitSums has a warp wait for the sums that all other PEs send for the rows of a warp of the consumers of a
// part, number at of those of a shard. The put with signal that brings them delivers them before its signal, and a
// wait is an acquire: each lane waits for other PEs, and Warp.Sync lets all lanes know.
func (l Link) awaitSums(t *gpu.Thread, s slots, at int, epoch uint64, warp int) {
	me, w := shmem.MyPE(t), t.Warp()
	for pe := w.Rank(); pe < shmem.NumPEs(t); pe += w.Size() {
		if pe != me {
			shmem.SignalWaitUntil(t, l.Arrived.At(s.signal(t, pe, at, warp)), shmem.CmpGE, epoch)
		}
	}
	w.Sync()
}

// slots says where sums for parts lie in memory that holds those of all PEs: each part of the
// shard of a PE, and each warp of its consumers, has room for the rows that the warp stores.
type slots struct {
	parts int // of the largest shard
	width int // columns of a part
}

// first returns the number of the first signal for a part: number at of those of a shard, from PE
// pe. Each warp that multiplies has a signal.
func (s slots) first(t *gpu.Thread, pe, at int) int { return (pe*s.parts + at) * gemm.ConsumerWarps(t) }

// signal returns the number of the signal for a warp's rows of a part.
func (s slots) signal(t *gpu.Thread, pe, at, warp int) int { return s.first(t, pe, at) + warp }

// result returns what stands for PE pe in the place of a PE that sends sums, where it sends the
// results of its shard to all.
func (s slots) result(t *gpu.Thread, pe int) int { return shmem.NumPEs(t) + pe }

// rows returns where a warp's rows begin, and how many elements there are.
func (s slots) rows(t *gpu.Thread, pe, at, warp int) (from, n int) {
	n = gemm.WarpRows * s.width
	return s.signal(t, pe, at, warp) * n, n
}

// own returns where the memory of a warp of this block begins, and how many elements there are.
func (s slots) own(t *gpu.Thread, warp int) (from, n int) {
	return gemm.WarpSlot(t, warp, s.width), gemm.WarpRows * s.width
}

// send has a warp send the sums of a warp of the consumers for a part to PE pe, as soon as that has begun
// the epoch and so has read what came in the one before. What is sent has been read when the call returns.
func (s slots) send(t *gpu.Thread, l Link, sums Sums, epoch uint64, at, warp, pe int) {
	me := shmem.MyPE(t)
	l.awaitReady(t, pe, epoch)
	from, n := s.own(t, warp)
	to, _ := s.rows(t, me, at, warp)
	shmem.PutSignal(t.Warp(), sums.In.Slice(to, to+n), sums.Out.Slice(from, from+n), l.Arrived.At(s.signal(t, me, at, warp)), epoch, shmem.SignalSet, pe)
}
