package moe

// Reference does the layer in plain Go for the tokens of one PE. scale and bias are
// those of all experts.
func Reference(cfg Config, tokens []float32, chosen []int32, weights, scale, bias []float32) []float32 {
	out := make([]float32, len(tokens))
	for token := range cfg.Tokens {
		for i := range cfg.Hidden {
			at := token*cfg.Hidden + i
			for k := range cfg.TopK {
				e := chosen[token*cfg.TopK+k]
				y := float32(tokens[at]*scale[e]) + bias[e]
				out[at] += float32(weights[token*cfg.TopK+k] * y)
			}
		}
	}
	return out
}
