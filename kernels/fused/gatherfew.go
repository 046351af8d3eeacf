package fused

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/dsl/tile"
	"github.com/gpuc-go/gpuc/kernels/clock"
	"github.com/gpuc-go/gpuc/kernels/gemm"
	"github.com/gpuc-go/gpuc/kernels/internal/spread"
)

// gatheringFew is gathering for few rows. To multiply those of one PE after the other would load b once for each
// PE, which takes longer than the rows. So all are awaited first, and stand one behind the other. All blocks wait
// for all rows: those that multiply by the same columns of b begin together, and the second one finds in the
// second-level cache what the first one has loaded.
type gatheringFew struct {
	gemm.Output
	a     shmem.Sym[gpu.BFloat16] // all rows, of which this PE's are there
	s     gemm.Size
	width int
	l     Link
}

// fewElems is the number of elements that are sent at a time.
const fewElems = 2048

func (gatheringFew) Known() bool { return true }

func (g gatheringFew) Next(t *gpu.Thread, p gemm.Part, i int) (gemm.Part, bool) {
	if p.Group > 0 {
		return p, false
	}
	p, ok := p.Within(t, i, 0, g.s.M, g.s.N, g.width)
	p.B, p.EndB = 0, g.s.K
	return p, ok
}

// Await waits for the pieces of all other PEs, as that of gathering waits for its rows.
func (g gatheringFew) Await(t *gpu.Thread, _ gemm.Part) {
	w := t.Warp()
	if w.Rank() == 0 {
		epoch := clock.Epoch(t, g.l.Ticks)
		for pe := range shmem.NumPEs(t) {
			if lo, hi := spread.Shard(g.s.M, pe, shmem.NumPEs(t)); pe != shmem.MyPE(t) {
				pieces := spread.DivideUp((hi-lo)*g.s.K, fewElems)
				shmem.SignalWaitUntil(t, g.l.Arrived.At(pe), shmem.CmpGE, epoch*uint64(pieces))
			}
		}
		tile.FenceArrived(t)
	}
	w.Sync()
}

// Aside sends this PE's rows by all warps, since all wait for them.
func (g gatheringFew) Aside(t *gpu.Thread) {
	me, epoch := shmem.MyPE(t), g.l.begin(t)
	lo, hi := spread.Shard(g.s.M, me, shmem.NumPEs(t))
	first, warps := gemm.AsideWarp(t)*t.GridDim().X+t.BlockIdx().X, gemm.AsideWarps*t.GridDim().X
	g.l.sendAll(t, g.a.Slice(lo*g.s.K, hi*g.s.K), fewElems, first, warps, epoch, func(int) shmem.Signal { return g.l.Arrived.At(me) })
}

// gatherFew is what the kernels do.
func gatherFew[N tile.Extent](t *gpu.Thread, stages int, c []gpu.BFloat16, rows shmem.Sym[gpu.BFloat16], a tile.Source[gemm.M, gemm.K64, gpu.BFloat16], b tile.Source[gemm.K64, N, gpu.BFloat16], s gemm.Size, e gemm.Epilogue, l Link) {
	var width N
	gemm.Run(t, stages, gatheringFew{gemm.Output{C: c, N: s.N, E: e}, rows, s, len(width), l}, a, b, s.K)
	clock.Advance(t, l.Ticks, 1)
}

// GatherFewMiddle gathers few rows of a and multiplies by parts of 128 columns. All its blocks are resident.
//
//gpu:kernel maxthreads=384 minblocks=1
func GatherFewMiddle(t *gpu.Thread, stages int, c []gpu.BFloat16, rows shmem.Sym[gpu.BFloat16], a tile.Source[gemm.M, gemm.K64, gpu.BFloat16], b tile.Source[gemm.K64, gemm.MiddleN, gpu.BFloat16], s gemm.Size, e gemm.Epilogue, l Link) {
	gatherFew(t, stages, c, rows, a, b, s, e, l)
}

// GatherFewNarrow is GatherFewMiddle by parts of 64 columns.
//
//gpu:kernel maxthreads=384 minblocks=1
func GatherFewNarrow(t *gpu.Thread, stages int, c []gpu.BFloat16, rows shmem.Sym[gpu.BFloat16], a tile.Source[gemm.M, gemm.K64, gpu.BFloat16], b tile.Source[gemm.K64, gemm.NarrowN, gpu.BFloat16], s gemm.Size, e gemm.Epilogue, l Link) {
	gatherFew(t, stages, c, rows, a, b, s, e, l)
}
