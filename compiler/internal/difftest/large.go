package difftest

import "github.com/gpuc-go/gpuc/dsl/gpu"

// This file indexes more than 2^32 elements, of which few are touched: every step-th of
// a row. Arithmetic on indices that was made narrower must still reach them.

// largeSweep gives inner points of w by h the sum of their neighbours and one.
func largeSweep(s []uint8, w, h, from, step int) {
	for y := 1; y < h-1; y++ {
		for x := 1 + from; x < w-1; x += step {
			s[y*w+x] = s[(y-1)*w+x] + s[(y+1)*w+x] + s[y*w+x-1] + 1
		}
	}
}

// largeRows numbers elements of rows, through a slice of each.
func largeRows(s []uint8, w, h, from, step int) {
	for y := range h {
		row := s[y*w : (y+1)*w]
		for x := from; x < w; x += step {
			row[x] += uint8(x/step) + uint8(y)
		}
	}
}

// largeDown goes from the last element to the first, and adds to some in the middle.
func largeDown(s []uint8, from, step int) {
	for i := len(s) - 1 - from; i >= 0; i -= step {
		s[i] += uint8(i / step)
	}
	if from == 0 {
		for i := range s[len(s)/2:][:4] {
			s[len(s)/2+i] += uint8(i) + 9
		}
	}
}

//gpu:kernel
func Large(t *gpu.Thread, s []uint8, w, h, step int) {
	from, all := t.Grid().Rank()*step, t.Grid().Size()*step
	largeSweep(s, w, h, from, all)
	largeRows(s, w, h, from, all)
	largeDown(s, from, all)
}
