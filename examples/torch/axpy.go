package main

import "github.com/gpuc-go/gpuc/dsl/gpu"

// Axpy adds a*x to y.
//
//gpu:kernel
func Axpy(t *gpu.Thread, a float32, x, y []float32) {
	for i := range t.Grid().Stride(len(y)) {
		y[i] += a * x[i]
	}
}
