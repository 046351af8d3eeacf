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
		shmem.SignalOp(t, m.Counts.At(half(pairs, epoch)+e/pes*pes+me), word(epoch, int(counts[e])), shmem.SignalSet, e%pes)
	}
	t.Block().Sync()
}

// dispatch sends every token to the PEs of the experts that it has chosen, each row with
// a signal that says which item it is. Each block takes as many items as any other, one
// after the other, but finds rows for them all at once.
func dispatch(t *gpu.Thread, l Layer, tokens shmem.Sym[float32], chosen []int32, m Memory, epoch uint64) {
	me, pes := shmem.MyPE(t), shmem.NumPEs(t)
	share := (len(chosen) + t.GridDim().X - 1) / t.GridDim().X
	lo := min(t.BlockIdx().X*share, len(chosen))
	hi := min(lo+share, len(chosen))
	mine := chosen[lo:hi]
	taken := m.Taken[half(l.Local*pes, epoch):][:l.Experts]
	rows := gpu.DynamicShared[int32](t)[:len(mine)]
	for i := range t.Block().Stride(len(mine)) {
		e := int(mine[i])
		row := gpu.AtomicAdd(t, &taken[e], 1)
		gpu.Assert(t, int(row) < l.Tokens, "no token has chosen an expert twice")
		rows[i] = int32((e/pes*pes+me)*l.Tokens) + row
	}
	t.Block().Sync()
	for i, row := range rows {
		shmem.PutSignalNBI(t.Block(), l.row(m.Rows, int(row)), l.row(tokens, (lo+i)/l.TopK),
			m.Arrived.At(int(row)), word(epoch, lo+i), shmem.SignalSet, int(mine[i])%pes)
	}
}
