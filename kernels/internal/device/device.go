// Package device has what several kernels compute alike.
package device

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/tile"
)

// Scan calls to for each i below n, with the sum of of(i) over all before it, and returns that over all. The
// lanes of a warp make the call.
func Scan(w gpu.Warp, n int, of func(i int) uint32, to func(i int, before uint32)) (total uint32) {
	for from := 0; from < n; from += w.Size() {
		i, x := from+w.Rank(), uint32(0)
		if i < n {
			x = of(i)
		}
		sum := total + gpu.InclusiveScanAdd(w, x)
		if i < n {
			to(i, sum-x)
		}
		total = gpu.Shuffle(w, sum, w.Size()-1)
	}
	return total
}

// Weigh adds the elements of a and b with a weight to sums.
func Weigh(sum *[tile.VecLen]float32, w float32, a, b gpu.Vec4[gpu.BFloat16]) {
	x := [tile.VecLen]gpu.BFloat16{a.X, a.Y, a.Z, a.W, b.X, b.Y, b.Z, b.W}
	//gpu:unroll
	for i := range tile.VecLen {
		sum[i] = gpu.FMA(w, x[i].Float32(), sum[i])
	}
}

// Sigmoid returns 1/(1+exp(-x)), by instructions that are exact to some units in the last place
// and need no call, for which the sums would have to leave their registers.
func Sigmoid(x float32) float32 {
	r := gpu.Rsqrt(1 + gpu.Exp2(-1.442695*x))
	return r * r
}
