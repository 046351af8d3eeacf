package gpu

import (
	"math"
	"strconv"
)

// Float16 is the 16-bit floating-point number of IEEE 754, binary16 (CUDA:
// __half): 11 significant bits, up to 65504.
//
// It is a struct, so a + b does not compile. a.Add(b) rounds to Float16.
// Arithmetic on a.Float32() keeps more bits, and costs less where many
// values are added up. Arithmetic rounds to the nearest number and,
// halfway between two, to the even one. It keeps subnormal numbers. It
// is not specified which NaN an operation gives. == compares bits, so
// NaN equals itself and 0 differs from -0. Equal compares numbers.
type Float16 struct{ bits uint16 }

// ToFloat16 returns the Float16 nearest to x and, halfway between two, the even one.
// An x that is too large becomes infinite (PTX ISA, cvt.rn.f16.f32).
func ToFloat16(x float32) Float16 { return Float16{half.round(float64(x))} }

// Float16FromBits returns the Float16 that is stored as b.
func Float16FromBits(b uint16) Float16 { return Float16{b} }

// Bits returns how x is stored: sign, 5 bits of exponent, 10 of mantissa.
func (x Float16) Bits() uint16 { return x.bits }

// Float32 returns x as a float32, which holds every Float16 exactly.
func (x Float16) Float32() float32 {
	if x.bits&0x7c00 == 0x7c00 {
		return math.Float32frombits(uint32(x.bits&0x8000)<<16 | 0x7f800000 | uint32(x.bits&0x3ff)<<13)
	}
	return half.value(x.bits)
}

func (x Float16) wide() float64 { return float64(x.Float32()) }

// Add returns x + y, rounded once.
func (x Float16) Add(y Float16) Float16 { return Float16{half.round(x.wide() + y.wide())} }

// Sub returns x - y, rounded once.
func (x Float16) Sub(y Float16) Float16 { return Float16{half.round(x.wide() - y.wide())} }

// Mul returns x * y, rounded once. It is never fused with an addition.
func (x Float16) Mul(y Float16) Float16 { return Float16{half.round(x.wide() * y.wide())} }

// Div returns x / y, rounded once.
func (x Float16) Div(y Float16) Float16 { return Float16{half.round(x.wide() / y.wide())} }

// FMA returns x*y + z, rounded once.
func (x Float16) FMA(y, z Float16) Float16 {
	p := float64(x.wide() * y.wide()) // exact
	return Float16{half.round(roundedToOdd(p, z.wide()))}
}

// Sqrt returns the square root of x, rounded once; NaN for x < 0.
func (x Float16) Sqrt() Float16 { return Float16{half.round(math.Sqrt(x.wide()))} }

// Neg returns x with the other sign.
func (x Float16) Neg() Float16 { return Float16{x.bits ^ 0x8000} }

// Abs returns x without its sign.
func (x Float16) Abs() Float16 { return Float16{x.bits &^ 0x8000} }

// Less reports whether x < y. It is false if either is NaN.
func (x Float16) Less(y Float16) bool { return x.Float32() < y.Float32() }

// Equal reports whether x and y are the same number. 0 equals
// -0, and NaN equals nothing.
func (x Float16) Equal(y Float16) bool { return x.Float32() == y.Float32() }

// IsNaN reports whether x is not a number.
func (x Float16) IsNaN() bool { return x.bits&0x7fff > 0x7c00 }

// String returns the shortest text that reads back as the same
// float32. It is for messages of the host.
func (x Float16) String() string { return strconv.FormatFloat(x.wide(), 'g', -1, 32) }
