package testdata

import "github.com/gpuc-go/gpuc/dsl/gpu"

//gpu:kernel
func HalfLine(t *gpu.Thread, a gpu.Float16, x, y []gpu.Float16) {
	for i := range t.Grid().Stride(len(y)) {
		y[i] = a.Mul(x[i]).Add(y[i])
		if y[i].Less(a) || y[i] == x[i] {
			y[i] = a.FMA(x[i], y[i].Neg()).Div(a)
		}
	}
}

//gpu:kernel
func BrainDot(t *gpu.Thread, x, y []gpu.BFloat16, out []float32, best []gpu.BFloat16) {
	var sum float32
	m := gpu.BFloat16{}
	for i := range x {
		sum += x[i].Float32() * y[i].Float32()
		if m.Less(x[i].Abs()) {
			m = x[i].Abs().Sub(y[i])
		}
	}
	out[0], best[0] = sum, m
}

//gpu:kernel
func ByteScale(t *gpu.Thread, x []gpu.Float8E4M3, y []gpu.Float8E5M2) {
	for i := range t.Grid().Stride(len(x)) {
		y[i] = gpu.ToFloat8E5M2(2 * x[i].Float32())
		x[i] = gpu.ToFloat8E4M3(y[i].Float32())
	}
}
