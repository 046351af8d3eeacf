package main

// This file has what goes wrong with a queue of work on each PE, and the count by which PEs know
// that no work is left.

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

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
