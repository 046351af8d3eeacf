package fused

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/dsl/tile"
	"github.com/gpuc-go/gpuc/kernels/clock"
	"github.com/gpuc-go/gpuc/kernels/gemm"
	"github.com/gpuc-go/gpuc/kernels/internal/spread"
)

// oneShot is twoShot for few rows: every PE sends its sums for all tiles to all others, and
// adds up all tiles itself. So a sum crosses the wire once, and nothing is sent back.
//
// A block multiplies all of its tiles first, as group 0, and adds up each of them then, as group 1.
// So the sums of a tile cross the wire while the next is multiplied. All PEs do the tiles in the same
// order. A PE's own sums lie in In too, at the place from which and to which they are sent.
type oneShot struct {
	gemm.InMemory
	gemm.Output
	s     gemm.Size
	sums  Sums
	slots sumSlots
	l     Link
	epoch uint64 // for Communicate
}

func (oneShot) Static() bool { return true }

func (g oneShot) Next(t *gpu.Thread, p gemm.WorkTile, i int) (gemm.WorkTile, bool) {
	for p.Group <= 1 {
		next, ok := p.Within(t, i, 0, g.s.M, g.s.N, g.slots.width)
		if ok {
			next.RowB, next.EndRowB = 0, g.s.K
			if next.Group == 1 {
				next.BeginK, next.EndK = g.s.K, g.s.K // nothing is multiplied
			}
			return next, true
		}
		// The block adds up the tiles that it has multiplied.
		p, p.First = next, i-t.BlockIdx().X
	}
	return p, false
}

// Accumulate returns the sums of all PEs. They are added in the order of the PEs, and all are rounded, so
// that all PEs have the same result.
func (g oneShot) Accumulate(t *gpu.Thread, p gemm.WorkTile, late bool, i int) (x []gpu.BFloat16, ok bool) {
	if late || p.Group == 0 {
		return x, false
	}
	if i == 0 && g.Receives(t, p) {
		gemm.AwaitReceived(t)
	}
	if i >= shmem.NumPEs(t) {
		return x, false
	}
	return g.at(t, i, p), true
}

// at returns the memory of the sums of PE pe for the thread's warp of the consumers.
func (g oneShot) at(t *gpu.Thread, pe int, p gemm.WorkTile) []gpu.BFloat16 {
	warp := gemm.ConsumerWarp(t)
	from, to := g.slots.rows(t, pe, p.Index-p.First, warp, warp+1)
	return g.sums.In.Local()[from:to]
}

// PackTo has what has been multiplied go to the slot of this PE.
func (g oneShot) PackTo(t *gpu.Thread, p gemm.WorkTile) (x []gpu.BFloat16, ok bool) {
	if p.Group > 0 {
		return x, false
	}
	senders.AwaitSent(t, p)
	return g.at(t, shmem.MyPE(t), p), true
}

func (g oneShot) PackDone(t *gpu.Thread, _ gemm.WorkTile) { senders.HandOff(t) }

func (g oneShot) Communicate(t *gpu.Thread) {
	g.epoch = g.l.begin(t)
	communicate(t, g.l, g.epoch, g)
}

// Sends reports that what has been multiplied is sent.
func (g oneShot) Sends(_ *gpu.Thread, p gemm.WorkTile) bool { return p.Group == 0 }

// Send sends it to all PEs.
func (g oneShot) Send(t *gpu.Thread, p gemm.WorkTile, first, end int) {
	first, end = senders.Share(t, p, gemm.CommWarp(t), first, end)
	if first >= end {
		return
	}
	me, pes := shmem.MyPE(t), shmem.NumPEs(t)
	from, to := g.slots.rows(t, me, p.Index, first, end)
	sums := g.sums.In.Slice(from, to)
	for d := 1; d < pes; d++ {
		g.slots.send(t, g.l, sums, sums, g.epoch, p.Index, spread.After(me, d, pes))
	}
}

// Receives reports that the sums of the other PEs are received for the tiles that are added up.
func (g oneShot) Receives(t *gpu.Thread, p gemm.WorkTile) bool {
	return p.Group > 0 && shmem.NumPEs(t) > 1
}

func (g oneShot) Receive(t *gpu.Thread, p gemm.WorkTile, first, end int) {
	g.l.awaitSums(t, g.slots, p, p.Index-p.First, g.epoch, first, end)
}

// runOneShot is the body of the kernels.
func runOneShot[N tile.Extent](t *gpu.Thread, stages int, c []gpu.BFloat16, a tile.Source[gemm.M64, gemm.K64, gpu.BFloat16], b tile.Source[gemm.K64, N, gpu.BFloat16], s gemm.Size, sums Sums, e gemm.Elementwise, l Link) {
	var n N
	gemm.Run(t, stages, oneShot{gemm.InMemory{}, gemm.Output{C: c, N: s.N, E: e}, s, sums, sumSlots{sums.Parts, len(n)}, l, 0}, a, b, s.K)
	clock.Advance(t, l.Ticks, 1)
}

// OneShot128 multiplies in tiles of 128 columns and adds up over all PEs; every PE gets all of c. All its
// blocks are resident.
//
//gpu:kernel maxthreads=384 minblocks=1
func OneShot128(t *gpu.Thread, stages int, c []gpu.BFloat16, a tile.Source[gemm.M64, gemm.K64, gpu.BFloat16], b tile.Source[gemm.K64, gemm.N128, gpu.BFloat16], s gemm.Size, sums Sums, e gemm.Elementwise, l Link) {
	runOneShot(t, stages, c, a, b, s, sums, e, l)
}

// OneShot64 is OneShot128 in tiles of 64 columns.
//
//gpu:kernel maxthreads=384 minblocks=1
func OneShot64(t *gpu.Thread, stages int, c []gpu.BFloat16, a tile.Source[gemm.M64, gemm.K64, gpu.BFloat16], b tile.Source[gemm.K64, gemm.N64, gpu.BFloat16], s gemm.Size, sums Sums, e gemm.Elementwise, l Link) {
	runOneShot(t, stages, c, a, b, s, sums, e, l)
}
