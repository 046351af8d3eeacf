// Package engine is the seam between the device API (dsl/gpu, dsl/shmem) and
// the emulator that runs kernels as ordinary Go functions. Code in kernels
// never sees it; on a GPU it does not exist, because the compiler lowers the
// functions of dsl itself.
//
// It is a package of its own, below both, so that dsl imports no runtime and
// only this module can make device values: what dsl/gpu and dsl/shmem export
// for the runtime takes a parameter of a type of this package, which code
// outside the module cannot name.
package engine

import (
	"reflect"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/arch"
	"github.com/gpuc-go/gpuc/internal/op"
)

// Dim3 is an index or an extent in x, y and z.
type Dim3 struct{ X, Y, Z int }

// Count returns the number of elements of an extent.
func (d Dim3) Count() int { return d.X * d.Y * d.Z }

// Key is the parameter that keeps functions which dsl has to export for the
// runtime out of the reach of other modules.
type Key struct{ _ [0]func() }

// Geometry is where a thread stands in its launch. Ranks and sizes are linear,
// x fastest.
type Geometry struct {
	ThreadIdx, BlockIdx, BlockDim, GridDim Dim3

	// Lane is the rank in the warp; WarpSize is arch.WarpSize, or less in the last
	// warp of a block whose size is no multiple of that.
	Lane, WarpSize       int
	BlockRank, BlockSize int
	GridRank, GridSize   int
}

// Thread is one emulated GPU thread, as the emulator offers it to dsl. Its
// methods may switch to other threads; they end the thread by a panic that the
// emulator recovers when the launch has failed.
type Thread interface {
	// Geometry is fixed while the kernel runs; dsl keeps a copy.
	Geometry() Geometry

	// AtomicBegin and AtomicEnd stand around an atomic access to ordinary
	// memory at p; no other thread runs between them. Order and scope are
	// those of package mir. changed says that the access wrote a new value,
	// so that an emulator can tell a thread that polls from one that works.
	AtomicBegin(p unsafe.Pointer, order, scope uint8)
	AtomicEnd(p unsafe.Pointer, order, scope uint8, changed bool)
	// Fence orders the thread's plain memory accesses for the threads of a
	// scope, which is one of package mir's.
	Fence(scope uint8)
	// Clock returns a number of cycles, and Nanoseconds the time; both grow.
	Clock() int64
	Nanoseconds() uint64

	// SyncWarp, SyncBlock and SyncGrid are barriers of the group.
	SyncWarp()
	SyncBlock()
	SyncGrid()
	// SyncAll is a barrier of the block that belongs to the call name, and
	// that no thread of the block may miss.
	SyncAll(name string)
	// Lanes has the threads of the warp that have not returned meet in the
	// call name, each with a word. It returns the words by lane, valid until
	// the next call, and which lanes are there. It orders no memory.
	Lanes(name string, word uint64) (words *[arch.WarpSize]uint64, here uint32)
	// Shared returns the block's memory of type typ for the DSL call at pc:
	// the same address for every thread of the block. It holds no useful
	// value before the block writes it.
	Shared(pc uintptr, typ reflect.Type) unsafe.Pointer
	// DynamicShared returns the block's memory that the launch sized, and its
	// bytes. It holds values of type typ.
	DynamicShared(typ reflect.Type) (unsafe.Pointer, int)

	// Print writes to standard output.
	Print(text string)

	MyPE(team int32) int
	NumPEs(team int32) int
	// TranslatePE returns the number in team dst of PE pe of team src, or -1.
	TranslatePE(src int32, pe int, dst int32) int
	// Peer returns the address on a PE of symmetric memory, nil if it cannot be
	// addressed.
	Peer(m Mem, pe int) unsafe.Pointer
	// RMA performs a put or get, or put with signal.
	RMA(r RMA)
	// Store and Load are P and G: one element of n bytes, in the low bits.
	Store(dst Mem, bits uint64, n uintptr, pe int)
	Load(src Mem, n uintptr, pe int) uint64
	// SignalOp updates a signal on a peer.
	SignalOp(sig Word, value uint64, sigop int32, pe int)
	// SignalFetch reads a signal of this PE.
	SignalFetch(sig Word) uint64
	// SignalWait waits until the signal compares true and returns its value.
	// With relaxed, nothing but the signal is visible then.
	SignalWait(sig Word, cmp int32, value uint64, relaxed bool) uint64
	// PutLine stores a line on a peer, and WaitLine waits for one of this PE and
	// returns its data.
	PutLine(line Word, data uint64, flag uint32, pe int)
	WaitLine(line Word, flag uint32) uint64
	// Atomic updates a word on a peer, and returns the old value if the
	// operation does.
	Atomic(a Atomic) uint64
	// Wait waits for words of this PE, or tests them, and returns what the
	// operation does, a bool as 0 or 1.
	Wait(w Wait) int
	// Order performs Fence or Quiet at a scope.
	Order(o *op.Op, s op.Scope)
	// Collective performs an operation that every PE of a team calls.
	Collective(c Collective)
}

// Collective is one call of a collective operation.
type Collective struct {
	Op    *op.Op
	Scope op.Scope
	Team  int32
	// Dst and Src are the buffers, of elements of Elem bytes; barriers have none.
	Dst, Src Mem
	Elem     uintptr
	// Root is the number in the team of the PE that Broadcast copies from.
	Root int
	// Reduction and Type say how a reduction combines elements.
	Reduction op.Reduction
	Type      op.Type
}

// RMA is one put or get of a range.
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
	// Count is the number of elements of a strided transfer, or of rows of a
	// tile, of Cols elements each; ElemBytes is the size of an element, and
	// DstStride and SrcStride are the distances in elements.
	Count, Cols          int
	ElemBytes            uintptr
	DstStride, SrcStride int
	// Sig is the signal of put with signal.
	Sig      Word
	SigValue uint64
	SigOp    int32
}

// Atomic is one atomic update of a word on a PE. Values are bits, in the low ones.
type Atomic struct {
	Op          *op.Op
	Type        op.Type
	Word        Mem
	Cond, Value uint64
	PE          int
}

// Wait is one wait for, or test of, words of the calling PE.
type Wait struct {
	Op      *op.Op
	Type    op.Type
	Words   Mem
	Len     int // of Words
	Indices []int
	Skip    []int32
	Cmp     int32
	// Value is what each word is compared with, or Values one for each.
	Value     uint64
	Values    unsafe.Pointer
	NumValues int
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
	if lo == hi {
		// An address behind the last byte would keep another object alive.
		return Mem{m.Base, 0, m.Obj, m.Off}
	}
	return Mem{unsafe.Add(m.Base, lo), hi - lo, m.Obj, m.Off + lo}
}

// Word is a symmetric 64-bit word.
type Word struct{ Mem }
