package routing

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// announce counts the tokens of this PE for each expert, and tells the experts' PEs.
// One block does it, beside those that send the tokens.
func announce(t *gpu.Thread, l Layer, chosen []int32, m Memory, epoch uint64) {
	b, me, pes := t.Block(), uint32(shmem.MyPE(t)), uint32(shmem.NumPEs(t))
	pairs := l.Local * pes // as many as experts with those that fill up
	counts := gpu.DynamicShared[uint32](t)[:pairs]
	for e := range b.Stride(len(counts)) {
		counts[e] = 0
		m.Taken[int(half(pairs, epoch+1))+e] = 0
	}
	b.Sync()
	for i := range b.Stride(len(chosen)) {
		gpu.AtomicAddExplicit(t, &counts[chosen[i]], 1, gpu.Relaxed, gpu.ScopeBlock)
	}
	b.Sync()
	for e := uint32(b.Rank()); e < pairs; e += uint32(b.Size()) {
		to := e % pes
		shmem.SignalOp(t, m.Counts.At(int(half(pairs, epoch)+e-to+me)), word(epoch, counts[e]), shmem.SignalSet, int(to))
	}
	b.Sync()
}

// place is where an item goes, and the token that it takes there.
type place struct{ row, pe, token uint32 }

// dispatch sends every token to the PEs of the experts that it has chosen, each row with
// a signal that says which item it is. A block sends its share of the items one after the
// other, but finds places for all at once.
func dispatch(t *gpu.Thread, l Layer, tokens shmem.Sym[float32], chosen []int32, m Memory, epoch uint64) {
	me, pes := uint32(shmem.MyPE(t)), uint32(shmem.NumPEs(t))
	lo := min(t.BlockIdx().X*int(l.Share), len(chosen))
	mine := chosen[lo:min(lo+int(l.Share), len(chosen))]
	taken := m.Taken[half(l.Local*pes, epoch):][:l.Experts]
	places := gpu.DynamicShared[place](t)[:len(mine)]
	for i := range t.Block().Stride(len(mine)) {
		e := uint32(mine[i])
		row := gpu.AtomicAdd(t, &taken[mine[i]], 1)
		to, token := e%pes, uint32(lo+i)/l.TopK // while the addition is under way
		gpu.Assert(t, row < l.Tokens, "no token has chosen an expert twice")
		places[i] = place{(e-to+me)*l.Tokens + row, to, token}
	}
	t.Block().Sync()
	for i, to := range places {
		shmem.PutSignalNBI(t.Block(), l.row(m.Rows, to.row), l.row(tokens, to.token),
			m.Arrived.At(int(to.row)), word(epoch, uint32(lo+i)), shmem.SignalSet, int(to.pe))
	}
}
