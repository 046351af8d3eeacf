package kernels_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/kernels/experts"
	"github.com/gpuc-go/gpuc/kernels/gemm"
	"github.com/gpuc-go/gpuc/kernels/moe"
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

// moeCase is a layer, and the number of tokens of each PE in its launches. A job that has more PEs goes
// through the numbers again, and has experts for all.
type moeCase struct {
	np       int
	cfg      moe.Config
	launches [][]int
	// only is the number of experts, from the first on, that tokens choose, 0 for all.
	only int
}

// scaled is a matrix of elements of 8 bits with scales for block rows x 128 elements.
type scaled struct {
	data        []gpu.Float8E4M3
	scales      []float32
	cols, block int
}

// randomScaled returns a matrix that depends on its number alone. Its elements are small whole numbers: tensor cores that
// keep 14 bits add up 128 products of two such matrices without an error.
func randomScaled(number, rows, cols, block int) scaled {
	r := rand.New(rand.NewPCG(uint64(number), 5))
	m := scaled{make([]gpu.Float8E4M3, rows*cols), make([]float32, (rows/block)*(cols/128)), cols, block}
	for i := range m.data {
		m.data[i] = gpu.ToFloat8E4M3(float32(r.IntN(5) - 2))
	}
	for i := range m.scales {
		m.scales[i] = (0.5 + r.Float32()) / 8
	}
	return m
}

func (m scaled) row(r int) []float64 {
	x := make([]float64, m.cols)
	for c := range x {
		x[c] = float64(m.data[r*m.cols+c].Float32()) * float64(m.scales[r/m.block*(m.cols/128)+c/128])
	}
	return x
}

func dot(a, b []float64) (sum float64) {
	for i, x := range a {
		sum += x * b[i]
	}
	return sum
}

// expert returns what an expert makes of a token. What lies between the products is rounded as the layer rounds it, from
// numbers that the layer has but for errors of float32. Where these may decide between two elements, the difference
// for the result is in loose, as its norm.
func (c moeCase) expert(e int, x []float64) (out []float64, loose float64) {
	gateUp, down := randomScaled(2*e, 2*c.cfg.Inner, c.cfg.Hidden, 128), randomScaled(2*e+1, c.cfg.Hidden, c.cfg.Inner, 128)
	y := make([]float64, c.cfg.Inner)
	for i := range y {
		gate, up := dot(gateUp.row(i), x), dot(gateUp.row(c.cfg.Inner+i), x)
		if limit := float64(c.cfg.Clamp); limit > 0 {
			gate, up = min(gate, limit), max(min(up, limit), -limit)
		}
		y[i] = gate / (1 + math.Exp(-gate)) * up
	}
	var inexact []float64
	for part := range slices.Chunk(y, 128) {
		peak := 1e-4
		for _, v := range part {
			peak = max(peak, math.Abs(v))
		}
		for i, v := range part {
			rounded := func(v float64) float64 { return float64(gpu.ToFloat8E4M3(float32(v*448/peak)).Float32()) * peak / 448 }
			part[i] = rounded(v)
			inexact = append(inexact, math.Abs(rounded(v*(1+0x1p-16))-rounded(v*(1-0x1p-16))))
		}
	}
	out = make([]float64, c.cfg.Hidden)
	for i := range out {
		out[i] = dot(down.row(i), y)
	}
	for i, off := range inexact {
		if off > 0 {
			column := make([]float64, c.cfg.Hidden)
			for r := range column {
				column[r] = down.row(r)[i]
			}
			loose += off * math.Sqrt(dot(column, column))
		}
	}
	return out, loose
}

// layer makes each launch twice, and compares the results with plain Go, and those of both launches bit by
// bit.
//
// The first product is exact but for float32 (randomScaled). Of the second, 128 products are four additions of tensor cores,
// which are off by 4 * 2^-13 of the sum of the magnitudes (tile.MMA): of random signs that sum is less than sqrt(128) times the
// norm, so this is at most 0.6 %, and in truth a tenth of that. Results are rounded to bfloat16 twice, which is 0.4 % at most. A
// scale or a step of k that is wrong is off by 10 % and more.
func (c moeCase) layer(pe *gputest.PE) {
	pe.Helper()
	me, ctx, before := pe.MyPE(), pe.Context(), pe.Allocations()
	local := (c.cfg.Experts + pe.NumPEs() - 1) / pe.NumPEs()
	c.cfg.Experts = local * pe.NumPEs()
	cfg := c.cfg
	for _, tokens := range c.launches {
		cfg.Tokens = max(cfg.Tokens, slices.Max(tokens))
	}
	var gateUp, down scaled
	for e := me * local; e < (me+1)*local; e++ {
		g, d := randomScaled(2*e, 2*cfg.Inner, cfg.Hidden, 128), randomScaled(2*e+1, cfg.Hidden, cfg.Inner, 128)
		gateUp.data, gateUp.scales = append(gateUp.data, g.data...), append(gateUp.scales, g.scales...)
		down.data, down.scales = append(down.data, d.data...), append(down.scales, d.scales...)
	}
	gateUpData, downData := bufferFrom(pe, gateUp.data), bufferFrom(pe, down.data)
	gateUpScales, downScales := bufferFrom(pe, gateUp.scales), bufferFrom(pe, down.scales)
	l, err := moe.New(pe.PE, moe.Weights{
		GateUp: arrayOn(pe, gateUpData, cfg.Hidden), GateUpScales: gateUpScales,
		Down: arrayOn(pe, downData, cfg.Inner), DownScales: downScales,
	}, cfg)
	must(pe, err)
	for round, tokens := range c.launches {
		n := tokens[me%len(tokens)]
		x := randomScaled(1000+round*100+me, n, cfg.Hidden, 1)
		must(pe, l.Tokens().Slice(0, len(x.data)).CopyFrom(ctx, x.data))
		must(pe, l.Scales().Slice(0, len(x.scales)).CopyFrom(ctx, x.scales))
		choices, factors := layerCase{experts: cfg.Experts, topK: cfg.TopK, only: c.only}.choices(round, me, n)
		topK, weights := bufferFrom(pe, choices), bufferFrom(pe, factors)
		out, err := gpurt.Alloc[gpu.BFloat16](pe.PE, n*cfg.Hidden)
		must(pe, err)
		var got [2][]gpu.BFloat16
		for i := range got {
			got[i] = make([]gpu.BFloat16, n*cfg.Hidden)
			must(pe, l.Run(pe.Stream(), n, out, topK, weights))
			must(pe, out.CopyTo(ctx, got[i]))
		}
		if !slices.Equal(got[0], got[1]) {
			pe.Errorf("launch %d has other bits when it is repeated", round)
		}
		for token := range n {
			want, loose := make([]float64, cfg.Hidden), 0.0
			for k, e := range choices[token*cfg.TopK:][:cfg.TopK] {
				if e >= 0 {
					factor := float64(factors[token*cfg.TopK+k])
					out, of := c.expert(int(e), x.row(token))
					loose += of * factor
					for i, v := range out {
						want[i] += v * factor
					}
				}
			}
			off := make([]float64, cfg.Hidden)
			for i := range off {
				off[i] = float64(got[0][token*cfg.Hidden+i].Float32()) - want[i]
			}
			if e, norm := math.Sqrt(dot(off, off)), math.Sqrt(dot(want, want)); !(e <= norm/100+loose) {
				pe.Fatalf("launch %d, token %d is off by %g of %g; first elements %v, want %.3g", round, token, e, norm, got[0][token*cfg.Hidden:][:4], want[:4])
			}
		}
		must(pe, topK.Free())
		must(pe, weights.Free())
		must(pe, out.Free())
	}
	must(pe, l.Free())
	must(pe, gateUpData.Free())
	must(pe, downData.Free())
	must(pe, gateUpScales.Free())
	must(pe, downScales.Free())
	if diff := cmp.Diff(before, pe.Allocations()); diff != "" {
		pe.Errorf("allocations changed (-before +after):\n%s", diff)
	}
}

func bufferFrom[T any](pe *gputest.PE, x []T) *gpurt.Buffer[T] {
	pe.Helper()
	b, err := gpurt.AllocFrom(pe.PE, x)
	must(pe, err)
	return b
}

func arrayOn(pe *gputest.PE, b *gpurt.Buffer[gpu.Float8E4M3], cols int) *gpurt.Array[gpu.Float8E4M3] {
	pe.Helper()
	a, err := gpurt.ArrayOn(b, gpurt.Shape(b.Len()/cols, cols))
	must(pe, err)
	return a
}

// moeCases are layers whose tokens are many and few, come to all experts, some or one, in tiles of both
// heights, with blocks that have equally many tiles and others.
var moeCases = []moeCase{
	{1, moe.Config{Hidden: 256, Inner: 128, Experts: 4, TopK: 2, Blocks: 3}, [][]int{{5}, {0}}, 0},
	{2, moe.Config{Hidden: 256, Inner: 128, Experts: 8, TopK: 2, Clamp: 0.5, Blocks: 2}, [][]int{{6, 3}, {0, 4}}, 0},
	{4, moe.Config{Hidden: 384, Inner: 256, Experts: 8, TopK: 3, Cluster: 2, Stages: 3, Blocks: 4}, [][]int{{3, 0, 2, 1}, {0, 0, 0, 0}}, 0},
	{2, moe.Config{Hidden: 128, Inner: 128, Experts: 2, TopK: 1, Blocks: 4}, [][]int{{100, 70}}, 1}, // all come to one expert
	{2, moe.Config{Hidden: 256, Inner: 256, Experts: 4, TopK: 2, Stages: 2, Blocks: 1, NoBulk: true}, [][]int{{3, 2}}, 0},
}

func TestMoE(t *testing.T) {
	unlessRace(t)
	for i, c := range moeCases {
		if testing.Short() && i%2 == 0 {
			continue
		}
		t.Run(fmt.Sprintf("%d PEs, %d experts", c.np, c.cfg.Experts), func(t *testing.T) {
			gputest.Run(t, gputest.NP(c.np).Seed(uint64(i)), c.layer)
		})
	}
}

// smallMoE has few tokens, for slow back ends.
var smallMoE = moeCase{2, moe.Config{Hidden: 128, Inner: 128, Experts: 2, TopK: 1, Blocks: 1, Stages: 2}, [][]int{{2, 1}, {0, 2}}, 0}

func TestSmallMoE(t *testing.T) { gputest.Run(t, gputest.NP(2), smallMoE.layer) }

func TestMoEUnderSeeds(t *testing.T) {
	if testing.Short() {
		t.Skip("TestSmallMoE has the one seed")
	}
	gputest.Seeds(t, 5, gputest.NP(2), smallMoE.layer)
}

// TestMoEClusters launches layers of all clusters, whose blocks a GPU has room for, and one that has no tokens.
func TestMoEClusters(t *testing.T) {
	unlessRace(t)
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		m, scales := bufferFrom(pe, make([]gpu.Float8E4M3, 2*128*128)), bufferFrom(pe, make([]float32, 2))
		w := moe.Weights{GateUp: arrayOn(pe, m, 128), GateUpScales: scales, Down: arrayOn(pe, m.Slice(0, 128*128), 128), DownScales: scales.Slice(0, 1)}
		for _, cfg := range []moe.Config{{Tokens: 1, Cluster: 1}, {Tokens: 1, Cluster: 2}, {Tokens: 1, Cluster: 4}, {Tokens: 1, Cluster: 8}, {}} {
			cfg.Hidden, cfg.Inner, cfg.Experts, cfg.TopK = 128, 128, pe.NumPEs(), 1
			l, err := moe.New(pe.PE, w, cfg)
			must(pe, err)
			must(pe, l.Run(pe.Stream(), 0, bufferFrom(pe, []gpu.BFloat16{}), bufferFrom(pe, []int32{}), bufferFrom(pe, []float32{})))
			must(pe, pe.Stream().Sync(pe.Context()))
			must(pe, l.Free())
		}
	})
	gputest.Run(t, gputest.NP(129), func(pe *gputest.PE) {
		if pe.NumPEs() < 129 {
			return
		}
		_, err := moe.New(pe.PE, moe.Weights{}, moe.Config{Tokens: 1, Hidden: 128, Inner: 128, Experts: 129, TopK: 1})
		if want := "moe: 1 tokens of 128 elements on each of 129 PEs, with 1 experts each, are too many"; err == nil || err.Error() != want {
			pe.Errorf("got %v, want %s", err, want)
		}
	})
}

// TestMoEMistakes makes layers and launches that cannot be.
func TestMoEMistakes(t *testing.T) {
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		if pe.NumPEs() > 1 {
			return // each would have fewer experts than the errors say
		}
		m, scales := bufferFrom(pe, make([]gpu.Float8E4M3, 2*2*128*128)), bufferFrom(pe, make([]float32, 4))
		two, one := arrayOn(pe, m, 128), arrayOn(pe, m.Slice(0, 2*128*128), 128)
		w := moe.Weights{GateUp: two, GateUpScales: scales, Down: one, DownScales: scales.Slice(0, 2)}
		cfg := moe.Config{Tokens: 2, Hidden: 128, Inner: 128, Experts: 2, TopK: 1}
		for want, change := range map[string]func(w *moe.Weights, cfg *moe.Config){
			"moe: 2 tokens that choose 3 of 2 experts on 1 PEs; a token chooses one expert or more, and all PEs have equally many":                       func(_ *moe.Weights, cfg *moe.Config) { cfg.TopK = 3 },
			"moe: tokens of 100 elements, and 128 between the products; both are multiples of 128":                                                       func(_ *moe.Weights, cfg *moe.Config) { cfg.Hidden = 100 },
			"moe: 16777216 tokens of 128 elements on each of 1 PEs, with 1 experts each, are too many":                                                   func(_ *moe.Weights, cfg *moe.Config) { cfg.Tokens = 1 << 24 },
			"moe: clusters of 3 blocks, 0 blocks and 0 stages; clusters have 1, 2, 4 or 8, of which the blocks are a multiple, and one stage is too few": func(_ *moe.Weights, cfg *moe.Config) { cfg.Cluster = 3 },
			"moe: no weights or no scales of down":                                     func(w *moe.Weights, _ *moe.Config) { w.Down = nil },
			"moe: weights of gate and up of shape [256 128]; 2 experts have 512 x 128": func(w *moe.Weights, _ *moe.Config) { w.GateUp = one },
			"moe: 2 scales of gate and up; 512 x 128 weights have 4":                   func(w *moe.Weights, _ *moe.Config) { w.GateUpScales = scales.Slice(0, 2) },
		} {
			w, cfg := w, cfg
			change(&w, &cfg)
			if _, err := moe.New(pe.PE, w, cfg); err == nil || err.Error() != want {
				pe.Errorf("got %v, want %s", err, want)
			}
		}
		l, err := moe.New(pe.PE, w, cfg)
		must(pe, err)
		out := bufferFrom(pe, make([]gpu.BFloat16, 2*128))
		for want, err := range map[string]error{
			"moe: 3 tokens; there is memory for 2":                              l.Run(pe.Stream(), 3, out, nil, nil),
			"moe: out of 1 x 128 elements is needed":                            l.Run(pe.Stream(), 1, out, nil, nil),
			"moe: 2 chosen experts of 2 tokens are needed, and as many weights": l.Run(pe.Stream(), 2, out, nil, nil),
		} {
			if err == nil || err.Error() != want {
				pe.Errorf("got %v, want %s", err, want)
			}
		}
	})
}
