// Package extent has a type that is no dimension of a tile.
package extent

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/tile"
)

type rows [64]tile.Dim

type cols [24]tile.Dim

// Twice uses the type twice, which is told once.
//
//gpu:kernel
func Twice(t *gpu.Thread, c []float32) {
	sums := tile.Zero[rows, cols, float32](t.Warpgroup()) // want `cols does not satisfy tile.Extent; a dimension of a tile is an array of tile.Dim of one of the lengths 16, 32, 48, 64, 80, 96, 112, 128, 160, 192, 224, 256$`
	tile.Store(sums, tile.Of(c, 64, 24), 0, 0)
}
