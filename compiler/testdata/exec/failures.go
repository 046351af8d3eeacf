package exec

import "github.com/gpuc-go/gpuc/dsl/gpu"

//gpu:kernel
func Panicking(t *gpu.Thread, in, out []int64) {
	out[0] = 1
	switch in[0] {
	case 1, 2, 3:
		panic("first is small")
	case -1, -2:
		panic(42)
	case 0:
		panic(celsius(3))
	}
	out[1] = 1
}

func check(t *gpu.Thread, ok bool, msg string) {
	gpu.Assert(t, ok, msg)
}

//gpu:kernel
func Asserting(t *gpu.Thread, in, out []int64) {
	check(t, in[0] != 2, "two")
	gpu.Assert(t, in[0] < 4, "too large")
	out[0] = 1
}

// pair is for pointers that are nil.
type pair struct{ a, b int64 }

//gpu:kernel
func UnsignedBounds(t *gpu.Thread, in, out []int64) {
	s := out[2:6]
	var a [5]int64
	i, j := uint64(in[0]), uint(in[1])
	switch uint64(in[2]) % 8 {
	case 0:
		out[0] = s[i]
	case 1:
		out[0] = a[j]
	case 2:
		s = s[:i]
	case 3:
		s = a[:j]
	case 4:
		s = s[j:]
	case 5:
		s = s[:1:i]
	case 6:
		s = s[:j:3]
	case 7:
		s = s[i:in[3]]
	}
	out[1] = int64(len(s))
}

//gpu:kernel
func Making(t *gpu.Thread, in, out []int64) {
	var s []int64
	n := in[0]
	switch uint64(in[1]) % 4 {
	case 0:
		s = make([]int64, n, 3)
	case 1:
		s = make([]int64, uint64(n), 6)
	case 2:
		s = make([]int64, 2, 4)
	case 3:
		s = make([]int64, uint8(n), 200)
	}
	out[0], out[1] = int64(len(s)), int64(cap(s))
}

// RangeLengths ranges over arrays of which only the length counts: nothing is looked
// at, so that nothing fails.
//
//gpu:kernel
func RangeLengths(t *gpu.Thread, in, out []int64) {
	var rows [2][3]int64
	var p *struct{ a [4]int64 }
	var q *[5]int64
	for i := range rows[in[0]] {
		out[0] += int64(i)
	}
	for i := range p.a {
		out[1] += int64(i)
	}
	for range *q {
		out[2]++
	}
	var i int
	for i = range q {
		out[3] += int64(i)
	}
	if in[1] > 3 {
		for i, _ := range rows[in[1]&3] { // with two variables it is evaluated
			out[4] += int64(i)
		}
	}
}

// Unread follows pointers to large arrays, which must fail and needs no copy of them.
//
//gpu:kernel
func Unread(t *gpu.Thread, in, out []int64) {
	var p *[4 << 20]int64
	var q *[1 << 20]pair
	var r *struct {
		n int64
		a [1 << 20]int64
	}
	out[0] = 1
	if in[0] > 2 {
		_ = *q
		_ = *r
		_ = *p
	}
	out[1] = 2
}
