// Package words holds the kernels with which the conformance tests take atomics on
// symmetric memory, and waits for words of it, through every element type. What they
// must do is checked in package conformance.
package words

//go:generate go run ../internal/gentypes types.go.tmpl types.go
//go:generate go run ../../../cmd/gpuc generate -compress

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// Atomics as kernels get them; those up to AtomicFetchAdd exist for floating-point
// numbers too.
const (
	AtomicFetch = iota
	AtomicSet
	AtomicSwap
	AtomicAdd
	AtomicFetchAdd
	AtomicInc
	AtomicFetchInc
	AtomicCompareSwap
	AtomicAnd
	AtomicFetchAnd
	AtomicOr
	AtomicFetchOr
	AtomicXor
	AtomicFetchXor
)

// numbers performs atomic o on every element of x on PE pe, one for each thread,
// and writes what it returns to old.
func numbers[T shmem.AtomicElem](t *gpu.Thread, o int, x shmem.Sym[T], v, old []T, pe int) {
	for i := range t.Grid().Stride(len(v)) {
		p := x.At(i)
		switch o {
		case AtomicFetch:
			old[i] = shmem.AtomicFetch(t, p, pe)
		case AtomicSet:
			shmem.AtomicSet(t, p, v[i], pe)
		case AtomicSwap:
			old[i] = shmem.AtomicSwap(t, p, v[i], pe)
		case AtomicAdd:
			shmem.AtomicAdd(t, p, v[i], pe)
		case AtomicFetchAdd:
			old[i] = shmem.AtomicFetchAdd(t, p, v[i], pe)
		}
	}
}

// integers performs atomic o, one that exists for integers alone, as numbers does.
// A compare and swap expects cond.
func integers[T shmem.AtomicInt](t *gpu.Thread, o int, x shmem.Sym[T], v, cond, old []T, pe int) {
	for i := range t.Grid().Stride(len(v)) {
		p := x.At(i)
		switch o {
		case AtomicInc:
			shmem.AtomicInc(t, p, pe)
		case AtomicFetchInc:
			old[i] = shmem.AtomicFetchInc(t, p, pe)
		case AtomicCompareSwap:
			old[i] = shmem.AtomicCompareSwap(t, p, cond[i], v[i], pe)
		case AtomicAnd:
			shmem.AtomicAnd(t, p, v[i], pe)
		case AtomicFetchAnd:
			old[i] = shmem.AtomicFetchAnd(t, p, v[i], pe)
		case AtomicOr:
			shmem.AtomicOr(t, p, v[i], pe)
		case AtomicFetchOr:
			old[i] = shmem.AtomicFetchOr(t, p, v[i], pe)
		case AtomicXor:
			shmem.AtomicXor(t, p, v[i], pe)
		case AtomicFetchXor:
			old[i] = shmem.AtomicFetchXor(t, p, v[i], pe)
		}
	}
}

// count adds to the first four elements of x on every PE: 1 in each of four ways,
// and by a fifth that has to win against all others. It writes the tickets that
// the fetching ones drew.
func count[T shmem.AtomicInt](t *gpu.Thread, x shmem.Sym[T], tickets []T) {
	for pe := range shmem.NumPEs(t) {
		shmem.AtomicAdd(t, x.At(0), 1, pe)
		shmem.AtomicInc(t, x.At(1), pe)
		for {
			was := shmem.AtomicFetch(t, x.At(2), pe)
			if shmem.AtomicCompareSwap(t, x.At(2), was, was+1, pe) == was {
				break
			}
		}
	}
	tickets[t.Grid().Rank()] = shmem.AtomicFetchInc(t, x.At(3), 0)
	shmem.Quiet(t)
}

// CountInt32 is count for int32.
//
//gpu:kernel
func CountInt32(t *gpu.Thread, x shmem.Sym[int32], tickets []int32) { count(t, x, tickets) }

// CountUint64 is count for uint64.
//
//gpu:kernel
func CountUint64(t *gpu.Thread, x shmem.Sym[uint64], tickets []uint64) { count(t, x, tickets) }

// SumFloats adds to x on PE 0 from all threads of all PEs.
//
//gpu:kernel
func SumFloats(t *gpu.Thread, x shmem.Sym[float32], y shmem.Sym[float64]) {
	v := t.Grid().Rank() % 16
	shmem.AtomicAdd(t, x.At(0), float32(v), 0)
	shmem.AtomicFetchAdd(t, y.At(0), float64(v)/4, 0)
	shmem.Quiet(t)
}

// AddFloat16 adds v to the elements of x on PE pe, one for each thread, and to those
// of y, of which it writes the values before to old.
//
//gpu:kernel
func AddFloat16(t *gpu.Thread, x, y shmem.Sym[gpu.Float16], v, old []gpu.Float16, pe int) {
	for i := range t.Grid().Stride(len(v)) {
		shmem.AtomicAdd(t, x.At(i), v[i], pe)
		old[i] = shmem.AtomicFetchAdd(t, y.At(i), v[i], pe)
	}
}

// SumFloat16 adds to the elements of x on PE 0 from all threads of all PEs.
//
//gpu:kernel
func SumFloat16(t *gpu.Thread, x shmem.Sym[gpu.Float16]) {
	for i := range x.Len() {
		shmem.AtomicAdd(t, x.At(i), gpu.ToFloat16(float32(i+1)), 0)
	}
	shmem.Quiet(t)
}
