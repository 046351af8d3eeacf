package moe

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// announce counts the tokens of this PE for each expert, and tells the experts' PEs.
// One block does it, beside those that send the tokens.
func announce(t *gpu.Thread, l Layer, chosen []int32, m Memory, epoch uint64) {
	me, pes := shmem.MyPE(t), shmem.NumPEs(t)
	pairs := l.Local * pes // as many as experts with those that fill up
	counts := gpu.DynamicShared[int32](t)[:pairs]
	for e := range t.Block().Stride(pairs) {
		counts[e] = 0
		m.Taken[half(pairs, epoch+1)+e] = 0
	}
	t.Block().Sync()
	for i := range t.Block().Stride(len(chosen)) {
		gpu.AtomicAddExplicit(t, &counts[chosen[i]], 1, gpu.Relaxed, gpu.ScopeBlock)
	}
	t.Block().Sync()
	for e := range t.Block().Stride(pairs) {
		_, to := split(e, pes)
		shmem.SignalOp(t, m.Counts.At(half(pairs, epoch)+e-to+me), word(epoch, int(counts[e])), shmem.SignalSet, to)
	}
	t.Block().Sync()
}

// place is where an item goes.
type place struct{ row, pe int32 }

// dispatch sends every token to the PEs of the experts that it has chosen, each row with
// a signal that says which item it is. A block sends its share of the items one after the
// other, but finds places for all at once.
func dispatch(t *gpu.Thread, l Layer, tokens shmem.Sym[float32], chosen []int32, m Memory, epoch uint64) {
	me, pes := shmem.MyPE(t), shmem.NumPEs(t)
	lo := min(t.BlockIdx().X*l.Share, len(chosen))
	mine := chosen[lo:min(lo+l.Share, len(chosen))]
	taken := m.Taken[half(l.Local*pes, epoch):][:l.Experts]
	places := gpu.DynamicShared[place](t)[:len(mine)]
	for i := range t.Block().Stride(len(mine)) {
		e := int(mine[i])
		_, pe := split(e, pes)
		row := gpu.AtomicAdd(t, &taken[e], 1)
		gpu.Assert(t, int(row) < l.Tokens, "no token has chosen an expert twice")
		places[i] = place{int32((e-pe+me)*l.Tokens) + row, int32(pe)}
	}
	t.Block().Sync()
	token, k := split(lo, l.TopK)
	for i, to := range places {
		row := int(to.row)
		shmem.PutSignalNBI(t.Block(), l.row(m.Rows, row), l.row(tokens, token),
			m.Arrived.At(row), word(epoch, lo+i), shmem.SignalSet, int(to.pe))
		if k++; k == l.TopK {
			token, k = token+1, 0
		}
	}
}
