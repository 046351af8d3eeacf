package kernels_test

import (
	"fmt"
	"math"
	"testing"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/kernels/gemm"
	"github.com/gpuc-go/gpuc/kernels/gemm8"
	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
)

// weighted is a product with weights: groups of rows by n columns of k elements.
type weighted struct {
	groups, rows, n, k int
	scales             bool
	cfg                gemm.WeightsConfig
}

// checkWeights multiplies whole numbers, whose sums are exact in any order, and compares with
// plain Go.
func checkWeights[E gemm.WeightElement](pe *gputest.PE, p weighted, from func(float32) E, prepare func(*gpurt.PE, *gpurt.Array[E], *gpurt.Array[E], gemm.WeightsConfig) (*gemm.Weights, error)) {
	pe.Helper()
	cfg := p.cfg
	cfg.Groups = p.groups
	number := func(i int) float32 { return float32(1+i%3) / 2 }
	if p.scales {
		cfg.RowScales, cfg.ColScales = numbers(pe, p.groups*p.rows, number), numbers(pe, p.n, number)
	}
	array := func(rows int, seed int) *gpurt.Array[E] {
		x := make([]E, rows*p.k)
		for i := range x {
			x[i] = from(whole(i/p.k+seed, i%p.k))
		}
		b, err := gpurt.AllocFrom(pe.PE, x)
		must(pe, err)
		a, err := gpurt.ArrayOn(b, gpurt.Shape(rows, p.k))
		must(pe, err)
		return a
	}
	m := p.groups * p.rows
	w, err := prepare(pe.PE, array(m, 0), array(p.groups*p.n, 5), cfg)
	must(pe, err)
	c, err := gpurt.Alloc[gpu.BFloat16](pe.PE, m*p.n)
	must(pe, err)
	for range 2 { // the counts are as they were
		must(pe, c.Zero(pe.Stream()))
		must(pe, w.Multiply(pe.Stream(), c))
	}
	got := make([]gpu.BFloat16, m*p.n)
	must(pe, c.CopyTo(pe.Context(), got))
	must(pe, w.Free())
	wrong := 0
	for i := range got {
		row, col := i/p.n, i%p.n
		sum := float32(0)
		for j := range p.k {
			sum += whole(row, j) * whole(row/p.rows*p.n+col+5, j)
		}
		if p.scales {
			sum *= number(row) * number(col)
		}
		want := activation(cfg.Activation, float64(sum))
		if y := float64(got[i].Float32()); math.Abs(y-want) > math.Abs(want)/250+1e-6 {
			if wrong++; wrong <= 3 {
				pe.Errorf("element %d,%d is %v, want %v", row, col, y, want)
			}
		}
	}
	if wrong > 3 {
		pe.Errorf("%d of %d elements are wrong", wrong, len(got))
	}
}

func numbers(pe *gputest.PE, n int, f func(int) float32) *gpurt.Buffer[float32] {
	x := make([]float32, n)
	for i := range x {
		x[i] = f(i)
	}
	b, err := gpurt.AllocFrom(pe.PE, x)
	must(pe, err)
	return b
}

// divided returns the tuning of blocks that multiply one part.
func divided(n, blocks, columns int) gemm.Config {
	return gemm.Config{SplitK: n, Tuning: gemm.Tuning{TileN: columns, Blocks: blocks}}
}

// TestWeights multiplies by weights of each type, in parts of 64, 128 and 256 columns, by one block for
// each part and by several. Short tests, which the race detector runs too, take one that copies in
// bulk and one that does not.
func TestWeights(t *testing.T) {
	wide := gemm.WeightsConfig{Config: gemm.Config{Tuning: gemm.Tuning{TileN: 256}}}
	products := []weighted{
		{1, 33, 61, 45, false, gemm.WeightsConfig{}},
		{1, 16, 72, 264, true, gemm.WeightsConfig{Config: divided(2, 2, 64)}},
		{1, 130, 72, 136, false, gemm.WeightsConfig{}},
		{1, 70, 264, 72, true, wide},
		{2, 16, 24, 520, false, gemm.WeightsConfig{Config: divided(4, 4, 64)}},
		{1, 130, 72, 136, false, gemm.WeightsConfig{Config: divided(8, 16, 64)}},
		{1, 130, 136, 136, false, gemm.WeightsConfig{Config: gemm.Config{Tuning: gemm.Tuning{TileN: 128}}}},
		{2, 33, 136, 264, true, gemm.WeightsConfig{Config: divided(2, 4, 64)}},
		{1, 130, 136, 136, true, gemm.WeightsConfig{Config: clusters(2, 2, gemm.Tuning{TileN: 64})}},
		{1, 200, 72, 136, false, gemm.WeightsConfig{Config: clusters(2, 2, gemm.Tuning{TileN: 256})}},
		{3, 5, 24, 64, false, gemm.WeightsConfig{Config: gemm.Config{Activation: gemm.ReLU, Tuning: gemm.Tuning{NoBulk: true}}}},
	}
	if testing.Short() {
		products = products[:2]
	}
	for _, p := range products {
		t.Run(fmt.Sprint(p.groups, p.rows, p.n, p.k, p.scales, p.cfg.SplitK, p.cfg.Tuning), func(t *testing.T) {
			gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
				checkWeights(pe, p, gpu.ToBFloat16, gemm.NewWeights)
				checkWeights(pe, p, gpu.ToFloat8E4M3, gemm8.New[gpu.Float8E4M3])
				if !testing.Short() {
					checkWeights(pe, p, gpu.ToFloat8E5M2, gemm8.New[gpu.Float8E5M2])
				}
			})
		})
	}
}

// TestWeightsUnderSeeds finds sums that are added up before all have come.
func TestWeightsUnderSeeds(t *testing.T) {
	seeds := 10
	if testing.Short() {
		seeds = 2
	}
	gputest.Seeds(t, seeds, gputest.NP(1), func(pe *gputest.PE) {
		checkWeights(pe, weighted{2, 5, 72, 264, false, gemm.WeightsConfig{Config: divided(2, 2, 64)}}, gpu.ToBFloat16, gemm.NewWeights)
	})
}

// TestMistakesWithWeightsAreRefused prepares products that cannot be.
func TestMistakesWithWeightsAreRefused(t *testing.T) {
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		for want, cfg := range map[string]gemm.WeightsConfig{
			"gemm: scales for 63 rows; there are 64":                                                         {RowScales: numbers(pe, 63, func(int) float32 { return 1 })},
			"gemm: scales for 3 columns; there are 64":                                                       {ColScales: numbers(pe, 3, func(int) float32 { return 1 })},
			"gemm: clusters of -1 blocks; they have 1, 2, 4 or 8":                                            {Config: divided(-1, 0, 64)},
			"gemm: several blocks for a tile of 128 columns; set TileN to 64":                                {Config: divided(2, 0, 128)},
			"gemm: blocks that load for each other and blocks that multiply one tile; set Cluster or SplitK": {Config: gemm.Config{Cluster: 2, SplitK: 2}},
			"gemm: 64 rows of weights for 3 products":                                                        {Config: gemm.Config{Groups: 3}},
		} {
			if _, err := gemm.NewWeights(pe.PE, matrix(pe, 64, 64), matrix(pe, 64, 64), cfg); err == nil || err.Error() != want {
				pe.Errorf("got %v, want %s", err, want)
			}
		}
	})
}
