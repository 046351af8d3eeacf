// Package shmem is the part of the kernel language that communicates: symmetric
// memory, puts and gets, atomics, signals, waits, ordering, barriers and
// collectives, called by kernels themselves. It follows the device API of NVSHMEM, which follows OpenSHMEM;
// each function names the section that specifies it.
//
// A PE (processing element) is one GPU with its process, or one emulated GPU.
// Symmetric memory is allocated by all PEs together, so that an address on one
// PE stands for the same place on every other. It comes to a kernel as a
// parameter: a Sym, Signal or Signals made by the host, beside Registered memory of
// this PE alone.
//
// Operations take as their first argument the threads that perform them
// together: a *gpu.Thread alone, its gpu.Warp or its gpu.Block. Every thread of
// the warp or block must then call the operation, with the same arguments, and
// none of them may have returned. Transfers promise nothing about the order of
// the threads among each other: data that the threads of a block have written
// takes a gpu.Block.Sync before the block puts it. Only Fence, Quiet, Barrier and
// Sync make the threads meet.
//
// On a GPU the compiler replaces these functions by NVSHMEM's device functions.
// Start reading at Sym, Put, SignalWaitUntil, WaitUntil and Quiet.
package shmem

import (
	"unsafe"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/engine"
)

// Elem is the element types of symmetric memory: plain data, which means the same on
// every PE. That is bools, integers, floats, those of package gpu, gpu.Vec2 and
// gpu.Vec4, and structs and arrays of these. A Go constraint cannot say so; what it
// lets through, such as strings and pointers, the compiler refuses in a kernel, and
// gpurt.AllocSym on the host.
//
// A struct has Go's layout. Transfers of ranges move its bytes, those between its
// fields too; P and G move its fields one by one, and leave what is between them.
type Elem interface{ comparable }

// Scope is the threads that perform an operation together.
type Scope interface {
	*gpu.Thread | gpu.Warp | gpu.Block
}

// Sym is a range of symmetric memory: this PE's part of it, and the address of
// every other PE's. As an argument it stands for memory of the PE that the
// operation names.
type Sym[T Elem] struct{ mem engine.Mem }

// Ptr is one element of symmetric memory.
type Ptr[T Elem] struct{ at engine.Mem }

// Registered is memory of this PE alone that the host has registered, so that it
// can be the local side of puts and gets (gpurt.Register; NVSHMEM API, Memory
// Management, nvshmemx_buffer_register).
type Registered[T Elem] struct{ local engine.Mem }

// LocalMem is the memory that can be the local side of puts and gets: memory that
// the network knows.
type LocalMem[T Elem] interface {
	Sym[T] | Registered[T]
	Len() int
	memory() engine.Mem
}

func (s Sym[T]) memory() engine.Mem        { return s.mem }
func (r Registered[T]) memory() engine.Mem { return r.local }

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

// Peer returns the range as it is on PE pe, for plain loads and stores over NVLink,
// or an empty slice where this GPU cannot address that PE's memory. Stores there
// are ordered and completed by nothing of this package but Fence, Quiet and the
// barriers, as those on memory of one's own are (NVSHMEM API, Library Setup, Exit,
// and Query, nvshmem_ptr).
func (s Sym[T]) Peer(t *gpu.Thread, pe int) []T {
	p := gpu.EngineOf(t, engine.Key{}).Peer(s.mem, pe)
	if p == nil {
		return nil
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
func NewRegistered[T Elem](m engine.Mem) Registered[T] { return Registered[T]{m} }

// NewSym returns the symmetric memory m as a kernel sees it. It is for the
// runtime.
func NewSym[T Elem](m engine.Mem) Sym[T] { return Sym[T]{m} }
