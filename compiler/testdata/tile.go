package testdata

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/tile"
)

type (
	tileM [64]tile.Dim
	tileN [128]tile.Dim
	tileK [64]tile.Dim
)

//gpu:kernel maxthreads=128
func TileProduct(t *gpu.Thread, c []float32, a, b []gpu.BFloat16, m, n, k int) {
	as := tile.Shared[tileM, tileK, gpu.BFloat16](t)
	bs := tile.Shared[tileK, tileN, gpu.BFloat16](t)
	sum := tile.Zero[tileM, tileN, float32](t.Warpgroup())
	row, col := t.BlockIdx().Y*len(tileM{}), t.BlockIdx().X*len(tileN{})
	for at := 0; at < k; at += len(tileK{}) {
		tile.Load(t.Block(), as, tile.Of(a, m, k), row, at)
		tile.Load(t.Block(), bs, tile.Of(b, k, n), at, col)
		t.Block().Sync()
		tile.MMA(sum, as, bs)
		t.Block().Sync()
	}
	tile.Store(sum, tile.Of(c, m, n), row, col)
}
