package conformance_test

import (
	"flag"
	"fmt"
	"math"
	"testing"

	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
	"github.com/gpuc-go/gpuc/testsuite/conformance/lang"
	"github.com/gpuc-go/gpuc/testsuite/conformance/special"
)

// shape leaves threads idle, and gives others several elements.
var shape = gpurt.Grid(3).Block(40)

func loadLang(pe *gputest.PE) *lang.Kernels {
	pe.Helper()
	k, err := lang.LoadKernels(pe.PE)
	must(pe, err)
	return k
}

type integersFunc[T lang.Integer] func(k *lang.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, out, a, b gpurt.DeviceSlice[T], shifts gpurt.DeviceSlice[uint32]) error

type convertFunc[T lang.Integer] func(k *lang.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, out gpurt.DeviceSlice[int64], rounded gpurt.DeviceSlice[float64], a gpurt.DeviceSlice[T]) error

// TestIntegers compares arithmetic, shifts, division, comparison and conversion of
// every integer type with native Go.
func TestIntegers(t *testing.T) {
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		k := loadLang(pe)
		integers(t, pe, k, "int8", (*lang.Kernels).IntegersInt8, (*lang.Kernels).ConvertInt8)
		integers(t, pe, k, "int16", (*lang.Kernels).IntegersInt16, (*lang.Kernels).ConvertInt16)
		integers(t, pe, k, "int32", (*lang.Kernels).IntegersInt32, (*lang.Kernels).ConvertInt32)
		integers(t, pe, k, "int64", (*lang.Kernels).IntegersInt64, (*lang.Kernels).ConvertInt64)
		integers(t, pe, k, "int", (*lang.Kernels).IntegersInt, (*lang.Kernels).ConvertInt)
		integers(t, pe, k, "uint8", (*lang.Kernels).IntegersUint8, (*lang.Kernels).ConvertUint8)
		integers(t, pe, k, "uint16", (*lang.Kernels).IntegersUint16, (*lang.Kernels).ConvertUint16)
		integers(t, pe, k, "uint32", (*lang.Kernels).IntegersUint32, (*lang.Kernels).ConvertUint32)
		integers(t, pe, k, "uint64", (*lang.Kernels).IntegersUint64, (*lang.Kernels).ConvertUint64)
		integers(t, pe, k, "uint", (*lang.Kernels).IntegersUint, (*lang.Kernels).ConvertUint)
	})
}

func integers[T lang.Integer](t *testing.T, pe *gputest.PE, k *lang.Kernels, typ string, arith integersFunc[T], convert convertFunc[T]) {
	pe.Helper()
	rnd := random(t)
	// The edges of every width, and what differs from them by one.
	var edges []T
	for w := range 64 {
		x := T(1)
		x <<= uint(w)
		edges = append(edges, x, x-1, -x)
	}
	var a, b []T
	var shifts []uint32
	add := func(x, y T) {
		a, b = append(a, x), append(b, y)
		shifts = append(shifts, rnd.Uint32N(70))
	}
	for _, x := range edges {
		for _, y := range []T{0, 1, 2, 5, edges[len(edges)-1], T(0) - 1} {
			add(x, y)
		}
	}
	for range 300 {
		x := T(rnd.Uint64())
		add(x, T(rnd.Uint64()))
		add(x, x)
		add(T(rnd.Uint64()), T(rnd.Uint64N(10)))
	}
	n := len(a)

	da, db, ds := upload(pe, a), upload(pe, b), upload(pe, shifts)
	out := zeros[T](pe, n*lang.IntegerResults)
	must(pe, arith(k, pe.Stream(), shape, out, da, db, ds))
	want := make([]T, n*lang.IntegerResults)
	for i := range n {
		lang.Integers(want[i*lang.IntegerResults:(i+1)*lang.IntegerResults], a[i], b[i], uint(shifts[i]))
	}
	compareResults(pe, typ, lang.IntegerResults, download(pe, out), want, func(i int) string {
		return fmt.Sprintf("a=%v b=%v s=%d", a[i], b[i], shifts[i])
	})

	conv, rounded := zeros[int64](pe, n*lang.ConversionResults), zeros[float64](pe, 2*n)
	must(pe, convert(k, pe.Stream(), shape, conv, rounded, da))
	wantConv, wantRounded := make([]int64, n*lang.ConversionResults), make([]float64, 2*n)
	for i := range n {
		lang.Conversions(wantConv[i*lang.ConversionResults:(i+1)*lang.ConversionResults], a[i])
		lang.Rounding(wantRounded[2*i:2*i+2], a[i])
	}
	compareResults(pe, typ+" conversions", lang.ConversionResults, download(pe, conv), wantConv, func(i int) string {
		return fmt.Sprintf("a=%v", a[i])
	})
	compareResults(pe, typ+" to float32, float64", 2, download(pe, rounded), wantRounded, func(i int) string {
		return fmt.Sprintf("a=%v", a[i])
	})
}

// compareResults compares results that come in groups of size, one group for each
// input, and names for each number of result the first input that gave a wrong
// one.
func compareResults[T comparable](pe *gputest.PE, what string, size int, got, want []T, input func(i int) string) {
	pe.Helper()
	wrong := make([]int, size)
	for i := range want {
		g, w := got[i], want[i]
		if (g == w || g != g && w != w) && zeroSign(g) == zeroSign(w) {
			continue
		}
		if wrong[i%size]++; wrong[i%size] == 1 {
			pe.Errorf("%s: result %d for %s is %v, want %v", what, i%size, input(i/size), g, w)
		}
	}
	for r, n := range wrong {
		if n > 1 {
			pe.Errorf("%s: result %d is wrong for %d inputs", what, r, n)
		}
	}
}

type floatsFunc[T lang.Float] func(k *lang.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, out, a, b gpurt.DeviceSlice[T]) error

type toIntsFunc[T lang.Float] func(k *lang.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, out gpurt.DeviceSlice[int64], a gpurt.DeviceSlice[T]) error

// TestFloats compares arithmetic, comparison and conversion of floating-point
// numbers with native Go, bit for bit.
func TestFloats(t *testing.T) {
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		k := loadLang(pe)
		floats(t, pe, k, "float32", (*lang.Kernels).FloatsFloat32, (*lang.Kernels).ToIntsFloat32)
		floats(t, pe, k, "float64", (*lang.Kernels).FloatsFloat64, (*lang.Kernels).ToIntsFloat64)
	})
}

// floatInputs are pairs of special and of random numbers.
func floatInputs[T lang.Float](t *testing.T) (a, b []T) {
	rnd := random(t)
	special := []float64{0, math.Copysign(0, -1), 1, -1, 0.1, 1.5, -2.5, 3, 1e-40, -1e-40, 1e-310, 16777217, 1e9, 1e30, -1e30,
		math.MaxFloat32, math.MaxFloat64, math.SmallestNonzeroFloat32, math.SmallestNonzeroFloat64, math.Inf(1), math.Inf(-1), math.NaN()}
	for _, x := range special {
		for _, y := range special {
			a, b = append(a, T(x)), append(b, T(y))
		}
	}
	for range 500 {
		a = append(a, T(rnd.NormFloat64()*100))
		b = append(b, T(math.Exp(rnd.NormFloat64()*10)))
	}
	return a, b
}

func floats[T lang.Float](t *testing.T, pe *gputest.PE, k *lang.Kernels, typ string, arith floatsFunc[T], toInts toIntsFunc[T]) {
	pe.Helper()
	a, b := floatInputs[T](t)
	n := len(a)
	out := zeros[T](pe, n*lang.FloatResults)
	must(pe, arith(k, pe.Stream(), shape, out, upload(pe, a), upload(pe, b)))
	want := make([]T, n*lang.FloatResults)
	for i := range n {
		lang.Floats(want[i*lang.FloatResults:(i+1)*lang.FloatResults], a[i], b[i])
	}
	compareResults(pe, typ, lang.FloatResults, download(pe, out), want, func(i int) string {
		return fmt.Sprintf("a=%v b=%v", a[i], b[i])
	})

	// What truncation keeps within an int8, where Go defines the result.
	rnd := random(t)
	small := []T{0, T(math.Copysign(0, -1)), 0.99, -0.99, 127, -128, 126.999, -127.5}
	for range 500 {
		small = append(small, T(rnd.Float64()*254-127))
	}
	ints := zeros[int64](pe, len(small)*lang.FloatToIntResults)
	must(pe, toInts(k, pe.Stream(), shape, ints, upload(pe, small)))
	wantInts := make([]int64, len(small)*lang.FloatToIntResults)
	for i, x := range small {
		lang.FloatToInts(wantInts[i*lang.FloatToIntResults:(i+1)*lang.FloatToIntResults], x)
	}
	compareResults(pe, typ+" to integers", lang.FloatToIntResults, download(pe, ints), wantInts, func(i int) string {
		return fmt.Sprintf("a=%v", small[i])
	})
}

// TestStdMath compares functions of package math that are exact.
func TestStdMath(t *testing.T) {
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		k := loadLang(pe)
		x, y := floatInputs[float64](t)
		out := zeros[float64](pe, len(x)*lang.StdMathResults)
		must(pe, k.StdMathKernel(pe.Stream(), shape, out, upload(pe, x), upload(pe, y)))
		want := make([]float64, len(x)*lang.StdMathResults)
		for i := range x {
			lang.StdMath(want[i*lang.StdMathResults:(i+1)*lang.StdMathResults], x[i], y[i])
		}
		compareResults(pe, "math", lang.StdMathResults, download(pe, out), want, func(i int) string {
			return fmt.Sprintf("x=%v y=%v", x[i], y[i])
		})
	})
}

// TestSpecialValues applies every math function to all pairs of special values:
// zeros, infinities, NaN, and the numbers at the ends of the ranges.
func TestSpecialValues(t *testing.T) {
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		k, err := special.LoadKernels(pe.PE)
		must(pe, err)
		specialValues(pe, "float32", special.GPUNames[:], k.GPUFloat32, special.GPU, 1e-5)
		specialValues(pe, "float64", special.GPUNames[:], k.GPUFloat64, special.GPU, 1e-12)
		specialValues(pe, "math", special.StdNames[:], k.StdFloat64, special.Std, 1e-12)
	})
}

func specialValues[T special.Float](pe *gputest.PE, what string, names []string,
	launch func(s *gpurt.Stream, cfg gpurt.LaunchConfig, out, x, y gpurt.DeviceSlice[T]) error, native func(out []T, x, y T), tolerance float64) {
	pe.Helper()
	var x, y []T
	for _, a := range special.Values[T]() {
		for _, b := range special.Values[T]() {
			x, y = append(x, a), append(y, b)
		}
	}
	n := len(names)
	out := zeros[T](pe, len(x)*n)
	must(pe, launch(pe.Stream(), shape, out, upload(pe, x), upload(pe, y)))
	got, want := download(pe, out), make([]T, n)
	wrong := make([]int, n)
	for i := range x {
		native(want, x[i], y[i])
		for r, name := range names {
			if g := got[i*n+r]; !special.Same(name, x[i], y[i], g, want[r], tolerance) {
				if wrong[r]++; wrong[r] <= 3 {
					pe.Errorf("%s: %s of x=%g y=%g is %g, want %g", what, name, x[i], y[i], g, want[r])
				}
			}
		}
	}
	for r, count := range wrong {
		if count > 3 {
			pe.Errorf("%s: %s is wrong for %d pairs", what, names[r], count)
		}
	}
}

// TestBits compares math/bits.
func TestBits(t *testing.T) {
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		k := loadLang(pe)
		rnd := random(t)
		x, y := []uint64{0, 1, math.MaxUint64, 1 << 63}, []uint64{0, 64, 127, 31}
		for w := range 500 {
			x = append(x, rnd.Uint64()>>(w%64))
			y = append(y, rnd.Uint64()>>(w/8))
		}
		out := zeros[uint64](pe, len(x)*lang.BitsResults)
		must(pe, k.BitsKernel(pe.Stream(), shape, out, upload(pe, x), upload(pe, y)))
		want := make([]uint64, len(x)*lang.BitsResults)
		for i := range x {
			lang.Bits(want[i*lang.BitsResults:(i+1)*lang.BitsResults], x[i], y[i])
		}
		compareResults(pe, "bits", lang.BitsResults, download(pe, out), want, func(i int) string {
			return fmt.Sprintf("x=%#x y=%#x", x[i], y[i])
		})
	})
}

// TestMath compares the functions of package gpu with those of package math in
// double precision.
func TestMath(t *testing.T) {
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		k := loadLang(pe)
		mathFunctions(t, pe, k, "float32", (*lang.Kernels).MathFloat32, 4e-6)
		mathFunctions(t, pe, k, "float64", (*lang.Kernels).MathFloat64, 1e-13)
	})
}

func mathFunctions[T lang.Float](t *testing.T, pe *gputest.PE, k *lang.Kernels, typ string, launch floatsFunc[T], tolerance float64) {
	pe.Helper()
	rnd := random(t)
	x := []T{0, T(math.Copysign(0, -1)), 1, -1, 0.5, -0.5, 1.5, 2.5, -2.5, 1e-6, 100}
	y := []T{0, 0, 1, 1, -1, 2, T(math.Copysign(0, -1)), 3, 4, 1e-3, -100}
	for range 500 {
		x = append(x, T(rnd.NormFloat64()*20))
		y = append(y, T(rnd.NormFloat64()*3))
	}
	out := zeros[T](pe, len(x)*lang.MathResults)
	must(pe, launch(k, pe.Stream(), shape, out, upload(pe, x), upload(pe, y)))
	got := download(pe, out)
	want := make([]float64, len(got))
	for i := range x {
		group := want[i*lang.MathResults : (i+1)*lang.MathResults]
		// Arguments as the kernel rounded them.
		lang.WantMath(group, float64(x[i]), float64(y[i]), float64(got[i*lang.MathResults+40]), float64(got[i*lang.MathResults+41]))
	}
	near(pe, func(i int) string {
		return fmt.Sprintf("%s: result %d of x=%v y=%v", typ, i%lang.MathResults, x[i/lang.MathResults], y[i/lang.MathResults])
	}, got, want, tolerance)
}

// TestData compares a program over slices, arrays, structs and pointers.
func TestData(t *testing.T) {
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		k := loadLang(pe)
		rnd := random(t)
		const n, width = 300, 11
		in := make([]int32, n+width)
		for i := range in {
			in[i] = rnd.Int32() >> (i % 32)
		}
		out := zeros[int64](pe, n)
		must(pe, k.DataKernel(pe.Stream(), shape, out, upload(pe, in), width))
		want := make([]int64, n)
		for i := range want {
			want[i] = lang.Data(in[i : i+width])
		}
		equal(pe, "Data", download(pe, out), want)

		temps := []lang.Celsius{-40, 0, 37, 100}
		named := zeros[lang.Celsius](pe, len(temps))
		must(pe, k.NamedKernel(pe.Stream(), shape, named, upload(pe, temps)))
		equal(pe, "Fahrenheit", download(pe, named), []lang.Celsius{-40, 32, temps[2].Fahrenheit(), 212})
	})
}

// TestControl compares a program over control flow, functions, generics and
// closures.
func TestControl(t *testing.T) {
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		k := loadLang(pe)
		var in []int32
		for i := int32(-50); i < 1100; i++ {
			in = append(in, i)
		}
		in = append(in, math.MinInt32, math.MaxInt32)
		out := zeros[int64](pe, len(in))
		must(pe, k.ControlKernel(pe.Stream(), shape, out, upload(pe, in)))
		want := make([]int64, len(in))
		for i, n := range in {
			want[i] = lang.Control(n)
		}
		equal(pe, "Control", download(pe, out), want)
	})
}

// TestTables compares what a kernel reads from package variables, its own and
// those of another package.
func TestTables(t *testing.T) {
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		k := loadLang(pe)
		const n = 1500
		out, want := zeros[float64](pe, n*lang.TableResults), make([]float64, n*lang.TableResults)
		must(pe, k.Tables(pe.Stream(), shape, out))
		for x := range n {
			lang.TableSums(want[x*lang.TableResults:(x+1)*lang.TableResults], x)
		}
		compareResults(pe, "tables", lang.TableResults, download(pe, out), want, func(x int) string { return fmt.Sprintf("x=%d", x) })
	})
}

// TestLanguage compares a program over function values, iterators, assertions of
// types and values of structs and arrays.
func TestLanguage(t *testing.T) {
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		k := loadLang(pe)
		rnd := random(t)
		for range 20 {
			s := make([]int32, 40)
			for i := range s {
				s[i] = rnd.Int32N(130) - 20
			}
			out, want := zeros[int64](pe, len(s)), make([]int64, len(s))
			must(pe, k.LanguageKernel(pe.Stream(), shape, out, upload(pe, s)))
			for at := range want {
				want[at] = lang.Language(s, at)
			}
			equal(pe, "Language", download(pe, out), want)
		}
	})
}

// TestRows writes to fields of more than 2^31 elements on a GPU, and to some with
// rows so wide that the usual form of the kernel's loop does not run. The emulator,
// which runs the Go code, gets small ones.
func TestRows(t *testing.T) {
	type field struct{ w, cols, first, last int }
	fields := []field{{w: 64, cols: 60, first: 3, last: 6}, {w: 64, cols: 0, first: 0, last: 0}}
	if flag.Lookup("gpuc.backend").Value.String() == gpurt.CUDA {
		fields = append(fields, field{w: 1 << 16, cols: 300, first: 1<<15 - 1, last: 1<<15 + 1}, field{w: 1<<28 + 1, cols: 200, first: 1, last: 2})
	}
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		k, err := lang.LoadKernels(pe.PE)
		must(pe, err)
		for _, f := range fields {
			all, err := gpurt.Alloc[uint8](pe.PE, f.last*f.w+max(f.cols, 1))
			must(pe, err)
			must(pe, all.Zero(pe.Stream()))
			must(pe, k.Rows(pe.Stream(), gpurt.Grid(3).Block(128), all, f.w, f.cols, f.first, f.last))
			for y := max(f.first-1, 0); y <= f.last; y++ {
				want := make([]uint8, f.cols)
				for x := range want {
					if y >= f.first {
						want[x] = lang.RowValue(x, y)
					}
				}
				row := all.Slice(y*f.w, y*f.w+f.cols)
				equal(pe, fmt.Sprintf("row %d of %+v", y, f), download(pe, row), want)
			}
			must(pe, all.Free())
		}
	})
}

func TestNeighbours(t *testing.T) {
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		k, err := lang.LoadKernels(pe.PE)
		must(pe, err)
		for _, f := range []struct{ w, h int }{{50, 9}, {3, 3}, {2, 5}, {1, 1}, {70, 2}} {
			src := make([]int32, f.w*f.h)
			want := make([]int32, len(src))
			for i := range src {
				src[i] = int32(i*i%97 - 40)
			}
			for y := 1; y < f.h-1; y++ {
				for x := 1; x < f.w-1; x++ {
					i := y*f.w + x
					want[i] = src[i-1] + src[i+1] + src[i-f.w] + src[i+f.w]
				}
			}
			from, to := upload(pe, src), zeros[int32](pe, len(src))
			must(pe, k.Neighbours(pe.Stream(), gpurt.Grid(3).Block(32), to, from, f.w, f.h))
			equal(pe, fmt.Sprintf("neighbours in %+v", f), download(pe, to), want)
		}
	})
}
