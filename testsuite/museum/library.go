package main

// This file calls what gpuc has for kernels that communicate, to be run in every order.

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/ll"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// AllReduceRight adds up a word of each PE by ll.AllReduce, rounds times.
//
//gpu:kernel
func AllReduceRight(t *gpu.Thread, words shmem.Signals, src, out []int64) {
	for r := range src {
		ll.AllReduce(t, ll.Alone{}, words, uint32(r+1), out[r:r+1], src[r:r+1])
	}
}

// BarriersRight sends a word around, with barriers of an array after the put and after the read.
//
//gpu:kernel
func BarriersRight(t *gpu.Thread, data, src shmem.Sym[int64], barriers shmem.Barriers, out []int64) {
	for r := range out {
		shmem.PutNBI(t, data, src.Slice(r, r+1), (shmem.MyPE(t)+1)%shmem.NumPEs(t))
		shmem.BarrierAt(t, barriers, r%2)
		out[r] = data.Local()[0]
		shmem.SyncAt(t, barriers, r%2)
	}
}

// CollectivesRight reduces, collects, broadcasts and exchanges words of all PEs, one after the other.
//
//gpu:kernel
func CollectivesRight(t *gpu.Thread, data, src shmem.Sym[int64], out []int64) {
	n := shmem.NumPEs(t)
	shmem.Reduce(t, shmem.TeamWorld, data.Slice(0, 1), src.Slice(0, 1), shmem.Sum)
	shmem.FCollect(t, shmem.TeamWorld, data.Slice(1, 1+n), src.Slice(0, 1))
	shmem.Broadcast(t, shmem.TeamWorld, data.Slice(1+n, 2+n), src.Slice(0, 1), 0)
	shmem.AllToAll(t, shmem.TeamWorld, data.Slice(2+n, 2+2*n), src.Slice(0, n))
	copy(out, data.Local()[:len(out)])
}
