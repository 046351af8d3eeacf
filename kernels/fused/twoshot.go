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
	// them up. In has room for those of all PEs, and of all tiles that this PE adds up. Sums are
	// packed (tile.Pack).
	Out, In shmem.Sym[gpu.BFloat16]
	Parts   int // of the largest shard, or of all rows
}

// twoShot is a product of which every PE has the sums over its part of the columns of a, and
// their sum over all PEs, of which each PE gets its shard of the rows. With all, every PE then
// sends its shard to all others.
//
// A block does the tiles of other PEs' shards first, beginning with the next PE, and sends them. It
// does those of its own shard last, and waits for what the others have sent. So nobody who is
// waited for waits, and sums cross the wire while others are computed.
type twoShot struct {
	gemm.InMemory
	gemm.Output                         // with all: all rows. Otherwise the shard's
	c           shmem.Sym[gpu.BFloat16] // its memory
	all         bool
	s           gemm.Size
	sums        Sums
	slots       sumSlots
	l           Link
	epoch       uint64 // for Communicate
}

// owner returns the PE whose shard a tile belongs to.
func (g twoShot) owner(t *gpu.Thread, p gemm.WorkTile) int {
	return spread.After(shmem.MyPE(t), p.Group+1, shmem.NumPEs(t))
}

func (twoShot) Static() bool { return true }

func (g twoShot) Next(t *gpu.Thread, p gemm.WorkTile, i int) (gemm.WorkTile, bool) {
	pes := shmem.NumPEs(t)
	for p.Group < pes {
		lo, hi := spread.Shard(g.s.M, g.owner(t, p), pes)
		next, ok := p.Within(t, i, lo, hi, g.s.N, g.slots.width)
		if ok {
			next.RowB, next.EndRowB = 0, g.s.K
			return next, true
		}
		p = next
	}
	return p, false
}

// Accumulate returns the sums of the other PEs for a tile of this PE's shard, in the order of the PEs. They are
// added before the block multiplies: while nothing else has to be in registers, they are read at once.
// Where it is the block's first tile, they have not come yet, and are added after that.
func (g twoShot) Accumulate(t *gpu.Thread, p gemm.WorkTile, late bool, i int) (x []gpu.BFloat16, ok bool) {
	if late != (p.Index < t.GridDim().X) || !g.Receives(t, p) || i >= shmem.NumPEs(t)-1 {
		return x, false
	}
	if i == 0 {
		gemm.AwaitReceived(t)
	}
	if i >= shmem.MyPE(t) {
		i++
	}
	warp := gemm.ConsumerWarp(t)
	from, to := g.slots.rows(t, i, p.Index-p.First, warp, warp+1)
	return g.sums.In.Local()[from:to], true
}

// PackTo has sums for another PE go to the warp's slot, when what was there has been sent.
func (g twoShot) PackTo(t *gpu.Thread, p gemm.WorkTile) (x []gpu.BFloat16, ok bool) {
	if g.Sends(t, p) {
		senders.AwaitSent(t, p)
	}
	if g.owner(t, p) == shmem.MyPE(t) {
		return x, false
	}
	warp := gemm.ConsumerWarp(t)
	from, to := g.slots.own(t, warp, warp+1)
	return g.sums.Out.Local()[from:to], true
}

func (g twoShot) PackDone(t *gpu.Thread, _ gemm.WorkTile) { senders.HandOff(t) }

func (g twoShot) StoreDone(t *gpu.Thread, p gemm.WorkTile) {
	if g.Sends(t, p) {
		senders.HandOff(t)
	}
}

func (g twoShot) Communicate(t *gpu.Thread) {
	g.epoch = g.l.begin(t)
	communicate(t, g.l, g.epoch, g)
}

// Receives reports that the sums of the other PEs are received for this PE's shard.
func (g twoShot) Receives(t *gpu.Thread, p gemm.WorkTile) bool {
	return shmem.NumPEs(t) > 1 && g.owner(t, p) == shmem.MyPE(t)
}

func (g twoShot) Receive(t *gpu.Thread, p gemm.WorkTile, first, end int) {
	g.l.awaitSums(t, g.slots, p, p.Index-p.First, g.epoch, first, end)
}

// Sends reports that sums for another PE are sent and, with all, results.
func (g twoShot) Sends(t *gpu.Thread, p gemm.WorkTile) bool {
	return g.all || g.owner(t, p) != shmem.MyPE(t)
}

// Send sends them: the wire carries the sums of a tile while the consumers multiply the next one.
func (g twoShot) Send(t *gpu.Thread, p gemm.WorkTile, first, end int) {
	first, end = senders.Share(t, p, gemm.CommWarp(t), first, end)
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
func (g twoShot) sendRows(t *gpu.Thread, p gemm.WorkTile, at, first, end int) {
	me, w := shmem.MyPE(t), t.Warp()
	row := p.Row + first*gemm.WarpRows
	rows, cols := min(p.Row+end*gemm.WarpRows, p.EndRow)-row, min(g.slots.width, g.s.N-p.Col)
	part := g.c.Slice(row*g.s.N+p.Col, (row+rows-1)*g.s.N+p.Col+cols)
	for d := 1; d < shmem.NumPEs(t); d++ {
		to := spread.After(me, d, shmem.NumPEs(t))
		shmem.PutTile(w, part, part, g.s.N, g.s.N, rows, cols, to)
		shmem.Fence(w)
		if w.Rank() == 0 {
			shmem.SignalOp(t, g.l.Arrived.At(g.slots.signal(g.slots.result(t, me), at, gemm.CommWarp(t))), g.epoch, shmem.SignalSet, to)
		}
	}
}

// awaitShards waits until the shards of all other PEs have come. The threads of the grid share
// the tiles; each acquires what its signals say, and the launch ends when all have.
func (g twoShot) awaitShards(t *gpu.Thread) {
	me, pes, epoch := shmem.MyPE(t), shmem.NumPEs(t), clock.Epoch(t, g.l.Ticks)
	for pe := range pes {
		if pe == me {
			continue
		}
		lo, hi := spread.Shard(g.s.M, pe, pes)
		parts := gemm.Tiles(hi-lo, g.s.N, gemm.Consumers(t), g.slots.width)
		for at := range t.Grid().Stride(parts) {
			p, _ := gemm.WorkTile{}.Within(t, at, lo, hi, g.s.N, g.slots.width)
			for c := range int(senders) {
				if first, end := senders.Share(t, p, c, 0, gemm.ConsumerWarps(t)); first < end {
					shmem.SignalWaitUntil(t, g.l.Arrived.At(g.slots.signal(g.slots.result(t, pe), at, c)), shmem.CmpGE, epoch)
				}
			}
		}
	}
}

// TwoShot256 multiplies in tiles of 256 columns, adds up over all PEs, and gives each PE its shard of the
// rows of c or, with all, all rows. All its blocks are resident.
//
//gpu:kernel maxthreads=384 minblocks=1
func TwoShot256(t *gpu.Thread, stages int, c shmem.Sym[gpu.BFloat16], all bool, a tile.Source[gemm.M64, gemm.K64, gpu.BFloat16], b tile.Source[gemm.K64, gemm.N256, gpu.BFloat16], s gemm.Size, sums Sums, e gemm.Elementwise, l Link) {
	out := gemm.Output{C: c.Local(), N: s.N, E: e}
	if !all {
		out.FirstRow, _ = spread.Shard(s.M, shmem.MyPE(t), shmem.NumPEs(t))
	}
	g := twoShot{gemm.InMemory{}, out, c, all, s, sums, sumSlots{sums.Parts, len(gemm.N256{})}, l, 0}
	gemm.Run(t, stages, g, a, b, s.K)
	if all {
		g.awaitShards(t)
	}
	clock.Advance(t, l.Ticks, 1)
}
