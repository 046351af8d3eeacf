package exec

import "github.com/gpuc-go/gpuc/dsl/gpu"

type number interface {
	~int8 | ~int32 | ~int64 | ~float64
}

func total[T number](s []int64) T {
	var sum T
	for _, v := range s {
		sum += T(v)
	}
	return sum
}

type stack[T any] struct {
	items [4]T
	n     int
}

func (s *stack[T]) push(v T) { s.items[s.n] = v; s.n++ }
func (s *stack[T]) pop() T   { s.n--; return s.items[s.n] }

func mapTo[A, B any](a A, f func(A) B) B { return f(a) }

//gpu:kernel
func Generic(t *gpu.Thread, in, out []int64) {
	out[0] = int64(total[int8](in)) + total[int64](in)
	out[1] = int64(total[float64](in[:3]) / 8)
	var s stack[int64]
	for i := range in[0] & 7 {
		s.push(i)
	}
	out[2] = s.pop()
	out[3] = mapTo(in[1], func(x int64) celsius { return celsius(x) }).plus()
	type small int8
	out[4] = int64(total[small](in))
}
