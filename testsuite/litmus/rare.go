package litmus

// This file has mistakes that only some orders show, each beside a right twin.

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// lock takes a lock.
func lock(t *gpu.Thread, p *int64) {
	for gpu.AtomicCompareAndSwapExplicit(t, p, 0, 1, gpu.AcqRel, gpu.ScopeSystem) != 0 {
	}
}

// unlock releases a lock.
func unlock(t *gpu.Thread, p *int64) {
	gpu.AtomicStoreExplicit(t, p, 0, gpu.Release, gpu.ScopeSystem)
}

// LocksWrong takes two locks, and each thread another one first.
//
//gpu:kernel
func LocksWrong(t *gpu.Thread, words, out shmem.Sym[int64], order, scope int) {
	w, o := words.Peer(t, 0), out.Peer(t, 0)
	me := who(t)
	lock(t, &w[me])
	lock(t, &w[1-me])
	o[0]++
	unlock(t, &w[1-me])
	unlock(t, &w[me])
}

// LocksRight makes no mistake.
//
//gpu:kernel
func LocksRight(t *gpu.Thread, words, out shmem.Sym[int64], order, scope int) {
	w, o := words.Peer(t, 0), out.Peer(t, 0)
	lock(t, &w[0])
	lock(t, &w[1])
	o[0]++
	unlock(t, &w[1])
	unlock(t, &w[0])
}

// SlotWrong looks whether a slot is free, and then takes it.
//
//gpu:kernel
func SlotWrong(t *gpu.Thread, words, out shmem.Sym[int64], order, scope int) {
	w, o := words.Peer(t, 0), out.Peer(t, 0)
	if gpu.AtomicLoadExplicit(t, &w[0], gpu.Acquire, gpu.ScopeSystem) == 0 {
		gpu.AtomicStoreExplicit(t, &w[0], 1, gpu.Release, gpu.ScopeSystem)
		o[0] = int64(who(t))
	}
}

// SlotRight makes no mistake.
//
//gpu:kernel
func SlotRight(t *gpu.Thread, words, out shmem.Sym[int64], order, scope int) {
	w, o := words.Peer(t, 0), out.Peer(t, 0)
	if gpu.AtomicCompareAndSwapExplicit(t, &w[0], 0, 1, gpu.AcqRel, gpu.ScopeSystem) == 0 {
		o[0] = int64(who(t))
	}
}

// LostWrong counts arrivals by a load and a store. The last one to come reads what the
// first has written.
//
//gpu:kernel resident
func LostWrong(t *gpu.Thread, words, out shmem.Sym[int64], order, scope int) {
	w, o := words.Peer(t, 0), out.Peer(t, 0)
	n := gpu.AtomicLoadExplicit(t, &w[0], gpu.Acquire, gpu.ScopeSystem)
	gpu.AtomicStoreExplicit(t, &w[0], n+1, gpu.Release, gpu.ScopeSystem)
	for gpu.AtomicLoadExplicit(t, &w[0], gpu.Acquire, gpu.ScopeSystem) != 2 {
	}
	o[who(t)] = 1
}

// LostRight makes no mistake.
//
//gpu:kernel resident
func LostRight(t *gpu.Thread, words, out shmem.Sym[int64], order, scope int) {
	w, o := words.Peer(t, 0), out.Peer(t, 0)
	gpu.AtomicAddExplicit(t, &w[0], 1, gpu.AcqRel, gpu.ScopeSystem)
	for gpu.AtomicLoadExplicit(t, &w[0], gpu.Acquire, gpu.ScopeSystem) != 2 {
	}
	o[who(t)] = 1
}

// PeekWrong reads data if a flag happens to be set, without acquiring it.
//
//gpu:kernel
func PeekWrong(t *gpu.Thread, words, out shmem.Sym[int64], order, scope int) {
	w, o := words.Peer(t, 0), out.Peer(t, 0)
	if who(t) == 0 {
		w[1] = 7
		gpu.AtomicStoreExplicit(t, &w[0], 1, gpu.Release, gpu.ScopeSystem)
	} else if gpu.AtomicLoadExplicit(t, &w[0], gpu.Relaxed, gpu.ScopeSystem) == 1 {
		o[0] = w[1]
	}
}

// PeekRight makes no mistake.
//
//gpu:kernel
func PeekRight(t *gpu.Thread, words, out shmem.Sym[int64], order, scope int) {
	w, o := words.Peer(t, 0), out.Peer(t, 0)
	if who(t) == 0 {
		w[1] = 7
		gpu.AtomicStoreExplicit(t, &w[0], 1, gpu.Release, gpu.ScopeSystem)
	} else if gpu.AtomicLoadExplicit(t, &w[0], gpu.Acquire, gpu.ScopeSystem) == 1 {
		o[0] = w[1]
	}
}

// LateWrong takes a signal for that of the data, although any PE may have sent it.
//
//gpu:kernel
func LateWrong(t *gpu.Thread, words, out shmem.Sym[int64], signals shmem.Signals) {
	switch shmem.MyPE(t) {
	case 0:
		shmem.SignalWaitUntil(t, signals.At(0), shmem.CmpGE, 1)
		out.Local()[0] = words.Local()[0]
	case 1:
		shmem.P(t, words.At(0), 7, 0)
		shmem.Fence(t)
		shmem.SignalOp(t, signals.At(0), 1, shmem.SignalAdd, 0)
	default:
		shmem.SignalOp(t, signals.At(0), 1, shmem.SignalAdd, 0)
	}
	shmem.Quiet(t)
}

// LateRight makes no mistake.
//
//gpu:kernel
func LateRight(t *gpu.Thread, words, out shmem.Sym[int64], signals shmem.Signals) {
	switch shmem.MyPE(t) {
	case 0:
		shmem.SignalWaitUntil(t, signals.At(0), shmem.CmpGE, 2)
		out.Local()[0] = words.Local()[0]
	case 1:
		shmem.P(t, words.At(0), 7, 0)
		shmem.Fence(t)
		shmem.SignalOp(t, signals.At(0), 1, shmem.SignalAdd, 0)
	default:
		shmem.SignalOp(t, signals.At(0), 1, shmem.SignalAdd, 0)
	}
	shmem.Quiet(t)
}

// TimeOutWrong gives up after some tries, and reads the data all the same.
//
//gpu:kernel
func TimeOutWrong(t *gpu.Thread, words, out shmem.Sym[int64], order, scope int) {
	w, o := words.Peer(t, 0), out.Peer(t, 0)
	if who(t) == 0 {
		w[1] = 7
		gpu.AtomicStoreExplicit(t, &w[0], 1, gpu.Release, gpu.ScopeSystem)
		return
	}
	for n := 0; n < 50 && gpu.AtomicLoadExplicit(t, &w[0], gpu.Acquire, gpu.ScopeSystem) == 0; n++ {
	}
	o[0] = w[1]
}

// TimeOutRight makes no mistake.
//
//gpu:kernel
func TimeOutRight(t *gpu.Thread, words, out shmem.Sym[int64], order, scope int) {
	w, o := words.Peer(t, 0), out.Peer(t, 0)
	if who(t) == 0 {
		w[1] = 7
		gpu.AtomicStoreExplicit(t, &w[0], 1, gpu.Release, gpu.ScopeSystem)
		return
	}
	n := 0
	for n < 50 && gpu.AtomicLoadExplicit(t, &w[0], gpu.Acquire, gpu.ScopeSystem) == 0 {
		n++
	}
	if n < 50 {
		o[0] = w[1]
	}
}

// InTurnWrong tests two signals in turn until one has come, and reads the data of both.
//
//gpu:kernel
func InTurnWrong(t *gpu.Thread, words, out shmem.Sym[int64], signals shmem.Signals) {
	if me := shmem.MyPE(t); me > 0 {
		shmem.P(t, words.At(me), 7, 0)
		shmem.Fence(t)
		shmem.SignalOp(t, signals.At(me-1), 1, shmem.SignalSet, 0)
		shmem.Quiet(t)
		return
	}
	for !shmem.SignalTest(t, signals.At(0), shmem.CmpEQ, 1) && !shmem.SignalTest(t, signals.At(1), shmem.CmpEQ, 1) {
	}
	out.Local()[0] = words.Local()[1] + words.Local()[2]
}

// InTurnRight makes no mistake.
//
//gpu:kernel
func InTurnRight(t *gpu.Thread, words, out shmem.Sym[int64], signals shmem.Signals) {
	if me := shmem.MyPE(t); me > 0 {
		shmem.P(t, words.At(me), 7, 0)
		shmem.Fence(t)
		shmem.SignalOp(t, signals.At(me-1), 1, shmem.SignalSet, 0)
		shmem.Quiet(t)
		return
	}
	first, second := false, false
	for !first || !second {
		first = first || shmem.SignalTest(t, signals.At(0), shmem.CmpEQ, 1)
		second = second || shmem.SignalTest(t, signals.At(1), shmem.CmpEQ, 1)
	}
	out.Local()[0] = words.Local()[1] + words.Local()[2]
}

// Neighbours makes no mistake: two threads publish what they have stored by words that lie
// side by side.
//
//gpu:kernel resident
func Neighbours(t *gpu.Thread, words, out shmem.Sym[int64], flags shmem.Sym[int32]) {
	w, o, f := words.Peer(t, 0), out.Peer(t, 0), flags.Peer(t, 0)
	if me := who(t); me < 2 {
		w[me] = 7
		gpu.AtomicStoreExplicit(t, &f[me], 1, gpu.Release, gpu.ScopeSystem)
		return
	}
	for i := range f[:2] {
		for gpu.AtomicLoadExplicit(t, &f[i], gpu.Acquire, gpu.ScopeSystem) == 0 {
		}
		o[i] = w[i]
	}
}

// CrowdWrong has every block wait until all have come, in a launch that is not resident as a
// whole.
//
//gpu:kernel
func CrowdWrong(t *gpu.Thread, words, out shmem.Sym[int64], order, scope int) {
	w := words.Local()
	gpu.AtomicAdd(t, &w[0], 1)
	for gpu.AtomicLoad(t, &w[0]) < int64(t.GridDim().X) { //gpu:ignore residency the mistake
	}
}

// CrowdRight waits for blocks that have come before alone, by tickets.
//
//gpu:kernel
func CrowdRight(t *gpu.Thread, words, out shmem.Sym[int64], order, scope int) {
	w := words.Local()
	ticket := gpu.AtomicAdd(t, &w[0], 1)
	for gpu.AtomicLoad(t, &w[1]) < ticket { //gpu:ignore residency tickets go to blocks that have started
	}
	gpu.AtomicAdd(t, &w[1], 1)
}
