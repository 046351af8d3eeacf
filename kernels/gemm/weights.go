package gemm

import (
	"errors"
	"fmt"
	"unsafe"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/tile"
	"github.com/gpuc-go/gpuc/kernels/internal/alloc"
	"github.com/gpuc-go/gpuc/kernels/internal/spread"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// WeightsConfig says what a product with weights computes beside a*b.
type WeightsConfig struct {
	Config
	// RowScales has a number for each row of a, and ColScales one for each column of c, by
	// which sums are multiplied first. None are ones.
	RowScales, ColScales gpurt.DeviceSlice[float32]
}

// Weights is a product with a matrix b that stands transposed, ready to be launched on one PE.
type Weights struct {
	s        Size
	l        Launch
	multiply func(s *gpurt.Stream, c gpurt.DeviceSlice[gpu.BFloat16]) error
	own      *alloc.List
}

// WeightElement is the types of elements that weights have.
type WeightElement interface {
	gpu.BFloat16 | gpu.Float8E4M3 | gpu.Float8E5M2
}

// NewWeights prepares the product of a, of M rows and K columns, and the transposed of b, of N rows
// and K columns, as the weights of a layer usually stand; or of groups of such matrices. They
// stay in use until Free. c has elements of gpu.BFloat16. Package gemm8 of kernels has it for elements
// of 8 bits.
func NewWeights(pe *gpurt.PE, a, b *gpurt.Array[gpu.BFloat16], cfg WeightsConfig) (*Weights, error) {
	k, err := LoadKernels(pe)
	if err != nil {
		return nil, fmt.Errorf("gemm: %w", err)
	}
	return PrepareWeights(pe, a, b, cfg, WeightKernels[K64, gpu.BFloat16]{k.NT256, k.NT128, k.NT64, k.NT64SmallM})
}

// WeightKernel launches a kernel like NT64, with boxes of A rows of a and tiles of N columns.
type WeightKernel[A, N, K tile.Extent, E WeightElement] func(*gpurt.Stream, gpurt.LaunchConfig, int, Mode, gpurt.DeviceSlice[gpu.BFloat16], *gpurt.TileSource[A, K, E], *gpurt.TileSource[N, K, E], Size, GroupsArgs, ElementwiseArgs, ScalesArgs) error

// WeightKernels launch kernels like those of this package.
type WeightKernels[K tile.Extent, E WeightElement] struct {
	N256   WeightKernel[M64, N256, K, E]
	N128   WeightKernel[M64, N128, K, E]
	N64    WeightKernel[M64, N64, K, E]
	SmallM WeightKernel[M16, N64, K, E]
}

// PrepareWeights is NewWeights for kernels like those of this package.
func PrepareWeights[K tile.Extent, E WeightElement](pe *gpurt.PE, a, b *gpurt.Array[E], cfg WeightsConfig, kernels WeightKernels[K, E]) (*Weights, error) {
	w := &Weights{own: alloc.New(pe)}
	if err := prepareWeights(w, pe, a, b, cfg, kernels); err != nil {
		return nil, errors.Join(fmt.Errorf("gemm: %w", err), w.Free())
	}
	return w, nil
}

func prepareWeights[K tile.Extent, E WeightElement](w *Weights, pe *gpurt.PE, a, b *gpurt.Array[E], cfg WeightsConfig, kernels WeightKernels[K, E]) error {
	as, bs := a.Shape(), b.Shape()
	groups := max(cfg.Groups, 1)
	switch {
	case len(as) != 2 || len(bs) != 2:
		return fmt.Errorf("a product of arrays of shapes %v and %v; matrices have two dimensions", as, bs)
	case cfg.Groups < 0:
		return fmt.Errorf("%d groups", cfg.Groups)
	case as[1] != bs[1]:
		return fmt.Errorf("a matrix with %d columns and weights with %d; each row of weights has an element for each column of a", as[1], bs[1])
	case bs[0]%groups != 0:
		return fmt.Errorf("%d rows of weights for %d products", bs[0], groups)
	case cfg.Ends == nil && as[0]%groups != 0:
		return fmt.Errorf("%d rows for %d products; say where the rows of each end", as[0], groups)
	case cfg.Ends != nil && cfg.Ends.Len() != groups:
		return fmt.Errorf("the ends of %d products; there are %d", cfg.Ends.Len(), groups)
	}
	w.s = Size{as[0], bs[0] / groups, as[1]}
	scales := ScalesArgs{Rows: cfg.RowScales, Cols: cfg.ColScales}
	for _, s := range []struct {
		what string
		of   *gpurt.DeviceSlice[float32]
		n    int
	}{{"rows", &scales.Rows, w.s.M}, {"columns", &scales.Cols, w.s.N}} {
		if *s.of == nil {
			*s.of = alloc.Buffer[float32](w.own, 0)
		} else if (*s.of).Len() != s.n {
			return fmt.Errorf("scales for %d %s; there are %d", (*s.of).Len(), s.what, s.n)
		}
	}
	rows := spread.DivideUp(w.s.M, groups)
	l, err := cfg.chooseCluster(pe, rows, groups, w.s, int(unsafe.Sizeof(*new(E))))
	if err != nil {
		return err
	}
	e, free, err := NewElementwise(pe, cfg.Scale, cfg.Bias, cfg.Activation, w.s.N)
	if err != nil {
		return err
	}
	w.own.Defer(free)
	if cfg.Ends == nil {
		l = l.limitTiles(l.totalTiles(groups, rows, w.s.N))
	}
	w.l = l
	of := GroupsArgs{Count: groups, Ends: cfg.Ends, Rows: w.s.M / groups}
	if of.Ends == nil {
		of.Ends = alloc.Buffer[int32](w.own, 0)
	}
	o, shape := gpurt.TileSourceOptions{NoBulk: cfg.NoBulk}, l.Shape
	switch {
	case l.TileN == n256:
		left, right := source[M64, K](w, a, o), source[N256, K](w, b, o)
		w.multiply = func(s *gpurt.Stream, c gpurt.DeviceSlice[gpu.BFloat16]) error {
			return kernels.N256(s, shape, l.Stages, l.Mode, c, left, right, w.s, of, e, scales)
		}
	case l.TileN == n128:
		left, right := source[M64, K](w, a, o), source[N128, K](w, b, o)
		w.multiply = func(s *gpurt.Stream, c gpurt.DeviceSlice[gpu.BFloat16]) error {
			return kernels.N128(s, shape, l.Stages, l.Mode, c, left, right, w.s, of, e, scales)
		}
	case l.BoxM == m16:
		left, right := source[M16, K](w, a, o), source[N64, K](w, b, o)
		w.multiply = func(s *gpurt.Stream, c gpurt.DeviceSlice[gpu.BFloat16]) error {
			return kernels.SmallM(s, shape, l.Stages, l.Mode, c, left, right, w.s, of, e, scales)
		}
	default:
		left, right := source[M64, K](w, a, o), source[N64, K](w, b, o)
		w.multiply = func(s *gpurt.Stream, c gpurt.DeviceSlice[gpu.BFloat16]) error {
			return kernels.N64(s, shape, l.Stages, l.Mode, c, left, right, w.s, of, e, scales)
		}
	}
	return w.own.Err()
}

// source returns a matrix of which the kernels load tiles, which Free releases.
func source[R, C tile.Extent, E WeightElement](w *Weights, a *gpurt.Array[E], o gpurt.TileSourceOptions) *gpurt.TileSource[R, C, E] {
	return alloc.Keep(w.own, func() (*gpurt.TileSource[R, C, E], error) { return gpurt.NewTileSource[R, C](a, o) })
}

// Multiply enqueues the product into c, of as many rows as a and as many columns as b has rows, on
// s. It can be captured in a graph. Launches of one Weights follow each other: they share memory.
func (w *Weights) Multiply(s *gpurt.Stream, c gpurt.DeviceSlice[gpu.BFloat16]) error {
	if c == nil || c.Len() != w.s.M*w.s.N {
		return fmt.Errorf("gemm: c of %d x %d elements is needed", w.s.M, w.s.N)
	}
	if w.s.M == 0 || w.s.N == 0 {
		return nil
	}
	return w.multiply(s, c)
}

// Free releases what the product has of its own. No stream may still use it.
func (w *Weights) Free() error { return w.own.Free() }
