package emurpc

import (
	"errors"
	"reflect"
	"testing"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
)

func some(*gpu.Thread, int32) {}

func getSome() any { return some }

func TestFunctionsAreFoundByTheirPlace(t *testing.T) {
	r := codeOf(getSome)
	f, err := r.function()
	if err != nil || reflect.ValueOf(f()).Pointer() != reflect.ValueOf(some).Pointer() {
		t.Fatalf("%+v: %v", r, err)
	}
	for name, other := range map[string]codeRef{
		"another name":        {r.Name + "x", r.Offset},
		"inside the function": {r.Name, r.Offset + 1},
		"outside the program": {r.Name, 1 << 40},
	} {
		if _, err := other.function(); !errors.Is(err, errOtherProgram) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestKernelsThatDoNotFit(t *testing.T) {
	place := codeOf(getSome)
	scalar := func(size int) []manifest.Param {
		return []manifest.Param{{Name: "n", Kind: manifest.Scalar, Size: size}}
	}
	for name, test := range map[string]struct {
		params []manifest.Param
		f      codeRef
		buffer int
		want   string
	}{
		"no function":   {scalar(4), codeRef{}, 4, "the generated files do not say which function it is, as emulated PEs in several processes need; run gpuc generate"},
		"other number":  {nil, place, 0, "its function is a func(*gpu.Thread, int32); run gpuc generate"},
		"other size":    {scalar(8), place, 8, "parameter n: " + errOtherKernel.Error()},
		"other kind":    {[]manifest.Param{{Name: "n", Kind: manifest.Slice, Size: 4}}, place, 16, "parameter n: " + errOtherKernel.Error()},
		"no struct":     {[]manifest.Param{{Name: "n", Kind: manifest.Struct}}, place, 0, "parameter n: " + errOtherKernel.Error()},
		"too few bytes": {scalar(4), place, 3, "3 bytes of parameters, and it takes 4; run gpuc generate"},
		"what is right": {scalar(4), place, 4, ""},
	} {
		k, err := newKernel(&manifest.Kernel{Name: "some", Params: test.params}, test.f, false)
		if err == nil {
			_, err = k.bind(&served{}, make([]byte, test.buffer))
		}
		got := ""
		if err != nil {
			got = err.Error()
		}
		if got != test.want {
			t.Errorf("%s: error %q, want %q", name, got, test.want)
		}
	}
}
