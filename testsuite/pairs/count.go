package main

// This file has what goes wrong with words that several PEs update.

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// Mistakes of Count.
const (
	countRight = iota
	countOwnerPlain
	countOwnerDevice
	countOwnerBlock
	countFetchSet
	countGetPut
	countSwapOnce
	countPeerDevice
	countPeerPlain
	countReadEarly
	countSyncOnly
	countZeroed
	countZeroedPlain
	countFenced
	countShifted
)

// Count counts the threads of all PEs in a word of PE 0.
//
//gpu:kernel
func Count(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, mistake int) {
	me := shmem.MyPE(t)
	word := data.At(0)
	if mistake == countZeroed && t.Block().Rank() == 0 && me == 0 {
		shmem.AtomicSet(t, word, 0, 0) // mistake
	}
	if mistake == countZeroedPlain && t.Block().Rank() == 0 && me == 0 {
		data.Local()[0] = 0 // mistake
	}
	for range 2 {
		switch {
		case mistake == countOwnerPlain && me == 0 && t.Block().Rank() == 0:
			data.Local()[0]++ // mistake
		case mistake == countOwnerDevice && me == 0:
			gpu.AtomicAdd(t, &data.Local()[0], 1) // mistake
		case mistake == countOwnerBlock && me == 0:
			gpu.AtomicAddExplicit(t, &data.Local()[0], 1, gpu.Relaxed, gpu.ScopeBlock) // mistake
		case mistake == countFetchSet:
			shmem.AtomicSet(t, word, shmem.AtomicFetch(t, word, 0)+1, 0) // mistake
		case mistake == countGetPut:
			shmem.P(t, word, shmem.G(t, word, 0)+1, 0) // mistake
		case mistake == countSwapOnce:
			old := shmem.AtomicFetch(t, word, 0)
			shmem.AtomicCompareSwap(t, word, old, old+1, 0) // mistake
		case mistake == countPeerDevice && me == 1:
			gpu.AtomicAdd(t, &data.Peer(t, 0)[0], 1) // mistake
		case mistake == countPeerPlain && me == 1 && t.Block().Rank() == 0:
			data.Peer(t, 0)[0]++ // mistake
		case mistake == countShifted && me == 1:
			shmem.AtomicInc(t, data.At(1), 0)
		case mistake == countOwnerPlain && me == 0 || mistake == countPeerPlain && me == 1:
		default:
			shmem.AtomicInc(t, word, 0) // mistake
		}
	}
	switch mistake {
	case countReadEarly:
		shmem.Quiet(t.Block())
	case countSyncOnly:
		shmem.SyncAll(t.Block())
	case countFenced:
		shmem.Fence(t.Block())
		shmem.SyncAll(t.Block())
	default:
		shmem.BarrierAll(t.Block())
	}
	if t.Block().Rank() == 0 && me == 0 {
		out[0] = data.Local()[0] // mistake
	}
	shmem.Quiet(t.Block())
}
