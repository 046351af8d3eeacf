package litmus

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// RemotePassing sets two words of PE 0 by remote atomics, which PE 0 reads the other way
// round.
//
//gpu:kernel
func RemotePassing(t *gpu.Thread, words, out shmem.Sym[int64], order, scope int) {
	if shmem.MyPE(t) != 0 {
		shmem.AtomicSet(t, words.At(0), 1, 0)
		if order == Fenced {
			shmem.Fence(t)
		}
		shmem.AtomicSet(t, words.At(1), 1, 0)
		shmem.Quiet(t)
		return
	}
	o := out.Peer(t, 0)
	o[0] = shmem.AtomicFetch(t, words.At(1), 0)
	o[1] = shmem.AtomicFetch(t, words.At(0), 0)
}

// SignalPair updates two signals of PE 0, which reads them the other way round.
//
//gpu:kernel
func SignalPair(t *gpu.Thread, out shmem.Sym[int64], signals shmem.Signals, order int) {
	if shmem.MyPE(t) != 0 {
		shmem.SignalOp(t, signals.At(0), 1, shmem.SignalSet, 0)
		if order == Fenced {
			shmem.Fence(t)
		}
		shmem.SignalOp(t, signals.At(1), 1, shmem.SignalSet, 0)
		shmem.Quiet(t)
		return
	}
	o := out.Peer(t, 0)
	o[0] = int64(shmem.SignalFetch(t, signals.At(1)))
	o[1] = int64(shmem.SignalFetch(t, signals.At(0)))
}

// SignalSum has every PE add to a signal of PE 0, which waits for all.
//
//gpu:kernel
func SignalSum(t *gpu.Thread, out shmem.Sym[int64], signals shmem.Signals, order int) {
	shmem.SignalOp(t, signals.At(0), 1, shmem.SignalAdd, 0)
	shmem.Quiet(t)
	if shmem.MyPE(t) == 0 {
		shmem.SignalWaitUntil(t, signals.At(0), shmem.CmpGE, uint64(shmem.NumPEs(t)))
	}
}
