package fragment

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/tile"
)

// Halved are the tiles of Parts.
var Halved = []Shape{{Rows: 16, Cols: 32, Threads: 32}, {Rows: 16, Cols: 96, Threads: 32}, {Rows: 64, Cols: 128, Threads: 128}, {Rows: 64, Cols: 96, Threads: 128}}

// Parts reduces the rows of the left and of the right half of x, each thread for itself, and combines
// what has come. It writes the sum of each row to y, then the largest number of each row, the same
// without halves, as often by FoldParts and Fold as by RowSum and RowMax, and each x as x + (1000*half
// + column of the half) - the sum of the row.
//
//gpu:kernel maxthreads=128
func Parts(t *gpu.Thread, way int, y, x []float32) { parts(t, way, y, x) }

// IntParts is Parts with integers.
//
//gpu:kernel maxthreads=128
func IntParts(t *gpu.Thread, way int, y, x []int32) { parts(t, way, y, x) }

func parts[T sum](t *gpu.Thread, way int, y, x []T) {
	switch way {
	case 0:
		halves[D16, D32, D16](t.Warp(), y, x)
	case 1:
		halves[D16, D96, D48](t.Warp(), y, x)
	case 2:
		halves[D64, D128, D64](t.Warpgroup(), y, x)
	case 3:
		halves[D64, D96, D48](t.Warpgroup(), y, x)
	}
}

func halves[R, C, P tile.Extent, T sum, G tile.Group](g G, y, x []T) {
	a := tile.Zero[R, C, T](g)
	a.MapAt(func(r, c int, _ T) T { return x[r*length[C]()+c] })
	left, right := tile.SliceCols[P](a, 0), tile.SliceCols[P](a, 1)

	total, most := left.FoldParts(plus), left.FoldParts(larger)
	total.MapRows(right.FoldParts(plus), plus)
	most.MapRows(right.FoldParts(larger), larger)
	total.Fold(plus)
	most.Fold(larger)
	whole, largest := a.FoldParts(plus), a.FoldParts(larger)
	whole.Fold(plus)
	largest.Fold(larger)
	for i, v := range [...]tile.Rows[R, T, G]{total, most, whole, largest, a.RowSum(), a.RowMax()} {
		tile.StoreRows(v, y[:(i+1)*length[R]()], i*length[R]())
	}

	// The halves are registers of a.
	left.MapAt(func(_, c int, x T) T { return x + T(c) })
	right.MapAt(func(_, c int, x T) T { return x + T(1000+c) })
	a.MapRows(total, func(x, total T) T { return x - total })
	tile.Store(a, tile.Of(y[6*length[R]():], length[R](), length[C]()), 0, 0)
}

// StoreBy has each warpgroup of the block store 64 rows of x by its part of scratch memory, the second one
// beneath the first, and says in stored whether it has. Parts have as many columns as x, a multiple of 64.
//
//gpu:kernel maxthreads=256
func StoreBy(t *gpu.Thread, cols int, y []gpu.BFloat16, x []float32, p Part, stored []bool) {
	switch cols {
	case 64:
		storesBy[D64](t, y, x, p, stored)
	case 192:
		storesBy[D192](t, y, x, p, stored)
	}
}

// StoreBy16 is StoreBy with Float16.
//
//gpu:kernel maxthreads=256
func StoreBy16(t *gpu.Thread, cols int, y []gpu.Float16, x []float32, p Part, stored []bool) {
	switch cols {
	case 64:
		storesBy[D64](t, y, x, p, stored)
	case 128:
		storesBy[D128](t, y, x, p, stored)
	}
}

func storesBy[C tile.Extent, E tile.Half](t *gpu.Thread, y []E, x []float32, p Part, stored []bool) {
	mem := tile.Dynamic(t)
	const warps = gpu.WarpgroupSize / gpu.WarpSize
	number := t.Block().Rank() / gpu.WarpgroupSize
	scratch := tile.TakeScratch[float32](&mem, t.Block().Size()/gpu.WarpSize).For(number*warps, warps)
	row := number * len(D64{})
	a := tile.Zero[D64, C, float32](t.Warpgroup())
	a.MapAt(func(r, c int, _ float32) float32 { return x[(row+r)*length[C]()+c] })
	ok := tile.StoreThrough(a, scratch, tile.Matrix[E]{Data: y[p.First:], Rows: p.Rows, Cols: p.Cols, Stride: p.Stride}, p.Row+row, p.Col)
	stored[t.Block().Rank()] = ok
}

// Unload copies x, of 64 x 32 elements, by way of a tile to a part of y.
//
//gpu:kernel maxthreads=128
func Unload(t *gpu.Thread, y, x []gpu.BFloat16, p Part) { unload(t, y, x, p) }

// UnloadInt8 is Unload with int8.
//
//gpu:kernel maxthreads=128
func UnloadInt8(t *gpu.Thread, y, x []int8, p Part) { unload(t, y, x, p) }

func unload[E tile.Element](t *gpu.Thread, y, x []E, p Part) {
	s := tile.Shared[D64, D32, E](t)
	tile.Load(t.Block(), s, tile.Of(x, len(D64{}), len(D32{})), 0, 0)
	t.Block().Sync()
	to := tile.Matrix[E]{Data: y[p.First:], Rows: p.Rows, Cols: p.Cols, Stride: p.Stride}
	if p.Warpgroup {
		tile.Unload(t.Warpgroup(), to, p.Row, p.Col, s)
	} else {
		tile.Unload(t.Warp(), to, p.Row, p.Col, s)
	}
}

// brain is an alias, which names the same kernels.
type brain = gpu.BFloat16

// Again computes c = round(round(a*b) * b) * transposed b, for a of 64 x 16 and b of 16 x 16 elements,
// in the same sums and the same fragment. The sums are not 0 before, and leave by way of shared memory.
//
//gpu:kernel maxthreads=128
func Again(t *gpu.Thread, c []float32, a, b []brain) {
	as := tile.Shared[D64, D16, brain](t)
	bs := tile.Shared[D16, D16, brain](t)
	tile.Load(t.Block(), as, tile.Of(a, len(D64{}), len(D16{})), 0, 0)
	tile.Load(t.Block(), bs, tile.Of(b, len(D16{}), len(D16{})), 0, 0)
	t.Block().Sync()
	sums := tile.Zero[D64, D16, float32](t.Warpgroup())
	sums.Map(func(float32) float32 { return 1 })
	tile.ProductAsync(sums, as, bs)
	tile.AwaitMMA(sums, 0)
	f := tile.Round[brain](sums)
	tile.ProductAsync(sums, f, bs.T().T())
	tile.AwaitMMA(sums, 0)
	tile.RoundTo(f, sums)
	tile.ProductAsync(sums, f, bs.T())
	tile.AwaitMMA(sums, 0)
	out := gpu.Shared[[len(D64{}) * len(D16{})]float32](t)
	tile.Store(sums, tile.Of(out[:], len(D64{}), len(D16{})), 0, 0)
	t.Block().Sync()
	for i := range t.Block().Stride(len(c)) {
		c[i] = out[i]
	}
}

func plus[T sum](x, y T) T   { return x + y }
func larger[T sum](x, y T) T { return max(x, y) }

// RunFloat32 has each thread store tile.VecLen numbers of x, rounded, to n elements of y: one run after
// the other, from element first on. The elements between n and tile.VecLen stay.
//
//gpu:kernel
func RunFloat32(t *gpu.Thread, y, x []float32, first, n int) { run(t, y, x, first, n) }

//gpu:kernel
func RunBFloat16(t *gpu.Thread, y []gpu.BFloat16, x []float32, first, n int) { run(t, y, x, first, n) }

//gpu:kernel
func RunFloat16(t *gpu.Thread, y []gpu.Float16, x []float32, first, n int) { run(t, y, x, first, n) }

//gpu:kernel
func RunInt32(t *gpu.Thread, y, x []int32, first, n int) { run(t, y, x, first, n) }

//gpu:kernel
func RunRounded(t *gpu.Thread, y []float32, x []int32, first, n int) { run(t, y, x, first, n) }

func run[E tile.Number, T tile.Sum](t *gpu.Thread, y []E, x []T, first, n int) {
	at := t.Block().Rank() * tile.VecLen
	x = x[at : at+tile.VecLen]
	tile.StoreVec(y[first+at:][:n], [tile.VecLen]T{x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7]})
}
