package attention

import (
	"math"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/dsl/tile"
)

// Chunk is the keys and values that a PE has at a step: first all keys, then all values.
// Behind them there is memory for those of the next step.
type Chunk struct {
	Now, Next shmem.Sym[gpu.BFloat16]
	// Arrived counts the parts that have come to Next of the PE.
	Arrived shmem.Signal
	// Right is the PE that Now goes to, -1 at the last step.
	Right int
}

// Kept is what a PE keeps from step to step for each query: state, row by row.
type Kept struct{ Top, Sum, Acc []float32 }

// Step is where a PE is in the ring. Seen is how many keys of the chunk the first query sees, and
// the next queries see More of them each.
type Step struct {
	Seen, More  int
	First, Last bool
}

// pushers is the number of blocks that push a chunk, each a part.
const pushers = 16

// Ring64 takes the queries of a PE past the chunk that it has now, which goes on to the next PE
// meanwhile. Heads have 64 elements.
//
//gpu:kernel maxthreads=128
func Ring64(t *gpu.Thread, o, q []gpu.BFloat16, c Chunk, x Kept, s Shape, at Step) {
	ring[H64](t, o, q, c, x, s, at)
}

// Ring128 is Ring64 with heads of 128 elements.
//
//gpu:kernel maxthreads=128
func Ring128(t *gpu.Thread, o, q []gpu.BFloat16, c Chunk, x Kept, s Shape, at Step) {
	ring[H128](t, o, q, c, x, s, at)
}

func ring[H tile.Extent](t *gpu.Thread, o, q []gpu.BFloat16, c Chunk, x Kept, s Shape, at Step) {
	parts := min(pushers, t.GridDim().X*t.GridDim().Y)
	block := t.BlockIdx().Y*t.GridDim().X + t.BlockIdx().X
	pushes := c.Right >= 0 && block < parts
	if pushes {
		lo, hi := c.Now.Len()*block/parts, c.Now.Len()*(block+1)/parts
		shmem.PutSignalNBI(t.Block(), c.Next.Slice(lo, hi), c.Now.Slice(lo, hi), c.Arrived, 1, shmem.SignalAdd, c.Right)
	}

	// A tile that sees no key of the chunk stays as it is, until the last step.
	first := t.BlockIdx().X * len(Q{})
	if at.Last || at.Seen+at.More*(first+len(Q{})-1) > 0 {
		turn[H](t, o, q, c.Now.Local(), x, s, at, first)
	}
	if pushes {
		shmem.Quiet(t.Block()) // the PE before may then overwrite the chunk
	}
}

// turn takes a tile of queries past a chunk.
func turn[H tile.Extent](t *gpu.Thread, o, q, chunk []gpu.BFloat16, x Kept, s Shape, at Step, first int) {
	var dim H
	head := t.BlockIdx().Y
	rows := head*s.Queries + first // of all heads
	mine, shared := head*s.Queries*len(dim), head/(s.Heads/s.KVHeads)*s.Keys*len(dim)
	// Rows behind the last query are those of the next head: they are not stored.
	acc := tile.Of(x.Acc[mine:], s.Queries, len(dim))
	top, sum := x.Top[:(head+1)*s.Queries], x.Sum[:(head+1)*s.Queries]
	g := t.Warpgroup()
	a := state[H]{tile.FillRows[Q](g, float32(math.Inf(-1))), tile.FillRows[Q](g, float32(0)), tile.Zero[Q, H, float32](g)}
	if !at.First {
		a.top.MapRows(tile.RowsOf[Q](g, top, rows), func(_, x float32) float32 { return x })
		a.sum.MapRows(tile.RowsOf[Q](g, sum, rows), func(_, x float32) float32 { return x })
		tile.Fill(a.acc, acc, first, 0)
	}
	keys := tile.Of(chunk[shared:], s.Keys, len(dim))
	values := tile.Of(chunk[len(chunk)/2+shared:], s.Keys, len(dim))
	pass(t, a, tile.Of(q[mine:], s.Queries, len(dim)), first, keys, values, at.Seen+at.More*first, at.More)
	if at.Last {
		finish(a, tile.Of(o[mine:], s.Queries, len(dim)), first)
	} else {
		tile.StoreRows(a.top, top, rows)
		tile.StoreRows(a.sum, sum, rows)
		tile.Store(a.acc, acc, first, 0)
	}
}
