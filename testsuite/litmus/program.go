package litmus

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// Program performs a litmus program of up to four threads, of which code has the operations: five of 12
// bits for each thread, the first one lowest (encode). What operation i of a thread returns is
// out[5*thread+i] of its PE. Word w of each class is memory of PE w modulo their number.
//
//gpu:kernel
func Program(t *gpu.Thread, words, elements, out shmem.Sym[int64], signals shmem.Signals, code0, code1, code2, code3 uint64) {
	perform[allAtomics](t, words, elements, out, signals, code0, code1, code2, code3)
}

// FarProgram is Program without the atomics that NCCL does not do at PEs of other hosts.
//
//gpu:kernel
func FarProgram(t *gpu.Thread, words, elements, out shmem.Sym[int64], signals shmem.Signals, code0, code1, code2, code3 uint64) {
	perform[noAtomics](t, words, elements, out, signals, code0, code1, code2, code3)
}

// atomics performs an atomic operation on word w, and returns what it returns.
type atomics interface {
	atomic(t *gpu.Thread, kind int, words shmem.Sym[int64], w int, v int64, pe int) int64
}

type noAtomics struct{}

func (noAtomics) atomic(*gpu.Thread, int, shmem.Sym[int64], int, int64, int) int64 { return 0 }

type allAtomics struct{}

func (allAtomics) atomic(t *gpu.Thread, kind int, words shmem.Sym[int64], w int, v int64, pe int) int64 {
	switch kind {
	case 9:
		shmem.AtomicSet(t, words.At(w), v, pe)
	case 11:
		return shmem.AtomicFetchAdd(t, words.At(w), v, pe)
	case 12:
		return shmem.AtomicFetch(t, words.At(w), pe)
	}
	return 0
}

func perform[A atomics](t *gpu.Thread, words, elements, out shmem.Sym[int64], signals shmem.Signals, code0, code1, code2, code3 uint64) {
	me := who(t)
	var a A
	code := code0
	switch me {
	case 1:
		code = code1
	case 2:
		code = code2
	case 3:
		code = code3
	}
	results := out.Local()
	for i := 5 * me; code != 0; i++ {
		kind, w, v, scope := int(code&31), int(code>>5&3), int64(code>>7&7), int(code>>10&3)
		code >>= 12
		pe := w % shmem.NumPEs(t)
		var p *int64 // nil on another host
		if there := words.Peer(t, pe); len(there) > 0 {
			p = &there[w]
		}
		x := int64(0)
		switch kind {
		case 1:
			x = gpu.AtomicLoadExplicit(t, p, gpu.Relaxed, gpu.ScopeSystem)
		case 2:
			x = gpu.AtomicLoadExplicit(t, p, gpu.Acquire, gpu.ScopeSystem)
		case 3:
			gpu.AtomicStoreExplicit(t, p, v, gpu.Relaxed, gpu.ScopeSystem)
		case 4:
			gpu.AtomicStoreExplicit(t, p, v, gpu.Release, gpu.ScopeSystem)
		case 5:
			x = gpu.AtomicAddExplicit(t, p, v, gpu.Relaxed, gpu.ScopeSystem)
		case 6:
			x = gpu.AtomicAddExplicit(t, p, v, gpu.AcqRel, gpu.ScopeSystem)
		case 7:
			x = gpu.AtomicCompareAndSwapExplicit(t, p, 0, v, gpu.Relaxed, gpu.ScopeSystem)
		case 8:
			if scope == InSystem {
				gpu.ThreadFenceSystem(t)
			} else if scope == InDevice {
				gpu.ThreadFence(t)
			} else {
				gpu.ThreadFenceBlock(t)
			}
		case 9, 11, 12:
			x = a.atomic(t, kind, words, w, v, pe)
		case 10:
			shmem.AtomicAdd(t, words.At(w), v, pe)
		case 13:
			shmem.P(t, elements.At(w), v, pe)
		case 14:
			x = shmem.G(t, elements.At(w), pe)
		case 15:
			shmem.SignalOp(t, signals.At(w), uint64(v), shmem.SignalSet, pe)
		case 16:
			shmem.SignalOp(t, signals.At(w), uint64(v), shmem.SignalAdd, pe)
		case 17:
			shmem.PutSignalNBI(t, elements.Slice(w, w+1), elements.Slice(3+int(v), 4+int(v)), signals.At(w), uint64(v), shmem.SignalSet, pe)
		case 18:
			x = int64(shmem.SignalFetch(t, signals.At(w)))
		case 19:
			if shmem.SignalTest(t, signals.At(w), shmem.CmpGE, uint64(v)) {
				x = 1
			}
		case 20:
			shmem.SignalWaitUntil(t, signals.At(w), shmem.CmpGE, uint64(v))
		case 21:
			shmem.Fence(t)
		case 22:
			shmem.Quiet(t)
		case 23:
			shmem.PutSignalNBI(t, elements.Slice(w, w+1), elements.Slice(3+int(v), 4+int(v)), signals.At(w), uint64(v), shmem.SignalAdd, pe)
		case 24:
			shmem.Fence(t.Block())
		case 25:
			shmem.Quiet(t.Block())
		}
		results[i] = x
	}
}
