package fused

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/dsl/tile"
	"github.com/gpuc-go/gpuc/kernels/clock"
	"github.com/gpuc-go/gpuc/kernels/gemm"
	"github.com/gpuc-go/gpuc/kernels/internal/spread"
)

// allGatherSmallM is allGather for few rows. To multiply those of one PE after the other would load b once for each
// PE, which takes longer than the rows. So all are awaited first, and follow each other. All blocks wait
// for all rows: those that multiply by the same columns of b begin together, and the second one finds in the
// second-level cache what the first one has loaded.
type allGatherSmallM struct {
	gemm.Output
	a     shmem.Sym[gpu.BFloat16] // all rows, of which this PE's are there
	s     gemm.Size
	tileN int
	l     Link
}

// smallMElems is the number of elements that are sent at a time.
const smallMElems = 2048

func (allGatherSmallM) Static() bool { return true }

func (g allGatherSmallM) Next(t *gpu.Thread, p gemm.WorkTile, i int) (gemm.WorkTile, bool) {
	if p.Group > 0 {
		return p, false
	}
	p, ok := p.Within(t, i, 0, g.s.M, g.s.N, g.tileN)
	p.RowB, p.EndRowB = 0, g.s.K
	return p, ok
}

// AwaitA waits for the pieces of all other PEs, as that of allGather waits for its rows.
func (g allGatherSmallM) AwaitA(t *gpu.Thread, _ gemm.WorkTile) {
	w := t.Warp()
	if w.Rank() == 0 {
		epoch := clock.Epoch(t, g.l.Ticks)
		for pe := range shmem.NumPEs(t) {
			if lo, hi := spread.Shard(g.s.M, pe, shmem.NumPEs(t)); pe != shmem.MyPE(t) {
				pieces := spread.DivideUp((hi-lo)*g.s.K, smallMElems)
				shmem.SignalWaitUntil(t, g.l.Arrived.At(pe), shmem.CmpGE, epoch*uint64(pieces))
			}
		}
		tile.FenceArrived(t)
	}
	w.Sync()
}

// Communicate sends this PE's rows by all warps, since all wait for them.
func (g allGatherSmallM) Communicate(t *gpu.Thread) {
	me, epoch := shmem.MyPE(t), g.l.begin(t)
	lo, hi := spread.Shard(g.s.M, me, shmem.NumPEs(t))
	first, warps := gemm.CommWarp(t)*t.GridDim().X+t.BlockIdx().X, gemm.CommWarps*t.GridDim().X
	g.l.sendAll(t, g.a.Slice(lo*g.s.K, hi*g.s.K), smallMElems, first, warps, epoch, func(int) shmem.Signal { return g.l.Arrived.At(me) })
}

// runAllGatherSmallM is the body of the kernels.
func runAllGatherSmallM[N tile.Extent](t *gpu.Thread, stages int, c []gpu.BFloat16, rows shmem.Sym[gpu.BFloat16], a tile.Source[gemm.M64, gemm.K64, gpu.BFloat16], b tile.Source[gemm.K64, N, gpu.BFloat16], s gemm.Size, e gemm.Elementwise, l Link) {
	var n N
	gemm.Run(t, stages, allGatherSmallM{gemm.Output{C: c, N: s.N, E: e}, rows, s, len(n), l}, a, b, s.K)
	clock.Advance(t, l.Ticks, 1)
}

// AllGatherSmallM128 gathers few rows of a and multiplies in tiles of 128 columns. All its blocks are resident.
//
//gpu:kernel maxthreads=384 minblocks=1
func AllGatherSmallM128(t *gpu.Thread, stages int, c []gpu.BFloat16, rows shmem.Sym[gpu.BFloat16], a tile.Source[gemm.M64, gemm.K64, gpu.BFloat16], b tile.Source[gemm.K64, gemm.N128, gpu.BFloat16], s gemm.Size, e gemm.Elementwise, l Link) {
	runAllGatherSmallM(t, stages, c, rows, a, b, s, e, l)
}

// AllGatherSmallM64 is AllGatherSmallM128 in tiles of 64 columns.
//
//gpu:kernel maxthreads=384 minblocks=1
func AllGatherSmallM64(t *gpu.Thread, stages int, c []gpu.BFloat16, rows shmem.Sym[gpu.BFloat16], a tile.Source[gemm.M64, gemm.K64, gpu.BFloat16], b tile.Source[gemm.K64, gemm.N64, gpu.BFloat16], s gemm.Size, e gemm.Elementwise, l Link) {
	runAllGatherSmallM(t, stages, c, rows, a, b, s, e, l)
}
