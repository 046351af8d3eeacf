package fused

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/dsl/tile"
	"github.com/gpuc-go/gpuc/kernels/clock"
	"github.com/gpuc-go/gpuc/kernels/gemm"
	"github.com/gpuc-go/gpuc/kernels/internal/spread"
)

// The rows of a are awaited by unitRows at a time, and sent by pieceRows at a time.
const (
	unitRows  = len(gemm.M64{})
	pieceRows = 8
)

// allGather is an all-gather of many rows of a, and the product of all rows with b. A PE begins with its
// own rows, goes on with those of the next PE, and so on round all PEs. Meanwhile its communication warps
// send its rows to the PEs before it, the nearest first, so that rows arrive in the order in which they
// are multiplied.
type allGather struct {
	gemm.Output
	a     shmem.Sym[gpu.BFloat16] // all shards, of which this PE's is there
	s     gemm.Size
	units int // of a shard
	tileN int
	l     Link
}

func (allGather) Static() bool { return true }

func (g allGather) Next(t *gpu.Thread, p gemm.WorkTile, i int) (gemm.WorkTile, bool) {
	me, pes := shmem.MyPE(t), shmem.NumPEs(t)
	for p.Group < pes {
		lo, hi := spread.Shard(g.s.M, spread.After(me, p.Group, pes), pes)
		next, ok := p.Within(t, i, lo, hi, g.s.N, g.tileN)
		if ok {
			next.RowA, next.RowB, next.EndRowB = next.Row-lo+g.place(spread.After(me, next.Group, pes)), 0, g.s.K
			return next, true
		}
		p = next
	}
	return p, false
}

func (g allGather) place(pe int) int { return place(pe, g.units) }

// place returns the row of a at which the shard of a PE begins, in memory for units of each. A
// tile at the end of a shard reaches beyond it, and must not reach rows that are written meanwhile.
func place(pe, units int) int { return pe * units * unitRows }

// AwaitA waits for the units of the tile. A put with signal delivers its data before its signal
// (docs/memory-model.md, PutSignal), and each unit has a signal that counts its pieces: so who has
// seen the count sees the rows. The wait is an acquire of the first lane, which
// fences the asynchronous proxy, whose loads it starts; the other lanes, which load where there is
// no such proxy, know by Warp.Sync.
func (g allGather) AwaitA(t *gpu.Thread, p gemm.WorkTile) {
	me, pes := shmem.MyPE(t), shmem.NumPEs(t)
	owner := spread.After(me, p.Group, pes)
	if owner == me {
		return
	}
	w := t.Warp()
	if w.Rank() == 0 {
		lo, _ := spread.Shard(g.s.M, owner, pes)
		epoch := clock.Epoch(t, g.l.Ticks)
		for row := p.Row; row < min(p.Row+gemm.Consumers(t)*unitRows, p.EndRow); row += unitRows {
			unit := (row - lo) / unitRows
			pieces := spread.DivideUp(min(unitRows, p.EndRow-row), pieceRows)
			shmem.SignalWaitUntil(t, g.l.Arrived.At(owner*g.units+unit), shmem.CmpGE, epoch*uint64(pieces))
		}
		tile.FenceArrived(t)
	}
	w.Sync()
}

// gatherSenders is the number of warps that send rows, each of its own block. More of them fill the wire, and while
// it is full, what their multiprocessors load for the product waits after what they send.
const gatherSenders = 48

// Communicate sends this PE's rows. The rows lie at the same place on all PEs, so that nothing is
// copied here. The warps take the pieces in turn, first those of the PE that needs
// them first. At the end the sources have to be as they were until they are read: Quiet waits
// for that.
func (g allGather) Communicate(t *gpu.Thread) {
	me, epoch := shmem.MyPE(t), g.l.begin(t)
	warps := min(gatherSenders, t.GridDim().X)
	if gemm.CommWarp(t) != 0 || t.BlockIdx().X >= warps {
		return
	}
	lo, hi := spread.Shard(g.s.M, me, shmem.NumPEs(t))
	from := g.place(me) * g.s.K
	g.l.sendAll(t, g.a.Slice(from, from+(hi-lo)*g.s.K), pieceRows*g.s.K, t.BlockIdx().X, warps, epoch, func(i int) shmem.Signal {
		return g.l.Arrived.At(me*g.units + i/(unitRows/pieceRows))
	})
}

// AllGather256 gathers a and multiplies in tiles of 256 columns. All its blocks are resident.
//
//gpu:kernel maxthreads=384 minblocks=1
func AllGather256(t *gpu.Thread, stages int, c []gpu.BFloat16, rows shmem.Sym[gpu.BFloat16], a tile.Source[gemm.M64, gemm.K64, gpu.BFloat16], b tile.Source[gemm.K64, gemm.N256, gpu.BFloat16], s gemm.Size, units int, e gemm.Elementwise, l Link) {
	gemm.Run(t, stages, allGather{gemm.Output{C: c, N: s.N, E: e}, rows, s, units, len(gemm.N256{}), l}, a, b, s.K)
	clock.Advance(t, l.Ticks, 1)
}

// AllGather64 gathers a and multiplies in tiles of 64 columns.
//
//gpu:kernel maxthreads=384 minblocks=1
func AllGather64(t *gpu.Thread, stages int, c []gpu.BFloat16, rows shmem.Sym[gpu.BFloat16], a tile.Source[gemm.M64, gemm.K64, gpu.BFloat16], b tile.Source[gemm.K64, gemm.N64, gpu.BFloat16], s gemm.Size, units int, e gemm.Elementwise, l Link) {
	gemm.Run(t, stages, allGather{gemm.Output{C: c, N: s.N, E: e}, rows, s, units, len(gemm.N64{}), l}, a, b, s.K)
	clock.Advance(t, l.Ticks, 1)
}
