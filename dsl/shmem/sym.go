// Package shmem is the part of the kernel language that communicates: symmetric memory,
// puts and gets, atomics, signals, waits, ordering, barriers and collectives. Kernels
// call these functions themselves. The package follows the device API of NVSHMEM, which
// follows OpenSHMEM. Each function names the section that specifies it. A function
// whose name ends in NBI (non-blocking) starts an operation and returns.
//
// A PE (processing element) is one GPU with its process, or one
// emulated GPU. All PEs allocate symmetric memory together, so an
// address on one PE stands for the same place on every other PE. The
// host allocates the memory and passes it to a kernel as a Sym, Signal
// or Signals. Registered is another parameter: memory of this PE alone.
//
// The first argument of an operation is the threads that perform it
// together: a *gpu.Thread alone, its gpu.Warp or its gpu.Block. Every thread
// of the warp or block must call the operation, with the same arguments, and
// none may have returned. A transfer does not make these threads meet. If
// the threads of a block have written data, the block needs a gpu.Block.Sync
// before it puts the data. Only Fence, Quiet, Flush, Barrier, Sync and the
// collectives make the threads of a warp or block meet.
//
// For a GPU the compiler replaces these functions by NVSHMEM's device functions.
// Start reading at Sym, Put, SignalWaitUntil, WaitUntil and Quiet.
package shmem

import (
	"reflect"
	"unsafe"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// Elem is the element types of symmetric memory: plain data, which means the same on
// every PE. That is bools, integers, floats, the floats of package gpu, gpu.Vec2 and
// gpu.Vec4, and structs and arrays of these. A Go constraint cannot say so, and lets
// strings and pointers through, for example. The compiler refuses these in a kernel, and
// gpurt.AllocSym refuses them on the host.
//
// A struct has Go's layout. Transfers of ranges move all its bytes, also those between
// its fields. P and G move its fields one by one, and not the bytes between them.
type Elem interface{ comparable }

// Scope is the threads that perform an operation together.
type Scope interface {
	*gpu.Thread | gpu.Warp | gpu.Block
}

// Sym is a range of symmetric memory. It holds this PE's part, and is the address of
// the same range on every other PE. As the remote side of an operation it stands for
// the memory of the PE that the operation names.
type Sym[T Elem] struct{ mem threadapi.Mem }

// Ptr is one element of symmetric memory.
type Ptr[T Elem] struct{ at threadapi.Mem }

// Registered is memory of this PE alone. The host has registered
// it (gpurt.Register), so it can be the local side of puts and
// gets (NVSHMEM API, Memory Management, nvshmemx_buffer_register).
type Registered[T Elem] struct{ local threadapi.Mem }

// LocalMem is memory that can be the local side of puts and
// gets. The network must know such memory.
type LocalMem[T Elem] interface {
	Sym[T] | Registered[T]
	Len() int
	memory() threadapi.Mem
}

func (s Sym[T]) memory() threadapi.Mem        { return s.mem }
func (r Registered[T]) memory() threadapi.Mem { return r.local }

// Len returns the number of elements.
func (s Sym[T]) Len() int {
	var z T
	return int(s.mem.Bytes / unsafe.Sizeof(z))
}

// Local returns this PE's part of the range as a slice, with capacity equal to
// its length.
func (s Sym[T]) Local() []T {
	return unsafe.Slice((*T)(s.mem.Base), s.Len())
}

// Slice returns the elements from lo up to, not including, hi. It fails as
// slicing Local does.
func (s Sym[T]) Slice(lo, hi int) Sym[T] {
	_ = s.Local()[lo:hi]
	var z T
	return Sym[T]{s.mem.Slice(uintptr(lo)*unsafe.Sizeof(z), uintptr(hi)*unsafe.Sizeof(z))}
}

// At returns element i. It fails as indexing Local does.
func (s Sym[T]) At(i int) Ptr[T] {
	_ = &s.Local()[i] // checks, and reads nothing
	var z T
	return Ptr[T]{s.mem.Slice(uintptr(i)*unsafe.Sizeof(z), uintptr(i+1)*unsafe.Sizeof(z))}
}

// Peer returns the range on PE pe, for plain loads and stores over NVLink.
// If this GPU cannot address that PE's memory, because the PE is on another
// host or the GPUs have no peer access, it returns nil. Loops over nil do nothing:
// test its len first, and use Get and Put in that case, or call MustPeer. Fence,
// Quiet and the barriers order and complete stores through the slice, as they do
// for stores to this PE's own memory. No other function of this package does
// (NVSHMEM API, Library Setup, Exit, and Query, nvshmem_ptr).
func (s Sym[T]) Peer(t *gpu.Thread, pe int) []T {
	p := gpu.ThreadAPI(t, threadapi.Key{}).Peer(s.mem, pe)
	if p == nil {
		return nil
	}
	return unsafe.Slice((*T)(p), s.Len())
}

// MustPeer is Peer for kernels whose PEs can all address each other. It fails if this GPU
// cannot address the memory of PE pe.
func (s Sym[T]) MustPeer(t *gpu.Thread, pe int) []T {
	p := gpu.ThreadAPI(t, threadapi.Key{}).Peer(s.mem, pe)
	if p == nil {
		panic(&fault.Failure{Kind: fault.Unreachable, V0: int64(pe)})
	}
	return unsafe.Slice((*T)(p), s.Len())
}

// Len returns the number of elements.
func (r Registered[T]) Len() int { return Sym[T]{r.local}.Len() }

// Local returns the range as a slice, with capacity equal to its length.
func (r Registered[T]) Local() []T { return Sym[T]{r.local}.Local() }

// Slice returns the elements from lo up to, not including, hi. It fails as
// slicing Local does.
func (r Registered[T]) Slice(lo, hi int) Registered[T] {
	return Registered[T]{Sym[T]{r.local}.Slice(lo, hi).mem}
}

// NewRegistered returns the registered memory m as a kernel sees it. It is for the
// runtime.
func NewRegistered[T Elem](m threadapi.Mem) Registered[T] { return Registered[T]{m} }

// NewSym returns the symmetric memory m as a kernel sees it. It is for the
// runtime.
func NewSym[T Elem](m threadapi.Mem) Sym[T] { return Sym[T]{m} }

// Bytes returns the range as bytes. It is for operations on
// memory without a type, which C writes as void *.
func Bytes[T Elem](s Sym[T]) Sym[uint8] { return Sym[uint8]{s.mem} }

// View returns the range as elements of type U, for one allocation that holds several kinds of
// elements. gpu.View says which types T and U can be, and what lengths and alignment a view needs.
func View[U, T Elem](s Sym[T]) Sym[U] { return Sym[U]{view[U, T]("shmem.View", s.mem)} }

// ViewRegistered is View for registered memory.
func ViewRegistered[U, T Elem](r Registered[T]) Registered[U] {
	return Registered[U]{view[U, T]("shmem.ViewRegistered", r.local)}
}

// view checks that memory of elements of type T can be seen as elements of type U.
func view[U, T Elem](name string, m threadapi.Mem) threadapi.Mem {
	from := reflect.TypeFor[T]()
	threadapi.View(name, m.Base, int(m.Bytes/from.Size()), from, reflect.TypeFor[U]())
	return m
}
