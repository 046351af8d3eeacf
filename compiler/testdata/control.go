// Package control covers statements.
package control

import "github.com/gpuc-go/gpuc/dsl/gpu"

//gpu:kernel
func Switch(t *gpu.Thread, s []int, n int) {
	switch n {
	case 0, 1:
		s[0] = 1
	case 2:
		s[0] = 2
		fallthrough
	case 3:
		s[1] = 3
	default:
		s[2] = 4
	}
	switch {
	case n > 5:
		s[3] = 5
	}
}

//gpu:kernel
func Labels(t *gpu.Thread, s []int, n int) {
outer:
	for i := 0; i < n; i++ {
		for j := range n {
			if s[j] == i {
				continue outer
			}
			if s[j] > 9 {
				break outer
			}
			s[j]++
		}
	}
	i := 0
again:
	i++
	if i < n {
		goto again
	}
	s[0] = i
}

//gpu:kernel
func Unroll(t *gpu.Thread, s []float32) {
	var sum float32
	//gpu:unroll 4
	for i := 0; i < 64; i++ {
		sum += s[i]
	}
	//gpu:unroll
	for i := range 8 {
		for j := range 8 {
			sum += s[i*8+j]
		}
	}
	//gpu:unroll 2
	for i := range t.Block().Stride(len(s)) {
		s[i] = sum
	}
}

//gpu:kernel
func Panics(t *gpu.Thread, s []int) {
	if len(s) == 0 {
		panic("no elements")
	}
	if len(s) == 1 {
		panic(42)
	}
	gpu.Assert(t, s[0] != 0, "first is zero")
}
