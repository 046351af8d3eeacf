package alltoall

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/examples/clock"
)

//go:generate go run ../../../cmd/gpuc generate

// Exchange sends block q of src, of n elements, to PE q, where it becomes block
// MyPE of dst. The grid has a row of thread blocks for each PE, which share its
// elements out. signals has two signals for each thread block of a row and each PE:
// one says that the receiver's dst may be written, the other that the data is there.
// They carry the epoch of the block, from the clock ticks.
//
//gpu:kernel maxthreads=1024 minblocks=1
func Exchange(t *gpu.Thread, dst, src shmem.Sym[float32], n int, signals shmem.Signals, ticks []uint64) {
	me, pes, epoch := shmem.MyPE(t), shmem.NumPEs(t), clock.Epoch(t, ticks)
	// Each row has its own distance, so that no PE is everybody's first target.
	to := (me + t.BlockIdx().Y) % pes
	from := (me - t.BlockIdx().Y + pes) % pes
	ready := signals.At(t.BlockIdx().X*pes + to)
	arrived := signals.At((t.GridDim().X+t.BlockIdx().X)*pes + from)

	// The share of a thread block is whole units of 16 bytes, which travel best.
	share := (n/4 + t.GridDim().X) / t.GridDim().X * 4
	lo := min(t.BlockIdx().X*share, n)
	hi := min(lo+share, n)
	if t.Block().Rank() == 0 {
		// What was enqueued before this launch has read dst.
		shmem.SignalOp(t, signals.At(t.BlockIdx().X*pes+me), epoch, shmem.SignalSet, from)
		shmem.SignalWaitUntil(t, ready, shmem.CmpGE, epoch)
	}
	t.Block().Sync()
	shmem.PutSignal(t.Block(), dst.Slice(me*n+lo, me*n+hi), src.Slice(to*n+lo, to*n+hi),
		signals.At((t.GridDim().X+t.BlockIdx().X)*pes+me), epoch, shmem.SignalSet, to)
	clock.Advance(t, ticks, 1)
	if t.Block().Rank() == 0 {
		shmem.SignalWaitUntil(t, arrived, shmem.CmpGE, epoch)
	}
}
