package gpurt

import (
	"errors"
	"fmt"
	"math"
	"slices"

	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/runtime/internal/strided"
)

// Index returns the part of the array whose first indices are i: a row of a matrix, for
// example. It has as many dimensions less.
func (a *Array[T]) Index(i ...int) *Array[T] {
	err := a.check()
	if err == nil && len(i) > len(a.shape) {
		err = fmt.Errorf("Index with %d indices of an array of %d dimensions", len(i), len(a.shape))
	}
	if err != nil {
		return brokenArray[T](brokenHere(err))
	}
	first := 0
	for d, x := range i {
		if x < 0 || x >= a.shape[d] {
			return brokenArray[T](brokenHere(fmt.Errorf("index %d of dimension %d is out of range: shape %v", x, d, a.shape)))
		}
		first += x * a.strides[d]
	}
	return a.part(first, a.shape[len(i):], a.strides[len(i):])
}

// Slice returns the elements whose index in dimension dim is from lo to hi, without hi.
func (a *Array[T]) Slice(dim, lo, hi int) *Array[T] {
	err := a.checkDim("Slice", dim)
	if err == nil && (lo < 0 || hi < lo || hi > a.shape[dim]) {
		err = fmt.Errorf("Slice(%d, %d, %d) of shape %v is out of range", dim, lo, hi, a.shape)
	}
	if err != nil {
		return brokenArray[T](brokenHere(err))
	}
	shape := slices.Clone(a.shape)
	shape[dim] = hi - lo
	return a.part(lo*a.strides[dim], shape, a.strides)
}

// Step returns every n-th element in dimension dim, from the first on.
func (a *Array[T]) Step(dim, n int) *Array[T] {
	err := a.checkDim("Step", dim)
	if err == nil && n < 1 {
		err = fmt.Errorf("Step(%d, %d): the step must be at least 1", dim, n)
	}
	if err != nil {
		return brokenArray[T](brokenHere(err))
	}
	shape, strides := slices.Clone(a.shape), slices.Clone(a.strides)
	if shape[dim] > 0 {
		shape[dim] = (shape[dim]-1)/n + 1
	}
	if shape[dim] > 1 {
		strides[dim] *= n
	}
	return a.part(0, shape, strides)
}

// Transpose returns the array with its dimensions in another order: dimension d of the
// result is dimension dims[d] of a. Without dims the order is reversed.
func (a *Array[T]) Transpose(dims ...int) *Array[T] {
	if err := a.check(); err != nil {
		return brokenArray[T](brokenHere(err))
	}
	if len(dims) == 0 {
		for d := len(a.shape) - 1; d >= 0; d-- {
			dims = append(dims, d)
		}
	}
	seen := make([]bool, len(a.shape))
	shape, strides := make([]int, len(dims)), make([]int, len(dims))
	for i, d := range dims {
		if len(dims) != len(a.shape) || d < 0 || d >= len(a.shape) || seen[d] {
			return brokenArray[T](brokenHere(fmt.Errorf("Transpose%v: it takes each of the dimensions 0 to %d once", dims, len(a.shape)-1)))
		}
		seen[d] = true
		shape[i], strides[i] = a.shape[d], a.strides[d]
	}
	return a.part(0, shape, strides)
}

// Reshape returns the elements, in row-major order, with another shape. One extent may be
// -1: it follows from the others. It is an error if no strides describe the result, as for
// most arrays that are not RowMajor: copy the array first, or reshape the transposed one.
func (a *Array[T]) Reshape(extents ...int) (*Array[T], error) {
	fail := func(err error) (*Array[T], error) {
		return nil, fault.CallFailed(fmt.Sprintf("Reshape%v", extents), err)
	}
	if err := a.check(); err != nil {
		return fail(err)
	}
	shape := slices.Clone(extents)
	open, n := -1, 1
	for d, e := range shape {
		switch {
		case e == -1 && open < 0:
			open = d
		case e < 0:
			return fail(errors.New("one extent may be -1; no other may be negative"))
		case e > 0 && n > math.MaxInt/e:
			return fail(fmt.Errorf("the array has %d elements", a.n))
		default:
			n *= e
		}
	}
	if open >= 0 && n > 0 && a.n%n == 0 {
		shape[open] = a.n / n
		n = a.n
	}
	if n != a.n || open >= 0 && shape[open] < 0 {
		return fail(fmt.Errorf("the array has %d elements", a.n))
	}
	strides, ok := strided.Reshaped(a.shape, a.strides, shape)
	if !ok {
		return fail(fmt.Errorf("shape %v with strides %v would have to be copied; copy it to one of AllocLike, or reshape its Transpose", a.shape, a.strides))
	}
	return a.part(0, shape, strides), nil
}

func (a *Array[T]) checkDim(what string, dim int) error {
	if err := a.check(); err != nil {
		return err
	}
	if dim < 0 || dim >= len(a.shape) {
		return fmt.Errorf("%s: there is no dimension %d of shape %v", what, dim, a.shape)
	}
	return nil
}

// part returns a view whose first element is element first of a's memory.
func (a *Array[T]) part(first int, shape, strides []int) *Array[T] {
	shape, strides, n, span, err := Shape(shape...).Strides(strides...).resolve()
	if err != nil {
		return brokenArray[T](broken(err)) // cannot be: a part needs no more than the whole
	}
	if n == 0 {
		first = 0
	}
	return arrayOf[T](view{a: a.v.a, at: a.v.at + first, n: span, part: true}, shape, strides, n)
}
