package conformance_test

import (
	"flag"
	"fmt"
	"math"
	"math/rand/v2"
	"testing"
	"unsafe"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
	"github.com/gpuc-go/gpuc/testsuite/conformance/matrix"
	"github.com/gpuc-go/gpuc/testsuite/conformance/matrix8"
)

// matrixSizes are products of whole tiles, of less than a tile, and of tiles and a rest.
// Rows that do not begin at multiples of 16 bytes are loaded element by element.
var matrixSizes = []matrix.Size{{M: 69, N: 51, K: 42}, {M: 128, N: 96, K: 64}, {M: 5, N: 3, K: 7}}

type productFunc[E any, T any] func(s *gpurt.Stream, cfg gpurt.LaunchConfig, way int, c gpurt.DeviceSlice[T], a, b gpurt.DeviceSlice[E], of matrix.Size) error

// TestMatrixProducts multiplies matrices of every type of elements in every way, and compares
// with plain Go: random numbers within the bound that tile.MMA documents, and small whole
// numbers, whose sums are exact in any order, bit for bit. Integers are always exact. The back end check
// is slow, and multiplies random numbers of the first size, and whole ones of the others; for a target without products
// of a warpgroup the former alone.
func TestMatrixProducts(t *testing.T) {
	all := [][]matrix.Size{forRace(1, matrixSizes)}
	if onCheck() {
		all = append(all, matrixSizes[:1]) // for a target without products of a warpgroup
	}
	for i, sizes := range all {
		gputest.Run(t, gputest.NP(1).Seed(uint64(i+1)), func(pe *gputest.PE) {
			k, err := matrix.LoadKernels(pe.PE)
			must(pe, err)
			k8, err := matrix8.LoadKernels(pe.PE)
			must(pe, err)
			const wide, narrow = 0x1p-22, 0x1p-13 // what an addition loses
			brain := func(launch productFunc[gpu.BFloat16, float32], ways ...int) {
				products(pe, sizes, "BFloat16", launch, wide, gpu.ToBFloat16, gpu.BFloat16.Float32, ways...)
			}
			brain(k.BFloat16, 0, 1, 2, 3)
			brain(k.BFloat16Large, 4, 5)
			brain(k.BFloat16Transposed, 6, 7, 8)
			products(pe, sizes, "Float16", k.Float16, wide, gpu.ToFloat16, gpu.Float16.Float32, 0, 1, 2, 3)
			products(pe, sizes, "TF32", k.TF32, wide, func(x float32) float32 { return x }, func(x float32) float32 {
				return math.Float32frombits(math.Float32bits(x) &^ 0x1fff)
			}, 0, 1)
			products(pe, sizes, "Int8", k.Int8, 0, func(x float32) int8 { return int8(16 * x) }, func(x int8) float32 { return float32(x) }, 0, 1)
			products(pe, sizes, "E4M3", k8.E4M3, narrow, gpu.ToFloat8E4M3, gpu.Float8E4M3.Float32, 0, 1)
			products(pe, sizes, "E5M2", k8.E5M2, narrow, gpu.ToFloat8E5M2, gpu.Float8E5M2.Float32, 0, 1)
		})
	}
}

func onCheck() bool { return flag.Lookup("gpuc.backend").Value.String() == gpurt.Check }

// products multiplies matrices by a kernel. loss is what an addition to a sum loses, as a part of
// all that has been added.
func products[E any, T float32 | int32](pe *gputest.PE, sizes []matrix.Size, name string, launch productFunc[E, T], loss float64, from func(float32) E, number func(E) float32, ways ...int) {
	pe.Helper()
	var elem E
	step := 32 / int(unsafe.Sizeof(elem))
	r := rand.New(rand.NewPCG(1, 2))
	random := func() float32 { return float32(r.NormFloat64()) }
	whole := func() float32 { return float32(r.IntN(7) - 3) }
	for _, w := range ways {
		way := matrix.Ways[w]
		for i, size := range sizes {
			for _, in := range []struct {
				what   string
				number func() float32
				loss   float64
			}{{"random", random, loss}, {"whole", whole, 0}} {
				if onCheck() && (in.what == "random") != (i == 0) {
					continue
				}
				fill := func(n int) []E {
					s := make([]E, n)
					for i := range s {
						s[i] = from(in.number())
					}
					return s
				}
				a, b := fill(size.M*size.K), fill(size.K*size.N)
				additions := (size.K + way.K - 1) / way.K * way.K / step
				want, bound := make([]T, size.M*size.N), make([]float64, size.M*size.N)
				for i := range want {
					var all float64
					want[i], all = dot[T](size, i/size.N, i%size.N, step, func(r, k int) float64 {
						if way.TA {
							return float64(number(a[k*size.M+r]))
						}
						return float64(number(a[r*size.K+k]))
					}, func(k, c int) float64 {
						if way.TB {
							return float64(number(b[c*size.K+k]))
						}
						return float64(number(b[k*size.N+c]))
					})
					bound[i] = all * float64(additions) * in.loss
				}
				got := zeros[T](pe, len(want))
				cfg := gpurt.Grid((size.N+way.N-1)/way.N, (size.M+way.M-1)/way.M).Block(way.Threads)
				must(pe, launch(pe.Stream(), cfg, w, got, upload(pe, a), upload(pe, b), size))
				compareProducts(pe, fmt.Sprintf("%s %s %v, %s numbers", name, way.Name, size, in.what), want, download(pe, got), bound, size.N)
			}
		}
	}
}

// dot returns an element of a product, and the sum of the magnitudes of what is added.
func dot[T float32 | int32](s matrix.Size, row, col, step int, a, b func(int, int) float64) (sum T, all float64) {
	for k := 0; k < s.K; k += step {
		part := 0.0
		for i := k; i < min(k+step, s.K); i++ {
			x := float64(a(row, i) * b(i, col))
			part += x
			all += math.Abs(x)
		}
		sum = T(float64(sum) + part)
	}
	return sum, all
}

// compareProducts compares the elements of matrices, each of which may be off by its bound.
func compareProducts[T float32 | int32](pe *gputest.PE, what string, want, got []T, bound []float64, cols int) {
	pe.Helper()
	wrong := 0
	for i := range want {
		if math.Abs(float64(want[i])-float64(got[i])) <= bound[i] {
			continue
		}
		if wrong++; wrong <= 3 {
			pe.Errorf("%s: element %d,%d is %v, want %v, at most %v off", what, i/cols, i%cols, got[i], want[i], bound[i])
		}
	}
	if wrong > 3 {
		pe.Errorf("%s: %d of %d elements are wrong", what, wrong, len(want))
	}
}
