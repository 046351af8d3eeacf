package gpu

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
func AsVec2[T Scalar](s []T) []Vec2[T] { return view[Vec2[T]]("gpu.AsVec2", s) }

// AsVec4 returns the memory of s as vectors. The length must be a
// multiple of 4. The first element must stand at a multiple of the
// vector's size, 16 bytes at most, as the first element of a buffer does.
func AsVec4[T Scalar](s []T) []Vec4[T] { return view[Vec4[T]]("gpu.AsVec4", s) }
