package shmem

import (
	"reflect"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/dsl/gpu"
)

func TestWordsOfTypes(t *testing.T) {
	type inner struct {
		A int8
		B [2]gpu.BFloat16
	}
	type words [][2]uintptr
	for _, c := range []struct {
		v    any
		want words
	}{
		{int16(0), words{{0, 2}}},
		{false, words{{0, 1}}},
		{gpu.Float16{}, words{{0, 2}}},
		{gpu.Vec4[float64]{}, words{{0, 8}, {8, 8}, {16, 8}, {24, 8}}},
		{struct{}{}, nil},
		{[0]int64{}, nil},
		{[3]float32{}, words{{0, 4}, {4, 4}, {8, 4}}},
		{struct {
			_  [0]int64
			A  uint8
			_  uint16
			In [2]inner
			B  float64
		}{}, words{{0, 1}, {2, 2}, {4, 1}, {6, 2}, {8, 2}, {10, 1}, {12, 2}, {14, 2}, {16, 8}}},
	} {
		var got words
		eachWord(reflect.TypeOf(c.v), 0, func(at, n uintptr) { got = append(got, [2]uintptr{at, n}) })
		if d := cmp.Diff(c.want, got); d != "" {
			t.Errorf("%T (-want +got):\n%s", c.v, d)
		}
	}
}
