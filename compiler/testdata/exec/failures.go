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
