package kernels_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/kernels/experts"
	"github.com/gpuc-go/gpuc/kernels/gemm"
	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
)

// layerCase is a layer, and the number of tokens of each PE in its launches. A job that has more PEs
// goes through the numbers again.
type layerCase struct {
	np, hidden, n, experts, topK int
	launches                     [][]int
	// only is the number of experts, from the first on, that tokens choose, 0 for all.
	only int
	cfg  experts.Config
}

// choices returns the experts of some tokens, one in five of which is none, and their weights.
func (c layerCase) choices(round, pe, tokens int) (chosen []int32, weights []float32) {
	r := rand.New(rand.NewPCG(uint64(round), uint64(pe)))
	from := c.experts
	if c.only > 0 {
		from = c.only
	}
	for range tokens {
		for k, e := range r.Perm(max(from, c.topK))[:c.topK] {
			if r.IntN(5) == 0 || e >= from {
				e = -1
			}
			chosen, weights = append(chosen, int32(e)), append(weights, 1/float32(k+2))
		}
	}
	return chosen, weights
}

// layer compares launches with plain Go, bit by bit: sums of small whole numbers are exact, and all
// else has an order.
func (c layerCase) layer(pe *gputest.PE) {
	pe.Helper()
	me, ctx, before := pe.MyPE(), pe.Context(), pe.Allocations()
	lo, hi := experts.Local(c.experts, me, pe.NumPEs())
	cfg := c.cfg
	cfg.Hidden, cfg.Experts, cfg.TopK = c.hidden, c.experts, c.topK
	for _, tokens := range c.launches {
		for _, n := range tokens {
			cfg.Tokens = max(cfg.Tokens, n)
		}
	}
	bias := make([]float32, (hi-lo)*c.n)
	for i := range bias {
		bias[i] = float32((lo*c.n+i)%5 - 2)
	}
	biases, err := gpurt.AllocFrom(pe.PE, bias)
	must(pe, err)
	cfg.Bias = biases
	b, bs := array(pe, (hi-lo)*c.hidden, c.n)
	must(pe, b.CopyFrom(ctx, values(0, lo*c.hidden, 0, (hi-lo)*c.hidden, c.n)))
	l, err := experts.New(pe.PE, bs, cfg)
	must(pe, err)
	for round, tokens := range c.launches {
		n := tokens[me%len(tokens)]
		x := values(round+1, 1000*me, 0, n, c.hidden)
		choices, factors := c.choices(round, me, n)
		must(pe, l.Tokens().Slice(0, n*c.hidden).CopyFrom(ctx, x))
		chosen, err := gpurt.AllocFrom(pe.PE, choices)
		must(pe, err)
		weights, err := gpurt.AllocFrom(pe.PE, factors)
		must(pe, err)
		out, err := gpurt.Alloc[gpu.BFloat16](pe.PE, n*c.n)
		must(pe, err)
		must(pe, l.Run(pe.Stream(), n, out, chosen, weights))
		got, want := make([]gpu.BFloat16, n*c.n), make([]gpu.BFloat16, n*c.n)
		must(pe, out.CopyTo(ctx, got))
		for i := range want {
			token, col, sum := i/c.n, i%c.n, float32(0)
			for k, e := range choices[token*c.topK:][:c.topK] {
				if e < 0 {
					continue
				}
				y := float32((int(e)*c.n+col)%5 - 2)
				for h := range c.hidden {
					y += x[token*c.hidden+h].Float32() * element(0, int(e)*c.hidden+h, col)
				}
				if cfg.Activation == gemm.ReLU {
					y = max(y, 0)
				}
				sum = gpu.FMA(factors[token*c.topK+k], gpu.ToBFloat16(y).Float32(), sum)
			}
			want[i] = gpu.ToBFloat16(sum)
		}
		for i := range got {
			if got[i].Float32() != want[i].Float32() {
				pe.Fatalf("launch %d: element %d,%d is %v, want %v", round, i/c.n, i%c.n, got[i], want[i])
			}
		}
		must(pe, chosen.Free())
		must(pe, weights.Free())
		must(pe, out.Free())
	}
	must(pe, l.Free())
	must(pe, b.Free())
	must(pe, biases.Free())
	if diff := cmp.Diff(before, pe.Allocations()); diff != "" {
		pe.Errorf("allocations changed (-before +after):\n%s", diff)
	}
}

// layers are those of few and many experts, which have no tokens, some or all, on PEs with as many
// tokens or others, in sizes that are and are not multiples of tiles.
var layers = []layerCase{
	{1, 64, 72, 3, 2, [][]int{{5}, {0}, {7}}, 0, experts.Config{}},
	{2, 40, 61, 5, 2, [][]int{{6, 3}, {0, 4}, {6, 6}}, 0, experts.Config{Activation: gemm.ReLU}},
	{3, 45, 24, 2, 1, [][]int{{3, 3, 3}, {1, 0, 2}}, 0, experts.Config{}}, // a PE without experts
	{4, 72, 264, 8, 3, [][]int{{2, 2, 2, 2}, {3, 0, 0, 1}}, 0, experts.Config{}},
	{2, 64, 16, 4, 1, [][]int{{90, 60}, {1, 90}}, 1, experts.Config{}},                                  // all come to one expert
	{2, 8, 520, 2, 1, [][]int{{140, 130}, {9, 200}}, 0, experts.Config{Tuning: gemm.Tuning{Blocks: 1}}}, // many parts of a block
	{2, 64, 16, 40, 2, [][]int{{3, 2}, {2, 3}}, 0, experts.Config{Tuning: gemm.Tuning{NoBulk: true, Stages: 2, Blocks: 2}}},
}

func TestLayerOfExperts(t *testing.T) {
	unlessRace(t)
	for i, c := range layers {
		if testing.Short() && i%2 == 1 {
			continue
		}
		t.Run(fmt.Sprintf("%d PEs, %d experts", c.np, c.experts), func(t *testing.T) {
			gputest.Run(t, gputest.NP(c.np).Seed(uint64(i)), c.layer)
		})
	}
}

// TestSmallLayer has few tokens, for slow back ends.
func TestSmallLayer(t *testing.T) {
	gputest.Run(t, gputest.NP(2), layerCase{2, 16, 8, 3, 2, [][]int{{2, 1}, {0, 2}}, 0, experts.Config{Tuning: gemm.Tuning{Blocks: 1}}}.layer)
}

func TestLayerUnderSeeds(t *testing.T) {
	seeds := 5
	if testing.Short() {
		seeds = 1
	}
	gputest.Seeds(t, seeds, gputest.NP(3), layerCase{3, 24, 40, 5, 2, [][]int{{4, 1, 3}, {2, 2, 0}, {4, 4, 4}}, 0, experts.Config{}}.layer)
}

// TestLayerMistakes makes layers and launches that cannot be.
func TestLayerMistakes(t *testing.T) {
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		if pe.NumPEs() > 1 {
			return // each would have fewer experts than the errors say
		}
		_, b := array(pe, 128, 8)
		for want, cfg := range map[string]experts.Config{
			"experts: 1 tokens of 64 elements that choose 3 of 2 experts; a token has an element or more, and chooses one expert or more, and at most all": {Tokens: 1, Hidden: 64, Experts: 2, TopK: 3},
			"experts: matrices of shape [128 8]; 3 experts for tokens of 64 elements have 192 rows, of one element or more":                                {Tokens: 1, Hidden: 64, Experts: 3, TopK: 1},
			"experts: tiles of 64 columns; there are 256":                                                   {Tokens: 1, Hidden: 64, Experts: 2, TopK: 1, Tuning: gemm.Tuning{TileN: 64}},
			"experts: 1073741824 tokens of 64 elements on each of 1 PEs, with 1 experts each, are too many": {Tokens: 1 << 30, Hidden: 64, Experts: 2, TopK: 1},
		} {
			if _, err := experts.New(pe.PE, b, cfg); err == nil || err.Error() != want {
				pe.Errorf("got %v, want %s", err, want)
			}
		}
		l, err := experts.New(pe.PE, b, experts.Config{Tokens: 2, Hidden: 64, Experts: 2, TopK: 1})
		must(pe, err)
		out, err := gpurt.Alloc[gpu.BFloat16](pe.PE, 8)
		must(pe, err)
		for want, err := range map[string]error{
			"experts: 3 tokens; there is memory for 2":                              l.Run(pe.Stream(), 3, out, nil, nil),
			"experts: out of 2 x 8 elements is needed":                              l.Run(pe.Stream(), 2, out, nil, nil),
			"experts: 1 chosen experts of 1 tokens are needed, and as many weights": l.Run(pe.Stream(), 1, out, nil, nil),
		} {
			if err == nil || err.Error() != want {
				pe.Errorf("got %v, want %s", err, want)
			}
		}
	})
}
