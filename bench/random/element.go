// Package random fills matrices with random elements on the device. The host can compute each
// element by itself, so that it makes only those that it compares.
package random

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

//go:generate go run ../../cmd/gpuc generate -compress

// Part is what a kernel fills of a matrix of a round: rows of cols elements, of which the first is
// in row Row and column Col of the matrix. Turned exchanges rows and columns.
type Part struct {
	Seed           uint64
	Number         int // of the matrix
	Row, Col, Cols int
	Turned         bool
}

// At returns element i of a part, as it stands row by row.
func (p Part) At(i int) float32 {
	r, c := i/p.Cols, i%p.Cols
	if p.Turned {
		r, c = c, r
	}
	return Element(p.Seed, p.Number, p.Row+r, p.Col+c)
}

// Element returns element i, j of matrix number of a round: from -1 to 1, with all bits random.
// There are up to 1024 matrices of up to 2^30 rows and 2^24 columns.
func Element(seed uint64, number, i, j int) float32 {
	x := seed*0x9e3779b97f4a7c15 ^ uint64(number)<<54 ^ uint64(i)<<24 ^ uint64(j)
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return gpu.ToBFloat16(float32(int32(x>>32)) / (1 << 31)).Float32()
}

// Fill fills x with random elements: matrices are too large for the host to make them while a GPU
// waits.
//
//gpu:kernel maxthreads=256
func Fill(t *gpu.Thread, x []gpu.BFloat16, p Part) {
	for i := range t.Grid().Stride(len(x)) {
		x[i] = gpu.ToBFloat16(p.At(i))
	}
}

// FillE4M3 is Fill of other elements.
//
//gpu:kernel maxthreads=256
func FillE4M3(t *gpu.Thread, x []gpu.Float8E4M3, p Part) {
	for i := range t.Grid().Stride(len(x)) {
		x[i] = gpu.ToFloat8E4M3(p.At(i))
	}
}

// FillE5M2 is Fill of other elements.
//
//gpu:kernel maxthreads=256
func FillE5M2(t *gpu.Thread, x []gpu.Float8E5M2, p Part) {
	for i := range t.Grid().Stride(len(x)) {
		x[i] = gpu.ToFloat8E5M2(p.At(i))
	}
}

// A Kernel is the launch of one of the kernels.
type Kernel[E any] = func(*gpurt.Stream, gpurt.LaunchConfig, gpurt.DeviceSlice[E], Part) error

// Launch launches a kernel that fills x.
func Launch[E any](pe *gpurt.PE, kernel Kernel[E], x gpurt.DeviceSlice[E], p Part) error {
	if x.Len() == 0 {
		return nil
	}
	return kernel(pe.Stream(), gpurt.Grid(8*pe.Multiprocessors()).Block(256), x, p)
}
