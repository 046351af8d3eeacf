package main

// This file has what goes wrong with collectives.

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// Mistakes of Gather.
const (
	gatherRight = iota
	gatherSwapped
	gatherCount
	gatherOperation
	gatherSkipped
	gatherHalf
	gatherOverlap
	gatherScope
	gatherRoot
	gatherThreadRoot
	gatherPeerResult
	gatherSync
	gatherTwice
)

// Gather adds up the rows of all PEs, and sends the sum of PE 0 to all.
//
//gpu:kernel
func Gather(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, mistake int) {
	i, me := t.Block().Rank(), shmem.MyPE(t)
	odd := me == 1
	if i < 32 {
		data.Local()[i] = other.Local()[i] * 2 // mistake
	}
	t.Block().Sync()
	row, sum, by := data.Slice(0, 32), data.Slice(32, 64), shmem.Sum
	if mistake == gatherOverlap {
		sum = data.Slice(16, 48)
	}
	if mistake == gatherCount && odd {
		row, sum = data.Slice(0, 16), data.Slice(32, 48)
	}
	if mistake == gatherSwapped && odd {
		shmem.Broadcast(t.Block(), shmem.TeamWorld, other.Slice(0, 32), sum, 0) // mistake
	}
	switch {
	case mistake == gatherSkipped && odd:
	case mistake == gatherHalf && i >= 32:
	case mistake == gatherScope && odd:
		if i == 0 {
			shmem.Reduce(t, shmem.TeamWorld, sum, row, by) // mistake
		}
		t.Block().Sync()
	case mistake == gatherOperation && odd:
		shmem.Reduce(t.Block(), shmem.TeamWorld, sum, row, shmem.Max) // mistake
	default:
		shmem.Reduce(t.Block(), shmem.TeamWorld, sum, row, by) // mistake
	}
	if mistake == gatherPeerResult && i == 0 {
		shmem.Get(t, other, data, 1-me) // mistake
	}
	t.Block().Sync()
	root := 0
	if mistake == gatherRoot {
		root = me
	}
	if mistake == gatherThreadRoot {
		root = i % 2
	}
	if mistake != gatherSwapped || !odd {
		shmem.Broadcast(t.Block(), shmem.TeamWorld, other.Slice(0, 32), sum, root) // mistake
	}
	if i < 32 {
		out[i] = other.Local()[i]
	}
	if mistake == gatherTwice && odd {
		shmem.BarrierAll(t.Block()) // mistake
	}
	if mistake == gatherSync && odd {
		shmem.SyncAll(t.Block()) // mistake
	} else {
		shmem.BarrierAll(t.Block()) // mistake
	}
}
