// Package bulkput holds the kernel with which the conformance tests put from shared memory. It
// stands apart, since not every GPU can run it.
package bulkput

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

//go:generate go run ../../../cmd/gpuc generate -compress

// Tile is the number of elements of a tile, and the size of a block.
const Tile = 128

// Send has each block send tiles to the next PE from shared memory, and wait for those of the PE
// before. Tile r of block b has 1000*r + 100*b + i + PE at place i; out gets it as it came. The thread
// that waits for a tile tells the others by a barrier in shared memory.
//
//gpu:kernel maxthreads=128
func Send(t *gpu.Thread, out []int32, dst, via shmem.Sym[int32], sigs shmem.Signals, rounds int) {
	s := gpu.Shared[[Tile]int32](t)
	bar := gpu.Shared[gpu.MBarrier](t)
	b, blk := t.Block(), t.BlockIdx().X
	i, me, n := b.Rank(), shmem.MyPE(t), shmem.NumPEs(t)
	if i == 0 {
		bar.Init(t, 1)
	}
	for r := range rounds {
		at := (blk*rounds + r) * Tile
		s[i] = int32(1000*r + 100*blk + i + me)
		gpu.FenceProxyAsyncShared(t)
		b.Sync()
		if i == 0 {
			shmem.PutSharedSignal(t, dst.Slice(at, at+Tile), s[:], via.Slice(at, at+Tile), sigs.At(blk), 1, shmem.SignalAdd, (me+1)%n)
			shmem.SignalWaitUntil(t, sigs.At(blk), shmem.CmpGE, uint64(r+1))
			bar.Arrive(t)
		}
		bar.Wait(t, r&1)
		out[at+i] = dst.Local()[at+i]
		b.Sync()
	}
}
