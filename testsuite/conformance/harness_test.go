// Package conformance_test checks that kernels do on a back end what Go and the
// specification of NVSHMEM say: every operation of internal/base/op's table at every
// scope and element type (package comm), Go as kernels may use it (package lang),
// and the errors of kernels that fail (package faults). The emulator is the back
// end unless -gpuc.backend says otherwise:
//
//	go test ./testsuite/conformance -gpuc.backend=cuda -gpuc.np=2
package conformance_test

import (
	"context"
	"math"
	"math/rand/v2"
	"reflect"
	"testing"
	"unsafe"

	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/base/race"
	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
)

// must ends the test unless err is nil.
func must(pe *gputest.PE, err error) {
	pe.Helper()
	if err != nil {
		pe.Fatalf("%v", err)
	}
}

// upload returns device memory that holds vals.
func upload[T any](pe *gputest.PE, vals []T) *gpurt.Buffer[T] {
	pe.Helper()
	b, err := gpurt.AllocFrom(pe.PE, vals)
	must(pe, err)
	return b
}

// zeros returns device memory of n zeros.
func zeros[T any](pe *gputest.PE, n int) *gpurt.Buffer[T] {
	pe.Helper()
	b, err := gpurt.Alloc[T](pe.PE, n)
	must(pe, err)
	return b
}

// symmetric returns symmetric memory of n zeros.
func symmetric[T shmem.Elem](pe *gputest.PE, n int) *gpurt.SymBuffer[T] {
	pe.Helper()
	b, err := gpurt.AllocSym[T](pe.PE, n)
	must(pe, err)
	return b
}

// hostCopier is device memory that can be read.
type hostCopier[T any] interface {
	Len() int
	CopyTo(ctx context.Context, dst []T) error
}

// download returns the content of device memory, after the work of the PE's
// stream.
func download[T any](pe *gputest.PE, b hostCopier[T]) []T {
	pe.Helper()
	vals := make([]T, b.Len())
	must(pe, b.CopyTo(pe.Context(), vals))
	return vals
}

// meet waits until every PE is here with its stream's work done.
func meet(pe *gputest.PE) {
	pe.Helper()
	must(pe, pe.Stream().Sync(pe.Context()))
	must(pe, pe.Barrier(pe.Context()))
}

// fewer reports whether a test takes some of its cases: with -short, and in a build with
// -race, where all would take minutes.
func fewer() bool { return race.Enabled || testing.Short() }

// forRace returns list, in a build with -race its first n entries. They are lengths and
// places of operations, which make no difference to the race detector.
func forRace[T any](n int, list []T) []T {
	if race.Enabled {
		return list[:n]
	}
	return list
}

// element returns a value that is different for different seeds as far as T can
// tell them apart.
func element[T shmem.Elem](seed uint64) T {
	var x T
	setElement(reflect.ValueOf(&x).Elem(), seed)
	return x
}

// setElement sets v, which may be a part of an element.
func setElement(v reflect.Value, seed uint64) {
	h := seed * 0x9e3779b97f4a7c15
	h = (h ^ h>>29) >> 8
	switch {
	case v.CanInt():
		v.SetInt(int64(h))
	case v.CanUint():
		v.SetUint(h)
	case v.CanFloat():
		v.SetFloat(float64(h))
	case v.Kind() == reflect.Bool:
		v.SetBool(h&1 != 0)
	case v.Kind() == reflect.Array:
		for i := range v.Len() {
			setElement(v.Index(i), h+uint64(i))
		}
	case v.NumField() > 1:
		for i := range v.NumField() {
			setElement(v.Field(i), h+uint64(i))
		}
	default: // a number of package gpu, by its bits, which stand for no NaN
		bytes := unsafe.Slice((*byte)(v.Addr().UnsafePointer()), v.Type().Size())
		for i := range bytes {
			bytes[i] = byte(h>>(8*i)) &^ 0x40
		}
	}
}

// elements returns n different values.
func elements[T shmem.Elem](seed uint64, n int) []T {
	v := make([]T, n)
	for i := range v {
		v[i] = element[T](seed<<20 + uint64(i) + 1)
	}
	return v
}

// fill returns n times x.
func fill[T any](n int, x T) []T {
	v := make([]T, n)
	for i := range v {
		v[i] = x
	}
	return v
}

// equal fails the test at the first element at which got and want differ. NaN
// equals NaN, and 0 is not -0.
func equal[T comparable](pe *gputest.PE, what string, got, want []T) {
	pe.Helper()
	if len(got) != len(want) {
		pe.Fatalf("%s: %d elements, want %d", what, len(got), len(want))
	}
	for i, w := range want {
		if g := got[i]; g != w && (g == g || w == w) || zeroSign(g) != zeroSign(w) {
			pe.Errorf("%s: element %d is %v, want %v", what, i, got[i], w)
			return
		}
	}
}

// zeroSign tells 0 from -0.
func zeroSign[T comparable](x T) bool {
	switch x := any(x).(type) {
	case float32:
		return x == 0 && math.Signbit(float64(x))
	case float64:
		return x == 0 && math.Signbit(x)
	}
	return false
}

// near fails the test at the first element of got that differs from want by more
// than tolerance, relative to the larger of want and 1.
func near[T float32 | float64](pe *gputest.PE, what func(i int) string, got []T, want []float64, tolerance float64) {
	pe.Helper()
	for i, w := range want {
		g := float64(got[i])
		if g == w || math.IsNaN(g) && math.IsNaN(w) {
			continue
		}
		if d := math.Abs(g - w); !(d <= tolerance*max(math.Abs(w), 1)) {
			pe.Errorf("%s is %v, want %v", what(i), got[i], w)
			return
		}
	}
}

// random returns the source of a test's data: the same on every PE.
func random(t testing.TB) *rand.Rand {
	seed := uint64(0)
	for _, c := range t.Name() {
		seed = seed*31 + uint64(c)
	}
	return rand.New(rand.NewPCG(seed, 1))
}

var scopeNames = []string{"thread", "warp", "block"}

// hostAddr returns the address of host memory.
func hostAddr[T any](s []T) uintptr { return uintptr(unsafe.Pointer(unsafe.SliceData(s))) }
