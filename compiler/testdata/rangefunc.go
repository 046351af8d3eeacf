// Package rangefunc covers iterators and closures.
package rangefunc

import (
	"iter"

	"github.com/gpuc-go/gpuc/dsl/gpu"
)

func pairs(n int) iter.Seq2[int, int] {
	return func(yield func(int, int) bool) {
		for i := 0; i < n; i++ {
			if !yield(i, n-i) {
				return
			}
		}
	}
}

func find(t *gpu.Thread, s []int, v int) int {
	for i := range t.Block().Stride(len(s)) {
		if s[i] == v {
			return i
		}
	}
	return -1
}

//gpu:kernel
func Stride(t *gpu.Thread, s []int, n int) {
outer:
	for i := range t.Grid().Stride(n) {
		if s[i] == 0 {
			continue
		}
		if s[i] < 0 {
			break
		}
		for j := range t.Warp().Stride(i) {
			if s[j] == 1 {
				continue outer
			}
			if s[j] == 2 {
				break outer
			}
			if s[j] == 3 {
				return
			}
			s[j]++
		}
	}
	s[0] = find(t, s, n)
}

//gpu:kernel
func Pairs(t *gpu.Thread, s []int, n int) {
	for i, j := range pairs(n) {
		for k := range pairs(i) {
			s[k] += j
			if k > 5 {
				return
			}
		}
	}
}

func apply(s []int, f func(int) int) {
	for i := range s {
		s[i] = f(s[i])
	}
}

func compose(f, g func(int) int) func(int) int {
	return func(x int) int { return f(g(x)) }
}

type op struct {
	f func(int) int
	n int
}

//gpu:kernel
func Closures(t *gpu.Thread, s []int, n int) {
	sum := 0
	double := func(x int) int { sum++; return 2 * x }
	apply(s, double)
	apply(s, compose(double, func(x int) int { return x - n }))
	o := op{f: double, n: 3}
	s[0] = o.f(o.n) + sum
	barrier := t.Block().Sync
	barrier()
}
