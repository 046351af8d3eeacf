package main

// This file has mistakes of direct access to the memory of a peer.

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// PeerSignalWrong stores through Peer and signals, without a fence.
//
//gpu:kernel
func PeerSignalWrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	me, peer := shmem.MyPE(t), 1-shmem.MyPE(t)
	if t.Block().Rank() != 0 {
		return
	}
	data.Peer(t, peer)[0] = int64(me)
	shmem.SignalOp(t, signals.At(0), 1, shmem.SignalSet, peer)
	shmem.SignalWaitUntil(t, signals.At(0), shmem.CmpGE, 1)
	out[0] = data.Local()[0] // mistake
}

// PeerSignalRight makes no mistake.
//
//gpu:kernel
func PeerSignalRight(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	me, peer := shmem.MyPE(t), 1-shmem.MyPE(t)
	if t.Block().Rank() != 0 {
		return
	}
	data.Peer(t, peer)[0] = int64(me)
	shmem.Fence(t)
	shmem.SignalOp(t, signals.At(0), 1, shmem.SignalSet, peer)
	shmem.SignalWaitUntil(t, signals.At(0), shmem.CmpGE, 1)
	out[0] = data.Local()[0]
}

// PeerPutSignalWrong stores through Peer, and puts other data with a signal, without a
// fence.
//
//gpu:kernel
func PeerPutSignalWrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	me, peer := shmem.MyPE(t), 1-shmem.MyPE(t)
	if t.Block().Rank() != 0 {
		return
	}
	data.Peer(t, peer)[0] = int64(me)
	shmem.PutSignal(t, data.Slice(1, 2), other.Slice(1, 2), signals.At(0), 1, shmem.SignalSet, peer)
	shmem.SignalWaitUntil(t, signals.At(0), shmem.CmpGE, 1)
	out[0] = data.Local()[0] // mistake
	shmem.Quiet(t)
}

// PeerPutSignalRight makes no mistake.
//
//gpu:kernel
func PeerPutSignalRight(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	me, peer := shmem.MyPE(t), 1-shmem.MyPE(t)
	if t.Block().Rank() != 0 {
		return
	}
	data.Peer(t, peer)[0] = int64(me)
	shmem.Fence(t)
	shmem.PutSignal(t, data.Slice(1, 2), other.Slice(1, 2), signals.At(0), 1, shmem.SignalSet, peer)
	shmem.SignalWaitUntil(t, signals.At(0), shmem.CmpGE, 1)
	out[0] = data.Local()[0]
	shmem.Quiet(t)
}

// PeerAtomicWrong stores through Peer and sets a word by a remote atomic, without a
// fence.
//
//gpu:kernel
func PeerAtomicWrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	me, peer := shmem.MyPE(t), 1-shmem.MyPE(t)
	if t.Block().Rank() != 0 {
		return
	}
	data.Peer(t, peer)[0] = int64(me)
	shmem.AtomicSet(t, other.At(0), 1, peer)
	shmem.WaitUntil(t, other.At(0), shmem.CmpEQ, 1)
	out[0] = data.Local()[0] // mistake
}

// PeerAtomicRight makes no mistake.
//
//gpu:kernel
func PeerAtomicRight(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	me, peer := shmem.MyPE(t), 1-shmem.MyPE(t)
	if t.Block().Rank() != 0 {
		return
	}
	data.Peer(t, peer)[0] = int64(me)
	shmem.Fence(t)
	shmem.AtomicSet(t, other.At(0), 1, peer)
	shmem.WaitUntil(t, other.At(0), shmem.CmpEQ, 1)
	out[0] = data.Local()[0]
}

// OwnSignalWrong stores into its own symmetric memory and signals, without a fence; the
// peer loads it.
//
//gpu:kernel
func OwnSignalWrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	me, peer := shmem.MyPE(t), 1-shmem.MyPE(t)
	if t.Block().Rank() != 0 {
		return
	}
	data.Local()[0] = int64(me)
	shmem.SignalOp(t, signals.At(0), 1, shmem.SignalSet, peer)
	shmem.SignalWaitUntil(t, signals.At(0), shmem.CmpGE, 1)
	out[0] = data.Peer(t, peer)[0] // mistake
	shmem.SyncAll(t)
}

// OwnSignalRight makes no mistake.
//
//gpu:kernel
func OwnSignalRight(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	me, peer := shmem.MyPE(t), 1-shmem.MyPE(t)
	if t.Block().Rank() != 0 {
		return
	}
	data.Local()[0] = int64(me)
	shmem.Quiet(t)
	shmem.SignalOp(t, signals.At(0), 1, shmem.SignalSet, peer)
	shmem.SignalWaitUntil(t, signals.At(0), shmem.CmpGE, 1)
	out[0] = data.Peer(t, peer)[0]
	shmem.SyncAll(t)
}

// OwnGetWrong stores into its own symmetric memory and signals, without a fence; the peer
// gets it.
//
//gpu:kernel
func OwnGetWrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	me, peer := shmem.MyPE(t), 1-shmem.MyPE(t)
	if t.Block().Rank() != 0 {
		return
	}
	data.Local()[0] = int64(me)
	shmem.SignalOp(t, signals.At(0), 1, shmem.SignalSet, peer)
	shmem.SignalWaitUntil(t, signals.At(0), shmem.CmpGE, 1)
	shmem.Get(t, other, data, peer) // mistake
}

// OwnGetRight makes no mistake.
//
//gpu:kernel
func OwnGetRight(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	me, peer := shmem.MyPE(t), 1-shmem.MyPE(t)
	if t.Block().Rank() != 0 {
		return
	}
	data.Local()[0] = int64(me)
	shmem.Quiet(t)
	shmem.SignalOp(t, signals.At(0), 1, shmem.SignalSet, peer)
	shmem.SignalWaitUntil(t, signals.At(0), shmem.CmpGE, 1)
	shmem.Get(t, other, data, peer)
}

// DeviceScopeWrong orders two PEs by release and acquire of device scope.
//
//gpu:kernel
func DeviceScopeWrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	me, peer := shmem.MyPE(t), 1-shmem.MyPE(t)
	if t.Block().Rank() != 0 {
		return
	}
	data.Peer(t, peer)[0] = int64(me)
	gpu.AtomicStoreExplicit(t, &other.Peer(t, peer)[0], 1, gpu.Release, gpu.ScopeDevice)
	for gpu.AtomicLoadExplicit(t, &other.Local()[0], gpu.Acquire, gpu.ScopeDevice) == 0 { // mistake
	}
	out[0] = data.Local()[0]
}

// DeviceScopeRight makes no mistake.
//
//gpu:kernel
func DeviceScopeRight(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	me, peer := shmem.MyPE(t), 1-shmem.MyPE(t)
	if t.Block().Rank() != 0 {
		return
	}
	data.Peer(t, peer)[0] = int64(me)
	gpu.AtomicStoreExplicit(t, &other.Peer(t, peer)[0], 1, gpu.Release, gpu.ScopeSystem)
	for gpu.AtomicLoadExplicit(t, &other.Local()[0], gpu.Acquire, gpu.ScopeSystem) == 0 {
	}
	out[0] = data.Local()[0]
}

// PeerRelaxedWrong publishes to a peer by a relaxed store.
//
//gpu:kernel
func PeerRelaxedWrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	me, peer := shmem.MyPE(t), 1-shmem.MyPE(t)
	if t.Block().Rank() != 0 {
		return
	}
	data.Peer(t, peer)[0] = int64(me)
	gpu.AtomicStoreExplicit(t, &other.Peer(t, peer)[0], 1, gpu.Relaxed, gpu.ScopeSystem)
	for gpu.AtomicLoadExplicit(t, &other.Local()[0], gpu.Acquire, gpu.ScopeSystem) == 0 {
	}
	out[0] = data.Local()[0] // mistake
}

// PeerRelaxedRight makes no mistake.
//
//gpu:kernel
func PeerRelaxedRight(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	me, peer := shmem.MyPE(t), 1-shmem.MyPE(t)
	if t.Block().Rank() != 0 {
		return
	}
	data.Peer(t, peer)[0] = int64(me)
	gpu.ThreadFenceSystem(t)
	gpu.AtomicStoreExplicit(t, &other.Peer(t, peer)[0], 1, gpu.Relaxed, gpu.ScopeSystem)
	for gpu.AtomicLoadExplicit(t, &other.Local()[0], gpu.Acquire, gpu.ScopeSystem) == 0 {
	}
	out[0] = data.Local()[0]
}

// PlainFlagWrong stores through Peer to the word that the peer waits for.
//
//gpu:kernel
func PlainFlagWrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	peer := 1 - shmem.MyPE(t)
	if t.Block().Rank() != 0 {
		return
	}
	other.Peer(t, peer)[0] = 1
	shmem.WaitUntil(t, other.At(0), shmem.CmpEQ, 1) // mistake
}

// PlainFlagRight makes no mistake.
//
//gpu:kernel
func PlainFlagRight(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	peer := 1 - shmem.MyPE(t)
	if t.Block().Rank() != 0 {
		return
	}
	shmem.AtomicSet(t, other.At(0), 1, peer)
	shmem.WaitUntil(t, other.At(0), shmem.CmpEQ, 1)
}

// BothWriteWrong stores to memory of PE 0 on both PEs.
//
//gpu:kernel
func BothWriteWrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	me := shmem.MyPE(t)
	if t.Block().Rank() != 0 {
		return
	}
	data.Peer(t, 0)[0] = int64(me) // mistake
}

// BothWriteRight makes no mistake.
//
//gpu:kernel
func BothWriteRight(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	me := shmem.MyPE(t)
	if t.Block().Rank() != 0 {
		return
	}
	data.Peer(t, 0)[me] = int64(me)
}
