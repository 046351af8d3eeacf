// Package matrix transposes a matrix whose rows are shared out among the PEs: each
// transposes its rows through shared memory, and then every PE gets its part of each
// transposed row.
package matrix

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

//go:generate go run ../../../cmd/gpuc generate -compress

// tile is the width and height of what a block transposes at a time, and tileRows the
// number of rows that its threads take at a time.
const (
	tile     = 32
	tileRows = 8
)

// Shape returns the launch of Local for a matrix of h rows of w elements.
func Shape(w, h int) gpurt.LaunchConfig {
	tiles := func(n int) int { return max(1, (n+tile-1)/tile) }
	return gpurt.Grid(tiles(w), min(tiles(h), 65535)).Block(tile, tileRows)
}

// Local writes the transposed of src, h rows of w elements, to dst. Both sides are
// accessed by rows: the columns are read from the tile, whose odd row length spreads a
// column over the banks of shared memory.
//
//gpu:kernel maxthreads=256
func Local(t *gpu.Thread, dst, src []float32, w, h int) {
	part := gpu.Shared[[tile][tile + 1]float32](t)
	tx, ty := t.ThreadIdx().X, t.ThreadIdx().Y
	bx := t.BlockIdx().X * tile
	for by := t.BlockIdx().Y * tile; by < h; by += t.GridDim().Y * tile {
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
		t.Block().Sync() // before the tile is written again
	}
}

// First returns the first of n rows that belongs to PE pe; the next PE's first ends
// them.
func First(n, pe, pes int) int { return n * pe / pes }

// Exchange sends the columns of mine, w rows of this PE's part of h columns, to the PEs
// whose rows of the transposed matrix they belong to. A warp sends a row's part at a
// time. Then all wait for each other.
//
//gpu:kernel
func Exchange(t *gpu.Thread, dst, mine shmem.Sym[float32], w, h int) {
	pes, me := shmem.NumPEs(t), shmem.MyPE(t)
	lo, hi := First(h, me, pes), First(h, me+1, pes)
	n := hi - lo
	warp := t.Warp()
	warps := (t.Block().Size() + (gpu.WarpSize - 1)) / gpu.WarpSize * t.GridDim().X
	for pe := range pes {
		first := First(w, pe, pes)
		rows := First(w, pe+1, pes) - first
		for r := t.BlockIdx().X + t.Block().Rank()/gpu.WarpSize*t.GridDim().X; r < rows; r += warps {
			shmem.PutNBI(warp, dst.Slice(r*h+lo, r*h+hi), mine.Slice((first+r)*n, (first+r+1)*n), pe)
		}
	}
	shmem.Quiet(t.Block())
}
