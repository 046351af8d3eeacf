package gpu

import (
	"math"
	"strconv"
)

// Float8E4M3 is a floating-point number of 8 bits (CUDA: __nv_fp8_e4m3; OCP 8-bit
// Floating Point Specification). It has 4 significant bits, values up to 448, and no
// infinities. It is for storage: compute with Float32.
type Float8E4M3 struct{ bits uint8 }

// ToFloat8E4M3 returns the Float8E4M3 nearest to x and, halfway
// between two, the even one. An x that is too large, or infinite,
// becomes 448 with the sign of x (PTX ISA, cvt.rn.satfinite).
func ToFloat8E4M3(x float32) Float8E4M3 { return Float8E4M3{uint8(e4m3.round(float64(x)))} }

// Float8E4M3FromBits returns the Float8E4M3 that is stored as b.
func Float8E4M3FromBits(b uint8) Float8E4M3 { return Float8E4M3{b} }

// Bits returns how x is stored: sign, 4 bits of exponent, 3 of mantissa.
func (x Float8E4M3) Bits() uint8 { return x.bits }

// Float32 returns x as a float32, which holds every Float8E4M3 exactly.
func (x Float8E4M3) Float32() float32 {
	if x.bits&0x7f == 0x7f {
		return math.Float32frombits(0x7fffffff)
	}
	return e4m3.value(uint16(x.bits))
}

// String returns x as a float32 is written, for messages of the host.
func (x Float8E4M3) String() string { return strconv.FormatFloat(float64(x.Float32()), 'g', -1, 32) }

// Float8E5M2 is a floating-point number of 8 bits, the upper half of a Float16 (CUDA:
// __nv_fp8_e5m2; OCP 8-bit Floating Point Specification). It has 3 significant bits and
// values up to 57344. It is for storage: compute with Float32.
type Float8E5M2 struct{ bits uint8 }

// ToFloat8E5M2 returns the Float8E5M2 nearest to x and, halfway
// between two, the even one. An x that is too large, or infinite,
// becomes 57344 with the sign of x (PTX ISA, cvt.rn.satfinite).
func ToFloat8E5M2(x float32) Float8E5M2 { return Float8E5M2{uint8(e5m2.round(float64(x)))} }

// Float8E5M2FromBits returns the Float8E5M2 that is stored as b.
func Float8E5M2FromBits(b uint8) Float8E5M2 { return Float8E5M2{b} }

// Bits returns how x is stored: sign, 5 bits of exponent, 2 of mantissa.
func (x Float8E5M2) Bits() uint8 { return x.bits }

// Float32 returns x as a float32, which holds every Float8E5M2 exactly.
func (x Float8E5M2) Float32() float32 { return Float16{uint16(x.bits) << 8}.Float32() }

// String returns x as a float32 is written, for messages of the host.
func (x Float8E5M2) String() string { return strconv.FormatFloat(float64(x.Float32()), 'g', -1, 32) }
