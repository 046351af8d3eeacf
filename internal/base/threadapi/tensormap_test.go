package threadapi

import (
	"testing"
	"unsafe"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/base/fault"
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

// Boxes begin at multiples of 16 bytes, and those that are stored at no negative coordinate.
func TestBoxesThatAGPUMoves(t *testing.T) {
	for _, tt := range []struct {
		name  string
		elem  uintptr
		at    []int
		store bool
		want  *fault.Failure
	}{
		{"load", 4, []int{36, 8}, false, nil},
		{"load before the tensor", 4, []int{-12, -5}, false, nil},
		{"load between chunks", 4, []int{90, 33}, false, &fault.Failure{Kind: fault.BoxChunk, Text: "F", V0: 90, V1: 4}},
		{"load between chunks before the tensor", 4, []int{-31, 39}, false, &fault.Failure{Kind: fault.BoxChunk, Text: "F", V0: -31, V1: 4}},
		{"load of bytes", 1, []int{8, 0}, false, &fault.Failure{Kind: fault.BoxChunk, Text: "F", V0: 8, V1: 16}},
		{"load of words", 8, []int{2, 1, 1}, false, nil},
		{"store", 2, []int{8, 3, 0, 0, 7}, true, nil},
		{"store between chunks", 2, []int{4, 0}, true, &fault.Failure{Kind: fault.BoxChunk, Text: "F", V0: 4, V1: 8}},
		{"store before the last dimension", 2, []int{-8, 0}, true, &fault.Failure{Kind: fault.BoxNegative, Text: "F", V0: 1, V1: -8}},
		{"store before the first dimension", 8, []int{0, 0, -1}, true, &fault.Failure{Kind: fault.BoxNegative, Text: "F", V0: 0, V1: -1}},
	} {
		m := TensorMap{Elem: tt.elem}
		if diff := cmp.Diff(tt.want, m.Misplaced("F", tt.at, tt.store)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", tt.name, diff)
		}
	}
}
