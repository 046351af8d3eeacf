package moe

import "github.com/gpuc-go/gpuc/dsl/gpu"

// Reference does the layer in plain Go for the tokens of one PE. scale and bias are
// those of all experts. It rounds as the kernels do.
func Reference(cfg Config, tokens []float32, chosen []int32, weights, scale, bias []float32) []float32 {
	out := make([]float32, len(tokens))
	for token := range cfg.Tokens {
		for i := range cfg.Hidden {
			at := token*cfg.Hidden + i
			for k := range cfg.TopK {
				e := chosen[token*cfg.TopK+k]
				y := gpu.FMA(tokens[at], scale[e], bias[e])
				out[at] = gpu.FMA(weights[token*cfg.TopK+k], y, out[at])
			}
		}
	}
	return out
}
