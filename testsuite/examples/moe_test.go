package examples_test

import (
	"math/rand/v2"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/examples/moe/moe"
	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
)

// routing returns the experts of each token of a PE.
type routing func(random *rand.Rand, cfg moe.Config, token int) []int

// anyExperts chooses evenly.
func anyExperts(random *rand.Rand, cfg moe.Config, _ int) []int {
	return random.Perm(cfg.Experts)[:cfg.TopK]
}

// fewExperts leaves all but the last TopK experts without tokens.
func fewExperts(random *rand.Rand, cfg moe.Config, _ int) []int {
	e := random.Perm(cfg.TopK)
	for k := range e {
		e[k] += cfg.Experts - cfg.TopK
	}
	return e
}

// checkMoE does layers one after the other, each with the next routing, and compares
// with plain Go. Nothing keeps the PEs together in between.
func checkMoE(pe *gputest.PE, cfg moe.Config, routings ...routing) {
	pe.Helper()
	m, err := moe.New(pe.PE, cfg)
	if err != nil {
		pe.Fatalf("%v", err)
	}
	ctx, random := pe.Context(), rand.New(rand.NewPCG(7, uint64(pe.MyPE())))
	numbers := func(n int) []float32 {
		x := make([]float32, n)
		for i := range x {
			x[i] = random.Float32() - 0.5
		}
		return x
	}
	scale, bias := make([]float32, cfg.Experts), make([]float32, cfg.Experts)
	scales, biases := make([]float32, m.Scale.Len()), make([]float32, m.Bias.Len())
	for e := range cfg.Experts {
		scale[e], bias[e] = float32(e+1)/8, float32(e*e)
		if e%pe.NumPEs() == pe.MyPE() {
			scales[e/pe.NumPEs()], biases[e/pe.NumPEs()] = scale[e], bias[e]
		}
	}
	copyIn(pe, m.Scale, scales)
	copyIn(pe, m.Bias, biases)
	for layer, route := range routings {
		tokens, weights := numbers(m.Tokens.Len()), numbers(m.Weights.Len())
		var chosen []int32
		for token := range cfg.Tokens {
			for _, e := range route(random, cfg, token) {
				chosen = append(chosen, int32(e))
			}
		}
		if err := m.Tokens.CopyFrom(ctx, tokens); err != nil {
			pe.Fatalf("%v", err)
		}
		copyIn(pe, m.Weights, weights)
		copyIn(pe, m.Chosen, chosen)
		if err := m.Run(pe.Stream()); err != nil {
			pe.Fatalf("%v", err)
		}
		got := make([]float32, m.Out.Len())
		if err := m.Out.CopyTo(ctx, got); err != nil {
			pe.Fatalf("%v", err)
		}
		want := moe.Reference(cfg, tokens, chosen, weights, scale, bias)
		for i, g := range got {
			if g != want[i] {
				pe.Fatalf("%+v, layer %d, token %d, element %d: %v, want %v", cfg, layer, i/cfg.Hidden, i%cfg.Hidden, g, want[i])
			}
		}
	}
}

func copyIn[T any](pe *gputest.PE, b *gpurt.Buffer[T], x []T) {
	pe.Helper()
	if err := b.CopyFrom(pe.Context(), x); err != nil {
		pe.Fatalf("%v", err)
	}
}

func TestMoESizes(t *testing.T) {
	cfgs := []moe.Config{
		{Tokens: 0, Hidden: 4, Experts: 2, TopK: 1}, {Tokens: 3, Hidden: 0, Experts: 2, TopK: 1}, {Tokens: 1, Hidden: 1, Experts: 1, TopK: 1},
		{Tokens: 7, Hidden: 13, Experts: 5, TopK: 5}, {Tokens: 6, Hidden: 40, Experts: 19, TopK: 3},
	}
	for _, np := range []int{1, 2, 3, 4, 8} {
		gputest.Run(t, gputest.NP(np), func(pe *gputest.PE) {
			for _, cfg := range cfgs {
				checkMoE(pe, cfg, anyExperts, fewExperts, anyExperts)
			}
		})
	}
}

func TestMoEOrders(t *testing.T) {
	gputest.Seeds(t, 20, gputest.NP(3), func(pe *gputest.PE) {
		checkMoE(pe, moe.Config{Tokens: 2, Hidden: 5, Experts: 8, TopK: 2}, fewExperts, fewExperts, anyExperts, fewExperts)
	})
}

func TestMoELarge(t *testing.T) {
	gputest.Run(t, gputest.NP(4).OnGPU(), func(pe *gputest.PE) {
		checkMoE(pe, moe.Config{Tokens: 128, Hidden: 7168, Experts: 64, TopK: 8}, anyExperts, fewExperts, anyExperts)
	})
}

// TestMoERoute compares the choice of experts with one made in plain Go.
func TestMoERoute(t *testing.T) {
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		cfg := moe.Config{Tokens: 40, Hidden: 1, Experts: 11, TopK: 4}
		m, err := moe.New(pe.PE, cfg)
		if err != nil {
			pe.Fatalf("%v", err)
		}
		scores, err := gpurt.Alloc[float32](pe.PE, cfg.Tokens*cfg.Experts)
		if err != nil {
			pe.Fatalf("%v", err)
		}
		x := make([]float32, scores.Len())
		for i := range x {
			x[i] = float32(1+i*i%7) / 4 // with many that are equal
		}
		copyIn(pe, scores, x)
		if err := m.Route(pe.Stream(), scores); err != nil {
			pe.Fatalf("%v", err)
		}
		var wantChosen []int32
		var wantWeights []float32
		for token := range cfg.Tokens {
			row := x[token*cfg.Experts : (token+1)*cfg.Experts]
			used := map[int]bool{}
			total := float32(0)
			for range cfg.TopK {
				best := -1
				for e, v := range row {
					if !used[e] && (best < 0 || v > row[best]) {
						best = e
					}
				}
				used[best] = true
				total += row[best]
				wantChosen = append(wantChosen, int32(best))
			}
			for _, e := range wantChosen[token*cfg.TopK:] {
				wantWeights = append(wantWeights, row[e]/total)
			}
		}
		chosen, weights := make([]int32, m.Chosen.Len()), make([]float32, m.Weights.Len())
		if err := m.Chosen.CopyTo(pe.Context(), chosen); err != nil {
			pe.Fatalf("%v", err)
		}
		if err := m.Weights.CopyTo(pe.Context(), weights); err != nil {
			pe.Fatalf("%v", err)
		}
		if d := cmp.Diff(wantChosen, chosen); d != "" {
			pe.Errorf("experts: %s", d)
		}
		if d := cmp.Diff(wantWeights, weights); d != "" {
			pe.Errorf("weights: %s", d)
		}
		if err := m.Route(pe.Stream(), m.Weights); err == nil {
			pe.Errorf("too few scores are accepted")
		}
	})
}

func TestMoEBadConfig(t *testing.T) {
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		for _, cfg := range []moe.Config{{Tokens: -1, Experts: 1, TopK: 1}, {Hidden: -1, Experts: 1, TopK: 1}, {Experts: 0, TopK: 0}, {Experts: 2, TopK: 3}, {Experts: 2, TopK: 0}} {
			if _, err := moe.New(pe.PE, cfg); err == nil {
				pe.Errorf("%+v is accepted", cfg)
			}
		}
	})
}
