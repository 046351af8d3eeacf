package kernels_test

import (
	"fmt"
	"math"
	"testing"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/kernels/gemm"
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
func checkWeights[E gemm.WeightElement](pe *gputest.PE, p weighted, from func(float32) E) {
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
	w, err := gemm.NewWeights(pe.PE, array(m, 0), array(p.groups*p.n, 5), cfg)
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

func split(n int) gemm.WeightsConfig {
	return gemm.WeightsConfig{Splits: n, Config: gemm.Config{Tuning: gemm.Tuning{Columns: 64}}}
}

// TestWeights multiplies by weights of each type, in parts of 64 and 256 columns, by one block for
// each part and by several.
func TestWeights(t *testing.T) {
	wide := gemm.WeightsConfig{Config: gemm.Config{Tuning: gemm.Tuning{Columns: 256}}}
	for _, p := range []weighted{
		{1, 130, 72, 136, false, gemm.WeightsConfig{}},
		{1, 33, 61, 45, false, gemm.WeightsConfig{}},
		{1, 70, 264, 72, true, wide},
		{1, 16, 72, 264, true, split(2)},
		{2, 16, 24, 520, false, split(3)},
		{1, 130, 72, 136, false, split(7)},
		{3, 5, 24, 64, false, gemm.WeightsConfig{Config: gemm.Config{Activation: gemm.ReLU, Tuning: gemm.Tuning{NoBulk: true}}}},
	} {
		t.Run(fmt.Sprint(p.groups, p.rows, p.n, p.k, p.scales, p.cfg.Splits, p.cfg.Tuning), func(t *testing.T) {
			gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
				plain := p
				plain.scales = false
				checkWeights(pe, plain, gpu.ToBFloat16)
				checkWeights(pe, p, gpu.ToFloat8E4M3)
				checkWeights(pe, p, gpu.ToFloat8E5M2)
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
		checkWeights(pe, weighted{1, 5, 40, 264, false, split(3)}, gpu.ToBFloat16)
	})
}

// TestMistakesWithWeightsAreRefused prepares products that cannot be.
func TestMistakesWithWeightsAreRefused(t *testing.T) {
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		for want, cfg := range map[string]gemm.WeightsConfig{
			"gemm: scales for 63 rows; there are 64":                            {RowScales: numbers(pe, 63, func(int) float32 { return 1 })},
			"gemm: scales for 3 columns; there are 64":                          {ColScales: numbers(pe, 3, func(int) float32 { return 1 })},
			"gemm: a part for -1 blocks":                                        split(-1),
			"gemm: several blocks for a part of 256 columns; set Columns to 64": {Splits: 2, Config: gemm.Config{Tuning: gemm.Tuning{Columns: 256}}},
			"gemm: 64 rows of weights for 3 products":                           {Config: gemm.Config{Groups: 3}},
		} {
			if _, err := gemm.NewWeights(pe.PE, matrix(pe, 64, 64), matrix(pe, 64, 64), cfg); err == nil || err.Error() != want {
				pe.Errorf("got %v, want %s", err, want)
			}
		}
	})
}
