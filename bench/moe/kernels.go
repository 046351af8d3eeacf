// Package moe measures the layer of experts of examples/moe. bench/cpp/moe.cu is the same
// in CUDA C++, bench/cpp/ncclmoe.cu the peer on NCCL. The kernels here make the data and
// check the results.
package moe

import "github.com/gpuc-go/gpuc/dsl/gpu"

//go:generate go run ../../cmd/gpuc generate -compress

// Shape is the layer. Experts is a power of two.
type Shape struct{ Tokens, Hidden, Experts, TopK int }

func mix(x uint64) uint64 {
	x = (x ^ x>>31) * 0x7fb5d329728ea185
	x = (x ^ x>>27) * 0x81dadef4bc2dd44d
	return x ^ x>>33
}

// choice is expert number k of a token of PE pe: odd steps round the experts, so
// that none comes twice.
func choice(s Shape, pe, token, k int) int {
	h := mix(uint64(pe*s.Tokens + token + 1))
	return int((h + uint64(k)*(h>>32|1)) % uint64(s.Experts))
}

// weight of choice k; all add up to one.
func weight(s Shape, k int) float32 { return float32(2*(k+1)) / float32(s.TopK*(s.TopK+1)) }

func scale(e int) float32 { return 1 + float32(e)/64 }
func bias(e int) float32  { return float32(e) }

// value is element i of the tokens of PE pe.
func value(i int, seed uint64, pe int) float32 {
	return float32(mix(uint64(i)+seed+uint64(pe)<<40)&0xff) / 16
}

// Fill writes tokens and routing of PE pe, and the parameters of its experts.
//
//gpu:kernel maxthreads=512
func Fill(t *gpu.Thread, s Shape, tokens, out []float32, chosen []int32, weights, scales, biases []float32, seed uint64, pe, pes int) {
	for i := range t.Grid().Stride(len(tokens)) {
		tokens[i] = value(i, seed, pe)
		out[i] = -1
	}
	for i := range t.Grid().Stride(len(chosen)) {
		chosen[i] = int32(choice(s, pe, i/s.TopK, i%s.TopK))
		weights[i] = weight(s, i%s.TopK)
	}
	for i := range t.Grid().Stride(len(scales)) {
		scales[i], biases[i] = scale(i*pes+pe), bias(i*pes+pe)
	}
}

// Check counts the elements of out in wrong that differ from the layer's result by
// more than rounding.
//
//gpu:kernel maxthreads=512
func Check(t *gpu.Thread, s Shape, out []float32, seed uint64, pe int, wrong []uint64) {
	for i := range t.Grid().Stride(len(out)) {
		x, want := value(i, seed, pe), float32(0)
		for k := range s.TopK {
			e := choice(s, pe, i/s.Hidden, k)
			want += weight(s, k) * (x*scale(e) + bias(e))
		}
		if d := out[i] - want; !(d <= 1e-4*want+1e-4 && -d <= 1e-4*want+1e-4) {
			gpu.AtomicAdd(t, &wrong[0], 1)
		}
	}
}
