package gpurt

import (
	"errors"
	"fmt"
	"math"
	"slices"
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
		strides = denseStrides(l.shape, func(i int) int { return i })
	case strides == nil:
		strides = denseStrides(l.shape, func(i int) int { return len(l.shape) - 1 - i })
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

// denseStrides returns the strides of an array without gaps; fastest(i) is the dimension
// along which elements are i-th closest.
func denseStrides(shape []int, fastest func(i int) int) []int {
	strides := make([]int, len(shape))
	next := 1
	for i := range shape {
		d := fastest(i)
		strides[d] = next
		next *= max(shape[d], 1)
	}
	return strides
}

// byStride returns the dimensions in the order of their strides, the largest first.
// Dimensions of equal strides keep their order.
func byStride(strides []int) []int {
	order := make([]int, len(strides))
	for d := range order {
		order[d] = d
	}
	slices.SortStableFunc(order, func(a, b int) int { return strides[b] - strides[a] })
	return order
}

// denseLike returns strides without gaps in the order of others.
func denseLike(shape, strides []int) []int {
	order := byStride(strides)
	return denseStrides(shape, func(i int) int { return order[len(order)-1-i] })
}

// sameElements reports whether two strides put the elements of a shape at the same places.
func sameElements(shape, a, b []int) bool {
	for d, e := range shape {
		if e == 0 {
			return true
		}
		if e > 1 && a[d] != b[d] {
			return false
		}
	}
	return true
}

// overlap reports whether elements of different indices may be at one place.
func overlap(shape, strides []int) bool {
	reach := 1 // of the dimensions with smaller strides
	order := byStride(strides)
	for _, d := range slices.Backward(order) {
		if shape[d] <= 1 {
			continue
		}
		if strides[d] < reach {
			return true
		}
		reach = strides[d]*(shape[d]-1) + reach
	}
	return false
}

// shifted reports whether two elements of different indices, or one, are so many elements
// apart. No two are at one place. order are the dimensions, those of large strides first.
func shifted(shape, strides, order []int, by int) bool {
	if len(order) == 0 {
		return by == 0
	}
	d, order := order[0], order[1:]
	if shape[d] == 1 {
		return shifted(shape, strides, order, by)
	}
	reach := 0 // of the dimensions with smaller strides
	for _, o := range order {
		reach += (shape[o] - 1) * strides[o]
	}
	for n := by/strides[d] - 1; n <= by/strides[d]+1; n++ {
		if rest := by - n*strides[d]; max(n, -n) < shape[d] && max(rest, -rest) <= reach && shifted(shape, strides, order, rest) {
			return true
		}
	}
	return false
}

// reshaped returns the strides with which the elements of an array, in row-major order,
// have another shape of as many elements. It reports false if no strides do that.
func reshaped(shape, strides, to []int) ([]int, bool) {
	// Runs of dimensions whose elements follow each other at one distance.
	type run struct{ n, stride int }
	var runs []run
	for d, e := range shape {
		switch last := len(runs) - 1; {
		case e == 0:
			return denseStrides(to, func(i int) int { return len(to) - 1 - i }), true
		case e == 1:
		case last >= 0 && runs[last].stride == e*strides[d]:
			runs[last] = run{runs[last].n * e, strides[d]}
		default:
			runs = append(runs, run{e, strides[d]})
		}
	}
	result := make([]int, len(to))
	left, stride := 1, 1 // of the run that is being divided, from its end
	for d := len(to) - 1; d >= 0; d-- {
		if left == 1 && to[d] > 1 {
			last := len(runs) - 1
			left, stride = runs[last].n, runs[last].stride
			runs = runs[:last]
		}
		if left%to[d] != 0 {
			return nil, false
		}
		result[d] = stride
		left, stride = left/to[d], stride*to[d]
	}
	return result, true
}
