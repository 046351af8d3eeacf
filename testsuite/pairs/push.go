package main

// This file has what goes wrong with loads and stores through Peer.

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// Mistakes of Push.
const (
	pushRight = iota
	pushUnfenced
	pushFlushed
	pushDeviceFence
	pushFencedEarly
	pushApart
	pushSiblings
	pushUnanswered
	pushAnsweredEarly
	pushShifted
	pushFetched
	pushPutSignal
	pushToSelf
)

// Push stores rows in the memory of the peer, which adds them up and answers.
//
//gpu:kernel
func Push(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, mistake int) {
	i, me, peer := t.Block().Rank(), shmem.MyPE(t), 1-shmem.MyPE(t)
	for r := range 3 {
		round := uint64(r + 1)
		at, to := i, peer
		if mistake == pushShifted {
			at = (i + 1) % 64
		}
		if mistake == pushToSelf {
			to = me
		}
		data.Peer(t, to)[at] = other.Local()[i] * int64(r+1) // mistake
		if mistake == pushFencedEarly && i == 0 {
			shmem.Fence(t)
		}
		if mistake != pushApart {
			t.Block().Sync()
		}
		if i == 0 {
			switch mistake {
			case pushUnfenced, pushFencedEarly, pushPutSignal:
			case pushFlushed:
				shmem.Flush(t)
			case pushDeviceFence:
				gpu.ThreadFence(t)
			default:
				shmem.Fence(t)
			}
			if mistake == pushPutSignal {
				shmem.PutSignal(t, other.Slice(63, 64), other.Slice(62, 63), signals.At(0), round, shmem.SignalSet, peer) // mistake
			} else {
				shmem.SignalOp(t, signals.At(0), round, shmem.SignalSet, peer)
			}
			if mistake == pushFetched {
				for shmem.SignalFetch(t, signals.At(0)) < round {
				}
			} else {
				shmem.SignalWaitUntil(t, signals.At(0), shmem.CmpGE, round)
			}
			if mistake == pushAnsweredEarly {
				shmem.SignalOp(t, signals.At(1), round, shmem.SignalSet, peer)
			}
		}
		if mistake != pushSiblings {
			t.Block().Sync()
		}
		out[i] += data.Local()[i] // mistake
		t.Block().Sync()
		if i == 0 && mistake != pushUnanswered {
			if mistake != pushAnsweredEarly {
				shmem.SignalOp(t, signals.At(1), round, shmem.SignalSet, peer)
			}
			shmem.SignalWaitUntil(t, signals.At(1), shmem.CmpGE, round)
		}
		t.Block().Sync()
		if i == 0 {
			shmem.Quiet(t)
		}
	}
}

// Mistakes of Flag.
const (
	flagRight = iota
	flagRelaxed
	flagDevice
	flagBlock
	flagPlain
	flagFirst
	flagDeviceFence
	flagLoadRelaxed
	flagLoadDevice
	flagUnread
)

// Flag sends two words through Peer, after which it sets a flag by an atomic store.
//
//gpu:kernel
func Flag(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, mistake int) {
	if t.Block().Rank() != 0 {
		return
	}
	there, here := data.Peer(t, 1-shmem.MyPE(t)), data.Local()
	if mistake == flagFirst {
		gpu.AtomicStoreExplicit(t, &there[0], 1, gpu.Release, gpu.ScopeSystem)
	}
	there[20], there[40] = other.Local()[1], other.Local()[2] // mistake
	switch mistake {
	case flagRelaxed:
		gpu.AtomicStoreExplicit(t, &there[0], 1, gpu.Relaxed, gpu.ScopeSystem)
	case flagDevice:
		gpu.AtomicStoreExplicit(t, &there[0], 1, gpu.Release, gpu.ScopeDevice) // mistake
	case flagBlock:
		gpu.AtomicStoreExplicit(t, &there[0], 1, gpu.Release, gpu.ScopeBlock) // mistake
	case flagPlain:
		there[0] = 1 // mistake
	case flagDeviceFence:
		gpu.ThreadFence(t)
		gpu.AtomicStoreExplicit(t, &there[0], 1, gpu.Relaxed, gpu.ScopeSystem)
	default:
		gpu.AtomicStoreExplicit(t, &there[0], 1, gpu.Release, gpu.ScopeSystem)
	}
	switch mistake {
	case flagLoadRelaxed:
		for gpu.AtomicLoadExplicit(t, &here[0], gpu.Relaxed, gpu.ScopeSystem) != 1 {
		}
	case flagLoadDevice:
		for gpu.AtomicLoadExplicit(t, &here[0], gpu.Acquire, gpu.ScopeDevice) != 1 { // mistake
		}
	case flagUnread:
	default:
		for gpu.AtomicLoadExplicit(t, &here[0], gpu.Acquire, gpu.ScopeSystem) != 1 { // mistake
		}
	}
	out[0] = here[20] + here[40] // mistake
}
