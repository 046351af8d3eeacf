package threadapi

import "unsafe"

// Async is what an emulated thread offers for barriers in shared memory, asynchronous
// copies and clusters.
type Async interface {
	// Barrier performs an operation on a barrier in shared memory, and reports for a test
	// or a wait whether the phase is over.
	Barrier(c BarrierCall) bool
	// StartCopy starts a copy or a product, which completes later.
	StartCopy(c *Copy)
	// CommitCopies makes the copies of a kind that the thread has started since the last call a
	// group, and WaitCopies waits until at most n of the newest groups are left; with
	// read, until the sources of the others have been read.
	CommitCopies(name string, kind CopyKind)
	WaitCopies(name string, kind CopyKind, n int, read bool)
	// FenceProxy makes what this thread knows to have been written to shared memory, or to
	// global memory, visible to the asynchronous proxy. Of shared memory that is n bytes from p
	// on, or all if n is 0.
	FenceProxy(global bool, p unsafe.Pointer, n uintptr)
	// ReadByProxy fails if n bytes of shared memory were written after the last fence: the
	// asynchronous proxy reads them in the call name. fence is what is to be called.
	ReadByProxy(name, fence string, p unsafe.Pointer, n uintptr)
	// MustBeShared fails unless n bytes from p on, which the call name takes, are shared memory of the block.
	MustBeShared(name string, p unsafe.Pointer, n uintptr)

	// SyncCluster is a barrier of the cluster, and MapShared returns the address that p
	// has in the shared memory of block number rank of it.
	SyncCluster()
	MapShared(name string, p unsafe.Pointer, rank int) unsafe.Pointer
	// SyncNamed is the barrier of a block with the given number, for some of its threads; with
	// arrive the thread does not wait.
	SyncNamed(id, threads int, arrive bool)
}

// BarrierKind is what is done with a barrier in shared memory.
type BarrierKind uint8

// The operations on barriers.
const (
	BarrierInit BarrierKind = iota // N arrivals make up a phase
	BarrierInvalidate
	BarrierArrive     // with N bytes expected before
	BarrierExpect     // N bytes
	BarrierTest       // N is the parity of the phase
	BarrierWait       // N is the parity of the phase
	BarrierArriveWhen // when the thread's copies so far are complete
)

// BarrierCall is an operation on a barrier.
type BarrierCall struct {
	Kind BarrierKind
	Name string // of the function, for messages
	At   unsafe.Pointer
	N    int
	// Remote says that the barrier is that of block number Rank of the cluster.
	Remote bool
	Rank   int
}

// Piece is bytes that a copy moves. Without a source they become Fill.
type Piece struct {
	Dst, Src unsafe.Pointer
	N        uintptr
	Fill     byte
}

// CopyKind is who makes a copy. A thread has groups of each kind.
type CopyKind uint8

// The kinds of copies.
const (
	ThreadCopies CopyKind = iota // started by a thread, piece by piece
	BulkCopies                   // by the asynchronous proxy
	Products                     // no copies: products of tiles, in the order in which they were started
)

// Copy is an asynchronous copy, or a product.
type Copy struct {
	Name   string
	Pieces []Piece
	// Kind says who makes the copy. It completes at the barrier, or in the thread's groups of
	// the kind if there is none.
	Kind    CopyKind
	Barrier unsafe.Pointer
	// Read and Write are what a product does in place of copying pieces: it reads its operands,
	// and some time later writes its sums.
	Read, Write func()
	// Bytes is how many the barrier is told of.
	Bytes int
	// ToShared and FromShared say which sides lie in shared memory.
	ToShared, FromShared bool
	// Multicast, if not 0, are the blocks of the cluster whose shared memory gets the
	// copy, and whose barriers, bit by bit.
	Multicast uint32
	// Add combines what lies at the destination with what comes, if it is set.
	Add func(dst, src unsafe.Pointer, n uintptr)
}
