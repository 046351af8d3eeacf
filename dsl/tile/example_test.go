package tile_test

import (
	"context"
	"fmt"
	"slices"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/examples/idioms"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// A product of matrices on tensor cores. Side is [64]tile.Dim, the extent of a tile:
//
//	//gpu:kernel maxthreads=128
//	func Product(t *gpu.Thread, c []float32, a, b []gpu.BFloat16, n int) {
//		as := tile.Shared[Side, Side, gpu.BFloat16](t)
//		bs := tile.Shared[Side, Side, gpu.BFloat16](t)
//		sums := tile.Zero[Side, Side, float32](t.Warpgroup())
//		row, col := t.BlockIdx().Y*len(Side{}), t.BlockIdx().X*len(Side{})
//		for k := 0; k < n; k += len(Side{}) {
//			tile.Load(t.Block(), as, tile.Of(a, n, n), row, k)
//			tile.Load(t.Block(), bs, tile.Of(b, n, n), k, col)
//			t.Block().Sync() // the tiles are there
//			tile.MMA(sums, as, bs)
//			t.Block().Sync() // all have read them
//		}
//		tile.Store(sums, tile.Of(c, n, n), row, col)
//	}
func Example() {
	err := gpurt.Run(context.Background(), gpurt.Config{Backend: gpurt.Emulator, PEs: 1}, func(ctx context.Context, pe *gpurt.PE) error {
		k, err := idioms.LoadKernels(pe)
		if err != nil {
			return err
		}
		const n = 70 // tiles may stick out
		a, err := gpurt.AllocFrom(pe, slices.Repeat([]gpu.BFloat16{gpu.ToBFloat16(0.5)}, n*n))
		if err != nil {
			return err
		}
		c, err := gpurt.Alloc[float32](pe, n*n)
		if err != nil {
			return err
		}
		if err := k.Product(pe.Stream(), gpurt.Grid(2, 2).Block(128), c, a, a, n); err != nil {
			return err
		}
		got := make([]float32, n*n)
		if err := c.CopyTo(ctx, got); err != nil {
			return err
		}
		pe.Printf("the last element is %v", got[n*n-1])
		return nil
	})
	if err != nil {
		fmt.Println(err)
	}
	// Output: PE 0: the last element is 17.5
}
