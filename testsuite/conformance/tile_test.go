package conformance_test

import (
	"fmt"
	"testing"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/base/op"
	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
	"github.com/gpuc-go/gpuc/testsuite/conformance/tile"
)

// tileOps are the operations of package tile, by the kernels' numbers.
var tileOps = []string{tile.Put: "PutTile", tile.PutNBI: "PutTileNBI", tile.Get: "GetTile", tile.GetNBI: "GetTileNBI"}

// tileTypes are the element types of package tile.
var tileTypes = []string{"uint8", "BFloat16", "float32", "int64", "Body", "Color"}

// tileShapes are tiles and where they begin; the elements between rows stay
// untouched. Each lies in a part of its own of the buffers.
var tileShapes = []struct {
	of       tile.Shape
	dst, src int
}{
	{tile.Shape{Dst: 3, Src: 2, Rows: 0, Cols: 2}, 0, 0},
	{tile.Shape{Dst: 0, Src: 1, Rows: 5, Cols: 0}, 1, 0},
	{tile.Shape{Dst: 1 << 40, Src: 1 << 40, Rows: 1, Cols: 7}, 5, 2},
	{tile.Shape{Dst: 64, Src: 48, Rows: 5, Cols: 32}, 0, 16},
	{tile.Shape{Dst: 33, Src: 37, Rows: 7, Cols: 29}, 3, 5},
	{tile.Shape{Dst: 17, Src: 17, Rows: 9, Cols: 17}, 0, 0},
	{tile.Shape{Dst: 3, Src: 2, Rows: 60, Cols: 1}, 2, 1},
	{tile.Shape{Dst: 202, Src: 210, Rows: 2, Cols: 200}, 2, 6},
	{tile.Shape{Dst: 12, Src: 20, Rows: 13, Cols: 4}, 4, 8},
	{tile.Shape{Dst: 24, Src: 8, Rows: 6, Cols: 8}, 8, 0},
}

type tileFunc[T shmem.Elem] func(k *tile.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, o, scope, warp int, dst, src *gpurt.SymBuffer[T], of tile.Shape, pe int) error

// TestTiles takes puts and gets of tiles through every scope, to this PE itself and
// to a neighbour, and looks at every element of the target.
func TestTiles(t *testing.T) {
	for _, np := range peCounts() {
		gputest.Run(t, gputest.NP(np).Seed(uint64(np)), func(pe *gputest.PE) {
			k, err := tile.LoadKernels(pe.PE)
			must(pe, err)
			tiles(pe, k, "uint8", (*tile.Kernels).Uint8)
			tiles[gpu.BFloat16](pe, k, "BFloat16", (*tile.Kernels).BFloat16)
			tiles(pe, k, "float32", (*tile.Kernels).Float32)
			tiles(pe, k, "int64", (*tile.Kernels).Int64)
			tiles(pe, k, "Body", (*tile.Kernels).Body)
			tiles(pe, k, "Color", (*tile.Kernels).Color)
		})
		for _, name := range tileOps {
			for _, s := range op.Scopes {
				for _, typ := range tileTypes {
					checks(opCase{name, s, typ, np, world})
				}
			}
		}
	}
}

// tilePart is the elements of a part of the buffers.
const tilePart = 448

func tiles[T shmem.Elem](pe *gputest.PE, k *tile.Kernels, typ string, launch tileFunc[T]) {
	pe.Helper()
	if !testedType[T]() {
		return
	}
	n := tilePart * len(tileShapes)
	dst, src := symmetric[T](pe, n), symmetric[T](pe, n)
	me, pes, serial := pe.MyPE(), pe.NumPEs(), uint64(0)
	for code, name := range tileOps {
		for scope, warps := range transferWarps {
			for _, warp := range warps {
				serial++
				distance := int(serial) % 2
				source := func(p int) []T { return elements[T](serial*64+uint64(p), n) }
				before := func(p int) []T { return elements[T](serial*64+32+uint64(p), n) }
				must(pe, src.CopyFrom(pe.Context(), source(me)))
				must(pe, dst.CopyFrom(pe.Context(), before(me)))
				must(pe, pe.Barrier(pe.Context()))
				peer, from := (me+distance)%pes, (me-distance+pes)%pes
				if code >= tile.Get {
					from = peer
				}
				want, theirs := before(me), source(from)
				for i, c := range tileShapes {
					d, s := i*tilePart+c.dst, i*tilePart+c.src
					must(pe, launch(k, pe.Stream(), gpurt.Grid(1).Block(50), code, scope, warp,
						dst.Slice(d, (i+1)*tilePart), src.Slice(s, (i+1)*tilePart), c.of, peer))
					for row := range c.of.Rows {
						copy(want[d+row*c.of.Dst:][:c.of.Cols], theirs[s+row*c.of.Src:])
					}
				}
				must(pe, pe.Stream().Barrier())
				meet(pe)
				what := fmt.Sprintf("%s of %s, %s scope, warp %d, PE distance %d", name, typ, scopeNames[scope], warp, distance)
				equal(pe, what, download(pe, dst), want)
				equal(pe, what+": source", download(pe, src), source(me))
			}
		}
	}
}
