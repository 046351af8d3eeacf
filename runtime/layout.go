package gpurt

import (
	"errors"
	"fmt"
	"math"
	"slices"

	"github.com/gpuc-go/gpuc/runtime/internal/strided"
)

// Layout says how many elements an array has in each dimension, and how they lie in memory.
// Shape makes one.
type Layout struct {
	shape   []int
	strides []int // nil: row-major, or column-major if columns
	columns bool
}

// Shape returns the layout of an array with the given extents in row-major order: the
// elements along the last dimension are neighbours, as in C, NumPy and PyTorch.
func Shape(extents ...int) Layout { return Layout{shape: slices.Clone(extents)} }

// ColumnMajor returns the layout in column-major order: the elements along the first
// dimension are neighbours, as in Fortran and cuBLAS.
func (l Layout) ColumnMajor() Layout { return Layout{shape: l.shape, columns: true} }

// Strides returns the layout with the given distances, in elements, between neighbours
// along each dimension. A distance may be 0: all elements along that dimension are one.
func (l Layout) Strides(strides ...int) Layout {
	return Layout{shape: l.shape, strides: append([]int{}, strides...)}
}

// resolve returns the shape and the strides, the number of elements, and that of the
// elements from the first to the last.
func (l Layout) resolve() (shape, strides []int, n, span int, err error) {
	fail := func(err error) ([]int, []int, int, int, error) { return nil, nil, 0, 0, err }
	n = 1
	for d, e := range l.shape {
		if e < 0 {
			return fail(fmt.Errorf("extent %d of dimension %d is negative", e, d))
		}
		if e > 0 && n > math.MaxInt/e {
			return fail(errors.New("more elements than the address space holds"))
		}
		n *= e
	}
	strides = l.strides
	switch {
	case strides == nil && l.columns:
		strides = strided.Dense(l.shape, func(i int) int { return i })
	case strides == nil:
		strides = strided.Dense(l.shape, func(i int) int { return len(l.shape) - 1 - i })
	case len(strides) != len(l.shape):
		return fail(fmt.Errorf("%d strides for %d dimensions", len(strides), len(l.shape)))
	}
	if n > 0 {
		span = 1
	}
	for d, s := range strides {
		if s < 0 {
			return fail(fmt.Errorf("stride %d of dimension %d is negative; make a copy whose elements go upwards", s, d))
		}
		if last := l.shape[d] - 1; n > 0 && last > 0 {
			if s > (math.MaxInt-span)/last {
				return fail(errors.New("more elements than the address space holds"))
			}
			span += last * s
		}
	}
	return slices.Clone(l.shape), slices.Clone(strides), n, span, nil
}
