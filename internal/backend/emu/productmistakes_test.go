package emu_test

import (
	"strings"
	"testing"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	dsltile "github.com/gpuc-go/gpuc/dsl/tile"
	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/backend/emu"
	"github.com/gpuc-go/gpuc/internal/base/race"
)

type (
	productRows [64]dsltile.Dim
	productCols [16]dsltile.Dim
	productK    [16]dsltile.Dim
	wideCols    [128]dsltile.Dim

	leftTile    = dsltile.Tile[productRows, productK, gpu.BFloat16]
	rightTile   = dsltile.Transposed[productK, productCols, gpu.BFloat16]
	productSums = dsltile.Acc[productRows, productCols, float32, gpu.Warpgroup]
)

// onWarpgroup runs a kernel of one warpgroup with two tiles of ones, whose product has sums of
// 16. It checks that what the kernel stores is want.
func onWarpgroup(h *host, want float32, kernel func(t *gpu.Thread, a leftTile, b rightTile, sums productSums, out dsltile.Matrix[float32])) error {
	out, m, err := local[float32](h, len(productRows{})*len(productCols{}))
	if err != nil {
		return err
	}
	err = h.runKernel(shape{name: "K", grid: 1, block: gpu.WarpgroupSize}, func(t *gpu.Thread) {
		a := dsltile.Shared[productRows, productK, gpu.BFloat16](t)
		b := dsltile.Shared[productCols, productK, gpu.BFloat16](t)
		writeTile(t, a, 1)
		writeTile(t, b, 1)
		gpu.FenceProxyAsyncShared(t)
		t.Block().Sync()
		kernel(t, a, b.T(), dsltile.Zero[productRows, productCols, float32](t.Warpgroup()), dsltile.Of(out, len(productRows{}), len(productCols{})))
	})
	if err != nil {
		return err
	}
	return expectSums(h, m, want)
}

// expectSums returns an error for a sum in memory that is not want.
func expectSums(h *host, m driver.Mem, want float32) error {
	got, err := read[float32](h, m)
	if err != nil {
		return err
	}
	for _, x := range got {
		if err := expect("sum", x, want); err != nil {
			return err
		}
	}
	return nil
}

// writeTile writes x to all elements of a tile.
func writeTile[R dsltile.Extent](t *gpu.Thread, s dsltile.Tile[R, productK, gpu.BFloat16], x float32) {
	var rows R
	cols := len(productK{})
	for i := t.Block().Rank(); i < len(rows)*cols; i += t.Block().Size() {
		*s.At(i/cols, i%cols) = gpu.ToBFloat16(x)
	}
}

// productMistakes are mistakes with products under way.
var productMistakes = []mistake{
	{"tile that is overwritten while a product reads it", 1, true, true, func(h *host, right bool) error {
		return onWarpgroup(h, 16, func(t *gpu.Thread, a leftTile, b rightTile, sums productSums, out dsltile.Matrix[float32]) {
			dsltile.MMAAsync(sums, a, b)
			if right {
				dsltile.AwaitMMA(sums, 0)
			}
			t.Block().Sync()
			writeTile(t, a, 2)
			dsltile.AwaitMMA(sums, 0)
			dsltile.Store(sums, out, 0, 0)
		})
	}},
	{"sums that are read while a product adds to them", 1, true, true, func(h *host, right bool) error {
		return onWarpgroup(h, 32, func(t *gpu.Thread, a leftTile, b rightTile, sums productSums, out dsltile.Matrix[float32]) {
			dsltile.MMAAsync(sums, a, b)
			dsltile.MMAAsync(sums, a, b)
			if right {
				dsltile.AwaitMMA(sums, 0)
			} else {
				dsltile.AwaitMMA(sums, 1)
			}
			dsltile.Store(sums, out, 0, 0)
			dsltile.AwaitMMA(sums, 0)
		})
	}},
	{"sums of the first of two products, with both under way", 1, true, true, func(h *host, right bool) error {
		return onWarpgroup(h, 16, func(t *gpu.Thread, a leftTile, b rightTile, sums productSums, out dsltile.Matrix[float32]) {
			others := dsltile.Zero[productRows, productCols, float32](t.Warpgroup())
			dsltile.MMAAsync(sums, a, b)
			dsltile.MMAAsync(others, a, b)
			if right {
				dsltile.AwaitMMA(sums, 1)
			} else {
				dsltile.AwaitMMA(sums, 2)
			}
			dsltile.Store(sums, out, 0, 0)
			dsltile.AwaitMMA(others, 0)
		})
	}},
	{"stage that is released while a product reads it", 1, true, true, multipliedFromStages},
	{"fragment that is rounded to while a product reads it", 1, true, true, func(h *host, right bool) error {
		return onWarpgroup(h, 16*16*16, func(t *gpu.Thread, a leftTile, b rightTile, sums productSums, out dsltile.Matrix[float32]) {
			dsltile.ProductAsync(sums, a, b)
			dsltile.AwaitMMA(sums, 0)
			f := dsltile.Round[gpu.BFloat16](sums)
			square := dsltile.Shared[productCols, productCols, gpu.BFloat16](t)
			n := len(productCols{})
			for i := range t.Block().Stride(n * n) {
				*square.At(i/n, i%n) = gpu.ToBFloat16(16)
			}
			gpu.FenceProxyAsyncShared(t)
			t.Block().Sync()
			dsltile.ProductAsync(sums, f, square)
			if right {
				dsltile.AwaitMMA(sums, 0)
			}
			dsltile.RoundTo(f, dsltile.Zero[productRows, productCols, float32](t.Warpgroup()))
			dsltile.AwaitMMA(sums, 0)
			dsltile.Store(sums, out, 0, 0)
		})
	}},
}

// multipliedFromStages adds up products of the stages of a pipeline. The wrong form gives a
// stage back before its product has read it.
func multipliedFromStages(h *host, right bool) error {
	const steps = 6
	in, _, err := local[gpu.BFloat16](h, steps*len(productRows{})*len(productK{}))
	if err != nil {
		return err
	}
	want := float32(0)
	for i := range in {
		step := i / (len(productRows{}) * len(productK{}))
		in[i] = gpu.ToBFloat16(float32(int(1) << step))
	}
	for step := range steps {
		want += float32(len(productK{}) << step)
	}
	out, m, err := local[float32](h, len(productRows{})*len(productCols{}))
	if err != nil {
		return err
	}
	src := dsltile.Source[productRows, productK, gpu.BFloat16]{Matrix: dsltile.Of(in, steps*len(productRows{}), len(productK{}))}
	err = h.runKernel(shape{name: "K", grid: 1, block: 2 * gpu.WarpgroupSize, dynamicShared: 8192}, func(t *gpu.Thread) {
		mem := dsltile.Dynamic(t)
		as := dsltile.Take[productRows, productK, gpu.BFloat16](&mem, 2)
		ones := dsltile.Take[productCols, productK, gpu.BFloat16](&mem, 1).At(0)
		pipe := dsltile.NewPipeline(t, &mem, dsltile.Stages{Count: 2, Producers: gpu.WarpgroupSize, Consumers: gpu.WarpgroupSize})
		writeTile(t, ones, 1)
		gpu.FenceProxyAsyncShared(t)
		t.Block().Sync()
		if g := t.Warpgroup(); t.Block().Rank() < gpu.WarpgroupSize {
			for step := range steps {
				s := dsltile.Acquire(g, &pipe)
				dsltile.LoadAsync(g, &pipe, as.At(s), src, step*len(productRows{}), 0)
				dsltile.Commit(g, &pipe)
			}
			return
		}
		sums := dsltile.Zero[productRows, productCols, float32](t.Warpgroup())
		for step := range steps {
			dsltile.MMAAsync(sums, as.At(pipe.Wait()), ones.T())
			if !right {
				pipe.Release()
				continue
			}
			dsltile.AwaitMMA(sums, 1)
			if step > 0 {
				pipe.Release()
			}
			pipe.Hold()
		}
		dsltile.AwaitMMA(sums, 0)
		if right {
			pipe.Release()
		}
		dsltile.Store(sums, dsltile.Of(out, len(productRows{}), len(productCols{})), 0, 0)
	})
	if err != nil {
		return err
	}
	return expectSums(h, m, want)
}

// TestMistakesWithProductsAreRefused looks at mistakes with products and tiles that every seed shows, whatever
// the sums.
func TestMistakesWithProductsAreRefused(t *testing.T) {
	if race.Enabled {
		t.Skip("the race detector fails the test for the mistakes")
	}
	for want, kernel := range map[string]func(t *gpu.Thread, a leftTile, b rightTile, sums productSums){
		"tile.MMAAsync is under way when the thread returns; call tile.AwaitMMA before": func(t *gpu.Thread, a leftTile, b rightTile, sums productSums) {
			dsltile.MMAAsync(sums, a, b)
		},
		"tile.MMA of shared memory that was written after the last gpu.FenceProxyAsyncShared": func(t *gpu.Thread, a leftTile, b rightTile, sums productSums) {
			writeTile(t, a, 2)
			t.Block().Sync()
			dsltile.MMA(sums, a, b)
		},
		"tile.MMAAsync of shared memory that was written after the last gpu.FenceProxyAsyncShared": func(t *gpu.Thread, a leftTile, b rightTile, sums productSums) {
			writeTile(t, b.T(), 2)
			t.Block().Sync()
			dsltile.MMAAsync(sums, a, b)
			dsltile.AwaitMMA(sums, 0)
		},
		"tile.Strip of a tile whose rows are cut into panels": func(t *gpu.Thread, _ leftTile, _ rightTile, _ productSums) {
			dsltile.Strip[productK](dsltile.Shared[productRows, wideCols, gpu.BFloat16](t), 0)
		},
		"tile: there is no tile or strip of that number": func(_ *gpu.Thread, a leftTile, _ rightTile, _ productSums) {
			dsltile.Strip[productK](a, 4)
		},
		"tile.ClearRowsAfter of a tile whose rows are cut into panels": func(t *gpu.Thread, _ leftTile, _ rightTile, _ productSums) {
			dsltile.ClearRowsAfter[productK](t, dsltile.Tiles[productRows, wideCols, gpu.BFloat16]{}, 0, 1)
		},
		"tile.StoreThrough of sums that are not 64 rows of a multiple of 64 columns; take tile.Store or tile.Visit": func(_ *gpu.Thread, _ leftTile, _ rightTile, sums productSums) {
			dsltile.StoreThrough(sums, dsltile.Scratch[float32]{}, dsltile.Matrix[gpu.BFloat16]{}, 0, 0)
		},
		"tile.AwaitMMA with a number of products that is not from 0 to 7": func(t *gpu.Thread, a leftTile, b rightTile, sums productSums) {
			dsltile.AwaitMMA(sums, 8)
		},
	} {
		t.Run(want, func(t *testing.T) {
			for seed := range uint64(4) {
				err := firstError(run(t, emu.Config{PEs: 1, Seed: seed}, func(h *host) error {
					return onWarpgroup(h, 0, func(t *gpu.Thread, a leftTile, b rightTile, sums productSums, _ dsltile.Matrix[float32]) {
						kernel(t, a, b, sums)
					})
				}))
				if err == nil || !strings.Contains(err.Error(), want) {
					t.Errorf("seed %d: got %v", seed, err)
				}
			}
		})
	}
}
