package main

// This file has exhibits that wait in a wrong way, or for what does not come.

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// NVSHMEM84Wrong adds up along a ring, in chunks. One signal counts the chunks that have arrived, and the
// count does not say which ones.
//
//gpu:kernel
func NVSHMEM84Wrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, rounds int) {
	me, last, own := shmem.MyPE(t), shmem.NumPEs(t)-1, other.Local()
	for c := range rounds {
		if me > 0 {
			shmem.SignalWaitUntil(t, signals.At(0), shmem.CmpGE, uint64(c+1))
			own[c] += data.Local()[c] // mistake
		}
		if me < last {
			shmem.PutSignalNBI(t, data.Slice(c, c+1), other.Slice(c, c+1), signals.At(0), 1, shmem.SignalAdd, me+1) // mistake
		}
	}
	shmem.Quiet(t)
	if me == last {
		copy(out, own[:rounds])
	}
}

// NVSHMEM84Right has a signal for each chunk.
//
//gpu:kernel
func NVSHMEM84Right(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, rounds int) {
	me, last, own := shmem.MyPE(t), shmem.NumPEs(t)-1, other.Local()
	for c := range rounds {
		if me > 0 {
			shmem.SignalWaitUntil(t, signals.At(c), shmem.CmpGE, 1)
			own[c] += data.Local()[c]
		}
		if me < last {
			shmem.PutSignalNBI(t, data.Slice(c, c+1), other.Slice(c, c+1), signals.At(c), 1, shmem.SignalSet, me+1)
		}
	}
	shmem.Quiet(t)
	if me == last {
		copy(out, own[:rounds])
	}
}

// NVSHMEM75Wrong reads data after a wait that only polls the signal.
//
//gpu:kernel
func NVSHMEM75Wrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, rounds int) {
	peer := 1 - shmem.MyPE(t)
	shmem.PutSignal(t, data.Slice(0, 2), other.Slice(0, 2), signals.At(0), 1, shmem.SignalSet, peer)
	shmem.SignalWaitUntilRelaxed(t, signals.At(0), shmem.CmpGE, 1)
	out[0], out[1] = data.Local()[0], data.Local()[1] // mistake
	shmem.Quiet(t)
}

// NVSHMEM75Right has a wait that makes the data visible.
//
//gpu:kernel
func NVSHMEM75Right(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, rounds int) {
	peer := 1 - shmem.MyPE(t)
	shmem.PutSignal(t, data.Slice(0, 2), other.Slice(0, 2), signals.At(0), 1, shmem.SignalSet, peer)
	shmem.SignalWaitUntil(t, signals.At(0), shmem.CmpGE, 1)
	out[0], out[1] = data.Local()[0], data.Local()[1]
	shmem.Quiet(t)
}

// TorchComms3326Wrong polls a flag that the peer stores, by plain loads.
//
//gpu:kernel
func TorchComms3326Wrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, rounds int) {
	here, there := data.Local(), data.MustPeer(t, 1-shmem.MyPE(t))
	there[0] = other.Local()[0]
	gpu.AtomicStoreExplicit(t, &there[1], 1, gpu.Release, gpu.ScopeSystem) // mistake
	for here[1] != 1 {                                                     // mistake
	}
	out[0] = here[0]
}

// TorchComms3326Right polls it by loads that acquire.
//
//gpu:kernel
func TorchComms3326Right(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, rounds int) {
	here, there := data.Local(), data.MustPeer(t, 1-shmem.MyPE(t))
	there[0] = other.Local()[0]
	gpu.AtomicStoreExplicit(t, &there[1], 1, gpu.Release, gpu.ScopeSystem)
	for gpu.AtomicLoadExplicit(t, &here[1], gpu.Acquire, gpu.ScopeSystem) != 1 {
	}
	out[0] = here[0]
}

// IrisMessageWrong stores data and a flag at the peer, and waits for the flag, all of it plainly.
//
//gpu:kernel
func IrisMessageWrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, rounds int) {
	if shmem.MyPE(t) == 0 {
		there := data.MustPeer(t, 1)
		there[0] = other.Local()[0] // mistake
		there[1] = 1                // mistake
		return
	}
	for data.Local()[1] != 1 { // mistake
	}
	out[0] = data.Local()[0] // mistake
}

// IrisMessageRight stores the flag by an atomic that releases, and waits by loads that acquire.
//
//gpu:kernel
func IrisMessageRight(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, rounds int) {
	if shmem.MyPE(t) == 0 {
		there := data.MustPeer(t, 1)
		there[0] = other.Local()[0]
		gpu.AtomicStoreExplicit(t, &there[1], 1, gpu.Release, gpu.ScopeSystem)
		return
	}
	for gpu.AtomicLoadExplicit(t, &data.Local()[1], gpu.Acquire, gpu.ScopeSystem) != 1 {
	}
	out[0] = data.Local()[0]
}

// Iris462Wrong sets a lock in its own memory for its own GPU, and another GPU polls it.
//
//gpu:kernel
func Iris462Wrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, rounds int) {
	here, there := data.Local(), data.MustPeer(t, 1-shmem.MyPE(t))
	here[0] = other.Local()[0]                                            // mistake
	gpu.AtomicStoreExplicit(t, &here[1], 1, gpu.Release, gpu.ScopeDevice) // mistake
	for gpu.AtomicLoadExplicit(t, &there[1], gpu.Acquire, gpu.ScopeSystem) != 1 {
	}
	out[0] = there[0] // mistake
}

// Iris462Right sets it for the system.
//
//gpu:kernel
func Iris462Right(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, rounds int) {
	here, there := data.Local(), data.MustPeer(t, 1-shmem.MyPE(t))
	here[0] = other.Local()[0]
	gpu.AtomicStoreExplicit(t, &here[1], 1, gpu.Release, gpu.ScopeSystem)
	for gpu.AtomicLoadExplicit(t, &there[1], gpu.Acquire, gpu.ScopeSystem) != 1 {
	}
	out[0] = there[0]
}

// TritonNotifyWrong passes blocks of data through a queue of one place at the peer. Both sides wait for the
// other GPU with the scope of their own.
//
//gpu:kernel
func TritonNotifyWrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, rounds int) {
	queue := data.MustPeer(t, 1)
	for r := range rounds {
		empty, full := int64(2*r), int64(2*r+1)
		if shmem.MyPE(t) == 0 {
			for gpu.AtomicLoadExplicit(t, &queue[0], gpu.Acquire, gpu.ScopeDevice) != empty { // mistake
			}
			queue[1] = other.Local()[r] // mistake
			gpu.AtomicStoreExplicit(t, &queue[0], full, gpu.Release, gpu.ScopeSystem)
		} else {
			for gpu.AtomicLoadExplicit(t, &queue[0], gpu.Acquire, gpu.ScopeDevice) != full { // mistake
			}
			out[r] = queue[1] // mistake
			gpu.AtomicStoreExplicit(t, &queue[0], full+1, gpu.Release, gpu.ScopeSystem)
		}
	}
}

// TritonNotifyRight waits with the scope of the system.
//
//gpu:kernel
func TritonNotifyRight(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, rounds int) {
	queue := data.MustPeer(t, 1)
	for r := range rounds {
		empty, full := int64(2*r), int64(2*r+1)
		if shmem.MyPE(t) == 0 {
			for gpu.AtomicLoadExplicit(t, &queue[0], gpu.Acquire, gpu.ScopeSystem) != empty {
			}
			queue[1] = other.Local()[r]
			gpu.AtomicStoreExplicit(t, &queue[0], full, gpu.Release, gpu.ScopeSystem)
		} else {
			for gpu.AtomicLoadExplicit(t, &queue[0], gpu.Acquire, gpu.ScopeSystem) != full {
			}
			out[r] = queue[1]
			gpu.AtomicStoreExplicit(t, &queue[0], full+1, gpu.Release, gpu.ScopeSystem)
		}
	}
}

// Triton162Wrong sends the number of the call with its data, and waits for exactly that number. A PE that is
// ahead has sent the next one.
//
//gpu:kernel
func Triton162Wrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, rounds int) {
	me, n := shmem.MyPE(t), shmem.NumPEs(t)
	for r := range rounds {
		for i := 1; i < n; i++ {
			shmem.Fence(t)
			shmem.SignalOp(t, signals.At(me), uint64(r+1), shmem.SignalSet, (me+i)%n) // mistake
		}
		for i := 1; i < n; i++ {
			shmem.SignalWaitUntil(t, signals.At((me+i)%n), shmem.CmpEQ, uint64(r+1)) // mistake
		}
	}
	out[0] = int64(rounds)
}

// Triton162Right waits for that number or a later one.
//
//gpu:kernel
func Triton162Right(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, rounds int) {
	me, n := shmem.MyPE(t), shmem.NumPEs(t)
	for r := range rounds {
		for i := 1; i < n; i++ {
			shmem.Fence(t)
			shmem.SignalOp(t, signals.At(me), uint64(r+1), shmem.SignalSet, (me+i)%n)
		}
		for i := 1; i < n; i++ {
			shmem.SignalWaitUntil(t, signals.At((me+i)%n), shmem.CmpGE, uint64(r+1))
		}
	}
	out[0] = int64(rounds)
}

// FlashInfer4531Wrong reduces the tiles that the peer sends, of which there may be none. It looks at the number
// behind the first one.
//
//gpu:kernel
func FlashInfer4531Wrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, rounds int) {
	mine, theirs, peer := rounds*shmem.MyPE(t), rounds*(1-shmem.MyPE(t)), 1-shmem.MyPE(t)
	for i := range mine { // PE 0 has no tokens
		shmem.PutSignalNBI(t, data.Slice(i, i+1), other.Slice(i, i+1), signals.At(i), 1, shmem.SignalSet, peer)
	}
	for i := 0; ; i++ {
		shmem.SignalWaitUntil(t, signals.At(i), shmem.CmpGE, 1) // mistake
		out[i] = data.Local()[i]
		if i+1 >= theirs {
			break
		}
	}
	shmem.Quiet(t)
}

// FlashInfer4531Right looks at the number first.
//
//gpu:kernel
func FlashInfer4531Right(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, rounds int) {
	mine, theirs, peer := rounds*shmem.MyPE(t), rounds*(1-shmem.MyPE(t)), 1-shmem.MyPE(t)
	for i := range mine { // PE 0 has no tokens
		shmem.PutSignalNBI(t, data.Slice(i, i+1), other.Slice(i, i+1), signals.At(i), 1, shmem.SignalSet, peer)
	}
	for i := 0; i < theirs; i++ {
		shmem.SignalWaitUntil(t, signals.At(i), shmem.CmpGE, 1)
		out[i] = data.Local()[i]
	}
	shmem.Quiet(t)
}

// Liger1463CursorWrong has a producer and a consumer that go through the same experts, each with a cursor into the
// stages. An empty expert advances only that of the consumer.
//
//gpu:kernel
func Liger1463CursorWrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, rounds int) {
	stage := 0
	for expert := range rounds {
		empty := expert%2 == 0
		if shmem.MyPE(t) == 0 {
			if empty {
				continue // mistake
			}
			shmem.PutSignal(t, data.Slice(stage, stage+1), other.Slice(expert, expert+1), signals.At(stage), 1, shmem.SignalSet, 1)
		} else if !empty {
			shmem.SignalWaitUntil(t, signals.At(stage), shmem.CmpGE, 1) // mistake
			out[expert] = data.Local()[stage]
		}
		stage++
	}
	shmem.Quiet(t)
}

// Liger1463CursorRight advances both.
//
//gpu:kernel
func Liger1463CursorRight(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, rounds int) {
	stage := 0
	for expert := range rounds {
		empty := expert%2 == 0
		if shmem.MyPE(t) == 0 {
			if empty {
				stage++
				continue
			}
			shmem.PutSignal(t, data.Slice(stage, stage+1), other.Slice(expert, expert+1), signals.At(stage), 1, shmem.SignalSet, 1)
		} else if !empty {
			shmem.SignalWaitUntil(t, signals.At(stage), shmem.CmpGE, 1)
			out[expert] = data.Local()[stage]
		}
		stage++
	}
	shmem.Quiet(t)
}

// Liger1463BoundsWrong has a producer that waits for free stages, and tells the number of them after its
// loop. The consumer frees none before it knows that number.
//
//gpu:kernel
func Liger1463BoundsWrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, rounds int) {
	bounds, free, full := signals.At(0), signals.At(1), signals.At(2)
	if shmem.MyPE(t) == 0 {
		for r := range rounds {
			shmem.SignalWaitUntil(t, free, shmem.CmpGE, uint64(r+1)) // mistake
			shmem.PutSignal(t, data.Slice(0, 1), other.Slice(r, r+1), full, uint64(r+1), shmem.SignalSet, 1)
			shmem.Fence(t)
		}
		shmem.SignalOp(t, bounds, uint64(rounds), shmem.SignalSet, 1)
		shmem.Quiet(t)
		return
	}
	n := shmem.SignalWaitUntil(t, bounds, shmem.CmpGE, 1) // mistake
	for r := range n {
		shmem.SignalOp(t, free, r+1, shmem.SignalSet, 0)
		shmem.SignalWaitUntil(t, full, shmem.CmpGE, r+1)
		out[r] = data.Local()[0]
		shmem.Fence(t)
	}
}

// Liger1463BoundsRight tells it before the loop.
//
//gpu:kernel
func Liger1463BoundsRight(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, rounds int) {
	bounds, free, full := signals.At(0), signals.At(1), signals.At(2)
	if shmem.MyPE(t) == 0 {
		shmem.SignalOp(t, bounds, uint64(rounds), shmem.SignalSet, 1)
		for r := range rounds {
			shmem.SignalWaitUntil(t, free, shmem.CmpGE, uint64(r+1))
			shmem.PutSignal(t, data.Slice(0, 1), other.Slice(r, r+1), full, uint64(r+1), shmem.SignalSet, 1)
			shmem.Fence(t)
		}
		shmem.Quiet(t)
		return
	}
	n := shmem.SignalWaitUntil(t, bounds, shmem.CmpGE, 1)
	for r := range n {
		shmem.SignalOp(t, free, r+1, shmem.SignalSet, 0)
		shmem.SignalWaitUntil(t, full, shmem.CmpGE, r+1)
		out[r] = data.Local()[0]
		shmem.Fence(t)
	}
}
