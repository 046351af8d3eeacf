// Package directives has kernels that differ in one directive each.
package directives

import (
	"math"

	"github.com/gpuc-go/gpuc/dsl/gpu"
)

// heavy keeps many values in registers.
func heavy(t *gpu.Thread, x, y []float32) {
	i := t.Grid().Rank()
	var a [48]float32
	for j := range a {
		a[j] = x[i+j*1000]
	}
	t.Block().Sync()
	for j := range a {
		y[i] += a[j] * a[len(a)-1-j]
	}
}

//gpu:kernel
func Free(t *gpu.Thread, x, y []float32) { heavy(t, x, y) }

//gpu:kernel maxthreads=128
func Threads(t *gpu.Thread, x, y []float32) { heavy(t, x, y) }

//gpu:kernel maxthreads=1024 minblocks=2
func Blocks(t *gpu.Thread, x, y []float32) { heavy(t, x, y) }

//gpu:kernel
func Rolled(t *gpu.Thread, x, y []float32) {
	var s float32
	//gpu:unroll 1
	for i := range len(x) {
		s += x[i]
	}
	y[0] = s
}

//gpu:kernel
func Unrolled(t *gpu.Thread, x, y []float32) {
	var s float32
	//gpu:unroll 8
	for i := range len(x) {
		s += x[i]
	}
	y[0] = s
}

//gpu:kernel
func Whole(t *gpu.Thread, x, y []float32) {
	var s float32
	//gpu:unroll
	for i := range 12 {
		s += x[i]
	}
	y[0] = s
}

//gpu:kernel
func StrideRolled(t *gpu.Thread, x, y []float32) {
	//gpu:unroll 1
	for i := range t.Grid().Stride(len(x)) {
		y[i&7] += x[i]
	}
}

//gpu:kernel
func StrideUnrolled(t *gpu.Thread, x, y []float32) {
	//gpu:unroll 4
	for i := range t.Grid().Stride(len(x)) {
		y[i&7] += x[i]
	}
}

//gpu:kernel
func Aliased(t *gpu.Thread, x, y []float32) {
	i := t.Grid().Rank()
	y[i] = x[i]
	y[i+1] = x[i] * 2
}

//gpu:kernel
//gpu:noalias x y
func Unaliased(t *gpu.Thread, x, y []float32) {
	i := t.Grid().Rank()
	y[i] = x[i]
	y[i+1] = x[i] * 2
}

//gpu:kernel
func Fused(t *gpu.Thread, a float32, x, y []float32) {
	i := t.Grid().Rank()
	y[i] += a * x[i]
}

//gpu:kernel
//gpu:fp strict
func Strict(t *gpu.Thread, a float32, x, y []float32) {
	i := t.Grid().Rank()
	y[i] += a * x[i]
}

//gpu:kernel
func Rounded(t *gpu.Thread, a float32, x, y []float32) {
	i := t.Grid().Rank()
	y[i] += float32(a * x[i])
}

//gpu:kernel
func Halves(t *gpu.Thread, a gpu.Float16, x, y []gpu.Float16) {
	i := t.Grid().Rank()
	y[i] = a.Mul(x[i]).Add(y[i])
}

//gpu:kernel
func Brains(t *gpu.Thread, a gpu.BFloat16, x, y []gpu.BFloat16) {
	i := t.Grid().Rank()
	y[i] = a.FMA(x[i], y[i])
}

//gpu:kernel
func RoundedVariable(t *gpu.Thread, s []float32) {
	p := s[0] * s[1]
	s[2] = float32(p) + s[3]
}

//gpu:kernel
func Exp(t *gpu.Thread, s []float64) { s[0] = math.Exp(s[1]) }
