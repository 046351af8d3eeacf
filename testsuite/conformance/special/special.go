// Package special applies every math function to special values, so that tests
// can compare what a GPU gives with package math: on a GPU with the conformance
// tests, and by this package's test on the CPU, with NVIDIA's own library. Start
// reading at GPU and Std.
package special

import (
	"math"

	"github.com/gpuc-go/gpuc/dsl/gpu"
)

//go:generate go run ../../../cmd/gpuc generate -compress

// Float is the floating-point types.
type Float interface{ float32 | float64 }

// GPUResults is how many results GPU writes.
const GPUResults = 42

// GPU applies every function of package gpu to x and y as they are, within
// the domain or not.
func GPU[T Float](out []T, x, y T) {
	out[0], out[1], out[2], out[3] = gpu.Sqrt(x), gpu.Rsqrt(x), gpu.Cbrt(x), gpu.Abs(x)
	out[4], out[5], out[6] = gpu.Floor(x), gpu.Ceil(x), gpu.Trunc(x)
	out[7], out[8] = gpu.Round(x), gpu.RoundToEven(x)
	out[9], out[10], out[11] = gpu.Exp(x), gpu.Exp2(x), gpu.Expm1(x)
	out[12], out[13], out[14], out[15] = gpu.Log(x), gpu.Log2(x), gpu.Log10(x), gpu.Log1p(x)
	out[16], out[17], out[18] = gpu.Sin(x), gpu.Cos(x), gpu.Tan(x)
	out[19], out[20], out[21] = gpu.Asin(x), gpu.Acos(x), gpu.Atan(x)
	out[22], out[23], out[24] = gpu.Sinh(x), gpu.Cosh(x), gpu.Tanh(x)
	out[25], out[26], out[27] = gpu.Asinh(x), gpu.Acosh(x), gpu.Atanh(x)
	out[28], out[29] = gpu.Erf(x), gpu.Erfc(x)
	out[30], out[31], out[32] = gpu.Atan2(x, y), gpu.Pow(x, y), gpu.Hypot(x, y)
	out[33], out[34] = gpu.Mod(x, y), gpu.Remainder(x, y)
	out[35], out[36] = gpu.Dim(x, y), gpu.Copysign(x, y)
	out[37], out[38] = gpu.Min(x, y), gpu.Max(x, y)
	out[39], out[40], out[41] = gpu.FMA(x, y, 1), gpu.FMA(x, 2, y), min(x, y, 1)
}

// GPUNames are the functions behind the results of GPU.
var GPUNames = [GPUResults]string{
	"Sqrt", "Rsqrt", "Cbrt", "Abs", "Floor", "Ceil", "Trunc", "Round", "RoundToEven", "Exp", "Exp2", "Expm1",
	"Log", "Log2", "Log10", "Log1p", "Sin", "Cos", "Tan", "Asin", "Acos", "Atan", "Sinh", "Cosh", "Tanh",
	"Asinh", "Acosh", "Atanh", "Erf", "Erfc", "Atan2", "Pow", "Hypot", "Mod", "Remainder", "Dim", "Copysign",
	"Min", "Max", "FMA(x, y, 1)", "FMA(x, 2, y)", "min(x, y, 1)",
}

// StdResults is how many results Std writes.
const StdResults = 18

// Std applies those functions of package math to x and y as they are
// that package gpu does not have, or has with other special cases.
func Std(out []float64, x, y float64) {
	out[0], out[1], out[2] = math.Max(x, y), math.Min(x, y), math.Dim(x, y)
	out[3], out[4] = math.Modf(x)
	out[5], out[6] = math.Sincos(x)
	out[7], out[8] = math.Gamma(x), math.Erfinv(x)
	out[9], out[10], out[11], out[12] = math.J0(x), math.J1(x), math.Y0(x), math.Y1(x)
	sign := 0
	if y > 0 {
		sign = 1
	} else if y < 0 {
		sign = -1
	}
	out[13], out[14] = bit(math.IsInf(x, sign)), bit(math.Signbit(x))
	out[15], out[16] = math.Inf(sign), math.Pow(x, y)
	out[17] = math.Max(math.Min(x, y), y)
}

// StdNames are the functions behind the results of Std.
var StdNames = [StdResults]string{
	"Max", "Min", "Dim", "Modf", "Modf", "Sincos", "Sincos", "Gamma", "Erfinv", "J0", "J1", "Y0", "Y1",
	"IsInf", "Signbit", "Inf", "Pow", "Max(Min(x, y), y)",
}

func bit(b bool) float64 {
	if b {
		return 1
	}
	return 0
}

func each[T Float](t *gpu.Thread, out, x, y []T) {
	for i := range t.Grid().Stride(len(x)) {
		GPU(out[i*GPUResults:(i+1)*GPUResults], x[i], y[i])
	}
}

// GPUFloat32 applies GPU to each pair.
//
//gpu:kernel
func GPUFloat32(t *gpu.Thread, out, x, y []float32) { each(t, out, x, y) }

// GPUFloat64 applies GPU to each pair.
//
//gpu:kernel
func GPUFloat64(t *gpu.Thread, out, x, y []float64) { each(t, out, x, y) }

// StdFloat64 applies Std to each pair.
//
//gpu:kernel
func StdFloat64(t *gpu.Thread, out, x, y []float64) {
	for i := range t.Grid().Stride(len(x)) {
		Std(out[i*StdResults:(i+1)*StdResults], x[i], y[i])
	}
}
