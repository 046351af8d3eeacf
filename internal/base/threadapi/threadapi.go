// Package threadapi is the seam between the device API (dsl/gpu, dsl/shmem) and
// the emulator that runs kernels as ordinary Go functions. Code in kernels
// never sees it; on a GPU it does not exist, because the compiler lowers the
// functions of dsl itself.
//
// It is a package of its own, below both, so that dsl imports no runtime and
// only this module can make device values: what dsl/gpu and dsl/shmem export
// for the runtime takes a parameter of a type of this package, which code
// outside the module cannot name.
package threadapi

import (
	"reflect"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/base/op"
)

// Dim3 is an index or an extent in x, y and z.
type Dim3 struct{ X, Y, Z int }

// Count returns the number of elements of an extent.
func (d Dim3) Count() int { return d.X * d.Y * d.Z }

// Key is the parameter that keeps functions which dsl and runtime have to export for other
// packages of this module out of the reach of other modules.
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

	// ClusterDim is the extent of a cluster in blocks, ClusterIdx the index of the block
	// in its cluster, and ClusterRank its number there.
	ClusterDim, ClusterIdx Dim3
	ClusterRank            int

	// Multiprocessors is how many the GPU has.
	Multiprocessors int
}

// BlockNumber is the rank of the thread's block in the grid.
func (g *Geometry) BlockNumber() int { return g.GridRank / g.BlockSize }

// Thread is one emulated GPU thread, as the emulator offers it to dsl. Its
// methods may switch to other threads; they end the thread by a panic that the
// emulator recovers when the launch has failed.
type Thread interface {
	// Geometry is fixed while the kernel runs; dsl keeps a copy.
	Geometry() Geometry

	// AtomicBegin and AtomicEnd stand around an atomic access to ordinary
	// memory at p, a value of type typ; no other thread runs between them. Order
	// and scope are those of package mir. changed says that the access wrote a
	// new value, so that an emulator can tell a thread that polls from one that
	// works.
	AtomicBegin(p unsafe.Pointer, typ reflect.Type, order, scope uint8)
	AtomicEnd(p unsafe.Pointer, order, scope uint8, changed bool)
	// Fence orders the thread's plain memory accesses for the threads of a
	// scope, which is one of package mir's.
	Fence(scope uint8)
	// Clock returns a number of cycles, and Nanoseconds the time; both grow.
	Clock() int64
	Nanoseconds() uint64
	// Sleep lets time pass, and other threads run.
	Sleep(ns uint32)

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

	// BeginSpan begins a part of the kernel with a name in the trace, if there is one, and
	// EndSpan ends the span of the number that BeginSpan returned.
	BeginSpan(name string) uint64
	EndSpan(span uint64)

	Async

	// Reaches reports whether Peer can address memory of a PE. It is true also of numbers
	// that no PE has, which Peer refuses.
	Reaches(pe int) bool
	// Peer returns the address on a PE of symmetric memory, nil if it cannot be
	// addressed.
	Peer(m Mem, pe int) unsafe.Pointer
	// There is Peer for who follows what operations do to memory: it returns the address
	// also of what only operations can reach.
	There(m Mem, pe int) unsafe.Pointer
	// Communicate performs every other operation of package op. It returns what the
	// operation does: a value of T in the low bits, a bool as 0 or 1, an int as the
	// uint64 of the same bits.
	Communicate(c Call) uint64
}

// Call is one call of an operation, with the operands that its row names.
type Call struct {
	Op    *op.Op
	Scope op.Scope
	Operands
	// ToTeam is the team to which a number is translated.
	ToTeam int32
	// Count is the number of elements of a strided transfer, or of rows of a
	// tile, of Cols elements each; DstStride and SrcStride are the distances in
	// elements.
	Count, Cols          int
	DstStride, SrcStride int
	// Cond is what an atomic compares with, or the flag of a line, in the low bits.
	Cond uint64
	// Words is what else a wait for words takes.
	Words *Words
}

// Operands are those of an emulated thread.
type Operands = op.Operands[Mem]

// Lens returns the lengths of the buffers in elements.
func (c *Call) Lens() (dst, src int) { return int(c.Dst.Bytes / c.Elem), int(c.Src.Bytes / c.Elem) }

// Words are operands of a wait for words of the calling PE, or of a test.
type Words struct {
	Indices []int
	Skip    []int32
	// Values, if set, has one value for each word.
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
		// An address after the last byte would keep another object alive.
		return Mem{m.Base, 0, m.Obj, m.Off}
	}
	return Mem{unsafe.Add(m.Base, lo), hi - lo, m.Obj, m.Off + lo}
}
