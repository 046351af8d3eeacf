// Package matvec multiplies matrices by vectors: kernels in which a warp takes a row at
// a time, reads it by vectors of four and adds up its lanes' sums by shuffles.
package matvec

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

//go:generate go run ../../../cmd/gpuc generate -compress

// threads is the number of threads of a block.
const threads = 256

// Pitch returns the length of a row of cols elements with what fills it up to whole
// vectors. Rows and the vector have this length, and are 0 after their elements.
func Pitch(cols int) int { return (cols + 3) &^ 3 }

// Shape returns the launch in which each warp takes one of the rows.
func Shape(rows int) gpurt.LaunchConfig {
	const perBlock = threads / gpu.WarpSize
	return gpurt.Grid(max(1, (rows+perBlock-1)/perBlock)).Block(threads)
}

// Float32 computes dst = m*v, for a matrix of len(dst) rows, each of len(v) elements.
//
//gpu:kernel maxthreads=256
func Float32(t *gpu.Thread, dst, m, v []float32) {
	m4, v4 := gpu.AsVec4(m), gpu.AsVec4(v)
	n, lane := len(v4), t.Warp().Rank()
	for r := t.Grid().Rank() / gpu.WarpSize; r < len(dst); r += t.Grid().Size() / gpu.WarpSize {
		row := m4[r*n:][:n]
		sum := float32(0)
		//gpu:unroll 4
		for i := lane; i < n; i += gpu.WarpSize {
			a, b := row[i], v4[i]
			sum += a.X*b.X + a.Y*b.Y + a.Z*b.Z + a.W*b.W
		}
		if sum = gpu.ReduceAdd(t.Warp(), sum); lane == 0 {
			dst[r] = sum
		}
	}
}

// BFloat16 is Float32 for a matrix and a vector of half the size in memory. It
// multiplies and adds in single precision.
//
//gpu:kernel maxthreads=256
func BFloat16(t *gpu.Thread, dst []float32, m, v []gpu.BFloat16) {
	m4, v4 := gpu.AsVec4(m), gpu.AsVec4(v)
	n, lane := len(v4), t.Warp().Rank()
	for r := t.Grid().Rank() / gpu.WarpSize; r < len(dst); r += t.Grid().Size() / gpu.WarpSize {
		row := m4[r*n:][:n]
		sum := float32(0)
		//gpu:unroll 4
		for i := lane; i < n; i += gpu.WarpSize {
			a, b := row[i], v4[i]
			sum += a.X.Float32()*b.X.Float32() + a.Y.Float32()*b.Y.Float32() +
				a.Z.Float32()*b.Z.Float32() + a.W.Float32()*b.W.Float32()
		}
		if sum = gpu.ReduceAdd(t.Warp(), sum); lane == 0 {
			dst[r] = sum
		}
	}
}
