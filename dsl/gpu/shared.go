package gpu

import (
	"reflect"
	"runtime"
	"unsafe"
)

// Shared returns the block's shared memory of type T for this call.
// All threads of a block get the same address, and each block has
// its own memory (CUDA: __shared__). The source line of the call and
// T say which memory it is. So a helper that is called twice gets
// the same memory, as in CUDA. Two calls on one line are refused.
//
// The memory is not zero at first: it holds what an earlier block left there. The
// emulator fills it with bytes of 0xff (NaN, or -1). Threads see each other's writes
// after Block.Sync. T holds no pointers, slices or strings.
func Shared[T any](t *Thread) *T {
	var pc [1]uintptr
	runtime.Callers(2, pc[:])
	return (*T)(t.api().Shared(pc[0], reflect.TypeFor[T]()))
}

// DynamicShared returns the block's shared memory whose size the launch gives, as a slice
// of as many values of type T as fit (CUDA: extern __shared__). Every call returns the
// same memory, also for another T. It starts at a multiple of 16 bytes. As with Shared,
// the memory is not zero at first, and T holds no pointers.
func DynamicShared[T any](t *Thread) []T {
	var v T
	p, bytes := t.api().DynamicShared(reflect.TypeFor[T]())
	return unsafe.Slice((*T)(p), bytes/int(unsafe.Sizeof(v)))
}
