package layer

import (
	"context"
	"errors"
	"math"
	"math/rand/v2"

	"github.com/gpuc-go/gpuc/bench/control"
	"github.com/gpuc-go/gpuc/bench/random"
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
	k, err := random.LoadKernels(pe)
	if err != nil {
		return nil, err
	}
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
	// Each PE has a matrix of tokens, and behind them is one with the rows of all experts.
	me, matrices := pe.MyPE(), pe.NumPEs()
	x.fill = func(ctx context.Context, seed uint64) error {
		return errors.Join(
			random.Launch(pe, k.Fill, b, random.Part{Seed: seed, Number: matrices, Row: lo * hidden, Cols: n}),
			random.Launch(pe, k.Fill, l.Tokens(), random.Part{Seed: seed, Number: me, Cols: hidden}),
			pe.Stream().Sync(ctx))
	}
	x.check = func(ctx context.Context, seed uint64) error {
		got := make([]gpu.BFloat16, tokens*n)
		if err := out.CopyTo(ctx, got); err != nil {
			return err
		}
		for token := 0; token < tokens; token += max(tokens/sampled, 1) {
			in := elements(seed, me, token, hidden)
			for col := 0; col < n; col += max(n/sampled, 1) {
				sum := 0.0
				for _, e := range choices[token*topK:][:topK] {
					for i, v := range in {
						sum += v * float64(random.Element(seed, matrices, int(e)*hidden+i, col)) / float64(topK)
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
