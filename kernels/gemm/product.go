package gemm

import (
	"fmt"
	"unsafe"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/tile"
	"github.com/gpuc-go/gpuc/kernels/internal/alloc"
	"github.com/gpuc-go/gpuc/kernels/internal/spread"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// Config says what a product computes beside a*b. The zero Config is one product.
type Config struct {
	// Groups is the number of products; 0 is 1. Their rows of a and of c stand one after
	// the other, and so do their matrices b. All have as many rows of a, unless Ends says
	// where the rows of each end: these numbers are in device memory, so a kernel can
	// compute them, and never go down. c has rows for all rows of a.
	Groups int
	Ends   gpurt.DeviceSlice[int32]

	// Each element of c is Activation(Scale*sum + Bias of its column). A Scale of 0 is 1, and
	// no Bias is 0.
	Scale      float32
	Bias       gpurt.DeviceSlice[float32]
	Activation Activation

	// Cluster is the number of blocks that load for each other, where the GPU has clusters: 1, 2, 4 or
	// 8. SplitK is the number of blocks that multiply one tile of 64 columns, each by some of K, where c
	// has few tiles: 1, 2, 4 or 8. 0 is a good value. Only one of them is more than 1.
	Cluster, SplitK int
	// With PrefetchB, the first tiles of b are loaded while the previous launch on the stream ends, from
	// compute capability 9.0 on. No launch that may still run may write b: it is for weights that stay in
	// memory. It is not for products with Ends.
	PrefetchB bool
	Tuning
}

// Tuning is how the work is divided. Zeros are good values for the size and the GPU.
type Tuning struct {
	// TileM is the rows of c that a block computes at once: 64, or 128 by two warpgroups.
	TileM int
	// TileN is the columns of c that a block computes at once: 64, 128 or 256. Package fused does not have
	// all of them for each product, and package experts has 256 alone.
	TileN int
	// BoxM is the rows of a that are loaded at once: 64, or 16 with tiles of 64 columns, for few rows.
	BoxM int
	// Stages is the number of stages of the pipeline, 2 or more.
	Stages int
	// Blocks is the number of blocks.
	Blocks int
	// With NoBulk, threads load the tiles in place of the tensor memory accelerator.
	NoBulk bool
}

// Source is a matrix of which products load tiles.
type Source[R, C tile.Extent] = gpurt.TileSource[R, C, gpu.BFloat16]

// SourceB is b as one of the kernels takes it, by the columns of its tiles. The other sources are nil.
type SourceB struct {
	N256 *Source[K64, N256]
	N128 *Source[K64, N128]
	N64  *Source[K64, N64]
}

// NewSourceB returns b as the launch takes it. With noBulk, threads load it.
func (l Launch) NewSourceB(b *gpurt.Array[gpu.BFloat16], noBulk bool) (r SourceB, err error) {
	o := gpurt.TileSourceOptions{NoBulk: noBulk}
	switch l.TileN {
	case n256:
		r.N256, err = gpurt.NewTileSource[K64, N256](b, o)
	case n128:
		r.N128, err = gpurt.NewTileSource[K64, N128](b, o)
	default:
		r.N64, err = gpurt.NewTileSource[K64, N64](b, o)
	}
	return r, err
}

// Free releases what r holds.
func (r SourceB) Free() error {
	switch {
	case r.N256 != nil:
		return r.N256.Free()
	case r.N128 != nil:
		return r.N128.Free()
	}
	return r.N64.Free()
}

// NewElementwise returns an Elementwise for n columns as kernels take it. free releases what it has of
// its own.
func NewElementwise(pe *gpurt.PE, scale float32, bias gpurt.DeviceSlice[float32], act Activation, n int) (e ElementwiseArgs, free func() error, err error) {
	e = ElementwiseArgs{Scale: scale, Bias: bias, Activation: act}
	free = func() error { return nil }
	if scale == 0 {
		e.Scale = 1
	}
	if act < None || act > SiLU {
		return e, free, fmt.Errorf("there is no activation %d", act)
	}
	if bias == nil {
		none, err := gpurt.Alloc[float32](pe, 0)
		if err != nil {
			return e, free, err
		}
		e.Bias, free = none, none.Free
	} else if bias.Len() != n {
		return e, free, fmt.Errorf("a bias of %d elements for %d columns", bias.Len(), n)
	}
	return e, free, nil
}

// Product is a product that is ready to be launched, on one PE.
type Product struct {
	k      *Kernels
	l      Launch
	a      *Source[M64, K64] // nil with smallM
	smallM *Source[M16, K64] // a in boxes of 16 rows
	b      SourceB
	s      Size
	groups GroupsArgs
	e      ElementwiseArgs
	own    *alloc.List
}

// New prepares the product of a, of M rows and K columns, and b, of K rows and N columns, or of
// groups of such matrices. They stay in use until Free.
func New(pe *gpurt.PE, a, b *gpurt.Array[gpu.BFloat16], cfg Config) (*Product, error) {
	p, err := newProduct(pe, a, b, cfg)
	if err != nil {
		return nil, fmt.Errorf("gemm: %w", err)
	}
	return p, nil
}

func newProduct(pe *gpurt.PE, a, b *gpurt.Array[gpu.BFloat16], cfg Config) (*Product, error) {
	as, bs := a.Shape(), b.Shape()
	if len(as) != 2 || len(bs) != 2 {
		return nil, fmt.Errorf("a product of arrays of shapes %v and %v; matrices have two dimensions", as, bs)
	}
	groups := max(cfg.Groups, 1)
	p := &Product{s: Size{as[0], bs[1], as[1]}, own: alloc.New(pe)}
	switch {
	case cfg.Groups < 0:
		return nil, fmt.Errorf("%d groups", cfg.Groups)
	case bs[0] != groups*as[1]:
		return nil, fmt.Errorf("%d products of a matrix with %d columns and one with %d rows; it needs %d", groups, as[1], bs[0], groups*as[1])
	case cfg.Ends == nil && as[0]%groups != 0:
		return nil, fmt.Errorf("%d rows for %d products; say where the rows of each end", as[0], groups)
	case cfg.Ends != nil && cfg.Ends.Len() != groups:
		return nil, fmt.Errorf("the ends of %d products; there are %d", cfg.Ends.Len(), groups)
	}
	var err error
	if p.k, err = LoadKernels(pe); err != nil {
		return nil, err
	}
	if p.l, err = cfg.chooseCluster(pe, spread.DivideUp(as[0], groups), groups, p.s, int(unsafe.Sizeof(gpu.BFloat16{}))); err != nil {
		return nil, err
	}
	if cfg.Ends == nil {
		p.l = p.l.limitTiles(p.l.totalTiles(groups, as[0]/groups, p.s.N))
	}
	e, free, err := NewElementwise(pe, cfg.Scale, cfg.Bias, cfg.Activation, p.s.N)
	if err != nil {
		return nil, err
	}
	p.e = e
	p.own.Defer(free)
	p.groups = GroupsArgs{Count: groups, Ends: cfg.Ends, Rows: as[0] / groups}
	if cfg.Ends == nil {
		p.groups.Ends = alloc.Buffer[int32](p.own, 0)
	}
	o := gpurt.TileSourceOptions{NoBulk: cfg.NoBulk}
	if p.l.BoxM == m16 {
		p.smallM = alloc.Keep(p.own, func() (*Source[M16, K64], error) { return gpurt.NewTileSource[M16, K64](a, o) })
	} else {
		p.a = alloc.Keep(p.own, func() (*Source[M64, K64], error) { return gpurt.NewTileSource[M64, K64](a, o) })
	}
	// A box that begins in one matrix b would end in the next, whose elements may be infinite.
	next := groups > 1 && p.s.K%(tilesPerStage(p.l.BoxM)*len(K64{})) != 0
	p.b = alloc.Keep(p.own, func() (SourceB, error) { return p.l.NewSourceB(b, cfg.NoBulk || next) })
	return p, p.own.Err()
}

// Multiply enqueues the product into c, of as many rows as a and as many columns as b, on s. It
// can be captured in a graph.
func (p *Product) Multiply(s *gpurt.Stream, c gpurt.DeviceSlice[gpu.BFloat16]) error {
	if c == nil || c.Len() != p.s.M*p.s.N {
		return fmt.Errorf("gemm: c of %d x %d elements is needed", p.s.M, p.s.N)
	}
	if p.s.M == 0 || p.s.N == 0 {
		return nil
	}
	shape := p.l.Shape
	switch {
	case p.l.TileN == n256:
		return p.k.NN256(s, shape, p.l.Stages, p.l.Mode, c, p.a, p.b.N256, p.s, p.groups, p.e)
	case p.l.TileN == n128:
		return p.k.NN128(s, shape, p.l.Stages, p.l.Mode, c, p.a, p.b.N128, p.s, p.groups, p.e)
	case p.l.BoxM == m16:
		return p.k.NN64SmallM(s, shape, p.l.Stages, p.l.Mode, c, p.smallM, p.b.N64, p.s, p.groups, p.e)
	}
	return p.k.NN64(s, shape, p.l.Stages, p.l.Mode, c, p.a, p.b.N64, p.s, p.groups, p.e)
}

// Free releases what the product has of its own. No stream may still use it.
func (p *Product) Free() error { return p.own.Free() }
