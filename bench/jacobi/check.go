// Package jacobi measures the solver of examples/jacobi; bench/cpp/jacobi.cu is the
// same in CUDA C++. The kernels here are those around the measured ones: they set
// the field, and compute all of it on one GPU to compare with.
package jacobi

import "github.com/gpuc-go/gpuc/dsl/gpu"

//go:generate go run ../../cmd/gpuc generate -compress

// initial is the value of point i of the whole field.
func initial(i int, seed uint64) float32 {
	x := uint64(i)*2654435761 + seed
	return float32(x>>7&0xffffff) / (1 << 24)
}

// Fill writes rows of pitch elements, the first of which is row first of a field of
// width by height points; rows before its first and after its last are those of
// the other end.
//
//gpu:kernel maxthreads=512
func Fill(t *gpu.Thread, dst []float32, width, height, pitch, first int, seed uint64) {
	for i := range t.Grid().Stride(len(dst)) {
		row, x := (first+i/pitch+height)%height, i%pitch
		if x < width {
			dst[i] = initial(row*width+x, seed)
		}
	}
}

// Sweep does one iteration of the whole field.
//
//gpu:kernel maxthreads=512
func Sweep(t *gpu.Thread, next, cur []float32, width, height int) {
	for y := t.BlockIdx().X; y < height; y += t.GridDim().X {
		row := cur[y*width : (y+1)*width]
		up := cur[(y+height-1)%height*width:][:width]
		down := cur[(y+1)%height*width:][:width]
		now := next[y*width : (y+1)*width]
		for x := range t.Block().Stride(width) {
			if x == 0 || x == width-1 {
				now[x] = row[x]
			} else {
				now[x] = (row[x-1] + row[x+1] + up[x] + down[x]) * 0.25
			}
		}
	}
}

// Compare counts in wrong the points of got, of rows rows with pitch elements, that
// are not those of want.
//
//gpu:kernel maxthreads=512
func Compare(t *gpu.Thread, got, want []float32, width, pitch int, wrong []uint64) {
	for i := range t.Grid().Stride(len(want)) {
		if got[i/width*pitch+i%width] != want[i] {
			gpu.AtomicAdd(t, &wrong[0], 1)
		}
	}
}

// Changes adds the squares of the changes from before to after to sum.
//
//gpu:kernel maxthreads=512
func Changes(t *gpu.Thread, before, after []float32, sum []float64) {
	mine := 0.0
	for i := range t.Grid().Stride(len(after)) {
		d := after[i] - before[i]
		mine += float64(d * d)
	}
	gpu.AtomicAdd(t, &sum[0], mine)
}
