package shmem

import (
	"reflect"
	"unsafe"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// The operations as package op describes them.
var (
	opPut          = op.Lookup("Put")
	opPutNBI       = op.Lookup("PutNBI")
	opGet          = op.Lookup("Get")
	opGetNBI       = op.Lookup("GetNBI")
	opP            = op.Lookup("P")
	opG            = op.Lookup("G")
	opPutSignal    = op.Lookup("PutSignal")
	opPutSignalNBI = op.Lookup("PutSignalNBI")
)

// Put copies src, memory of this PE, to dst on PE pe. When it returns,
// src may be written again, but the data may still be on its way. Without
// Fence or Quiet it has no order with other operations. The lengths must
// be equal. A put of a PE to itself must not overlap in part (NVSHMEM API, Remote Memory Access, nvshmem_put).
func Put[S Scope, T Elem, L LocalMem[T]](s S, dst Sym[T], src L, pe int) {
	move[T](s, threadapi.Call{Op: opPut, Operands: threadapi.Operands{Dst: dst.mem, Src: src.memory(), PE: pe}})
}

// PutNBI starts to copy src, memory of this PE, to dst on PE pe. src must not be written
// until Quiet or Barrier has completed the copy. The lengths must be equal (NVSHMEM API,
// Remote Memory Access, nvshmem_put_nbi).
func PutNBI[S Scope, T Elem, L LocalMem[T]](s S, dst Sym[T], src L, pe int) {
	move[T](s, threadapi.Call{Op: opPutNBI, Operands: threadapi.Operands{Dst: dst.mem, Src: src.memory(), PE: pe}})
}

// PutSignal copies src, memory of this PE, to dst on PE pe, and then updates the signal
// sig there. When it returns, src may be written again, but data and signal may still be
// on their way. A wait that sees the update of the signal sees the data of this put, but
// not always the data of puts before it. The lengths must be equal (NVSHMEM API,
// Signaling Operations, nvshmem_put_signal).
func PutSignal[S Scope, T Elem, L LocalMem[T]](s S, dst Sym[T], src L, sig Signal, value uint64, op SigOp, pe int) {
	move[T](s, threadapi.Call{Op: opPutSignal, Operands: threadapi.Operands{Dst: dst.mem, Src: src.memory(), PE: pe, Word: sig.word, Value: value, SigOp: int32(op)}})
}

// PutSignalNBI starts what PutSignal does. src must not be written
// until Quiet or Barrier has completed the copy. The lengths must be
// equal (NVSHMEM API, Signaling Operations, nvshmem_put_signal_nbi).
func PutSignalNBI[S Scope, T Elem, L LocalMem[T]](s S, dst Sym[T], src L, sig Signal, value uint64, op SigOp, pe int) {
	move[T](s, threadapi.Call{Op: opPutSignalNBI, Operands: threadapi.Operands{Dst: dst.mem, Src: src.memory(), PE: pe, Word: sig.word, Value: value, SigOp: int32(op)}})
}

// Get copies src on PE pe to dst, memory of this PE. When it
// returns, dst holds the data. The lengths must be equal.
// A get of a PE from itself must not overlap in part (NVSHMEM API, Remote Memory Access, nvshmem_get).
func Get[S Scope, T Elem, L LocalMem[T]](s S, dst L, src Sym[T], pe int) {
	move[T](s, threadapi.Call{Op: opGet, Operands: threadapi.Operands{Dst: dst.memory(), Src: src.mem, PE: pe}})
}

// GetNBI starts to copy src on PE pe to dst, memory of this PE. dst holds the
// data only after Quiet or Barrier. The lengths must be equal (NVSHMEM API,
// Remote Memory Access, nvshmem_get_nbi).
func GetNBI[S Scope, T Elem, L LocalMem[T]](s S, dst L, src Sym[T], pe int) {
	move[T](s, threadapi.Call{Op: opGetNBI, Operands: threadapi.Operands{Dst: dst.memory(), Src: src.mem, PE: pe}})
}

// P stores v in p on PE pe. It returns before the value has
// arrived. The numbers of a struct or an array arrive one by one,
// in any order (NVSHMEM API, Remote Memory Access, nvshmem_p).
func P[T Elem](t *gpu.Thread, p Ptr[T], v T, pe int) {
	e := gpu.ThreadAPI(t, threadapi.Key{})
	eachWord(reflect.TypeFor[T](), 0, func(at, n uintptr) {
		e.Communicate(threadapi.Call{Op: opP, Operands: threadapi.Operands{Word: p.at.Slice(at, at+n), Elem: n, Value: word(unsafe.Add(unsafe.Pointer(&v), at), n), PE: pe}})
	})
}

// G returns the value of p on PE pe. It reads the numbers of a struct or an array one
// by one (NVSHMEM API, Remote Memory Access, nvshmem_g).
func G[T Elem](t *gpu.Thread, p Ptr[T], pe int) (v T) {
	e := gpu.ThreadAPI(t, threadapi.Key{})
	eachWord(reflect.TypeFor[T](), 0, func(at, n uintptr) {
		setWord(unsafe.Add(unsafe.Pointer(&v), at), n, e.Communicate(threadapi.Call{Op: opG, Operands: threadapi.Operands{Word: p.at.Slice(at, at+n), Elem: n, PE: pe}}))
	})
	return v
}

// move performs an operation on ranges of T.
func move[T Elem, S Scope](s S, c threadapi.Call) {
	var z T
	c.Elem = unsafe.Sizeof(z)
	perform(s, c)
}

// perform performs an operation at a scope.
func perform[S Scope](s S, c threadapi.Call) {
	e, scope := gpu.ScopeOf(s, threadapi.Key{})
	c.Scope = scope
	e.Communicate(c)
}
