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

// Forward64 is attention with heads of 64 elements.
//
//gpu:kernel maxthreads=128
func Forward64(t *gpu.Thread, o, q, k, v []gpu.BFloat16, s Shape) {
	forward[H64](t, o, q, k, v, s)
}

// Forward128 is attention with heads of 128 elements.
//
//gpu:kernel maxthreads=128
func Forward128(t *gpu.Thread, o, q, k, v []gpu.BFloat16, s Shape) {
	forward[H128](t, o, q, k, v, s)
}

// forward computes Q rows of the output of a head. A block is a warpgroup.
func forward[H tile.Extent](t *gpu.Thread, o, q, k, v []gpu.BFloat16, s Shape) {
	var dim H
	head, first := t.BlockIdx().Y, t.BlockIdx().X*len(Q{})
	mine, shared := head*s.Queries*len(dim), head/(s.Heads/s.KVHeads)*s.Keys*len(dim)
	g := t.Warpgroup()
	a := state[H]{tile.FillRows[Q](g, float32(math.Inf(-1))), tile.FillRows[Q](g, float32(0)), tile.Zero[Q, H, float32](g)}
	seen, more := s.Keys, 0
	if s.Causal {
		seen, more = first+1+s.Keys-s.Queries, 1
	}
	pass(t, a, tile.Of(q[mine:], s.Queries, len(dim)), first, tile.Of(k[shared:], s.Keys, len(dim)), tile.Of(v[shared:], s.Keys, len(dim)), seen, more)
	finish(a, tile.Of(o[mine:], s.Queries, len(dim)), first)
}

// state is what a block keeps of the keys so far: for each query the largest scaled score and the
// sum of the weights, and the weighted sum of the values. A weight is 2^(score*scale - top).
type state[H tile.Extent] struct {
	top, sum tile.Rows[Q, float32, gpu.Warpgroup]
	acc      tile.Acc[Q, H, float32, gpu.Warpgroup]
}

// pass takes the queries from first on past keys and values. The first query sees the first keys,
// as many as seen says, and each of the next queries sees more of them.
func pass[H tile.Extent](t *gpu.Thread, a state[H], queries tile.Matrix[gpu.BFloat16], first int, keys, values tile.Matrix[gpu.BFloat16], seen, more int) {
	qs := tile.Shared[Q, H, gpu.BFloat16](t)
	ks := tile.Shared[K, H, gpu.BFloat16](t)
	vs := tile.Shared[K, H, gpu.BFloat16](t)
	last := min(keys.Rows, seen+more*(len(Q{})-1))
	scale := float32(math.Log2E) / gpu.Sqrt(float32(queries.Cols))
	tile.Load(t.Block(), qs, queries, first, 0)
	for at := 0; at < last; at += len(K{}) {
		tile.Load(t.Block(), ks, keys, at, 0)
		tile.Load(t.Block(), vs, values, at, 0)
		t.Block().Sync()
		scores := tile.Zero[Q, K, float32](t.Warpgroup())
		tile.MMA(scores, qs, ks.T())
		if at+len(K{}) > min(keys.Rows, seen) {
			scores.MapAt(func(r, c int, x float32) float32 {
				if at+c >= keys.Rows || at+c >= seen+more*r {
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
		tile.MMA(a.acc, tile.Round[gpu.BFloat16](scores), vs)
		t.Block().Sync()
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
