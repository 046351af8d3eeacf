package gemm

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/tile"
)

// operandB is how the tiles of b are loaded and multiplied.
type operandB[N, K tile.Extent, E tile.Element] interface {
	// load loads tile s of the pipeline for a work tile, from element at of K on. All threads of the
	// producer warp make the call.
	load(t *gpu.Thread, pipe *tile.Pipeline, s int, p WorkTile, at int)
	// loadBulk is load by one thread: for this block or, with all, for the blocks of its cluster.
	loadBulk(pipe *tile.Pipeline, s int, p WorkTile, at int, all bool)
	// prefetch has the GPU read what it needs to load.
	prefetch(t *gpu.Thread)
	// multiply starts the product of a and tile s.
	multiply(sums tile.Acc[M64, N, float32, gpu.Warpgroup], a tile.Tile[M64, K, E], s int)
}

// operandA is the tiles of a, one for each consumer, loaded in boxes of A rows.
type operandA[A, K tile.Extent, E tile.Element] struct {
	tiles  tile.Tiles[M64, K, E]
	source tile.Source[A, K, E]
}

// boxes returns how many boxes have rows of a work tile. What the other boxes would load is not stored:
// they are left out, and their rows of the tile of a keep what they have.
func (x operandA[A, K, E]) boxes(p WorkTile) int {
	var box A
	if len(box) == len(M64{}) {
		return 1
	}
	return int(uint32(min(p.EndRow-p.Row, len(M64{}))+len(box)-1) / uint32(len(box)))
}

// clear sets to 0 what boxes may leave out. All threads of the consumers call it, since they have nothing
// else to do yet. The producer calls awaitCleared before it loads a: with a barrier of the whole block, a
// launch would take 0.4 us longer.
func (x operandA[A, K, E]) clear(t *gpu.Thread) {
	var box A
	if len(box) < len(M64{}) {
		tile.ClearRowsAfter[A](t, x.tiles, t.Block().Rank()-gpu.WarpgroupSize, Consumers(t)*gpu.WarpgroupSize)
		x.awaitCleared(t)
	}
}

func (x operandA[A, K, E]) awaitCleared(t *gpu.Thread) {
	var box A
	if len(box) < len(M64{}) {
		gpu.SyncNamed(t.Block(), cleared, Consumers(t)*gpu.WarpgroupSize+gpu.WarpSize)
	}
}

// load and loadBulk load a tile for consumer c, as those of operandB do.
func (x operandA[A, K, E]) load(t *gpu.Thread, pipe *tile.Pipeline, number, c int, p WorkTile, at int) {
	var box A
	//gpu:unroll 1
	for i := range x.boxes(p) {
		tile.LoadAsync(t.Warp(), pipe, tile.Strip[A](x.tiles.At(number), i), x.source, p.RowA+c*len(M64{})+i*len(box), at)
	}
}

func (x operandA[A, K, E]) loadBulk(pipe *tile.Pipeline, number, c int, p WorkTile, at int, all bool) {
	var box A
	//gpu:unroll 1
	for i := range x.boxes(p) {
		loadBulk(pipe, tile.Strip[A](x.tiles.At(number), i), x.source, p.RowA+c*len(M64{})+i*len(box), at, all)
	}
}

// rowMajorB is a matrix b of K rows of N elements.
type rowMajorB[N, K tile.Extent, E tile.Element] struct {
	tiles  tile.Tiles[K, N, E]
	source tile.Source[K, N, E]
}

func (x rowMajorB[N, K, E]) load(t *gpu.Thread, pipe *tile.Pipeline, s int, p WorkTile, at int) {
	b := x.source
	b.Matrix.Rows = min(b.Matrix.Rows, p.EndRowB)
	tile.LoadAsync(t.Warp(), pipe, x.tiles.At(s), b, p.RowB+at, p.Col)
}

func (x rowMajorB[N, K, E]) loadBulk(pipe *tile.Pipeline, s int, p WorkTile, at int, all bool) {
	loadBulk(pipe, x.tiles.At(s), x.source, p.RowB+at, p.Col, all)
}

func (x rowMajorB[N, K, E]) prefetch(t *gpu.Thread) { x.source.Prefetch(t) }

func (x rowMajorB[N, K, E]) multiply(sums tile.Acc[M64, N, float32, gpu.Warpgroup], a tile.Tile[M64, K, E], s int) {
	tile.MMAAsync(sums, a, x.tiles.At(s))
}

// colMajorB is a matrix b of N rows of K elements.
type colMajorB[N, K tile.Extent, E tile.Element] struct {
	tiles  tile.Tiles[N, K, E]
	source tile.Source[N, K, E]
}

func (x colMajorB[N, K, E]) load(t *gpu.Thread, pipe *tile.Pipeline, s int, p WorkTile, at int) {
	b := x.source
	b.Matrix.Rows = min(b.Matrix.Rows, p.EndRowB)
	tile.LoadAsync(t.Warp(), pipe, x.tiles.At(s), b, p.RowB+p.Col, at)
}

func (x colMajorB[N, K, E]) loadBulk(pipe *tile.Pipeline, s int, p WorkTile, at int, all bool) {
	loadBulk(pipe, x.tiles.At(s), x.source, p.RowB+p.Col, at, all)
}

func (x colMajorB[N, K, E]) prefetch(t *gpu.Thread) { x.source.Prefetch(t) }

func (x colMajorB[N, K, E]) multiply(sums tile.Acc[M64, N, float32, gpu.Warpgroup], a tile.Tile[M64, K, E], s int) {
	tile.MMAAsync(sums, a, x.tiles.At(s).T())
}
