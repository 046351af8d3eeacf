package tile

import (
	"unsafe"

	"github.com/gpuc-go/gpuc/dsl/gpu"
)

// The functions of this file have bodies for the emulator alone. The compiler puts
// instructions in their place.

// copyChunk copies 16 bytes, which stand at multiples of 16 bytes.
func copyChunk[E Element](dst, src []E) { copy(dst, src) }

// address returns the address at which the memory of s begins.
func address[E any](s []E) uint64 { return uint64(uintptr(unsafe.Pointer(unsafe.SliceData(s)))) }

// publish lets what the thread has written to shared memory be seen by the instructions
// that read it by descriptors, once the threads have met (PTX ISA, fence.proxy.async).
func publish() {}

// convert rounds a sum to the type of a matrix.
func convert[E Number, T Sum](x T) (y E) {
	switch y := any(&y).(type) {
	case *float32:
		*y = float32(x)
	case *int32:
		*y = int32(x)
	case *gpu.Float16:
		*y = gpu.ToFloat16(float32(x))
	case *gpu.BFloat16:
		*y = gpu.ToBFloat16(float32(x))
	}
	return y
}
