// Command moe does a layer of a mixture of experts with random scores, a few times,
// and checks the results against plain Go:
//
//	gpuc run -np 4 ./examples/moe -tokens 128 -hidden 4096 -experts 64 -topk 8
//
// The kernels are in package routing.
package main

import (
	"context"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"time"

	"github.com/gpuc-go/gpuc/examples/moe/routing"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

func main() {
	var cfg routing.Config
	flag.IntVar(&cfg.Tokens, "tokens", 24, "`tokens` of each PE")
	flag.IntVar(&cfg.Hidden, "hidden", 64, "`length` of a token")
	flag.IntVar(&cfg.Experts, "experts", 16, "`experts` in the whole")
	flag.IntVar(&cfg.TopK, "topk", 4, "`experts` for each token")
	layers := flag.Int("layers", 3, "how many `layers` to do")
	flag.Parse()
	if flag.NArg() > 0 || *layers < 0 {
		fmt.Fprintln(os.Stderr, "moe takes no arguments besides flags, and -layers of 0 or more")
		os.Exit(2)
	}
	gpurt.Main(func(ctx context.Context, pe *gpurt.PE) error { return run(ctx, pe, cfg, *layers) })
}

func run(ctx context.Context, pe *gpurt.PE, cfg routing.Config, layers int) error {
	m, err := routing.New(pe, cfg)
	if err != nil {
		return err
	}
	// Every PE has parameters of its own experts; the check needs all.
	scale, bias := make([]float32, cfg.Experts), make([]float32, cfg.Experts)
	mine := [2][]float32{make([]float32, m.Scale.Len()), make([]float32, m.Bias.Len())}
	for e := range cfg.Experts {
		scale[e], bias[e] = 1+float32(e)/16, float32(e%5)
		if e%pe.NumPEs() == pe.MyPE() {
			mine[0][e/pe.NumPEs()], mine[1][e/pe.NumPEs()] = scale[e], bias[e]
		}
	}
	if err := m.Scale.CopyFrom(ctx, mine[0]); err != nil {
		return err
	}
	if err := m.Bias.CopyFrom(ctx, mine[1]); err != nil {
		return err
	}
	scores, err := gpurt.Alloc[float32](pe, cfg.Tokens*cfg.Experts)
	if err != nil {
		return err
	}

	random := rand.New(rand.NewPCG(1, uint64(pe.MyPE())))
	var took time.Duration
	for range layers {
		tokens := fill(random, cfg.Tokens*cfg.Hidden)
		if err := m.Tokens.CopyFrom(ctx, tokens); err != nil {
			return err
		}
		if err := scores.CopyFrom(ctx, fill(random, scores.Len())); err != nil {
			return err
		}
		if err := m.Route(pe.Stream(), scores); err != nil {
			return err
		}
		if took, err = pe.Stream().Time(ctx, func() error { return m.Run(pe.Stream()) }); err != nil {
			return err
		}
		if err := check(ctx, m, cfg, tokens, scale, bias); err != nil {
			return err
		}
	}
	if layers == 0 {
		return nil
	}
	far, err := away(ctx, m, pe)
	if err != nil {
		return err
	}
	sent := 4 * far * cfg.Hidden // bytes, and results of as many come back
	pe.Printf("ok, %d tokens of %d, the last layer in %v: %d bytes to other PEs and back, %.3g GB/s of 450 that NVLink of an H200 has each way, on %s\n",
		cfg.Tokens, cfg.Hidden, took, sent, 2*float64(sent)/float64(max(took.Nanoseconds(), 1)), pe.Device())
	return nil
}

// away returns how many copies of this PE's tokens have gone to experts of other PEs in the last layer.
func away(ctx context.Context, m *routing.Mixture, pe *gpurt.PE) (far int, err error) {
	chosen := make([]int32, m.Chosen.Len())
	err = m.Chosen.CopyTo(ctx, chosen)
	for _, e := range chosen {
		if int(e)%pe.NumPEs() != pe.MyPE() {
			far++
		}
	}
	return far, err
}

// check compares with plain Go, bit by bit.
func check(ctx context.Context, m *routing.Mixture, cfg routing.Config, tokens, scale, bias []float32) error {
	chosen, weights, got := make([]int32, m.Chosen.Len()), make([]float32, m.Weights.Len()), make([]float32, m.Out.Len())
	if err := m.Chosen.CopyTo(ctx, chosen); err != nil {
		return err
	}
	if err := m.Weights.CopyTo(ctx, weights); err != nil {
		return err
	}
	if err := m.Out.CopyTo(ctx, got); err != nil {
		return err
	}
	want := m.Reference(tokens, chosen, weights, scale, bias)
	if i := slices.IndexFunc(got, func(g float32) bool { return g != g }); i >= 0 {
		return fmt.Errorf("token %d, element %d is NaN", i/cfg.Hidden, i%cfg.Hidden)
	}
	for i, g := range got {
		if g != want[i] {
			return fmt.Errorf("token %d, element %d is %v, plain Go has %v", i/cfg.Hidden, i%cfg.Hidden, g, want[i])
		}
	}
	return nil
}

// fill returns n numbers above 0 and up to 1.
func fill(random *rand.Rand, n int) []float32 {
	x := make([]float32, n)
	for i := range x {
		x[i] = 1 - random.Float32()
	}
	return x
}
