package lang

// Integer is the integer types.
type Integer interface {
	int8 | int16 | int32 | int64 | int | uint8 | uint16 | uint32 | uint64 | uint
}

// IntegerResults is how many results Integers writes.
const IntegerResults = 40

// Integers applies the operations of integers to a and b, with shift counts s,
// which may exceed the width.
func Integers[T Integer](out []T, a, b T, s uint) {
	out[0], out[1], out[2] = a+b, a-b, a*b
	out[3], out[4], out[5], out[6] = a&b, a|b, a^b, a&^b
	out[7], out[8], out[9] = ^a, -a, +a
	out[10], out[11] = a<<s, a>>s
	out[12], out[13] = a<<int(s), a>>uint8(s)
	out[14], out[15] = a<<3, a>>3
	out[16], out[17] = T(1)<<s, b>>(s%8)
	if b != 0 {
		out[18], out[19] = a/b, a%b
	} else {
		out[18], out[19] = 0, 0
	}
	out[20], out[21] = a/7, a%7
	out[22], out[23] = a/8, a%8
	out[24], out[25] = min(a, b), max(a, b, 3)
	out[26], out[27], out[28] = bit[T](a == b), bit[T](a != b), bit[T](a < b)
	out[29], out[30], out[31] = bit[T](a <= b), bit[T](a > b), bit[T](a >= b)
	c := a
	c += b
	c *= 3
	c -= 5
	c ^= a
	out[32] = c
	c <<= 2
	c >>= 1
	c |= 1
	c &^= 2
	out[33] = c
	c++
	c--
	c--
	out[34] = c
	x, y := a, b
	x, y = y, x
	out[35] = x - y
	out[36] = bit[T](a < b && b != 0 || a == 5)
	out[37] = bit[T](!(a > b) != (b == 1))
	out[38] = 1<<(s&3) + a // a constant that takes its type from the other operand
	var zero T
	out[39] = zero - 1
}

// ConversionResults is how many results Conversions writes.
const ConversionResults = 20

// Conversions converts a to every integer type and back, and through the float
// types where they hold it exactly.
func Conversions[T Integer](out []int64, a T) {
	out[0], out[1], out[2], out[3], out[4] = int64(int8(a)), int64(int16(a)), int64(int32(a)), int64(a), int64(int(a))
	out[5], out[6], out[7], out[8], out[9] = int64(uint8(a)), int64(uint16(a)), int64(uint32(a)), int64(uint64(a)), int64(uint(a))
	out[10], out[11], out[12] = int64(T(int8(a))), int64(T(uint8(a))), int64(T(int16(a)))
	out[13], out[14] = int64(T(uint32(a))), int64(T(int64(a)))
	small := T(uint8(a) >> 1) // 0 to 127 in every type: beyond the range the result is up to the machine
	out[15], out[16] = int64(float32(small)), int64(float64(small))
	out[17], out[18] = int64(T(float32(small))), int64(T(float64(small)+0.75))
	out[19] = int64(uint64(float64(small) * 3.5))
}

// Rounding converts a to the float types, which rounds large values.
func Rounding[T Integer](out []float64, a T) {
	out[0], out[1] = float64(float32(a)), float64(a)
}
