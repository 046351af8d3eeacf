package kernels_test

import (
	"errors"
	"fmt"
	"math"
	"slices"
	"testing"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/base/race"
	"github.com/gpuc-go/gpuc/kernels/gemm"
	"github.com/gpuc-go/gpuc/kernels/gemm8"
	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
	"github.com/gpuc-go/gpuc/runtime/tune"
)

// whole is a small whole number, so that sums are exact in any order.
func whole(row, col int) float32 { return float32((row*31+col*17)%7 - 3) }

// matrix returns a matrix of elements.
func matrix(pe *gputest.PE, rows, cols int) *gpurt.Array[gpu.BFloat16] {
	pe.Helper()
	x := make([]gpu.BFloat16, rows*cols)
	for i := range x {
		x[i] = gpu.ToBFloat16(whole(i/cols, i%cols))
	}
	b, err := gpurt.AllocFrom(pe.PE, x)
	must(pe, err)
	a, err := gpurt.ArrayOn(b, gpurt.Shape(rows, cols))
	must(pe, err)
	return a
}

// activation is what gemm.Elementwise documents.
func activation(a gemm.Activation, x float64) float64 {
	switch a {
	case gemm.ReLU:
		return max(x, 0)
	case gemm.GELU:
		return 0.5 * x * (1 + math.Tanh(math.Sqrt(2/math.Pi)*(x+0.044715*x*x*x)))
	case gemm.SiLU:
		return x / (1 + math.Exp(-x))
	}
	return x
}

// product is a case: the rows of the groups, and the columns.
type product struct {
	rows []int
	n, k int
	cfg  gemm.Config
}

// check multiplies, and compares with plain Go. What is whole is exact in bfloat16 up to 256, and
// rounded to 8 bits beyond; activations may differ by that too.
func (p product) check(pe *gputest.PE, bias bool) {
	pe.Helper()
	m := 0
	var ends []int32
	for _, r := range p.rows {
		m += r
		ends = append(ends, int32(m))
	}
	cfg := p.cfg
	cfg.Groups = len(p.rows)
	if m != len(p.rows)*p.rows[0] {
		e, err := gpurt.AllocFrom(pe.PE, ends)
		must(pe, err)
		cfg.Ends = e
	}
	biases := make([]float32, p.n)
	if bias {
		for i := range biases {
			biases[i] = float32(i%5 - 2)
		}
		b, err := gpurt.AllocFrom(pe.PE, biases)
		must(pe, err)
		cfg.Bias = b
	}
	x, err := gemm.New(pe.PE, matrix(pe, m, p.k), matrix(pe, len(p.rows)*p.k, p.n), cfg)
	must(pe, err)
	c, err := gpurt.Alloc[gpu.BFloat16](pe.PE, m*p.n)
	must(pe, err)
	must(pe, x.Multiply(pe.Stream(), c))
	got := make([]gpu.BFloat16, m*p.n)
	must(pe, c.CopyTo(pe.Context(), got))
	must(pe, x.Free())
	scale := cfg.Scale
	if scale == 0 {
		scale = 1
	}
	wrong := 0
	for i := range got {
		row, col, group := i/p.n, i%p.n, 0
		for row >= int(ends[group]) {
			group++
		}
		sum := float32(0)
		for j := range p.k {
			sum += whole(row, j) * whole(group*p.k+j, col)
		}
		want := activation(cfg.Activation, float64(sum*scale+biases[col]))
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

// TestProducts multiplies matrices whose sizes are and are not multiples of tiles, whose rows
// begin at multiples of 16 bytes and do not, by both kernels and both ways to load.
func TestProducts(t *testing.T) {
	all := []product{
		{[]int{64}, 64, 64, gemm.Config{}},
		{[]int{130}, 72, 136, gemm.Config{}},
		{[]int{130}, 72, 136, gemm.Config{Tuning: gemm.Tuning{NoBulk: true, TileN: 64}}},
		{[]int{33}, 61, 45, gemm.Config{}},
		{[]int{200}, 264, 72, gemm.Config{Tuning: gemm.Tuning{TileN: 256}}},
		{[]int{200}, 136, 72, gemm.Config{Tuning: gemm.Tuning{TileN: 128}}},
		{[]int{128}, 136, 72, gemm.Config{Tuning: gemm.Tuning{TileN: 128}}}, // a part is stored by way of tiles, and one is not
		{[]int{100}, 256, 40, gemm.Config{Tuning: gemm.Tuning{TileN: 256}}},
		{[]int{20}, 72, 136, gemm.Config{Tuning: gemm.Tuning{TileN: 64, BoxM: 16}}},
		{[]int{17, 0, 90, 3}, 40, 72, gemm.Config{Tuning: gemm.Tuning{TileN: 64, BoxM: 16}}},
		{[]int{33}, 24, 72, gemm.Config{Tuning: gemm.Tuning{TileN: 64, BoxM: 16, NoBulk: true}}},
		{[]int{70}, 40, 80, gemm.Config{Scale: 0.5, Activation: gemm.ReLU}},
		{[]int{1}, 200, 256, gemm.Config{Activation: gemm.GELU, Scale: 0.25}},
		{[]int{5}, 72, 64, gemm.Config{Activation: gemm.SiLU, Tuning: gemm.Tuning{Stages: 2, Blocks: 1}}},
		{[]int{70, 70, 70}, 24, 64, gemm.Config{}},
		{[]int{40, 40}, 24, 40, gemm.Config{}},
		{[]int{3, 0, 90, 17}, 72, 64, gemm.Config{}},
		{[]int{12}, 16, 0, gemm.Config{}},
		{[]int{20, 20}, 72, 264, gemm.Config{PrefetchB: true, Tuning: gemm.Tuning{TileN: 64, BoxM: 16, Stages: 2, Blocks: 1}}},
		{[]int{130}, 72, 136, gemm.Config{PrefetchB: true, Tuning: gemm.Tuning{TileN: 128}}},
		{[]int{200}, 264, 40, gemm.Config{PrefetchB: true, Tuning: gemm.Tuning{TileN: 256}}},
		{[]int{33}, 61, 45, gemm.Config{PrefetchB: true}},
	}
	if testing.Short() {
		all = slices.Concat(all[2:4], all[7:])
		if race.Enabled { // which sees the same with other activations, and with other tiles of a group
			all = slices.DeleteFunc(all, func(p product) bool {
				return p.cfg.Activation != gemm.None || p.cfg.TileN == 0 && p.rows[0] < 70 && len(p.rows) > 1
			})
		}
	}
	for _, p := range all {
		t.Run(fmt.Sprint(p.rows, p.n, p.k, p.cfg.Tuning, p.cfg.Activation), func(t *testing.T) {
			gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) { p.check(pe, p.cfg.Activation != gemm.None) })
		})
	}
}

// clusters returns the tuning of blocks that load for each other.
func clusters(n, blocks int, t gemm.Tuning) gemm.Config {
	t.Blocks = blocks
	return gemm.Config{Cluster: n, Tuning: t}
}

// TestProductsInClusters has blocks load for each other: those with parts below each other and beside
// each other, with parts for all blocks of a cluster and for some, in one round and in several.
func TestProductsInClusters(t *testing.T) {
	unlessRace(t)
	wide, narrow := gemm.Tuning{TileN: 256, Stages: 2}, gemm.Tuning{TileN: 64, Stages: 3}
	for _, p := range []product{
		{[]int{300}, 264, 136, clusters(2, 2, wide)},
		{[]int{130}, 72, 136, clusters(2, 4, wide)},
		{[]int{70}, 328, 136, clusters(4, 4, narrow)},
		{[]int{33}, 61, 45, clusters(2, 2, narrow)},
		{[]int{70}, 72, 136, clusters(2, 2, gemm.Tuning{TileN: 64, NoBulk: true})},
		{[]int{3, 0, 90, 17}, 72, 72, clusters(2, 2, wide)},
		{[]int{70, 0, 9}, 136, 40, clusters(2, 2, narrow)},
		{[]int{12}, 16, 0, clusters(2, 2, narrow)},
		{[]int{200}, 264, 264, gemm.Config{Cluster: 2, PrefetchB: true, Tuning: gemm.Tuning{TileN: 256, Stages: 2, Blocks: 2}}},
		// 64 rows for each block, as products of 65 to 128 rows have on a GPU with many multiprocessors.
		{[]int{128}, 264, 264, clusters(2, 4, gemm.Tuning{TileN: 128, Stages: 2})},
		{[]int{70}, 130, 136, gemm.Config{Cluster: 2, PrefetchB: true, Tuning: gemm.Tuning{TileN: 128, Blocks: 2}}},
		{[]int{100, 100}, 136, 72, clusters(2, 2, gemm.Tuning{TileN: 128})},
	} {
		t.Run(fmt.Sprint(p.rows, p.n, p.k, p.cfg.Cluster, p.cfg.Tuning), func(t *testing.T) {
			gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) { p.check(pe, false) })
		})
	}
}

// TestFormsOfProducts multiplies in every form that a tuner tries, sizes that are no multiples of tiles.
func TestFormsOfProducts(t *testing.T) {
	unlessRace(t)
	all := []product{
		{[]int{33}, 136, 520, gemm.Config{}},
		{[]int{130}, 264, 520, gemm.Config{}},
		{[]int{70, 70}, 61, 261, gemm.Config{}},
		{[]int{17, 0, 90}, 72, 264, gemm.Config{}},
	}
	if testing.Short() {
		all = all[:1]
	}
	for _, p := range all {
		t.Run(fmt.Sprint(p.rows, p.n, p.k), func(t *testing.T) {
			gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
				m := 0
				for _, r := range p.rows {
					m += r
				}
				p.cfg.Groups, p.cfg.Blocks, p.cfg.Stages = len(p.rows), 8, 2
				forms, err := p.cfg.Forms(pe.PE, gemm.Size{M: m, N: p.n, K: p.k}, 2)
				must(pe, err)
				if len(forms) < 6 {
					pe.Errorf("forms %v", forms)
				}
				for _, f := range forms {
					pe.Logf("form %v", f)
					p := p
					p.cfg = p.cfg.With(f)
					p.check(pe, false)
				}
			})
		})
	}
}

// TestTunedProduct tunes products of both kinds of matrices b. On emulated GPUs that measures nothing.
func TestTunedProduct(t *testing.T) {
	gputest.Run(t, gputest.NP(2), func(pe *gputest.PE) {
		a, b := matrix(pe, 5, 72), matrix(pe, 72, 16)
		tuned, err := gemm.Tune(pe.Context(), pe.PE, a, b, gemm.Config{})
		must(pe, err)
		forms, err := gemm.Config{}.Forms(pe.PE, gemm.Size{M: 5, N: 16, K: 72}, 2)
		must(pe, err)
		if tuned.Default != forms[0] || !slices.Contains(forms, tuned.Best) || tuned.Time > tuned.DefaultTime {
			pe.Errorf("%+v, of %v", tuned, forms)
		}
		product{[]int{5}, 16, 72, gemm.Config{}.With(tuned.Best)}.check(pe, false)
		if _, err := gemm.Tune(pe.Context(), pe.PE, a, matrix(pe, 8, 8), gemm.Config{}); err == nil {
			pe.Errorf("matrices that do not fit are tuned")
		}
		if _, err := gemm.Tune(pe.Context(), pe.PE, matrix(pe, 5+pe.MyPE(), 72), b, gemm.Config{}); !errors.Is(err, tune.ErrNotSame) {
			pe.Errorf("PEs that tune different sizes: error %v", err)
		}
		part := matrix(pe, 72, 16+8*pe.MyPE()).Slice(1, 0, 16)
		if _, err := gemm.Tune(pe.Context(), pe.PE, a, part, gemm.Config{}); !errors.Is(err, tune.ErrNotSame) {
			pe.Errorf("PEs that tune matrices of different strides: error %v", err)
		}
		w, err := gpurt.NewArrayFrom(pe.PE, make([]gpu.Float8E4M3, 16*72), gpurt.Shape(16, 72))
		must(pe, err)
		_, err = gemm8.Tune(pe.Context(), pe.PE, w, w, gemm.WeightsConfig{})
		must(pe, err)
		_, err = gemm.TuneWeights(pe.Context(), pe.PE, a, a, gemm.WeightsConfig{})
		must(pe, err)
	})
}

// TestProductsOfSeveralBlocks has the blocks of a cluster multiply each part: with rows and columns
// behind the last ones, with fewer tiles of K than blocks and none, in one round and in several.
func TestProductsOfSeveralBlocks(t *testing.T) {
	unlessRace(t)
	for _, p := range []product{
		{[]int{64}, 64, 264, divided(2, 2, 64)},
		{[]int{130}, 200, 136, divided(2, 2, 64)},
		{[]int{70}, 136, 520, divided(4, 8, 64)},
		{[]int{17, 0, 90, 3}, 72, 264, divided(2, 4, 64)},
		{[]int{5}, 61, 45, divided(8, 8, 64)},
		{[]int{20}, 72, 136, gemm.Config{SplitK: 4, Activation: gemm.ReLU, Tuning: gemm.Tuning{TileN: 64, BoxM: 16, Blocks: 4, Stages: 2}}},
		{[]int{20}, 40, 136, gemm.Config{SplitK: 2, Tuning: gemm.Tuning{TileN: 64, BoxM: 64, Blocks: 2, NoBulk: true}}},
		{[]int{12}, 16, 0, divided(2, 2, 64)},
		{[]int{70}, 136, 520, gemm.Config{SplitK: 4, PrefetchB: true, Tuning: gemm.Tuning{TileN: 64, Blocks: 4}}},
	} {
		t.Run(fmt.Sprint(p.rows, p.n, p.k, p.cfg.SplitK, p.cfg.Tuning), func(t *testing.T) {
			gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) { p.check(pe, p.cfg.Activation != gemm.None) })
		})
	}
}

// TestProductsOfSeveralBlocksUnderSeeds finds sums that are added up before all have come, or overwritten
// while they are read.
func TestProductsOfSeveralBlocksUnderSeeds(t *testing.T) {
	seeds := 10
	if testing.Short() {
		seeds = 2
	}
	gputest.Seeds(t, seeds, gputest.NP(1), func(pe *gputest.PE) {
		product{[]int{70, 9}, 136, 264, divided(2, 2, 64)}.check(pe, false)
		product{[]int{5}, 72, 264, divided(4, 4, 64)}.check(pe, false)
	})
}

// TestProductsInClustersUnderSeeds finds blocks that overwrite what others still read.
func TestProductsInClustersUnderSeeds(t *testing.T) {
	seeds := 10
	if testing.Short() {
		seeds = 2
	}
	gputest.Seeds(t, seeds, gputest.NP(1), func(pe *gputest.PE) {
		product{[]int{70}, 136, 264, clusters(2, 2, gemm.Tuning{TileN: 64, Stages: 2})}.check(pe, false)
		product{[]int{200}, 16, 264, clusters(2, 2, gemm.Tuning{TileN: 256, Stages: 2})}.check(pe, false)
	})
}

// TestSmallProduct has few rows and columns, for slow back ends.
func TestSmallProduct(t *testing.T) {
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		product{[]int{5, 3}, 16, 72, gemm.Config{Tuning: gemm.Tuning{TileN: 64, Blocks: 1}}}.check(pe, true)
	})
}

// TestSmallProductOfSeveralParts stores parts that lie in the result as a whole, and parts that do not, by
// the same block: sums leave in different ways through the same shared memory.
func TestSmallProductOfSeveralParts(t *testing.T) {
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		product{[]int{64, 3}, 64, 16, gemm.Config{Tuning: gemm.Tuning{TileN: 64, BoxM: 16, Blocks: 1}}}.check(pe, false)
	})
}

// TestSmallProductsInARow multiplies what the launch before, which may still run, has multiplied.
func TestSmallProductsInARow(t *testing.T) {
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		const m, n = 3, 16
		cfg := gemm.Config{Tuning: gemm.Tuning{TileN: 64, Blocks: 1}}
		a, b := matrix(pe, m, n), matrix(pe, n, n)
		var results [2]*gpurt.Buffer[gpu.BFloat16]
		for i := range results {
			c, err := gpurt.Alloc[gpu.BFloat16](pe.PE, m*n)
			must(pe, err)
			p, err := gemm.New(pe.PE, a, b, cfg)
			must(pe, err)
			must(pe, p.Multiply(pe.Stream(), c))
			results[i] = c
			a, err = gpurt.ArrayOn(c, gpurt.Shape(m, n))
			must(pe, err)
		}
		of := func(c *gpurt.Buffer[gpu.BFloat16]) []gpu.BFloat16 {
			x := make([]gpu.BFloat16, m*n)
			must(pe, c.CopyTo(pe.Context(), x))
			return x
		}
		first, second := of(results[0]), of(results[1])
		for i := range second {
			want := 0.0
			for k := range n {
				want += float64(first[i/n*n+k].Float32()) * float64(whole(k, i%n))
			}
			if x := float64(second[i].Float32()); math.Abs(x-want) > math.Abs(want)/256 {
				pe.Errorf("element %d of the second product is %v, want %v", i, x, want)
			}
		}
	})
}

// TestProductsUnderSeeds finds a pipeline that counts on the order of copies.
func TestProductsUnderSeeds(t *testing.T) {
	seeds := 10
	if testing.Short() {
		seeds = 2
	}
	gputest.Seeds(t, seeds, gputest.NP(1), func(pe *gputest.PE) {
		product{[]int{70}, 72, 264, gemm.Config{Tuning: gemm.Tuning{Stages: 2}}}.check(pe, false)
		product{[]int{20, 3}, 72, 264, gemm.Config{Tuning: gemm.Tuning{TileN: 64, BoxM: 16, Stages: 2}}}.check(pe, false)
	})
}

// TestMistakesAreRefused makes products that cannot be.
func TestMistakesAreRefused(t *testing.T) {
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		ends, err := gpurt.AllocFrom(pe.PE, []int32{64})
		must(pe, err)
		for want, cfg := range map[string]gemm.Config{
			"gemm: 2 products of a matrix with 64 columns and one with 64 rows; it needs 128":                                                         {Groups: 2},
			"gemm: tiles of 100 columns; there are [256 128 64]":                                                                                      {Tuning: gemm.Tuning{TileN: 100}},
			"gemm: 0 blocks with 1 stages; both are 0 or more, and one stage is too few":                                                              {Tuning: gemm.Tuning{Stages: 1}},
			"gemm: there is no activation 7":                                                                                                          {Activation: 7},
			"gemm: 90 stages of tiles of 64 columns take 2966944 bytes of shared memory, a block has at most 232448; take fewer stages or 64 columns": {Tuning: gemm.Tuning{Stages: 90, TileN: 64}},
			"gemm: products whose Ends a launch may still compute do not load b early; leave out Ends or PrefetchB":                                   {Groups: 1, Ends: ends, PrefetchB: true},
			"gemm: clusters of 3 blocks; they have 1, 2, 4 or 8":                                                                                      {Cluster: 3},
			"gemm: 3 blocks in clusters of 2; take a multiple of that":                                                                                clusters(2, 3, gemm.Tuning{}),
		} {
			if _, err := gemm.New(pe.PE, matrix(pe, 64, 64), matrix(pe, 64, 64), cfg); err == nil || err.Error() != want {
				pe.Errorf("got %v, want %s", err, want)
			}
		}
	})
}
