// Package strided calculates how the elements of arrays lie in memory: shapes, and strides in elements.
// It imports nothing of gpuc.
package strided

import "slices"

// Dense returns the strides of an array without gaps; fastest(i) is the dimension
// along which elements are i-th closest.
func Dense(shape []int, fastest func(i int) int) []int {
	strides := make([]int, len(shape))
	next := 1
	for i := range shape {
		d := fastest(i)
		strides[d] = next
		next *= max(shape[d], 1)
	}
	return strides
}

// Order returns the dimensions in the order of their strides, the largest first.
// Dimensions of equal strides keep their order.
func Order(strides []int) []int {
	order := make([]int, len(strides))
	for d := range order {
		order[d] = d
	}
	slices.SortStableFunc(order, func(a, b int) int { return strides[b] - strides[a] })
	return order
}

// DenseLike returns strides without gaps in the order of others.
func DenseLike(shape, strides []int) []int {
	order := Order(strides)
	return Dense(shape, func(i int) int { return order[len(order)-1-i] })
}

// Same reports whether two strides put the elements of a shape at the same places.
func Same(shape, a, b []int) bool {
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

// Overlap reports whether elements of different indices may be at one place.
func Overlap(shape, strides []int) bool {
	reach := 1 // of the dimensions with smaller strides
	order := Order(strides)
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

// Shifted reports whether two elements of different indices, or one, are so many elements
// apart. No two are at one place. order are the dimensions, those of large strides first.
func Shifted(shape, strides, order []int, by int) bool {
	if len(order) == 0 {
		return by == 0
	}
	d, order := order[0], order[1:]
	if shape[d] == 1 {
		return Shifted(shape, strides, order, by)
	}
	reach := 0 // of the dimensions with smaller strides
	for _, o := range order {
		reach += (shape[o] - 1) * strides[o]
	}
	for n := by/strides[d] - 1; n <= by/strides[d]+1; n++ {
		if rest := by - n*strides[d]; max(n, -n) < shape[d] && max(rest, -rest) <= reach && Shifted(shape, strides, order, rest) {
			return true
		}
	}
	return false
}

// Reshaped returns the strides with which the elements of an array, in row-major order,
// have another shape of as many elements. It reports false if no strides do that.
func Reshaped(shape, strides, to []int) ([]int, bool) {
	// Runs of dimensions whose elements follow each other at one distance.
	type run struct{ n, stride int }
	var runs []run
	for d, e := range shape {
		switch last := len(runs) - 1; {
		case e == 0:
			return Dense(to, func(i int) int { return len(to) - 1 - i }), true
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
