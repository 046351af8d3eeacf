package main

// This file has exhibits in which threads of a block do not wait for each other.

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// FlashInfer4092Wrong has all threads write a packet to the peer. Thread 0 publishes the head of the queue
// when its own part is written.
//
//gpu:kernel
func FlashInfer4092Wrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, rounds int) {
	i := t.Block().Rank()
	if shmem.MyPE(t) == 0 {
		there := data.MustPeer(t, 1)
		there[1+i] = other.Local()[i] // mistake
		if i == 0 {
			gpu.AtomicStoreExplicit(t, &there[0], 1, gpu.Release, gpu.ScopeSystem)
		}
		return
	}
	if i == 0 {
		for gpu.AtomicLoadExplicit(t, &data.Local()[0], gpu.Acquire, gpu.ScopeSystem) != 1 {
		}
	}
	t.Block().Sync()
	out[i] = data.Local()[1+i] // mistake
}

// FlashInfer4092Right waits for all threads first.
//
//gpu:kernel
func FlashInfer4092Right(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, rounds int) {
	i := t.Block().Rank()
	if shmem.MyPE(t) == 0 {
		there := data.MustPeer(t, 1)
		there[1+i] = other.Local()[i]
		t.Block().Sync()
		if i == 0 {
			gpu.AtomicStoreExplicit(t, &there[0], 1, gpu.Release, gpu.ScopeSystem)
		}
		return
	}
	if i == 0 {
		for gpu.AtomicLoadExplicit(t, &data.Local()[0], gpu.Acquire, gpu.ScopeSystem) != 1 {
		}
	}
	t.Block().Sync()
	out[i] = data.Local()[1+i]
}

// MSCCLPP407Wrong exchanges rows. Each thread signals one peer when its own part is written, not when that of the
// block is.
//
//gpu:kernel
func MSCCLPP407Wrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, rounds int) {
	i, me, n, threads := t.Block().Rank(), shmem.MyPE(t), shmem.NumPEs(t), t.Block().Size()
	for p := 1; p < n; p++ {
		data.MustPeer(t, (me+p)%n)[me*threads+i] = other.Local()[i] // mistake
	}
	if peer := (me + 1 + i) % n; i < n-1 {
		shmem.Fence(t)
		shmem.SignalOp(t, signals.At(me), 1, shmem.SignalSet, peer)
		shmem.SignalWaitUntil(t, signals.At(peer), shmem.CmpGE, 1)
	}
	t.Block().Sync()
	for p := 1; p < n; p++ {
		out[i] += data.Local()[(me+p)%n*threads+i] // mistake
	}
}

// MSCCLPP407Right signals after a barrier of the block.
//
//gpu:kernel
func MSCCLPP407Right(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, rounds int) {
	i, me, n, threads := t.Block().Rank(), shmem.MyPE(t), shmem.NumPEs(t), t.Block().Size()
	for p := 1; p < n; p++ {
		data.MustPeer(t, (me+p)%n)[me*threads+i] = other.Local()[i]
	}
	t.Block().Sync()
	if peer := (me + 1 + i) % n; i < n-1 {
		shmem.Fence(t)
		shmem.SignalOp(t, signals.At(me), 1, shmem.SignalSet, peer)
		shmem.SignalWaitUntil(t, signals.At(peer), shmem.CmpGE, 1)
	}
	t.Block().Sync()
	for p := 1; p < n; p++ {
		out[i] += data.Local()[(me+p)%n*threads+i]
	}
}

// RCCL1672Wrong has threads meet at a counter of their own before one of them tells the peer. They count
// themselves without a fence after what they have written.
//
//gpu:kernel
func RCCL1672Wrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, rounds int) {
	i := t.Block().Rank()
	if shmem.MyPE(t) == 0 {
		arrived := &data.Local()[0]
		data.MustPeer(t, 1)[1+i] = other.Local()[i] // mistake
		gpu.AtomicAddExplicit(t, arrived, 1, gpu.Relaxed, gpu.ScopeBlock)
		if i == 0 {
			for gpu.AtomicLoadExplicit(t, arrived, gpu.Relaxed, gpu.ScopeBlock) != int64(t.Block().Size()) {
			}
			shmem.Fence(t)
			shmem.SignalOp(t, signals.At(0), 1, shmem.SignalSet, 1)
		}
		return
	}
	if i == 0 {
		shmem.SignalWaitUntil(t, signals.At(0), shmem.CmpGE, 1)
	}
	t.Block().Sync()
	out[i] = data.Local()[1+i] // mistake
}

// RCCL1672Right has each thread fence before it counts itself.
//
//gpu:kernel
func RCCL1672Right(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, rounds int) {
	i := t.Block().Rank()
	if shmem.MyPE(t) == 0 {
		arrived := &data.Local()[0]
		data.MustPeer(t, 1)[1+i] = other.Local()[i]
		gpu.ThreadFenceSystem(t)
		gpu.AtomicAddExplicit(t, arrived, 1, gpu.Relaxed, gpu.ScopeBlock)
		if i == 0 {
			for gpu.AtomicLoadExplicit(t, arrived, gpu.Relaxed, gpu.ScopeBlock) != int64(t.Block().Size()) {
			}
			shmem.Fence(t)
			shmem.SignalOp(t, signals.At(0), 1, shmem.SignalSet, 1)
		}
		return
	}
	if i == 0 {
		shmem.SignalWaitUntil(t, signals.At(0), shmem.CmpGE, 1)
	}
	t.Block().Sync()
	out[i] = data.Local()[1+i]
}

// PutBlockWrong has each thread write one element, and the block put all of them.
//
//gpu:kernel
func PutBlockWrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, rounds int) {
	i, me, n := t.Block().Rank(), shmem.MyPE(t), shmem.NumPEs(t)
	threads := t.Block().Size()
	other.Local()[i] = int64(me*100 + i)                                            // mistake
	shmem.Put(t.Block(), data.Slice(0, threads), other.Slice(0, threads), (me+1)%n) // mistake
	shmem.BarrierAll(t.Block())
	out[i] = data.Local()[i]
}

// PutBlockRight waits until all elements are written.
//
//gpu:kernel
func PutBlockRight(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, rounds int) {
	i, me, n := t.Block().Rank(), shmem.MyPE(t), shmem.NumPEs(t)
	threads := t.Block().Size()
	other.Local()[i] = int64(me*100 + i)
	t.Block().Sync()
	shmem.Put(t.Block(), data.Slice(0, threads), other.Slice(0, threads), (me+1)%n)
	shmem.BarrierAll(t.Block())
	out[i] = data.Local()[i]
}

// ThreadGroupWrong has each thread write one partial sum, and thread 0 gather them from all PEs.
//
//gpu:kernel
func ThreadGroupWrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, rounds int) {
	i, n, threads := t.Block().Rank(), shmem.NumPEs(t), t.Block().Size()
	other.Local()[i] = 2 * other.Local()[i] // mistake
	if i == 0 {
		shmem.FCollect(t, shmem.TeamWorld, data.Slice(0, n*threads), other.Slice(0, threads)) // mistake
		copy(out, data.Local()[:n*threads])
	}
}

// ThreadGroupRight waits until all partial sums are written.
//
//gpu:kernel
func ThreadGroupRight(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, rounds int) {
	i, n, threads := t.Block().Rank(), shmem.NumPEs(t), t.Block().Size()
	other.Local()[i] = 2 * other.Local()[i]
	t.Block().Sync()
	if i == 0 {
		shmem.FCollect(t, shmem.TeamWorld, data.Slice(0, n*threads), other.Slice(0, threads))
		copy(out, data.Local()[:n*threads])
	}
}
