package gemm

import (
	"github.com/gpuc-go/gpuc/dsl/tile"
	"github.com/gpuc-go/gpuc/kernels/internal/device"
)

// Activation is a function that is applied to each element of c.
type Activation int

// The activations.
const (
	None Activation = iota
	ReLU
	GELU // by tanh (Hendrycks and Gimpel, Gaussian Error Linear Units)
	SiLU
)

// Elementwise is what becomes of each sum: Activation(Scale*sum + Bias of its column). No bias is 0.
type Elementwise struct {
	Scale      float32
	Bias       []float32
	Activation Activation
}

// identity reports whether the function leaves sums as they are.
func (e Elementwise) identity() bool { return e.Scale == 1 && len(e.Bias) == 0 && e.Activation == None }

// Apply applies the function to sums of columns that follow each other, from column c on.
func (e Elementwise) Apply(c int, x *[tile.VecLen]float32) {
	each(x, func(_ int, v float32) float32 { return v * e.Scale })
	if len(e.Bias) > 0 {
		each(x, func(i int, v float32) float32 {
			if at := c + i; at >= 0 && at < len(e.Bias) {
				v += e.Bias[at]
			}
			return v
		})
	}
	switch e.Activation {
	case ReLU:
		each(x, func(_ int, v float32) float32 { return max(v, 0) })
	case GELU: // (1+tanh(y))/2 is the sigmoid of 2y
		each(x, func(_ int, v float32) float32 { return v * device.Sigmoid(1.5957691*(v+0.044715*v*v*v)) })
	case SiLU:
		each(x, func(_ int, v float32) float32 { return v * device.Sigmoid(v) })
	}
}

// each replaces each number by f of its index and itself. It is no loop: not every loop of a constant
// number of rounds is unrolled, and one that is not keeps x in memory. A kernel that has memory of its
// threads' own takes longer to begin and to end.
func each(x *[tile.VecLen]float32, f func(i int, v float32) float32) {
	x[0], x[1], x[2], x[3] = f(0, x[0]), f(1, x[1]), f(2, x[2]), f(3, x[3])
	x[4], x[5], x[6], x[7] = f(4, x[4]), f(5, x[5]), f(6, x[6]), f(7, x[7])
}
