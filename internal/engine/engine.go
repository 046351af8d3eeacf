// Package engine is the seam between the device API (dsl/gpu, dsl/shmem) and
// the emulator that runs kernels as ordinary Go functions. Code in kernels
// never sees it; on a GPU it does not exist, because the compiler lowers the
// functions of dsl itself.
//
// It is a package of its own, below both, so that dsl imports no runtime and
// only this module can make device values: dsl/gpu and dsl/shmem export
// constructors whose parameters are types of this package, which code outside
// the module can not name.
package engine

import (
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/op"
)

// Dim3 is an index or an extent in x, y and z.
type Dim3 struct{ X, Y, Z int }

// Thread is one emulated GPU thread, as the emulator offers it to dsl. Its
// methods may switch to other threads; they end the thread by a panic that the
// emulator recovers when the launch has failed.
type Thread interface {
	ThreadIdx() Dim3
	BlockIdx() Dim3
	BlockDim() Dim3
	GridDim() Dim3

	// Yield lets other threads run. Atomics and every loop that polls call it.
	Yield()
	// SyncWarp, SyncBlock and SyncGrid are barriers of the group.
	SyncWarp()
	SyncBlock()
	SyncGrid()
	// Fence orders the thread's plain memory accesses.
	Fence()
	// Shared returns the block's memory for the DSL call at pc: the same
	// address for every thread of the block, zeroed for each block. A call
	// site that asks for two sizes is an error.
	Shared(pc uintptr, bytes, align uintptr, typeName string) unsafe.Pointer

	MyPE(team int32) int
	NumPEs(team int32) int
	// RMA performs a put or get, or put with signal.
	RMA(r RMA)
	// SignalOp updates a signal on a peer.
	SignalOp(sig Word, value uint64, sigop int32, pe int)
	// SignalFetch reads a signal of this PE.
	SignalFetch(sig Word) uint64
	// SignalWait waits until the signal compares true and returns its value.
	SignalWait(sig Word, cmp int32, value uint64) uint64
	// Order performs Fence or Quiet at a scope.
	Order(o *op.Op, s op.Scope)
	// Collective performs Barrier or Sync at a scope.
	Collective(o *op.Op, s op.Scope, team int32)
}

// RMA is one put or get.
type RMA struct {
	Op    *op.Op
	Scope op.Scope
	// Remote is the symmetric side; Local is the memory of this PE.
	Remote Mem
	Local  Mem
	// DstLen and SrcLen are the lengths in elements, for the error that the
	// operation reports when they differ.
	DstLen, SrcLen int
	PE             int
	// Sig is the signal of put with signal.
	Sig      Word
	SigValue uint64
	SigOp    int32
}

// Mem is a range of emulated memory of the calling PE. For symmetric memory,
// Obj is the emulator's handle of the allocation and Off the offset into it,
// from which the peer's address follows.
type Mem struct {
	Base  unsafe.Pointer
	Bytes uintptr
	Obj   any
	Off   uintptr
}

// Slice returns the part of m from byte lo to byte hi.
func (m Mem) Slice(lo, hi uintptr) Mem {
	return Mem{unsafe.Add(m.Base, lo), hi - lo, m.Obj, m.Off + lo}
}

// Word is a symmetric 64-bit word.
type Word struct{ Mem }
