package gpu

import (
	"math"
	"strconv"
)

// BFloat16 is the upper half of a float32 (CUDA: __nv_bfloat16): 8 significant
// bits, with the exponents of float32.
//
// It is a struct, so a + b does not compile. a.Add(b) rounds to BFloat16.
// Arithmetic on a.Float32() keeps more bits, and costs less where many
// values are added up. Arithmetic rounds to the nearest number and,
// halfway between two, to the even one. It keeps subnormal numbers. It is
// not specified which NaN an operation gives. == compares bits, so NaN
// equals itself and 0 differs from -0. Equal compares numbers.
type BFloat16 struct{ bits uint16 }

// ToBFloat16 returns the BFloat16 nearest to x and, halfway between two, the even one.
// An x that is too large becomes infinite (PTX ISA, cvt.rn.bf16.f32).
func ToBFloat16(x float32) BFloat16 {
	if x != x {
		return BFloat16{brain.nan}
	}
	// Adds half a unit of the last bit that stays, or one less if that bit is even.
	b := math.Float32bits(x)
	return BFloat16{uint16((b + 0x7fff + b>>16&1) >> 16)}
}

// BFloat16FromBits returns the BFloat16 that is stored as b.
func BFloat16FromBits(b uint16) BFloat16 { return BFloat16{b} }

// Bits returns how x is stored: sign, 8 bits of exponent, 7 of mantissa.
func (x BFloat16) Bits() uint16 { return x.bits }

// Float32 returns x as a float32, which holds every BFloat16 exactly.
func (x BFloat16) Float32() float32 {
	return math.Float32frombits(uint32(x.bits) << 16)
}

func (x BFloat16) wide() float64 { return float64(x.Float32()) }

// Add returns x + y, rounded once.
func (x BFloat16) Add(y BFloat16) BFloat16 { return BFloat16{brain.round(x.wide() + y.wide())} }

// Sub returns x - y, rounded once.
func (x BFloat16) Sub(y BFloat16) BFloat16 { return BFloat16{brain.round(x.wide() - y.wide())} }

// Mul returns x * y, rounded once. It is never fused with an addition.
func (x BFloat16) Mul(y BFloat16) BFloat16 { return BFloat16{brain.round(x.wide() * y.wide())} }

// Div returns x / y, rounded once.
func (x BFloat16) Div(y BFloat16) BFloat16 { return BFloat16{brain.round(x.wide() / y.wide())} }

// FMA returns x*y + z, rounded once.
func (x BFloat16) FMA(y, z BFloat16) BFloat16 {
	p := float64(x.wide() * y.wide()) // exact
	return BFloat16{brain.round(roundedToOdd(p, z.wide()))}
}

// Sqrt returns the square root of x, rounded once; NaN for x < 0.
func (x BFloat16) Sqrt() BFloat16 { return BFloat16{brain.round(math.Sqrt(x.wide()))} }

// Neg returns x with the other sign.
func (x BFloat16) Neg() BFloat16 { return BFloat16{x.bits ^ 0x8000} }

// Abs returns x without its sign.
func (x BFloat16) Abs() BFloat16 { return BFloat16{x.bits &^ 0x8000} }

// Less reports whether x < y. It is false if either is NaN.
func (x BFloat16) Less(y BFloat16) bool { return x.Float32() < y.Float32() }

// Equal reports whether x and y are the same number. 0 equals
// -0, and NaN equals nothing.
func (x BFloat16) Equal(y BFloat16) bool { return x.Float32() == y.Float32() }

// IsNaN reports whether x is not a number.
func (x BFloat16) IsNaN() bool { return x.bits&0x7fff > 0x7f80 }

// String returns the shortest text that reads back as the same
// float32. It is for messages of the host.
func (x BFloat16) String() string { return strconv.FormatFloat(x.wide(), 'g', -1, 32) }
