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

// Mistakes of Queue.
const (
	queueRight = iota
	queueOpenLate
	queueClosedEarly
	queueUncarried
)

// Queue takes items off the queue of the PE. Each item but the last gives another one, which goes to
// the queue of the peer. A count on PE 0 says how many items are open: it is raised, and complete,
// before an item is sent, and lowered when what the item has given is sent. A PE that finds 0 tells the
// other one that no work is left.
//
//gpu:kernel
func Queue(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, mistake int) {
	if t.Block().Rank() != 0 {
		return
	}
	me, peer := shmem.MyPE(t), 1-shmem.MyPE(t)
	open, sent, ended := data.At(0), signals.At(0), signals.At(1)
	if me == 0 {
		data.Local()[0], data.Local()[8] = 1, 8
		shmem.SignalOp(t, sent, 1, shmem.SignalAdd, me)
	}
	shmem.BarrierAll(t)
	for taken := 0; ; {
		if shmem.SignalFetch(t, sent) == uint64(taken) {
			if shmem.SignalFetch(t, ended) != 0 {
				break
			}
			if shmem.AtomicFetch(t, open, 0) == 0 {
				shmem.SignalOp(t, ended, 1, shmem.SignalSet, peer)
				break
			}
			continue
		}
		shmem.SignalWaitUntil(t, sent, shmem.CmpGT, uint64(taken))
		item := data.Local()[8+taken] // mistake
		out[taken] = item
		taken++
		if mistake == queueClosedEarly {
			shmem.AtomicAdd(t, open, -1, 0)
		}
		if item > 1 {
			shmem.AtomicAdd(t, open, 1, 0) // mistake
			if mistake != queueOpenLate {
				shmem.Quiet(t)
			}
			slot := 8 + taken - 1 + me
			other.Local()[slot] = item - 1
			if mistake == queueUncarried {
				shmem.Put(t, data.Slice(slot, slot+1), other.Slice(slot, slot+1), peer) // mistake
				shmem.SignalOp(t, sent, 1, shmem.SignalAdd, peer)
			} else {
				shmem.PutSignal(t, data.Slice(slot, slot+1), other.Slice(slot, slot+1), sent, 1, shmem.SignalAdd, peer)
			}
		}
		if mistake != queueClosedEarly {
			shmem.AtomicAdd(t, open, -1, 0) // mistake
		}
	}
	shmem.Quiet(t)
}
