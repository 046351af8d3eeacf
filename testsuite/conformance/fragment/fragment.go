// Package fragment holds kernels for what dsl/tile does with sums in registers: fragments that
// are multiplied again, vectors of rows and columns, and stores.
package fragment

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
	D96  [96]tile.Dim
	D128 [128]tile.Dim
	D192 [192]tile.Dim
)

// Shape is the tile of a way, and the threads that keep it. Inner is the dimension in which
// Chain multiplies twice.
type Shape struct {
	Rows, Inner, Cols, Threads int
}

// Chains are the ways of Chain: by a warp and by a warpgroup, with one slice of rows and with
// more, and with the right operand of the second product as it stands and transposed.
var Chains = []Shape{{16, 32, 16, 32}, {32, 16, 48, 32}, {64, 64, 128, 128}, {128, 48, 64, 128}}

// Chain computes c = round(a*b) * d for a of Rows x Inner, b of Inner x Inner and d of Inner x
// Cols elements. The ways with odd numbers have d transposed.
//
//gpu:kernel maxthreads=128
func Chain(t *gpu.Thread, way int, c []float32, a, b, d []gpu.BFloat16) {
	switch way {
	case 0:
		chain[D16, D32, D16](t, t.Warp(), c, a, b, d)
	case 1:
		chainT[D32, D16, D48](t, t.Warp(), c, a, b, d)
	case 2:
		chain[D64, D64, D128](t, t.Warpgroup(), c, a, b, d)
	}
}

// Chain16 is Chain with Float16.
//
//gpu:kernel maxthreads=128
func Chain16(t *gpu.Thread, way int, c []float32, a, b, d []gpu.Float16) {
	switch way {
	case 0:
		chain[D16, D32, D16](t, t.Warp(), c, a, b, d)
	case 1:
		chainT[D32, D16, D48](t, t.Warp(), c, a, b, d)
	case 3:
		chainT[D128, D48, D64](t, t.Warpgroup(), c, a, b, d)
	}
}

func chain[R, K, C tile.Extent, E tile.Half, G tile.Group](t *gpu.Thread, g G, c []float32, a, b, d []E) {
	ds := tile.Shared[K, C, E](t)
	tile.Load(t.Block(), ds, tile.Of(d, length[K](), length[C]()), 0, 0)
	twice[R, K, C](t, g, c, a, b, ds)
}

func chainT[R, K, C tile.Extent, E tile.Half, G tile.Group](t *gpu.Thread, g G, c []float32, a, b, d []E) {
	ds := tile.Shared[C, K, E](t)
	tile.Load(t.Block(), ds, tile.Of(d, length[C](), length[K]()), 0, 0)
	twice[R, K, C](t, g, c, a, b, ds.T())
}

func twice[R, K, C tile.Extent, E tile.Half, G tile.Group, D tile.Right[K, C, E]](t *gpu.Thread, g G, c []float32, a, b []E, d D) {
	as := tile.Shared[R, K, E](t)
	bs := tile.Shared[K, K, E](t)
	tile.Load(t.Block(), as, tile.Of(a, length[R](), length[K]()), 0, 0)
	tile.Load(t.Block(), bs, tile.Of(b, length[K](), length[K]()), 0, 0)
	t.Block().Sync()
	inner := tile.Zero[R, K, float32](g)
	tile.MMA(inner, as, bs)
	sums := tile.Zero[R, C, float32](g)
	tile.MMA(sums, tile.Round[E](inner), d)
	tile.Store(sums, tile.Of(c, length[R](), length[C]()), 0, 0)
}

func length[D tile.Extent]() int {
	var d D
	return len(d)
}

// Reductions are the tiles of Rows and Columns. A warp alone reduces columns.
var Reductions = []Shape{{Rows: 16, Cols: 16, Threads: 32}, {Rows: 48, Cols: 32, Threads: 32}, {Rows: 128, Cols: 96, Threads: 128}}

// Rows reduces the rows of x. It writes the largest number of each row to y, then the sum of each
// row, the least by a function of its own, and each x as x*2 - (v*2 + r), where v and r are the
// number and the index of its row.
//
//gpu:kernel maxthreads=128
func Rows(t *gpu.Thread, way int, y, x, v []float32) {
	switch way {
	case 0:
		rows[D16, D16](t.Warp(), y, x, v)
	case 1:
		rows[D48, D32](t.Warp(), y, x, v)
	case 2:
		rows[D128, D96](t.Warpgroup(), y, x, v)
	}
}

// IntRows is Rows with integers.
//
//gpu:kernel maxthreads=128
func IntRows(t *gpu.Thread, way int, y, x, v []int32) {
	switch way {
	case 0:
		rows[D16, D16](t.Warp(), y, x, v)
	case 1:
		rows[D48, D32](t.Warp(), y, x, v)
	case 2:
		rows[D128, D96](t.Warpgroup(), y, x, v)
	}
}

func rows[R, C tile.Extent, T sum, G tile.Group](g G, y, x, v []T) {
	a := tile.Zero[R, C, T](g)
	a.MapAt(func(r, c int, _ T) T { return x[r*length[C]()+c] })
	n := length[R]()
	tile.StoreRows(a.RowMax(), y[:n], 0)
	tile.StoreRows(a.RowSum(), y[:2*n], n)
	tile.StoreRows(a.FoldRows(least), y[:3*n], 2*n)
	vs := tile.RowsOf[R](g, v, 0)
	vs.Map(func(v T) T { return 2 * v })
	vs.MapAt(func(r int, v T) T { return v + T(r) })
	vs.MapRows(tile.FillRows[R](g, T(2)), func(v, two T) T { return v * two })
	vs.MapRows(tile.FillRows[R](g, T(2)), func(v, two T) T { return v / two })
	b := tile.Zero[R, C, T](g)
	b.MapWith(a, func(x, y T) T { return x + y })
	a.MapRowsWith(b, vs, func(x, y, v T) T { return x + y - v })
	tile.Store(a, tile.Of(y[3*n:], length[R](), length[C]()), 0, 0)
}

// Columns is Rows with columns, for the ways of a warp.
//
//gpu:kernel maxthreads=128
func Columns(t *gpu.Thread, way int, y, x, v []float32) {
	switch way {
	case 0:
		columns[D16, D16](t.Warp(), y, x, v)
	case 1:
		columns[D48, D32](t.Warp(), y, x, v)
	}
}

// IntColumns is Columns with integers.
//
//gpu:kernel maxthreads=128
func IntColumns(t *gpu.Thread, way int, y, x, v []int32) {
	switch way {
	case 0:
		columns[D16, D16](t.Warp(), y, x, v)
	case 1:
		columns[D48, D32](t.Warp(), y, x, v)
	}
}

func columns[R, C tile.Extent, T sum](w gpu.Warp, y, x, v []T) {
	a := tile.Zero[R, C, T](w)
	a.MapAt(func(r, c int, _ T) T { return x[r*length[C]()+c] })
	n := length[C]()
	tile.StoreCols(tile.ColMax(a), y[:n], 0)
	tile.StoreCols(tile.ColSum(a), y[:2*n], n)
	tile.StoreCols(tile.FoldCols(a, least), y[:3*n], 2*n)
	vs := tile.ColsOf[C](w, v, 0)
	vs.Map(func(v T) T { return 2 * v })
	vs.MapAt(func(c int, v T) T { return v + T(c) })
	vs.MapCols(tile.FillCols[C](w, T(2)), func(v, two T) T { return v * two })
	vs.MapCols(tile.FillCols[C](w, T(2)), func(v, two T) T { return v / two })
	a.Map(func(x T) T { return 2 * x })
	a.MapCols(vs, func(x, v T) T { return x - v })
	tile.Store(a, tile.Of(y[3*n:], length[R](), length[C]()), 0, 0)
}

// sum is what a kernel adds up and stores.
type sum interface {
	tile.Sum
	tile.Number
}

func least[T sum](x, y T) T { return min(x, y) }

// Writes are the tiles of Write, whose rows are panels of 32, 64 and 128 bytes, and two panels.
var Writes = []Shape{{Rows: 16, Cols: 16, Threads: 32}, {Rows: 48, Cols: 32, Threads: 32}, {Rows: 128, Cols: 96, Threads: 128}, {Rows: 64, Cols: 128, Threads: 128}}

// Write rounds the numbers of a tile, and copies them by shared memory.
//
//gpu:kernel maxthreads=128
func Write(t *gpu.Thread, way int, y []gpu.BFloat16, x []float32) { write(t, way, y, x) }

// Write16 is Write with Float16.
//
//gpu:kernel maxthreads=128
func Write16(t *gpu.Thread, way int, y []gpu.Float16, x []float32) { write(t, way, y, x) }

func write[E tile.Half](t *gpu.Thread, way int, y []E, x []float32) {
	switch way {
	case 0:
		byShared[D16, D16](t, t.Warp(), y, x)
	case 1:
		byShared[D48, D32](t, t.Warp(), y, x)
	case 2:
		byShared[D128, D96](t, t.Warpgroup(), y, x)
	case 3:
		byShared[D64, D128](t, t.Warpgroup(), y, x)
	}
}

func byShared[R, C tile.Extent, E tile.Half, G tile.Group](t *gpu.Thread, g G, y []E, x []float32) {
	a := tile.Zero[R, C, float32](g)
	a.MapAt(func(r, c int, _ float32) float32 { return x[r*length[C]()+c] })
	ys := tile.Shared[R, C, E](t)
	tile.Write(ys, tile.Round[E](a))
	t.Block().Sync()
	for i := range t.Block().Stride(len(y)) {
		y[i] = *ys.At(i/length[C](), i%length[C]())
	}
}

// Part is where Store writes a tile of 64 x 32 elements in a matrix that begins at First, and
// whether a warpgroup does so.
type Part struct {
	First, Rows, Cols, Stride, Row, Col int
	Warpgroup                           bool
}

// StoreFloat32 writes the elements of x to a part of y, and likewise the others.
//
//gpu:kernel maxthreads=128
func StoreFloat32(t *gpu.Thread, y, x []float32, p Part) { store(t, y, x, p) }

//gpu:kernel maxthreads=128
func StoreBFloat16(t *gpu.Thread, y []gpu.BFloat16, x []float32, p Part) { store(t, y, x, p) }

//gpu:kernel maxthreads=128
func StoreFloat16(t *gpu.Thread, y []gpu.Float16, x []float32, p Part) { store(t, y, x, p) }

//gpu:kernel maxthreads=128
func StoreInt32(t *gpu.Thread, y, x []int32, p Part) { store(t, y, x, p) }

//gpu:kernel maxthreads=128
func StoreRounded(t *gpu.Thread, y []float32, x []int32, p Part) { store(t, y, x, p) }

func store[T tile.Sum, E tile.Number](t *gpu.Thread, y []E, x []T, p Part) {
	if p.Warpgroup {
		storeBy(t.Warpgroup(), y, x, p)
	} else {
		storeBy(t.Warp(), y, x, p)
	}
}

func storeBy[T tile.Sum, E tile.Number, G tile.Group](g G, y []E, x []T, p Part) {
	a := tile.Zero[D64, D32, T](g)
	a.MapAt(func(r, c int, _ T) T { return x[r*len(D32{})+c] })
	tile.Store(a, tile.Matrix[E]{Data: y[p.First:], Rows: p.Rows, Cols: p.Cols, Stride: p.Stride}, p.Row, p.Col)
}

// Fill reads a part of x, as Store writes one, and writes it to y.
//
//gpu:kernel maxthreads=128
func Fill(t *gpu.Thread, y, x []float32, p Part) {
	if p.Warpgroup {
		fillBy(t.Warpgroup(), y, x, p)
	} else {
		fillBy(t.Warp(), y, x, p)
	}
}

// FillInt32 is Fill with integers.
//
//gpu:kernel maxthreads=128
func FillInt32(t *gpu.Thread, y, x []int32, p Part) {
	if p.Warpgroup {
		fillBy(t.Warpgroup(), y, x, p)
	} else {
		fillBy(t.Warp(), y, x, p)
	}
}

func fillBy[T sum, G tile.Group](g G, y, x []T, p Part) {
	a := tile.Zero[D64, D32, T](g)
	a.Map(func(T) T { return 1 })
	tile.Fill(a, tile.Matrix[T]{Data: x[p.First:], Rows: p.Rows, Cols: p.Cols, Stride: p.Stride}, p.Row, p.Col)
	tile.Store(a, tile.Of(y, len(D64{}), len(D32{})), 0, 0)
}

// Exp2 computes powers of 2 by one instruction.
//
//gpu:kernel
func Exp2(t *gpu.Thread, y, x []float32) {
	for i := range t.Grid().Stride(len(x)) {
		y[i] = gpu.Exp2Approx(x[i])
	}
}
