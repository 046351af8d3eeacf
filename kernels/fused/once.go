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
	c     []gpu.BFloat16
	s     gemm.Size
	sums  Sums
	slots slots
	e     gemm.Epilogue
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

func (g atOnce) Await(*gpu.Thread, gemm.Part)                            {}
func (g atOnce) Aside(*gpu.Thread)                                       {}
func (g atOnce) Plain(gemm.Part) (to tile.Matrix[gpu.BFloat16], ok bool) { return to, false }

func (g atOnce) Begin(*gpu.Thread, gemm.Part) {}

// Store keeps sums in the warp's memory.
func (g atOnce) Store(t *gpu.Thread, p gemm.Part, r, c int, x [tile.Run]float32) {
	at := (r-p.Row-gemm.ConsumerWarp(t)*gemm.WarpRows)*g.slots.width + c - p.Col
	tile.StoreRun(g.sums.Out.Local()[gemm.WarpSlot(t, g.slots.width)+at:][:tile.Run], x)
}

// Done sends the warp's rows to all PEs, waits for theirs, and adds up. Sums are added in the order
// of the PEs, and rounded alike, so that all PEs have the same result.
func (g atOnce) Done(t *gpu.Thread, p gemm.Part) {
	me, pes, w := shmem.MyPE(t), shmem.NumPEs(t), t.Warp()
	w.Sync()
	row := p.Row + gemm.ConsumerWarp(t)*gemm.WarpRows
	if row >= p.EndRow { // the same on all PEs
		return
	}
	from := gemm.WarpSlot(t, g.slots.width)
	to, n := g.slots.rows(t, me, p.Index)
	signal := g.slots.signal(t, me, p.Index)
	for d := 1; d < pes; d++ {
		pe := spread.Behind(me, d, pes)
		g.l.awaitReady(t, pe, g.epoch)
		shmem.PutSignal(w, g.sums.In.Slice(to, to+n), g.sums.Out.Slice(from, from+n), g.l.Arrived.At(signal), g.epoch, shmem.SignalSet, pe)
	}
	g.l.awaitSums(t, g.slots, p.Index, g.epoch)
	across := uint32(g.slots.width / tile.Run)
	for i := uint32(w.Rank()); i < uint32(gemm.WarpRows)*across; i += gpu.WarpSize {
		r, c := int(i/across), int(i%across)*tile.Run
		if row+r >= p.EndRow || p.Col+c >= g.s.N {
			continue
		}
		var sum [tile.Run]float32
		for pe := range pes {
			x := g.sums.Out.Local()[from:]
			if pe != me {
				at, _ := g.slots.rows(t, pe, p.Index)
				x = g.sums.In.Local()[at:]
			}
			add(&sum, x[r*g.slots.width+c:][:tile.Run])
		}
		g.e.Apply(p.Col+c, &sum)
		tile.StoreRun(g.c[(row+r)*g.s.N+p.Col+c:][:min(tile.Run, g.s.N-p.Col-c)], sum)
	}
	w.Sync() // the warp's memory has been read
}

// Once multiplies and adds up over all PEs; every PE gets all of c. All its blocks are resident.
//
//gpu:kernel maxthreads=384 minblocks=1
func Once(t *gpu.Thread, stages int, c []gpu.BFloat16, a tile.Source[gemm.M, gemm.K64, gpu.BFloat16], b tile.Source[gemm.K64, gemm.NarrowN, gpu.BFloat16], s gemm.Size, sums Sums, e gemm.Epilogue, l Link) {
	epoch := clock.Epoch(t, l.Ticks)
	l.open(t)
	gemm.Run(t, stages, atOnce{c, s, sums, slots{sums.Parts, len(gemm.NarrowN{})}, e, l, epoch}, a, b, s.K)
	clock.Advance(t, l.Ticks, 1)
}
