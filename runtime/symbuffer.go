package gpurt

import (
	"context"
	"fmt"

	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// SymBuffer is symmetric memory: every PE has its own elements at the same
// offset, and kernels of other PEs can reach them. It is the host's handle of
// what a kernel sees as shmem.Sym[T]. Host methods work on the PE's own part.
type SymBuffer[T shmem.Elem] struct{ v view }

// AllocSym returns zeroed symmetric memory for n elements. It is collective: every PE
// calls it, in the same order and with the same n, and it returns when all PEs have
// called. If a PE makes another collective call instead, AllocSym fails with
// ErrNotSymmetric; but two allocations of one size are not told apart. If the context of the
// run function ends first, the error says which PEs have not called. The same holds for Free.
// As PE.Barrier does, it waits for kernels that were launched before and that meet other PEs.
// T is what Alloc takes.
func AllocSym[T shmem.Elem](pe *PE, n int) (*SymBuffer[T], error) {
	return bufferOf[SymBuffer[T]](allocate(pe, newMemory[T]("AllocSym", n, nil, true)))
}

// AllocSymFrom returns symmetric memory; this PE's part holds a copy of src. It is
// collective, as AllocSym is. Every PE passes the same number of elements, but their
// values may differ. When it returns, the elements of every PE are in place for kernels
// to get. The copy waits for no stream.
func AllocSymFrom[T shmem.Elem](pe *PE, src []T) (*SymBuffer[T], error) {
	return bufferOf[SymBuffer[T]](allocate(pe, newMemory("AllocSymFrom", len(src), src, true)))
}

func (b *SymBuffer[T]) view() *view {
	if b == nil {
		return nil
	}
	return &b.v
}

func (b *SymBuffer[T]) deviceSlice() *view { return b.view() }
func (b *SymBuffer[T]) elem(T)             {}

// Len returns the number of elements on each PE.
func (b *SymBuffer[T]) Len() int { return b.view().length() }

// Addr returns the address of the first element of this PE's part, as kernels see it: on a GPU its device
// address, on an emulated PE an address of this process. It is 0 if the buffer cannot be
// used. It is valid while the program holds the buffer and has not freed it.
func (b *SymBuffer[T]) Addr() uintptr { return b.view().address() }

// Slice returns the elements lo to hi, sharing the memory. A range that does not
// exist gives a buffer of length 0, and every use of it returns the error.
func (b *SymBuffer[T]) Slice(lo, hi int) *SymBuffer[T] {
	return &SymBuffer[T]{b.view().slice(lo, hi)}
}

// CopyFrom copies src into this PE's part, in the order of the PE's first
// stream, and waits for that stream. The lengths must be equal.
func (b *SymBuffer[T]) CopyFrom(ctx context.Context, src []T) error {
	return copyFrom(ctx, b.view(), src)
}

// CopyTo copies this PE's part into dst, in the order of the PE's first stream,
// and waits for that stream. The lengths must be equal.
func (b *SymBuffer[T]) CopyTo(ctx context.Context, dst []T) error {
	return copyTo(ctx, b.view(), dst)
}

// CopyFromAsync enqueues a copy of src into this PE's part on s. The lengths must
// be equal; src must not be changed until the stream has reached that point.
func (b *SymBuffer[T]) CopyFromAsync(s *Stream, src []T) error {
	return copyIn("CopyFromAsync", b.view(), s, src)
}

// CopyToAsync enqueues a copy of this PE's part into dst on s. The lengths must be
// equal; dst must not be used until the stream has reached that point.
func (b *SymBuffer[T]) CopyToAsync(s *Stream, dst []T) error {
	return copyOut("CopyToAsync", b.view(), s, dst)
}

// CopyFromDevice enqueues a copy of src, memory of the same PE, into this PE's
// part on s. The lengths must be equal and the ranges must not overlap.
func (b *SymBuffer[T]) CopyFromDevice(s *Stream, src DeviceSlice[T]) error {
	return copyDevice[T](b.view(), s, src)
}

// Zero enqueues setting this PE's part to zero on s.
func (b *SymBuffer[T]) Zero(s *Stream) error { return b.view().zero(s) }

// Free releases the memory on every PE. It is collective, as AllocSym is.
func (b *SymBuffer[T]) Free() error { return b.view().free() }

// SignalBuffer is symmetric memory for signals, 64-bit words that other PEs
// update to notify this one. It is the host's handle of what a kernel sees as
// shmem.Signals, or, with length 1, as shmem.Signal.
type SignalBuffer struct{ v view }

// AllocSignals returns n signals, all zero. It is collective, as AllocSym is.
func AllocSignals(pe *PE, n int) (*SignalBuffer, error) {
	return bufferOf[SignalBuffer](allocate(pe, newMemory[uint64]("AllocSignals", n, nil, true)))
}

func (b *SignalBuffer) view() *view {
	if b == nil {
		return nil
	}
	return &b.v
}

// Len returns the number of signals on each PE.
func (b *SignalBuffer) Len() int { return b.view().length() }

// Addr returns the address of the first of this PE's signals, as kernels see it: on a GPU its device
// address, on an emulated PE an address of this process. It is 0 if the buffer cannot be
// used. It is valid while the program holds the buffer and has not freed it.
func (b *SignalBuffer) Addr() uintptr { return b.view().address() }

// Slice returns the signals lo to hi, sharing the memory. A range that does not
// exist gives a buffer of length 0, and every use of it returns the error.
func (b *SignalBuffer) Slice(lo, hi int) *SignalBuffer {
	return &SignalBuffer{b.view().slice(lo, hi)}
}

// At returns signal i alone, as a kernel takes it for a shmem.Signal.
func (b *SignalBuffer) At(i int) *SignalBuffer {
	if v := b.view(); v.exists() && (i < 0 || i >= v.n) {
		return &SignalBuffer{brokenHere(fmt.Errorf("At(%d) of %d signals is out of range", i, v.n))}
	}
	return &SignalBuffer{b.view().slice(i, i+1)}
}

// Words returns the signals as words, for a kernel that takes them as shmem.Sym[uint64]. They
// share the memory, and stay signals: shmem.Signals.Words says what holds for such a word. Free
// the signals, not the words.
func (b *SignalBuffer) Words() *SymBuffer[uint64] {
	if b == nil {
		return nil
	}
	return &SymBuffer[uint64]{b.v.share()}
}

// SignalsOf returns words of symmetric memory as signals, for a kernel that takes them as
// shmem.Signals. They share the memory. Free the words, not the signals.
func SignalsOf(words *SymBuffer[uint64]) *SignalBuffer {
	if words == nil {
		return nil
	}
	return &SignalBuffer{words.v.share()}
}

// CopyFrom copies src into this PE's signals, in the order of the PE's first
// stream, and waits for that stream. The lengths must be equal.
func (b *SignalBuffer) CopyFrom(ctx context.Context, src []uint64) error {
	return copyFrom(ctx, b.view(), src)
}

// CopyTo copies this PE's signals into dst, in the order of the PE's first stream,
// and waits for that stream. The lengths must be equal.
func (b *SignalBuffer) CopyTo(ctx context.Context, dst []uint64) error {
	return copyTo(ctx, b.view(), dst)
}

// Zero enqueues setting this PE's signals to zero on s. No other PE may update
// them meanwhile.
func (b *SignalBuffer) Zero(s *Stream) error { return b.view().zero(s) }

// Free releases the signals on every PE. It is collective, as AllocSym is.
func (b *SignalBuffer) Free() error { return b.view().free() }
