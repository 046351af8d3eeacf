package lang

import (
	"math"
	"math/bits"

	"github.com/gpuc-go/gpuc/dsl/gpu"
)

// MathResults is how many results Math writes.
const MathResults = 42

// Math applies the functions of package gpu to x and y, with arguments brought
// into their domains.
func Math[T Float](out []T, x, y T) {
	pos := gpu.Abs(x) + 0.5      // at least 0.5
	unit := x / (gpu.Abs(x) + 1) // within (-1, 1)
	small := gpu.Mod(x, 8)       // within (-8, 8)
	out[0], out[1] = gpu.Sqrt(pos), gpu.Abs(x)
	out[2], out[3], out[4] = gpu.Floor(x), gpu.Ceil(x), gpu.Trunc(x)
	out[5], out[6] = gpu.Round(x), gpu.RoundToEven(x)
	out[7], out[8] = gpu.Min(x, y), gpu.Max(x, y)
	out[9], out[10] = gpu.Dim(x, y), gpu.Copysign(x, y)
	out[11] = gpu.FMA(x, y, 1)
	out[12], out[13] = gpu.Mod(x, pos), gpu.Remainder(x, pos)
	out[14], out[15] = gpu.Rsqrt(pos), gpu.Cbrt(x)
	out[16], out[17], out[18] = gpu.Exp(small), gpu.Exp2(small), gpu.Expm1(small)
	out[19], out[20], out[21], out[22] = gpu.Log(pos), gpu.Log2(pos), gpu.Log10(pos), gpu.Log1p(pos)
	out[23], out[24], out[25] = gpu.Sin(small), gpu.Cos(small), gpu.Tan(unit)
	out[26], out[27], out[28] = gpu.Asin(unit), gpu.Acos(unit), gpu.Atan(x)
	out[29] = gpu.Atan2(y, x)
	out[30], out[31], out[32] = gpu.Sinh(small), gpu.Cosh(small), gpu.Tanh(small)
	out[33], out[34], out[35] = gpu.Asinh(x), gpu.Acosh(pos+1), gpu.Atanh(unit)
	out[36], out[37] = gpu.Pow(pos, unit), gpu.Hypot(x, y)
	out[38], out[39] = gpu.Erf(small), gpu.Erfc(unit)
	out[40], out[41] = pos, unit
}

// StdMathResults is how many results StdMath writes.
const StdMathResults = 24

// StdMath applies functions of package math that have exact results.
func StdMath(out []float64, x, y float64) {
	out[0], out[1] = math.Sqrt(math.Abs(x)), math.Floor(x)
	out[2], out[3] = math.Ceil(x), math.Trunc(x)
	out[4], out[5] = math.Round(x), math.RoundToEven(x)
	out[6], out[7] = math.Max(x, y), math.Min(x, y)
	out[8], out[9] = math.Copysign(x, y), math.Dim(x, y)
	out[10], out[11] = math.Inf(1), math.Inf(-1)
	out[12] = math.NaN()
	out[13], out[14], out[15] = bit[float64](math.IsInf(x, 0)), bit[float64](math.IsInf(x, 1)), bit[float64](math.IsNaN(x))
	out[16] = math.Float64frombits(math.Float64bits(x) &^ (1 << 63))
	out[17] = float64(math.Float32frombits(math.Float32bits(float32(x)) ^ 1<<31))
	out[18], out[19] = math.Mod(x, 3), math.FMA(x, y, 1)
	out[20], out[21] = math.Pi, math.MaxFloat64
	out[22] = math.Remainder(x, 3)
	out[23] = math.MaxInt32
}

// BitsResults is how many results Bits writes.
const BitsResults = 26

// Bits applies the functions of math/bits.
func Bits(out []uint64, x, y uint64) {
	out[0], out[1] = uint64(bits.OnesCount8(uint8(x))), uint64(bits.OnesCount16(uint16(x)))
	out[2], out[3] = uint64(bits.OnesCount32(uint32(x))), uint64(bits.OnesCount64(x))
	out[4], out[5] = uint64(bits.LeadingZeros8(uint8(x))), uint64(bits.LeadingZeros16(uint16(x)))
	out[6], out[7] = uint64(bits.LeadingZeros32(uint32(x))), uint64(bits.LeadingZeros64(x))
	out[8], out[9] = uint64(bits.TrailingZeros8(uint8(x))), uint64(bits.TrailingZeros16(uint16(x)))
	out[10], out[11] = uint64(bits.TrailingZeros32(uint32(x))), uint64(bits.TrailingZeros64(x))
	out[12], out[13] = uint64(bits.Reverse8(uint8(x))), uint64(bits.Reverse16(uint16(x)))
	out[14], out[15] = uint64(bits.Reverse32(uint32(x))), bits.Reverse64(x)
	out[16], out[17] = uint64(bits.ReverseBytes32(uint32(x))), bits.ReverseBytes64(x)
	out[18], out[19] = uint64(bits.RotateLeft32(uint32(x), int(y%64))), bits.RotateLeft64(x, -int(y%128))
	out[20], out[21] = uint64(bits.Len32(uint32(x))), uint64(bits.Len64(x))
	out[22], out[23] = bits.Mul64(x, y)
	out[24], out[25] = uint64(bits.RotateLeft8(uint8(x), 3)), uint64(bits.ReverseBytes16(uint16(x)))
}

// StdMathKernel applies StdMath to each pair.
//
//gpu:kernel
func StdMathKernel(t *gpu.Thread, out, x, y []float64) {
	for i := range t.Grid().Stride(len(x)) {
		StdMath(out[i*StdMathResults:(i+1)*StdMathResults], x[i], y[i])
	}
}

// BitsKernel applies Bits to each pair.
//
//gpu:kernel
func BitsKernel(t *gpu.Thread, out, x, y []uint64) {
	for i := range t.Grid().Stride(len(x)) {
		Bits(out[i*BitsResults:(i+1)*BitsResults], x[i], y[i])
	}
}

// WantMath computes in double precision, by package math, what Math writes for x
// and y; pos and unit are the arguments that Math derived from x, as it rounded
// them.
func WantMath(out []float64, x, y, pos, unit float64) {
	small := math.Mod(x, 8)
	copy(out, []float64{
		math.Sqrt(pos), math.Abs(x), math.Floor(x), math.Ceil(x), math.Trunc(x),
		math.Round(x), math.RoundToEven(x), math.Min(x, y), math.Max(x, y), math.Dim(x, y), math.Copysign(x, y),
		math.FMA(x, y, 1), math.Mod(x, pos), math.Remainder(x, pos), 1 / math.Sqrt(pos), math.Cbrt(x),
		math.Exp(small), math.Exp2(small), math.Expm1(small),
		math.Log(pos), math.Log2(pos), math.Log10(pos), math.Log1p(pos),
		math.Sin(small), math.Cos(small), math.Tan(unit), math.Asin(unit), math.Acos(unit), math.Atan(x), math.Atan2(y, x),
		math.Sinh(small), math.Cosh(small), math.Tanh(small), math.Asinh(x), math.Acosh(pos + 1), math.Atanh(unit),
		math.Pow(pos, unit), math.Hypot(x, y), math.Erf(small), math.Erfc(unit), pos, unit,
	})
}
