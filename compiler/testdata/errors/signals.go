package errors

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// FlagByP puts data and then a flag, which nothing orders.
//
//gpu:kernel
func FlagByP(t *gpu.Thread, dst, src, flag shmem.Sym[int64]) {
	shmem.Put(t, dst, src, 1)
	shmem.P(t, flag.At(0), 1, 1) // want "warning: kernel FlagByP updates flag, and the data of the Put at signals.go:12 may arrive later; call Fence between them, or use PutSignal"
	shmem.WaitUntil(t, flag.At(0), shmem.CmpEQ, 1)
	shmem.Quiet(t)
}

// FlagBySignal does it with a signal, an atomic, and a put with signal of other data.
//
//gpu:kernel
func FlagBySignal(t *gpu.Thread, dst, src, more shmem.Sym[int64], count shmem.Sym[uint64], sig shmem.Signal) {
	shmem.Put(t, dst, src, 1)
	shmem.SignalOp(t, sig, 1, shmem.SignalSet, 1) // want "updates sig, and the data of the Put at signals.go:22 may arrive later"
	shmem.Fence(t)
	shmem.Put(t, dst, src, 2)
	shmem.AtomicInc(t, count.At(0), 2) // want "updates count, and the data of the Put at signals.go:25 may arrive later"
	shmem.Fence(t)
	shmem.P(t, dst.At(0), 1, 3)
	shmem.PutSignal(t, more, src, sig, 2, shmem.SignalSet, 3) // want "updates sig, and the data of the P at signals.go:28 may arrive later"
	shmem.SignalWaitUntil(t, sig, shmem.CmpGE, 1)
	shmem.WaitUntil(t, count.At(0), shmem.CmpGE, 1)
	shmem.Quiet(t)
}

// Fenced has fences, other PEs, and words that are no flags.
//
//gpu:kernel
func Fenced(t *gpu.Thread, dst, src, word shmem.Sym[int64], sig shmem.Signal) {
	shmem.Put(t, dst, src, 1)
	shmem.P(t, word.At(0), 1, 1)
	shmem.SignalOp(t, sig, 1, shmem.SignalSet, 2)
	shmem.Fence(t)
	shmem.SignalOp(t, sig, 1, shmem.SignalSet, 1)
	shmem.PutSignal(t, dst, src, sig, 1, shmem.SignalSet, 1)
	shmem.SignalWaitUntil(t, sig, shmem.CmpGE, 1)
	shmem.Quiet(t)
}

// StoreToPeer stores through Peer, and tells the peer.
//
//gpu:kernel
func StoreToPeer(t *gpu.Thread, dst shmem.Sym[int64], sig shmem.Signal) {
	x := dst.MustPeer(t, 1)
	for i := range t.Block().Stride(len(x)) {
		x[i] = 7
	}
	t.Block().Sync()
	if t.Block().Rank() == 0 {
		shmem.SignalOp(t, sig, 1, shmem.SignalSet, 1) // want "warning: kernel StoreToPeer updates sig, and the peer may still see dst as it was before the store at signals.go:55; call Fence between them"
	}
}

// StoreHere stores what the peer gets when it is told.
//
//gpu:kernel
func StoreHere(t *gpu.Thread, own, got shmem.Sym[int64], sig shmem.Signal) {
	own.Local()[0] = 7
	shmem.SignalOp(t, sig, 1, shmem.SignalSet, 1) // want "updates sig, and the peer may still see own as it was before the store at signals.go:67"
	shmem.SignalWaitUntil(t, sig, shmem.CmpGE, 1)
	shmem.Get(t, got, own, 1)
}

// StoresFenced has fences, and stores to memory that goes with the signal.
//
//gpu:kernel
func StoresFenced(t *gpu.Thread, own, got shmem.Sym[int64], sig shmem.Signal) {
	own.Local()[0] = 7
	own.Peer(t, 1)[0] = 8
	shmem.Fence(t)
	shmem.SignalOp(t, sig, 1, shmem.SignalSet, 1)
	own.Local()[0] = 9
	shmem.PutSignal(t, got, own, sig, 2, shmem.SignalSet, 1)
	got.Local()[0] = 1
	shmem.Fence(t)
	shmem.SignalOp(t, sig, 3, shmem.SignalSet, 1)
	shmem.SignalWaitUntil(t, sig, shmem.CmpGE, 1)
	shmem.Get(t, got, own, 1)
}

// OwnSignals sends parts with signals of their own, or that count together.
//
//gpu:kernel
func OwnSignals(t *gpu.Thread, dst, src shmem.Sym[int64], sig shmem.Signals, out []int64) {
	shmem.PutSignal(t, dst.Slice(0, 1), src.Slice(0, 1), sig.At(0), 1, shmem.SignalSet, 1)
	shmem.PutSignal(t, dst.Slice(1, 2), src.Slice(1, 2), sig.At(1), 1, shmem.SignalAdd, 1)
	shmem.PutSignal(t, dst.Slice(2, 3), src.Slice(2, 3), sig.At(1), 1, shmem.SignalAdd, 1)
	shmem.SignalWaitUntil(t, sig.At(0), shmem.CmpGE, 1)
	shmem.SignalWaitUntil(t, sig.At(1), shmem.CmpGE, 2)
	copy(out, dst.Local())
}

// ReplacedSignal replaces the signal of data that may arrive later.
//
//gpu:kernel
func ReplacedSignal(t *gpu.Thread, dst, src shmem.Sym[int64], sig shmem.Signal, out []int64) {
	shmem.PutSignal(t, dst.Slice(0, 1), src.Slice(0, 1), sig, 1, shmem.SignalSet, 1)
	shmem.PutSignal(t, dst.Slice(1, 2), src.Slice(1, 2), sig, 2, shmem.SignalSet, 1) // want "updates sig, and the data of the PutSignal at signals.go:106 may arrive later"
	shmem.SignalWaitUntil(t, sig, shmem.CmpGE, 2)
	copy(out, dst.Local())
}

// SumOfArrivals sends parts that add to one signal, and waits for so many.
//
//gpu:kernel
func SumOfArrivals(t *gpu.Thread, dst, src shmem.Sym[int64], sig shmem.Signal, out []int64, n int) {
	for i := range n {
		shmem.PutSignal(t, dst.Slice(i, i+1), src.Slice(i, i+1), sig, 1, shmem.SignalAdd, 1)
	}
	for i := range n {
		shmem.SignalWaitUntil(t, sig, shmem.CmpGE, uint64(i+1)) // want "warning: kernel SumOfArrivals waits for a number of signals, which does not say which data has arrived: the puts at signals.go:117 may arrive in any order; give each part a signal of its own, or call Fence between the puts"
		out[i] = dst.Local()[i]
	}
}

// SumOfAll waits for all of them, for those of different PEs, or for ordered ones.
//
//gpu:kernel
func SumOfAll(t *gpu.Thread, dst, src shmem.Sym[int64], all, each, ordered shmem.Signal, n int) {
	for i := range n {
		shmem.PutSignal(t, dst.Slice(i, i+1), src.Slice(i, i+1), all, 1, shmem.SignalAdd, 1)
	}
	shmem.SignalWaitUntil(t, all, shmem.CmpGE, uint64(n))
	for pe := range shmem.NumPEs(t) {
		shmem.PutSignal(t, dst.Slice(pe, pe+1), src.Slice(pe, pe+1), each, 1, shmem.SignalAdd, pe)
	}
	for i := range n {
		shmem.SignalWaitUntil(t, each, shmem.CmpGE, uint64(i+1))
	}
	for i := range n {
		shmem.PutSignal(t, dst.Slice(i, i+1), src.Slice(i, i+1), ordered, 1, shmem.SignalAdd, 1)
		shmem.Fence(t)
	}
	for i := range n {
		shmem.SignalWaitUntil(t, ordered, shmem.CmpGE, uint64(i+1))
	}
}

// SameEachRound says and expects 1 in every round.
//
//gpu:kernel
func SameEachRound(t *gpu.Thread, dst, src shmem.Sym[int64], sig shmem.Signals, n int) {
	for range n {
		shmem.PutSignal(t, dst, src, sig.At(0), 1, shmem.SignalSet, 1)
		shmem.SignalWaitUntil(t, sig.At(0), shmem.CmpEQ, 1) // want "warning: kernel SameEachRound waits in every round for the value that the PutSignal at signals.go:153 sets in every round: .* let the value grow with the round, and wait with CmpGE"
	}
}

// NewEachRound has an epoch, zeroes the signal, or meets the others.
//
//gpu:kernel
func NewEachRound(t *gpu.Thread, dst, src shmem.Sym[int64], sig shmem.Signals, n int) {
	for i := range n {
		shmem.PutSignal(t, dst, src, sig.At(0), uint64(i+1), shmem.SignalSet, 1)
		shmem.SignalWaitUntil(t, sig.At(0), shmem.CmpGE, uint64(i+1))
	}
	for range n {
		shmem.PutSignal(t, dst, src, sig.At(1), 1, shmem.SignalSet, 1)
		shmem.SignalWaitUntil(t, sig.At(1), shmem.CmpEQ, 1)
		shmem.SignalOp(t, sig.At(1), 0, shmem.SignalSet, shmem.MyPE(t))
		shmem.BarrierAll(t)
	}
}

// EqualToCounter waits for one value of a counter.
//
//gpu:kernel
func EqualToCounter(t *gpu.Thread, count shmem.Sym[uint64], sig shmem.Signal) {
	shmem.AtomicAdd(t, count.At(0), 1, 1)
	shmem.WaitUntil(t, count.At(0), shmem.CmpEQ, 4) // want "warning: kernel EqualToCounter waits for one value of count, to which the AtomicAdd at signals.go:178 adds: a wait can miss a value that is replaced; wait with CmpGE"
	shmem.SignalOp(t, sig, 1, shmem.SignalAdd, 1)
	shmem.SignalWaitUntil(t, sig, shmem.CmpEQ, 4) // want "waits for one value of sig, to which the SignalOp at signals.go:180 adds"
}

// AtLeastCounter waits for at least that, or for a word that is set.
//
//gpu:kernel
func AtLeastCounter(t *gpu.Thread, count shmem.Sym[uint64], sig shmem.Signal) {
	shmem.AtomicAdd(t, count.At(0), 1, 1)
	shmem.WaitUntil(t, count.At(0), shmem.CmpGE, 4)
	shmem.SignalOp(t, sig, 4, shmem.SignalSet, 1)
	shmem.SignalWaitUntil(t, sig, shmem.CmpEQ, 4)
}

// NoFlags has words that say nothing but themselves.
//
//gpu:kernel
func NoFlags(t *gpu.Thread, dst, src shmem.Sym[int64], words shmem.Signals, sig shmem.Signal, out []uint64) {
	lines := words.Lines()
	shmem.Put(t, dst, src, 1)
	shmem.PutLine(t, lines.At(0), 5, 1, 1)
	shmem.SignalOp(t, sig, 1, shmem.SignalSet, 1)
	out[0] = shmem.WaitLine(t, lines.At(0), 1)
	out[1] = shmem.SignalWaitUntilRelaxed(t, sig, shmem.CmpGE, 1)
	shmem.Quiet(t)
}
