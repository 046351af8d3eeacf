package gpurt

import (
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
)

// HostBuffer is memory that the host and the kernels of a PE use at one address: pinned or
// managed memory. A kernel takes it as []T. Copies between pinned memory and the GPU need
// the processor only to start.
//
// The host must not touch the elements while a kernel or a copy that is enqueued uses them:
// synchronise the stream first.
type HostBuffer[T any] struct{ v view }

// AllocPinned returns zeroed memory of the host for n elements, which does not move and which
// kernels address (cuMemHostAlloc). It is scarce: the system cannot use it otherwise.
func AllocPinned[T any](pe *PE, n int) (*HostBuffer[T], error) {
	return allocHost[T](pe, "AllocPinned", n, PinnedMemory)
}

// AllocManaged returns zeroed memory for n elements, which moves between the host and the
// GPU to where it is used (cuMemAllocManaged).
func AllocManaged[T any](pe *PE, n int) (*HostBuffer[T], error) {
	return allocHost[T](pe, "AllocManaged", n, ManagedMemory)
}

func allocHost[T any](pe *PE, what string, n int, kind MemoryKind) (*HostBuffer[T], error) {
	m := newMemory[T](what, n, nil, false)
	m.kind = kind
	m.take = func(d driver.Device, bytes int) (driver.Mem, error) {
		return d.AllocHost(bytes, kind == ManagedMemory)
	}
	return bufferOf[HostBuffer[T]](allocate(pe, m))
}

func (b *HostBuffer[T]) view() *view {
	if b == nil {
		return nil
	}
	return &b.v
}

func (b *HostBuffer[T]) deviceSlice() *view { return b.view() }
func (b *HostBuffer[T]) elem(T)             {}

// Len returns the number of elements.
func (b *HostBuffer[T]) Len() int { return b.view().length() }

// Kind returns PinnedMemory or ManagedMemory.
func (b *HostBuffer[T]) Kind() MemoryKind {
	if v := b.view(); v.exists() {
		return v.a.kind
	}
	return DeviceMemory
}

// Addr returns the address of the first element, the same for the host and for kernels, or 0
// if the buffer cannot be used.
func (b *HostBuffer[T]) Addr() uintptr { return b.view().address() }

// Host returns the elements as a slice, nil if the buffer cannot be used. The slice must not
// be used after Free, or when the PE has ended.
func (b *HostBuffer[T]) Host() []T {
	at := b.Addr()
	if at == 0 {
		return nil
	}
	return unsafe.Slice(*(**T)(unsafe.Pointer(&at)), b.Len())
}

// Slice returns the elements lo to hi, sharing the memory. A range that does not
// exist gives a buffer of length 0, and every use of it returns the error.
func (b *HostBuffer[T]) Slice(lo, hi int) *HostBuffer[T] {
	return &HostBuffer[T]{b.view().slice(lo, hi)}
}

// Buffer returns the same memory as a buffer, for example for Register.
func (b *HostBuffer[T]) Buffer() *Buffer[T] {
	if b == nil {
		return nil
	}
	return &Buffer[T]{b.v}
}

// CopyFromDevice enqueues a copy of src, memory of the same PE, into the buffer
// on s. The lengths must be equal and the ranges must not overlap.
func (b *HostBuffer[T]) CopyFromDevice(s *Stream, src DeviceSlice[T]) error {
	return copyDevice[T](b.view(), s, src)
}

// Zero enqueues setting the buffer to zero on s.
func (b *HostBuffer[T]) Zero(s *Stream) error { return b.view().zero(s) }

// Free releases the memory. No stream may still use it.
func (b *HostBuffer[T]) Free() error { return b.view().free() }
