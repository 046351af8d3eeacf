// Package experts computes a mixture-of-experts (MoE) layer in one launch. It sends each
// token to its chosen experts, on whichever PEs they are, multiplies the tokens of each
// expert by the expert's matrix, sends the results back, and adds up the weighted results
// of each token.
//
//	out[t] = sum over k of weights[t][k] * f(x[t] * b[chosen[t][k]])
//
// A block multiplies a tile of an expert's rows when the rows have arrived, and sends its
// results back at once, while other rows are in flight. Of n experts, PE p of q has those
// from n*p/q up to, not including, n*(p+1)/q: there may be more or fewer experts than PEs.
// An expert may get all tokens or none, and PEs may have different numbers of tokens.
//
// Matrices and tokens are bfloat16, and sums are float32. Results are rounded to bfloat16
// before they are sent back, and added up in the order of a token's list of experts. So the
// bits of a token's row are the same in every run, over either transport, for any number of
// other tokens and of PEs, and for any distribution of tokens and experts. This assumes
// that tensor cores add up in the same order at every position of a tile.
//
// All PEs make the same launches in the same order, and they can be captured in a graph. The
// package has run on two H100, and on two and four H200 (bench/README.md). Start reading at Layer, then at Apply and layer in device.go.
package experts

import (
	"fmt"
	"math"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/kernels/gemm"
	"github.com/gpuc-go/gpuc/kernels/internal/alloc"
	"github.com/gpuc-go/gpuc/kernels/internal/spread"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// Config says what the layer is. All PEs have the same, but for Bias.
type Config struct {
	// Tokens is the number of tokens that a PE has at most in a launch, Hidden their length.
	Tokens, Hidden int
	// Experts is the number of experts in the whole, of which each token chooses TopK.
	Experts, TopK int

	// Each element of a result is Activation(Scale*sum + Bias of its expert and column). A Scale of
	// 0 is 1, and no Bias is 0. Bias has the numbers of this PE's experts, one expert after the
	// other.
	Scale      float32
	Bias       gpurt.DeviceSlice[float32]
	Activation gemm.Activation

	gemm.Tuning
}

// Layer is a layer on one PE.
type Layer struct {
	k      *Kernels
	cfg    Config
	n      int
	l      gemm.Launch
	shape  gpurt.LaunchConfig
	tokens *gpurt.SymBuffer[gpu.BFloat16]
	a      *gemm.Source[gemm.M64, gemm.K64]
	b      gemm.SourceB
	e      ElementwiseArgs
	m      MemoryArgs
	own    *alloc.List
}

// Local returns the experts of PE pe, of some over all PEs.
func Local(experts, pe, pes int) (lo, hi int) { return spread.Shard(experts, pe, pes) }

// New prepares a layer. b has the matrices of this PE's experts (see Local), of Hidden rows each,
// one below the other. They stay in use until Free. It is collective.
func New(pe *gpurt.PE, b *gpurt.Array[gpu.BFloat16], cfg Config) (*Layer, error) {
	l, err := newLayer(pe, b, cfg)
	if err != nil {
		return nil, fmt.Errorf("experts: %w", err)
	}
	return l, nil
}

// check refuses what no layer can be, and such that no machine has memory for.
func (cfg Config) check(b []int, local, pes int) error {
	switch {
	case cfg.Tokens < 0 || cfg.Hidden < 1 || cfg.Experts < 1 || cfg.TopK < 1 || cfg.TopK > cfg.Experts:
		return fmt.Errorf("%d tokens of %d elements that choose %d of %d experts; a token has an element or more, and chooses one expert or more, and at most all", cfg.Tokens, cfg.Hidden, cfg.TopK, cfg.Experts)
	case len(b) != 2 || b[0] != local*cfg.Hidden || b[1] < 1:
		return fmt.Errorf("matrices of shape %v; %d experts for tokens of %d elements have %d rows, of one element or more", b, local, cfg.Hidden, local*cfg.Hidden)
	case cfg.TileN != 0 && cfg.TileN != tileN:
		return fmt.Errorf("tiles of %d columns; there are %d", cfg.TileN, tileN)
	}
	items := float64(cfg.Tokens) * float64(cfg.TopK)
	if all := items * float64(pes) * float64(max(cfg.Hidden, b[1])); items*float64(pes) > math.MaxInt32/2 || items*float64(b[1]) > math.MaxInt32*float64(tileN) || all > math.MaxInt64/64 {
		return fmt.Errorf("%d tokens of %d elements on each of %d PEs, with %d experts each, are too many", cfg.Tokens, cfg.Hidden, pes, cfg.TopK)
	}
	return nil
}

func newLayer(pe *gpurt.PE, b *gpurt.Array[gpu.BFloat16], cfg Config) (*Layer, error) {
	pes := pe.NumPEs()
	lo, hi := Local(cfg.Experts, pe.MyPE(), pes)
	shape := b.Shape()
	if err := cfg.check(shape, hi-lo, pes); err != nil {
		return nil, err
	}
	l := &Layer{cfg: cfg, n: shape[1], own: alloc.New(pe)}
	var err error
	if l.k, err = LoadKernels(pe); err != nil {
		return nil, err
	}
	if err := l.choose(pe); err != nil {
		return nil, err
	}
	e, free, err := gemm.NewElementwise(pe, cfg.Scale, cfg.Bias, cfg.Activation, (hi-lo)*l.n)
	if err != nil {
		return nil, err
	}
	l.e = ElementwiseArgs(e)
	l.own.Defer(free)
	// A box that begins in the matrix of one expert would end in that of the next.
	next := cfg.Hidden%len(gemm.K64{}) != 0
	l.b = alloc.Keep(l.own, func() (gemm.SourceB, error) { return l.l.NewSourceB(b, cfg.NoBulk || next) })
	l.m.Order = alloc.Buffer[int32](l.own, cfg.Tokens*cfg.TopK)
	l.m.Place = alloc.Buffer[int32](l.own, cfg.Tokens*cfg.TopK)
	l.m.Ticks = alloc.Buffer[uint64](l.own, l.l.Blocks)

	s := l.of(0)
	height := l.l.Consumers * len(gemm.M64{})
	rows := pes*s.MaxItems + spread.DivideUp(cfg.Experts, pes)*(height-1) // all items come here, spread as unhelpfully as can be
	rows = spread.DivideUp(rows, height) * height
	l.tokens = alloc.Sym[gpu.BFloat16](l.own, cfg.Tokens*cfg.Hidden)
	l.m.Rows = alloc.Sym[gpu.BFloat16](l.own, rows*cfg.Hidden)
	l.m.Results = alloc.Sym[gpu.BFloat16](l.own, s.MaxItems*s.stride())
	l.m.SendBuffer = alloc.Sym[gpu.BFloat16](l.own, l.l.Blocks*l.l.ConsumerWarps()*gemm.WarpRows*tileN)
	l.m.Counts = alloc.Sym[uint32](l.own, 2*pes*countWords(cfg.Experts))
	l.m.CountsArrived = alloc.Signals(l.own, pes)
	l.m.RowsArrived = alloc.Signals(l.own, 2*s.maxLocalExperts(pes))
	l.m.ResultsArrived = alloc.Signals(l.own, max(s.MaxItems*s.tilesN(), 1))
	if err := l.own.Err(); err != nil {
		return nil, err
	}
	array, err := gpurt.ArrayOn(l.m.Rows, gpurt.Shape(rows, cfg.Hidden))
	l.own.Fail(err)
	l.a = alloc.Keep(l.own, func() (*gemm.Source[gemm.M64, gemm.K64], error) {
		return gpurt.NewTileSource[gemm.M64, gemm.K64](array, gpurt.TileSourceOptions{NoBulk: cfg.NoBulk})
	})
	return l, l.own.Err()
}

// choose chooses the launch, for tokens that are spread evenly over the experts. The tables of the
// experts stand after the stages.
func (l *Layer) choose(pe *gpurt.PE) (err error) {
	cfg := l.cfg
	cfg.TileN = tileN
	if l.l, err = cfg.Choose(pe, spread.DivideUp(cfg.Tokens*cfg.TopK*pe.NumPEs(), cfg.Experts), l.n, cfg.Hidden, len(gemm.M64{}), len(gemm.N256{})); err != nil {
		return err
	}
	shared := func() int {
		return gemm.SharedBytes[gemm.M64, gemm.N256, gemm.K64, gpu.BFloat16](l.l.Consumers, l.l.Stages) + 4*tableWords(cfg.Experts)
	}
	for cfg.Stages == 0 && l.l.Stages > 2 && shared() > pe.MaxShared() {
		l.l.Stages--
	}
	if shared() > pe.MaxShared() {
		return fmt.Errorf("%d stages and %d experts take %d bytes of shared memory, a block has at most %d; take fewer", l.l.Stages, cfg.Experts, shared(), pe.MaxShared())
	}
	l.shape = gpurt.Grid(l.l.Blocks).Block((1 + l.l.Consumers) * gpu.WarpgroupSize).DynamicShared(shared())
	return nil
}

// of returns the shape of a launch with so many tokens of this PE.
func (l *Layer) of(tokens int) Shape {
	return Shape{Experts: l.cfg.Experts, TopK: l.cfg.TopK, Tokens: tokens, MaxItems: l.cfg.Tokens * l.cfg.TopK, K: l.cfg.Hidden, N: l.n}
}

// Tokens returns the memory of this PE's tokens, which the caller fills before a launch.
func (l *Layer) Tokens() *gpurt.SymBuffer[gpu.BFloat16] { return l.tokens }

// Run enqueues the layer for the first n tokens. chosen has the numbers of TopK experts of each; a
// negative number is none. weights has their weights, and out gets a row for each token. Every PE
// calls it, also one without tokens.
func (l *Layer) Run(s *gpurt.Stream, n int, out gpurt.DeviceSlice[gpu.BFloat16], chosen gpurt.DeviceSlice[int32], weights gpurt.DeviceSlice[float32]) error {
	items := n * l.cfg.TopK
	switch {
	case n < 0 || n > l.cfg.Tokens:
		return fmt.Errorf("experts: %d tokens; there is memory for %d", n, l.cfg.Tokens)
	case out == nil || out.Len() != n*l.n:
		return fmt.Errorf("experts: out of %d x %d elements is needed", n, l.n)
	case chosen == nil || weights == nil || chosen.Len() != items || weights.Len() != items:
		return fmt.Errorf("experts: %d chosen experts of %d tokens are needed, and as many weights", items, n)
	case l.cfg.Tokens == 0:
		return nil
	}
	return l.k.Apply(s, l.shape, l.l.Stages, out, l.tokens, chosen, weights, l.a, l.b.N256, l.of(n), l.e, l.m)
}

// Free releases the layer's memory. It is collective, and no stream may still use it.
func (l *Layer) Free() error { return l.own.Free() }
