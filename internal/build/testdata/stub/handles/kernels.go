// Package handles has one parameter of each kind.
package handles

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

type Temperature float32

type Vector []float64

// Scalars does nothing.
//
// Its second paragraph is
//
//	indented
//
//gpu:kernel maxthreads=64
func Scalars(t *gpu.Thread, b bool, i8 int8, n, m int, u uint64, f float32, k Temperature) {}

//gpu:kernel
func Memory(t *gpu.Thread, x, y []float32, v Vector, p []struct{ X, Y int32 }) {}

//gpu:kernel
func Symmetric(t *gpu.Thread, dst, src shmem.Sym[float32], temps shmem.Sym[Temperature], sig shmem.Signal, sigs shmem.Signals, team shmem.Team, bars shmem.Barriers) {
}

//gpu:kernel
func Arrays(t *gpu.Thread, coef [3]float32, bufs [2][4]shmem.Sym[int32], grid [2][2]int) {}

//gpu:kernel
func Nothing(t *gpu.Thread) {}

//gpu:kernel
func unexported(t *gpu.Thread, _ int, _ []int8) {}
