package shmem

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// AtomicInt is the types on which all atomics exist, as on NVSHMEM's standard and
// bitwise types.
type AtomicInt interface {
	~int32 | ~int64 | ~int | ~uint32 | ~uint64 | ~uint
}

// AtomicElem is the types that atomics set, fetch, swap and add: NVSHMEM's
// extended types.
type AtomicElem interface {
	AtomicInt | ~float32 | ~float64
}

// AtomicNumber is the types that atomics add.
type AtomicNumber interface {
	AtomicElem | gpu.Float16
}

// The atomics below act on the element p on PE pe. They are atomic with respect to
// each other and to SignalOp, whichever PE calls them. They are not atomic with
// respect to puts and plain stores. An atomic that returns a value waits until it
// is done, and returns the value before. The others return at once. They arrive
// later, as puts do: in any order unless Fence stands between. Quiet completes
// them. No atomic orders other accesses (NVSHMEM API, Atomic Memory Operations).
var (
	opAtomicFetch       = op.Lookup("AtomicFetch")
	opAtomicSet         = op.Lookup("AtomicSet")
	opAtomicSwap        = op.Lookup("AtomicSwap")
	opAtomicCompareSwap = op.Lookup("AtomicCompareSwap")
	opAtomicInc         = op.Lookup("AtomicInc")
	opAtomicFetchInc    = op.Lookup("AtomicFetchInc")
	opAtomicAdd         = op.Lookup("AtomicAdd")
	opAtomicFetchAdd    = op.Lookup("AtomicFetchAdd")
	opAtomicAnd         = op.Lookup("AtomicAnd")
	opAtomicFetchAnd    = op.Lookup("AtomicFetchAnd")
	opAtomicOr          = op.Lookup("AtomicOr")
	opAtomicFetchOr     = op.Lookup("AtomicFetchOr")
	opAtomicXor         = op.Lookup("AtomicXor")
	opAtomicFetchXor    = op.Lookup("AtomicFetchXor")
)

// AtomicFetch returns the value of p on PE pe (nvshmem_atomic_fetch).
func AtomicFetch[T AtomicElem](t *gpu.Thread, p Ptr[T], pe int) T {
	return atomic(t, opAtomicFetch, p, 0, 0, pe)
}

// AtomicSet writes v to p on PE pe (nvshmem_atomic_set).
func AtomicSet[T AtomicElem](t *gpu.Thread, p Ptr[T], v T, pe int) {
	atomic(t, opAtomicSet, p, 0, v, pe)
}

// AtomicSwap writes v to p on PE pe and returns the old value
// (nvshmem_atomic_swap).
func AtomicSwap[T AtomicElem](t *gpu.Thread, p Ptr[T], v T, pe int) T {
	return atomic(t, opAtomicSwap, p, 0, v, pe)
}

// AtomicCompareSwap writes v to p on PE pe if p equals cond there, and returns the
// old value in any case (nvshmem_atomic_compare_swap).
func AtomicCompareSwap[T AtomicInt](t *gpu.Thread, p Ptr[T], cond, v T, pe int) T {
	return atomic(t, opAtomicCompareSwap, p, cond, v, pe)
}

// AtomicInc adds 1 to p on PE pe (nvshmem_atomic_inc).
func AtomicInc[T AtomicInt](t *gpu.Thread, p Ptr[T], pe int) {
	atomic(t, opAtomicInc, p, 0, 1, pe)
}

// AtomicFetchInc adds 1 to p on PE pe and returns the old value
// (nvshmem_atomic_fetch_inc).
func AtomicFetchInc[T AtomicInt](t *gpu.Thread, p Ptr[T], pe int) T {
	return atomic(t, opAtomicFetchInc, p, 0, 1, pe)
}

// AtomicAdd adds v to p on PE pe (nvshmem_atomic_add,
// nvshmemx_float_atomic_add). Integers wrap around. Floating-point numbers
// are added in the order in which they arrive, and the sum can depend on
// that order. A gpu.Float16 is rounded to nearest after each addition.
func AtomicAdd[T AtomicNumber](t *gpu.Thread, p Ptr[T], v T, pe int) {
	var none T
	atomic(t, opAtomicAdd, p, none, v, pe)
}

// AtomicFetchAdd adds v to p on PE pe, as AtomicAdd does, and returns the old
// value (nvshmem_atomic_fetch_add, nvshmemx_float_atomic_fetch_add).
func AtomicFetchAdd[T AtomicNumber](t *gpu.Thread, p Ptr[T], v T, pe int) T {
	var none T
	return atomic(t, opAtomicFetchAdd, p, none, v, pe)
}

// AtomicAnd sets p on PE pe to p & v (nvshmem_atomic_and).
func AtomicAnd[T AtomicInt](t *gpu.Thread, p Ptr[T], v T, pe int) {
	atomic(t, opAtomicAnd, p, 0, v, pe)
}

// AtomicFetchAnd sets p on PE pe to p & v and returns the old value
// (nvshmem_atomic_fetch_and).
func AtomicFetchAnd[T AtomicInt](t *gpu.Thread, p Ptr[T], v T, pe int) T {
	return atomic(t, opAtomicFetchAnd, p, 0, v, pe)
}

// AtomicOr sets p on PE pe to p | v (nvshmem_atomic_or).
func AtomicOr[T AtomicInt](t *gpu.Thread, p Ptr[T], v T, pe int) {
	atomic(t, opAtomicOr, p, 0, v, pe)
}

// AtomicFetchOr sets p on PE pe to p | v and returns the old value
// (nvshmem_atomic_fetch_or).
func AtomicFetchOr[T AtomicInt](t *gpu.Thread, p Ptr[T], v T, pe int) T {
	return atomic(t, opAtomicFetchOr, p, 0, v, pe)
}

// AtomicXor sets p on PE pe to p ^ v (nvshmem_atomic_xor).
func AtomicXor[T AtomicInt](t *gpu.Thread, p Ptr[T], v T, pe int) {
	atomic(t, opAtomicXor, p, 0, v, pe)
}

// AtomicFetchXor sets p on PE pe to p ^ v and returns the old value
// (nvshmem_atomic_fetch_xor).
func AtomicFetchXor[T AtomicInt](t *gpu.Thread, p Ptr[T], v T, pe int) T {
	return atomic(t, opAtomicFetchXor, p, 0, v, pe)
}

func atomic[T AtomicNumber](t *gpu.Thread, o *op.Op, p Ptr[T], cond, v T, pe int) T {
	c := threadapi.Call{Op: o, Cond: toBits(cond), Operands: threadapi.Operands{Type: typeOf[T](), Word: p.at, Value: toBits(v), PE: pe}}
	return fromBits[T](gpu.ThreadAPI(t, threadapi.Key{}).Communicate(c))
}
