package main

// This file has what goes wrong where PEs get what others have stored.

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// Mistakes of Pull.
const (
	pullRight = iota
	pullUnfenced
	pullFlushed
	pullDeviceFence
	pullFencedEarly
	pullUnasked
	pullWrongSignal
	pullEarly
	pullFenceForQuiet
	pullSiblings
	pullUnanswered
	pullAnsweredEarly
	pullStoredLate
	pullLoaded
	pullRoundLate
)

// Pull stores rows in the memory of its own PE, and gets those of the peer.
//
//gpu:kernel
func Pull(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, mistake int) {
	i, peer := t.Block().Rank(), 1-shmem.MyPE(t)
	first := other.Local()[i]
	t.Block().Sync()
	for r := range 3 {
		round := uint64(r + 1)
		if mistake != pullStoredLate {
			data.Local()[i] = first * int64(r+1) // mistake
		}
		if mistake == pullFencedEarly && i == 0 {
			shmem.Fence(t)
		}
		t.Block().Sync()
		if i == 0 {
			switch mistake {
			case pullUnfenced, pullFencedEarly:
			case pullFlushed:
				shmem.Flush(t)
			case pullDeviceFence:
				gpu.ThreadFence(t)
			default:
				shmem.Fence(t)
			}
			shmem.SignalOp(t, signals.At(0), round, shmem.SignalSet, peer)
			switch mistake {
			case pullUnasked:
			case pullWrongSignal:
				shmem.SignalWaitUntil(t, signals.At(1), shmem.CmpGE, round-1)
			case pullRoundLate:
				shmem.SignalWaitUntil(t, signals.At(0), shmem.CmpGE, round-1)
			default:
				shmem.SignalWaitUntil(t, signals.At(0), shmem.CmpGE, round)
			}
		}
		if mistake == pullStoredLate {
			data.Local()[i] = first * int64(r+1) // mistake
		}
		if mistake != pullSiblings {
			t.Block().Sync()
		}
		if mistake == pullLoaded {
			other.Local()[i] = data.Peer(t, peer)[i] // mistake
		} else if i == 0 {
			if mistake == pullEarly || mistake == pullFenceForQuiet || mistake == pullAnsweredEarly {
				shmem.GetNBI(t, other, data, peer) // mistake
			} else {
				shmem.Get(t, other, data, peer) // mistake
			}
			if mistake == pullFenceForQuiet {
				shmem.Fence(t)
			}
		}
		if i == 0 && mistake == pullAnsweredEarly {
			shmem.SignalOp(t, signals.At(1), round, shmem.SignalSet, peer)
			shmem.SignalWaitUntil(t, signals.At(1), shmem.CmpGE, round)
			shmem.Quiet(t)
		}
		if mistake != pullSiblings {
			t.Block().Sync()
		}
		out[i] += other.Local()[i] // mistake
		t.Block().Sync()
		if i == 0 && mistake != pullUnanswered && mistake != pullAnsweredEarly && mistake != pullLoaded {
			shmem.SignalOp(t, signals.At(1), round, shmem.SignalSet, peer)
			shmem.SignalWaitUntil(t, signals.At(1), shmem.CmpGE, round)
		}
		if i == 0 {
			shmem.Quiet(t)
		}
		t.Block().Sync()
	}
}
