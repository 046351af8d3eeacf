package gemm

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/tile"
)

// M is the rows of c that a warpgroup keeps in its registers.
type M [64]tile.Dim

// Part is a part of c that a block computes at once: the rows of all its consumers, and N
// columns.
type Part struct {
	// Row and Col are where it begins in c, and Rows is where the rows that belong to it end.
	Row, Col, Rows int
	// A is the row of a, and B that of b, where what is multiplied begins. EndB is the row of b
	// where it ends.
	A, B, EndB int
	// Group is the number of the product, where there are several, and First the number of its
	// first part.
	Group, First int
}

// Work divides products into parts.
type Work interface {
	// Next returns part number i of all, for a block whose part before was p; false behind the
	// last one. p is Part{} at first.
	Next(t *gpu.Thread, p Part, i int) (Part, bool)
	// Await waits until the rows of a for a part are there. The producer's threads call it
	// before they load the rows.
	Await(t *gpu.Thread, p Part)
}

// Consumers returns the number of warpgroups of the block that multiply. One more loads.
func Consumers(t *gpu.Thread) int { return t.BlockDim().X/gpu.WarpgroupSize - 1 }

// warps is the number of warps of a warpgroup.
const warps = gpu.WarpgroupSize / gpu.WarpSize

// Registers of the threads that load and multiply, of which a multiprocessor has 64K for a
// block of three warpgroups.
const (
	producerRegisters = 56
	consumerRegisters = 224
)

// Run multiplies parts of a and b until there are none left: block i does parts i, i+n and so
// on of a grid of n blocks. The first warpgroup of a block loads tiles of a and b ahead, and
// each of the others multiplies M rows. It calls store with what it has computed: with sums
// of one row of c that follow each other, the row and the first column in c, and the part.
//
// The dynamic shared memory holds as many stages as fit; see SharedBytes. The kernel's
// directive has maxthreads.
func Run[N, K tile.Extent, E tile.Element, W Work](t *gpu.Thread, stages int, w W, a tile.Source[M, K, E], b tile.Source[K, N, E], k int, store func(r, c int, x [tile.Run]float32, p Part)) {
	consumers := Consumers(t)
	mem := tile.Dynamic(t)
	as := tile.Take[M, K, E](&mem, stages*consumers)
	bs := tile.Take[K, N, E](&mem, stages)
	scratch := tile.TakeScratch[float32](&mem, consumers*warps)
	pipe := tile.NewPipeline(t, &mem, tile.Stages{
		Count: stages, Producers: gpu.WarpSize, Consumers: consumers * gpu.WarpgroupSize, Bulk: a.Bulk() && b.Bulk(),
	})
	var kd K
	role := t.Block().Rank() / gpu.WarpgroupSize
	if role == 0 {
		tile.GiveRegisters(t.Warp(), producerRegisters)
		if t.Warpgroup().Rank() < gpu.WarpSize {
			var p Part
			for i := t.BlockIdx().X; ; i += t.GridDim().X {
				next, ok := w.Next(t, p, i)
				if !ok {
					break
				}
				p = next
				w.Await(t, p)
				bp := b
				bp.Matrix.Rows = min(b.Matrix.Rows, p.EndB)
				for at := 0; at < k; at += len(kd) {
					s := pipe.Acquire()
					for c := range consumers {
						tile.LoadAsync(t.Warp(), &pipe, as.At(s*consumers+c), a, p.A+c*len(M{}), at)
					}
					tile.LoadAsync(t.Warp(), &pipe, bs.At(s), bp, p.B+at, p.Col)
					tile.Commit(t.Warp(), &pipe)
				}
			}
		}
		return
	}
	tile.TakeRegisters(t.Warp(), consumerRegisters)
	sums := tile.Zero[M, N, float32](t.Warpgroup())
	var p Part
	for i := t.BlockIdx().X; ; i += t.GridDim().X {
		next, ok := w.Next(t, p, i)
		if !ok {
			break
		}
		p = next
		sums.Map(func(float32) float32 { return 0 })
		for at := 0; at < k; at += len(kd) {
			s := pipe.Wait()
			tile.MMA(sums, as.At(s*consumers+role-1), bs.At(s))
			pipe.Release()
		}
		tile.Drain(sums, scratch.For((role-1)*warps, warps), func(r, c int, x [tile.Run]float32) {
			store(p.Row+(role-1)*len(M{})+r, p.Col+c, x, p)
		})
	}
}
