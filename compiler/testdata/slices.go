// Package slices covers indexing, slicing, arrays, copy and clear.
package slices

import "github.com/gpuc-go/gpuc/dsl/gpu"

//gpu:kernel
func Reslice(t *gpu.Thread, s []int32, lo, hi, most int) {
	a := s[lo:hi]
	b := s[lo:]
	c := s[:hi]
	d := s[lo:hi:most]
	a[0] = b[0] + c[0] + int32(len(d)) + int32(cap(d))
	if a == nil {
		return
	}
	clear(a)
	n := copy(b, c)
	s[n] = 1
}

//gpu:kernel
func Arrays(t *gpu.Thread, s []int32, p [4]int32, i int) {
	var a [8]int32
	a[i] = p[i]
	b := a
	b[2] = 7
	if a == b {
		s[0] = 1
	}
	for j, v := range a {
		s[j] = v
	}
	for j := range &a {
		s[j] += a[j]
	}
	tail := a[i:]
	tail[0] = 3
	q := [4]int32(s)
	r := (*[4]int32)(s)
	r[1] = q[0]
	buf := make([]int32, 16)
	buf[i] = s[0]
	s[1] = buf[3]
	lit := []int32{4, 5, 6}
	s[2] = lit[i]
}

//gpu:kernel
func Ranges(t *gpu.Thread, s []int32) {
	for i, v := range s {
		s[i] = v * v
	}
	for range 3 {
		s[0]++
	}
	for i := range len(s) {
		s[i]--
	}
	for i := uint8(0); i < 10; i++ {
		s[i] = int32(i)
	}
}
