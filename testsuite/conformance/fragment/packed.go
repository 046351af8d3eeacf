package fragment

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/dsl/tile"
)

// Packed packs x, of 64 rows of cols elements, into packed, adds that to x twice, and writes the
// sums to y. Way 0 is by a warpgroup, 1 by a warp for each 16 rows.
//
//gpu:kernel maxthreads=128
func Packed(t *gpu.Thread, way, cols int, y, x []float32, packed []gpu.BFloat16) {
	packs(t, way, cols, y, x, packed)
}

// Packed16 is Packed with Float16.
//
//gpu:kernel maxthreads=128
func Packed16(t *gpu.Thread, way, cols int, y, x []float32, packed []gpu.Float16) {
	packs(t, way, cols, y, x, packed)
}

func packs[E tile.Half](t *gpu.Thread, way, cols int, y, x []float32, packed []E) {
	warp := t.Block().Rank() / gpu.WarpSize
	switch {
	case way == 0 && cols == 64:
		pack[D64, D64](t.Warpgroup(), warp, 0, y, x, packed)
	case way == 0:
		pack[D64, D192](t.Warpgroup(), warp, 0, y, x, packed)
	case cols == 64:
		pack[D16, D64](t.Warp(), warp, warp*len(D16{}), y, x, packed)
	default:
		pack[D16, D192](t.Warp(), warp, warp*len(D16{}), y, x, packed)
	}
}

// pack is for sums whose first row is row. Each warp has 16 rows.
func pack[R, C tile.Extent, E tile.Half, G tile.Group](g G, warp, row int, y, x []float32, packed []E) {
	n := len(D16{}) * length[C]()
	own := packed[warp*n:][:n]
	a := tile.Zero[R, C, float32](g)
	a.MapAt(func(r, c int, _ float32) float32 { return x[(row+r)*length[C]()+c] })
	tile.Pack(a, own)
	tile.AddPacked(a, own)
	tile.AddPacked(a, own)
	tile.Store(a, tile.Of(y, len(D64{}), length[C]()), row, 0)
}

// Lines sends the first rows of x, of 64 rows of cols elements, to the next PE, adds what the PE before has sent,
// and writes the sums to y. Way 0 is by a warpgroup, 1 by a warp, of the first 16 rows alone.
//
//gpu:kernel maxthreads=128
func Lines(t *gpu.Thread, way, cols, rows int, y, x []float32, words shmem.Signals, flag uint32) {
	travels[gpu.BFloat16](t, way, cols, rows, y, x, words, flag)
}

// Lines16 is Lines with Float16.
//
//gpu:kernel maxthreads=128
func Lines16(t *gpu.Thread, way, cols, rows int, y, x []float32, words shmem.Signals, flag uint32) {
	travels[gpu.Float16](t, way, cols, rows, y, x, words, flag)
}

func travels[E tile.Half](t *gpu.Thread, way, cols, rows int, y, x []float32, words shmem.Signals, flag uint32) {
	switch {
	case way == 0 && cols == 64:
		travel[D64, D64, E](t, t.Warpgroup(), rows, y, x, words, flag)
	case way == 0:
		travel[D64, D192, E](t, t.Warpgroup(), rows, y, x, words, flag)
	case t.Block().Rank() >= gpu.WarpSize:
	case cols == 64:
		travel[D16, D64, E](t, t.Warp(), rows, y, x, words, flag)
	default:
		travel[D16, D192, E](t, t.Warp(), rows, y, x, words, flag)
	}
}

func travel[R, C tile.Extent, E tile.Half, G tile.Group](t *gpu.Thread, g G, rows int, y, x []float32, words shmem.Signals, flag uint32) {
	a, own := tile.Zero[R, C, float32](g), words.Slice(0, tile.LLWords[R, C]())
	a.MapAt(func(r, c int, _ float32) float32 { return x[r*length[C]()+c] })
	tile.PutLL[E](t, a, rows, own, flag, (shmem.MyPE(t)+1)%shmem.NumPEs(t))
	tile.AddLL[E](t, a, rows, own, flag)
	tile.Store(a, tile.Of(y, length[R](), length[C]()), 0, 0)
}
