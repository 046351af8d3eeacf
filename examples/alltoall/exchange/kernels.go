package exchange

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/kernels/clock"
)

//go:generate go run ../../../cmd/gpuc generate -compress

// Exchange sends block q of src, of n elements, to PE q, where it becomes block
// MyPE of dst. The grid has a row of thread blocks for each PE, of which each sends
// share elements, as long as there are any. signals has two signals for each thread
// block of a row and each PE: one says that the receiver's dst may be written, the other
// that the data is there. They carry the epoch of the block, from the clock ticks.
//
//gpu:kernel maxthreads=1024 minblocks=1
func Exchange(t *gpu.Thread, dst, src shmem.Sym[float32], n, share int, signals shmem.Signals, ticks []uint64) {
	me, pes, epoch := shmem.MyPE(t), shmem.NumPEs(t), clock.Epoch(t, ticks)
	// Each row has its own distance, so that no PE is everybody's first target.
	to, from := me+t.BlockIdx().Y, me-t.BlockIdx().Y
	if to >= pes {
		to -= pes
	}
	if from < 0 {
		from += pes
	}
	ready, arrived := t.BlockIdx().X*pes, (t.GridDim().X+t.BlockIdx().X)*pes
	if t.Block().Rank() == 0 {
		// What was enqueued before this launch has read dst.
		shmem.SignalOp(t, signals.At(ready+me), epoch, shmem.SignalSet, from)
	}
	lo := min(t.BlockIdx().X*share, n)
	hi := min(lo+share, n)
	there, here := dst.Slice(me*n+lo, me*n+hi), src.Slice(to*n+lo, to*n+hi)
	if t.Block().Rank() == 0 {
		// The wait for the receiver to say so makes nothing visible, since nothing
		// of it is read.
		shmem.SignalWaitUntilRelaxed(t, signals.At(ready+to), shmem.CmpGE, epoch)
	}
	t.Block().Sync()
	shmem.PutSignal(t.Block(), there, here, signals.At(arrived+me), epoch, shmem.SignalSet, to)
	clock.Advance(t, ticks, 1)
	if t.Block().Rank() == 0 {
		shmem.SignalWaitUntil(t, signals.At(arrived+from), shmem.CmpGE, epoch)
	}
}
