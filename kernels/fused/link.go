package fused

//go:generate go run ../../cmd/gpuc generate -compress

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/kernels/clock"
	"github.com/gpuc-go/gpuc/kernels/gemm"
	"github.com/gpuc-go/gpuc/kernels/internal/spread"
)

// Link is what the PEs of a launch tell each other. Every signal grows from epoch to epoch, and
// is never reset, so that a launch needs no barrier.
type Link struct {
	// Ready has a signal for each PE, which counts the epochs that it has begun: it no longer
	// reads what came in the epoch before.
	Ready shmem.Signals
	// Arrived says what has arrived: rows of a, or sums for a tile.
	Arrived shmem.Signals
	// Ticks is the clock of the launches (package clock), with a word for each block.
	Ticks []uint64
}

// begin returns the epoch of the launch, and tells all PEs that this one has begun it. Each warp of Communicate calls
// it: these run when the previous launch on the stream has ended.
//
// With that launch all its loads have ended. So the signal needs no fence: who has seen it may overwrite what
// was loaded (docs/memory-model.md: a load is over when its thread goes on). It is an addition, since two
// settings without a fence between could arrive in either order.
func (l Link) begin(t *gpu.Thread) (epoch uint64) {
	if t.BlockIdx().X == 0 && gemm.CommWarp(t) == 0 {
		for pe := range t.Warp().Stride(shmem.NumPEs(t)) {
			shmem.SignalOp(t, l.Ready.At(shmem.MyPE(t)), 1, shmem.SignalAdd, pe)
		}
	}
	return clock.Epoch(t, l.Ticks)
}

// awaitReady has a warp wait until pe has begun the epoch, before it sends anything there.
func (l Link) awaitReady(t *gpu.Thread, pe int, epoch uint64) {
	w := t.Warp()
	if w.Rank() == 0 {
		shmem.SignalWaitUntil(t, l.Ready.At(pe), shmem.CmpGE, epoch)
	}
	w.Sync()
}

// sendAll has a warp, number first of so many, send its share of rows to all other PEs, where they have the same
// place, so that nothing is copied here: pieces of so many elements in turn, each with an addition to the signal of
// its number. The PE before this one comes first, since it needs them first. When the call returns, what has been
// sent may be written: Quiet waits for that.
func (l Link) sendAll(t *gpu.Thread, rows shmem.Sym[gpu.BFloat16], piece, first, warps int, epoch uint64, signal func(i int) shmem.Signal) {
	me, pes := shmem.MyPE(t), shmem.NumPEs(t)
	for d := 1; d < pes; d++ {
		to := spread.After(me, pes-d, pes)
		l.awaitReady(t, to, epoch)
		for i := first; i*piece < rows.Len(); i += warps {
			part := rows.Slice(i*piece, min((i+1)*piece, rows.Len()))
			shmem.PutSignalNBI(t.Warp(), part, part, signal(i), 1, shmem.SignalAdd, to)
		}
	}
	shmem.Quiet(t.Warp())
}

// awaitAll is awaitReady for all PEs.
func (l Link) awaitAll(t *gpu.Thread, epoch uint64) {
	w := t.Warp()
	for pe := w.Rank(); pe < shmem.NumPEs(t); pe += w.Size() {
		shmem.SignalWaitUntil(t, l.Ready.At(pe), shmem.CmpGE, epoch)
	}
	w.Sync()
}

// senders are the communication warps but for one, which receives sums. Each sends its share of a tile at
// once, with a signal of its own.
const senders gemm.Senders = gemm.CommWarps - 1

// communicate is Kernel.Communicate where senders send sums, and the warp after them receives.
func communicate[J interface {
	gemm.Sender
	gemm.Receiver
}](t *gpu.Thread, l Link, epoch uint64, j J) {
	if gemm.CommWarp(t) < int(senders) {
		l.awaitAll(t, epoch)
		gemm.SendTiles(t, senders, j)
	} else {
		gemm.ReceiveTiles(t, j)
	}
}

// sumSlots says where sums for tiles lie in memory that holds those of all PEs, and which signals belong to them.
type sumSlots struct {
	parts int // of the largest shard
	width int // columns of a tile
}

// signal returns the number of the signal of a sender for a tile, number at of those of a shard, from PE pe.
func (s sumSlots) signal(pe, at, sender int) int { return (pe*s.parts+at)*int(senders) + sender }

// result returns what stands for PE pe in the place of a PE that sends sums, where it sends the
// results of its shard to all.
func (s sumSlots) result(t *gpu.Thread, pe int) int { return shmem.NumPEs(t) + pe }

// rows returns where the rows of some warps of the consumers begin and end, from first up to, not including, end.
// Each warp has room for all rows that it may have.
func (s sumSlots) rows(t *gpu.Thread, pe, at, first, end int) (lo, hi int) {
	from, n := (pe*s.parts+at)*gemm.ConsumerWarps(t), gemm.WarpRows*s.width
	return (from + first) * n, (from + end) * n
}

// own returns where the memory of such warps of this block begins and ends.
func (s sumSlots) own(t *gpu.Thread, first, end int) (lo, hi int) {
	return gemm.WarpSlot(t, first, s.width), gemm.WarpSlot(t, end, s.width)
}

// send has a sender send sums for a tile to PE pe, which has begun the epoch. What is sent has been read when the
// call returns. The rows of each warp of the consumers go by a put of their own: a long put has more loads under
// way, and what the multiprocessor loads for the product waits after them.
func (s sumSlots) send(t *gpu.Thread, l Link, to, from shmem.Sym[gpu.BFloat16], epoch uint64, at, pe int) {
	w, n := t.Warp(), gemm.WarpRows*s.width
	for i := 0; i < to.Len(); i += n {
		shmem.Put(w, to.Slice(i, i+n), from.Slice(i, i+n), pe)
	}
	shmem.Fence(w)
	if w.Rank() == 0 {
		shmem.SignalOp(t, l.Arrived.At(s.signal(shmem.MyPE(t), at, gemm.CommWarp(t))), epoch, shmem.SignalSet, pe)
	}
}

// awaitSums has a warp wait for the sums of tile p, number at of those of a shard, that the senders of all other PEs
// send for the warps of the consumers from first up to, not including, end. A fence stands between them and their
// signal, and a wait is an acquire: each lane waits for other PEs, and Warp.Sync lets all lanes know.
func (l Link) awaitSums(t *gpu.Thread, s sumSlots, p gemm.WorkTile, at int, epoch uint64, first, end int) {
	me, w := shmem.MyPE(t), t.Warp()
	for c := range int(senders) {
		lo, hi := senders.Share(t, p, c, first, end)
		for pe := w.Rank(); lo < hi && pe < shmem.NumPEs(t); pe += w.Size() {
			if pe != me {
				shmem.SignalWaitUntil(t, l.Arrived.At(s.signal(pe, at, c)), shmem.CmpGE, epoch)
			}
		}
	}
	w.Sync()
}
