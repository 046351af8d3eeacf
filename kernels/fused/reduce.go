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
	// Out has room for the sums of each warp that multiplies, before they are sent, In for those
	// of all PEs and parts of this PE's shard. Sums are packed (tile.Pack).
	Out, In shmem.Sym[gpu.BFloat16]
	Parts   int // of the largest shard
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
	epoch       uint64
}

// owner returns the PE whose shard a part belongs to.
func (g reducing) owner(t *gpu.Thread, p gemm.Part) int {
	return spread.Behind(shmem.MyPE(t), p.Group+1, shmem.NumPEs(t))
}

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

// carriers are the warps that do not multiply, but for one, which brings sums.
const carriers gemm.Carriers = gemm.AsideWarps - 1

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
	from, n := g.slots.rows(t, i, p.Index-p.First, gemm.ConsumerWarp(t))
	return g.sums.In.Local()[from:][:n], true
}

// Packed has sums for another PE go to the warp's memory, when what was there has been sent.
func (g reducing) Packed(t *gpu.Thread, p gemm.Part) (x []gpu.BFloat16, ok bool) {
	if g.Takes(t, p) {
		carriers.AwaitSent(t, p)
	}
	if g.owner(t, p) == shmem.MyPE(t) {
		return x, false
	}
	from, n := g.slots.own(t, gemm.ConsumerWarp(t))
	return g.sums.Out.Local()[from:][:n], true
}

func (g reducing) Send(t *gpu.Thread, _ gemm.Part) { carriers.HandOver(t) }

func (g reducing) Done(t *gpu.Thread, p gemm.Part) {
	if g.Takes(t, p) {
		carriers.HandOver(t)
	}
}

func (g reducing) Aside(t *gpu.Thread) {
	if gemm.AsideWarp(t) < int(carriers) {
		gemm.Carry(t, carriers, g)
	} else {
		gemm.Bring(t, g)
	}
}

// Brings has the sums of the other PEs brought for this PE's shard.
func (g reducing) Brings(t *gpu.Thread, p gemm.Part) bool {
	return shmem.NumPEs(t) > 1 && g.owner(t, p) == shmem.MyPE(t)
}

func (g reducing) Bring(t *gpu.Thread, p gemm.Part, first, end int) {
	for warp := first; warp < end; warp++ {
		g.l.awaitSums(t, g.slots, p.Index-p.First, g.epoch, warp)
	}
}

// Takes has sums for another PE taken and, with all, results.
func (g reducing) Takes(t *gpu.Thread, p gemm.Part) bool {
	return g.all || g.owner(t, p) != shmem.MyPE(t)
}

// Take sends them: the wire carries the sums of a part while the consumers multiply the next one.
func (g reducing) Take(t *gpu.Thread, p gemm.Part, first, end int) {
	owner, at := g.owner(t, p), p.Index-p.First
	for warp := first; warp < end; warp++ {
		switch {
		case !carriers.Mine(t, warp):
		case owner != shmem.MyPE(t):
			g.slots.send(t, g.l, g.sums, g.epoch, at, warp, owner)
		default:
			g.sendRows(t, p, at, warp)
		}
	}
}

// sendRows sends the rows of a warp of the consumers to all PEs. Fence orders the puts of the warp before
// the signal, for each PE. A peer no longer reads its c of the epoch before, since it has sent sums of
// this one.
func (g reducing) sendRows(t *gpu.Thread, p gemm.Part, at, warp int) {
	me, w := shmem.MyPE(t), t.Warp()
	row := p.Row + warp*gemm.WarpRows
	rows, cols := min(gemm.WarpRows, p.EndRow-row), min(g.slots.width, g.s.N-p.Col)
	for d := 1; d < shmem.NumPEs(t); d++ {
		to := spread.Behind(me, d, shmem.NumPEs(t))
		if rows > 0 {
			part := g.c.Slice(row*g.s.N+p.Col, (row+rows-1)*g.s.N+p.Col+cols)
			shmem.PutTile(w, part, part, g.s.N, g.s.N, rows, cols, to)
		}
		shmem.Fence(w)
		if w.Rank() == 0 {
			shmem.SignalOp(t, g.l.Arrived.At(g.slots.signal(t, g.slots.result(t, me), at, warp)), g.epoch, shmem.SignalSet, to)
		}
	}
}

// awaitShards waits until the shards of all other PEs have come. The threads of the grid share
// the signals; each acquires what its signals say, and the launch ends when all have.
func (g reducing) awaitShards(t *gpu.Thread) {
	me, pes := shmem.MyPE(t), shmem.NumPEs(t)
	for pe := range pes {
		if pe == me {
			continue
		}
		lo, hi := spread.Shard(g.s.M, pe, pes)
		from := g.slots.first(t, g.slots.result(t, pe), 0)
		to := g.slots.first(t, g.slots.result(t, pe), gemm.Parts(hi-lo, g.s.N, gemm.Consumers(t), g.slots.width))
		for i := range t.Grid().Stride(to - from) {
			shmem.SignalWaitUntil(t, g.l.Arrived.At(from+i), shmem.CmpGE, g.epoch)
		}
	}
}

// Scatter multiplies, adds up over all PEs, and gives each PE its shard of the rows of c. All its
// blocks are resident.
//
//gpu:kernel maxthreads=384 minblocks=1
func Scatter(t *gpu.Thread, stages int, c shmem.Sym[gpu.BFloat16], all bool, a tile.Source[gemm.M, gemm.K64, gpu.BFloat16], b tile.Source[gemm.K64, gemm.WideN, gpu.BFloat16], s gemm.Size, sums Sums, e gemm.Epilogue, l Link) {
	epoch := clock.Epoch(t, l.Ticks)
	l.open(t)
	out := gemm.Output{C: c.Local(), N: s.N, E: e}
	if !all {
		out.Above, _ = spread.Shard(s.M, shmem.MyPE(t), shmem.NumPEs(t))
	}
	g := reducing{out, c, all, s, sums, slots{sums.Parts, len(gemm.WideN{})}, l, epoch}
	gemm.Run(t, stages, g, a, b, s.K)
	if all {
		g.awaitShards(t)
	}
	clock.Advance(t, l.Ticks, 1)
}
