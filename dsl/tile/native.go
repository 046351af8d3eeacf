package tile

import (
	"unsafe"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/base/engine"
)

// The functions of this file have bodies for the emulator alone. The compiler puts
// instructions in their place.

// copyChunk copies 16 bytes, which stand at multiples of 16 bytes.
func copyChunk[E Element](dst, src []E) { copy(dst, src) }

// copyChunkAsync starts a copy of src, of up to 16 bytes, to the 16 bytes of dst, of which the
// rest becomes 0. Both stand at multiples of 16 bytes.
func copyChunkAsync[E Element](t *gpu.Thread, dst, src []E) {
	size := unsafe.Sizeof(dst[0])
	d := unsafe.Pointer(unsafe.SliceData(dst))
	n := uintptr(len(src)) * size
	var pieces []engine.Piece
	if n > 0 {
		pieces = append(pieces, engine.Piece{Dst: d, Src: unsafe.Pointer(unsafe.SliceData(src)), N: n})
	}
	if all := uintptr(len(dst)) * size; n < all {
		pieces = append(pieces, engine.Piece{Dst: unsafe.Add(d, n), N: all - n})
	}
	gpu.EngineOf(t, engine.Key{}).StartCopy(&engine.Copy{Name: "tile.LoadAsync", Pieces: pieces, ToShared: true})
}

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

// hasTMA reports whether the target copies by the tensor memory accelerator. The emulator does.
func hasTMA() bool { return true }

// hasSetMaxNReg reports whether the warps of the target hand registers to each other. On the
// emulator nobody knows the difference.
func hasSetMaxNReg() bool { return true }

// sizeOf returns the size of a value in bytes. It is a constant in compiled kernels.
func sizeOf[T any]() int {
	var v T
	return int(unsafe.Sizeof(v))
}

// What follows accesses elements that are there by the way in which this package counts. Compiled
// kernels do not check it.

// within returns n elements of s from an index on.
func within[T any](s []T, from, n int) []T { return s[from : from+n] }

// put stores an element.
func put[T any](s []T, i int, x T) { s[i] = x }

// fourAt returns four elements from an index on, which stand at a multiple of their size.
func fourAt[T gpu.Scalar](s []T, i int) gpu.Vec4[T] { return gpu.AsVec4(s[i : i+4])[0] }

// putFour stores four elements from an index on.
func putFour[T gpu.Scalar](s []T, i int, v gpu.Vec4[T]) { gpu.AsVec4(s[i : i+4])[0] = v }

// barrierAt returns the address of a barrier.
func barrierAt(s []gpu.MBarrier, i int) *gpu.MBarrier { return &s[i] }

// loadBox is gpu.TensorLoad of the box at a row and a column.
func loadBox[E Element](t *gpu.Thread, dst []E, m gpu.TensorMap[E, [2]int], row, col int, bar *gpu.MBarrier) {
	gpu.TensorLoad(t, dst, m, [2]int{row, col}, bar)
}
