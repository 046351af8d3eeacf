// Package single holds kernels that run on one GPU without communication;
// bench/cpp/single.cu is the same in CUDA C++. Matrices are row-major.
package single

import "github.com/gpuc-go/gpuc/dsl/gpu"

//go:generate go run ../../cmd/gpuc generate -compress

// Saxpy adds a*x to y.
//
//gpu:kernel maxthreads=256
func Saxpy(t *gpu.Thread, y, x []float32, a float32) {
	for i := range t.Grid().Stride(len(y)) {
		y[i] += a * x[i]
	}
}

// tile is the width and height of what a block transposes, and tileRows the
// number of rows that its threads take at a time.
const (
	tile     = 32
	tileRows = 8
)

// Transpose writes the transposed of src, h rows of w columns, to dst. A block of
// tile by tileRows threads takes a tile; the tile's odd row length spreads a
// column over the banks of shared memory.
//
//gpu:kernel maxthreads=256
func Transpose(t *gpu.Thread, dst, src []float32, w, h int) {
	part := gpu.Shared[[tile][tile + 1]float32](t)
	tx, ty := t.ThreadIdx().X, t.ThreadIdx().Y
	bx, by := t.BlockIdx().X*tile, t.BlockIdx().Y*tile
	for j := ty; j < tile; j += tileRows {
		if x, y := bx+tx, by+j; x < w && y < h {
			part[j][tx] = src[y*w+x]
		}
	}
	t.Block().Sync()
	for j := ty; j < tile; j += tileRows {
		if x, y := by+tx, bx+j; x < h && y < w {
			dst[y*h+x] = part[tx][j]
		}
	}
}

// Stencil writes to every inner point of dst the mean of its four neighbours in
// src, in a field of h rows of w columns. Blocks share out columns in x and, in
// y, parts of the given number of rows, which every thread goes through.
//
//gpu:kernel maxthreads=256
func Stencil(t *gpu.Thread, dst, src []float32, w, h, rows int) {
	x := t.BlockIdx().X*t.BlockDim().X + t.ThreadIdx().X
	first := t.BlockIdx().Y * rows
	if x < 1 || x >= w-1 {
		return
	}
	for y := max(first, 1); y < min(first+rows, h-1); y++ {
		i := y*w + x
		dst[i] = 0.25 * (src[i-1] + src[i+1] + src[i-w] + src[i+w])
	}
}

// Gemv computes dst = m*v for a matrix with len(v) columns and len(dst) rows. A
// warp, of which all are full, computes one row at a time and adds up its threads' sums.
//
//gpu:kernel maxthreads=256
func Gemv(t *gpu.Thread, dst, m, v []float32) {
	lane, cols := t.Warp().Rank(), len(v)
	for r := t.Grid().Rank() / gpu.WarpSize; r < len(dst); r += t.Grid().Size() / gpu.WarpSize {
		row := m[r*cols : (r+1)*cols]
		sum := float32(0)
		for c := lane; c < cols; c += gpu.WarpSize {
			sum += row[c] * v[c]
		}
		sum = gpu.ReduceAdd(t.Warp(), sum)
		if lane == 0 {
			dst[r] = sum
		}
	}
}
