package gpurt

import (
	"context"
	"fmt"
	"unsafe"
)

// Buffer is memory of one PE: the host's handle of what a kernel sees as []T.
// The host cannot access its elements directly; it copies them.
type Buffer[T any] struct{ v view }

// Alloc returns zeroed memory for n elements on the PE. T is a bool, integer or
// float type, or an array or struct of them; other types are an error.
func Alloc[T any](pe *PE, n int) (*Buffer[T], error) {
	return bufferOf[Buffer[T]](allocate(pe, newMemory[T]("Alloc", n, nil, false)))
}

// AllocFrom returns memory on the PE that holds a copy of src. When it returns, the copy
// is done. The copy waits for no stream.
func AllocFrom[T any](pe *PE, src []T) (*Buffer[T], error) {
	return bufferOf[Buffer[T]](allocate(pe, newMemory("AllocFrom", len(src), src, false)))
}

// DeviceSlice is what a launch may pass where a kernel takes []T: a *Buffer[T], or a
// *SymBuffer[T], which stands for the PE's own part.
type DeviceSlice[T any] interface {
	// Len is the number of elements, and Addr the address of the first.
	Len() int
	Addr() uintptr
	// deviceSlice returns the memory; elem only ties the interface to T.
	deviceSlice() *view
	elem(T)
}

func (b *Buffer[T]) view() *view {
	if b == nil {
		return nil
	}
	return &b.v
}

func (b *Buffer[T]) deviceSlice() *view { return b.view() }
func (b *Buffer[T]) elem(T)             {}

// Len returns the number of elements.
func (b *Buffer[T]) Len() int { return b.view().length() }

// Addr returns the address of the first element, as kernels see it: on a GPU its device
// address, on an emulated PE an address of this process. It is 0 if the buffer cannot be
// used. It is valid while the program holds the buffer and has not freed it.
func (b *Buffer[T]) Addr() uintptr { return b.view().address() }

// Slice returns the elements lo to hi, sharing the memory. A range that does not
// exist gives a buffer of length 0, and every use of it returns the error.
func (b *Buffer[T]) Slice(lo, hi int) *Buffer[T] {
	return &Buffer[T]{b.view().slice(lo, hi)}
}

// CopyFrom copies src into the buffer, in the order of the PE's first stream,
// and waits for that stream. The lengths must be equal.
func (b *Buffer[T]) CopyFrom(ctx context.Context, src []T) error {
	return copyFrom(ctx, b.view(), src)
}

// CopyTo copies the buffer into dst, in the order of the PE's first stream, and
// waits for that stream. The lengths must be equal.
func (b *Buffer[T]) CopyTo(ctx context.Context, dst []T) error {
	return copyTo(ctx, b.view(), dst)
}

// CopyFromAsync enqueues a copy of src into the buffer on s. The lengths must be
// equal; src must not be changed until the stream has reached that point. A GPU may read
// src when the copy is enqueued, so what earlier work of the stream writes to it, such as a
// HostFunc, may be missed: use AllocPinned and CopyFromDevice there.
func (b *Buffer[T]) CopyFromAsync(s *Stream, src []T) error {
	return copyIn("CopyFromAsync", b.view(), s, src)
}

// CopyToAsync enqueues a copy of the buffer into dst on s. The lengths must be
// equal; dst must not be used until the stream has reached that point.
func (b *Buffer[T]) CopyToAsync(s *Stream, dst []T) error {
	return copyOut("CopyToAsync", b.view(), s, dst)
}

// CopyFromDevice enqueues a copy of src, memory of the same PE, into the buffer
// on s. The lengths must be equal and the ranges must not overlap.
func (b *Buffer[T]) CopyFromDevice(s *Stream, src DeviceSlice[T]) error {
	return copyDevice[T](b.view(), s, src)
}

// Zero enqueues setting the buffer to zero on s.
func (b *Buffer[T]) Zero(s *Stream) error { return b.view().zero(s) }

// Free releases the memory. No stream may still use it.
func (b *Buffer[T]) Free() error { return b.view().free() }

// copyDevice enqueues a copy between two ranges of the same PE.
func copyDevice[T any](dst *view, s *Stream, src DeviceSlice[T]) error {
	var from *view
	if src != nil {
		from = src.deviceSlice()
	}
	return dst.enqueue("CopyFromDevice", s, func(s *Stream) error {
		if err := from.check(s.pe); err != nil {
			return fmt.Errorf("source: %w", err)
		}
		if from.n != dst.n {
			return fmt.Errorf("the buffer has %d elements, the source has %d", dst.n, from.n)
		}
		if dst.overlaps(from) {
			return errOverlap
		}
		s.usesViews(from)
		return s.s.CopyDevice(dst.mem(), from.mem())
	})
}

// emulatedSlice returns emulated memory as the slice that a kernel sees.
func emulatedSlice[T any](v *view) []T {
	return unsafe.Slice((*T)(v.mem().Emu.Base), v.n)
}
