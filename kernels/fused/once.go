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
// adds up all parts itself. So a sum crosses the wire once, and nothing is sent back. All PEs do
// the parts in the same order, and send a part before they wait for it.
type atOnce struct {
	gemm.Output
	s     gemm.Size
	sums  Sums
	slots slots
	l     Link
	epoch uint64
}

func (g atOnce) Next(t *gpu.Thread, p gemm.Part, i int) (gemm.Part, bool) {
	if p.Group > 0 {
		return p, false
	}
	p, ok := p.Within(t, i, 0, g.s.M, g.s.N, g.slots.width)
	p.B, p.EndB = 0, g.s.K
	return p, ok
}

// outside reports whether the warp has no rows of c: on all PEs the same.
func (g atOnce) outside(t *gpu.Thread, p gemm.Part) bool {
	return p.Row+gemm.ConsumerWarp(t)*gemm.WarpRows >= p.EndRow
}

// Packed has all sums go to the warp's memory.
func (g atOnce) Packed(t *gpu.Thread, _ gemm.Part) ([]gpu.BFloat16, bool) {
	from, n := g.slots.own(t, gemm.ConsumerWarp(t))
	return g.sums.Out.Local()[from:][:n], true
}

// Send sends the warp's sums to all PEs.
func (g atOnce) Send(t *gpu.Thread, p gemm.Part) {
	me, pes := shmem.MyPE(t), shmem.NumPEs(t)
	t.Warp().Sync() // all lanes have packed
	if g.outside(t, p) {
		return
	}
	for d := 1; d < pes; d++ {
		g.slots.send(t, g.l, g.sums, g.epoch, p.Index, gemm.ConsumerWarp(t), spread.Behind(me, d, pes))
	}
}

// After waits for the sums of the other PEs, and returns those of all. They are added in the order
// of the PEs, and rounded alike, so that all PEs have the same result.
func (g atOnce) After(t *gpu.Thread, p gemm.Part, i int) ([]gpu.BFloat16, bool) {
	if i == 0 && !g.outside(t, p) {
		g.l.awaitSums(t, g.slots, p.Index, g.epoch, gemm.ConsumerWarp(t))
	}
	if i == shmem.MyPE(t) || g.outside(t, p) {
		from, n := g.slots.own(t, gemm.ConsumerWarp(t))
		return g.sums.Out.Local()[from:][:n], i < shmem.NumPEs(t)
	}
	if i >= shmem.NumPEs(t) {
		return nil, false
	}
	from, n := g.slots.rows(t, i, p.Index, gemm.ConsumerWarp(t))
	return g.sums.In.Local()[from:][:n], true
}

// addOnce is what the kernels do, with boxes of A rows.
func addOnce[A tile.Extent](t *gpu.Thread, stages int, c []gpu.BFloat16, a tile.Source[A, gemm.K64, gpu.BFloat16], b tile.Source[gemm.K64, gemm.NarrowN, gpu.BFloat16], s gemm.Size, sums Sums, e gemm.Epilogue, l Link) {
	epoch := clock.Epoch(t, l.Ticks)
	l.open(t)
	gemm.Run(t, stages, atOnce{gemm.Output{C: c, N: s.N, E: e}, s, sums, slots{sums.Parts, len(gemm.NarrowN{})}, l, epoch}, a, b, s.K)
	clock.Advance(t, l.Ticks, 1)
}

// Once multiplies and adds up over all PEs; every PE gets all of c. All its blocks are resident.
//
//gpu:kernel maxthreads=384 minblocks=1
func Once(t *gpu.Thread, stages int, c []gpu.BFloat16, a tile.Source[gemm.M, gemm.K64, gpu.BFloat16], b tile.Source[gemm.K64, gemm.NarrowN, gpu.BFloat16], s gemm.Size, sums Sums, e gemm.Epilogue, l Link) {
	addOnce(t, stages, c, a, b, s, sums, e, l)
}

// OnceFew is Once for up to 64 rows, as gemm.Few is for products alone.
//
//gpu:kernel maxthreads=384 minblocks=1
func OnceFew(t *gpu.Thread, stages int, c []gpu.BFloat16, a tile.Source[gemm.M16, gemm.K64, gpu.BFloat16], b tile.Source[gemm.K64, gemm.NarrowN, gpu.BFloat16], s gemm.Size, sums Sums, e gemm.Epilogue, l Link) {
	addOnce(t, stages, c, a, b, s, sums, e, l)
}
