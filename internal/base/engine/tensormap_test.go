package engine

import (
	"testing"
	"unsafe"

	"github.com/google/go-cmp/cmp"
)

func TestTensorMapsAreReadFromTheirWords(t *testing.T) {
	var memory [4]uint64
	base := unsafe.Pointer(&memory)
	for name, m := range map[string]TensorMap{
		"one dimension": {Base: base, Elem: 1, Type: 0, Dims: []int{7}, Strides: []int{1}, Box: []int{16}},
		"largest": {Base: base, Elem: 8, Type: 9, Dims: []int{1 << 32, 2, 3, 4, 5}, Strides: []int{8, 1 << 36, 1 << 37, 1 << 38, 1 << 39},
			Box: []int{256, 256, 256, 256, 256}, Span: 128, FillNaN: true},
	} {
		got, ok := ReadTensorMap(m.Words(), func(p uintptr) unsafe.Pointer {
			if p != uintptr(base) {
				t.Errorf("%s: base %#x", name, p)
			}
			return base
		})
		if !ok {
			t.Fatalf("%s is not read", name)
		}
		if diff := cmp.Diff(m, *got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
	if _, ok := ReadTensorMap([TensorMapWords]uint64{}, nil); ok {
		t.Error("words of zero are a map")
	}
}
