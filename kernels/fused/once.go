package fused

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/dsl/tile"
	"github.com/gpuc-go/gpuc/kernels/clock"
	"github.com/gpuc-go/gpuc/kernels/gemm"
	"github.com/gpuc-go/gpuc/kernels/internal/spread"
)

// atOnce is reducing for few rows: every PE sends its sums for all parts to all others, and
// adds up all parts itself. So a sum crosses the wire once, and nothing is sent back.
//
// A block multiplies all of its parts first, as group 0, and adds up each of them then, as group 1.
// So the sums of a part cross the wire while the next is multiplied. All PEs do the parts in the same
// order. A PE's own sums lie in In too, at the place from which and to which they are sent.
type atOnce struct {
	gemm.Output
	s     gemm.Size
	sums  Sums
	slots slots
	l     Link
	epoch uint64 // for Aside
}

func (atOnce) Known() bool { return true }

func (g atOnce) Next(t *gpu.Thread, p gemm.Part, i int) (gemm.Part, bool) {
	for p.Group <= 1 {
		next, ok := p.Within(t, i, 0, g.s.M, g.s.N, g.slots.width)
		if ok {
			next.B, next.EndB = 0, g.s.K
			if next.Group == 1 {
				next.From, next.To = g.s.K, g.s.K // nothing is multiplied
			}
			return next, true
		}
		// The block adds up the parts that it has multiplied.
		p, p.First = next, i-t.BlockIdx().X
	}
	return p, false
}

// Add returns the sums of all PEs. They are added in the order of the PEs, and rounded alike, so that all
// PEs have the same result.
func (g atOnce) Add(t *gpu.Thread, p gemm.Part, late bool, i int) (x []gpu.BFloat16, ok bool) {
	if late || p.Group == 0 {
		return x, false
	}
	if i == 0 && g.Brings(t, p) {
		gemm.AwaitBrought(t)
	}
	if i >= shmem.NumPEs(t) {
		return x, false
	}
	return g.at(t, i, p), true
}

// at returns the memory of the sums of PE pe for the thread's warp of the consumers.
func (g atOnce) at(t *gpu.Thread, pe int, p gemm.Part) []gpu.BFloat16 {
	warp := gemm.ConsumerWarp(t)
	from, to := g.slots.rows(t, pe, p.Index-p.First, warp, warp+1)
	return g.sums.In.Local()[from:to]
}

// Packed has what has been multiplied go to the place of this PE.
func (g atOnce) Packed(t *gpu.Thread, p gemm.Part) (x []gpu.BFloat16, ok bool) {
	if p.Group > 0 {
		return x, false
	}
	carriers.AwaitSent(t, p)
	return g.at(t, shmem.MyPE(t), p), true
}

func (g atOnce) Send(t *gpu.Thread, _ gemm.Part) { carriers.HandOver(t) }

func (g atOnce) Aside(t *gpu.Thread) {
	g.epoch = g.l.begin(t)
	aside(t, g.l, g.epoch, g)
}

// Takes has what has been multiplied sent.
func (g atOnce) Takes(_ *gpu.Thread, p gemm.Part) bool { return p.Group == 0 }

// Take sends it to all PEs.
func (g atOnce) Take(t *gpu.Thread, p gemm.Part, first, end int) {
	first, end = carriers.Of(t, p, gemm.AsideWarp(t), first, end)
	if first >= end {
		return
	}
	me, pes := shmem.MyPE(t), shmem.NumPEs(t)
	from, to := g.slots.rows(t, me, p.Index, first, end)
	sums := g.sums.In.Slice(from, to)
	for d := 1; d < pes; d++ {
		g.slots.send(t, g.l, sums, sums, g.epoch, p.Index, spread.Behind(me, d, pes))
	}
}

// Brings has the sums of the other PEs brought for the parts that are added up.
func (g atOnce) Brings(t *gpu.Thread, p gemm.Part) bool { return p.Group > 0 && shmem.NumPEs(t) > 1 }

func (g atOnce) Bring(t *gpu.Thread, p gemm.Part, first, end int) {
	g.l.awaitSums(t, g.slots, p, p.Index-p.First, g.epoch, first, end)
}

// addOnce is what the kernels do.
func addOnce[N tile.Extent](t *gpu.Thread, stages int, c []gpu.BFloat16, a tile.Source[gemm.M, gemm.K64, gpu.BFloat16], b tile.Source[gemm.K64, N, gpu.BFloat16], s gemm.Size, sums Sums, e gemm.Epilogue, l Link) {
	var width N
	gemm.Run(t, stages, atOnce{gemm.Output{C: c, N: s.N, E: e}, s, sums, slots{sums.Parts, len(width)}, l, 0}, a, b, s.K)
	clock.Advance(t, l.Ticks, 1)
}

// OnceMiddle multiplies by parts of 128 columns and adds up over all PEs; every PE gets all of c. All its
// blocks are resident.
//
//gpu:kernel maxthreads=384 minblocks=1
func OnceMiddle(t *gpu.Thread, stages int, c []gpu.BFloat16, a tile.Source[gemm.M, gemm.K64, gpu.BFloat16], b tile.Source[gemm.K64, gemm.MiddleN, gpu.BFloat16], s gemm.Size, sums Sums, e gemm.Epilogue, l Link) {
	addOnce(t, stages, c, a, b, s, sums, e, l)
}

// OnceNarrow is OnceMiddle by parts of 64 columns.
//
//gpu:kernel maxthreads=384 minblocks=1
func OnceNarrow(t *gpu.Thread, stages int, c []gpu.BFloat16, a tile.Source[gemm.M, gemm.K64, gpu.BFloat16], b tile.Source[gemm.K64, gemm.NarrowN, gpu.BFloat16], s gemm.Size, sums Sums, e gemm.Epilogue, l Link) {
	addOnce(t, stages, c, a, b, s, sums, e, l)
}
