// Package hop passes chunks of memory round a ring of PEs, beside what else a PE does.
//
// It is a package of its own, and so a module of its own on a GPU: in a module with functions of the
// device library, ptxas hands over no registers.
package hop

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/kernels/clock"
)

//go:generate go run ../../../cmd/gpuc generate -compress

// Hop is how a chunk goes to the next PE. Now is the chunk that goes there, to Next, where the
// one of the PE before comes.
type Hop struct {
	Now, Next shmem.Sym[gpu.BFloat16]
	// Ready says that Next of the PE behind may be written, and Arrived that a part has come to Next:
	// each block has a signal of either, which it sets to the epoch of the launch.
	Ready, Arrived shmem.Signals
	// Ticks is the clock of the launches (package clock), with a word for each block.
	Ticks []uint64
}

// Pass passes a chunk on, a part in each block, and returns when the chunk of the PE before has come.
// What used Next before has ended when Pass begins. All PEs launch as many blocks, so that nobody
// waits for another block of its own PE.
//
// The epoch comes from the clock, so the launch can be captured in a graph.
//
//gpu:kernel maxthreads=1024
func Pass(t *gpu.Thread, h Hop) {
	epoch, part, parts := clock.Epoch(t, h.Ticks), t.BlockIdx().X, t.GridDim().X
	me, n := shmem.MyPE(t), shmem.NumPEs(t)
	if t.Block().Rank() == 0 {
		shmem.SignalOp(t, h.Ready.At(part), epoch, shmem.SignalSet, (me+n-1)%n)
		shmem.SignalWaitUntil(t, h.Ready.At(part), shmem.CmpGE, epoch)
	}
	t.Block().Sync()
	lo, hi := h.Now.Len()*part/parts, h.Now.Len()*(part+1)/parts
	shmem.PutSignalNBI(t.Block(), h.Next.Slice(lo, hi), h.Now.Slice(lo, hi), h.Arrived.At(part), epoch, shmem.SignalSet, (me+1)%n)
	shmem.Quiet(t.Block())
	if t.Block().Rank() == 0 {
		shmem.SignalWaitUntil(t, h.Arrived.At(part), shmem.CmpGE, epoch)
	}
	clock.Advance(t, h.Ticks, 1)
}
