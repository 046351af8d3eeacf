package flash

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/tile"
)

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

// Step is where a PE is in the ring: Of is the PE whose keys and values it has, all keys and then all
// values, from a row of the source on.
type Step struct {
	Spread      Spread
	Me, Of, Row int
	First, Last bool
}

// Ring64 takes the queries of a PE past the keys and values that it has at a step. Heads have 64
// elements. See Forward64.
//
//gpu:kernel maxthreads=512 minblocks=1
func Ring64(t *gpu.Thread, stages int, o []gpu.BFloat16, q tile.Source[Q, H64, gpu.BFloat16], chunks tile.Source[K, H64, gpu.BFloat16], kept Kept, tickets []uint64, s Shape, at Step) {
	run[H64](t, stages, ring[H64]{o, chunks, kept, s, at}, q, tickets)
}

// Ring128 is Ring64 with heads of 128 elements.
//
//gpu:kernel maxthreads=384 minblocks=1
func Ring128(t *gpu.Thread, stages int, o []gpu.BFloat16, q tile.Source[Q, H128, gpu.BFloat16], chunks tile.Source[K, H128, gpu.BFloat16], kept Kept, tickets []uint64, s Shape, at Step) {
	run[H128](t, stages, ring[H128]{o, chunks, kept, s, at}, q, tickets)
}

// ring is attention of a step. An item is queries of one head in one part of those of the PE.
type ring[H tile.Extent] struct {
	o      []gpu.BFloat16
	chunks tile.Source[K, H, gpu.BFloat16]
	kept   Kept
	s      Shape
	at     Step
}

func (r ring[H]) items(t *gpu.Thread) int {
	return r.s.Batch * r.s.Heads * (tiles(r.at.Spread.Lower, consumers(t)) + tiles(r.at.Spread.Upper, consumers(t)))
}

func (r ring[H]) item(t *gpu.Thread, number int) item {
	lower := tiles(r.at.Spread.Lower, consumers(t))
	per := uint32(lower + tiles(r.at.Spread.Upper, consumers(t)))
	head, in, part := int(uint32(number)/per), int(uint32(number)%per), 0
	if in >= lower {
		in, part = in-lower, 1
	}
	first := in * consumers(t) * len(Q{})
	position, from, n := r.at.Spread.part(r.at.Me, part)
	begin := head*r.s.Queries + from
	return item{row: begin + first, end: begin + n, keys: [2]span{
		r.s.span(head, r.at, position+first, 0), r.s.span(head, r.at, position+first, 1),
	}}
}

// span returns one of the two parts of the keys of a step, for the heads that share them and queries
// from a position on.
func (s Shape) span(head int, at Step, position, part int) span {
	stands, from, n := at.Spread.part(at.Of, part)
	keys := at.Row + s.shared(head)*s.Keys + from
	x := span{int32(keys), int32(keys + s.Batch*s.KVHeads*s.Keys), int32(n), int32(n), 0}
	if s.Causal {
		x.seen, x.more = int32(1+position-stands), 1
	}
	return x
}

func (r ring[H]) key() tile.Source[K, H, gpu.BFloat16]   { return r.chunks }
func (r ring[H]) value() tile.Source[K, H, gpu.BFloat16] { return r.chunks }

func (r ring[H]) begin(t *gpu.Thread, a state[H], i item, row int) {
	if r.at.First {
		a.clear()
		return
	}
	var dim H
	a.top.MapRows(tile.RowsOf[Q](t.Warpgroup(), r.kept.Top[:i.end], row), second)
	// The four threads of a row begin with a quarter each.
	a.sum.MapRows(tile.RowsOf[Q](t.Warpgroup(), r.kept.Sum[:i.end], row), func(_, x float32) float32 { return x / 4 })
	tile.Fill(a.acc, tile.Of(r.kept.Acc, i.end, len(dim)), row, 0)
}

func (r ring[H]) end(t *gpu.Thread, a state[H], out tile.Tile[Q, H, gpu.BFloat16], i item, row int) {
	if r.at.Last {
		finish(t, a, out, r.o, i, row)
		return
	}
	var dim H
	a.sum.Fold(plus)
	tile.StoreRows(a.top, r.kept.Top[:i.end], row)
	tile.StoreRows(a.sum, r.kept.Sum[:i.end], row)
	tile.Store(a.acc, tile.Of(r.kept.Acc, i.end, len(dim)), row, 0)
}
