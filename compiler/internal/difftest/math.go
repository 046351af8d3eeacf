package difftest

import (
	"math"

	"github.com/gpuc-go/gpuc/dsl/gpu"
)

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
