// Package attention computes attention on tensor cores: softmax(Q*K^T / sqrt(head)) * V, for
// many heads. The scores are never stored. A block takes the queries of a tile past all keys,
// and keeps for each query the largest score so far, the sum of the weights and the weighted
// sum of the values (Milakov and Gimelshein, "Online normalizer calculation for softmax";
// Dao and others, "Fast and memory-efficient exact attention").
package attention

import (
	"math"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/tile"
)

//go:generate go run ../../../cmd/gpuc generate -compress

// Shape is the shape of an attention. Queries and output are [Batch][Heads][Queries][head]
// elements, keys and values [Batch][KVHeads][Keys][head]. Heads is a multiple of KVHeads:
// Heads/KVHeads heads that follow each other share keys and values.
type Shape struct {
	Batch, Heads, KVHeads, Queries, Keys int
	// Causal lets a query see the keys that are not behind it. The last query stands at the
	// last key.
	Causal bool
}

// The dimensions of tiles: queries, keys, and the sizes of a head.
type (
	Q    [64]tile.Dim
	K    [64]tile.Dim
	H64  [64]tile.Dim
	H128 [128]tile.Dim
)

// Forward64 is attention with heads of 64 elements. The launch gives shared memory for the stages.
//
//gpu:kernel maxthreads=384 minblocks=1
func Forward64(t *gpu.Thread, stages int, o, q []gpu.BFloat16, k, v tile.Source[K, H64, gpu.BFloat16], s Shape) {
	forward(t, stages, o, q, k, v, s)
}

// Forward128 is attention with heads of 128 elements.
//
//gpu:kernel maxthreads=384 minblocks=1
func Forward128(t *gpu.Thread, stages int, o, q []gpu.BFloat16, k, v tile.Source[K, H128, gpu.BFloat16], s Shape) {
	forward(t, stages, o, q, k, v, s)
}

// forward computes the output of a head for Q queries of each consumer. Of causal attention the
// blocks with the most keys come first, so that none of them is left at the end. What a consumer
// keeps fits in the registers that a thread of three warpgroups has: no role hands over any.
func forward[H tile.Extent](t *gpu.Thread, stages int, o, q []gpu.BFloat16, k, v tile.Source[K, H, gpu.BFloat16], s Shape) {
	var dim H
	head, number := t.BlockIdx().Y, t.BlockIdx().X
	if s.Causal {
		number = t.GridDim().X - 1 - number
	}
	first := number * consumers(t) * len(Q{})
	mine, shared := head*s.Queries*len(dim), head/(s.Heads/s.KVHeads)*s.Keys
	x := open[H](t, stages, tile.Of(q[mine:], s.Queries, len(dim)), first, k.Bulk() && v.Bulk())
	keys := span{shared, shared, s.Keys, s.Keys, 0}
	if s.Causal {
		keys.seen, keys.more = first+1+s.Keys-s.Queries, 1
	}
	if t.Block().Rank() < gpu.WarpgroupSize {
		if t.Block().Rank() < gpu.WarpSize {
			produce(t, &x, k, v, keys)
		}
		return
	}
	g := t.Warpgroup()
	a := state[H]{tile.FillRows[Q](g, float32(math.Inf(-1))), tile.FillRows[Q](g, float32(0)), tile.Zero[Q, H, float32](g)}
	consume(t, &x, a, keys)
	finish(a, tile.Of(o[mine:], s.Queries, len(dim)), first+consumer(t)*len(Q{}))
}

// consumers returns the number of warpgroups of the block that multiply, for Q queries each, and
// consumer which of them is the thread's. The first warpgroup of the block loads.
func consumers(t *gpu.Thread) int { return t.BlockDim().X/gpu.WarpgroupSize - 1 }
func consumer(t *gpu.Thread) int  { return t.Block().Rank()/gpu.WarpgroupSize - 1 }

// span is keys and values that a block takes its queries past: the rows of their sources at which
// they begin, and how many there are. The first query of the block sees as many of them as seen
// says, and each of the next queries sees more of them.
type span struct{ keys, values, n, seen, more int }

// last returns how many of the keys some of the first queries see.
func (s span) last(queries int) int { return min(s.n, s.seen+s.more*(queries-1)) }

// room is the block's shared memory. A tile of keys and then the one of the values for them go
// through the stages in turn: so a stage is free again as soon as it has been multiplied.
type room[H tile.Extent] struct {
	queries tile.Tiles[Q, H, gpu.BFloat16]
	tiles   tile.Tiles[K, H, gpu.BFloat16]
	pipe    tile.Pipeline
}

// open loads the queries from first on.
func open[H tile.Extent](t *gpu.Thread, stages int, queries tile.Matrix[gpu.BFloat16], first int, bulk bool) room[H] {
	var x room[H]
	mem := tile.Dynamic(t)
	x.queries = tile.Take[Q, H, gpu.BFloat16](&mem, consumers(t))
	x.tiles = tile.Take[K, H, gpu.BFloat16](&mem, stages)
	for c := range consumers(t) {
		tile.Load(t.Block(), x.queries.At(c), queries, first+c*len(Q{}), 0)
	}
	x.pipe = tile.NewPipeline(t, &mem, tile.Stages{Count: stages, Producers: gpu.WarpSize, Consumers: consumers(t) * gpu.WarpgroupSize, Bulk: bulk})
	return x
}

// SharedBytes returns the dynamic shared memory for so many consumers and stages.
func SharedBytes[H tile.Extent](consumers, stages int) int {
	return consumers*tile.TileBytes[Q, H, gpu.BFloat16]() + stages*tile.TileBytes[K, H, gpu.BFloat16]() + tile.PipelineBytes(stages)
}

// produce loads the keys and values that a query of the block sees, by a warp.
func produce[H tile.Extent](t *gpu.Thread, x *room[H], k, v tile.Source[K, H, gpu.BFloat16], s span) {
	w := t.Warp()
	k.Matrix.Rows, v.Matrix.Rows = min(k.Matrix.Rows, s.keys+s.n), min(v.Matrix.Rows, s.values+s.n)
	last := s.last(consumers(t) * len(Q{}))
	for at := 0; at < last; at += len(K{}) {
		tile.LoadAsync(w, &x.pipe, x.tiles.At(tile.Acquire(w, &x.pipe)), k, s.keys+at, 0)
		tile.Commit(w, &x.pipe)
		tile.LoadAsync(w, &x.pipe, x.tiles.At(tile.Acquire(w, &x.pipe)), v, s.values+at, 0)
		tile.Commit(w, &x.pipe)
	}
}

// state is what a warpgroup keeps of the keys so far: for each query the largest scaled score and
// the sum of the weights, and the weighted sum of the values. A weight is 2^(score*scale - top).
type state[H tile.Extent] struct {
	top, sum tile.Rows[Q, float32, gpu.Warpgroup]
	acc      tile.Acc[Q, H, float32, gpu.Warpgroup]
}

// consume takes the queries of a warpgroup past the keys and values that come. Of those that only
// queries of other warpgroups see, it gives the stages back.
func consume[H tile.Extent](t *gpu.Thread, x *room[H], a state[H], s span) {
	var dim H
	scale := float32(math.Log2E) / gpu.Sqrt(float32(len(dim)))
	last := s.last(consumers(t) * len(Q{}))
	s.seen += s.more * consumer(t) * len(Q{})
	own := s.last(len(Q{}))
	queries := x.queries.At(consumer(t))
	for at := 0; at < last; at += len(K{}) {
		stage := x.pipe.Wait()
		if at >= own {
			x.pipe.Release()
			x.pipe.Wait()
			x.pipe.Release()
			continue
		}
		scores := tile.Zero[Q, K, float32](t.Warpgroup())
		tile.MMA(scores, queries, x.tiles.At(stage).T())
		x.pipe.Release()
		if at+len(K{}) > min(s.n, s.seen) {
			scores.MapAt(func(r, c int, x float32) float32 {
				if at+c >= s.n || at+c >= s.seen+s.more*r {
					return float32(math.Inf(-1))
				}
				return x
			})
		}
		now := scores.RowMax()
		now.MapRows(a.top, func(x, old float32) float32 { return max(x*scale, old) })
		scores.MapRows(now, func(x, top float32) float32 { return gpu.Exp2Approx(x*scale - finite(top)) })
		a.top.MapRows(now, func(old, now float32) float32 { return gpu.Exp2Approx(old - finite(now)) })
		a.sum.MapRows(a.top, func(x, factor float32) float32 { return x * factor })
		a.sum.MapRows(scores.RowSum(), func(x, y float32) float32 { return x + y })
		a.acc.MapRows(a.top, func(x, factor float32) float32 { return x * factor })
		a.top.MapRows(now, func(_, now float32) float32 { return now })
		weights := tile.Round[gpu.BFloat16](scores)
		stage = x.pipe.Wait()
		tile.MMA(a.acc, weights, x.tiles.At(stage))
		x.pipe.Release()
	}
}

// finish writes the mean of the values under the weights to the rows of out from first on. It is 0
// for queries that have seen no key.
func finish[H tile.Extent](a state[H], out tile.Matrix[gpu.BFloat16], first int) {
	a.sum.Map(func(x float32) float32 {
		if x == 0 {
			return 0
		}
		return 1 / x
	})
	a.acc.MapRows(a.sum, func(x, factor float32) float32 { return x * factor })
	tile.Store(a.acc, out, first, 0)
}

// finite returns x, or 0 for -Inf, which is the largest score of a row that has seen no key: no NaN
// comes of the difference of two.
func finite(x float32) float32 {
	if x == float32(math.Inf(-1)) {
		return 0
	}
	return x
}
