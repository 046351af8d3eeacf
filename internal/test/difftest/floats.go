package difftest

import (
	"math"
	"math/bits"

	"github.com/gpuc-go/gpuc/dsl/gpu"
)

func float32bits(x float32) uint32 { return math.Float32bits(x) }
func float64bits(x float64) uint64 { return math.Float64bits(x) }

// floatResults is the number of results of floatOps.
const floatResults = 24

// floatOps computes every operation on floats whose result is exactly defined.
func floatOps[T float32 | float64](a, b, c T, out []T) {
	out[0] = a + b
	out[1] = a - b
	out[2] = a * b
	out[3] = a / b
	out[4] = -a
	out[5] = a*b + c
	out[6] = T(a*b) + c
	out[7] = a*b - c*a
	out[8] = min(a, b)
	out[9] = max(a, b)
	out[10] = gpu.Sqrt(a)
	out[11] = gpu.Abs(a)
	out[12] = gpu.Floor(a)
	out[13] = gpu.Ceil(a)
	out[14] = gpu.Trunc(a)
	out[15] = gpu.RoundToEven(a)
	out[16] = gpu.Copysign(a, b)
	out[17] = gpu.Min(a, b)
	out[18] = gpu.Max(a, b)
	out[19] = 0
	if a < b {
		out[19] += 1
	}
	if a <= b {
		out[19] += 2
	}
	if a == b {
		out[19] += 4
	}
	if a != b {
		out[19] += 8
	}
	if !(a > b) {
		out[19] += 16
	}
	if !(a >= b) {
		out[19] += 32
	}
	out[20] = T(float32(a)) + T(float64(b))
	out[21] = a * 0.1
	out[22] = gpu.Round(a)
	out[23] = gpu.FMA(a, b, c)
}

func floatsAt[T float32 | float64](t *gpu.Thread, a, b, c, out []T) {
	for i := range t.Grid().Stride(len(a)) {
		floatOps(a[i], b[i], c[i], out[i*floatResults:(i+1)*floatResults])
	}
}

//gpu:kernel
func FloatsFloat32(t *gpu.Thread, a, b, c, out []float32) { floatsAt(t, a, b, c, out) }

//gpu:kernel
func FloatsFloat64(t *gpu.Thread, a, b, c, out []float64) { floatsAt(t, a, b, c, out) }

// truncResults is the number of results of truncOps.
const truncResults = 10

// truncOps converts a float between 0 and 127 to every integer type.
func truncOps[T float32 | float64](a T, out []int64) {
	out[0] = int64(int8(a))
	out[1] = int64(int16(a))
	out[2] = int64(int32(a))
	out[3] = int64(a)
	out[4] = int64(uint8(a))
	out[5] = int64(uint16(a))
	out[6] = int64(uint32(a))
	out[7] = int64(uint64(a))
	out[8] = int64(-a)
	out[9] = int64(int8(-a))
}

func truncsAt[T float32 | float64](t *gpu.Thread, a []T, out []int64) {
	for i := range t.Grid().Stride(len(a)) {
		truncOps(a[i], out[i*truncResults:(i+1)*truncResults])
	}
}

//gpu:kernel
func TruncsFloat32(t *gpu.Thread, a []float32, out []int64) { truncsAt(t, a, out) }

//gpu:kernel
func TruncsFloat64(t *gpu.Thread, a []float64, out []int64) { truncsAt(t, a, out) }

// bitResults is the number of results of bitOps.
const bitResults = 16

// bitOps computes the functions of math/bits.
func bitOps(a, b uint64, out []uint64) {
	out[0] = uint64(bits.OnesCount64(a))
	out[1] = uint64(bits.OnesCount8(uint8(a)))
	out[2] = uint64(bits.LeadingZeros64(a))
	out[3] = uint64(bits.LeadingZeros16(uint16(a)))
	out[4] = uint64(bits.TrailingZeros64(a))
	out[5] = uint64(bits.TrailingZeros32(uint32(a)))
	out[6] = bits.Reverse64(a)
	out[7] = uint64(bits.Reverse8(uint8(a)))
	out[8] = bits.ReverseBytes64(a)
	out[9] = uint64(bits.ReverseBytes16(uint16(a)))
	out[10] = bits.RotateLeft64(a, int(b))
	out[11] = uint64(bits.RotateLeft32(uint32(a), -int(b)))
	out[12] = uint64(bits.Len64(a))
	out[13] = uint64(bits.Len8(uint8(a)))
	out[14], out[15] = bits.Mul64(a, b)
}

//gpu:kernel
func Bits(t *gpu.Thread, a, b, out []uint64) {
	for i := range t.Grid().Stride(len(a)) {
		bitOps(a[i], b[i], out[i*bitResults:(i+1)*bitResults])
	}
}

// mathResults is the number of results of mathOps.
const mathResults = 36

// mathOps computes the functions whose last bits are up to the machine; x is
// between 0 and 1, y between 1 and 3.
func mathOps[T float32 | float64](x, y T, out []T) {
	out[0] = gpu.Rsqrt(y)
	out[1] = gpu.Cbrt(y)
	out[2] = gpu.Exp(x)
	out[3] = gpu.Exp2(x)
	out[4] = gpu.Expm1(x)
	out[5] = gpu.Log(y)
	out[6] = gpu.Log2(y)
	out[7] = gpu.Log10(y)
	out[8] = gpu.Log1p(x)
	out[9] = gpu.Sin(y)
	out[10] = gpu.Cos(y)
	out[11] = gpu.Tan(x)
	out[12] = gpu.Asin(x)
	out[13] = gpu.Acos(x)
	out[14] = gpu.Atan(y)
	out[15] = gpu.Atan2(x, y)
	out[16] = gpu.Sinh(x)
	out[17] = gpu.Cosh(x)
	out[18] = gpu.Tanh(x)
	out[19] = gpu.Asinh(x)
	out[20] = gpu.Acosh(y)
	out[21] = gpu.Atanh(x / 2)
	out[22] = gpu.Pow(y, x)
	out[23] = gpu.Hypot(x, y)
	out[24] = gpu.Mod(y, x+0.1)
	out[25] = gpu.Remainder(y, x+0.1)
	out[26] = gpu.Dim(x, y)
	out[27] = gpu.Dim(y, x)
	out[28] = gpu.Erf(x)
	out[29] = gpu.Erfc(x)
	out[30] = T(math.Sin(float64(x)))
	out[31] = T(math.Pow(float64(y), -2))
	out[32] = T(math.Inf(-1))
	out[33] = T(math.Float64frombits(math.Float64bits(float64(y)) + 1<<40))
	out[34] = T(math.Max(float64(x), math.Min(float64(y), 2)))
	if math.IsNaN(float64(x)) || math.IsInf(float64(y), 0) {
		out[35] = 1
	}
}

func mathAt[T float32 | float64](t *gpu.Thread, x, y, out []T) {
	for i := range t.Grid().Stride(len(x)) {
		mathOps(x[i], y[i], out[i*mathResults:(i+1)*mathResults])
	}
}

//gpu:kernel
func MathFloat32(t *gpu.Thread, x, y, out []float32) { mathAt(t, x, y, out) }

//gpu:kernel
func MathFloat64(t *gpu.Thread, x, y, out []float64) { mathAt(t, x, y, out) }
