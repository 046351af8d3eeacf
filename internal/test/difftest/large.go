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

// largeTall numbers two elements of rows of w, many of them: the index does not fit 32
// bits, but all that it is computed from does.
func largeTall(s []uint8, w, from, step int) {
	for y := from; y < len(s)/w-1; y += step {
		s[y*w+w-1] += uint8(y/step) + 3
		s[(y+1)*w] += uint8(y/step) + 4
	}
}

// largeAcross goes over the places where an index does not fit 31 and 32 bits any more.
func largeAcross(s []uint8) {
	for i := 1<<31 - 9; i < 1<<31-1; i++ {
		s[i] += uint8(i) + 1
	}
	for i := 1<<31 - 4; i < 1<<31+4; i++ {
		s[i] += uint8(i) + 2
	}
	for i := 1<<32 - 8; i < 1<<32-1; i += 2 { // ends at 1<<32
		s[i] += uint8(i) + 3
	}
	for i := 1<<32 - 4; i < 1<<32+4; i++ {
		s[i] += uint8(i) + 4
	}
	for i := 1<<32 + 3; i > 1<<32-4; i-- {
		s[i] += uint8(i) + 5
	}
}

//gpu:kernel
func Large(t *gpu.Thread, s []uint8, w, h, step int) {
	from, all := t.Grid().Rank()*step, t.Grid().Size()*step
	largeSweep(s, w, h, from, all)
	largeRows(s, w, h, from, all)
	largeDown(s, from, all)
	largeTall(s, tall, from/tall, all/tall)
	if from == 0 {
		largeAcross(s)
	}
}

// tall is the length of the rows of largeTall.
const tall = 64
