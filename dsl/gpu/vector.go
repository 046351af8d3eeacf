package gpu

import (
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/base/fault"
)

// Vec2 is two values that a GPU loads and stores at once (CUDA: float2 and the
// like). It is aligned to its size, but to at most 16 bytes. That holds for slices of
// vectors and for fields of structs.
type Vec2[T Scalar] struct{ X, Y T }

// Vec4 is four values that a GPU loads and stores at once (CUDA: float4 and the like).
// Values of 8 bytes are loaded and stored two by two. It is aligned to its size, but to
// at most 16 bytes, as Vec2 is.
type Vec4[T Scalar] struct{ X, Y, Z, W T }

// AsVec2 returns the memory of s as vectors. The length must be
// even. The first element must stand at a multiple of the vector's
// size, 16 bytes at most, as the first element of a buffer does.
func AsVec2[T Scalar](s []T) []Vec2[T] { return asVec[Vec2[T]]("gpu.AsVec2", s) }

// AsVec4 returns the memory of s as vectors. The length must be a
// multiple of 4. The first element must stand at a multiple of the
// vector's size, 16 bytes at most, as the first element of a buffer does.
func AsVec4[T Scalar](s []T) []Vec4[T] { return asVec[Vec4[T]]("gpu.AsVec4", s) }

func asVec[V any, T Scalar](name string, s []T) []V {
	var v V
	n := int(unsafe.Sizeof(v) / unsafe.Sizeof(s[0]))
	if len(s)%n != 0 {
		panic(&fault.Failure{Kind: fault.VecLength, Text: name, V0: int64(len(s)), V1: int64(n)})
	}
	p := unsafe.Pointer(unsafe.SliceData(s))
	align := min(unsafe.Sizeof(v), 16)
	if off := uintptr(p) % align; off != 0 && len(s) > 0 {
		panic(&fault.Failure{Kind: fault.VecAlign, Text: name, V0: int64(off), V1: int64(align)})
	}
	return unsafe.Slice((*V)(p), len(s)/n)
}
