package conformance_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/tile"
	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
	"github.com/gpuc-go/gpuc/testsuite/conformance/fragment"
)

// TestPartsOfSums reduces the rows of halves of tiles, each thread for itself, and folds them. The order
// of additions is what FoldParts and Fold say.
func TestPartsOfSums(t *testing.T) {
	onTargets(t, func(pe *gputest.PE, k *fragment.Kernels) {
		for way, s := range fragment.Halved {
			halfReductions(pe, "float32", k.Parts, way, s, func(r *rand.Rand) float32 { return float32(r.NormFloat64()) })
			halfReductions(pe, "int32", k.IntParts, way, s, func(r *rand.Rand) int32 { return int32(r.Uint32()) })
		}
	})
}

func halfReductions[T int32 | float32](pe *gputest.PE, what string, launch func(s *gpurt.Stream, cfg gpurt.LaunchConfig, way int, y, x gpurt.DeviceSlice[T]) error, way int, s fragment.Shape, random func(*rand.Rand) T) {
	pe.Helper()
	plus := func(x, y T) T { return x + y }
	larger := func(x, y T) T { return max(x, y) }
	r := rand.New(rand.NewPCG(13, 14))
	x := counted(s.Rows*s.Cols, func(int) T { return random(r) })
	half := s.Cols / 2
	want := make([]T, 6*s.Rows+len(x))
	for row := range s.Rows {
		y := x[row*s.Cols:][:s.Cols]
		results := []T{foldHalves(y, plus), foldHalves(y, larger), foldLine(y, plus), foldLine(y, larger), foldLine(y, plus), foldLine(y, larger)}
		for i, v := range results {
			want[i*s.Rows+row] = v
		}
		for c, x := range y {
			x += T(c/half*1000 + c%half)
			want[6*s.Rows+row*s.Cols+c] = x - results[0]
		}
	}
	got := zeros[T](pe, len(want))
	must(pe, launch(pe.Stream(), gpurt.Grid(1).Block(s.Threads), way, got, upload(pe, x)))
	sameValues(pe, fmt.Sprintf("%s, way %d", what, way), want, download(pe, got))
}

// foldHalves combines numbers as FoldParts of two halves does, and Fold of what has come.
func foldHalves[T any](x []T, f func(x, y T) T) T {
	left, right := foldQuads(x[:len(x)/2], f), foldQuads(x[len(x)/2:], f)
	for i := range left {
		left[i] = f(left[i], right[i])
	}
	return f(f(left[0], left[1]), f(left[2], left[3]))
}

// foldQuads combines the numbers that each of the four threads of a row holds.
func foldQuads[T any](x []T, f func(x, y T) T) (parts [4]T) {
	columns := append([]T(nil), x[:8]...)
	for i := 8; i < len(x); i++ {
		columns[i%8] = f(columns[i%8], x[i])
	}
	for i := range parts {
		parts[i] = f(columns[2*i], columns[2*i+1])
	}
	return parts
}

// TestRunsAreStored stores whole runs and shorter ones, at places where they can be stored at once and
// at others, and nothing beside them.
func TestRunsAreStored(t *testing.T) {
	onTargets(t, func(pe *gputest.PE, k *fragment.Kernels) {
		r := rand.New(rand.NewPCG(15, 16))
		floats := counted(gpu.WarpSize*tile.VecLen, func(i int) float32 {
			if i%3 == 0 {
				return roundings[i/3%len(roundings)]
			}
			return float32(r.NormFloat64())
		})
		ints := counted(len(floats), func(int) int32 { return int32(r.Uint32()) })
		same := func(x float32) float32 { return x }
		for _, first := range []int{0, 1, 2, 4, 8} {
			for _, n := range []int{tile.VecLen, 7, 4, 1, 0} {
				storesRuns(pe, "float32", k.RunFloat32, floats, first, n, same, same)
				storesRuns(pe, "BFloat16", k.RunBFloat16, floats, first, n, gpu.ToBFloat16, gpu.BFloat16.Float32)
				storesRuns(pe, "Float16", k.RunFloat16, floats, first, n, gpu.ToFloat16, gpu.Float16.Float32)
				storesRuns(pe, "int32", k.RunInt32, ints, first, n, func(x int32) int32 { return x }, func(x int32) int32 { return x })
				storesRuns(pe, "rounded", k.RunRounded, ints, first, n, func(x int32) float32 { return float32(x) }, same)
			}
		}
	})
}

// storesRuns compares what runs become. Elements are compared as numbers.
func storesRuns[T, E, N any](pe *gputest.PE, name string, launch func(s *gpurt.Stream, cfg gpurt.LaunchConfig, y gpurt.DeviceSlice[E], x gpurt.DeviceSlice[T], first, n int) error, x []T, first, n int, from func(T) E, number func(E) N) {
	pe.Helper()
	want := make([]N, first+len(x)+1)
	got := make([]N, len(want))
	for i := range want {
		var zero E
		want[i] = number(zero)
	}
	for i, x := range x {
		if i%tile.VecLen < n {
			want[first+i] = number(from(x))
		}
	}
	y := zeros[E](pe, len(want))
	must(pe, launch(pe.Stream(), gpurt.Grid(1).Block(gpu.WarpSize), y, upload(pe, x), first, n))
	for i, e := range download(pe, y) {
		got[i] = number(e)
	}
	sameValues(pe, fmt.Sprintf("%s, %d elements from %d on", name, n, first), want, got)
}

// TestStoresByScratchMemory stores parts by way of scratch memory where their rows begin at multiples of
// 16 bytes and the matrix has all of their columns, and elsewhere nothing. Rows after the matrix are left out.
func TestStoresByScratchMemory(t *testing.T) {
	onTargets(t, func(pe *gputest.PE, k *fragment.Kernels) {
		for _, cols := range []int{64, 192} {
			storesByScratch(pe, cols, k.StoreBy, gpu.ToBFloat16)
		}
		for _, cols := range []int{64, 128} {
			storesByScratch(pe, cols, k.StoreBy16, gpu.ToFloat16)
		}
	})
}

func storesByScratch[E comparable](pe *gputest.PE, cols int, launch func(s *gpurt.Stream, cfg gpurt.LaunchConfig, cols int, y gpurt.DeviceSlice[E], x gpurt.DeviceSlice[float32], p fragment.Part, stored gpurt.DeviceSlice[bool]) error, from func(float32) E) {
	pe.Helper()
	const rows, threads = 128, 2 * gpu.WarpgroupSize
	r := rand.New(rand.NewPCG(17, 18))
	x := counted(rows*cols, func(int) float32 { return float32(r.NormFloat64()) })
	for _, c := range []struct {
		first, row, col   int // where the part is
		right, below, pad int // columns and rows of the matrix behind it, and elements between rows
		stored            int // rows
	}{
		{stored: rows},
		{first: 8, row: 3, col: 16, right: 5, below: 2, pad: 3, stored: rows},
		{first: 4},
		{col: 4, right: 4},
		{right: 4},
		{right: -8, pad: 8},
		{below: -1, stored: rows - 1},
		{below: -60, stored: rows - 60},
		{below: -64, stored: rows - 64},
		{row: 2, right: 8, below: -121, stored: rows - 121},
	} {
		p := fragment.Part{First: c.first, Rows: c.row + rows + c.below, Cols: c.col + cols + c.right, Row: c.row, Col: c.col}
		p.Stride = p.Cols + c.pad
		want := make([]E, p.First+(c.row+rows)*p.Stride)
		for i, x := range x {
			if i/cols < c.stored {
				want[p.First+(p.Row+i/cols)*p.Stride+p.Col+i%cols] = from(x)
			}
		}
		y, stored := zeros[E](pe, len(want)), zeros[bool](pe, threads)
		must(pe, launch(pe.Stream(), gpurt.Grid(1).Block(threads).DynamicShared(tile.ScratchBytes(threads/gpu.WarpSize)), cols, y, upload(pe, x), p, stored))
		what := fmt.Sprintf("%d columns of %T in %+v", cols, want[0], p)
		equal(pe, what, download(pe, y), want)
		for i, ok := range download(pe, stored) {
			if ok != (i/gpu.WarpgroupSize*(rows/2) < c.stored) {
				pe.Errorf("%s: thread %d says %v", what, i, ok)
				break
			}
		}
	}
}

// TestUnload copies tiles to tileParts of matrices, and nothing beside them.
func TestUnload(t *testing.T) {
	onTargets(t, func(pe *gputest.PE, k *fragment.Kernels) {
		for _, p := range tileParts {
			for _, p.Warpgroup = range []bool{false, true} {
				tileStores(pe, "BFloat16", k.Unload, p, elements[gpu.BFloat16](1, 64*32), func(x gpu.BFloat16) gpu.BFloat16 { return x })
				tileStores(pe, "int8", k.UnloadInt8, p, elements[int8](2, 64*32), func(x int8) int8 { return x })
			}
		}
	})
}

// TestProductsInTheSameRegisters multiplies into sums that are not 0, and rounds to a fragment that has
// been multiplied. The elements are small whole numbers, so that all sums are exact.
func TestProductsInTheSameRegisters(t *testing.T) {
	onTargets(t, func(pe *gputest.PE, k *fragment.Kernels) {
		const rows, inner = 64, 16
		r := rand.New(rand.NewPCG(19, 20))
		small := func(n int) []gpu.BFloat16 {
			return counted(n, func(int) gpu.BFloat16 { return gpu.ToBFloat16(float32(r.IntN(5) - 2)) })
		}
		a, b := small(rows*inner), small(inner*inner)
		times := func(x []gpu.BFloat16, at func(k, col int) int) []float32 {
			return counted(rows*inner, func(i int) (sum float32) {
				for k := range inner {
					sum += x[i/inner*inner+k].Float32() * b[at(k, i%inner)].Float32()
				}
				return sum
			})
		}
		rounded := func(x []float32) []gpu.BFloat16 {
			return counted(len(x), func(i int) gpu.BFloat16 { return gpu.ToBFloat16(x[i]) })
		}
		asIs := func(k, col int) int { return k*inner + col }
		want := times(rounded(times(rounded(times(a, asIs)), asIs)), func(k, col int) int { return col*inner + k })
		got := zeros[float32](pe, len(want))
		must(pe, k.Again(pe.Stream(), gpurt.Grid(1).Block(gpu.WarpgroupSize), got, upload(pe, a), upload(pe, b)))
		equal(pe, "products", download(pe, got), want)
	})
}

// TestGroupsAreWhole multiplies by three warps instead of a warpgroup, and by half a warp.
func TestGroupsAreWhole(t *testing.T) {
	for threads, test := range map[int]struct {
		launch func(*fragment.Kernels, *gpurt.Stream, gpurt.LaunchConfig, *gpurt.Buffer[float32], *gpurt.Buffer[gpu.BFloat16]) error
		want   string
	}{
		96: {func(k *fragment.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, y *gpurt.Buffer[float32], x *gpurt.Buffer[gpu.BFloat16]) error {
			return k.Again(s, cfg, y, x, x)
		}, "a warpgroup in a block whose size is not a multiple of 128; launch blocks of whole warpgroups"},
		16: {func(k *fragment.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, y *gpurt.Buffer[float32], _ *gpurt.Buffer[gpu.BFloat16]) error {
			return k.Rows(s, cfg, 0, y, y, y)
		}, "a warp without all of its 32 threads; launch blocks of whole warps"},
	} {
		gputest.Run(t, gputest.NP(1).Seed(1), func(pe *gputest.PE) {
			k, err := fragment.LoadKernels(pe.PE)
			must(pe, err)
			must(pe, test.launch(k, pe.Stream(), gpurt.Grid(1).Block(threads), zeros[float32](pe, 64*16), zeros[gpu.BFloat16](pe, 64*16)))
			if err := pe.Stream().Sync(pe.Context()); err == nil || !strings.Contains(err.Error(), test.want) {
				pe.Errorf("a block of %d: got %v, want an error with %q", threads, err, test.want)
			}
		})
	}
}
