package main

// This file has mistakes of signals and waits.

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// last is the last word.
func last(data shmem.Sym[int64]) shmem.Sym[int64] { return data.Slice(data.Len()-1, data.Len()) }

// SiblingWrong reads in every thread what one thread has waited for.
//
//gpu:kernel
func SiblingWrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	i := t.Block().Rank()
	shmem.PutSignalNBI(t.Block(), data, other, signals.At(0), 1, shmem.SignalSet, 1-shmem.MyPE(t))
	if i == 0 {
		shmem.SignalWaitUntil(t, signals.At(0), shmem.CmpGE, 1)
	}
	out[i] = data.Local()[i] // mistake
	shmem.Quiet(t.Block())
}

// SiblingRight makes no mistake.
//
//gpu:kernel
func SiblingRight(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	i := t.Block().Rank()
	shmem.PutSignalNBI(t.Block(), data, other, signals.At(0), 1, shmem.SignalSet, 1-shmem.MyPE(t))
	if i == 0 {
		shmem.SignalWaitUntil(t, signals.At(0), shmem.CmpGE, 1)
	}
	t.Block().Sync()
	out[i] = data.Local()[i]
	shmem.Quiet(t.Block())
}

// RelaxedWaitWrong reads data after a relaxed wait, which makes nothing visible.
//
//gpu:kernel
func RelaxedWaitWrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	peer := 1 - shmem.MyPE(t)
	if t.Block().Rank() != 0 {
		return
	}
	shmem.PutSignal(t, data, other, signals.At(0), 1, shmem.SignalSet, peer)
	shmem.SignalWaitUntilRelaxed(t, signals.At(0), shmem.CmpGE, 1)
	out[0] = data.Local()[0] // mistake
	shmem.Quiet(t)
}

// RelaxedWaitRight makes no mistake.
//
//gpu:kernel
func RelaxedWaitRight(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	peer := 1 - shmem.MyPE(t)
	if t.Block().Rank() != 0 {
		return
	}
	shmem.PutSignal(t, data, other, signals.At(0), 1, shmem.SignalSet, peer)
	shmem.SignalWaitUntil(t, signals.At(0), shmem.CmpGE, 1)
	out[0] = data.Local()[0]
	shmem.Quiet(t)
}

// OtherPutWrong takes the signal of one put for that of another.
//
//gpu:kernel
func OtherPutWrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	peer := 1 - shmem.MyPE(t)
	if t.Block().Rank() != 0 {
		return
	}
	shmem.PutNBI(t, data.Slice(0, 63), other.Slice(0, 63), peer)
	shmem.PutSignalNBI(t, last(data), other.Slice(0, 1), signals.At(0), 1, shmem.SignalSet, peer)
	shmem.SignalWaitUntil(t, signals.At(0), shmem.CmpGE, 1)
	out[0] = data.Local()[1] // mistake
	shmem.Quiet(t)
}

// OtherPutRight makes no mistake.
//
//gpu:kernel
func OtherPutRight(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	peer := 1 - shmem.MyPE(t)
	if t.Block().Rank() != 0 {
		return
	}
	shmem.PutNBI(t, data.Slice(0, 63), other.Slice(0, 63), peer)
	shmem.Fence(t)
	shmem.PutSignalNBI(t, last(data), other.Slice(0, 1), signals.At(0), 1, shmem.SignalSet, peer)
	shmem.SignalWaitUntil(t, signals.At(0), shmem.CmpGE, 1)
	out[0] = data.Local()[1]
	shmem.Quiet(t)
}

// ToggledWrong toggles a signal without an answer.
//
//gpu:kernel
func ToggledWrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	peer := 1 - shmem.MyPE(t)
	if t.Block().Rank() != 0 {
		return
	}
	shmem.SignalOp(t, signals.At(0), 1, shmem.SignalSet, peer)
	shmem.Fence(t)
	shmem.SignalOp(t, signals.At(0), 0, shmem.SignalSet, peer)
	shmem.SignalWaitUntil(t, signals.At(0), shmem.CmpEQ, 0) // mistake
	shmem.SignalWaitUntil(t, signals.At(0), shmem.CmpEQ, 1) // mistake
}

// ToggledRight makes no mistake.
//
//gpu:kernel
func ToggledRight(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	peer := 1 - shmem.MyPE(t)
	if t.Block().Rank() != 0 {
		return
	}
	for r := range 3 {
		shmem.SignalOp(t, signals.At(0), uint64(r+1), shmem.SignalSet, peer)
		shmem.Fence(t)
		shmem.SignalWaitUntil(t, signals.At(0), shmem.CmpGE, uint64(r+1))
	}
}

// UnfencedWrong sets a signal to another value in each round, without a fence.
//
//gpu:kernel
func UnfencedWrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	peer := 1 - shmem.MyPE(t)
	if t.Block().Rank() != 0 {
		return
	}
	for r := range 3 {
		shmem.SignalOp(t, signals.At(0), uint64(r+1), shmem.SignalSet, peer) // mistake
	}
	shmem.SignalWaitUntil(t, signals.At(0), shmem.CmpGE, 3)
}

// UnfencedRight makes no mistake.
//
//gpu:kernel
func UnfencedRight(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	peer := 1 - shmem.MyPE(t)
	if t.Block().Rank() != 0 {
		return
	}
	for r := range 3 {
		shmem.SignalOp(t, signals.At(0), uint64(r+1), shmem.SignalSet, peer)
		shmem.Fence(t)
	}
	shmem.SignalWaitUntil(t, signals.At(0), shmem.CmpGE, 3)
}

// EqualCountWrong waits for a count to be equal, which the next round makes larger.
//
//gpu:kernel
func EqualCountWrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	peer := 1 - shmem.MyPE(t)
	if t.Block().Rank() != 0 {
		return
	}
	for r := range 3 {
		shmem.SignalOp(t, signals.At(0), 1, shmem.SignalAdd, peer) // mistake
		shmem.SignalWaitUntil(t, signals.At(0), shmem.CmpEQ, uint64(r+1))
	}
}

// EqualCountRight makes no mistake.
//
//gpu:kernel
func EqualCountRight(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	peer := 1 - shmem.MyPE(t)
	if t.Block().Rank() != 0 {
		return
	}
	for r := range 3 {
		shmem.SignalOp(t, signals.At(0), 1, shmem.SignalAdd, peer)
		shmem.SignalWaitUntil(t, signals.At(0), shmem.CmpGE, uint64(r+1))
	}
}

// ZeroedWrong sets its own signal to zero after the wait, without a barrier.
//
//gpu:kernel
func ZeroedWrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	me, peer := shmem.MyPE(t), 1-shmem.MyPE(t)
	if t.Block().Rank() != 0 {
		return
	}
	for range 3 {
		shmem.SignalOp(t, signals.At(0), 1, shmem.SignalSet, peer)
		shmem.SignalWaitUntil(t, signals.At(0), shmem.CmpGE, 1)
		shmem.SignalOp(t, signals.At(0), 0, shmem.SignalSet, me) // mistake
		shmem.Quiet(t)
	}
}

// ZeroedRight makes no mistake.
//
//gpu:kernel
func ZeroedRight(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	me, peer := shmem.MyPE(t), 1-shmem.MyPE(t)
	if t.Block().Rank() != 0 {
		return
	}
	for range 3 {
		shmem.SignalOp(t, signals.At(0), 1, shmem.SignalSet, peer)
		shmem.SignalWaitUntil(t, signals.At(0), shmem.CmpGE, 1)
		shmem.SignalOp(t, signals.At(0), 0, shmem.SignalSet, me)
		shmem.BarrierAll(t)
	}
}

// Announce puts other to the peer with a signal, and waits for its answer: it runs while the peer
// uses the data.
//
//gpu:kernel
func Announce(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals) {
	shmem.PutSignalNBI(t.Block(), data, other, signals.At(0), 1, shmem.SignalSet, 1-shmem.MyPE(t))
	if t.Block().Rank() == 0 {
		shmem.SignalWaitUntil(t, signals.At(1), shmem.CmpGE, 1)
	}
	shmem.Quiet(t.Block())
}

// Collect copies data to out. It relies on its stream for the data to be there.
//
//gpu:kernel
func Collect(t *gpu.Thread, data shmem.Sym[int64], out []int64) {
	i := t.Block().Rank()
	out[i] = data.Local()[i]
}

// Courier has one thread put and quiet, and another one tell the peer of it.
//
//gpu:kernel
func Courier(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	i, peer := t.Block().Rank(), 1-shmem.MyPE(t)
	if i == 5 {
		shmem.PutNBI(t, data, other, peer)
		shmem.Quiet(t)
	}
	t.Block().Sync()
	if i == 0 {
		shmem.SignalOp(t, signals.At(0), 1, shmem.SignalSet, peer)
		shmem.SignalWaitUntil(t, signals.At(0), shmem.CmpGE, 1)
	}
	t.Block().Sync()
	out[i] = data.Local()[i]
	shmem.SyncAll(t.Block())
	if i == 40 {
		shmem.PutNBI(t, data, other, peer)
		shmem.Quiet(t)
	}
	t.Block().Sync()
	shmem.SyncAll(t.Block())
	out[i] += data.Local()[i]
}

// RelayWrong puts data to the peer, and tells a thread of its own PE, which tells the peer. Fence
// orders nothing between two PEs.
//
//gpu:kernel
func RelayWrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	me, peer := shmem.MyPE(t), 1-shmem.MyPE(t)
	switch t.Block().Rank() {
	case 0:
		shmem.Put(t, data, other, peer)
		shmem.Fence(t)
		shmem.SignalOp(t, signals.At(0), 1, shmem.SignalSet, me)
	case 32:
		shmem.SignalWaitUntil(t, signals.At(0), shmem.CmpGE, 1)
		shmem.SignalOp(t, signals.At(1), 1, shmem.SignalSet, peer)
		shmem.SignalWaitUntil(t, signals.At(1), shmem.CmpGE, 1)
		copy(out, data.Local()) // mistake
	}
	shmem.Quiet(t.Block())
}

// RelayRight completes the put before it tells anybody.
//
//gpu:kernel
func RelayRight(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	me, peer := shmem.MyPE(t), 1-shmem.MyPE(t)
	switch t.Block().Rank() {
	case 0:
		shmem.Put(t, data, other, peer)
		shmem.Quiet(t)
		shmem.SignalOp(t, signals.At(0), 1, shmem.SignalSet, me)
	case 32:
		shmem.SignalWaitUntil(t, signals.At(0), shmem.CmpGE, 1)
		shmem.SignalOp(t, signals.At(1), 1, shmem.SignalSet, peer)
		shmem.SignalWaitUntil(t, signals.At(1), shmem.CmpGE, 1)
		copy(out, data.Local())
	}
	shmem.Quiet(t.Block())
}

// RelayStoreWrong does it with stores through Peer, and without a fence where the news is passed on.
//
//gpu:kernel
func RelayStoreWrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	me, peer := shmem.MyPE(t), 1-shmem.MyPE(t)
	switch t.Block().Rank() {
	case 0:
		copy(data.MustPeer(t, peer), other.Local())
		shmem.Fence(t)
		shmem.SignalOp(t, signals.At(0), 1, shmem.SignalSet, me)
	case 32:
		shmem.SignalWaitUntil(t, signals.At(0), shmem.CmpGE, 1)
		shmem.SignalOp(t, signals.At(1), 1, shmem.SignalSet, peer)
		shmem.SignalWaitUntil(t, signals.At(1), shmem.CmpGE, 1)
		copy(out, data.Local()) // mistake
	}
	shmem.Quiet(t.Block())
}

// RelayStoreRight makes no mistake.
//
//gpu:kernel
func RelayStoreRight(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	me, peer := shmem.MyPE(t), 1-shmem.MyPE(t)
	switch t.Block().Rank() {
	case 0:
		copy(data.MustPeer(t, peer), other.Local())
		shmem.Quiet(t)
		shmem.SignalOp(t, signals.At(0), 1, shmem.SignalSet, me)
	case 32:
		shmem.SignalWaitUntil(t, signals.At(0), shmem.CmpGE, 1)
		shmem.SignalOp(t, signals.At(1), 1, shmem.SignalSet, peer)
		shmem.SignalWaitUntil(t, signals.At(1), shmem.CmpGE, 1)
		copy(out, data.Local())
	}
	shmem.Quiet(t.Block())
}
