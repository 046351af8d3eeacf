// Package bulkput holds the kernels with which the conformance tests put from and through shared memory.
// It stands apart, since not every GPU can run them.
package bulkput

import (
	"github.com/gpuc-go/gpuc/dsl/bulk"
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

// Through has one thread of each block put to the next PE, through shared memory: as many times the part of
// the block in a range of n elements, each time another range. src is written here: element i of range k with
// k*n + i + 100*PE. Each PE waits for the PE before it.
//
//gpu:kernel
func Through(t *gpu.Thread, dst, src shmem.Sym[uint8], n, times int, sigs shmem.Signals) {
	b, blk, blocks := t.Block(), t.BlockIdx().X, t.GridDim().X
	me, pes := shmem.MyPE(t), shmem.NumPEs(t)
	lo, hi := Part(n, blk, blocks), Part(n, blk+1, blocks)
	for k := range times {
		for i := lo + b.Rank(); i < hi; i += b.Size() {
			src.Local()[k*Room(n)+i] = uint8(k*n + i + 100*me)
		}
	}
	b.Sync()
	if b.Rank() == 0 {
		c := bulk.New(t, gpu.DynamicShared[bulk.Stages](t)) // fault: bulk-new
		for k := range times {
			at := k * Room(n)
			bulk.Put(&c, dst.Slice(at+lo, at+hi), src.Slice(at+lo, at+hi), (me+1)%pes) // fault: bulk-put
		}
		c.Quiet()
		shmem.SignalOp(t, sigs.At(blk), 1, shmem.SignalAdd, (me+1)%pes)
		shmem.SignalWaitUntil(t, sigs.At(blk), shmem.CmpGE, 1)
	}
}

// Part returns where the part of a block begins in a range of n elements, at a multiple of 16 of them.
func Part(n, blk, blocks int) int {
	if blk == blocks {
		return n
	}
	return n / 16 * blk / blocks * 16
}

// Room returns how far ranges of n elements are apart.
func Room(n int) int { return (n + 15) / 16 * 16 }
