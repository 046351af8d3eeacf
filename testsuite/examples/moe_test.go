package examples_test

import (
	"errors"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/examples/moe/routing"
	"github.com/gpuc-go/gpuc/examples/scale"
	"github.com/gpuc-go/gpuc/internal/base/race"
	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
)

// choice returns the experts of a token of a PE.
type choice func(random *rand.Rand, cfg routing.Config, token int) []int

// anyExperts chooses evenly.
func anyExperts(random *rand.Rand, cfg routing.Config, _ int) []int {
	return random.Perm(cfg.Experts)[:cfg.TopK]
}

// fewExperts leaves all but the last TopK experts without tokens.
func fewExperts(random *rand.Rand, cfg routing.Config, _ int) []int {
	e := random.Perm(cfg.TopK)
	for k := range e {
		e[k] += cfg.Experts - cfg.TopK
	}
	return e
}

// moeLayer is a layer whose results are compared with plain Go.
type moeLayer struct {
	pe          *gputest.PE
	cfg         routing.Config
	m           *routing.Mixture
	random      *rand.Rand
	scale, bias []float32 // of all experts
	checks      int
}

func newMoELayer(pe *gputest.PE, cfg routing.Config) *moeLayer {
	pe.Helper()
	m, err := routing.New(pe.PE, cfg)
	if err != nil {
		pe.Fatalf("%v", err)
	}
	l := &moeLayer{pe: pe, cfg: cfg, m: m, random: rand.New(rand.NewPCG(7, uint64(pe.MyPE())))}
	l.scale, l.bias = make([]float32, cfg.Experts), make([]float32, cfg.Experts)
	scales, biases := make([]float32, m.Scale.Len()), make([]float32, m.Bias.Len())
	for e := range cfg.Experts {
		l.scale[e], l.bias[e] = float32(e+1)/8, float32(e*e)
		if e%pe.NumPEs() == pe.MyPE() {
			scales[e/pe.NumPEs()], biases[e/pe.NumPEs()] = l.scale[e], l.bias[e]
		}
	}
	copyIn(pe, m.Scale, scales)
	copyIn(pe, m.Bias, biases)
	return l
}

// run does the layer by a launch of its own.
func (l *moeLayer) run() error { return l.m.Run(l.pe.Stream()) }

// check lets run do the layer, with new tokens and the choice route, and compares the
// results.
func (l *moeLayer) check(route choice, run func() error) {
	pe, m, cfg := l.pe, l.m, l.cfg
	pe.Helper()
	numbers := func(n int) []float32 {
		x := make([]float32, n)
		for i := range x {
			x[i] = l.random.Float32() - 0.5
		}
		return x
	}
	tokens, weights := numbers(m.Tokens.Len()), numbers(m.Weights.Len())
	var chosen []int32
	for token := range cfg.Tokens {
		for _, e := range route(l.random, cfg, token) {
			chosen = append(chosen, int32(e))
		}
	}
	if err := m.Tokens.CopyFrom(pe.Context(), tokens); err != nil {
		pe.Fatalf("%v", err)
	}
	copyIn(pe, m.Weights, weights)
	copyIn(pe, m.Chosen, chosen)
	if err := run(); err != nil {
		pe.Fatalf("%v", err)
	}
	got := make([]float32, m.Out.Len())
	if err := m.Out.CopyTo(pe.Context(), got); err != nil {
		pe.Fatalf("%v", err)
	}
	want := m.Reference(tokens, chosen, weights, l.scale, l.bias)
	for i, g := range got {
		if g != want[i] {
			pe.Fatalf("%+v, check %d, token %d, element %d: %v, want %v", cfg, l.checks, i/cfg.Hidden, i%cfg.Hidden, g, want[i])
		}
	}
	l.checks++
}

// checkMoE does layers one after the other, each with the next choice. Nothing keeps
// the PEs together in between.
func checkMoE(pe *gputest.PE, cfg routing.Config, choices ...choice) {
	pe.Helper()
	l := newMoELayer(pe, cfg)
	for _, route := range choices {
		l.check(route, l.run)
	}
}

func copyIn[T any](pe *gputest.PE, b *gpurt.Buffer[T], x []T) {
	pe.Helper()
	if err := b.CopyFrom(pe.Context(), x); err != nil {
		pe.Fatalf("%v", err)
	}
}

func TestMoESizes(t *testing.T) {
	cfgs := []routing.Config{
		{Tokens: 0, Hidden: 4, Experts: 2, TopK: 1}, {Tokens: 3, Hidden: 0, Experts: 2, TopK: 1}, {Tokens: 1, Hidden: 4, Experts: 1, TopK: 1},
		{Tokens: 7, Hidden: 12, Experts: 5, TopK: 5}, {Tokens: 4, Hidden: 8, Experts: 6, TopK: 2, Puts: true}, {Tokens: 6, Hidden: 40, Experts: 19, TopK: 3},
	}
	for _, np := range peCounts() {
		gputest.Run(t, gputest.NP(np), func(pe *gputest.PE) {
			for _, cfg := range cfgs {
				checkMoE(pe, cfg, anyExperts, fewExperts, anyExperts)
			}
		})
	}
}

func TestMoEOrders(t *testing.T) {
	gputest.Seeds(t, orders(20), gputest.NP(3), func(pe *gputest.PE) {
		checkMoE(pe, routing.Config{Tokens: 2, Hidden: 8, Experts: 8, TopK: 2}, fewExperts, fewExperts, anyExperts, fewExperts)
		// Two PEs have no expert, and no tokens for each other.
		checkMoE(pe, routing.Config{Tokens: 1, Hidden: 4, Experts: 1, TopK: 1}, anyExperts, anyExperts, anyExperts, anyExperts)
	})
}

// TestMoEOnHosts does layers over hosts of equal and of different sizes, one after the other and
// by both algorithms in turn.
func TestMoEOnHosts(t *testing.T) {
	hosts, choices := append(onHosts(), []int{6}), []choice{anyExperts, fewExperts, fewExperts, anyExperts, fewExperts}
	if fewer() {
		choices = choices[1:4]
	}
	if race.Enabled && testing.Short() {
		hosts = hosts[:1] // PEs of one host do what those of the hosts of this one do
	}
	for _, sizes := range hosts {
		gputest.Seeds(t, orders(10), gputest.NP(6).Hosts(sizes...), func(pe *gputest.PE) {
			relayed := newMoELayer(pe, routing.Config{Tokens: 3, Hidden: 8, Experts: 11, TopK: 4, Algorithm: scale.DispatchRelayed})
			direct := newMoELayer(pe, routing.Config{Tokens: 2, Hidden: 4, Experts: 7, TopK: 2, Algorithm: scale.DispatchDirect})
			for _, route := range choices {
				relayed.check(route, relayed.run)
				direct.check(route, direct.run)
			}
			// PEs and hosts without experts have nothing that would keep them together.
			checkMoE(pe, routing.Config{Tokens: 1, Hidden: 4, Experts: 1, TopK: 1, Algorithm: scale.DispatchRelayed}, anyExperts, anyExperts, anyExperts, anyExperts)
			checkMoE(pe, routing.Config{Tokens: 0, Hidden: 4, Experts: 2, TopK: 1, Algorithm: scale.DispatchRelayed}, anyExperts, anyExperts)
		})
	}
}

// TestMoEInGraph repeats a captured layer with other tokens and choices, and does one
// that is not captured in between.
func TestMoEInGraph(t *testing.T) {
	gputest.Seeds(t, orders(5), gputest.NP(3), func(pe *gputest.PE) {
		l := newMoELayer(pe, routing.Config{Tokens: 3, Hidden: 8, Experts: 7, TopK: 2})
		st := pe.Stream()
		g, err := st.Capture(func() error { return errors.Join(l.m.Run(st), l.m.Run(st)) })
		if err != nil {
			pe.Fatalf("capture: %v", err)
		}
		twice := func() error { return g.Launch(st) }
		l.check(anyExperts, twice)
		l.check(fewExperts, twice)
		l.check(anyExperts, l.run)
		l.check(fewExperts, twice)
		if err := g.Close(); err != nil {
			pe.Errorf("%v", err)
		}
	})
}

func TestMoELarge(t *testing.T) {
	gputest.Run(t, gputest.NP(4).OnGPU(), func(pe *gputest.PE) {
		checkMoE(pe, routing.Config{Tokens: 128, Hidden: 7168, Experts: 64, TopK: 8}, anyExperts, fewExperts, anyExperts)
	})
}

// TestMoERoute compares the choice of experts with one made in plain Go.
func TestMoERoute(t *testing.T) {
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		cfg := routing.Config{Tokens: 40, Hidden: 4, Experts: 11, TopK: 4}
		m, err := routing.New(pe.PE, cfg)
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
		for _, cfg := range []routing.Config{{Tokens: -1, Experts: 1, TopK: 1}, {Hidden: -1, Experts: 1, TopK: 1}, {Experts: 0, TopK: 0}, {Experts: 2, TopK: 3}, {Experts: 2, TopK: 0}, {Hidden: 6, Experts: 2, TopK: 1}, {Tokens: 1 << 30, Experts: 2, TopK: 1}, {Experts: math.MaxInt, TopK: 1}} {
			if _, err := routing.New(pe.PE, cfg); err == nil {
				pe.Errorf("%+v is accepted", cfg)
			}
		}
	})
}
