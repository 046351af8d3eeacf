package comm

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/testsuite/conformance/scopes"
)

// How Ordered orders data before the signal that announces it.
const (
	WithFence = iota
	WithQuiet
	WithFlush // and a fence, between which the source is rewritten
)

// Ordered puts src to the right neighbour at the given scope, orders it, and
// signals; who waited for the signal copies what arrived to out.
//
//gpu:kernel
func Ordered(t *gpu.Thread, how, scope int, dst, src shmem.Sym[int32], out []int32, sig shmem.Signal, epoch uint64) {
	if t.BlockIdx().X != 0 {
		return
	}
	right := (shmem.MyPE(t) + 1) % shmem.NumPEs(t)
	switch scope {
	case scopes.Thread:
		if t.Block().Rank() == 0 {
			sendOrdered(t, t, how, t.Block().Rank() == 0, dst, src, sig, epoch, right)
		}
	case scopes.Warp:
		if t.Block().Rank()/gpu.WarpSize == 0 {
			sendOrdered(t, t.Warp(), how, t.Warp().Rank() == 0, dst, src, sig, epoch, right)
		}
	case scopes.Block:
		sendOrdered(t, t.Block(), how, t.Block().Rank() == 0, dst, src, sig, epoch, right)
	}
	shmem.SignalWaitUntil(t, sig, shmem.CmpGE, epoch)
	local := dst.Local()
	for i := range t.Block().Stride(len(out)) {
		out[i] = local[i]
	}
}

func sendOrdered[S shmem.Scope](t *gpu.Thread, s S, how int, leads bool, dst, src shmem.Sym[int32], sig shmem.Signal, epoch uint64, pe int) {
	half := src.Len() / 2
	shmem.PutNBI(s, dst.Slice(0, half), src.Slice(0, half), pe)
	shmem.PutNBI(s, dst.Slice(half, dst.Len()), src.Slice(half, src.Len()), pe)
	switch how {
	case WithFence:
		shmem.Fence(s)
	case WithQuiet:
		shmem.Quiet(s)
	case WithFlush:
		shmem.Flush(s)
		if leads {
			local := src.Local()
			for i := range local {
				local[i] = -1
			}
			shmem.Fence(t)
		}
	}
	if leads {
		shmem.SignalOp(t, sig, epoch, shmem.SignalSet, pe)
	}
}
