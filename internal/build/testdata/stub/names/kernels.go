// Package names uses names that generated code would like to have.
package names

import (
	xpu "github.com/gpuc-go/gpuc/dsl/gpu"
	comm "github.com/gpuc-go/gpuc/dsl/shmem"
)

var gpu = 1

type gpurt int

type P struct{ D []int }

type PArgs struct{}

//gpu:kernel
func Clash(t *xpu.Thread, k, s, cfg, l int, P P, a0 [2]comm.Sym[float32], Clash, float32 float32, gpu gpurt, i0 [2]float64) {
}

// gpucKernels has the name of a field of Kernels.
//
//gpu:kernel
func gpucKernels(t *xpu.Thread) {}

// Predeclared has parameters with names that the body of its method needs.
//
//gpu:kernel
func Predeclared(t *xpu.Thread, nil, true, error, any, len, int64 []int64, new struct{ _ int16 }) {}
