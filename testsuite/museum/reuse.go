package main

// This file has exhibits in which memory is used again too early.

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// AITER3514Wrong is an allreduce in one stage, called again and again. Each call waits until all inputs are
// there, and returns when its own PE has read them.
//
//gpu:kernel resident
func AITER3514Wrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, rounds int) {
	me, n := shmem.MyPE(t), shmem.NumPEs(t)
	for r := range rounds {
		data.Local()[0] = other.Local()[r] // mistake
		meet(t, signals, 0, uint64(r+1))
		for pe := range n {
			out[r] += data.MustPeer(t, (me+pe)%n)[0] // mistake
		}
	}
}

// AITER3514Right waits until all PEs have read.
//
//gpu:kernel resident
func AITER3514Right(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, rounds int) {
	me, n := shmem.MyPE(t), shmem.NumPEs(t)
	for r := range rounds {
		data.Local()[0] = other.Local()[r]
		meet(t, signals, 0, uint64(r+1))
		for pe := range n {
			out[r] += data.MustPeer(t, (me+pe)%n)[0]
		}
		meet(t, signals, 8, uint64(r+1))
	}
}

// meet is a barrier of all PEs by one signal for each, from the signal at on.
func meet(t *gpu.Thread, signals shmem.Signals, at int, round uint64) {
	me, n := shmem.MyPE(t), shmem.NumPEs(t)
	shmem.Fence(t)
	for i := 1; i < n; i++ {
		shmem.SignalOp(t, signals.At(at+me), round, shmem.SignalSet, (me+i)%n)
	}
	for i := 1; i < n; i++ {
		shmem.SignalWaitUntil(t, signals.At(at+(me+i)%n), shmem.CmpGE, round)
	}
}

// PyTorch137171Wrong exchanges data twice through one buffer, with a barrier after each transfer.
//
//gpu:kernel
func PyTorch137171Wrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, rounds int) {
	peer := 1 - shmem.MyPE(t)
	for r := range rounds {
		shmem.PutNBI(t, data.Slice(0, 1), other.Slice(r, r+1), peer) // mistake
		shmem.BarrierAll(t)
		out[r] = data.Local()[0] // mistake
	}
}

// PyTorch137171Right has a barrier after the reads, too.
//
//gpu:kernel
func PyTorch137171Right(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, rounds int) {
	peer := 1 - shmem.MyPE(t)
	for r := range rounds {
		shmem.PutNBI(t, data.Slice(0, 1), other.Slice(r, r+1), peer)
		shmem.BarrierAll(t)
		out[r] = data.Local()[0]
		shmem.SyncAll(t)
	}
}

// PyTorch196546Wrong zeroes its own signal when peers may already send.
//
//gpu:kernel
func PyTorch196546Wrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, rounds int) {
	peer := 1 - shmem.MyPE(t)
	signals.Words().Local()[0] = 0                                                                   // mistake
	shmem.PutSignal(t, data.Slice(0, 1), other.Slice(0, 1), signals.At(0), 1, shmem.SignalSet, peer) // mistake
	shmem.SignalWaitUntil(t, signals.At(0), shmem.CmpEQ, 1)                                          // mistake
	out[0] = data.Local()[0]
	shmem.Quiet(t)
}

// PyTorch196546Right zeroes it before the PEs meet.
//
//gpu:kernel
func PyTorch196546Right(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, rounds int) {
	peer := 1 - shmem.MyPE(t)
	signals.Words().Local()[0] = 0
	shmem.SyncAll(t)
	shmem.PutSignal(t, data.Slice(0, 1), other.Slice(0, 1), signals.At(0), 1, shmem.SignalSet, peer)
	shmem.SignalWaitUntil(t, signals.At(0), shmem.CmpEQ, 1)
	out[0] = data.Local()[0]
	shmem.Quiet(t)
}

// Iris465Wrong says that a tile is ready by the value 1 in each call.
//
//gpu:kernel
func Iris465Wrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, rounds int) {
	peer := 1 - shmem.MyPE(t)
	for r := range rounds {
		shmem.PutSignal(t, data.Slice(r, r+1), other.Slice(r, r+1), signals.At(0), 1, shmem.SignalSet, peer) // mistake
		shmem.SignalWaitUntil(t, signals.At(0), shmem.CmpEQ, 1)                                              // mistake
		out[r] = data.Local()[r]                                                                             // mistake
	}
	shmem.Quiet(t)
}

// Iris465Right says so by the number of the call.
//
//gpu:kernel
func Iris465Right(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, rounds int) {
	peer := 1 - shmem.MyPE(t)
	for r := range rounds {
		shmem.Fence(t)
		shmem.PutSignal(t, data.Slice(r, r+1), other.Slice(r, r+1), signals.At(0), uint64(r+1), shmem.SignalSet, peer)
		shmem.SignalWaitUntil(t, signals.At(0), shmem.CmpGE, uint64(r+1))
		out[r] = data.Local()[r]
	}
	shmem.Quiet(t)
}

// MSCCLPP502Wrong sends words that carry a flag. The flag is an argument, so a graph that is replayed
// has the same one again.
//
//gpu:kernel
func MSCCLPP502Wrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, rounds int) {
	peer := 1 - shmem.MyPE(t)
	for r := range rounds {
		line := signals.Lines().At(r % 2)
		shmem.PutLine(t, line, uint64(other.Local()[r]), 1, peer) // mistake
		out[r] = int64(shmem.WaitLine(t, line, 1))                // mistake
	}
	shmem.Quiet(t)
}

// MSCCLPP502Right counts the flag on the device.
//
//gpu:kernel
func MSCCLPP502Right(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, rounds int) {
	peer := 1 - shmem.MyPE(t)
	for r := range rounds {
		line, flag := signals.Lines().At(r%2), uint32(r+1)
		shmem.PutLine(t, line, uint64(other.Local()[r]), flag, peer)
		out[r] = int64(shmem.WaitLine(t, line, flag))
	}
	shmem.Quiet(t)
}

// TRTLLM6237Wrong sends words that are flags by themselves, since zero stands for none. Three buffers take
// turns. Each call clears the one before its own, as far as the present call is long.
//
//gpu:kernel
func TRTLLM6237Wrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, rounds int) {
	here, there := data.Local(), data.MustPeer(t, 1-shmem.MyPE(t))
	for r := range rounds {
		n, at, before := words6237(r), 2*(r%3), 2*((r+2)%3)
		for i := range n {
			gpu.AtomicStoreExplicit(t, &there[at+i], other.Local()[4*i+r], gpu.Relaxed, gpu.ScopeSystem)
		}
		out[r] = await6237(t, here, at, n) // mistake
		for i := range n {
			gpu.AtomicStoreExplicit(t, &here[before+i], 0, gpu.Relaxed, gpu.ScopeSystem) // mistake
		}
		gpu.ThreadFenceSystem(t)
	}
}

// TRTLLM6237Right clears what the call before has used.
//
//gpu:kernel
func TRTLLM6237Right(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, rounds int) {
	here, there := data.Local(), data.MustPeer(t, 1-shmem.MyPE(t))
	for r := range rounds {
		n, at, before := words6237(r), 2*(r%3), 2*((r+2)%3)
		for i := range n {
			gpu.AtomicStoreExplicit(t, &there[at+i], other.Local()[4*i+r], gpu.Relaxed, gpu.ScopeSystem)
		}
		out[r] = await6237(t, here, at, n)
		for i := range words6237(r + 2) {
			gpu.AtomicStoreExplicit(t, &here[before+i], 0, gpu.Relaxed, gpu.ScopeSystem)
		}
		gpu.ThreadFenceSystem(t)
	}
}

// words6237 is how many words call r has: two in each third call, and one in the others.
func words6237(r int) int {
	if r%3 == 0 {
		return 2
	}
	return 1
}

// await6237 waits for n words from at on, and adds them up.
func await6237(t *gpu.Thread, here []int64, at, n int) (sum int64) {
	for i := range n {
		v := int64(0)
		for v == 0 {
			v = gpu.AtomicLoadExplicit(t, &here[at+i], gpu.Relaxed, gpu.ScopeSystem)
		}
		sum += v
	}
	return sum
}

// VDevWrong is an all-to-all of which each block gets the data of one peer, from the offset that the peer has
// sent. Block 0 writes its results over the offsets, which other blocks may have to read yet.
//
//gpu:kernel
func VDevWrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, rounds int) {
	me, n, peer := shmem.MyPE(t), shmem.NumPEs(t), t.BlockIdx().X
	offsets := data.Local()
	if peer == 0 {
		for p := range n {
			shmem.P(t, data.At(me), int64(2*p), p)
		}
		shmem.BarrierAll(t)
	}
	t.Grid().Sync()
	from := int(offsets[peer]) // mistake
	to := 8 + 2*peer
	shmem.Get(t, data.Slice(to, to+2), other.Slice(from, from+2), peer)
	copy(out[2*peer:2*peer+2], data.Local()[to:to+2])
	if peer == 0 {
		for p := range n {
			offsets[p] = int64(p) // mistake
		}
	}
}

// VDevRight writes them when all blocks have read.
//
//gpu:kernel
func VDevRight(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, rounds int) {
	me, n, peer := shmem.MyPE(t), shmem.NumPEs(t), t.BlockIdx().X
	offsets := data.Local()
	if peer == 0 {
		for p := range n {
			shmem.P(t, data.At(me), int64(2*p), p)
		}
		shmem.BarrierAll(t)
	}
	t.Grid().Sync()
	from := int(offsets[peer])
	to := 8 + 2*peer
	shmem.Get(t, data.Slice(to, to+2), other.Slice(from, from+2), peer)
	copy(out[2*peer:2*peer+2], data.Local()[to:to+2])
	t.Grid().Sync()
	if peer == 0 {
		for p := range n {
			offsets[p] = int64(p)
		}
	}
}
