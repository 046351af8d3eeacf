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

// kindOf tells its instances apart.
func kindOf[T any](v T) int64 {
	switch v := any(v).(type) {
	case nil:
		return 30
	case uint8, uint16:
		if _, ok := v.(uint16); ok {
			return 40
		}
		return 50
	case int64:
		return v
	case float64:
		return int64(v * 4)
	case gpu.BFloat16:
		return int64(v.Float32() * 2)
	case *int64:
		return *v + 1
	case [2]int64:
		return v[0] - v[1]
	case inner:
		return int64(v.a)
	case func() int64:
		return v()
	}
	if b, ok := any(v).(bool); ok && b {
		return 7
	}
	return -1
}

//gpu:kernel
func TypeSwitch(t *gpu.Thread, in, out []int64) {
	out[0] = kindOf(in[0]) + kindOf(float64(in[1]&7)/4) + kindOf(gpu.ToBFloat16(float32(in[2]&15)))
	out[1] = kindOf(&in[3]) + kindOf([2]int64{in[4], in[5]}) + kindOf(inner{a: int8(in[6])})
	out[2] = kindOf(func() int64 { return in[7] }) + kindOf(in[8] > 0) + kindOf(int8(1)) + kindOf(uint16(1))
	out[3] = any(in[9]).(int64)
	var none any
	switch v := none.(type) {
	case int64:
		out[4] = v
	case nil:
		out[4] = 1
	}
	if _, ok := none.(int64); !ok && none == nil {
		out[4] += 2
	}
	var err error
	if err != nil || nil != none {
		out[4] += 4
	}
}
