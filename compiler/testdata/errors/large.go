package large

import "github.com/gpuc-go/gpuc/dsl/gpu"

type page [1 << 20]int64

// Pages copies arrays that local memory cannot hold, where no variable has their type.
//
//gpu:kernel
func Pages(t *gpu.Thread, x, y []page, out []int64) {
	for _, v := range x[0] { // want "Pages holds a copy of an array of 8388608 bytes; a GPU thread has room for 131072, take the elements where they are, by a slice or a pointer"
		out[0] += v
	}
	for i := range x[0] {
		out[0] += x[0][i]
	}
	for _, v := range &x[0] {
		out[0] += v
	}
	x[1] = y[0] // want "Pages holds a copy of an array"
}
