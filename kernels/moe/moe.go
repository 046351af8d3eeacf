// Package moe computes a mixture-of-experts (MoE) layer in FP8 in one launch. It sends each
// token to its chosen experts, on whichever PEs they are, multiplies the tokens by the
// experts' matrices, and adds up the weighted results of each token.
//
//	y      = silu(x * gate^T) * (x * up^T)
//	out[t] = sum over k of weights[t][k] * (y * down^T of expert topK[t][k])
//
// x, y and the weights are gpu.Float8E4M3. x and y have a float32 scale for each 128
// elements of a row, the weights one for each block of 128 x 128 elements. Tensor cores add
// up the products of 128 elements of k (tile.MMA states the error); the kernel multiplies
// these sums by their scales and adds them in float32. It rounds results to bfloat16 before
// it sends them back to the token's PE. All sums have a fixed order: the bits of a token's
// row are the same in every run, for any number of other tokens and of PEs, and for any
// distribution of tokens and experts. This assumes that tensor cores add up in the same
// order at every position of a tile.
//
// Dispatch overlaps with the GEMMs of experts that already have their tokens. Results are
// stored directly in the memory of the tokens' PEs over NVLink, so all PEs must be able to
// address each other's memory. An expert may get all tokens or none, and PEs may have
// different numbers of tokens.
//
// All PEs make the same launches in the same order, and they can be captured in a graph. Package experts has
// one product of bfloat16 for each expert. Start reading at Layer, then at FP8 in device.go.
package moe

import (
	"fmt"
	"math"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/tile"
	"github.com/gpuc-go/gpuc/kernels/gemm"
	"github.com/gpuc-go/gpuc/kernels/internal/alloc"
	"github.com/gpuc-go/gpuc/kernels/internal/spread"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// Config says what the layer is. All PEs have the same.
type Config struct {
	// Tokens is the number of tokens that a PE has at most in a launch.
	Tokens int
	// Hidden is the elements of a token, Inner those between the products. Both are multiples of 128.
	Hidden, Inner int
	// Experts is the number of experts in the whole, of which each token chooses TopK. PE p of n has those from
	// Experts/n*p on; Experts is a multiple of n.
	Experts, TopK int
	// With a Clamp above 0, gate is at most Clamp, and up from -Clamp to Clamp, before they are multiplied.
	Clamp float32

	// How the work is divided. Zeros are good values for the sizes and the GPU.
	Cluster int  // blocks that load weights for each other, each with 64 rows of an expert: 1, 2, 4 or 8
	Stages  int  // stages of the pipeline, 2 or more
	Blocks  int  // blocks of a launch, a multiple of Cluster
	NoBulk  bool // threads load tiles in place of the tensor memory accelerator
}

// Weights are the matrices of this PE's experts, one expert below the other.
type Weights struct {
	// GateUp has 2*Inner rows of Hidden elements for each expert: those of gate, then those of up. Down has
	// Hidden rows of Inner elements.
	GateUp, Down *gpurt.Array[gpu.Float8E4M3]
	// The scales of 128 x 128 elements, row by row.
	GateUpScales, DownScales gpurt.DeviceSlice[float32]
}

// Layer is a layer on one PE.
type Layer struct {
	k            *Kernels
	cfg          Config
	shape        gpurt.LaunchConfig
	w            Weights
	x            *gpurt.SymBuffer[gpu.Float8E4M3]
	xScales      *gpurt.SymBuffer[float32]
	rows, act    *gpurt.TileSource[gemm.M64, gemm.K128, gpu.Float8E4M3]
	gateUp, down *gpurt.TileSource[gemm.N64, gemm.K128, gpu.Float8E4M3]
	m            MemoryArgs
	own          *alloc.List
}

// New prepares a layer. The weights stay in use until Free. It is collective.
func New(pe *gpurt.PE, w Weights, cfg Config) (*Layer, error) {
	l, err := newLayer(pe, w, cfg)
	if err != nil {
		return nil, fmt.Errorf("moe: %w", err)
	}
	return l, nil
}

// check refuses what no layer can be, and such that no machine has memory for.
func (cfg Config) check(w Weights, pes int) error {
	if cfg.Tokens < 0 || cfg.Experts < 1 || cfg.TopK < 1 || cfg.TopK > cfg.Experts || cfg.Experts%pes != 0 {
		return fmt.Errorf("%d tokens that choose %d of %d experts on %d PEs; a token chooses one expert or more, and all PEs have equally many", cfg.Tokens, cfg.TopK, cfg.Experts, pes)
	}
	if cfg.Hidden < block || cfg.Inner < block || cfg.Hidden%block != 0 || cfg.Inner%block != 0 {
		return fmt.Errorf("tokens of %d elements, and %d between the products; both are multiples of %d", cfg.Hidden, cfg.Inner, block)
	}
	if c := cfg.Cluster; c < 0 || c > 8 || c&(c-1) != 0 || cfg.Blocks < 0 || c > 0 && cfg.Blocks%c != 0 || cfg.Stages < 0 || cfg.Stages == 1 {
		return fmt.Errorf("clusters of %d blocks, %d blocks and %d stages; clusters have 1, 2, 4 or 8, of which the blocks are a multiple, and one stage is too few", c, cfg.Blocks, cfg.Stages)
	}
	items, local := float64(cfg.Tokens)*float64(cfg.TopK), cfg.Experts/pes
	if items >= 1<<itemBits || pes > 1<<(31-itemBits) || items*float64(pes)*float64(max(cfg.Hidden, cfg.Inner)) > math.MaxInt64/64 {
		return fmt.Errorf("%d tokens of %d elements on each of %d PEs, with %d experts each, are too many", cfg.Tokens, cfg.Hidden, pes, cfg.TopK)
	}
	for _, m := range []struct {
		what   string
		of     *gpurt.Array[gpu.Float8E4M3]
		scales gpurt.DeviceSlice[float32]
		rows   int
		cols   int
	}{{"gate and up", w.GateUp, w.GateUpScales, 2 * cfg.Inner, cfg.Hidden}, {"down", w.Down, w.DownScales, cfg.Hidden, cfg.Inner}} {
		if m.of == nil || m.scales == nil {
			return fmt.Errorf("no weights or no scales of %s", m.what)
		}
		if s := m.of.Shape(); len(s) != 2 || s[0] != local*m.rows || s[1] != m.cols {
			return fmt.Errorf("weights of %s of shape %v; %d experts have %d x %d", m.what, s, local, local*m.rows, m.cols)
		}
		if n := local * m.rows / block * (m.cols / block); m.scales.Len() != n {
			return fmt.Errorf("%d scales of %s; %d x %d weights have %d", m.scales.Len(), m.what, local*m.rows, m.cols, n)
		}
	}
	return nil
}

func newLayer(pe *gpurt.PE, w Weights, cfg Config) (*Layer, error) {
	pes := pe.NumPEs()
	if err := cfg.check(w, pes); err != nil {
		return nil, err
	}
	if n := pe.TeamShared().NumPEs(); n < pes {
		return nil, fmt.Errorf("a PE addresses the memory of %d of %d PEs, and the layer stores to that of all", n, pes)
	}
	l := &Layer{cfg: cfg, w: w, own: alloc.New(pe)}
	var err error
	if l.k, err = LoadKernels(pe); err != nil {
		return nil, err
	}
	if err := l.choose(pe); err != nil {
		return nil, err
	}
	o := gpurt.TileSourceOptions{NoBulk: cfg.NoBulk}
	l.gateUp = source[gemm.N64](l.own, w.GateUp, o)
	l.down = source[gemm.N64](l.own, w.Down, o)
	local, items, tileM := cfg.Experts/pes, cfg.Tokens*cfg.TopK, l.cfg.Cluster*len(gemm.M64{})
	rows := max(aligned(pes*items+local*(tileM-1), tileM), tileM) // all items come here, spread as unhelpfully as can be
	act := alloc.Buffer[gpu.Float8E4M3](l.own, rows*cfg.Inner)
	l.m.Act, l.m.ActScales = act, alloc.Buffer[float32](l.own, rows*(cfg.Inner/block))
	l.m.Order = alloc.Buffer[int32](l.own, items)
	l.m.First = alloc.Buffer[uint32](l.own, cfg.Experts+1)
	l.m.Ticks = alloc.Buffer[uint64](l.own, l.cfg.Blocks)
	l.act = sourceOn(l.own, act, rows, cfg.Inner, o)

	l.x = alloc.Sym[gpu.Float8E4M3](l.own, cfg.Tokens*cfg.Hidden)
	l.xScales = alloc.Sym[float32](l.own, cfg.Tokens*(cfg.Hidden/block))
	in := alloc.Sym[gpu.Float8E4M3](l.own, rows*cfg.Hidden)
	l.m.Rows, l.m.RowScales = in, alloc.Sym[float32](l.own, rows*(cfg.Hidden/block))
	l.m.From = alloc.Sym[int32](l.own, rows)
	l.m.Results = alloc.Sym[gpu.BFloat16](l.own, items*cfg.Hidden)
	l.m.Counts = alloc.Sym[uint32](l.own, 2*pes*(cfg.Experts+1))
	l.m.Told = alloc.Signals(l.own, pes)
	l.m.Arrived = alloc.Signals(l.own, 2*local)
	l.m.Ready = alloc.Signals(l.own, 2*rows/len(gemm.M64{}))
	l.m.Done = alloc.Signals(l.own, pes)
	l.rows = sourceOn(l.own, in, rows, cfg.Hidden, o)
	return l, l.own.Err()
}

// source returns a matrix of which the kernel loads tiles of R rows.
func source[R tile.Extent](own *alloc.List, a *gpurt.Array[gpu.Float8E4M3], o gpurt.TileSourceOptions) *gpurt.TileSource[R, gemm.K128, gpu.Float8E4M3] {
	return alloc.Keep(own, func() (*gpurt.TileSource[R, gemm.K128, gpu.Float8E4M3], error) {
		return gpurt.NewTileSource[R, gemm.K128](a, o)
	})
}

// sourceOn is source of the rows in memory of the layer.
func sourceOn(own *alloc.List, b gpurt.DeviceSlice[gpu.Float8E4M3], rows, cols int, o gpurt.TileSourceOptions) *gpurt.TileSource[gemm.M64, gemm.K128, gpu.Float8E4M3] {
	if own.Err() != nil {
		return nil
	}
	a, err := gpurt.ArrayOn(b, gpurt.Shape(rows, cols))
	own.Fail(err)
	return source[gemm.M64](own, a, o)
}

// maxStages is the number of stages beyond which more hide nothing. With manyRows of each expert or more there are
// fewerStages, which leave memory to the first cache: 2048 tokens with 8 of 128 experts then took 3826 us on an H200.
const maxStages, fewerStages, manyRows = 6, 3, 16

// choose chooses the launch, for tokens that are spread evenly over the experts.
func (l *Layer) choose(pe *gpurt.PE) error {
	cfg, pes := &l.cfg, pe.NumPEs()
	rows := spread.DivideUp(cfg.Tokens*cfg.TopK*pes, cfg.Experts)
	if cfg.Cluster == 0 {
		cfg.Cluster = 1 // 2048 tokens with 8 of 128 experts took 4076 us on an H200, and 4485 with clusters of 2
	}
	shared := func() int { return SharedBytes(cfg.Stages, cfg.Experts, cfg.Experts/pes) }
	if cfg.Stages == 0 {
		cfg.Stages = maxStages
		if rows >= manyRows {
			cfg.Stages = fewerStages
		}
		for cfg.Stages > 2 && shared() > pe.MaxShared() {
			cfg.Stages--
		}
	}
	if shared() > pe.MaxShared() {
		return fmt.Errorf("%d stages and %d experts take %d bytes of shared memory, a block has at most %d; take fewer", cfg.Stages, cfg.Experts, shared(), pe.MaxShared())
	}
	shape := func(blocks int) gpurt.LaunchConfig {
		c := gpurt.Grid(blocks).Block((1 + consumers) * gpu.WarpgroupSize).DynamicShared(shared())
		if cfg.Cluster > 1 {
			c = c.Clusters(cfg.Cluster)
		}
		return c
	}
	if cfg.Blocks == 0 { // clusters of more than two leave multiprocessors over
		most, err := pe.MaxGrid(FP8, shape(cfg.Cluster))
		if err != nil {
			return err
		}
		cfg.Blocks = max(min(pe.Multiprocessors(), most)/cfg.Cluster, 1) * cfg.Cluster
	}
	l.shape = shape(cfg.Blocks)
	return nil
}

// Tokens returns the memory of this PE's tokens, which the caller fills before a launch: a row for each.
func (l *Layer) Tokens() *gpurt.SymBuffer[gpu.Float8E4M3] { return l.x }

// Scales returns the memory of their scales, which the caller fills too: a row of Hidden/128 for each.
func (l *Layer) Scales() *gpurt.SymBuffer[float32] { return l.xScales }

// Run enqueues the layer for the first n tokens. topK has the numbers of TopK experts of each; a negative
// number is none. weights has their weights, and out gets a row for each token. Every PE calls it, also one
// without tokens.
func (l *Layer) Run(s *gpurt.Stream, n int, out gpurt.DeviceSlice[gpu.BFloat16], topK gpurt.DeviceSlice[int32], weights gpurt.DeviceSlice[float32]) error {
	cfg, items := l.cfg, n*l.cfg.TopK
	switch {
	case n < 0 || n > cfg.Tokens:
		return fmt.Errorf("moe: %d tokens; there is memory for %d", n, cfg.Tokens)
	case out == nil || out.Len() != n*cfg.Hidden:
		return fmt.Errorf("moe: out of %d x %d elements is needed", n, cfg.Hidden)
	case topK == nil || weights == nil || topK.Len() != items || weights.Len() != items:
		return fmt.Errorf("moe: %d chosen experts of %d tokens are needed, and as many weights", items, n)
	case cfg.Tokens == 0:
		return nil
	}
	shape := Shape{Experts: cfg.Experts, TopK: cfg.TopK, Tokens: n, Hidden: cfg.Hidden, Inner: cfg.Inner, Clamp: cfg.Clamp}
	return l.k.FP8(s, l.shape, cfg.Stages, out, l.x, l.xScales, topK, weights, l.rows, l.act, l.gateUp, l.down, l.w.GateUpScales, l.w.DownScales, shape, l.m)
}

// Free releases the layer's memory. It is collective, and no stream may still use it.
func (l *Layer) Free() error { return l.own.Free() }
