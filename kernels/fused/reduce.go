package fused

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/dsl/tile"
	"github.com/gpuc-go/gpuc/kernels/clock"
	"github.com/gpuc-go/gpuc/kernels/gemm"
	"github.com/gpuc-go/gpuc/kernels/internal/spread"
)

// Sums is the memory through which sums of one PE reach another.
type Sums struct {
	// Out has room for the sums of each warp that multiplies, before they are sent to the PE that adds
	// them up. In has room for those of all PEs, and of all parts that this PE adds up. Sums are
	// packed (tile.Pack).
	Out, In shmem.Sym[gpu.BFloat16]
	Parts   int // of the largest shard, or of all rows
}

// reducing is a product of which every PE has the sums over its part of the columns of a, and
// their sum over all PEs, of which each PE gets its shard of the rows. With all, every PE then
// sends its shard to all others.
//
// A block does the parts of other PEs' shards first, beginning with the next PE, and sends them. It
// does those of its own shard last, and waits for what the others have sent. So nobody who is
// waited for waits, and sums cross the wire while others are computed.
type reducing struct {
	gemm.Output                         // with all: all rows. Otherwise the shard's
	c           shmem.Sym[gpu.BFloat16] // its memory
	all         bool
	s           gemm.Size
	sums        Sums
	slots       slots
	l           Link
	epoch       uint64 // for Aside
}

// owner returns the PE whose shard a part belongs to.
func (g reducing) owner(t *gpu.Thread, p gemm.Part) int {
	return spread.Behind(shmem.MyPE(t), p.Group+1, shmem.NumPEs(t))
}

func (reducing) Known() bool { return true }

func (g reducing) Next(t *gpu.Thread, p gemm.Part, i int) (gemm.Part, bool) {
	pes := shmem.NumPEs(t)
	for p.Group < pes {
		lo, hi := spread.Shard(g.s.M, g.owner(t, p), pes)
		next, ok := p.Within(t, i, lo, hi, g.s.N, g.slots.width)
		if ok {
			next.B, next.EndB = 0, g.s.K
			return next, true
		}
		p = next
	}
	return p, false
}

// Add returns the sums of the other PEs for a part of this PE's shard, in the order of the PEs. They are
// added before the block multiplies: while nothing else has to be in registers, they are read at once.
// Where it is the block's first part, they have not come yet, and are added behind that.
func (g reducing) Add(t *gpu.Thread, p gemm.Part, late bool, i int) (x []gpu.BFloat16, ok bool) {
	if late != (p.Index < t.GridDim().X) || !g.Brings(t, p) || i >= shmem.NumPEs(t)-1 {
		return x, false
	}
	if i == 0 {
		gemm.AwaitBrought(t)
	}
	if i >= shmem.MyPE(t) {
		i++
	}
	warp := gemm.ConsumerWarp(t)
	from, to := g.slots.rows(t, i, p.Index-p.First, warp, warp+1)
	return g.sums.In.Local()[from:to], true
}

// Packed has sums for another PE go to the warp's memory, when what was there has been sent.
func (g reducing) Packed(t *gpu.Thread, p gemm.Part) (x []gpu.BFloat16, ok bool) {
	if g.Takes(t, p) {
		carriers.AwaitSent(t, p)
	}
	if g.owner(t, p) == shmem.MyPE(t) {
		return x, false
	}
	warp := gemm.ConsumerWarp(t)
	from, to := g.slots.own(t, warp, warp+1)
	return g.sums.Out.Local()[from:to], true
}

func (g reducing) Send(t *gpu.Thread, _ gemm.Part) { carriers.HandOver(t) }

func (g reducing) Done(t *gpu.Thread, p gemm.Part) {
	if g.Takes(t, p) {
		carriers.HandOver(t)
	}
}

func (g reducing) Aside(t *gpu.Thread) {
	g.epoch = g.l.begin(t)
	aside(t, g.l, g.epoch, g)
}

// Brings has the sums of the other PEs brought for this PE's shard.
func (g reducing) Brings(t *gpu.Thread, p gemm.Part) bool {
	return shmem.NumPEs(t) > 1 && g.owner(t, p) == shmem.MyPE(t)
}

func (g reducing) Bring(t *gpu.Thread, p gemm.Part, first, end int) {
	g.l.awaitSums(t, g.slots, p, p.Index-p.First, g.epoch, first, end)
}

// Takes has sums for another PE taken and, with all, results.
func (g reducing) Takes(t *gpu.Thread, p gemm.Part) bool {
	return g.all || g.owner(t, p) != shmem.MyPE(t)
}

// Take sends them: the wire carries the sums of a part while the consumers multiply the next one.
func (g reducing) Take(t *gpu.Thread, p gemm.Part, first, end int) {
	first, end = carriers.Of(t, p, gemm.AsideWarp(t), first, end)
	if first >= end {
		return
	}
	owner, at := g.owner(t, p), p.Index-p.First
	if owner == shmem.MyPE(t) {
		g.sendRows(t, p, at, first, end)
		return
	}
	from, until := g.slots.own(t, first, end)
	to, limit := g.slots.rows(t, shmem.MyPE(t), at, first, end)
	g.slots.send(t, g.l, g.sums.In.Slice(to, limit), g.sums.Out.Slice(from, until), g.epoch, at, owner)
}

// sendRows sends the rows of some warps of the consumers to all PEs. Fence orders the puts of the warp before
// the signal, for each PE. A peer no longer reads its c of the epoch before, since it has sent sums of
// this one.
func (g reducing) sendRows(t *gpu.Thread, p gemm.Part, at, first, end int) {
	me, w := shmem.MyPE(t), t.Warp()
	row := p.Row + first*gemm.WarpRows
	rows, cols := min(p.Row+end*gemm.WarpRows, p.EndRow)-row, min(g.slots.width, g.s.N-p.Col)
	part := g.c.Slice(row*g.s.N+p.Col, (row+rows-1)*g.s.N+p.Col+cols)
	for d := 1; d < shmem.NumPEs(t); d++ {
		to := spread.Behind(me, d, shmem.NumPEs(t))
		shmem.PutTile(w, part, part, g.s.N, g.s.N, rows, cols, to)
		shmem.Fence(w)
		if w.Rank() == 0 {
			shmem.SignalOp(t, g.l.Arrived.At(g.slots.signal(g.slots.result(t, me), at, gemm.AsideWarp(t))), g.epoch, shmem.SignalSet, to)
		}
	}
}

// awaitShards waits until the shards of all other PEs have come. The threads of the grid share
// the parts; each acquires what its signals say, and the launch ends when all have.
func (g reducing) awaitShards(t *gpu.Thread) {
	me, pes, epoch := shmem.MyPE(t), shmem.NumPEs(t), clock.Epoch(t, g.l.Ticks)
	for pe := range pes {
		if pe == me {
			continue
		}
		lo, hi := spread.Shard(g.s.M, pe, pes)
		parts := gemm.Parts(hi-lo, g.s.N, gemm.Consumers(t), g.slots.width)
		for at := range t.Grid().Stride(parts) {
			p, _ := gemm.Part{}.Within(t, at, lo, hi, g.s.N, g.slots.width)
			for c := range int(carriers) {
				if first, end := carriers.Of(t, p, c, 0, gemm.ConsumerWarps(t)); first < end {
					shmem.SignalWaitUntil(t, g.l.Arrived.At(g.slots.signal(g.slots.result(t, pe), at, c)), shmem.CmpGE, epoch)
				}
			}
		}
	}
}

// Scatter multiplies, adds up over all PEs, and gives each PE its shard of the rows of c. All its
// blocks are resident.
//
//gpu:kernel maxthreads=384 minblocks=1
func Scatter(t *gpu.Thread, stages int, c shmem.Sym[gpu.BFloat16], all bool, a tile.Source[gemm.M, gemm.K64, gpu.BFloat16], b tile.Source[gemm.K64, gemm.WideN, gpu.BFloat16], s gemm.Size, sums Sums, e gemm.Epilogue, l Link) {
	out := gemm.Output{C: c.Local(), N: s.N, E: e}
	if !all {
		out.Above, _ = spread.Shard(s.M, shmem.MyPE(t), shmem.NumPEs(t))
	}
	g := reducing{out, c, all, s, sums, slots{sums.Parts, len(gemm.WideN{})}, l, 0}
	gemm.Run(t, stages, g, a, b, s.K)
	if all {
		g.awaitShards(t)
	}
	clock.Advance(t, l.Ticks, 1)
}
