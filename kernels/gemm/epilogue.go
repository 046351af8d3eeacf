package gemm

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/tile"
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

// Epilogue is what becomes of each sum: Activation(Scale*sum + Bias of its column). No bias is 0.
type Epilogue struct {
	Scale      float32
	Bias       []float32
	Activation Activation
}

// plain reports whether the epilogue leaves sums as they are.
func (e Epilogue) plain() bool { return e.Scale == 1 && len(e.Bias) == 0 && e.Activation == None }

// Apply applies the epilogue to sums of columns that follow each other, from column c on.
func (e Epilogue) Apply(c int, x *[tile.Run]float32) {
	//gpu:unroll
	for i := range x { // unrolled: x stays in registers
		x[i] *= e.Scale
	}
	if len(e.Bias) > 0 {
		//gpu:unroll
		for i := range x {
			if at := c + i; at >= 0 && at < len(e.Bias) {
				x[i] += e.Bias[at]
			}
		}
	}
	switch e.Activation {
	case ReLU:
		//gpu:unroll
		for i := range x {
			x[i] = max(x[i], 0)
		}
	case GELU:
		//gpu:unroll
		for i, v := range x { // (1+tanh(y))/2 is the sigmoid of 2y
			x[i] = v * sigmoid(1.5957691*(v+0.044715*v*v*v))
		}
	case SiLU:
		//gpu:unroll
		for i, v := range x {
			x[i] = v * sigmoid(v)
		}
	}
}

// sigmoid returns 1/(1+exp(-x)), by instructions that are exact to some units in the last place
// and need no call, for which the sums would have to leave their registers.
func sigmoid(x float32) float32 {
	r := gpu.Rsqrt(1 + gpu.Exp2(-1.442695*x))
	return r * r
}
