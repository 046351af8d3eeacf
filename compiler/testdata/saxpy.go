// Package saxpy is the first kernel.
package saxpy

import "github.com/gpuc-go/gpuc/dsl/gpu"

// Saxpy adds a*x to y.
//
//gpu:kernel maxthreads=256
func Saxpy(t *gpu.Thread, a float32, x, y []float32) {
	for i := range t.Grid().Stride(len(y)) {
		y[i] += a * x[i]
	}
}
