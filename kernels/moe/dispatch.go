package moe

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/kernels/gemm"
	"github.com/gpuc-go/gpuc/kernels/internal/device"
	"github.com/gpuc-go/gpuc/kernels/internal/spread"
)

// Shape is the shape of a launch. An item is one of the TopK choices of a token.
type Shape struct {
	Experts, TopK int
	Tokens        int // of this PE in this launch
	Hidden, Inner int // elements of a token, and of what lies between the products
	Clamp         float32
}

// block is the elements that have a scale of their own.
const block = len(gemm.K128{})

// Memory is what the PEs pass on to each other, and what one launch leaves to the next.
//
// The rows of an expert stand one after the other: first those of PE 0, then those of PE 1, and so on. All PEs
// tell all others how many items they have for each expert, so all know where each row belongs. An expert
// begins at a multiple of the rows of a work tile: a tile that reaches beyond its last row reaches no rows of
// others, which are written meanwhile.
//
// A PE sends rows when it has the counts of all PEs: then all have ended the launch before, and nobody reads
// what came in it. Results are sent after that. Counts are there twice, for even and odd epochs. A PE that
// sends those of a launch has ended the one before, for which it needed all counts, and so all PEs have ended
// the one before that. Arrived and Ready are there twice too: in a launch a PE sets those of the next one
// to 0.
type Memory struct {
	// Rows holds the tokens that have come to this PE's experts, RowScales their scales, row by row, and From
	// where each comes from (origin).
	Rows      shmem.Sym[gpu.Float8E4M3]
	RowScales shmem.Sym[float32]
	From      shmem.Sym[int32]
	// Act is what down multiplies. The scale of block i of row r is ActScales[i*From.Len()+r].
	Act       []gpu.Float8E4M3
	ActScales []float32
	// Results holds what experts made of the items of this PE.
	Results shmem.Sym[gpu.BFloat16]
	// Counts has the counts of all PEs (layer.counts). Each sends its own from their place to the same place.
	Counts shmem.Sym[uint32]
	// Told has the epoch for which the counts of a PE are there. Arrived counts the rows of an expert of
	// this PE that are there, Ready the warps that have stored their part of a tile of Act, and Done the blocks
	// of a PE that have sent all results, over all launches.
	Told, Arrived, Ready, Done shmem.Signals
	// Order has the items of this PE in the order in which they are sent, and First where those of an expert
	// begin there. Its last number is that of all items.
	Order []int32
	First []uint32
	// Ticks is the clock of the launches (package clock), with a word for each block.
	Ticks []uint64
}

// half is which of two halves belongs to an epoch.
func half(epoch uint64) int { return int(epoch & 1) }

// local returns the number of experts of a PE.
func (s Shape) local(t *gpu.Thread) int { return spread.Quotient(s.Experts, shmem.NumPEs(t)) }

// counts returns the number of items of PE pe for each expert, and after them the number of its blocks.
func (l layer) counts(t *gpu.Thread, pe int) []uint32 {
	n := l.Experts + 1
	return l.m.Counts.Local()[(half(l.epoch)*shmem.NumPEs(t)+pe)*n:][:n]
}

// origin returns the PE and the item that a row belongs to, and from the word that says so.
func origin(word int32) (pe, item int) { return int(word >> itemBits), int(word & (1<<itemBits - 1)) }
func from(pe, item int) int32          { return int32(pe)<<itemBits | int32(item) }

// itemBits is the bits of the number of an item.
const itemBits = 24

// tables are numbers of experts in shared memory: where the rows of each expert of this PE end, and for all
// experts which row on its PE that of item 0 of this PE's order would be.
type tables struct{ end, to []uint32 }

// tableWords returns how many numbers the tables have.
func tableWords(experts, local int) int { return experts + local }

// tablesIn returns the tables after some bytes of the dynamic shared memory.
func tablesIn(t *gpu.Thread, s Shape, bytes int) tables {
	mem, local := gpu.DynamicShared[uint32](t)[bytes/4:], s.local(t)
	return tables{mem[:local], mem[local:][:s.Experts]}
}

// rowsOf returns the rows of an expert of this PE, from base up to, not including, end.
func (x tables) rowsOf(expert, tileM int) (base, end int) {
	if expert > 0 {
		base = aligned(int(x.end[expert-1]), tileM)
	}
	return base, int(x.end[expert])
}

// aligned returns the next multiple of the rows of a tile, which are a power of two.
func aligned(row, tileM int) int { return (row + tileM - 1) &^ (tileM - 1) }

// visited returns the expert at a place in the order in which a PE sends items. One of its own comes first,
// then one of each PE after it, and so round. So all PEs begin with the first of theirs, and rows arrive in
// the order in which they are multiplied.
func (s Shape) visited(t *gpu.Thread, place int) int {
	pes := shmem.NumPEs(t)
	return spread.After(shmem.MyPE(t), place, pes)*s.local(t) + spread.Quotient(place, pes)
}

// eachItem calls f for the items of this PE that have an expert. The threads of the block share them.
func (l layer) eachItem(t *gpu.Thread, f func(item, expert int)) {
	b, n := t.Block(), l.Tokens*l.TopK
	//gpu:unroll 1
	for first := b.Rank(); first < n; first += ahead * b.Size() {
		var experts [ahead]int32 // loads of ahead items are under way together
		//gpu:unroll
		for j := range ahead {
			experts[j] = -1
			if i := first + j*b.Size(); i < n {
				experts[j] = l.topK[i]
			}
		}
		//gpu:unroll
		for j := range ahead {
			if e := int(experts[j]); e >= 0 {
				f(first+j*b.Size(), e)
			}
		}
	}
}

// route counts the items of this PE for each expert, tells all PEs, and puts the items in order. One block does
// it: its own PE gets the signal when the order is there too.
func (l layer) route(t *gpu.Thread) {
	b, me, pes, n := t.Block(), shmem.MyPE(t), shmem.NumPEs(t), l.to
	for e := range b.Stride(l.Experts) {
		n[e] = 0
	}
	b.Sync()
	l.eachItem(t, func(_, e int) {
		gpu.Assert(t, e < l.Experts, "a chosen expert is one of the layer's")
		gpu.AtomicAddExplicit(t, &n[e], 1, gpu.Relaxed, gpu.ScopeBlock)
	})
	b.Sync()
	mine := l.counts(t, me)
	if w := t.Warp(); b.Rank() < gpu.WarpSize {
		total := device.Scan(w, l.Experts, func(i int) uint32 {
			e := l.visited(t, i)
			mine[e] = n[e]
			return n[e]
		}, func(i int, before uint32) {
			e := l.visited(t, i)
			n[e], l.m.First[e] = before, before
		})
		if w.Rank() == 0 {
			mine[l.Experts], l.m.First[l.Experts] = uint32(t.GridDim().X), total
		}
		w.Sync()
		at := (half(l.epoch)*pes + me) * len(mine)
		own := l.m.Counts.Slice(at, at+len(mine))
		for d := 1; d < pes; d++ {
			shmem.PutSignal(w, own, own, l.m.Told.At(me), l.epoch, shmem.SignalSet, spread.After(me, d, pes))
		}
	}
	b.Sync()
	l.eachItem(t, func(i, e int) {
		l.m.Order[gpu.AtomicAddExplicit(t, &n[e], 1, gpu.Relaxed, gpu.ScopeBlock)] = int32(i)
	})
	for _, s := range []shmem.Signals{l.m.Arrived, l.m.Ready} {
		n := s.Len() / 2
		for i := range b.Stride(n) {
			shmem.SignalOp(t, s.At(half(l.epoch+1)*n+i), 0, shmem.SignalSet, me)
		}
	}
	shmem.Quiet(b)
	if b.Rank() == 0 {
		shmem.SignalOp(t, l.m.Told.At(me), l.epoch, shmem.SignalSet, me)
	}
}

// place waits for the counts of all PEs, and computes the tables. Before there are stages, their shared memory
// holds numbers of all experts.
func (l layer) place(t *gpu.Thread) {
	b, me, pes, local := t.Block(), shmem.MyPE(t), shmem.NumPEs(t), l.local(t)
	for pe := range b.Stride(pes) {
		shmem.SignalWaitUntil(t, l.m.Told.At(pe), shmem.CmpGE, l.epoch)
	}
	b.Sync()
	rows := gpu.DynamicShared[uint32](t)[:l.Experts]
	base := gpu.DynamicShared[uint32](t)[l.Experts:][:l.Experts]
	for e := range b.Stride(l.Experts) {
		before, all := uint32(0), uint32(0)
		for pe := range pes {
			if pe == me {
				before = all
			}
			all += l.counts(t, pe)[e]
		}
		rows[e], l.to[e] = all, before-l.m.First[e]
	}
	b.Sync()
	if tileM := tileM(t); b.Rank() < gpu.WarpSize {
		device.Scan(t.Warp(), l.Experts, func(e int) uint32 { return uint32(aligned(int(rows[e]), tileM)) }, func(e int, before uint32) { base[e] = before })
	}
	b.Sync()
	for e := range b.Stride(l.Experts) {
		at := base[e] - base[spread.Quotient(e, local)*local]
		l.to[e] += at
		if spread.Quotient(e, local) == me {
			l.end[e-me*local] = at + rows[e]
		}
	}
	gpu.FenceProxyAsyncShared(t)
	b.Sync()
}

// dispatch sends the items of this PE to their experts. The communication warps of all blocks share them, in
// their order. One fence stands between some puts and their signals.
func (l layer) dispatch(t *gpu.Thread) {
	w, me, local := t.Warp(), shmem.MyPE(t), l.local(t)
	items, senders := int(l.m.First[l.Experts]), t.GridDim().X*gemm.CommWarps
	scales := l.Hidden / block
	batch := min(spread.DivideUp(items, senders), mostUnfenced)
	for first := (t.BlockIdx().X*gemm.CommWarps + gemm.CommWarp(t)) * batch; first < items; first += senders * batch {
		// Lane i knows where item i of the batch goes.
		n := min(batch, items-first)
		var item, expert, pe, row int
		if i := w.Rank(); i < n {
			item = int(l.m.Order[first+i])
			expert = int(l.topK[item])
			pe, row = spread.Quotient(expert, local), int(l.to[expert]+uint32(first+i))
		}
		//gpu:unroll 1
		for i := range n {
			token, pe, row := gpu.Shuffle(w, spread.Quotient(item, l.TopK), i), gpu.Shuffle(w, pe, i), gpu.Shuffle(w, row, i)
			shmem.PutNBI(w, l.m.Rows.Slice(row*l.Hidden, (row+1)*l.Hidden), l.x.Slice(token*l.Hidden, (token+1)*l.Hidden), pe)
			shmem.PutNBI(w, l.m.RowScales.Slice(row*scales, (row+1)*scales), l.xScales.Slice(token*scales, (token+1)*scales), pe)
		}
		if w.Rank() < n {
			shmem.P(t, l.m.From.At(row), from(me, item), pe)
		}
		shmem.Fence(w)
		if w.Rank() < n {
			shmem.SignalOp(t, l.m.Arrived.At(half(l.epoch)*local+expert-pe*local), 1, shmem.SignalAdd, pe)
		}
	}
	shmem.Quiet(w)
}

// mostUnfenced is how many rows a warp sends before a fence, at most one for each lane.
const mostUnfenced = 8
