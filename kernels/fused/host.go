package fused

import (
	"errors"
	"fmt"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/kernels/gemm"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// Config says what to compute beside the product.
type Config struct {
	// Each element of c is Activation(Scale*sum + Bias of its column), where the sum is that over
	// all PEs. A Scale of 0 is 1, and no Bias is 0.
	Scale      float32
	Bias       gpurt.DeviceSlice[float32]
	Activation gemm.Activation

	gemm.Tuning
}

// base is what all fused products of a PE have.
type base struct {
	pe   *gpurt.PE
	k    *Kernels
	s    gemm.Size
	l    gemm.Launch
	b    gemm.Right
	e    EpilogueArgs
	link LinkArgs
}

// prepare makes what all fused products need: for parts of shards of so many rows, or of all
// rows if there are no shards. arrived returns the number of signals. It is collective.
func prepare(pe *gpurt.PE, s gemm.Size, rows int, b *gpurt.Array[gpu.BFloat16], cfg Config, arrived func(gemm.Launch) int) (*base, error) {
	if s.M < 0 {
		return nil, fmt.Errorf("%d rows", s.M)
	}
	x := &base{pe: pe, s: s}
	var err error
	if x.k, err = LoadKernels(pe); err != nil {
		return nil, err
	}
	if x.l, err = cfg.Choose(pe, rows, s.N); err != nil {
		return nil, err
	}
	e, err := gemm.NewEpilogue(pe, cfg.Scale, cfg.Bias, cfg.Activation, s.N)
	if err != nil {
		return nil, err
	}
	x.e = EpilogueArgs(e)
	if x.link.Ready, err = gpurt.AllocSignals(pe, pe.NumPEs()); err != nil {
		return nil, err
	}
	if x.link.Arrived, err = gpurt.AllocSignals(pe, max(arrived(x.l), 1)); err != nil {
		return nil, err
	}
	if x.link.Ticks, err = gpurt.Alloc[uint64](pe, x.blocks(cfg)); err != nil {
		return nil, err
	}
	x.b, err = x.l.NewRight(b, cfg.NoBulk)
	return x, err
}

// blocks returns the number of blocks of the launches.
func (x *base) blocks(cfg Config) int {
	if cfg.Blocks > 0 {
		return cfg.Blocks
	}
	return x.pe.Multiprocessors()
}

// matrix returns the extent of a matrix.
func matrix(name string, a *gpurt.Array[gpu.BFloat16]) (rows, cols int, err error) {
	shape := a.Shape()
	if len(shape) != 2 {
		return 0, 0, fmt.Errorf("%s has shape %v; a matrix has two dimensions", name, shape)
	}
	return shape[0], shape[1], nil
}

// largest returns the rows of the largest shard.
func largest(m, pes int) int { return divideUp(m, pes) }

// Gather is an all-gather with a product, on one PE.
type Gather struct {
	*base
	rows  *gpurt.SymBuffer[gpu.BFloat16]
	a     *gemm.Source[gemm.M, gemm.K64]
	units int
}

// NewGather prepares products of m rows of a over all PEs and b, which differs from PE to PE in
// its elements, but not in its shape. It is collective.
func NewGather(pe *gpurt.PE, m int, b *gpurt.Array[gpu.BFloat16], cfg Config) (*Gather, error) {
	g, err := newGather(pe, m, b, cfg)
	if err != nil {
		return nil, fmt.Errorf("fused: all-gather and product: %w", err)
	}
	return g, nil
}

func newGather(pe *gpurt.PE, m int, b *gpurt.Array[gpu.BFloat16], cfg Config) (*Gather, error) {
	k, n, err := matrix("b", b)
	if err != nil {
		return nil, err
	}
	pes := pe.NumPEs()
	g := &Gather{}
	if g.base, err = prepare(pe, gemm.Size{M: m, N: n, K: k}, m, b, cfg, func(l gemm.Launch) int {
		g.units = divideUp(largest(m, pes), l.Consumers*unitRows) * l.Consumers
		return pes * g.units
	}); err != nil {
		return nil, err
	}
	all := pes * g.units * unitRows
	if g.rows, err = gpurt.AllocSym[gpu.BFloat16](pe, all*k); err != nil {
		return nil, err
	}
	array, err := gpurt.ArrayOn(g.rows, gpurt.Shape(all, k))
	if err != nil {
		return nil, err
	}
	g.a, err = gpurt.NewTileSource[gemm.M, gemm.K64](array, gpurt.TileSourceOptions{NoBulk: cfg.NoBulk})
	return g, err
}

// Rows returns the memory of the rows of a of PE pe, of K elements each. The caller fills that
// of this PE before a launch. After the launch, that of the others holds their rows.
func (g *Gather) Rows(pe int) *gpurt.SymBuffer[gpu.BFloat16] {
	lo, hi := shard(g.s.M, pe, g.pe.NumPEs())
	from := pe * g.units * unitRows
	return g.rows.Slice(from*g.s.K, (from+hi-lo)*g.s.K)
}

// Multiply enqueues the gathering and the product into c, of M rows and as many columns as b. Every
// PE calls it.
func (g *Gather) Multiply(s *gpurt.Stream, c gpurt.DeviceSlice[gpu.BFloat16]) error {
	if c == nil || c.Len() != g.s.M*g.s.N {
		return fmt.Errorf("fused: c of %d x %d elements is needed", g.s.M, g.s.N)
	}
	if g.s.M == 0 || g.s.N == 0 {
		return nil
	}
	if g.l.Wide {
		return g.k.GatherWide(s, g.l.Shape, g.l.Stages, c, g.rows, g.a, g.b.Wide, g.s, g.units, g.e, g.link)
	}
	return g.k.GatherNarrow(s, g.l.Shape, g.l.Stages, c, g.rows, g.a, g.b.Narrow, g.s, g.units, g.e, g.link)
}

// Way is how the sums of an allreduce go.
type Way int

// The ways.
const (
	// Auto is AtOnce for few rows.
	Auto Way = iota
	// AtOnce has every PE send its sums to all others, and add up everything.
	AtOnce
	// ByShards has every PE add up its shard of the rows, and send it to all others.
	ByShards
)

// Reduce is a product whose sums are added up over all PEs, on one PE.
type Reduce struct {
	*base
	a    *gemm.Source[gemm.M, gemm.K64]
	sums SumsArgs
	c    *gpurt.SymBuffer[gpu.BFloat16]
	all  bool
	once bool
}

// NewReduceScatter prepares products of a, of M rows, and b, of which each PE has a part of the
// columns of a and the rows of b for them. M and N are the same on all PEs. It is collective.
func NewReduceScatter(pe *gpurt.PE, a, b *gpurt.Array[gpu.BFloat16], cfg Config) (*Reduce, error) {
	r, err := newReduce(pe, a, b, cfg, false, false)
	if err != nil {
		return nil, fmt.Errorf("fused: product and reduce-scatter: %w", err)
	}
	return r, nil
}

// NewAllReduce is NewReduceScatter for sums that every PE gets.
func NewAllReduce(pe *gpurt.PE, a, b *gpurt.Array[gpu.BFloat16], way Way, cfg Config) (*Reduce, error) {
	// Twice the shards cross the wire by shards, and all rows for each other PE at once.
	const fewRows = 512
	m := a.Shape()[0]
	once := way == AtOnce || way == Auto && m*(pe.NumPEs()-1) <= fewRows
	r, err := newReduce(pe, a, b, cfg, true, once)
	if err != nil {
		return nil, fmt.Errorf("fused: product and allreduce: %w", err)
	}
	return r, nil
}

func newReduce(pe *gpurt.PE, a, b *gpurt.Array[gpu.BFloat16], cfg Config, all, once bool) (*Reduce, error) {
	m, k, err := matrix("a", a)
	if err != nil {
		return nil, err
	}
	kb, n, err := matrix("b", b)
	if err != nil {
		return nil, err
	}
	if k != kb {
		return nil, fmt.Errorf("a has %d columns, and b %d rows", k, kb)
	}
	want, rows := len(gemm.WideN{}), largest(m, pe.NumPEs())
	if once {
		want, rows = len(gemm.NarrowN{}), m
	}
	if cfg.Columns != 0 && cfg.Columns != want {
		return nil, fmt.Errorf("parts of %d columns; this way has %d", cfg.Columns, want)
	}
	cfg.Columns = want
	r := &Reduce{all: all, once: once}
	pes := pe.NumPEs()
	warpsOf := func(l gemm.Launch) int { return l.Consumers * warps }
	if r.base, err = prepare(pe, gemm.Size{M: m, N: n, K: k}, rows, b, cfg, func(l gemm.Launch) int {
		return 2 * pes * l.Parts(rows, n) * warpsOf(l)
	}); err != nil {
		return nil, err
	}
	each := warpsOf(r.l) * gemm.WarpRows * r.l.Width() // elements of a part
	r.sums.Parts = r.l.Parts(rows, n)
	if r.sums.In, err = gpurt.AllocSym[gpu.BFloat16](pe, pes*r.sums.Parts*each); err != nil {
		return nil, err
	}
	if r.sums.Out, err = gpurt.AllocSym[gpu.BFloat16](pe, r.blocks(cfg)*each); err != nil {
		return nil, err
	}
	height := m
	if !all {
		height = rows
	}
	if r.c, err = gpurt.AllocSym[gpu.BFloat16](pe, height*n); err != nil {
		return nil, err
	}
	r.a, err = gpurt.NewTileSource[gemm.M, gemm.K64](a, gpurt.TileSourceOptions{NoBulk: cfg.NoBulk})
	return r, err
}

// C returns the memory in which a launch leaves the sums: all rows, or this PE's shard.
func (r *Reduce) C() *gpurt.SymBuffer[gpu.BFloat16] {
	lo, hi := shard(r.s.M, r.pe.MyPE(), r.pe.NumPEs())
	if r.all {
		lo, hi = 0, r.s.M
	}
	return r.c.Slice(0, (hi-lo)*r.s.N)
}

// Multiply enqueues the product and its sum over all PEs. Every PE calls it.
func (r *Reduce) Multiply(s *gpurt.Stream) error {
	if r.s.M == 0 || r.s.N == 0 {
		return nil
	}
	if r.once {
		return r.k.Once(s, r.l.Shape, r.l.Stages, r.c, r.a, r.b.Narrow, r.s, r.sums, r.e, r.link)
	}
	return r.k.Scatter(s, r.l.Shape, r.l.Stages, r.c, r.all, r.a, r.b.Wide, r.s, r.sums, r.e, r.link)
}

// Free releases the product's memory. It is collective, and no stream may still use it.
func (r *Reduce) Free() error {
	return errors.Join(r.free(), r.a.Free(), r.sums.In.Free(), r.sums.Out.Free(), r.c.Free())
}

// Free releases the product's memory. It is collective, and no stream may still use it.
func (g *Gather) Free() error { return errors.Join(g.free(), g.a.Free(), g.rows.Free()) }

func (x *base) free() error {
	return errors.Join(x.b.Free(), x.link.Ready.Free(), x.link.Arrived.Free())
}
