// Package piped holds kernels that multiply matrices by a pipeline of tiles, of elements of each
// size and of tiles with panels of each width.
package piped

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/tile"
)

//go:generate go run ../../../cmd/gpuc generate -compress

// The dimensions of tiles.
type (
	D16  [16]tile.Dim
	D32  [32]tile.Dim
	D48  [48]tile.Dim
	D64  [64]tile.Dim
	D128 [128]tile.Dim
	D256 [256]tile.Dim
)

// Stages is the number of stages.
const Stages = 2

// Shared returns the dynamic shared memory of the kernels, for two of the largest tiles in a stage.
func Shared() int {
	return Stages*2*tile.TileBytes[D64, D64, gpu.BFloat16]() + tile.ScratchBytes(1) + tile.PipelineBytes(Stages)
}

// sum is what a kernel adds up and stores.
type sum interface {
	tile.Sum
	tile.Number
}

// nt multiplies the part of a from row and of the transposed of b from col, which are D16 each:
// the first warp loads, the second multiplies. In bulk, the first stages get their tile of b before that
// of a.
func nt[K tile.Extent, E tile.Element, T sum](t *gpu.Thread, c []T, a, b tile.Source[D16, K, E], n, k int) {
	mem := tile.Dynamic(t)
	as := tile.Take[D16, K, E](&mem, Stages)
	bs := tile.Take[D16, K, E](&mem, Stages)
	scratch := tile.TakeScratch[T](&mem, 1)
	pipe := tile.NewPipeline(t, &mem, tile.Stages{Count: Stages, Producers: gpu.WarpSize, Consumers: gpu.WarpSize, Bulk: a.Bulk() && b.Bulk()})
	var kd K
	w, row, col := t.Warp(), t.BlockIdx().Y*len(D16{}), t.BlockIdx().X*len(D16{})
	if t.Block().Rank() < gpu.WarpSize {
		begun := 0
		if pipe.Bulk() && w.Rank() == 0 {
			for ahead := pipe; begun < Stages && begun*len(kd) < k; begun++ {
				tile.LoadBulk(&ahead, bs.At(ahead.AcquireBulk(2*tile.BulkBytes[D16, K, E]())), b, col, begun*len(kd))
				ahead.CommitBulk()
			}
			for i := range begun {
				tile.LoadBulk(&pipe, as.At(pipe.Next()), a, row, i*len(kd))
				pipe.CommitBulk()
			}
		}
		for at := begun * len(kd); at < k; at += len(kd) {
			if !pipe.Bulk() {
				s := tile.Acquire(w, &pipe)
				tile.LoadAsync(w, &pipe, as.At(s), a, row, at)
				tile.LoadAsync(w, &pipe, bs.At(s), b, col, at)
				tile.Commit(w, &pipe)
			} else if w.Rank() == 0 {
				s := pipe.AcquireBulk(2 * tile.BulkBytes[D16, K, E]())
				tile.LoadBulk(&pipe, as.At(s), a, row, at)
				tile.LoadBulk(&pipe, bs.At(s), b, col, at)
				pipe.CommitBulk()
			}
		}
		return
	}
	sums := tile.Zero[D16, D16, T](w)
	for at := 0; at < k; at += len(kd) {
		s := pipe.Wait()
		tile.MMA(sums, as.At(s), bs.At(s).T())
		pipe.Release()
	}
	rows := a.Matrix.Rows
	tile.Visit(sums, scratch, func(r, cc int, x [tile.VecLen]T) {
		if row+r < rows && col+cc < n {
			tile.StoreVec(c[(row+r)*n+col+cc:][:min(tile.VecLen, n-col-cc)], x)
		}
	})
}

// Float16 has panels of 32 bytes.
//
//gpu:kernel maxthreads=64
func Float16(t *gpu.Thread, c []float32, a, b tile.Source[D16, D48, gpu.Float16], n, k int) {
	nt(t, c, a, b, n, k)
}

// TF32 has one panel of 128 bytes.
//
//gpu:kernel maxthreads=64
func TF32(t *gpu.Thread, c []float32, a, b tile.Source[D16, D32, float32], n, k int) {
	nt(t, c, a, b, n, k)
}

// Int8 has two panels of 128 bytes.
//
//gpu:kernel maxthreads=64
func Int8(t *gpu.Thread, c []int32, a, b tile.Source[D16, D256, int8], n, k int) {
	nt(t, c, a, b, n, k)
}

// Onward has blocks compute several parts of c, one after the other: the pipeline goes on from one loop
// to the next, and the stages of the next part are filled while this one is stored. The two tiles of a
// stage have different sizes, which are less than the memory that each takes.
//
//gpu:kernel maxthreads=64
func Onward(t *gpu.Thread, c []int32, a tile.Source[D16, D32, int8], b tile.Source[D48, D32, int8], n, k int) {
	mem := tile.Dynamic(t)
	as := tile.Take[D16, D32, int8](&mem, Stages)
	bs := tile.Take[D48, D32, int8](&mem, Stages)
	pipe := tile.NewPipeline(t, &mem, tile.Stages{Count: Stages, Producers: gpu.WarpSize, Consumers: gpu.WarpSize, Bulk: a.Bulk() && b.Bulk()})
	w, m := t.Warp(), a.Matrix.Rows
	across := (n + len(D48{}) - 1) / len(D48{})
	parts := (m + len(D16{}) - 1) / len(D16{}) * across
	if t.Block().Rank() < gpu.WarpSize {
		for part := t.BlockIdx().X; part < parts; part += t.GridDim().X {
			row, col := part/across*len(D16{}), part%across*len(D48{})
			for at := 0; at < k; at += len(D32{}) {
				if !pipe.Bulk() {
					s := tile.Acquire(w, &pipe)
					tile.LoadAsync(w, &pipe, as.At(s), a, row, at)
					tile.LoadAsync(w, &pipe, bs.At(s), b, col, at)
					tile.Commit(w, &pipe)
				} else if w.Rank() == 0 {
					s := pipe.AcquireBulk(tile.BulkBytes[D16, D32, int8]() + tile.BulkBytes[D48, D32, int8]())
					tile.LoadBulk(&pipe, as.At(s), a, row, at)
					tile.LoadBulk(&pipe, bs.At(s), b, col, at)
					pipe.CommitBulk()
				}
			}
		}
		return
	}
	sums := tile.Zero[D16, D48, int32](w)
	for part := t.BlockIdx().X; part < parts; part += t.GridDim().X {
		sums.Map(func(int32) int32 { return 0 })
		for at := 0; at < k; at += len(D32{}) {
			s := pipe.Wait()
			tile.MMA(sums, as.At(s), bs.At(s).T())
			pipe.Release()
		}
		tile.Store(sums, tile.Of(c, m, n), part/across*len(D16{}), part%across*len(D48{}))
	}
}

// Beside has two warps fill each stage, one with a tile of a and one with a tile of b: by one thread each
// if the stages are Bulk and one says so.
//
//gpu:kernel maxthreads=96
func Beside(t *gpu.Thread, c []int32, a tile.Source[D16, D32, int8], b tile.Source[D48, D32, int8], n, k int, one bool) {
	mem := tile.Dynamic(t)
	as := tile.Take[D16, D32, int8](&mem, Stages)
	bs := tile.Take[D48, D32, int8](&mem, Stages)
	pipe := tile.NewPipeline(t, &mem, tile.Stages{Count: Stages, Producers: 2 * gpu.WarpSize, Consumers: gpu.WarpSize, Bulk: a.Bulk() && b.Bulk()})
	w, row, col := t.Warp(), t.BlockIdx().Y*len(D16{}), t.BlockIdx().X*len(D48{})
	switch t.Block().Rank() / gpu.WarpSize {
	case 0:
		oneOf(w, &pipe, as, a, row, k, one)
	case 1:
		oneOf(w, &pipe, bs, b, col, k, one)
	case 2:
		sums := tile.Zero[D16, D48, int32](w)
		for at := 0; at < k; at += len(D32{}) {
			s := pipe.Wait()
			tile.MMA(sums, as.At(s), bs.At(s).T())
			pipe.Release()
		}
		tile.Store(sums, tile.Of(c, a.Matrix.Rows, n), row, col)
	}
}

// oneOf loads the tiles of one operand.
func oneOf[R, K tile.Extent, E tile.Element](w gpu.Warp, pipe *tile.Pipeline, tiles tile.Tiles[R, K, E], src tile.Source[R, K, E], row, k int, one bool) {
	var kd K
	for at := 0; at < k; at += len(kd) {
		if !one || !pipe.Bulk() {
			tile.LoadAsync(w, pipe, tiles.At(tile.Acquire(w, pipe)), src, row, at)
			tile.Commit(w, pipe)
		} else if w.Rank() == 0 {
			tile.LoadBulk(pipe, tiles.At(pipe.AcquireBulk(tile.BulkBytes[R, K, E]())), src, row, at)
			pipe.CommitBulk()
		}
	}
}

// Strips loads boxes of 16 rows of a to a tile of 64 rows, as many as boxes says, and writes the tile to
// out. What the boxes leave out is 0 behind the first one, the least that is loaded.
//
//gpu:kernel maxthreads=64
func Strips(t *gpu.Thread, out []gpu.BFloat16, a tile.Source[D16, D64, gpu.BFloat16], boxes int) {
	strips[D64](t, out, a, boxes)
}

// Strips8 is Strips with rows of 32 bytes.
//
//gpu:kernel maxthreads=64
func Strips8(t *gpu.Thread, out []int8, a tile.Source[D16, D32, int8], boxes int) {
	strips[D64](t, out, a, boxes)
}

func strips[R, P, C tile.Extent, E tile.Element](t *gpu.Thread, out []E, a tile.Source[P, C, E], boxes int) {
	if t.Block().Rank() == 0 {
		a.Prefetch(t)
	}
	mem := tile.Dynamic(t)
	tiles := tile.Take[R, C, E](&mem, 1)
	tile.ClearRowsAfter[P](t, tiles, t.Block().Rank(), t.Block().Size())
	pipe := tile.NewPipeline(t, &mem, tile.Stages{Count: 1, Producers: gpu.WarpSize, Consumers: gpu.WarpSize, Bulk: a.Bulk()})
	var box P
	var cols C
	w, s := t.Warp(), tiles.At(0)
	if t.Block().Rank() < gpu.WarpSize {
		tile.Acquire(w, &pipe)
		for i := range boxes {
			tile.LoadAsync(w, &pipe, tile.Strip[P](s, i), a, i*len(box), 0)
		}
		tile.Commit(w, &pipe)
		return
	}
	pipe.Wait()
	for i := range w.Stride(len(out)) {
		out[i] = *s.At(i/len(cols), i%len(cols))
	}
	pipe.Release()
}

// UnderWay multiplies by a warpgroup, and has several products under way: those of 64 rows of a
// and each of two tiles of b, and those of a stage and of the stage before. Of 32 columns it
// doubles the first 16.
//
//gpu:kernel maxthreads=256
func UnderWay(t *gpu.Thread, c []float32, a tile.Source[D64, D48, gpu.BFloat16], b tile.Source[D16, D48, gpu.BFloat16], n, k int) {
	mem := tile.Dynamic(t)
	as := tile.Take[D64, D48, gpu.BFloat16](&mem, Stages)
	bs := tile.Take[D16, D48, gpu.BFloat16](&mem, 2*Stages)
	pipe := tile.NewPipeline(t, &mem, tile.Stages{Count: Stages, Producers: gpu.WarpgroupSize, Consumers: gpu.WarpgroupSize, Bulk: a.Bulk() && b.Bulk()})
	g, row, col := t.Warpgroup(), t.BlockIdx().Y*len(D64{}), t.BlockIdx().X*2*len(D16{})
	if t.Block().Rank() < gpu.WarpgroupSize {
		for at := 0; at < k; at += len(D48{}) {
			s := tile.Acquire(g, &pipe)
			tile.LoadAsync(g, &pipe, as.At(s), a, row, at)
			for i := range 2 {
				tile.LoadAsync(g, &pipe, bs.At(2*s+i), b, col+i*len(D16{}), at)
			}
			tile.Commit(g, &pipe)
		}
		return
	}
	left, right := tile.Zero[D64, D16, float32](g), tile.Zero[D64, D16, float32](g)
	for at := 0; at < k; at += len(D48{}) {
		s := pipe.Wait()
		tile.MMAAsync(left, as.At(s), bs.At(2*s).T())
		tile.MMAAsync(right, as.At(s), bs.At(2*s+1).T())
		tile.AwaitMMA(right, 2) // both of the stage before
		if at > 0 {
			pipe.Release()
		}
		pipe.Hold()
	}
	tile.AwaitMMA(left, 1)
	left.Map(func(x float32) float32 { return 2 * x }) // with products of others under way
	tile.AwaitMMA(right, 0)
	if k > 0 {
		pipe.Release()
	}
	out := tile.Of(c, a.Matrix.Rows, n)
	tile.Store(left, out, row, col)
	tile.Store(right, out, row, col+len(D16{}))
}

// Together has the blocks of a cluster multiply the same rows of a, which they load for each other,
// by rows of b of their own. Blocks of a cluster may lie outside c.
//
//gpu:kernel maxthreads=64
func Together(t *gpu.Thread, c []float32, a, b tile.Source[D16, D48, gpu.BFloat16], n, k int) {
	mem := tile.Dynamic(t)
	as := tile.Take[D16, D48, gpu.BFloat16](&mem, Stages)
	bs := tile.Take[D16, D48, gpu.BFloat16](&mem, Stages)
	pipe := tile.NewPipeline(t, &mem, tile.Stages{Count: Stages, Producers: gpu.WarpSize, Consumers: gpu.WarpSize, Bulk: a.Bulk() && b.Bulk(), Multicast: true})
	w, row, col := t.Warp(), t.BlockIdx().Y*len(D16{}), t.BlockIdx().X*len(D16{})
	if t.Block().Rank() < gpu.WarpSize {
		for at := 0; at < k; at += len(D48{}) {
			if !pipe.Bulk() {
				s := tile.Acquire(w, &pipe)
				tile.LoadAsync(w, &pipe, as.At(s), a, row, at)
				tile.LoadAsync(w, &pipe, bs.At(s), b, col, at)
				tile.Commit(w, &pipe)
			} else if w.Rank() == 0 {
				s := pipe.AcquireBulk(2 * tile.BulkBytes[D16, D48, gpu.BFloat16]())
				tile.LoadMulticast(&pipe, as.At(s), a, row, at)
				tile.LoadBulk(&pipe, bs.At(s), b, col, at)
				pipe.CommitBulk()
			}
		}
	} else {
		sums := tile.Zero[D16, D16, float32](w)
		for at := 0; at < k; at += len(D48{}) {
			s := pipe.Wait()
			tile.MMA(sums, as.At(s), bs.At(s).T())
			pipe.Release()
		}
		tile.Store(sums, tile.Of(c, a.Matrix.Rows, n), row, col)
	}
	pipe.End()
}

// Loaded has each block of a cluster write the tile of a at (row, col), which they load for each
// other, to rows of out of its own.
//
//gpu:kernel maxthreads=64
func Loaded(t *gpu.Thread, out []gpu.BFloat16, a tile.Source[D16, D48, gpu.BFloat16], row, col int) {
	mem := tile.Dynamic(t)
	as := tile.Take[D16, D48, gpu.BFloat16](&mem, Stages)
	pipe := tile.NewPipeline(t, &mem, tile.Stages{Count: Stages, Producers: gpu.WarpSize, Consumers: gpu.WarpSize, Bulk: a.Bulk(), Multicast: true})
	w := t.Warp()
	if t.Block().Rank() < gpu.WarpSize {
		if !pipe.Bulk() {
			tile.LoadAsync(w, &pipe, as.At(tile.Acquire(w, &pipe)), a, row, col)
			tile.Commit(w, &pipe)
		} else if w.Rank() == 0 {
			s := pipe.AcquireBulk(tile.BulkBytes[D16, D48, gpu.BFloat16]())
			tile.LoadMulticast(&pipe, as.At(s), a, row, col) // fault: tile-load
			pipe.CommitBulk()
		}
	} else {
		s := pipe.Wait()
		to := out[t.BlockIdx().X*len(D16{})*len(D48{}):]
		for i := w.Rank(); i < len(D16{})*len(D48{}); i += w.Size() {
			to[i] = *as.At(s).At(i/len(D48{}), i%len(D48{}))
		}
		pipe.Release()
	}
	pipe.End()
}

// ExchangeShared returns the dynamic shared memory of Totals and WarpTotals.
func ExchangeShared() int {
	return tile.ClusterScratchBytes[D128](2 * gpu.WarpgroupSize / gpu.WarpSize)
}

// Totals has the blocks of each cluster add up sums of 128 rows and columns in some rounds, and stores
// those of the first rows.
//
//gpu:kernel maxthreads=256
func Totals(t *gpu.Thread, out []float32, rounds, rows int) {
	totals[D64, D128, float32](t, t.Warpgroup(), out, rounds, rows)
}

// WarpTotals is Totals of whole numbers, for warps with 16 rows of 64 columns.
//
//gpu:kernel maxthreads=256
func WarpTotals(t *gpu.Thread, out []int32, rounds, rows int) {
	totals[D16, D64, int32](t, t.Warp(), out, rounds, rows)
}

func totals[R, C tile.Extent, T sum, G tile.Group](t *gpu.Thread, g G, out []T, rounds, rows int) {
	var rd R
	var cd C
	mem := tile.Dynamic(t)
	warps := t.Block().Size() / gpu.WarpSize
	x := tile.NewClusterScratch[C, T](t, &mem, warps)
	block, blocks := tile.ClusterOf(t)
	top := t.Block().Rank() / gpu.WarpSize / (len(rd) / 16) * len(rd)
	for round := range rounds {
		sums := tile.Zero[R, C, T](g)
		sums.MapAt(func(r, c int, _ T) T { return T((block+1)*(round+1)*(top+r) + c) })
		first := (t.BlockIdx().X/blocks*rounds + round) * warps * 16
		tile.ReduceCluster(sums, &x, top/16, rows-top, func(r, c int, v [tile.VecLen]T) {
			tile.StoreVec(out[(first+top+r)*len(cd)+c:][:tile.VecLen], v)
		})
	}
	x.End()
}

// Places writes the number of each block in its cluster, and how many blocks that has.
//
//gpu:kernel maxthreads=32
func Places(t *gpu.Thread, out [][2]int) {
	if t.Block().Rank() == 0 {
		block, blocks := tile.ClusterOf(t)
		out[t.BlockIdx().X] = [2]int{block, blocks}
	}
}
