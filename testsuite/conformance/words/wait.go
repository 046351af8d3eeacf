package words

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// Waits and tests as kernels get them: the tests are Tests after the waits.
const (
	Word = iota
	All
	Any
	Some
	AllVector
	AnyVector
	SomeVector
	Tests
)

// Value is what a word is compared with, and how.
type Value struct {
	Cmp shmem.Cmp
	// First is the index of the one word of a wait for one.
	First int
}

// updated has one thread write next to x on PE pe, unless it is empty, while another
// waits for words of x here, or tests them until the test is true or, with nothing to
// come, once. out gets what the last call returned.
func updated[T shmem.WaitElem](t *gpu.Thread, o int, x shmem.Sym[T], next []T, indices []int, skip []int32, by Value, v T, values []T, out []int, pe int) {
	switch t.Block().Rank() {
	case 33:
		for i := range next {
			shmem.P(t, x.At(i), next[i], pe)
		}
		shmem.Quiet(t)
	case 0:
		n := 0
		if o < Tests {
			n = waited(t, o, x, indices, skip, by, v, values)
		} else {
			for {
				done := false
				n, done = tested(t, o-Tests, x, indices, skip, by, v, values)
				if done || len(next) == 0 {
					break
				}
			}
		}
		out[0] = n
	}
}

func waited[T shmem.WaitElem](t *gpu.Thread, o int, x shmem.Sym[T], indices []int, skip []int32, by Value, v T, values []T) int {
	switch o {
	case Word:
		shmem.WaitUntil(t, x.At(by.First), by.Cmp, v)
	case All:
		shmem.WaitUntilAll(t, x, skip, by.Cmp, v)
	case Any:
		return shmem.WaitUntilAny(t, x, skip, by.Cmp, v)
	case Some:
		return shmem.WaitUntilSome(t, x, indices, skip, by.Cmp, v)
	case AllVector:
		shmem.WaitUntilAllVector(t, x, skip, by.Cmp, values)
	case AnyVector:
		return shmem.WaitUntilAnyVector(t, x, skip, by.Cmp, values)
	case SomeVector:
		return shmem.WaitUntilSomeVector(t, x, indices, skip, by.Cmp, values)
	}
	return 1
}

// tested returns what a test does, and whether it is true or has found a word.
func tested[T shmem.WaitElem](t *gpu.Thread, o int, x shmem.Sym[T], indices []int, skip []int32, by Value, v T, values []T) (int, bool) {
	ok, n := false, 0
	switch o {
	case Word:
		ok = shmem.Test(t, x.At(by.First), by.Cmp, v)
	case All:
		ok = shmem.TestAll(t, x, skip, by.Cmp, v)
	case Any:
		n = shmem.TestAny(t, x, skip, by.Cmp, v)
		return n, n >= 0
	case Some:
		n = shmem.TestSome(t, x, indices, skip, by.Cmp, v)
		return n, n > 0
	case AllVector:
		ok = shmem.TestAllVector(t, x, skip, by.Cmp, values)
	case AnyVector:
		n = shmem.TestAnyVector(t, x, skip, by.Cmp, values)
		return n, n >= 0
	case SomeVector:
		n = shmem.TestSomeVector(t, x, indices, skip, by.Cmp, values)
		return n, n > 0
	}
	if ok {
		return 1, true
	}
	return 0, false
}

// Handoff puts src to the next PE, and after a fence adds 1 to its flag; whoever
// waits for its own flag finds the data of the PE before it.
//
//gpu:kernel
func Handoff(t *gpu.Thread, dst, src shmem.Sym[int64], flag shmem.Sym[int32], epoch int32, out []int64) {
	next := (shmem.MyPE(t) + 1) % shmem.NumPEs(t)
	shmem.PutNBI(t.Block(), dst, src, next)
	shmem.Fence(t.Block())
	if t.Block().Rank() == 0 {
		shmem.AtomicInc(t, flag.At(0), next)
		shmem.WaitUntil(t, flag.At(0), shmem.CmpGE, epoch)
	}
	t.Block().Sync()
	local := dst.Local()
	for i := range t.Block().Stride(len(local)) {
		out[i] = local[i]
	}
	shmem.BarrierAll(t.Block())
}

// Consumed puts src to every PE, each time with a signal, and takes what arrives here as it does: it
// waits for signals as words, or tests them, leaves out those that it has seen, and resets them by
// plain stores. values are ones, as many as there are PEs.
//
//gpu:kernel
func Consumed(t *gpu.Thread, o int, dst, src shmem.Sym[int64], sigs shmem.Signals, skip []int32, indices []int, values []uint64, out []int64) {
	me, pes, n := shmem.MyPE(t), shmem.NumPEs(t), src.Len()
	words := sigs.Words()
	if t.Block().Rank() == 0 {
		for pe := range pes {
			shmem.PutSignal(t, dst.Slice(me*n, (me+1)*n), src, shmem.SignalsOf(words).At(me), 1, shmem.SignalSet, pe)
		}
		local, state := dst.Local(), words.Local()
		for left := pes; left > 0; {
			k, done := 0, true
			if o < Tests {
				k = waited(t, o, words, indices, skip, Value{Cmp: shmem.CmpEQ}, 1, values)
			} else {
				k, done = tested(t, o-Tests, words, indices, skip, Value{Cmp: shmem.CmpEQ}, 1, values)
			}
			if !done {
				continue
			}
			switch o % Tests {
			case Any, AnyVector:
				indices[0], k = k, 1
			case All, AllVector:
				for k = range pes {
					indices[k] = k
				}
				k = pes
			}
			for _, from := range indices[:k] {
				for i := range n {
					out[from*n+i] = local[from*n+i]
				}
				skip[from], state[from] = 1, 0
			}
			left -= k
		}
		if shmem.AtomicFetch(t, sigs.At(me).Word(), me) != 0 {
			panic("a signal that was reset is set")
		}
	}
	shmem.BarrierAll(t.Block())
}

// Changes of a word that is waited for as a signal.
const (
	ByAtomic = iota
	ByP
	ByPut
	ByStore
	Changes
)

// Woken has one thread change word how to epoch in one of the ways, on the next PE or, by a store of
// the block's, here. Another one waits for it as a signal.
//
//gpu:kernel
func Woken(t *gpu.Thread, how int, words, src shmem.Sym[uint64], epoch uint64) {
	next := (shmem.MyPE(t) + 1) % shmem.NumPEs(t)
	switch t.Block().Rank() {
	case 33:
		switch how {
		case ByAtomic:
			shmem.AtomicInc(t, words.At(how), next)
		case ByP:
			shmem.P(t, words.At(how), epoch, next)
		case ByPut:
			src.Local()[0] = epoch
			shmem.Put(t, words.Slice(how, how+1), src, next)
		case ByStore:
			gpu.AtomicStoreExplicit(t, &words.Local()[how], epoch, gpu.Release, gpu.ScopeSystem)
		}
		shmem.Quiet(t)
	case 0:
		shmem.SignalWaitUntil(t, shmem.SignalsOf(words).At(how), shmem.CmpGE, epoch)
	}
	shmem.BarrierAll(t.Block())
}

// Mirror writes this PE's number to the memory of the next PE through its address,
// and reads its own back through its own.
//
//gpu:kernel
func Mirror(t *gpu.Thread, x shmem.Sym[int16], out []int16) {
	me := shmem.MyPE(t)
	next := (me + 1) % shmem.NumPEs(t)
	if theirs := x.Slice(1, x.Len()).Peer(t, next); len(theirs) > 0 {
		for i := range t.Block().Stride(len(theirs)) {
			theirs[i] = int16(100*me + i)
		}
	}
	shmem.BarrierAll(t.Block())
	mine := x.Peer(t, me)
	for i := range t.Block().Stride(len(mine)) {
		out[i] = mine[i]
	}
	shmem.BarrierAll(t.Block())
}
