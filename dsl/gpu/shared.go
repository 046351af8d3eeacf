package gpu

import (
	"reflect"
	"runtime"
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
