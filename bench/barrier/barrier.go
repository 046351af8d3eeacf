// Package barrier measures how long PEs, and the blocks of a grid, take to meet inside a
// kernel;
// bench/cpp/barrier.cu is the same in CUDA C++.
package barrier

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

//go:generate go run ../../cmd/gpuc generate -compress

// Args are the parameters of all kernels: the PEs meet warm + rounds times. In
// the first ones each PE writes the round's number, from base on, to the next one
// before, and counts in late where its own word is older after. nanos gets the
// time of the last rounds.
type Args struct {
	Word         shmem.Sym[uint64]
	Base         uint64
	Warm, Rounds int
	Nanos, Late  []uint64
}

// loop runs the rounds of one block, or of the one warp or thread that it is.
func loop(t *gpu.Thread, a Args, meet func()) {
	right := (shmem.MyPE(t) + 1) % shmem.NumPEs(t)
	first := t.ThreadIdx().X == 0
	var late uint64
	for i := range a.Warm {
		now := a.Base + uint64(i) + 1
		if first {
			shmem.P(t, a.Word.At(0), now, right)
		}
		shmem.BarrierAll(t.Block())
		if first && a.Word.Local()[0] < now {
			late++
		}
		meet()
	}
	start := gpu.GlobalTimer(t)
	for range a.Rounds {
		meet()
	}
	if first {
		a.Nanos[0] = gpu.GlobalTimer(t) - start
		a.Late[0] = late
	}
}

// BarrierThread meets by BarrierAll of one thread.
//
//gpu:kernel maxthreads=1024
func BarrierThread(t *gpu.Thread, a Args) { loop(t, a, func() { shmem.BarrierAll(t) }) }

// BarrierWarp meets by BarrierAll of a warp.
//
//gpu:kernel maxthreads=1024
func BarrierWarp(t *gpu.Thread, a Args) { loop(t, a, func() { shmem.BarrierAll(t.Warp()) }) }

// BarrierBlock meets by BarrierAll of a block.
//
//gpu:kernel maxthreads=1024
func BarrierBlock(t *gpu.Thread, a Args) { loop(t, a, func() { shmem.BarrierAll(t.Block()) }) }

// SyncThread meets by SyncAll of one thread.
//
//gpu:kernel maxthreads=1024
func SyncThread(t *gpu.Thread, a Args) { loop(t, a, func() { shmem.SyncAll(t) }) }

// SyncWarp meets by SyncAll of a warp.
//
//gpu:kernel maxthreads=1024
func SyncWarp(t *gpu.Thread, a Args) { loop(t, a, func() { shmem.SyncAll(t.Warp()) }) }

// SyncBlock meets by SyncAll of a block.
//
//gpu:kernel maxthreads=1024
func SyncBlock(t *gpu.Thread, a Args) { loop(t, a, func() { shmem.SyncAll(t.Block()) }) }

// GridArgs are the parameters of GridSync: the blocks meet warm + rounds times. Before
// each of the first ones, each block writes the round's number, from base on, to its
// word, and counts in late where that of the next block is another after it. nanos gets
// the time of the last rounds.
type GridArgs struct {
	Words        []uint64
	Base         uint64
	Warm, Rounds int
	Nanos, Late  []uint64
}

// GridSync meets by Sync of the grid.
//
//gpu:kernel maxthreads=1024
func GridSync(t *gpu.Thread, a GridArgs) {
	block, first := t.BlockIdx().X, t.ThreadIdx().X == 0
	for i := range a.Warm {
		now := a.Base + uint64(i) + 1
		if first {
			a.Words[block] = now
		}
		t.Grid().Sync()
		if first && a.Words[(block+1)%t.GridDim().X] != now {
			gpu.AtomicAdd(t, &a.Late[0], 1)
		}
		t.Grid().Sync()
	}
	start := gpu.GlobalTimer(t)
	for range a.Rounds {
		t.Grid().Sync()
	}
	if first && block == 0 {
		a.Nanos[0] = gpu.GlobalTimer(t) - start
	}
}
