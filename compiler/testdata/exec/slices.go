package exec

import (
	"unsafe"

	"github.com/gpuc-go/gpuc/dsl/gpu"
)

//gpu:kernel
func Reslicing(t *gpu.Thread, in, out []int64) {
	s := in[2:10]
	u := s[1:3]
	v := u[:5]
	w := s[2:4:6]
	out[0] = int64(len(s)*100 + cap(s))
	out[1] = int64(len(u)*100 + cap(u))
	out[2] = v[4] + u[0]
	out[3] = int64(len(w)*100 + cap(w))
	var a [6]int64
	b := a[1:4]
	b[0], b[2] = 7, 9
	c := b[:cap(b)]
	c[4] = 11
	for i, x := range a {
		out[4+i] = x
	}
	var none []int64
	if none == nil && len(none[:0]) == 0 && s != nil {
		out[10]++
	}
}

//gpu:kernel
func Bounds(t *gpu.Thread, in, out []int64) {
	lo, hi := int(in[0]), int(in[1])
	s := in[lo:hi]
	out[0] = int64(len(s))
	out[1] = s[in[2]&3]
	var a [5]int64
	a[hi&3] = 3
	b := a[lo:]
	out[2] = int64(len(b))
	u := uint8(in[3])
	out[3] = in[u]
}

//gpu:kernel
func Bounds3(t *gpu.Thread, in, out []int64) {
	s := in[in[0]:in[1]:in[2]]
	out[0] = int64(len(s)*100 + cap(s))
	p := (*[4]int64)(s)
	out[1] = p[1]
}

//gpu:kernel
func ArrayValues(t *gpu.Thread, in, out []int64) {
	a := [4]int64(in)
	b := a
	b[1] = 100
	c := bump(a)
	if a == b {
		out[0] = 1
	}
	if a == [4]int64(in[:4]) {
		out[1] = 1
	}
	out[2], out[3] = b[1]+a[1], c[3]
	var m [3][3]int64
	for i := range m {
		for j := range m[i] {
			m[i][j] = in[i] * in[j]
		}
	}
	row := m[1]
	m[1][2] = -1
	out[4], out[5] = row[2], m[1][2]
	out[6] = pick(m, int(in[0]&1))
	var big [20]int64
	big[19] = in[2]
	if big == ([20]int64{}) {
		out[7] = 1
	}
}

func bump(a [4]int64) [4]int64 {
	a[3]++
	return a
}

func pick(m [3][3]int64, i int) int64 {
	rows := m[i:]
	return rows[1][i]
}

//gpu:kernel
func ArraySwap(t *gpu.Thread, in, out []int64) {
	a, b := [2]int64{in[0], in[1]}, [2]int64{in[2], in[3]}
	for i := range in[4] & 7 {
		a, b = b, a
		if i == 3 {
			b = [2]int64{i, i}
		}
	}
	if a != b {
		out[0]++
	}
	out[1], out[2], out[3], out[4] = a[0], a[1], b[0], b[1]
}

//gpu:kernel
func ArrayConv(t *gpu.Thread, in, out []int64) {
	s := in[:in[0]&7]
	a := [3]int64(s)
	out[0] = a[2]
}

//gpu:kernel
func CopyOverlap(t *gpu.Thread, in, out []int64) {
	n := copy(out, in)
	out[copy(out[3:], out[:5])] += int64(n)
	copy(out[:6], out[2:])
	clear(out[8:9])
	type point struct{ x, y int32 }
	pts := []point{{1, 2}, {3, 4}, {5, 6}}
	copy(pts[1:], pts)
	out[9] = int64(pts[2].y)
}

//gpu:kernel
func Builtins(t *gpu.Thread, in, out []int64) {
	var a [5]int64
	p := &a
	s := a[1:3]
	out[0] = int64(len(a)*1000 + cap(p)*100 + len(s)*10 + cap(s))
	out[1] = int64(copy(a[:], in[in[0]&7:])) + a[0]
	clear(a[1:4])
	out[2] = a[0] + a[1] + a[4]
	m := make([]int64, 2, 4)
	m = m[:3]
	m[2] = in[1]
	out[3] = m[0] + m[2] + int64(cap(m))
	n := new(int64)
	*n += in[2]
	l := new(leaf)
	l.w = *n
	out[4] = l.sum()
	v := new(in[3] * 2) // of a value, since Go 1.26
	*v++
	out[5] = *v
	out[6] = min(in[4], 3, in[5]) + max(in[4], -3) + min(2, 7.0, 'a')
	out[7] = int64(min(float32(in[6]), 0.5) * 8)
	const c = max(len("abc"), 2)
	out[8] = int64(c)
	var none []int64
	out[9] = int64(len(none)+cap(none)) + int64(copy(none, in))
	if in[7] > 7 {
		panic("too many")
	}
}

// Sizes of types are constants, the same on the host and on a GPU.
//
//gpu:kernel
func Sizes(t *gpu.Thread, in, out []int64) {
	var x outer
	out[0] = int64(unsafe.Sizeof(x))*1000 + int64(unsafe.Alignof(x))*100 + int64(unsafe.Offsetof(x.n))
	out[1] = int64(unsafe.Sizeof(in[0]) + unsafe.Sizeof(uint(0)) + unsafe.Sizeof([3]inner{}))
	os := []outer{{n: in[0]}, {n: in[1]}}
	out[2] = os[in[2]&1].n
}
