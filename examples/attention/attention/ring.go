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
	// Row is the row of the source at which Now begins.
	Row int
	// Arrived counts the parts that have come to Next of the PE.
	Arrived shmem.Signal
	// Right is the PE that Now goes to, -1 at the last step.
	Right int
}

// Kept is what a PE keeps from step to step for each query: state, row by row.
type Kept struct{ Top, Sum, Acc []float32 }

// Spread is how a sequence lies on PEs. It begins with Lower tokens of each PE, from PE 0 on, and
// ends with Upper tokens of each, from the last PE back to PE 0.
//
// So each PE has as much to do at each step of a causal ring. Of two PEs, the tokens at the
// beginning of one see none of the other's, if the PE stands behind, and those at its end see all;
// whoever stands before whom, it is half of all pairs. A PE with tokens that follow each other would
// see everything of the PEs before it, and nothing of those behind: at each step somebody computes
// all pairs, for whom the others wait. The Llama 3 report cuts sequences in this way ("The Llama 3
// herd of models", context parallelism); Brandon and others, "Striped attention", deal out single
// tokens instead.
type Spread struct{ PEs, Lower, Upper int }

// spread returns how sequences of a shape lie on PEs. What is not causal needs no balance.
func (s Shape) spread(pes int) Spread {
	if !s.Causal {
		return Spread{pes, s.Queries, 0}
	}
	return Spread{pes, s.Queries - s.Queries/2, s.Queries / 2}
}

// part returns one of the two parts of a PE: where it stands in the sequence, at which of the PE's
// tokens it begins, and how many it has.
func (x Spread) part(pe, number int) (position, from, n int) {
	if number == 0 {
		return pe * x.Lower, 0, x.Lower
	}
	return x.PEs*x.Lower + (x.PEs-1-pe)*x.Upper, x.Lower, x.Upper
}

// Step is where a PE is in the ring: Of is the PE whose keys and values it has.
type Step struct {
	Spread      Spread
	Me, Of      int
	First, Last bool
}

// A chunk is pushed in parts, by the warps of the first blocks that neither load nor multiply.
const (
	pushers    = 16 // blocks
	asideWarps = gpu.WarpgroupSize/gpu.WarpSize - 1
)

// Ring64 takes the queries of a PE past the chunk that it has now, which goes on to the next PE
// meanwhile. Heads have 64 elements. The source has the chunks of all steps.
//
//gpu:kernel maxthreads=384 minblocks=1
func Ring64(t *gpu.Thread, stages int, o, q []gpu.BFloat16, chunks tile.Source[K, H64, gpu.BFloat16], c Chunk, x Kept, s Shape, at Step) {
	ring(t, stages, o, q, chunks, c, x, s, at)
}

// Ring128 is Ring64 with heads of 128 elements.
//
//gpu:kernel maxthreads=384 minblocks=1
func Ring128(t *gpu.Thread, stages int, o, q []gpu.BFloat16, chunks tile.Source[K, H128, gpu.BFloat16], c Chunk, x Kept, s Shape, at Step) {
	ring(t, stages, o, q, chunks, c, x, s, at)
}

func ring[H tile.Extent](t *gpu.Thread, stages int, o, q []gpu.BFloat16, chunks tile.Source[K, H, gpu.BFloat16], c Chunk, kept Kept, s Shape, at Step) {
	var dim H
	// A block has a tile of queries of one part.
	height, number, part := consumers(t)*len(Q{}), t.BlockIdx().X, 0
	if lower := (at.Spread.Lower + height - 1) / height; number >= lower {
		number, part = number-lower, 1
	}
	first, head := number*height, t.BlockIdx().Y
	position, from, n := at.Spread.part(at.Me, part)

	mine := head * s.Queries * len(dim)
	// Rows behind the part's last query are those of others: they are not stored.
	end := from + n
	row := from + first
	x := open[H](t, stages, tile.Of(q[mine:], end, len(dim)), row, chunks.Bulk())
	lower, upper := s.span(c.Row, head, at, position+first, 0), s.span(c.Row, head, at, position+first, 1)
	// A tile that sees no key of the chunk stays as it is, until the last step.
	turns := at.Last || max(lower.last(height), upper.last(height)) > 0
	switch rank := t.Block().Rank(); {
	case rank < gpu.WarpSize:
		if turns {
			produce(t, &x, chunks, chunks, lower)
			produce(t, &x, chunks, chunks, upper)
		}
	case rank < gpu.WarpgroupSize:
		push(t, c)
	case turns:
		row += consumer(t) * len(Q{})
		rows := head*s.Queries + row // of all heads
		acc := tile.Of(kept.Acc[mine:], end, len(dim))
		top, sum := kept.Top[:head*s.Queries+end], kept.Sum[:head*s.Queries+end]
		g := t.Warpgroup()
		a := state[H]{tile.FillRows[Q](g, float32(math.Inf(-1))), tile.FillRows[Q](g, float32(0)), tile.Zero[Q, H, float32](g)}
		if !at.First {
			a.top.MapRows(tile.RowsOf[Q](g, top, rows), func(_, x float32) float32 { return x })
			a.sum.MapRows(tile.RowsOf[Q](g, sum, rows), func(_, x float32) float32 { return x })
			tile.Fill(a.acc, acc, row, 0)
		}
		consume(t, &x, a, lower)
		consume(t, &x, a, upper)
		if at.Last {
			finish(a, tile.Of(o[mine:], end, len(dim)), row)
		} else {
			tile.StoreRows(a.top, top, rows)
			tile.StoreRows(a.sum, sum, rows)
			tile.Store(a.acc, acc, row, 0)
		}
	}
}

// span returns one of the two parts of the chunk that begins in a row, for the heads that share it
// and queries from a position on.
func (s Shape) span(row, head int, at Step, position, part int) span {
	stands, from, n := at.Spread.part(at.Of, part)
	keys := row + head/(s.Heads/s.KVHeads)*s.Keys + from
	x := span{keys, keys + s.Batch*s.KVHeads*s.Keys, n, n, 0}
	if s.Causal {
		x.seen, x.more = 1+position-stands, 1
	}
	return x
}

// push pushes the warp's part of the chunk. When it returns, the part has been read, and the PE
// before may overwrite it.
func push(t *gpu.Thread, c Chunk) {
	blocks := min(pushers, t.GridDim().X*t.GridDim().Y)
	block := t.BlockIdx().Y*t.GridDim().X + t.BlockIdx().X
	if c.Right < 0 || block >= blocks {
		return
	}
	parts, part := blocks*asideWarps, block*asideWarps+t.Block().Rank()/gpu.WarpSize-1
	lo, hi := c.Now.Len()*part/parts, c.Now.Len()*(part+1)/parts
	shmem.PutSignalNBI(t.Warp(), c.Next.Slice(lo, hi), c.Now.Slice(lo, hi), c.Arrived, 1, shmem.SignalAdd, c.Right)
	shmem.Quiet(t.Warp())
}
