package gpu

import (
	"math"
	"unsafe"
)

// Float is the floating-point types of the math functions. For float32 a GPU
// computes in single precision, with the error bounds of the CUDA programming
// guide (appendix Mathematical Functions); the emulator computes in double
// precision and rounds. Special cases are those of package math.
type Float interface{ ~float32 | ~float64 }

// Sqrt returns the square root of x.
func Sqrt[T Float](x T) T { return T(math.Sqrt(float64(x))) }

// Rsqrt returns 1 divided by the square root of x.
func Rsqrt[T Float](x T) T { return T(1 / math.Sqrt(float64(x))) }

// Cbrt returns the cube root of x.
func Cbrt[T Float](x T) T { return T(math.Cbrt(float64(x))) }

// Abs returns the absolute value of x.
func Abs[T Float](x T) T { return T(math.Abs(float64(x))) }

// Floor returns the greatest integer not above x.
func Floor[T Float](x T) T { return T(math.Floor(float64(x))) }

// Ceil returns the least integer not below x.
func Ceil[T Float](x T) T { return T(math.Ceil(float64(x))) }

// Trunc returns x without its fraction.
func Trunc[T Float](x T) T { return T(math.Trunc(float64(x))) }

// Round returns the integer nearest to x. It rounds halves away from zero.
func Round[T Float](x T) T { return T(math.Round(float64(x))) }

// RoundToEven returns the integer nearest to x. It rounds halves to the even integer.
func RoundToEven[T Float](x T) T { return T(math.RoundToEven(float64(x))) }

// Exp returns e to the power of x.
func Exp[T Float](x T) T { return T(math.Exp(float64(x))) }

// Exp2 returns 2 to the power of x.
func Exp2[T Float](x T) T { return T(math.Exp2(float64(x))) }

// Exp2Approx returns 2 to the power of x by one instruction: to 2 units in the last place,
// which is at most 2^-22 of the result. Results and arguments that are subnormal count as 0
// (PTX ISA, ex2.approx.ftz.f32). The emulator rounds to the nearest number.
func Exp2Approx(x float32) float32 {
	y := float32(math.Exp2(float64(x)))
	if y < 0x1p-126 {
		return 0
	}
	return y
}

// Expm1 returns e to the power of x, less 1, accurate near 0.
func Expm1[T Float](x T) T { return T(math.Expm1(float64(x))) }

// Log returns the natural logarithm of x.
func Log[T Float](x T) T { return T(math.Log(float64(x))) }

// Log2 returns the binary logarithm of x.
func Log2[T Float](x T) T { return T(math.Log2(float64(x))) }

// Log10 returns the decimal logarithm of x.
func Log10[T Float](x T) T { return T(math.Log10(float64(x))) }

// Log1p returns the natural logarithm of 1+x, accurate near 0.
func Log1p[T Float](x T) T { return T(math.Log1p(float64(x))) }

// Sin returns the sine of x, in radians.
func Sin[T Float](x T) T { return T(math.Sin(float64(x))) }

// Cos returns the cosine of x, in radians.
func Cos[T Float](x T) T { return T(math.Cos(float64(x))) }

// Tan returns the tangent of x, in radians.
func Tan[T Float](x T) T { return T(math.Tan(float64(x))) }

// Asin returns the arcsine of x, in radians.
func Asin[T Float](x T) T { return T(math.Asin(float64(x))) }

// Acos returns the arccosine of x, in radians.
func Acos[T Float](x T) T { return T(math.Acos(float64(x))) }

// Atan returns the arctangent of x, in radians.
func Atan[T Float](x T) T { return T(math.Atan(float64(x))) }

// Sinh returns the hyperbolic sine of x.
func Sinh[T Float](x T) T { return T(math.Sinh(float64(x))) }

// Cosh returns the hyperbolic cosine of x.
func Cosh[T Float](x T) T { return T(math.Cosh(float64(x))) }

// Tanh returns the hyperbolic tangent of x.
func Tanh[T Float](x T) T { return T(math.Tanh(float64(x))) }

// Asinh returns the inverse hyperbolic sine of x.
func Asinh[T Float](x T) T { return T(math.Asinh(float64(x))) }

// Acosh returns the inverse hyperbolic cosine of x.
func Acosh[T Float](x T) T { return T(math.Acosh(float64(x))) }

// Atanh returns the inverse hyperbolic tangent of x.
func Atanh[T Float](x T) T { return T(math.Atanh(float64(x))) }

// Erf returns the error function of x.
func Erf[T Float](x T) T { return T(math.Erf(float64(x))) }

// Erfc returns the complementary error function of x.
func Erfc[T Float](x T) T { return T(math.Erfc(float64(x))) }

// Atan2 returns the angle of the point (x, y), in radians from -Pi to Pi.
func Atan2[T Float](y, x T) T { return T(math.Atan2(float64(y), float64(x))) }

// Pow returns x to the power of y.
func Pow[T Float](x, y T) T { return T(math.Pow(float64(x), float64(y))) }

// Hypot returns the square root of x*x + y*y, without overflow on the way.
func Hypot[T Float](x, y T) T { return T(math.Hypot(float64(x), float64(y))) }

// Mod returns the remainder of x/y with the sign of x.
func Mod[T Float](x, y T) T { return T(math.Mod(float64(x), float64(y))) }

// Remainder returns the IEEE 754 remainder of x/y.
func Remainder[T Float](x, y T) T { return T(math.Remainder(float64(x), float64(y))) }

// Dim returns the larger of x-y and 0.
func Dim[T Float](x, y T) T { return T(math.Dim(float64(x), float64(y))) }

// Copysign returns x with the sign of sign.
func Copysign[T Float](x, sign T) T { return T(math.Copysign(float64(x), float64(sign))) }

// Min returns the smaller of x and y. If either is NaN, so is the result; -0 is less than 0.
func Min[T Float](x, y T) T { return min(x, y) }

// Max returns the larger of x and y. If either is NaN, so is the result; 0 is more than -0.
func Max[T Float](x, y T) T { return max(x, y) }

// FMA returns x*y + z, rounded once.
func FMA[T Float](x, y, z T) T {
	if unsafe.Sizeof(x) == 8 {
		return T(math.FMA(float64(x), float64(y), float64(z)))
	}
	return T(fma32(float32(x), float32(y), float32(z)))
}

// fma32 computes in double precision, where the product is exact.
func fma32(x, y, z float32) float32 {
	p := float64(float64(x) * float64(y))
	return float32(roundedToOdd(p, float64(z)))
}
