package lang

import "math"

// Float is the floating-point types.
type Float interface{ float32 | float64 }

// FloatResults is how many results Floats writes.
const FloatResults = 28

// Floats applies the operations of floating-point numbers to a and b. Explicit
// conversions keep products from being fused, so that results are the same bit
// for bit.
func Floats[T Float](out []T, a, b T) {
	out[0], out[1], out[2], out[3] = a+b, a-b, a*b, a/b
	out[4], out[5] = -a, +b
	out[6], out[7], out[8] = bit[T](a == b), bit[T](a != b), bit[T](a < b)
	out[9], out[10], out[11] = bit[T](a <= b), bit[T](a > b), bit[T](a >= b)
	out[12], out[13] = min(a, b), max(a, b)
	out[14] = T(a*b) + 1
	out[15] = 1 - T(a*b)
	out[16], out[17] = T(float32(a)), T(float64(a))
	out[18] = a
	out[18] += 2
	out[18] /= 3
	out[19] = bit[T](!(a < b))
	out[20] = bit[T](a != a)
	var zero T
	out[21], out[22] = 1/zero, -1/zero
	out[23] = zero / zero
	out[24] = 0.1
	out[25] = a * 0x1p-120
	out[26] = bit[T](math.IsNaN(float64(a)))
	out[27] = T(math.Float64frombits(math.Float64bits(float64(b))))
}

// FloatToInts converts a, which every type holds after truncation, to integers.
func FloatToInts[T Float](out []int64, a T) {
	out[0], out[1], out[2] = int64(int8(a)), int64(int16(a)), int64(int32(a))
	out[3], out[4] = int64(a), int64(int(a))
	p := a
	if p < 0 {
		p = -p
	}
	out[5], out[6], out[7] = int64(uint8(p)), int64(uint16(p)), int64(uint32(p))
	out[8], out[9] = int64(uint64(p)), int64(uint(p))
}

// FloatToIntResults is how many results FloatToInts writes.
const FloatToIntResults = 10
