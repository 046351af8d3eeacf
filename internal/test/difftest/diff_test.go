package difftest

import (
	"context"
	"encoding/binary"
	"fmt"
	"math"
	"math/rand/v2"
	"reflect"
	"runtime"
	"strings"
	"sync"
	"testing"
	"unsafe"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/compiler"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/test/chaintest"
	"github.com/gpuc-go/gpuc/internal/test/irexec"
)

// device is this package's kernels, compiled.
type device struct {
	mod   *irexec.Module
	sites []fault.Site
}

// compiled are the kernels, compiled once for all tests.
var compiled struct {
	once sync.Once
	dev  *device
	err  error
}

func compile(t *testing.T) *device {
	t.Helper()
	tc := chaintest.Toolchain(t, toolchain.Execute)
	compiled.once.Do(func() { compiled.dev, compiled.err = newDevice(tc) })
	if compiled.err != nil {
		t.Fatal(compiled.err)
	}
	return compiled.dev
}

func newDevice(tc *toolchain.Toolchain) (*device, error) {
	lib, err := irexec.Open(tc.Path(toolchain.LLVMLite), tc.Path(toolchain.Libdevice))
	if err != nil {
		return nil, err
	}
	lib.Optimize = true
	pkg, err := compiler.Compile(context.Background(), compiler.Options{Config: manifest.Config{StrictFP: true}, Verify: true})
	if err != nil {
		return nil, err
	}
	if err := pkg.Diags.Err(); err != nil {
		return nil, err
	}
	mod, err := lib.Load(pkg.IR)
	if err != nil {
		return nil, err
	}
	return &device{mod, pkg.Manifest.Sites}, nil
}

// run launches a kernel on 3 blocks of 5 threads.
func (d *device) run(t *testing.T, kernel string, args ...any) *fault.Record {
	t.Helper()
	var pin runtime.Pinner
	defer pin.Unpin()
	rec, err := d.mod.Run(kernel, [3]int{3, 1, 1}, [3]int{5, 1, 1}, pack(&pin, args))
	if err != nil {
		t.Fatal(err)
	}
	return rec
}

// pack lays out arguments as manifest.Kind says.
func pack(pin *runtime.Pinner, args []any) []byte {
	var b []byte
	align := func(n int) {
		for len(b)%n != 0 {
			b = append(b, 0)
		}
	}
	for _, a := range args {
		v := reflect.ValueOf(a)
		switch v.Kind() {
		case reflect.Slice:
			align(8)
			p := unsafe.Pointer(nil)
			if v.Len() > 0 {
				p = v.UnsafePointer()
				pin.Pin(p)
			}
			b = binary.LittleEndian.AppendUint64(b, uint64(uintptr(p)))
			b = binary.LittleEndian.AppendUint64(b, uint64(v.Len()))
		case reflect.Int:
			align(8)
			b = binary.LittleEndian.AppendUint64(b, uint64(v.Int()))
		default:
			panic(fmt.Sprintf("cannot pass a %s", v.Kind()))
		}
	}
	return b
}

// elements is the number of inputs of one comparison; it is no multiple of the
// number of threads.
const elements = 301

func rng() *rand.Rand { return rand.New(rand.NewPCG(1, 2)) }

// someInts returns random integers, with many at the edges of the type.
func someInts[T integer](r *rand.Rand) []T {
	var zero T
	bits := 8 * int(unsafe.Sizeof(zero))
	s := make([]T, elements)
	for i := range s {
		switch r.IntN(4) {
		case 0:
			s[i] = T(1) << r.IntN(bits)
		case 1:
			s[i] = T(1)<<r.IntN(bits) - 1
		case 2:
			s[i] = T(r.IntN(20)) - 10
		default:
			s[i] = T(r.Uint64())
		}
	}
	// Every pair of edges meets below, where b is a rotated by a varying step.
	copy(s, []T{0, 1, ^T(0), T(1) << (bits - 1), T(1)<<(bits-1) - 1})
	return s
}

func counts(r *rand.Rand) []uint64 {
	s := make([]uint64, elements)
	for i := range s {
		switch r.IntN(3) {
		case 0:
			s[i] = r.Uint64()
		case 1:
			s[i] = 1 << r.IntN(64)
		default:
			s[i] = uint64(r.IntN(80))
		}
	}
	return s
}

func compareInts[T integer](t *testing.T, d *device, kernel string) {
	t.Run(kernel, func(t *testing.T) {
		r := rng()
		a, b, s := someInts[T](r), someInts[T](r), counts(r)
		for i := range b {
			if b[i] == 0 {
				b[i] = ^T(0)
			}
		}
		a[0], b[0] = a[3], ^T(0) // the smallest by -1
		want, got := make([]T, elements*intResults), make([]T, elements*intResults)
		for i := range a {
			intOps(a[i], b[i], s[i], want[i*intResults:(i+1)*intResults])
		}
		if rec := d.run(t, kernel, a, b, s, got); rec != nil {
			t.Fatalf("failed: %+v", rec)
		}
		for i := range want {
			if want[i] != got[i] {
				e := i / intResults
				t.Errorf("result %d of (%d, %d, shift %d): natively %d, compiled %d", i%intResults, a[e], b[e], s[e], want[i], got[i])
			}
		}
	})
}

func TestIntegers(t *testing.T) {
	d := compile(t)
	compareInts[int8](t, d, "IntsInt8")
	compareInts[int16](t, d, "IntsInt16")
	compareInts[int32](t, d, "IntsInt32")
	compareInts[int64](t, d, "IntsInt64")
	compareInts[int](t, d, "IntsInt")
	compareInts[uint8](t, d, "IntsUint8")
	compareInts[uint16](t, d, "IntsUint16")
	compareInts[uint32](t, d, "IntsUint32")
	compareInts[uint64](t, d, "IntsUint64")
}

func compareConv[T integer](t *testing.T, d *device, kernel string) {
	t.Run(kernel, func(t *testing.T) {
		a := someInts[T](rng())
		want, got := make([]uint64, elements*convResults), make([]uint64, elements*convResults)
		for i := range a {
			convOps(a[i], want[i*convResults:(i+1)*convResults])
		}
		if rec := d.run(t, kernel, a, got); rec != nil {
			t.Fatalf("failed: %+v", rec)
		}
		for i := range want {
			if want[i] != got[i] {
				t.Errorf("result %d of %d: natively %#x, compiled %#x", i%convResults, a[i/convResults], want[i], got[i])
			}
		}
	})
}

func TestConversions(t *testing.T) {
	d := compile(t)
	compareConv[int8](t, d, "ConvInt8")
	compareConv[int16](t, d, "ConvInt16")
	compareConv[int32](t, d, "ConvInt32")
	compareConv[int64](t, d, "ConvInt64")
	compareConv[uint8](t, d, "ConvUint8")
	compareConv[uint16](t, d, "ConvUint16")
	compareConv[uint32](t, d, "ConvUint32")
	compareConv[uint64](t, d, "ConvUint64")
	compareTruncs[float32](t, d, "TruncsFloat32")
	compareTruncs[float64](t, d, "TruncsFloat64")
}

func compareTruncs[T float32 | float64](t *testing.T, d *device, kernel string) {
	t.Run(kernel, func(t *testing.T) {
		r := rng()
		a := make([]T, elements)
		for i := range a {
			a[i] = T(r.Float64() * 127)
		}
		want, got := make([]int64, elements*truncResults), make([]int64, elements*truncResults)
		for i := range a {
			truncOps(a[i], want[i*truncResults:(i+1)*truncResults])
		}
		if rec := d.run(t, kernel, a, got); rec != nil {
			t.Fatalf("failed: %+v", rec)
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("-native +compiled:\n%s", diff)
		}
	})
}

func compareFloats[T float32 | float64](t *testing.T, d *device, kernel string, inputs func(r *rand.Rand) T) {
	t.Run(kernel, func(t *testing.T) {
		r := rng()
		a, b, c := make([]T, elements), make([]T, elements), make([]T, elements)
		for i := range a {
			a[i], b[i], c[i] = inputs(r), inputs(r), inputs(r)
		}
		want, got := make([]T, elements*floatResults), make([]T, elements*floatResults)
		for i := range a {
			floatOps(a[i], b[i], c[i], want[i*floatResults:(i+1)*floatResults])
		}
		if rec := d.run(t, kernel, a, b, c, got); rec != nil {
			t.Fatalf("failed: %+v", rec)
		}
		for i := range want {
			same := math.Float64bits(float64(want[i])) == math.Float64bits(float64(got[i]))
			if bothNaN := want[i] != want[i] && got[i] != got[i]; !same && !bothNaN {
				e := i / floatResults
				t.Errorf("result %d of (%g, %g, %g): natively %g, compiled %g", i%floatResults, a[e], b[e], c[e], want[i], got[i])
			}
		}
	})
}

var specials = []float64{0, math.Copysign(0, -1), 1, -1, 0.5, -0.5, 1.5, 2.5, math.Inf(1), math.Inf(-1), math.NaN(), math.MaxFloat32, math.SmallestNonzeroFloat64, 1 << 53}

func TestFloats(t *testing.T) {
	d := compile(t)
	compareFloats(t, d, "FloatsFloat32", func(r *rand.Rand) float32 {
		switch r.IntN(3) {
		case 0:
			return float32(specials[r.IntN(len(specials))])
		case 1:
			return math.Float32frombits(r.Uint32())
		}
		return float32(r.NormFloat64() * 10)
	})
	compareFloats(t, d, "FloatsFloat64", func(r *rand.Rand) float64 {
		switch r.IntN(3) {
		case 0:
			return specials[r.IntN(len(specials))]
		case 1:
			return math.Float64frombits(r.Uint64())
		}
		return r.NormFloat64() * 10
	})
}

func compareMath[T float32 | float64](t *testing.T, d *device, kernel string, tolerance float64) {
	t.Run(kernel, func(t *testing.T) {
		r := rng()
		x, y := make([]T, elements), make([]T, elements)
		for i := range x {
			x[i], y[i] = T(r.Float64()), T(1+2*r.Float64())
		}
		want, got := make([]T, elements*mathResults), make([]T, elements*mathResults)
		for i := range x {
			mathOps(x[i], y[i], want[i*mathResults:(i+1)*mathResults])
		}
		if rec := d.run(t, kernel, x, y, got); rec != nil {
			t.Fatalf("failed: %+v", rec)
		}
		for i := range want {
			w, g := float64(want[i]), float64(got[i])
			if w != g && !(math.Abs(w-g) <= tolerance*max(1, math.Abs(w))) {
				e := i / mathResults
				t.Errorf("result %d of (%g, %g): natively %g, compiled %g", i%mathResults, x[e], y[e], w, g)
			}
		}
	})
}

func TestMath(t *testing.T) {
	d := compile(t)
	compareMath[float32](t, d, "MathFloat32", 1e-6)
	compareMath[float64](t, d, "MathFloat64", 1e-14)
}

func TestBits(t *testing.T) {
	d := compile(t)
	r := rng()
	a, b := someInts[uint64](r), someInts[uint64](r)
	want, got := make([]uint64, elements*bitResults), make([]uint64, elements*bitResults)
	for i := range a {
		bitOps(a[i], b[i], want[i*bitResults:(i+1)*bitResults])
	}
	if rec := d.run(t, "Bits", a, b, got); rec != nil {
		t.Fatalf("failed: %+v", rec)
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("-native +compiled:\n%s", diff)
	}
}

func TestStructs(t *testing.T) {
	d := compile(t)
	r := rng()
	x := someInts[int32](r)
	want := make([]record, elements)
	for i := range want {
		want[i] = record{id: uint8(i), in: inner{flag: i%3 == 0, n: int16(i), v: [3]float32{1, float32(i), 3}}, total: int64(i)}
		for j := range want[i].grid {
			for k := range want[i].grid[j] {
				want[i].grid[j][k] = r.Int32()
			}
		}
	}
	got := append([]record(nil), want...)
	for i := range want {
		structOps(want, i, x[i])
	}
	if rec := d.run(t, "Structs", got, x); rec != nil {
		t.Fatalf("failed: %+v", rec)
	}
	if diff := cmp.Diff(want, got, cmp.AllowUnexported(record{}, inner{})); diff != "" {
		t.Errorf("-native +compiled:\n%s", diff)
	}
}

func TestSlices(t *testing.T) {
	d := compile(t)
	r := rng()
	s := someInts[int32](r)[:20]
	s = s[:20:20]
	lo, hi := make([]int, elements), make([]int, elements)
	for i := range lo {
		hi[i] = r.IntN(len(s) + 1)
		lo[i] = r.IntN(hi[i] + 1)
	}
	want, got := make([]int64, elements*sliceResults), make([]int64, elements*sliceResults)
	for i := range lo {
		sliceOps(s, lo[i], hi[i], want[i*sliceResults:(i+1)*sliceResults])
	}
	if rec := d.run(t, "Slices", s, lo, hi, got); rec != nil {
		t.Fatalf("failed: %+v at %+v", rec, d.sites[rec.Site])
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("-native +compiled:\n%s", diff)
	}
}

func TestControlFlow(t *testing.T) {
	d := compile(t)
	r := rng()
	n, x := make([]int, elements), make([]uint32, elements)
	for i := range n {
		n[i], x[i] = r.IntN(21), r.Uint32N(200)
	}
	want, got := make([]int64, elements*controlResults), make([]int64, elements*controlResults)
	for i := range n {
		controlOps(n[i], x[i], want[i*controlResults:(i+1)*controlResults])
	}
	if rec := d.run(t, "Control", n, x, got); rec != nil {
		t.Fatalf("failed: %+v at %+v", rec, d.sites[rec.Site])
	}
	for i := range want {
		if want[i] != got[i] {
			t.Errorf("result %d of (%d, %d): natively %d, compiled %d", i%controlResults, n[i/controlResults], x[i/controlResults], want[i], got[i])
		}
	}
}

// TestFailures compares every kind of failed check with the panic of the same
// function run natively, and what does not fail with its result.
func TestFailures(t *testing.T) {
	d := compile(t)
	s := []int32{1, 2, 3, 4, 5, 6}
	for how := range 14 {
		for _, i := range []int{-1 << 63, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 1 << 40} {
			t.Run(fmt.Sprintf("%d with %d", how, i), func(t *testing.T) {
				want, got := make([]int64, 2), make([]int64, 2)
				wantErr := panicOf(func() { failOps(how, s, i, want) })
				gotErr := ""
				if rec := d.run(t, "Fails", how, s, i, got); rec != nil {
					site := d.sites[rec.Site]
					gotErr = fault.Message(site.Kind, site.Text, rec.Values[0], rec.Values[1])
					if site.File != "difftest/control.go" || site.Line < 150 || site.Func != "failOps" {
						t.Errorf("failed at %s:%d in %s", site.File, site.Line, site.Func)
					}
				}
				if wantErr != gotErr {
					t.Errorf("natively %q, compiled %q", wantErr, gotErr)
				}
				if wantErr == "" {
					if diff := cmp.Diff(want, got); diff != "" {
						t.Errorf("-native +compiled:\n%s", diff)
					}
				}
			})
		}
	}
}

// panicOf returns the text of f's panic as fault.Message words it, or "".
func panicOf(f func()) (text string) {
	defer func() {
		switch r := recover().(type) {
		case nil:
		case runtime.Error:
			text = strings.TrimPrefix(r.Error(), "runtime error: ")
		default:
			text = fmt.Sprintf("panic: %v", r)
		}
	}()
	f()
	return ""
}
