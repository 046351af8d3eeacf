// Package matrix holds kernels that multiply matrices by the operations of dsl/tile: every
// type of elements but those of package matrix8, every way in which the tiles can stand, and
// what is done with the sums.
package matrix

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/tile"
)

//go:generate go run ../../../cmd/gpuc generate -compress

// The dimensions of tiles, by their extents.
type (
	D16  [16]tile.Dim
	D32  [32]tile.Dim
	D48  [48]tile.Dim
	D64  [64]tile.Dim
	D80  [80]tile.Dim
	D96  [96]tile.Dim
	D128 [128]tile.Dim
	D256 [256]tile.Dim
)

// Size is the size of a product: M rows of K, times K rows of N.
type Size struct{ M, N, K int }

// sum is what a kernel adds up and stores.
type sum interface {
	tile.Sum
	tile.Number
}

// nn multiplies matrices that stand as they are multiplied.
func nn[M, N, K tile.Extent, E tile.Element, T sum, G tile.Group](t *gpu.Thread, g G, c []T, a, b []E, s Size) {
	as := tile.Shared[M, K, E](t)
	bs := tile.Shared[K, N, E](t)
	sums := tile.Zero[M, N, T](g)
	row, col := t.BlockIdx().Y*length[M](), t.BlockIdx().X*length[N]()
	for at := 0; at < s.K; at += length[K]() {
		tile.Load(t.Block(), as, tile.Of(a, s.M, s.K), row, at)
		tile.Load(t.Block(), bs, tile.Of(b, s.K, s.N), at, col)
		t.Block().Sync()
		tile.MMA(sums, as, bs)
		t.Block().Sync()
	}
	tile.Store(sums, tile.Of(c, s.M, s.N), row, col)
}

// NT multiplies by the transposed of b.
func NT[M, N, K tile.Extent, E tile.Element, T sum, G tile.Group](t *gpu.Thread, g G, c []T, a, b []E, s Size) {
	as := tile.Shared[M, K, E](t)
	bs := tile.Shared[N, K, E](t)
	sums := tile.Zero[M, N, T](g)
	row, col := t.BlockIdx().Y*length[M](), t.BlockIdx().X*length[N]()
	for at := 0; at < s.K; at += length[K]() {
		tile.Load(t.Block(), as, tile.Of(a, s.M, s.K), row, at)
		tile.Load(t.Block(), bs, tile.Of(b, s.N, s.K), col, at)
		t.Block().Sync()
		tile.MMA(sums, as, bs.T())
		t.Block().Sync()
	}
	tile.Store(sums, tile.Of(c, s.M, s.N), row, col)
}

// tn multiplies the transposed of a.
func tn[M, N, K tile.Extent, E tile.Element, T sum, G tile.Group](t *gpu.Thread, g G, c []T, a, b []E, s Size) {
	as := tile.Shared[K, M, E](t)
	bs := tile.Shared[K, N, E](t)
	sums := tile.Zero[M, N, T](g)
	row, col := t.BlockIdx().Y*length[M](), t.BlockIdx().X*length[N]()
	for at := 0; at < s.K; at += length[K]() {
		tile.Load(t.Block(), as, tile.Of(a, s.K, s.M), at, row)
		tile.Load(t.Block(), bs, tile.Of(b, s.K, s.N), at, col)
		t.Block().Sync()
		tile.MMA(sums, as.T(), bs)
		t.Block().Sync()
	}
	tile.Store(sums, tile.Of(c, s.M, s.N), row, col)
}

// tt multiplies the transposed of both.
func tt[M, N, K tile.Extent, E tile.Element, T sum, G tile.Group](t *gpu.Thread, g G, c []T, a, b []E, s Size) {
	as := tile.Shared[K, M, E](t)
	bs := tile.Shared[N, K, E](t)
	sums := tile.Zero[M, N, T](g)
	row, col := t.BlockIdx().Y*length[M](), t.BlockIdx().X*length[N]()
	for at := 0; at < s.K; at += length[K]() {
		tile.Load(t.Block(), as, tile.Of(a, s.K, s.M), at, row)
		tile.Load(t.Block(), bs, tile.Of(b, s.N, s.K), col, at)
		t.Block().Sync()
		tile.MMA(sums, as.T(), bs.T())
		t.Block().Sync()
	}
	tile.Store(sums, tile.Of(c, s.M, s.N), row, col)
}

func length[D tile.Extent]() int {
	var d D
	return len(d)
}

// Way is how a kernel multiplies: whether a and b are transposed, and the tiles of a warp or
// warpgroup.
type Way struct {
	Name    string
	TA, TB  bool
	M, N, K int
	Threads int
}

// Ways are those of the kernels, by number: of Float16 and BFloat16 the first four, of other
// elements the first two, and then those of BFloat16Large and BFloat16Transposed. They are
// kernels of their own since each tile has its own shared memory.
var Ways = []Way{
	{"warp nt", false, true, 16, 16, 32, 32},
	{"warpgroup nt", false, true, 64, 96, 64, 128},
	{"warp nn", false, false, 32, 48, 16, 32},
	{"warpgroup nt, two panels", false, true, 64, 16, 128, 128},

	{"warpgroup nn", false, false, 128, 128, 64, 128},
	{"warp tn", true, false, 48, 80, 32, 32},

	{"warpgroup tn", true, false, 64, 32, 48, 128},
	{"warp tt", true, true, 16, 64, 80, 32},
	{"warpgroup tt", true, true, 128, 48, 32, 128},
}

// The kernels compute c = a*b.

//gpu:kernel maxthreads=128
func BFloat16(t *gpu.Thread, way int, c []float32, a, b []gpu.BFloat16, s Size) {
	sixteen(t, way, c, a, b, s)
}

//gpu:kernel maxthreads=128
func Float16(t *gpu.Thread, way int, c []float32, a, b []gpu.Float16, s Size) {
	sixteen(t, way, c, a, b, s)
}

func sixteen[E gpu.BFloat16 | gpu.Float16](t *gpu.Thread, way int, c []float32, a, b []E, s Size) {
	switch way {
	case 0:
		NT[D16, D16, D32](t, t.Warp(), c, a, b, s)
	case 1:
		NT[D64, D96, D64](t, t.Warpgroup(), c, a, b, s)
	case 2:
		nn[D32, D48, D16](t, t.Warp(), c, a, b, s)
	case 3:
		NT[D64, D16, D128](t, t.Warpgroup(), c, a, b, s)
	}
}

//gpu:kernel maxthreads=128
func BFloat16Large(t *gpu.Thread, way int, c []float32, a, b []gpu.BFloat16, s Size) {
	switch way {
	case 4:
		nn[D128, D128, D64](t, t.Warpgroup(), c, a, b, s)
	case 5:
		tn[D48, D80, D32](t, t.Warp(), c, a, b, s)
	}
}

//gpu:kernel maxthreads=128
func BFloat16Transposed(t *gpu.Thread, way int, c []float32, a, b []gpu.BFloat16, s Size) {
	switch way {
	case 6:
		tn[D64, D32, D48](t, t.Warpgroup(), c, a, b, s)
	case 7:
		tt[D16, D64, D80](t, t.Warp(), c, a, b, s)
	case 8:
		tt[D128, D48, D32](t, t.Warpgroup(), c, a, b, s)
	}
}

//gpu:kernel maxthreads=128
func TF32(t *gpu.Thread, way int, c []float32, a, b []float32, s Size) { other(t, way, c, a, b, s) }

//gpu:kernel maxthreads=128
func Int8(t *gpu.Thread, way int, c []int32, a, b []int8, s Size) { other(t, way, c, a, b, s) }

func other[E tile.Element, T sum](t *gpu.Thread, way int, c []T, a, b []E, s Size) {
	switch way {
	case 0:
		NT[D16, D16, D32](t, t.Warp(), c, a, b, s)
	case 1:
		NT[D64, D96, D64](t, t.Warpgroup(), c, a, b, s)
	}
}
