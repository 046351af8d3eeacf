package fused

import (
	"fmt"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/tile"
	"github.com/gpuc-go/gpuc/kernels/gemm"
	"github.com/gpuc-go/gpuc/kernels/internal/alloc"
	"github.com/gpuc-go/gpuc/kernels/internal/spread"
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
	b    gemm.SourceB
	e    ElementwiseArgs
	link LinkArgs
	own  *alloc.List
}

// Free releases the product's memory. It is collective, and no stream may still use it.
func (x *base) Free() error { return x.own.Free() }

// The rows of boxes of a, and the columns of tiles.
const (
	m64, m16        = len(gemm.M64{}), len(gemm.M16{})
	n256, n128, n64 = len(gemm.N256{}), len(gemm.N128{}), len(gemm.N64{})
)

// prepare makes what all fused products need and no other PE takes part in: for tiles of shards of
// so many rows, or of all rows if there are no shards, by kernels that load boxes of so many rows and
// have tiles of some numbers of columns.
func prepare(pe *gpurt.PE, s gemm.Size, rows int, b *gpurt.Array[gpu.BFloat16], cfg Config, box int, columns ...int) (*base, error) {
	if s.M < 0 {
		return nil, fmt.Errorf("%d rows", s.M)
	}
	x := &base{pe: pe, s: s, own: alloc.New(pe)}
	var err error
	if x.k, err = LoadKernels(pe); err != nil {
		return nil, err
	}
	if x.l, err = cfg.Choose(pe, rows, s.N, s.K, box, columns...); err != nil {
		return nil, err
	}
	e, free, err := gemm.NewElementwise(pe, cfg.Scale, cfg.Bias, cfg.Activation, s.N)
	if err != nil {
		return nil, err
	}
	x.e = ElementwiseArgs(e)
	x.own.Defer(free)
	x.link.Ticks = alloc.Buffer[uint64](x.own, x.l.Blocks)
	x.b = alloc.Keep(x.own, func() (gemm.SourceB, error) { return x.l.NewSourceB(b, cfg.NoBulk) })
	return x, nil
}

// connect allocates the signals, of which arrived say what has come. It is collective.
func (x *base) connect(arrived int) {
	x.link.Ready = alloc.Signals(x.own, x.pe.NumPEs())
	x.link.Arrived = alloc.Signals(x.own, max(arrived, 1))
}

// source returns a as kernels take it that load boxes of A rows.
func source[A tile.Extent](x *base, a *gpurt.Array[gpu.BFloat16], noBulk bool) *gemm.Source[A, gemm.K64] {
	return alloc.Keep(x.own, func() (*gemm.Source[A, gemm.K64], error) {
		return gpurt.NewTileSource[A, gemm.K64](a, gpurt.TileSourceOptions{NoBulk: noBulk})
	})
}

// matrix returns the extent of a matrix.
func matrix(name string, a *gpurt.Array[gpu.BFloat16]) (rows, cols int, err error) {
	shape := a.Shape()
	if len(shape) != 2 {
		return 0, 0, fmt.Errorf("%s has shape %v; a matrix has two dimensions", name, shape)
	}
	return shape[0], shape[1], nil
}

// maxShardRows returns the rows of the largest shard.
func maxShardRows(m, pes int) int { return spread.DivideUp(m, pes) }

// AllGather is an all-gather with a product, on one PE.
type AllGather struct {
	*base
	rows  *gpurt.SymBuffer[gpu.BFloat16]
	a     *gemm.Source[gemm.M64, gemm.K64]
	units int // of a shard; 0 with few rows
}

// smallM is the number of rows up to which allGatherSmallM is used.
const smallM = 256

// NewAllGather prepares products of m rows of a over all PEs and b, which differs from PE to PE in
// its elements, but not in its shape. It is collective.
func NewAllGather(pe *gpurt.PE, m int, b *gpurt.Array[gpu.BFloat16], cfg Config) (*AllGather, error) {
	g, err := newAllGather(pe, m, b, cfg)
	if err != nil {
		return nil, fmt.Errorf("fused: all-gather and product: %w", err)
	}
	return g, nil
}

func newAllGather(pe *gpurt.PE, m int, b *gpurt.Array[gpu.BFloat16], cfg Config) (*AllGather, error) {
	k, n, err := matrix("b", b)
	if err != nil {
		return nil, err
	}
	g, columns := &AllGather{}, []int{n256, n64}
	few := m <= smallM && cfg.TileN != n256
	if few {
		columns = []int{n128, n64}
	}
	if g.base, err = prepare(pe, gemm.Size{M: m, N: n, K: k}, m, b, cfg, m64, columns...); err != nil {
		return nil, err
	}
	pes := pe.NumPEs()
	signals, rows := pes, m
	if !few {
		g.units = spread.DivideUp(maxShardRows(m, pes), g.l.Consumers*unitRows) * g.l.Consumers
		signals, rows = pes*g.units, pes*g.units*unitRows
	}
	g.connect(signals)
	g.rows = alloc.Sym[gpu.BFloat16](g.own, rows*k)
	if err := g.own.Err(); err != nil {
		return nil, err
	}
	array, err := gpurt.ArrayOn(g.rows, gpurt.Shape(rows, k))
	g.own.Fail(err)
	g.a = source[gemm.M64](g.base, array, cfg.NoBulk)
	return g, g.own.Err()
}

// Rows returns the memory of the rows of a of PE pe, of K elements each. The caller fills that
// of this PE before a launch. After the launch, that of the others holds their rows.
func (g *AllGather) Rows(pe int) *gpurt.SymBuffer[gpu.BFloat16] {
	lo, hi := spread.Shard(g.s.M, pe, g.pe.NumPEs())
	from := lo
	if g.units > 0 {
		from = place(pe, g.units)
	}
	return g.rows.Slice(from*g.s.K, (from+hi-lo)*g.s.K)
}

// Multiply enqueues the gathering and the product into c, of M rows and as many columns as b. Every
// PE calls it.
func (g *AllGather) Multiply(s *gpurt.Stream, c gpurt.DeviceSlice[gpu.BFloat16]) error {
	if c == nil || c.Len() != g.s.M*g.s.N {
		return fmt.Errorf("fused: c of %d x %d elements is needed", g.s.M, g.s.N)
	}
	if g.s.M == 0 || g.s.N == 0 {
		return nil
	}
	l := g.l
	switch {
	case g.units == 0 && g.b.N128 != nil:
		return g.k.AllGatherSmallM128(s, l.Shape, l.Stages, c, g.rows, g.a, g.b.N128, g.s, g.e, g.link)
	case g.units == 0:
		return g.k.AllGatherSmallM64(s, l.Shape, l.Stages, c, g.rows, g.a, g.b.N64, g.s, g.e, g.link)
	case g.b.N256 != nil:
		return g.k.AllGather256(s, l.Shape, l.Stages, c, g.rows, g.a, g.b.N256, g.s, g.units, g.e, g.link)
	}
	return g.k.AllGather64(s, l.Shape, l.Stages, c, g.rows, g.a, g.b.N64, g.s, g.units, g.e, g.link)
}

// Algorithm is how the sums of an allreduce are exchanged.
type Algorithm int

// The algorithms.
const (
	// Auto is OneShot for few rows.
	Auto Algorithm = iota
	// With OneShot, every PE sends its sums to all others, and adds up everything.
	OneShot
	// With TwoShot, every PE adds up its shard of the rows, and sends it to all others: a reduce-scatter and
	// an all-gather.
	TwoShot
)

// Reduce is a product whose sums are added up over all PEs, on one PE.
type Reduce struct {
	*base
	a      *gemm.Source[gemm.M64, gemm.K64]
	smallM *gemm.Source[gemm.M16, gemm.K64] // a in boxes of 16 rows, for OneShotLL64
	words  *gpurt.SignalBuffer              // for OneShotLL64
	sums   SumsArgs
	c      *gpurt.SymBuffer[gpu.BFloat16]
	all    bool
}

// NewReduceScatter prepares products of a and b that are spread over the PEs: each has all M
// rows of a tile of the columns of a, and the rows of b that belong to these columns. M and N
// are the same on all PEs. It is collective.
func NewReduceScatter(pe *gpurt.PE, a, b *gpurt.Array[gpu.BFloat16], cfg Config) (*Reduce, error) {
	r, err := newReduce(pe, a, b, cfg, false, func(int) bool { return false })
	if err != nil {
		return nil, fmt.Errorf("fused: product and reduce-scatter: %w", err)
	}
	return r, nil
}

// NewAllReduce is NewReduceScatter for sums that every PE gets.
func NewAllReduce(pe *gpurt.PE, a, b *gpurt.Array[gpu.BFloat16], alg Algorithm, cfg Config) (*Reduce, error) {
	// Two shots send two shards to each other PE, and one shot sends all rows.
	const someRows = 512
	r, err := newReduce(pe, a, b, cfg, true, func(m int) bool {
		return alg == OneShot || alg == Auto && m*(pe.NumPEs()-1) <= someRows
	})
	if err != nil {
		return nil, fmt.Errorf("fused: product and allreduce: %w", err)
	}
	return r, nil
}

// newReduce takes OneShot where oneShot says so for the number of rows.
func newReduce(pe *gpurt.PE, a, b *gpurt.Array[gpu.BFloat16], cfg Config, all bool, oneShot func(m int) bool) (*Reduce, error) {
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
	r, once := &Reduce{all: all}, oneShot(m)
	pes, rows, box, columns := pe.NumPEs(), maxShardRows(m, pe.NumPEs()), m64, []int{n256}
	if once {
		rows, columns = m, []int{n128, n64}
		if m*max(pes-1, 1) <= m64 && cfg.BoxM != m64 && cfg.TileN != n128 {
			box, columns = m16, []int{n64}
		}
	}
	if r.base, err = prepare(pe, gemm.Size{M: m, N: n, K: k}, rows, b, cfg, box, columns...); err != nil {
		return nil, err
	}
	r.sums.Parts = r.l.Tiles(rows, n)
	height := m
	if !all {
		height = rows
	}
	r.c = alloc.Sym[gpu.BFloat16](r.own, height*n)
	if box == m16 {
		r.smallM = source[gemm.M16](r.base, a, cfg.NoBulk)
		r.words = alloc.Signals(r.own, 2*max(r.sums.Parts, 1)*pes*tile.LLWords[gemm.M64, gemm.N64]())
		return r, r.own.Err()
	}
	r.a = source[gemm.M64](r.base, a, cfg.NoBulk)
	r.connect(2 * pes * r.sums.Parts * int(senders))
	each, out := r.l.ConsumerWarps()*gemm.WarpRows*r.l.TileN, r.l.Blocks // elements of a tile, and tiles
	if once {
		out = 0
	}
	r.sums.In = alloc.Sym[gpu.BFloat16](r.own, pes*r.sums.Parts*each)
	r.sums.Out = alloc.Sym[gpu.BFloat16](r.own, out*each)
	return r, r.own.Err()
}

// C returns the memory in which a launch leaves the sums: all rows, or this PE's shard.
func (r *Reduce) C() *gpurt.SymBuffer[gpu.BFloat16] {
	lo, hi := spread.Shard(r.s.M, r.pe.MyPE(), r.pe.NumPEs())
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
	l := r.l
	switch {
	case r.smallM != nil:
		return r.k.OneShotLL64(s, l.Shape, l.Stages, r.c, r.smallM, r.b.N64, r.s, r.sums.Parts, r.words, r.e, r.link.Ticks)
	case r.b.N128 != nil:
		return r.k.OneShot128(s, l.Shape, l.Stages, r.c, r.a, r.b.N128, r.s, r.sums, r.e, r.link)
	case r.b.N64 != nil:
		return r.k.OneShot64(s, l.Shape, l.Stages, r.c, r.a, r.b.N64, r.s, r.sums, r.e, r.link)
	}
	return r.k.TwoShot256(s, l.Shape, l.Stages, r.c, r.all, r.a, r.b.N256, r.s, r.sums, r.e, r.link)
}
