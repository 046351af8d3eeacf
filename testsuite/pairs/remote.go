package main

// This file has mistakes of remote atomics.

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// AtomicPlainWrong adds to a word of the peer, to which the peer adds by a plain store.
//
//gpu:kernel
func AtomicPlainWrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	peer := 1 - shmem.MyPE(t)
	if t.Block().Rank() != 0 {
		return
	}
	shmem.AtomicAdd(t, data.At(0), 1, peer)
	data.Local()[0]++ // mistake
	shmem.Quiet(t)
}

// AtomicPlainRight makes no mistake.
//
//gpu:kernel
func AtomicPlainRight(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	me, peer := shmem.MyPE(t), 1-shmem.MyPE(t)
	if t.Block().Rank() != 0 {
		return
	}
	shmem.AtomicAdd(t, data.At(0), 1, peer)
	shmem.AtomicAdd(t, data.At(0), 1, me)
	shmem.Quiet(t)
}

// AtomicDeviceWrong adds to a word of the peer, to which the peer adds at device scope.
//
//gpu:kernel
func AtomicDeviceWrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	peer := 1 - shmem.MyPE(t)
	if t.Block().Rank() != 0 {
		return
	}
	shmem.AtomicAdd(t, data.At(0), 1, peer)
	gpu.AtomicAdd(t, &data.Local()[0], 1) // mistake
	shmem.Quiet(t)
}

// AtomicDeviceRight makes no mistake.
//
//gpu:kernel
func AtomicDeviceRight(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	peer := 1 - shmem.MyPE(t)
	if t.Block().Rank() != 0 {
		return
	}
	shmem.AtomicAdd(t, data.At(0), 1, peer)
	gpu.AtomicAddExplicit(t, &data.Local()[0], 1, gpu.Relaxed, gpu.ScopeSystem)
	shmem.Quiet(t)
}

// AtomicReadWrong reads a word by a plain load to which the peer adds.
//
//gpu:kernel
func AtomicReadWrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	peer := 1 - shmem.MyPE(t)
	if t.Block().Rank() != 0 {
		return
	}
	shmem.AtomicInc(t, data.At(0), peer)
	shmem.Quiet(t)
	out[0] = data.Local()[0] // mistake
}

// AtomicReadRight makes no mistake.
//
//gpu:kernel
func AtomicReadRight(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	peer := 1 - shmem.MyPE(t)
	if t.Block().Rank() != 0 {
		return
	}
	shmem.AtomicInc(t, data.At(0), peer)
	shmem.BarrierAll(t)
	out[0] = data.Local()[0]
}

// AtomicFlagWrong puts data and sets a flag by an atomic, without a fence.
//
//gpu:kernel
func AtomicFlagWrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	peer := 1 - shmem.MyPE(t)
	if t.Block().Rank() != 0 {
		return
	}
	shmem.Put(t, data, other, peer)
	shmem.AtomicInc(t, data.At(0), peer) // mistake
	shmem.Quiet(t)
}

// AtomicFlagRight makes no mistake.
//
//gpu:kernel
func AtomicFlagRight(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	peer := 1 - shmem.MyPE(t)
	if t.Block().Rank() != 0 {
		return
	}
	shmem.Put(t, data, other, peer)
	shmem.Fence(t)
	shmem.AtomicInc(t, data.At(0), peer)
	shmem.Quiet(t)
}

// TakenWrong adds to a word of PE 0 under a lock there, and nothing orders the addition after the
// swap that takes the lock.
//
//gpu:kernel
func TakenWrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	if t.Block().Rank() != 0 {
		return
	}
	for shmem.AtomicCompareSwap(t, data.At(0), 0, 1, 0) != 0 {
	}
	shmem.P(t, data.At(1), shmem.G(t, data.At(1), 0)+1, 0) // mistake
	shmem.Quiet(t)
	shmem.AtomicSet(t, data.At(0), 0, 0)
	shmem.Quiet(t)
}

// TakenRight makes no mistake.
//
//gpu:kernel
func TakenRight(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	if t.Block().Rank() != 0 {
		return
	}
	for shmem.AtomicCompareSwap(t, data.At(0), 0, 1, 0) != 0 {
	}
	shmem.Fence(t)
	shmem.P(t, data.At(1), shmem.G(t, data.At(1), 0)+1, 0)
	shmem.Quiet(t)
	shmem.AtomicSet(t, data.At(0), 0, 0)
	shmem.Quiet(t)
}
