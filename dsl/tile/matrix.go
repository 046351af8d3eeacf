package tile

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
)

// Matrix is a matrix in device memory, row by row. The element in row r and column c is
// Data[r*Stride+c].
type Matrix[E any] struct {
	Data               []E
	Rows, Cols, Stride int
}

// Of returns the matrix of rows that follow each other in data without gaps.
func Of[E any](data []E, rows, cols int) Matrix[E] { return Matrix[E]{data, rows, cols, cols} }

// Load copies the part of src whose first element is in row and col to dst. All threads of
// the group call it together, and each copies a part. What lies outside src becomes 0.
//
// It is fast where rows of src begin at multiples of 16 bytes. The threads meet
// (gpu.Block.Sync) before anybody reads the tile, and before it is loaded again.
func Load[R, C Extent, E Element, G Loader](g G, dst Tile[R, C, E], src Matrix[E], row, col int) {
	per := 128 / gpu.BitSize[E]()
	chunks := extent[C]() / per
	n := extent[R]() * chunks
	if (src.Stride|col)%per == 0 && aligned(src.Data) && row >= 0 && col >= 0 && row+extent[R]() <= src.Rows && col+extent[C]() <= src.Cols {
		//gpu:unroll 8
		for i := g.Rank(); i < n; i += g.Size() {
			r, c := i/chunks, i%chunks*per
			from, to := (row+r)*src.Stride+col+c, dst.offset(r, c)
			copyChunk(dst.data[to:to+per], src.Data[from:from+per])
		}
	} else {
		for i := g.Rank(); i < n; i += g.Size() {
			r, c := i/chunks, i%chunks*per
			to := dst.offset(r, c)
			for e := range per {
				var x E
				if inside(src, row+r, col+c+e) {
					x = src.Data[(row+r)*src.Stride+col+c+e]
				}
				dst.data[to+e] = x
			}
		}
	}
	publish(g, dst.data)
}

func inside[E any](m Matrix[E], r, c int) bool { return r >= 0 && r < m.Rows && c >= 0 && c < m.Cols }

// aligned reports whether the memory of s begins at a multiple of 16 bytes.
func aligned[E Element](s []E) bool { return address(s)%16 == 0 }
