package lang

import "github.com/gpuc-go/gpuc/dsl/gpu"

// Rows writes rows first to last of a field with rows of w elements, of which it
// leaves out those from cols on. The checks of its loop hold or fail together, and a
// field whose width is beyond what the compiler tests for must come out the same.
//
//gpu:kernel
func Rows(t *gpu.Thread, s []uint8, w, cols, first, last int) {
	x := t.Grid().Rank()
	if x >= cols {
		return
	}
	for y := first; y <= last; y++ {
		s[y*w+x] = RowValue(x, y)
	}
}

// RowValue is what Rows writes at column x of row y; it is never 0.
func RowValue(x, y int) uint8 { return uint8(x+7*y) | 1 }

// Neighbours writes to every inner point of dst the sum of its neighbours in src, in
// a field of h rows of w columns.
//
//gpu:kernel
func Neighbours(t *gpu.Thread, dst, src []int32, w, h int) {
	x := t.Grid().Rank()
	if x < 1 || x >= w-1 {
		return
	}
	for y := 1; y < h-1; y++ {
		i := y*w + x
		dst[i] = src[i-1] + src[i+1] + src[i-w] + src[i+w]
	}
}
