package exec

import (
	"unsafe"

	"github.com/gpuc-go/gpuc/dsl/gpu"
)

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
