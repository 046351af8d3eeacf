// Package generics covers generic functions and types.
package generics

import (
	"cmp"
	"slices"

	"github.com/gpuc-go/gpuc/dsl/gpu"
)

type number interface{ ~int32 | ~float32 | ~float64 }

func sum[T number](s []T) (total T) {
	for _, v := range s {
		total += T(v * 2)
	}
	return total
}

type pair[A, B any] struct {
	a A
	b B
}

func (p pair[A, B]) swap() pair[B, A] { return pair[B, A]{p.b, p.a} }

func largest[T cmp.Ordered](x, y T) T {
	if cmp.Compare(x, y) > 0 {
		return x
	}
	return y
}

//gpu:kernel
func Sum(t *gpu.Thread, f []float32, i []int32) {
	f[0] = sum(f)
	i[0] = sum(i)
	p := pair[int32, float32]{i[1], f[1]}.swap()
	f[2], i[2] = p.a, p.b
	i[3] = largest(i[0], i[1])
	i[4] = slices.Max(i)
	i[5] = int32(slices.Index(i, 3))
}
