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
	qs := tile.Shared[Q, H, gpu.BFloat16](t)
	ks := tile.Shared[K, H, gpu.BFloat16](t)
	vs := tile.Shared[K, H, gpu.BFloat16](t)
	var dim H
	head, first := t.BlockIdx().Y, t.BlockIdx().X*len(Q{})
	shared := head / (s.Heads / s.KVHeads)
	mine, other := head*s.Queries*len(dim), shared*s.Keys*len(dim)
	queries := tile.Of(q[mine:], s.Queries, len(dim))
	keys := tile.Of(k[other:], s.Keys, len(dim))
	values := tile.Of(v[other:], s.Keys, len(dim))
	out := tile.Of(o[mine:], s.Queries, len(dim))

	g := t.Warpgroup()
	top := tile.FillRows[Q](g, float32(math.Inf(-1)))
	sum := tile.FillRows[Q](g, float32(0))
	acc := tile.Zero[Q, H, float32](g)
	scale := float32(math.Log2E) / gpu.Sqrt(float32(len(dim)))
	last := s.Keys // the keys that the tile sees
	if s.Causal {
		last = min(last, first+len(Q{})+s.Keys-s.Queries)
	}
	tile.Load(t.Block(), qs, queries, first, 0)
	for at := 0; at < last; at += len(K{}) {
		tile.Load(t.Block(), ks, keys, at, 0)
		tile.Load(t.Block(), vs, values, at, 0)
		t.Block().Sync()
		scores := tile.Zero[Q, K, float32](g)
		tile.MMA(scores, qs, ks.T())
		if at+len(K{}) > s.Keys || s.Causal && at+len(K{}) > first+s.Keys-s.Queries {
			scores.MapAt(func(r, c int, x float32) float32 {
				if at+c >= s.Keys || s.Causal && at+c > first+r+s.Keys-s.Queries {
					return float32(math.Inf(-1))
				}
				return x
			})
		}
		// Weights are 2^(score*scale - top). A row that has seen no key has a top of -Inf.
		now := scores.RowMax()
		now.MapRows(top, func(x, old float32) float32 { return max(x*scale, old) })
		scores.MapRows(now, func(x, top float32) float32 { return gpu.Exp2Approx(x*scale - finite(top)) })
		top.MapRows(now, func(old, now float32) float32 { return gpu.Exp2Approx(old - finite(now)) })
		sum.MapRows(top, func(x, factor float32) float32 { return x * factor })
		sum.MapRows(scores.RowSum(), func(x, y float32) float32 { return x + y })
		acc.MapRows(top, func(x, factor float32) float32 { return x * factor })
		top.MapRows(now, func(_, now float32) float32 { return now })
		tile.MMA(acc, tile.Round[gpu.BFloat16](scores), vs)
		t.Block().Sync()
	}
	sum.Map(func(x float32) float32 {
		if x == 0 {
			return 0 // no key
		}
		return 1 / x
	})
	acc.MapRows(sum, func(x, factor float32) float32 { return x * factor })
	tile.Store(acc, out, first, 0)
}

// finite returns x, or 0 for -Inf, so that no NaN comes of the difference of two.
func finite(x float32) float32 {
	if x == float32(math.Inf(-1)) {
		return 0
	}
	return x
}
