package gpu

import (
	"reflect"
	"runtime"
	"unsafe"
)

// Shared returns the block's shared memory of type T for this call: all threads
// of a block get the same address, and each block has its own memory (CUDA:
// __shared__). Which memory it is follows from the source line of the call and
// from T: a helper called twice gets the same memory, as in CUDA, and two calls
// on one line are refused.
//
// The memory is not zero at first: it holds what an earlier block left there,
// which the emulator makes bytes of 0xff (NaN, or -1). Threads see each other's
// writes after Block.Sync. T holds no pointers, slices or strings.
func Shared[T any](t *Thread) *T {
	var pc [1]uintptr
	runtime.Callers(2, pc[:])
	return (*T)(t.engine().Shared(pc[0], reflect.TypeFor[T]()))
}

// DynamicShared returns the block's shared memory that the launch sized, as many
// values of type T as it holds (CUDA: extern __shared__). It is the same memory for
// each call and T, and starts at a multiple of 16 bytes. It is not zero at first,
// as that of Shared, and T holds no pointers either.
func DynamicShared[T any](t *Thread) []T {
	var v T
	p, bytes := t.engine().DynamicShared(reflect.TypeFor[T]())
	return unsafe.Slice((*T)(p), bytes/int(unsafe.Sizeof(v)))
}
