package main

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/nccl"
)

// Multiply computes y = a*x, for a matrix of len(y) rows of len(x) elements. A warp takes a
// row at a time.
//
//gpu:kernel maxthreads=256
func Multiply(t *gpu.Thread, y, a, x []float64) {
	n := len(x)
	for r := t.Grid().Rank() / gpu.WarpSize; r < len(y); r += t.Grid().Size() / gpu.WarpSize {
		row := a[r*n:][:n]
		sum := 0.0
		for i := t.Warp().Rank(); i < n; i += gpu.WarpSize {
			sum += row[i] * x[i]
		}
		if sum = gpu.ReduceAdd(t.Warp(), sum); t.Warp().Rank() == 0 {
			y[r] = sum
		}
	}
}

// SumSquares adds the squares of y up. One block runs it.
//
//gpu:kernel maxthreads=256
func SumSquares(t *gpu.Thread, sum, y []float64) {
	s := 0.0
	for i := range t.Block().Stride(len(y)) {
		s += y[i] * y[i]
	}
	if s = gpu.ReduceAdd(t.Block(), s); t.Block().Rank() == 0 {
		sum[0] = s
	}
}

// Normalise divides y by the square root of a sum of squares.
//
//gpu:kernel maxthreads=256
func Normalise(t *gpu.Thread, y, sum []float64) {
	length := gpu.Sqrt(sum[0])
	for i := range t.Grid().Stride(len(y)) {
		y[i] /= length
	}
}

// solver finds the largest eigenvalue of a matrix, of which each PE has some rows.
type solver struct {
	a, x, y, sum *gpurt.Buffer[float64]
	// step is one step of the power method: x = a*x / |a*x|. Then sum is |a*x|^2.
	step *gpurt.Graph
}

// newSolver captures a step: kernels compute on this PE's rows, and NCCL makes of the
// parts of all PEs a whole. The vector x begins as it is.
func newSolver(pe *gpurt.PE, comm *nccl.Comm, a, x *gpurt.Buffer[float64]) (*solver, error) {
	k, err := LoadKernels(pe)
	if err != nil {
		return nil, err
	}
	v := &solver{a: a, x: x}
	rows := x.Len() / comm.Size()
	if v.y, err = gpurt.Alloc[float64](pe, rows); err != nil {
		return nil, err
	}
	if v.sum, err = gpurt.Alloc[float64](pe, 1); err != nil {
		return nil, err
	}
	s := pe.Stream()
	v.step, err = s.Capture(func() error {
		if err := k.Multiply(s, gpurt.Grid((rows+7)/8).Block(256), v.y, v.a, v.x); err != nil {
			return err
		}
		if err := k.SumSquares(s, gpurt.Grid(1).Block(256), v.sum, v.y); err != nil {
			return err
		}
		if err := nccl.AllReduce(comm, s, v.sum, v.sum, nccl.Sum); err != nil {
			return err
		}
		if err := k.Normalise(s, gpurt.Grid(1).Block(256), v.y, v.sum); err != nil {
			return err
		}
		return nccl.AllGather(comm, s, v.x, v.y)
	})
	return v, err
}
