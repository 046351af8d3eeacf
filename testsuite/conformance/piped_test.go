package conformance_test

import (
	"flag"
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/tile"
	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
	"github.com/gpuc-go/gpuc/testsuite/conformance/piped"
)

// pipedSizes are products whose rows begin at multiples of 16 bytes, and whose rows do not.
var pipedSizes = []struct{ m, n, k int }{{33, 24, 320}, {16, 16, 48}, {5, 7, 51}}

// TestPipelinesOfTiles multiplies matrices by pipelines of tiles: with each size of elements,
// panels of tiles, and way to load. The elements are whole, so that sums are exact.
func TestPipelinesOfTiles(t *testing.T) {
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		k, ok := loads(pe, piped.LoadKernels, "needs mbarrier (sm_80 or newer)")
		if !ok {
			return
		}
		for _, noBulk := range []bool{false, true} {
			pipelines[piped.D48](pe, "Float16", noBulk, k.Float16, gpu.ToFloat16)
			pipelines[piped.D32](pe, "TF32", noBulk, k.TF32, func(x float32) float32 { return x })
			pipelines[piped.D256](pe, "Int8", noBulk, k.Int8, func(x float32) int8 { return int8(x) })
		}
	})
}

// TestPipelinesGoOnToTheNextLoop multiplies by fewer blocks than there are parts, by both ways to load.
// The number of stages of a part is odd, so that loops begin with different stages, and in rounds of
// either parity. Seeds differ in which threads go ahead; those of the back end check, in what the target
// has.
func TestPipelinesGoOnToTheNextLoop(t *testing.T) {
	gputest.Seeds(t, 2, gputest.NP(1), func(pe *gputest.PE) {
		k, ok := loads(pe, piped.LoadKernels, "needs mbarrier (sm_80 or newer)")
		if !ok {
			return
		}
		const m, n, depth = 70, 100, 160 // 15 parts of 5 stages
		for _, noBulk := range []bool{false, true} {
			whole := func(x float32) int8 { return int8(x) }
			a := sourceOf[piped.D16, piped.D32](pe, m, depth, noBulk, whole)
			b := sourceOf[piped.D48, piped.D32](pe, n, depth, noBulk, whole)
			for _, blocks := range []int{1, 4} {
				c := zeros[int32](pe, m*n)
				must(pe, k.Onward(pe.Stream(), gpurt.Grid(blocks).Block(2*gpu.WarpSize).DynamicShared(piped.Shared()), c, a, b, n, depth))
				equal(pe, fmt.Sprintf("%d blocks, by threads: %v", blocks, noBulk), download(pe, c), wholeProducts[int32](m, n, depth))
			}
			must(pe, a.Free())
			must(pe, b.Free())
		}
	})
}

// TestSeveralProducers has two warps fill each stage, by all ways to load.
func TestSeveralProducers(t *testing.T) {
	gputest.Seeds(t, 2, gputest.NP(1), func(pe *gputest.PE) {
		k, ok := loads(pe, piped.LoadKernels, "needs mbarrier (sm_80 or newer)")
		if !ok {
			return
		}
		const m, n, depth = 20, 50, 160
		for _, by := range []struct{ noBulk, one bool }{{false, false}, {false, true}, {true, false}} {
			whole := func(x float32) int8 { return int8(x) }
			a := sourceOf[piped.D16, piped.D32](pe, m, depth, by.noBulk, whole)
			b := sourceOf[piped.D48, piped.D32](pe, n, depth, by.noBulk, whole)
			c := zeros[int32](pe, m*n)
			must(pe, k.Beside(pe.Stream(), gpurt.Grid(2, 2).Block(3*gpu.WarpSize).DynamicShared(piped.Shared()), c, a, b, n, depth, by.one))
			equal(pe, fmt.Sprintf("%+v", by), download(pe, c), wholeProducts[int32](m, n, depth))
			must(pe, a.Free())
			must(pe, b.Free())
		}
	})
}

// TestStripsOfTiles loads the first rows of tiles, by both ways, and finds zeros after them.
func TestStripsOfTiles(t *testing.T) {
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		k, ok := loads(pe, piped.LoadKernels, "needs mbarrier (sm_80 or newer)")
		if !ok {
			return
		}
		for _, noBulk := range []bool{false, true} {
			strips[piped.D64](pe, noBulk, k.Strips, gpu.ToBFloat16)
			strips[piped.D32](pe, noBulk, k.Strips8, func(x float32) int8 { return int8(x) })
		}
	})
}

func strips[C tile.Extent, E gpurt.TileElement](pe *gputest.PE, noBulk bool, launch func(*gpurt.Stream, gpurt.LaunchConfig, gpurt.DeviceSlice[E], *gpurt.TileSource[piped.D16, C, E], int) error, from func(float32) E) {
	pe.Helper()
	var width C
	rows, cols, box := len(piped.D64{}), len(width), len(piped.D16{})
	a := sourceOf[piped.D16, C](pe, rows, cols, noBulk, from)
	for boxes := 1; boxes <= rows/box; boxes++ {
		out := zeros[E](pe, rows*cols)
		must(pe, launch(pe.Stream(), gpurt.Grid(1).Block(2*gpu.WarpSize).DynamicShared(piped.Shared()), out, a, boxes))
		equal(pe, fmt.Sprintf("%d boxes of %T, by threads: %v", boxes, from(0), noBulk), download(pe, out), counted(rows*cols, func(i int) (x E) {
			if i/cols < boxes*box {
				x = from(wholeElement(i/cols, i%cols))
			}
			return x
		}))
	}
	must(pe, a.Free())
}

// TestProductsUnderWay has several products under way, by both ways to load.
func TestProductsUnderWay(t *testing.T) {
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		k, ok := loads(pe, piped.LoadKernels, "needs mbarrier (sm_80 or newer)")
		if !ok {
			return
		}
		for _, noBulk := range []bool{false, true} {
			a, b := wholeSource[piped.D64, piped.D48](pe, 70, 320, noBulk), wholeSource[piped.D16, piped.D48](pe, 40, 320, noBulk)
			c := zeros[float32](pe, 70*40)
			must(pe, k.UnderWay(pe.Stream(), gpurt.Grid(2, 2).Block(2*gpu.WarpgroupSize).DynamicShared(piped.Shared()), c, a, b, 40, 320))
			equal(pe, fmt.Sprintf("by threads: %v", noBulk), download(pe, c), counted(70*40, func(i int) (sum float32) {
				for x := range 320 {
					sum += wholeElement(i/40, x) * wholeElement(i%40, x)
				}
				if i%40%32 < 16 {
					sum *= 2
				}
				return sum
			}))
			must(pe, a.Free())
			must(pe, b.Free())
		}
	})
}

// TestBlocksThatLoadForEachOther multiplies in clusters of several sizes, by both ways to load, and
// under seeds that let blocks fall behind.
func TestBlocksThatLoadForEachOther(t *testing.T) {
	seeds := 10
	if testing.Short() {
		seeds = 2
	}
	gputest.Seeds(t, seeds, gputest.NP(1), func(pe *gputest.PE) {
		k, ok := loads(pe, piped.LoadKernels, "needs mbarrier (sm_80 or newer)")
		if !ok {
			return
		}
		for _, x := range []struct {
			clusters int
			noBulk   bool
		}{{1, false}, {2, false}, {4, false}, {2, true}} {
			const m, n, depth = 20, 40, 320
			a, b := wholeSource[piped.D16, piped.D48](pe, m, depth, x.noBulk), wholeSource[piped.D16, piped.D48](pe, n, depth, x.noBulk)
			c := zeros[float32](pe, m*n)
			must(pe, k.Together(pe.Stream(), gpurt.Grid(4, 2).Block(2*gpu.WarpSize).DynamicShared(piped.Shared()).Clusters(x.clusters), c, a, b, n, depth))
			equal(pe, fmt.Sprintf("%+v", x), download(pe, c), wholeProducts[float32](m, n, depth))
			must(pe, a.Free())
			must(pe, b.Free())
		}
	})
}

// TestPlacesInClusters asks each block for its place. Targets without clusters have blocks alone.
func TestPlacesInClusters(t *testing.T) {
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		k, ok := loads(pe, piped.LoadKernels, "needs mbarrier (sm_80 or newer)")
		if !ok {
			return
		}
		for _, blocks := range []int{1, 2, 4} {
			out := zeros[[2]int](pe, 8)
			must(pe, k.Places(pe.Stream(), gpurt.Grid(8).Block(gpu.WarpSize).Clusters(blocks), out))
			got := download(pe, out)
			if got[7] == [2]int{0, 1} && flag.Lookup("gpuc.backend").Value.String() != "" {
				blocks = 1
			}
			equal(pe, fmt.Sprintf("clusters of %d", blocks), got, counted(8, func(i int) [2]int { return [2]int{i % blocks, blocks} }))
		}
	})
}

// TestTilesAtEdges loads tiles inside a matrix, across its edges and outside, by both ways. Where the
// tensor memory accelerator loads, they begin at columns of a multiple of 16 bytes.
func TestTilesAtEdges(t *testing.T) {
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		k, ok := loads(pe, piped.LoadKernels, "needs mbarrier (sm_80 or newer)")
		if !ok {
			return
		}
		const rows, cols = 40, 104
		for _, noBulk := range []bool{false, true} {
			a := wholeSource[piped.D16, piped.D48](pe, rows, cols, noBulk)
			places := [][2]int{{8, 32}, {-5, -16}, {33, 88}, {-3, 72}, {39, -40}, {24, 56}, {40, 0}, {0, 104}, {-16, 8}, {7, -48}}
			if noBulk {
				places = append(places, [2]int{-5, -9}, [2]int{33, 90}, [2]int{4, 1})
			}
			for _, at := range places {
				for _, blocks := range []int{1, 2} {
					const tile = len(piped.D16{}) * len(piped.D48{})
					out := zeros[gpu.BFloat16](pe, blocks*tile)
					must(pe, k.Loaded(pe.Stream(), gpurt.Grid(blocks).Block(2*gpu.WarpSize).DynamicShared(piped.Shared()).Clusters(blocks), out, a, at[0], at[1]))
					equal(pe, fmt.Sprintf("tile at %v of %d blocks, by threads: %v", at, blocks, noBulk), download(pe, out), counted(blocks*tile, func(i int) (x gpu.BFloat16) {
						row, col := at[0]+i%tile/len(piped.D48{}), at[1]+i%len(piped.D48{})
						if row >= 0 && row < rows && col >= 0 && col < cols {
							x = gpu.ToBFloat16(wholeElement(row, col))
						}
						return x
					}))
					must(pe, out.Free())
				}
			}
			must(pe, a.Free())
		}
	})
}

// TestTilesBetweenChunks begins tiles at columns where the tensor memory accelerator cannot. Compiled
// kernels do not ask, so on GPUs they would end with an illegal instruction.
func TestTilesBetweenChunks(t *testing.T) {
	switch seed, _ := strconv.Atoi(flag.Lookup("gpuc.seed").Value.String()); flag.Lookup("gpuc.backend").Value.String() {
	case gpurt.CUDA:
		t.Skip("a GPU does not say where a tile begins")
	case gpurt.Check:
		if seed != 0 && seed%2 == 0 {
			t.Skip("with even seeds threads load")
		}
	}
	line := findFault(t, "tile-load")
	for _, c := range []struct {
		blocks, col int
		msg         string
	}{
		{1, 90, "gpu.TensorLoad: the last coordinate of the box is 90, which is not a multiple of 8"},
		{1, -9, "gpu.TensorLoad: the last coordinate of the box is -9, which is not a multiple of 8"},
		{2, 4, "gpu.TensorLoadMulticast: the last coordinate of the box is 4, which is not a multiple of 8"},
	} {
		t.Run(fmt.Sprintf("column %d", c.col), func(t *testing.T) {
			gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
				k, err := piped.LoadKernels(pe.PE)
				must(pe, err)
				a := wholeSource[piped.D16, piped.D48](pe, 40, 104, false)
				out := zeros[gpu.BFloat16](pe, c.blocks*len(piped.D16{})*len(piped.D48{}))
				must(pe, k.Loaded(pe.Stream(), gpurt.Grid(c.blocks).Block(2*gpu.WarpSize).DynamicShared(piped.Shared()).Clusters(c.blocks), out, a, 0, c.col))
				err = pe.Stream().Sync(pe.Context())
				if want := fmt.Sprintf("%v: %s", line, c.msg); err == nil || !strings.Contains(err.Error(), want) {
					pe.Errorf("got the error %v, want %s", err, want)
				}
			})
		})
	}
}

// wholeElement is an element of a matrix of whole numbers.
func wholeElement(i, j int) float32 { return float32((i*31+j*17)%9 - 4) }

// wholeProducts returns what m rows and n rows of whole numbers give, of depth elements each.
func wholeProducts[T float32 | int32](m, n, depth int) []T {
	return counted(m*n, func(i int) (sum T) {
		for x := range depth {
			sum += T(wholeElement(i/n, x) * wholeElement(i%n, x))
		}
		return sum
	})
}

// wholeSource returns a matrix of whole numbers, of which tiles are loaded.
func wholeSource[R, C tile.Extent](pe *gputest.PE, rows, cols int, noBulk bool) *gpurt.TileSource[R, C, gpu.BFloat16] {
	pe.Helper()
	return sourceOf[R, C](pe, rows, cols, noBulk, gpu.ToBFloat16)
}

// sourceOf is wholeSource of elements E.
func sourceOf[R, C tile.Extent, E gpurt.TileElement](pe *gputest.PE, rows, cols int, noBulk bool, from func(float32) E) *gpurt.TileSource[R, C, E] {
	pe.Helper()
	a, err := gpurt.ArrayOn(upload(pe, counted(rows*cols, func(i int) E { return from(wholeElement(i/cols, i%cols)) })), gpurt.Shape(rows, cols))
	must(pe, err)
	s, err := gpurt.NewTileSource[R, C](a, gpurt.TileSourceOptions{NoBulk: noBulk})
	must(pe, err)
	return s
}

func pipelines[K tile.Extent, E gpurt.TileElement, T float32 | int32](pe *gputest.PE, name string, noBulk bool, launch func(*gpurt.Stream, gpurt.LaunchConfig, gpurt.DeviceSlice[T], *gpurt.TileSource[piped.D16, K, E], *gpurt.TileSource[piped.D16, K, E], int, int) error, from func(float32) E) {
	pe.Helper()
	for _, s := range forRace(1, pipedSizes) {
		c := zeros[T](pe, s.m*s.n)
		a, b := sourceOf[piped.D16, K](pe, s.m, s.k, noBulk, from), sourceOf[piped.D16, K](pe, s.n, s.k, noBulk, from)
		cfg := gpurt.Grid((s.n+15)/16, (s.m+15)/16).Block(2 * gpu.WarpSize).DynamicShared(piped.Shared())
		must(pe, launch(pe.Stream(), cfg, c, a, b, s.n, s.k))
		equal(pe, fmt.Sprintf("%s, %v, by threads: %v", name, s, noBulk), download(pe, c), wholeProducts[T](s.m, s.n, s.k))
		must(pe, a.Free())
		must(pe, b.Free())
	}
}

// TestTotalsOfClusters has blocks add up sums by shared memory, several times one after the other, under
// seeds that let blocks fall behind. Where the target has no clusters, each block is alone: so with even seeds
// on emulated PEs, for which -short leaves out clusters of one block, and of whole tiles.
func TestTotalsOfClusters(t *testing.T) {
	seeds, cases := 10, []struct{ cluster, rows int }{{1, 128}, {2, 128}, {2, 70}, {4, 16}, {8, 100}}
	if testing.Short() {
		seeds, cases = 2, cases[2:]
	}
	const blocks, rounds = 8, 3
	gputest.Seeds(t, seeds, gputest.NP(1), func(pe *gputest.PE) {
		k, ok := loads(pe, piped.LoadKernels, "needs mbarrier (sm_80 or newer)")
		if !ok {
			return
		}
		for _, x := range cases {
			cfg := gpurt.Grid(blocks).Block(256).DynamicShared(piped.ExchangeShared()).Clusters(x.cluster)
			places := zeros[[2]int](pe, blocks)
			must(pe, k.Places(pe.Stream(), gpurt.Grid(blocks).Block(gpu.WarpSize).Clusters(x.cluster), places))
			n := download(pe, places)[0][1]
			floats, ints := zeros[float32](pe, blocks/n*rounds*128*len(piped.D128{})), zeros[int32](pe, blocks/n*rounds*128*len(piped.D64{}))
			must(pe, k.Totals(pe.Stream(), cfg, floats, rounds, x.rows))
			must(pe, k.WarpTotals(pe.Stream(), cfg, ints, rounds, x.rows))
			equal(pe, fmt.Sprintf("warpgroups, %+v", x), download(pe, floats), counted(floats.Len(), func(i int) float32 {
				return float32(total(i, len(piped.D128{}), n, rounds, x.rows))
			}))
			equal(pe, fmt.Sprintf("warps, %+v", x), download(pe, ints), counted(ints.Len(), func(i int) int32 {
				return int32(total(i, len(piped.D64{}), n, rounds, x.rows))
			}))
		}
	})
}

// total returns element i of what piped.Totals stores, for clusters of so many blocks.
func total(i, cols, blocks, rounds, rows int) int {
	round, row, col := i/cols/128%rounds, i/cols%128, i%cols
	if row >= rows {
		return 0
	}
	return blocks*(blocks+1)/2*(round+1)*row + blocks*col
}
