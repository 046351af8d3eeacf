package conformance_test

import (
	"flag"
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
	"github.com/gpuc-go/gpuc/testsuite/conformance/fragment"
)

// onTargets runs a test on targets that have what only variants have, and on others.
func onTargets(t *testing.T, test func(pe *gputest.PE, k *fragment.Kernels)) {
	t.Helper()
	seeds := []uint64{1}
	if flag.Lookup("gpuc.backend").Value.String() == "check" {
		seeds = append(seeds, 2)
	}
	for _, seed := range seeds {
		gputest.Run(t, gputest.NP(1).Seed(seed), func(pe *gputest.PE) {
			k, err := fragment.LoadKernels(pe.PE)
			must(pe, err)
			test(pe, k)
		})
	}
}

// TestFragmentsAreMultiplied multiplies twice, without memory in between. The elements are small
// whole numbers, so that all sums are exact in any order, also where they are rounded.
func TestFragmentsAreMultiplied(t *testing.T) {
	onTargets(t, func(pe *gputest.PE, k *fragment.Kernels) {
		for _, way := range []int{0, 1, 2} {
			productChains(pe, "BFloat16", k.Chain, way, gpu.ToBFloat16, gpu.BFloat16.Float32)
		}
		for _, way := range []int{0, 1, 3} {
			productChains(pe, "Float16", k.Chain16, way, gpu.ToFloat16, gpu.Float16.Float32)
		}
	})
}

func productChains[E any](pe *gputest.PE, name string, launch func(s *gpurt.Stream, cfg gpurt.LaunchConfig, way int, c gpurt.DeviceSlice[float32], a, b, d gpurt.DeviceSlice[E]) error, way int, from func(float32) E, number func(E) float32) {
	pe.Helper()
	s := fragment.Chains[way]
	r := rand.New(rand.NewPCG(3, 4))
	small := func(n int) []E {
		x := make([]E, n)
		for i := range x {
			x[i] = from(float32(r.IntN(5) - 2))
		}
		return x
	}
	a, b, d := small(s.Rows*s.Inner), small(s.Inner*s.Inner), small(s.Inner*s.Cols)
	inner := make([]float32, s.Rows*s.Inner)
	for i := range inner {
		for k := range s.Inner {
			inner[i] += number(a[i/s.Inner*s.Inner+k]) * number(b[k*s.Inner+i%s.Inner])
		}
		inner[i] = number(from(inner[i]))
	}
	want := make([]float32, s.Rows*s.Cols)
	for i := range want {
		for k := range s.Inner {
			at := k*s.Cols + i%s.Cols
			if way%2 != 0 {
				at = i%s.Cols*s.Inner + k
			}
			want[i] += inner[i/s.Cols*s.Inner+k] * number(d[at])
		}
	}
	got := zeros[float32](pe, len(want))
	must(pe, launch(pe.Stream(), gpurt.Grid(1).Block(s.Threads), way, got, upload(pe, a), upload(pe, b), upload(pe, d)))
	sameValues(pe, fmt.Sprintf("%s, way %d", name, way), want, download(pe, got))
}

// sameValues compares whole values. Every NaN equals every other.
func sameValues[T any](pe *gputest.PE, what string, want, got T) {
	pe.Helper()
	if d := cmp.Diff(want, got, cmpopts.EquateNaNs()); d != "" {
		pe.Errorf("%s (-want +got):\n%s", what, d)
	}
}

// TestRowsAndColumns reduces the rows and the columns of tiles, and replaces numbers by them.
// The order of additions is what FoldRows and FoldCols say.
func TestRowsAndColumns(t *testing.T) {
	onTargets(t, func(pe *gputest.PE, k *fragment.Kernels) {
		floats := func(r *rand.Rand) float32 { return float32(r.NormFloat64()) }
		ints := func(r *rand.Rand) int32 { return int32(r.Uint32()) }
		for way, s := range fragment.Reductions {
			lineReductions(pe, "rows of float32", k.Rows, way, s, false, floats)
			lineReductions(pe, "rows of int32", k.IntRows, way, s, false, ints)
			if s.Threads == gpu.WarpSize {
				lineReductions(pe, "columns of float32", k.Columns, way, s, true, floats)
				lineReductions(pe, "columns of int32", k.IntColumns, way, s, true, ints)
			}
		}
	})
}

func lineReductions[T int32 | float32](pe *gputest.PE, what string, launch func(s *gpurt.Stream, cfg gpurt.LaunchConfig, way int, y, x, v gpurt.DeviceSlice[T]) error, way int, s fragment.Shape, columns bool, random func(*rand.Rand) T) {
	pe.Helper()
	r := rand.New(rand.NewPCG(5, 6))
	list := func(n int) []T {
		x := make([]T, n)
		for i := range x {
			x[i] = random(r)
		}
		return x
	}
	lines, length := s.Rows, s.Cols
	if columns {
		lines, length = s.Cols, s.Rows
	}
	at := func(line, i int) int {
		if columns {
			return i*s.Cols + line
		}
		return line*s.Cols + i
	}
	x, v := list(s.Rows*s.Cols), list(lines-1) // the number of the last line is 0
	want := make([]T, 3*lines+len(x))
	for l := range lines {
		var y []T
		for i := range length {
			y = append(y, x[at(l, i)])
		}
		want[l] = foldLine(y, func(x, y T) T { return max(x, y) })
		want[lines+l] = foldLine(y, func(x, y T) T { return x + y })
		want[2*lines+l] = foldLine(y, func(x, y T) T { return min(x, y) })
		n := T(l)
		if l < len(v) {
			n += 2 * v[l]
		}
		n *= 2
		n /= 2
		for i := range length {
			want[3*lines+at(l, i)] = 2*y[i] - n
		}
	}
	got := zeros[T](pe, len(want))
	must(pe, launch(pe.Stream(), gpurt.Grid(1).Block(s.Threads), way, got, upload(pe, x), upload(pe, v)))
	sameValues(pe, fmt.Sprintf("%s, way %d", what, way), want, download(pe, got))
}

// foldLine combines numbers as FoldRows says.
func foldLine[T any](x []T, f func(x, y T) T) T {
	part := append([]T(nil), x[:8]...)
	for i := 8; i < len(x); i++ {
		part[i%8] = f(part[i%8], x[i])
	}
	for len(part) > 1 {
		for i := range len(part) / 2 {
			part[i] = f(part[2*i], part[2*i+1])
		}
		part = part[:len(part)/2]
	}
	return part[0]
}

// roundings are numbers at the edges of the 16-bit floats: halfway between two, too large, too
// small, and none.
var roundings = []float32{
	0, float32(math.Copysign(0, -1)), 1 + 0x1p-8, 1 + 0x1p-8 + 0x1p-20, 1 + 0x3p-8, -1 - 0x1p-11, 1 + 0x3p-11, 65504, 65519, 65520, -65536,
	math.MaxFloat32, 0x1p-14, 0x1p-15, 0x1p-25, 0x1.8p-25, 0x1p-133, 0x1p-134, 0x1.8p-134,
	float32(math.Inf(1)), float32(math.Inf(-1)), float32(math.NaN()),
}

// TestFragmentsAreWrittenToSharedMemory rounds tiles and copies them by shared memory.
func TestFragmentsAreWrittenToSharedMemory(t *testing.T) {
	onTargets(t, func(pe *gputest.PE, k *fragment.Kernels) {
		for way, s := range fragment.Writes {
			fragmentWrites(pe, "BFloat16", k.Write, way, s, gpu.ToBFloat16, gpu.BFloat16.Float32)
			fragmentWrites(pe, "Float16", k.Write16, way, s, gpu.ToFloat16, gpu.Float16.Float32)
		}
	})
}

func fragmentWrites[E any](pe *gputest.PE, name string, launch func(s *gpurt.Stream, cfg gpurt.LaunchConfig, way int, y gpurt.DeviceSlice[E], x gpurt.DeviceSlice[float32]) error, way int, s fragment.Shape, from func(float32) E, number func(E) float32) {
	pe.Helper()
	r := rand.New(rand.NewPCG(7, 8))
	x := make([]float32, s.Rows*s.Cols)
	want, got := make([]float32, len(x)), make([]float32, len(x))
	for i := range x {
		x[i] = float32(r.NormFloat64())
		if i%3 == 0 {
			x[i] = roundings[i/3%len(roundings)]
		}
		want[i] = number(from(x[i]))
	}
	y := zeros[E](pe, len(x))
	must(pe, launch(pe.Stream(), gpurt.Grid(1).Block(s.Threads), way, y, upload(pe, x)))
	for i, e := range download(pe, y) {
		got[i] = number(e)
	}
	sameValues(pe, fmt.Sprintf("%s, way %d", name, way), want, got)
}

// tileParts are where a tile of 64 x 32 elements is stored: in a whole and at edges, where pairs of
// elements can be stored at once and where not.
var tileParts = []fragment.Part{
	{Rows: 64, Cols: 32, Stride: 32},
	{Rows: 80, Cols: 50, Stride: 54, Row: 10, Col: 6},
	{First: 1, Rows: 64, Cols: 32, Stride: 32},
	{Rows: 64, Cols: 33, Stride: 33},
	{Rows: 64, Cols: 40, Stride: 40, Col: 3},
	{Rows: 70, Cols: 40, Stride: 40, Row: 13, Col: 12},
	{Rows: 20, Cols: 11, Stride: 16, Row: -7, Col: -4},
	{Rows: 20, Cols: 11, Stride: 11, Row: 20},
	{Rows: 20, Cols: 11, Stride: 11, Col: -32},
}

// TestStore writes tiles to tileParts of matrices, and nothing beside them.
func TestStore(t *testing.T) {
	onTargets(t, func(pe *gputest.PE, k *fragment.Kernels) {
		floats, ints := make([]float32, 64*32), make([]int32, 64*32)
		r := rand.New(rand.NewPCG(9, 10))
		for i := range floats {
			floats[i], ints[i] = float32(r.NormFloat64()), int32(r.Uint32())
		}
		for _, p := range tileParts {
			for _, p.Warpgroup = range []bool{false, true} {
				tileStores(pe, "float32", k.StoreFloat32, p, floats, func(x float32) float32 { return x })
				tileStores(pe, "BFloat16", k.StoreBFloat16, p, floats, gpu.ToBFloat16)
				tileStores(pe, "Float16", k.StoreFloat16, p, floats, gpu.ToFloat16)
				tileStores(pe, "int32", k.StoreInt32, p, ints, func(x int32) int32 { return x })
				tileStores(pe, "rounded", k.StoreRounded, p, ints, func(x int32) float32 { return float32(x) })
			}
		}
	})
}

func tileStores[T, E any](pe *gputest.PE, name string, launch func(s *gpurt.Stream, cfg gpurt.LaunchConfig, y gpurt.DeviceSlice[E], x gpurt.DeviceSlice[T], p fragment.Part) error, p fragment.Part, x []T, from func(T) E) {
	pe.Helper()
	want := make([]E, p.First+p.Rows*p.Stride)
	for i, x := range x {
		if r, c := p.Row+i/32, p.Col+i%32; r >= 0 && r < p.Rows && c >= 0 && c < p.Cols {
			want[p.First+r*p.Stride+c] = from(x)
		}
	}
	threads := gpu.WarpSize
	if p.Warpgroup {
		threads = gpu.WarpgroupSize
	}
	got := zeros[E](pe, len(want))
	must(pe, launch(pe.Stream(), gpurt.Grid(1).Block(threads), got, upload(pe, x), p))
	if d := cmp.Diff(want, download(pe, got), cmp.Comparer(func(x, y gpu.BFloat16) bool { return x == y }), cmp.Comparer(func(x, y gpu.Float16) bool { return x == y })); d != "" {
		pe.Errorf("%s, %+v (-want +got):\n%s", name, p, d)
	}
}

// TestFill reads parts of matrices.
func TestFill(t *testing.T) {
	onTargets(t, func(pe *gputest.PE, k *fragment.Kernels) {
		for _, p := range tileParts {
			for _, p.Warpgroup = range []bool{false, true} {
				tileFills(pe, "float32", k.Fill, p)
				tileFills(pe, "int32", k.FillInt32, p)
			}
		}
	})
}

func tileFills[T float32 | int32](pe *gputest.PE, name string, launch func(s *gpurt.Stream, cfg gpurt.LaunchConfig, y, x gpurt.DeviceSlice[T], p fragment.Part) error, p fragment.Part) {
	pe.Helper()
	x, want := make([]T, p.First+p.Rows*p.Stride), make([]T, 64*32)
	for i := range x {
		x[i] = T(i + 3)
	}
	for i := range want {
		if r, c := p.Row+i/32, p.Col+i%32; r >= 0 && r < p.Rows && c >= 0 && c < p.Cols {
			want[i] = x[p.First+r*p.Stride+c]
		}
	}
	threads := gpu.WarpSize
	if p.Warpgroup {
		threads = gpu.WarpgroupSize
	}
	got := zeros[T](pe, len(want))
	must(pe, launch(pe.Stream(), gpurt.Grid(1).Block(threads), got, upload(pe, x), p))
	sameValues(pe, fmt.Sprintf("%s, %+v", name, p), want, download(pe, got))
}

// TestStoreFailsWhereTheDataEnd stores to matrices that say they have more than their data.
func TestStoreFailsWhereTheDataEnd(t *testing.T) {
	onTargets(t, func(pe *gputest.PE, k *fragment.Kernels) {
		p := fragment.Part{First: 8, Rows: 64, Cols: 32, Stride: 32}
		x := upload(pe, make([]float32, 64*32))
		must(pe, k.StoreFloat32(pe.Stream(), gpurt.Grid(1).Block(gpu.WarpSize), zeros[float32](pe, 64*32), x, p))
		err := pe.Stream().Sync(pe.Context())
		if err == nil || !strings.Contains(err.Error(), "index out of range [2047] with length 2040") {
			pe.Errorf("got error %v, want one about an index", err)
		}
	})
}

// TestExp2Approx compares powers of 2 with what the instruction promises.
func TestExp2Approx(t *testing.T) {
	onTargets(t, func(pe *gputest.PE, k *fragment.Kernels) {
		x := []float32{0, 1, -1, 127, 128, 1000, -126, -126.5, -127, -1000, 0x1p-130, float32(math.Inf(1)), float32(math.Inf(-1)), float32(math.NaN())}
		r := rand.New(rand.NewPCG(11, 12))
		for range 1000 {
			x = append(x, float32(20*r.NormFloat64()))
		}
		y := zeros[float32](pe, len(x))
		must(pe, k.Exp2(pe.Stream(), gpurt.Grid(2).Block(64), y, upload(pe, x)))
		for i, got := range download(pe, y) {
			want := math.Exp2(float64(x[i]))
			if want > math.MaxFloat32 {
				want = math.Inf(1)
			}
			if want < 0x1p-126 {
				want = 0
			}
			off := math.Abs(float64(got) - want)
			if float64(got) != want && !(off <= want*0x1p-22) && !(got != got && want != want) {
				pe.Errorf("Exp2Approx(%v) is %v, want %v", x[i], got, want)
			}
		}
	})
}
