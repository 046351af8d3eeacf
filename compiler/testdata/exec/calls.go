package exec

import (
	"cmp"
	"slices"

	"github.com/gpuc-go/gpuc/dsl/gpu"
)

//gpu:kernel
func Library(t *gpu.Thread, in, out []int64) {
	out[0] = slices.Max(in[:5])
	out[1] = int64(slices.Index(in, 2))
	out[2] = int64(cmp.Compare(in[0], in[1]))
	copy(out[3:8], in)
	slices.Reverse(out[3:8])
	if slices.Contains(in, 3) {
		out[8] = 1
	}
	if slices.Equal(in[:2], in[2:4]) {
		out[8] += 2
	}
}

func (c celsius) plus() int64 { return int64(c) + 1 }

type celsius int32

func minmax(a, b int64) (lo, hi int64) {
	if a < b {
		return a, b
	}
	lo, hi = b, a
	return
}

func triple(in []int64) (int64, [2]int64, inner) {
	return in[0], [2]int64{in[1], in[2]}, inner{a: int8(in[3])}
}

//gpu:kernel
func Results(t *gpu.Thread, in, out []int64) {
	out[0], out[1] = minmax(in[0], in[1])
	out[1], out[0] = minmax(minmax(in[2], in[3]))
	_, hi := minmax(in[4], in[5])
	out[2] = hi
	n, a, s := triple(in)
	out[3] = n + a[1] + int64(s.a)
}
