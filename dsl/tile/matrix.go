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
	fenceProxyWritten(g, dst.data)
}

// Unload copies a tile to the part of dst whose first element is in row and col, and leaves out what
// lies outside dst. All threads of the group call it together, and each copies a part.
//
// Neighbouring threads store neighbouring pieces of 16 bytes where rows of dst begin at multiples
// of 16 bytes, and its columns are a multiple of that. The threads meet before (gpu.Block.Sync), so
// that all have written the tile, and before it is written again.
func Unload[R, C Extent, E Element, G Loader](g G, dst Matrix[E], row, col int, src Tile[R, C, E]) {
	if !holds(dst, row, col, extent[R](), extent[C]()) {
		return
	}
	per := 128 / gpu.BitSize[E]()
	chunks := extent[C]() / per
	n := extent[R]() * chunks
	whole := (dst.Stride|dst.Cols|col)%per == 0 && aligned(dst.Data)
	//gpu:unroll 1
	for i := g.Rank(); i < n; i += g.Size() {
		r, c := i/chunks, i%chunks*per
		from, to := src.offset(r, c), (row+r)*dst.Stride+col+c
		if whole {
			if inside(dst, row+r, col+c) {
				copyChunk(within(dst.Data, to, per), within(src.data, from, per))
			}
			continue
		}
		for e := range per {
			if inside(dst, row+r, col+c+e) {
				within(dst.Data, to+e, 1)[0] = within(src.data, from+e, 1)[0]
			}
		}
	}
}

func inside[E any](m Matrix[E], r, c int) bool { return r >= 0 && r < m.Rows && c >= 0 && c < m.Cols }

// aligned reports whether the memory of s begins at a multiple of 16 bytes.
func aligned[E Element](s []E) bool { return gpu.Aligned(s, 16) }
