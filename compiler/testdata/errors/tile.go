// Package tiles multiplies tiles that do not suit instructions.
package tiles

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/tile"
)

type (
	tileM [16]tile.Dim
	tileN [32]tile.Dim
	tileK [48]tile.Dim
	tileG [64]tile.Dim
	octet = int8
)

//gpu:kernel
func TileOfTooFewRows(t *gpu.Thread) {
	sums := tile.Zero[tileM, tileN, float32](t.Warpgroup()) // want "asserts what does not hold: tile: sums whose rows a group cannot share; a warp takes multiples of 16 rows, a warpgroup of 64"
	sums.Map(func(x float32) float32 { return x })
}

//gpu:kernel
func TileOfOtherSums(t *gpu.Thread) {
	a := tile.Shared[tileM, tileN, octet](t)
	b := tile.Shared[tileN, tileN, octet](t)
	tile.MMA(tile.Zero[tileM, tileN, float32](t.Warp()), a, b.T()) // want "adds products of int8 to sums of float32; they take sums of int32"
}

//gpu:kernel
func TileTheWrongWay(t *gpu.Thread) {
	a := tile.Shared[tileM, tileN, int8](t)
	b := tile.Shared[tileN, tileN, int8](t)
	tile.MMA(tile.Zero[tileM, tileN, int32](t.Warp()), a, b) // want "multiplies tiles of int8 in a layout that the tensor cores cannot read"
}

//gpu:kernel
func TileOfHalfAStep(t *gpu.Thread) {
	a := tile.Shared[tileM, tileK, int8](t)
	b := tile.Shared[tileN, tileK, int8](t)
	tile.MMA(tile.Zero[tileM, tileN, int32](t.Warp()), a, b.T()) // want "multiplies rows of 48 int8; an instruction takes 32 of them"
}

//gpu:kernel
func TileOfTooFewRowNumbers(t *gpu.Thread) {
	rows := tile.FillRows[tileM](t.Warpgroup(), float32(1)) // want "asserts what does not hold: tile: sums whose rows a group cannot share; a warp takes multiples of 16 rows, a warpgroup of 64"
	rows.Map(func(x float32) float32 { return x })
}

//gpu:kernel
func FragmentOfAnotherGroup(t *gpu.Thread) {
	weights := tile.Zero[tileG, tileN, float32](t.Warp())
	values := tile.Shared[tileN, tileN, gpu.BFloat16](t)
	tile.MMA(tile.Zero[tileG, tileN, float32](t.Warpgroup()), tile.Round[gpu.BFloat16](weights), values) // want "multiplies a Fragment in the registers of a gpu.Warp, and adds to sums of a gpu.Warpgroup; use one kind of group"
}

//gpu:kernel
func FragmentIsReturned(t *gpu.Thread) {
	f := rounded(t)
	values := tile.Shared[tileN, tileN, gpu.BFloat16](t)
	tile.MMA(tile.Zero[tileM, tileN, float32](t.Warp()), f, values)
}

func rounded(t *gpu.Thread) tile.Fragment[tileM, tileN, gpu.BFloat16, gpu.Warp] {
	return tile.Round[gpu.BFloat16](tile.Zero[tileM, tileN, float32](t.Warp())) // want "^function rounded returns a value of package tile, whose registers end with the call; let the caller make it, and take it as an argument"
}

//gpu:kernel
func SumsInALoop(t *gpu.Thread, n int) {
	var all [2]tile.Acc[tileM, tileN, float32, gpu.Warp]
	for i := range all { // want "^kernel SumsInALoop keeps a value of package tile for the next iteration, which has its registers anew; make it before the loop"
		all[i] = tile.Zero[tileM, tileN, float32](t.Warp())
	}
	all[n].Map(func(x float32) float32 { return x })
}

type rows [64]tile.Dim

type cols [24]tile.Dim

// Twice uses the type twice, which is told once.
//
//gpu:kernel
func Twice(t *gpu.Thread, c []float32) {
	sums := tile.Zero[rows, cols, float32](t.Warpgroup()) // want `cols does not satisfy tile.Extent; a dimension of a tile is an array of tile.Dim of one of the lengths 16, 32, 48, 64, 80, 96, 112, 128, 160, 192, 224, 256$`
	tile.Store(sums, tile.Of(c, 64, 24), 0, 0)
}

//gpu:kernel
func WarpOfOtherSums(t *gpu.Thread, c []float32) {
	gpu.MMASync[int8](t.Warp(), c[:4], 0, 0, 0, 0, 0, 0) // want "calls gpu.MMASync for products of int8 and sums of float32; they take sums of int32"
}

//gpu:kernel
func WarpOfFunctions(t *gpu.Thread, c []float32) {
	var f []func()
	a, _, _, _ := gpu.LdMatrix(t.Warp(), f) // want `calls gpu.LdMatrix for values of type func\(\), which kernels do not have in memory; use numbers, or structs and arrays of them$`
	c[0] = float32(a)
}

//gpu:kernel
func WarpOfLocal(t *gpu.Thread, c []float32) {
	var row [4]uint32
	a, _, _, _ := gpu.LdMatrixTrans(t.Warp(), row[:]) // want "calls gpu.LdMatrixTrans for a row in a local variable; it takes shared memory, from gpu.Shared or gpu.DynamicShared$"
	gpu.StMatrix(t.Warp(), row[:], a, a, a, a)        // want "calls gpu.StMatrix for a row in a local variable; it takes shared memory"
	c[0] = float32(a)
}

//gpu:kernel
func CopiesFunctions(t *gpu.Thread, c []float32) {
	var f, g func()
	gpu.CopyAsync(t, &f, &g)        // want `calls gpu.CopyAsync for values of type func\(\), which kernels do not have in memory`
	gpu.CopyAsyncZeroFill(t, &f, c) // want `calls gpu.CopyAsyncZeroFill for values of type func\(\), which kernels do not have in memory`
}
