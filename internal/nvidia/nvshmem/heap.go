package nvshmem

import (
	"fmt"

	"github.com/gpuc-go/gpuc/internal/nvidia/dl"
)

// heapFuncs are the host library's functions for the symmetric heap beside malloc and free.
type heapFuncs struct {
	align               func(alignment, bytes uint64) uint64             // void *nvshmem_align(size_t alignment, size_t size)
	registerSymmetric   func(p uint64, bytes uint64, flags int32) uint64 // void *nvshmemx_buffer_register_symmetric(void *buf_ptr, size_t size, int flags)
	unregisterSymmetric func(p uint64, bytes uint64) int32               // int nvshmemx_buffer_unregister_symmetric(void *mmap_ptr, size_t size)
}

func (f *heapFuncs) bind(lib *dl.Library) error {
	return lib.Bind(
		dl.Func{Ptr: &f.align, Name: "nvshmem_align"},
		dl.Func{Ptr: &f.registerSymmetric, Name: "nvshmemx_buffer_register_symmetric", Optional: true},
		dl.Func{Ptr: &f.unregisterSymmetric, Name: "nvshmemx_buffer_unregister_symmetric", Optional: true},
	)
}

// Align is Malloc of memory whose address is a multiple of alignment: a power of two, and a
// multiple of 8.
func (l *Library) Align(alignment, bytes int) (uint64, error) {
	if err := l.ready(); err != nil {
		return 0, err
	}
	return l.heap.align(uint64(alignment), uint64(bytes)), nil
}

// RegisterSymmetric maps memory of each PE into its symmetric heap, and returns the address
// there. It is collective, with the same size everywhere. The memory is made by cuMemCreate
// with a handle that can be exported, and the size is a multiple of the heap's granularity:
// for other memory the library gives up its heap.
func (l *Library) RegisterSymmetric(addr uint64, bytes int) (uint64, error) {
	if err := l.ready(); err != nil {
		return 0, err
	}
	if l.heap.registerSymmetric == nil || l.heap.unregisterSymmetric == nil {
		return 0, fmt.Errorf("NVSHMEM %v does not register symmetric memory (nvshmemx_buffer_register_symmetric)", l.version)
	}
	p := l.heap.registerSymmetric(addr, uint64(bytes), 0)
	if p == 0 {
		return 0, fmt.Errorf("nvshmemx_buffer_register_symmetric of %d bytes failed, and the symmetric heap can no longer be used; NVSHMEM_DEBUG=INFO says more", bytes)
	}
	return p, nil
}

// UnregisterSymmetric ends what RegisterSymmetric began; addr is what that returned. It is
// collective.
func (l *Library) UnregisterSymmetric(addr uint64, bytes int) error {
	if err := l.ready(); err != nil {
		return err
	}
	if r := l.heap.unregisterSymmetric(addr, uint64(bytes)); r != 0 {
		return fmt.Errorf("nvshmemx_buffer_unregister_symmetric: status %d; NVSHMEM_DEBUG=INFO says more", r)
	}
	return nil
}
