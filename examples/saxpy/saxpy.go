// Command saxpy computes y += a*x three times, each PE on its own part of the
// vectors, and checks the result.
//
//	gpuc run -np 2 ./examples/saxpy
package main

import "github.com/gpuc-go/gpuc/dsl/gpu"

//go:generate go run ../../cmd/gpuc generate

// Saxpy adds a*x to y.
//
//gpu:kernel maxthreads=256
func Saxpy(t *gpu.Thread, a float32, x, y []float32) {
	for i := range t.Grid().Stride(len(y)) {
		y[i] += a * x[i]
	}
}
