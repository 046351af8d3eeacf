package main

// This file has exhibits in which data and what announces it are not ordered.

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// NVSHMEM36Wrong is a barrier of all PEs that sets one signal per PE to the number of the round. On an
// unordered network a set of one round may overtake that of the round before.
//
//gpu:kernel
func NVSHMEM36Wrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, rounds int) {
	me, n := shmem.MyPE(t), shmem.NumPEs(t)
	for r := range rounds {
		for i := 1; i < n; i++ {
			shmem.SignalOp(t, signals.At(me), uint64(r+1), shmem.SignalSet, (me+i)%n) // mistake
		}
		for i := 1; i < n; i++ {
			shmem.SignalWaitUntil(t, signals.At((me+i)%n), shmem.CmpGE, uint64(r+1))
		}
	}
	out[0] = int64(rounds)
}

// NVSHMEM36Right orders the sets of two rounds.
//
//gpu:kernel
func NVSHMEM36Right(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, rounds int) {
	me, n := shmem.MyPE(t), shmem.NumPEs(t)
	for r := range rounds {
		shmem.Fence(t)
		for i := 1; i < n; i++ {
			shmem.SignalOp(t, signals.At(me), uint64(r+1), shmem.SignalSet, (me+i)%n)
		}
		for i := 1; i < n; i++ {
			shmem.SignalWaitUntil(t, signals.At((me+i)%n), shmem.CmpGE, uint64(r+1))
		}
	}
	out[0] = int64(rounds)
}

// DeepEP703Wrong queues one request per block. A compare-and-swap publishes them in their order, and the
// last block handles all. It has seen the index, and nothing orders what it reads after that.
//
//gpu:kernel resident
func DeepEP703Wrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, rounds int) {
	queue, own, me := data.Local(), other.Local(), t.BlockIdx().X
	queue[1+me] = own[me] // mistake
	gpu.ThreadFence(t)
	for gpu.AtomicCompareAndSwapExplicit(t, &queue[0], int64(me), int64(me+1), gpu.Relaxed, gpu.ScopeDevice) != int64(me) {
	}
	if me == t.GridDim().X-1 {
		for i := range me + 1 {
			out[i] = queue[1+i] // mistake
		}
	}
}

// DeepEP703Right has a fence after the compare-and-swap too.
//
//gpu:kernel resident
func DeepEP703Right(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, rounds int) {
	queue, own, me := data.Local(), other.Local(), t.BlockIdx().X
	queue[1+me] = own[me]
	gpu.ThreadFence(t)
	for gpu.AtomicCompareAndSwapExplicit(t, &queue[0], int64(me), int64(me+1), gpu.Relaxed, gpu.ScopeDevice) != int64(me) {
	}
	gpu.ThreadFence(t)
	if me == t.GridDim().X-1 {
		for i := range me + 1 {
			out[i] = queue[1+i]
		}
	}
}

// UCX10900Wrong is the queue of DeepEP703Wrong with the fence after the compare-and-swap, and none
// before it: the index may be visible before the request.
//
//gpu:kernel resident
func UCX10900Wrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, rounds int) {
	queue, own, me := data.Local(), other.Local(), t.BlockIdx().X
	queue[1+me] = own[me] // mistake
	for gpu.AtomicCompareAndSwapExplicit(t, &queue[0], int64(me), int64(me+1), gpu.Relaxed, gpu.ScopeDevice) != int64(me) {
	}
	gpu.ThreadFence(t)
	if me == t.GridDim().X-1 {
		for i := range me + 1 {
			out[i] = queue[1+i] // mistake
		}
	}
}

// UCX10900Right has both fences.
//
//gpu:kernel resident
func UCX10900Right(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, rounds int) {
	queue, own, me := data.Local(), other.Local(), t.BlockIdx().X
	queue[1+me] = own[me]
	gpu.ThreadFence(t)
	for gpu.AtomicCompareAndSwapExplicit(t, &queue[0], int64(me), int64(me+1), gpu.Relaxed, gpu.ScopeDevice) != int64(me) {
	}
	gpu.ThreadFence(t)
	if me == t.GridDim().X-1 {
		for i := range me + 1 {
			out[i] = queue[1+i]
		}
	}
}

// NCCL2210Wrong writes a token and adds to the tail of the queue, an atomic that may pass the write.
//
//gpu:kernel
func NCCL2210Wrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, rounds int) {
	peer := 1 - shmem.MyPE(t)
	for r := range rounds {
		shmem.PutNBI(t, data.Slice(r, r+1), other.Slice(r, r+1), peer)
		shmem.AtomicAdd(t, data.At(15), 1, peer) // mistake
		shmem.WaitUntil(t, data.At(15), shmem.CmpGE, int64(r+1))
		out[r] = data.Local()[r] // mistake
	}
	shmem.Quiet(t)
}

// NCCL2210Right has a fence between the write and the atomic.
//
//gpu:kernel
func NCCL2210Right(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, rounds int) {
	peer := 1 - shmem.MyPE(t)
	for r := range rounds {
		shmem.PutNBI(t, data.Slice(r, r+1), other.Slice(r, r+1), peer)
		shmem.Fence(t)
		shmem.AtomicAdd(t, data.At(15), 1, peer)
		shmem.WaitUntil(t, data.At(15), shmem.CmpGE, int64(r+1))
		out[r] = data.Local()[r]
	}
	shmem.Quiet(t)
}

// PyTorch158167Wrong puts data and then a flag.
//
//gpu:kernel
func PyTorch158167Wrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, rounds int) {
	if shmem.MyPE(t) == 1 {
		shmem.Put(t, data.Slice(0, 2), other.Slice(0, 2), 0)
		shmem.P(t, data.At(15), 1, 0) // mistake
		shmem.Quiet(t)
		return
	}
	shmem.WaitUntil(t, data.At(15), shmem.CmpEQ, 1)
	out[0], out[1] = data.Local()[0], data.Local()[1] // mistake
}

// PyTorch158167Right has a fence between the two.
//
//gpu:kernel
func PyTorch158167Right(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, rounds int) {
	if shmem.MyPE(t) == 1 {
		shmem.Put(t, data.Slice(0, 2), other.Slice(0, 2), 0)
		shmem.Fence(t)
		shmem.P(t, data.At(15), 1, 0)
		shmem.Quiet(t)
		return
	}
	shmem.WaitUntil(t, data.At(15), shmem.CmpEQ, 1)
	out[0], out[1] = data.Local()[0], data.Local()[1]
}

// TritonScalesWrong sends tokens, their number, and their scales. The signal comes with the scales alone.
//
//gpu:kernel
func TritonScalesWrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, rounds int) {
	me := shmem.MyPE(t)
	peer, base := (me+1+t.BlockIdx().X)%shmem.NumPEs(t), 4*me
	shmem.PutNBI(t, data.Slice(base, base+2), other.Slice(0, 2), peer)
	shmem.PutNBI(t, data.Slice(base+2, base+3), other.Slice(2, 3), peer)
	shmem.PutSignalNBI(t, data.Slice(base+3, base+4), other.Slice(3, 4), signals.At(me), 1, shmem.SignalSet, peer) // mistake
	shmem.SignalWaitUntil(t, signals.At(peer), shmem.CmpEQ, 1)
	for i := 4 * peer; i < 4*peer+4; i++ {
		out[i] = data.Local()[i] // mistake
	}
	shmem.Quiet(t)
}

// TritonScalesRight has a fence before the last put.
//
//gpu:kernel
func TritonScalesRight(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, rounds int) {
	me := shmem.MyPE(t)
	peer, base := (me+1+t.BlockIdx().X)%shmem.NumPEs(t), 4*me
	shmem.PutNBI(t, data.Slice(base, base+2), other.Slice(0, 2), peer)
	shmem.PutNBI(t, data.Slice(base+2, base+3), other.Slice(2, 3), peer)
	shmem.Fence(t)
	shmem.PutSignalNBI(t, data.Slice(base+3, base+4), other.Slice(3, 4), signals.At(me), 1, shmem.SignalSet, peer)
	shmem.SignalWaitUntil(t, signals.At(peer), shmem.CmpEQ, 1)
	for i := 4 * peer; i < 4*peer+4; i++ {
		out[i] = data.Local()[i]
	}
	shmem.Quiet(t)
}

// FlashInfer4139Wrong takes the local completion of a transfer for its arrival.
//
//gpu:kernel
func FlashInfer4139Wrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, rounds int) {
	peer := 1 - shmem.MyPE(t)
	shmem.PutNBI(t, data.Slice(0, 2), other.Slice(0, 2), peer)
	shmem.Flush(t)
	shmem.SignalOp(t, signals.At(0), 1, shmem.SignalSet, peer) // mistake
	shmem.SignalWaitUntil(t, signals.At(0), shmem.CmpGE, 1)
	out[0], out[1] = data.Local()[0], data.Local()[1] // mistake
	shmem.Quiet(t)
}

// FlashInfer4139Right waits until the data has arrived.
//
//gpu:kernel
func FlashInfer4139Right(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, rounds int) {
	peer := 1 - shmem.MyPE(t)
	shmem.PutNBI(t, data.Slice(0, 2), other.Slice(0, 2), peer)
	shmem.Quiet(t)
	shmem.SignalOp(t, signals.At(0), 1, shmem.SignalSet, peer)
	shmem.SignalWaitUntil(t, signals.At(0), shmem.CmpGE, 1)
	out[0], out[1] = data.Local()[0], data.Local()[1]
	shmem.Quiet(t)
}

// Primus482Wrong has all threads write rows to the peer. Behind a barrier of the block one of them
// publishes the tail, by a store that releases nothing.
//
//gpu:kernel
func Primus482Wrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, rounds int) {
	i := t.Block().Rank()
	if shmem.MyPE(t) == 0 {
		there := data.MustPeer(t, 1)
		there[1+i] = other.Local()[i] // mistake
		t.Block().Sync()
		if i == 0 {
			gpu.AtomicStoreExplicit(t, &there[0], 1, gpu.Relaxed, gpu.ScopeSystem)
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

// Primus482Right publishes the tail by a store that releases.
//
//gpu:kernel
func Primus482Right(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, rounds int) {
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

// VLLM57059Wrong is an allreduce in one stage: each PE stages its input, tells the others by relaxed
// flags, and reads all inputs.
//
//gpu:kernel resident
func VLLM57059Wrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, rounds int) {
	me, n := shmem.MyPE(t), shmem.NumPEs(t)
	data.Local()[0] = other.Local()[0] // mistake
	for i := 1; i < n; i++ {
		gpu.AtomicStoreExplicit(t, &data.MustPeer(t, (me+i)%n)[8+me], 1, gpu.Relaxed, gpu.ScopeSystem) // mistake
	}
	for i := 1; i < n; i++ {
		for gpu.AtomicLoadExplicit(t, &data.Local()[8+(me+i)%n], gpu.Relaxed, gpu.ScopeDevice) != 1 { // mistake
		}
	}
	for pe := range n {
		out[0] += data.MustPeer(t, pe)[0] // mistake
	}
}

// VLLM57059Right releases with the flags, and acquires.
//
//gpu:kernel resident
func VLLM57059Right(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, rounds int) {
	me, n := shmem.MyPE(t), shmem.NumPEs(t)
	data.Local()[0] = other.Local()[0]
	for i := 1; i < n; i++ {
		gpu.AtomicStoreExplicit(t, &data.MustPeer(t, (me+i)%n)[8+me], 1, gpu.Release, gpu.ScopeSystem)
	}
	for i := 1; i < n; i++ {
		for gpu.AtomicLoadExplicit(t, &data.Local()[8+(me+i)%n], gpu.Acquire, gpu.ScopeSystem) != 1 {
		}
	}
	for pe := range n {
		out[0] += data.MustPeer(t, pe)[0]
	}
}

// VLLM2760Wrong is an allreduce in two stages: each PE adds up its part of all inputs, and then gathers
// the parts. The flags between the stages are relaxed.
//
//gpu:kernel resident
func VLLM2760Wrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, rounds int) {
	me, n := shmem.MyPE(t), shmem.NumPEs(t)
	part := int64(0)
	for pe := range n {
		part += other.MustPeer(t, pe)[me]
	}
	data.Local()[0] = part // mistake
	for i := 1; i < n; i++ {
		gpu.AtomicStoreExplicit(t, &data.MustPeer(t, (me+i)%n)[8+me], 1, gpu.Relaxed, gpu.ScopeSystem)
	}
	for i := 1; i < n; i++ {
		for gpu.AtomicLoadExplicit(t, &data.Local()[8+(me+i)%n], gpu.Relaxed, gpu.ScopeSystem) != 1 {
		}
	}
	for pe := range n {
		out[pe] = data.MustPeer(t, pe)[0] // mistake
	}
}

// VLLM2760Right releases and acquires between the stages.
//
//gpu:kernel resident
func VLLM2760Right(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, rounds int) {
	me, n := shmem.MyPE(t), shmem.NumPEs(t)
	part := int64(0)
	for pe := range n {
		part += other.MustPeer(t, pe)[me]
	}
	data.Local()[0] = part
	for i := 1; i < n; i++ {
		gpu.AtomicStoreExplicit(t, &data.MustPeer(t, (me+i)%n)[8+me], 1, gpu.Release, gpu.ScopeSystem)
	}
	for i := 1; i < n; i++ {
		for gpu.AtomicLoadExplicit(t, &data.Local()[8+(me+i)%n], gpu.Acquire, gpu.ScopeSystem) != 1 {
		}
	}
	for pe := range n {
		out[pe] = data.MustPeer(t, pe)[0]
	}
}
