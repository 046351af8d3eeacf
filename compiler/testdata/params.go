// Package params has parameters after those of more than one word.
package params

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

//gpu:kernel
func Negative(t *gpu.Thread, r1, r2 shmem.Registered[float32], n int, x []float32) {
	if n < len(x) {
		x[n] = 1 // n may be negative
	}
}

//gpu:kernel
//gpu:noalias x y
func Apart(t *gpu.Thread, r shmem.Registered[float32], x, y []float32) {
	for i := range t.Grid().Stride(min(len(x), len(y))) {
		y[i] = x[i]
	}
}

// bundle has a part of each kind.
type bundle struct {
	flag bool
	regs [2]shmem.Registered[int16]
	sig  shmem.Signal
	team shmem.Team
	sigs shmem.Signals
	sym  shmem.Sym[float64]
	half gpu.Float16
	none struct{}
}

//gpu:kernel
func Nested(t *gpu.Thread, b [2]bundle, n int, x []int16) {
	if n < len(x) {
		v := b[1].regs[1].Local()[0]
		x[n] = v
	}
}
