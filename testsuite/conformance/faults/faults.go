// Package faults holds kernels that fail: each in one thread, at the line that
// ends in a comment with the failure's name. The conformance tests demand the
// same error from both back ends.
package faults

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/dsl/shmem/raw"
)

//go:generate go run ../../../cmd/gpuc generate -compress

// At says which thread of which block fails.
type At struct{ Block, Thread int }

func (at At) here(t *gpu.Thread) bool {
	return t.BlockIdx().X == at.Block && t.Block().Rank() == at.Thread
}

// Index reads s[i] in one thread.
//
//gpu:kernel
func Index(t *gpu.Thread, at At, s []int32, i int) {
	if at.here(t) {
		s[0] = s[i] // fault: index
	}
}

// IndexArray reads a local array at i.
//
//gpu:kernel
func IndexArray(t *gpu.Thread, at At, out []int32, i int) {
	var a [4]int32
	a[at.Block&3] = 3
	if at.here(t) {
		out[0] = a[i] // fault: array
	}
}

// Slice cuts s[lo:hi].
//
//gpu:kernel
func Slice(t *gpu.Thread, at At, s []int32, lo, hi int) {
	if at.here(t) {
		s = s[lo:hi] // fault: slice
		s[0] = 1
	}
}

// SliceMax cuts s[lo:hi:max].
//
//gpu:kernel
func SliceMax(t *gpu.Thread, at At, s []int32, lo, hi, maxCap int) {
	if at.here(t) {
		s = s[lo:hi:maxCap] // fault: slice-max
		s[0] = 1
	}
}

// Unsigned reads s[i:j:k][l], of operands that have no sign.
//
//gpu:kernel
func Unsigned(t *gpu.Thread, at At, s []int32, i, j uint64, k, l uint) {
	if at.here(t) {
		part := s[i:j:k] // fault: unsigned-slice
		s[0] = part[l]   // fault: unsigned-index
	}
}

// Make makes a slice of n elements in an array of four.
//
//gpu:kernel
func Make(t *gpu.Thread, at At, s []int32, n int) {
	if at.here(t) {
		part := make([]int32, n, 4) // fault: make
		copy(s, part)
	}
}

// Divide divides by d.
//
//gpu:kernel
func Divide(t *gpu.Thread, at At, s []int32, d int32) {
	if at.here(t) {
		s[0] = 7 / d // fault: divide
	}
}

// Remainder divides by d, in a helper, in another type.
//
//gpu:kernel
func Remainder(t *gpu.Thread, at At, s []uint64, d uint64) {
	if at.here(t) {
		s[0] = rem(s[0], d)
	}
}

func rem(a, b uint64) uint64 {
	return a % b // fault: remainder
}

// Shift shifts by a signed count.
//
//gpu:kernel
func Shift(t *gpu.Thread, at At, s []int32, by int) {
	if at.here(t) {
		s[0] = 1 << by // fault: shift
	}
}

// Nil follows a pointer that is nil where it must not be.
//
//gpu:kernel
func Nil(t *gpu.Thread, at At, s []uint64) {
	p := &s[t.Grid().Rank()]
	if at.here(t) {
		p = nil
	}
	*p = 1 // fault: nil
}

// place is where a pointer leads to, and path what leads there.
type (
	place struct{ word uint64 }
	path  struct{ next *place }
)

func (p place) double() uint64 { return 2 * p.word }

// NilField follows a chain of pointers that ends early, in an expression of several
// lines: at a field that it reads or writes, or at the receiver of a method.
//
//gpu:kernel
func NilField(t *gpu.Thread, at At, s []uint64, how int) {
	var last place
	first := path{&last}
	if at.here(t) {
		first.next = nil
	}
	switch how {
	case 0:
		s[t.Grid().Rank()] = 1 +
			first.
				next. // fault: nil-read
				word
	case 1:
		first.
			next.
			word = 1 // fault: nil-written
	case 2:
		s[t.Grid().Rank()] = first.
			next. // fault: nil-receiver
			double()
	}
}

// Panic panics.
//
//gpu:kernel
func Panic(t *gpu.Thread, at At, s []uint64) {
	if at.here(t) {
		panic("the tile is empty") // fault: panic
	}
	s[t.Grid().Rank()] = 1
}

// Assert fails an assertion.
//
//gpu:kernel
func Assert(t *gpu.Thread, at At, s []uint64) {
	gpu.Assert(t, !at.here(t), "rows are even") // fault: assert
	s[t.Grid().Rank()] = 1
}

// Vectors looks at x[lo:hi] as vectors of four.
//
//gpu:kernel
func Vectors(t *gpu.Thread, at At, x []int32, lo, hi int) {
	if at.here(t) {
		gpu.AsVec4(x[lo:hi])[0].Y = 1 // fault: vectors
	}
}

// Views looks at x[lo:hi], or at the same part of s, as words of 64 bits.
//
//gpu:kernel
func Views(t *gpu.Thread, at At, x []int32, s shmem.Sym[int32], symmetric bool, lo, hi int) {
	if at.here(t) {
		if symmetric {
			shmem.View[uint64](s.Slice(lo, hi)).Local()[0] = 1 // fault: symmetric view
		}
		gpu.View[uint64](x[lo:hi])[0] = 1 // fault: view
	}
}

// Rank broadcasts from a rank that may be missing in the warp.
//
//gpu:kernel
func Rank(t *gpu.Thread, at At, x []int32, rank int) {
	if at.here(t) {
		x[0] = gpu.Broadcast(t.Warp(), x[1], rank) // fault: rank
	}
}

// Length puts to a destination of another length.
//
//gpu:kernel
func Length(t *gpu.Thread, at At, s shmem.Sym[int32], n int) {
	if at.here(t) {
		shmem.Put(t, s.Slice(0, n), s.Slice(0, n+1), 0) // fault: length
	}
}

// PE names a PE that does not exist.
//
//gpu:kernel
func PE(t *gpu.Thread, at At, s shmem.Sym[int32], pe int) {
	if at.here(t) {
		shmem.P(t, s.At(0), 1, pe) // fault: pe
	}
}

// Ported names a PE that does not exist by the operation's name in C.
//
//gpu:kernel
func Ported(t *gpu.Thread, at At, s shmem.Sym[int32], pe int) {
	if at.here(t) {
		raw.P(t, s, 1, pe) // fault: ported
	}
}

// SymAt names an element that does not exist.
//
//gpu:kernel
func SymAt(t *gpu.Thread, at At, s shmem.Sym[int32], i int) {
	if at.here(t) {
		shmem.P(t, s.At(i), 1, 0) // fault: sym-at
	}
}

// SymSlice cuts symmetric memory too far.
//
//gpu:kernel
func SymSlice(t *gpu.Thread, at At, s shmem.Sym[int32], hi int) {
	if at.here(t) {
		shmem.Put(t, s.Slice(0, hi), s.Slice(0, hi), 0) // fault: sym-slice
	}
}

// SignalsAt names a signal that does not exist.
//
//gpu:kernel
func SignalsAt(t *gpu.Thread, at At, s shmem.Signals, i int) {
	if at.here(t) {
		shmem.SignalOp(t, s.At(i), 1, shmem.SignalSet, 0) // fault: signals-at
	}
}

// WaitForever waits for a signal that nobody sends, in one thread.
//
//gpu:kernel
func WaitForever(t *gpu.Thread, at At, sig shmem.Signal) {
	if at.here(t) {
		shmem.SignalWaitUntil(t, sig, shmem.CmpGE, 5) // fault: wait
	}
}

// WaitLine waits for a line of which nobody sends the second half, in one thread.
//
//gpu:kernel
func WaitLine(t *gpu.Thread, at At, s shmem.Signals) {
	if at.here(t) {
		shmem.SignalOp(t, s.At(2), 7<<32, shmem.SignalSet, shmem.MyPE(t))
		shmem.WaitLine(t, s.Lines().At(1), 7) // fault: wait-line
	}
}

// Meet waits in a barrier of all PEs.
//
//gpu:kernel
func Meet(t *gpu.Thread) {
	shmem.BarrierAll(t.Block())
}

// FailOnePE reads s[i] on PE 0; every other PE waits for a signal from it.
//
//gpu:kernel
func FailOnePE(t *gpu.Thread, s []int32, i int, sig shmem.Signal) {
	if t.Grid().Rank() != 0 {
		return
	}
	if shmem.MyPE(t) == 0 {
		s[0] = s[i] // fault: one-pe
		for pe := range shmem.NumPEs(t) {
			shmem.SignalOp(t, sig, 1, shmem.SignalSet, pe)
		}
	} else {
		shmem.SignalWaitUntil(t, sig, shmem.CmpGE, 1) // fault: one-pe-wait
	}
}

// Absent puts by a block of which one thread has returned. The data says which, so
// that the compiler cannot know.
//
//gpu:kernel
func Absent(t *gpu.Thread, returned []int32, dst, src shmem.Sym[int32]) {
	if t.BlockIdx().X > 0 {
		return
	}
	if returned[t.Block().Rank()] != 0 {
		return
	}
	t.Block().Sync()
	//gpu:ignore nbiend the put fails
	shmem.PutNBI(t.Block(), dst, src, 0) // fault: absent
}

// Loop goes through a field with rows of w elements and reaches beyond its end.
//
//gpu:kernel
func Loop(t *gpu.Thread, at At, s []int32, w, rows int) {
	if !at.here(t) {
		return
	}
	for y := range rows {
		s[y*w+1] = int32(y) // fault: loop
	}
}
