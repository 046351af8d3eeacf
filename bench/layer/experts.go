package layer

import (
	"context"
	"math"
	"math/rand/v2"

	"github.com/gpuc-go/gpuc/bench/control"
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/kernels/experts"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// NewExperts opens the benchmark of layers of experts: tokens of each PE, of hidden elements, that
// choose topk experts each and become n elements.
func NewExperts(pe *gpurt.PE) (*Bench, error) {
	return &Bench{pe: pe, open: openExperts, keys: []string{"tokens", "hidden", "n", "experts", "topk"}}, nil
}

// routing returns the experts of the tokens of a PE, which are always the same. All weights are
// 1/topk.
func routing(pe, tokens, all, topK int) (chosen []int32) {
	r := rand.New(rand.NewPCG(uint64(pe), 1))
	for range tokens {
		for _, e := range r.Perm(all)[:topK] {
			chosen = append(chosen, int32(e))
		}
	}
	return chosen
}

func openExperts(pe *gpurt.PE, p control.Params) (*prepared, error) {
	tokens, hidden, n, all, topK := int(p["tokens"]), int(p["hidden"]), int(p["n"]), int(p["experts"]), int(p["topk"])
	lo, hi := experts.Local(all, pe.MyPE(), pe.NumPEs())
	b, err := gpurt.Alloc[gpu.BFloat16](pe, (hi-lo)*hidden*n)
	if err != nil {
		return nil, err
	}
	x := &prepared{free: []func() error{b.Free}}
	bs, err := gpurt.ArrayOn(b, gpurt.Shape((hi-lo)*hidden, n))
	if err != nil {
		return nil, err
	}
	l, err := experts.New(pe, bs, experts.Config{Tokens: tokens, Hidden: hidden, Experts: all, TopK: topK})
	if err != nil {
		return nil, err
	}
	x.free = append([]func() error{l.Free}, x.free...)
	choices := routing(pe.MyPE(), tokens, all, topK)
	factors := make([]float32, len(choices))
	for i := range factors {
		factors[i] = 1 / float32(topK)
	}
	chosen, err := gpurt.AllocFrom(pe, choices)
	if err != nil {
		return nil, err
	}
	weights, err := gpurt.AllocFrom(pe, factors)
	if err != nil {
		return nil, err
	}
	out, err := gpurt.Alloc[gpu.BFloat16](pe, tokens*n)
	if err != nil {
		return nil, err
	}
	x.free = append(x.free, chosen.Free, weights.Free, out.Free)
	x.launch = func() error { return l.Run(pe.Stream(), tokens, out, chosen, weights) }
	matrix := func(seed uint64, e int) []gpu.BFloat16 { return numbers(seed, -1-e, hidden*n) }
	x.fill = func(ctx context.Context, seed uint64) error {
		for e := lo; e < hi; e++ {
			if err := b.Slice((e-lo)*hidden*n, (e-lo+1)*hidden*n).CopyFrom(ctx, matrix(seed, e)); err != nil {
				return err
			}
		}
		return l.Tokens().CopyFrom(ctx, numbers(seed, pe.MyPE(), tokens*hidden))
	}
	x.check = func(ctx context.Context, seed uint64) error {
		got := make([]gpu.BFloat16, tokens*n)
		if err := out.CopyTo(ctx, got); err != nil {
			return err
		}
		in, made := numbers(seed, pe.MyPE(), tokens*hidden), map[int][]gpu.BFloat16{}
		for token := 0; token < tokens; token += max(tokens/sampled, 1) {
			for col := 0; col < n; col += max(n/sampled, 1) {
				sum := 0.0
				for _, e := range choices[token*topK:][:topK] {
					if made[int(e)] == nil {
						made[int(e)] = matrix(seed, int(e))
					}
					for i := range hidden {
						sum += float64(in[token*hidden+i].Float32()) * float64(made[int(e)][i*n+col].Float32()) / float64(topK)
					}
				}
				if err := differs("element", token, col, got[token*n+col], sum, math.Sqrt(float64(hidden))+math.Abs(sum)); err != nil {
					return err
				}
			}
		}
		return nil
	}
	return x, nil
}
