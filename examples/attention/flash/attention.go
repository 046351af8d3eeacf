// Package flash computes attention on tensor cores: softmax(Q*K^T / sqrt(head)) * V, for
// many heads. The scores are never stored. A block takes the queries of a tile past all keys,
// and keeps for each query a score that no later one is far above, the sum of the weights and the
// weighted sum of the values (Milakov and Gimelshein, "Online normalizer calculation for softmax";
// Dao and others, "Fast and memory-efficient exact attention").
//
// The tensor cores have work all the time: a warpgroup starts the scores of the next keys before
// it makes weights of those it has, and while it does that, another warpgroup multiplies (Shah and
// others, "Fast and accurate attention with asynchrony and low-precision"). See consume.
//
// Start reading at forward, then at run in roles.go, and at consume in softmax.go. ring.go spreads
// a sequence over PEs.
package flash

import (
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
	K    [128]tile.Dim
	H64  [64]tile.Dim
	H128 [128]tile.Dim
)

// Forward64 is attention with heads of 64 elements. The launch gives shared memory for the stages,
// see SharedBytes. tickets is memory of this launch and of those behind it that have as many blocks
// and the same shape: one word, 0 at first. Scores, before they are divided by the square root of head, are
// at most 2^32 in size: where they are larger, the output may be NaN (see weigh).
//
//gpu:kernel maxthreads=512 minblocks=1
func Forward64(t *gpu.Thread, stages int, o []gpu.BFloat16, q tile.Source[Q, H64, gpu.BFloat16], k, v tile.Source[K, H64, gpu.BFloat16], tickets []uint64, s Shape) {
	run[H64](t, stages, forward[H64]{o, q, k, v, s}, q, tickets)
}

// Forward128 is attention with heads of 128 elements.
//
//gpu:kernel maxthreads=384 minblocks=1
func Forward128(t *gpu.Thread, stages int, o []gpu.BFloat16, q tile.Source[Q, H128, gpu.BFloat16], k, v tile.Source[K, H128, gpu.BFloat16], tickets []uint64, s Shape) {
	run[H128](t, stages, forward[H128]{o, q, k, v, s}, q, tickets)
}

// forward is attention of keys and values that are all there. An item is queries of one head: heads
// that share keys are neighbours, so that keys stay in the second-level cache.
type forward[H tile.Extent] struct {
	o    []gpu.BFloat16
	q    tile.Source[Q, H, gpu.BFloat16]
	k, v tile.Source[K, H, gpu.BFloat16]
	s    Shape
}

func (f forward[H]) items(t *gpu.Thread) int {
	return f.s.Batch * f.s.Heads * tiles(f.s.Queries, consumers(t))
}

// item of causal attention begins with the queries of a head that see most, so that the last items
// are short.
func (f forward[H]) item(t *gpu.Thread, number int) item {
	height, per := consumers(t)*len(Q{}), uint32(tiles(f.s.Queries, consumers(t)))
	head, at := int(uint32(number)/per), int(uint32(number)%per)
	if f.s.Causal {
		at = int(per) - 1 - at
	}
	first := at * height
	shared, n := int32(f.s.shared(head)*f.s.Keys), int32(f.s.Keys)
	keys := span{shared, shared, n, n, 0}
	if f.s.Causal {
		keys.seen, keys.more = int32(first+1+f.s.Keys-f.s.Queries), 1
	}
	return item{row: head*f.s.Queries + first, end: (head + 1) * f.s.Queries, keys: [2]span{keys, {}}}
}

func (f forward[H]) key() tile.Source[K, H, gpu.BFloat16]   { return f.k }
func (f forward[H]) value() tile.Source[K, H, gpu.BFloat16] { return f.v }

func (f forward[H]) begin(_ *gpu.Thread, a state[H], _ item, _ int) { a.clear() }

func (f forward[H]) end(t *gpu.Thread, a state[H], out tile.Tile[Q, H, gpu.BFloat16], i item, row int) {
	finish(t, a, out, f.o, i, row)
}

// shared returns which of the heads of keys and values a head has.
func (s Shape) shared(head int) int { return int(uint32(head) / (uint32(s.Heads) / uint32(s.KVHeads))) }

// tiles returns the number of items for some queries of a head.
func tiles(queries, consumers int) int {
	height := uint32(consumers * len(Q{}))
	return int((uint32(queries) + height - 1) / height)
}
