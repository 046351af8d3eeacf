package comm

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// Fresh has each block send a row that all its threads have written just before, to the same
// block of the next PE, round after round. It counts in wrong the elements that the receiver
// does not find as they were written. A put sends what the block wrote before it met, so that a
// fence of the system must make no difference; with fenced there is one.
//
// in and out hold a row of width elements for each block, for even and for odd rounds. sigs has
// four signals for each block: a row has arrived, and has been read, in even and in odd rounds.
//
//gpu:kernel
func Fresh(t *gpu.Thread, in, out shmem.Sym[uint32], sigs shmem.Signals, width, rounds int, epoch uint64, fenced bool, wrong []uint32) {
	me, pes, block := shmem.MyPE(t), shmem.NumPEs(t), t.BlockIdx().X
	next, before := (me+1)%pes, (me+pes-1)%pes
	for r := range rounds {
		odd, now := r%2, epoch+uint64(r)
		at := (odd*t.GridDim().X + block) * width
		row, came := out.Slice(at, at+width), in.Slice(at, at+width)
		arrived, read := sigs.At(4*block+odd), sigs.At(4*block+2+odd)
		if r >= 2 && t.Block().Rank() == 0 {
			shmem.SignalWaitUntil(t, read, shmem.CmpGE, now-2)
		}
		t.Block().Sync()
		for i := range t.Block().Stride(width) {
			row.Local()[i] = freshElement(me, i, now)
		}
		if fenced {
			gpu.ThreadFenceSystem(t)
		}
		t.Block().Sync()
		shmem.PutSignalNBI(t.Block(), came, row, arrived, now, shmem.SignalSet, next)
		if t.Block().Rank() == 0 {
			shmem.SignalWaitUntil(t, arrived, shmem.CmpGE, now)
		}
		t.Block().Sync()
		for i := range t.Block().Stride(width) {
			if came.Local()[i] != freshElement(before, i, now) {
				gpu.AtomicAdd(t, &wrong[0], 1)
			}
		}
		t.Block().Sync()
		if t.Block().Rank() == 0 {
			shmem.SignalOp(t, read, now, shmem.SignalSet, before)
		}
	}
	shmem.Quiet(t.Block())
}

// freshElement is element i of the row of a PE in a round.
func freshElement(pe, i int, round uint64) uint32 {
	return uint32(round)*2654435761 + uint32(i)*40503 + uint32(pe)
}
