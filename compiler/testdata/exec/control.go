package exec

import "github.com/gpuc-go/gpuc/dsl/gpu"

//gpu:kernel
func SwitchGoto(t *gpu.Thread, in, out []int64) {
	for _, v := range in {
		switch v & 7 {
		case 0, 1:
			out[0]++
		case 2:
			out[1]++
			fallthrough
		case 3:
			out[2]++
		case 4:
			if v > 4 {
				break
			}
			out[3]++
		default:
			out[4]++
		}
		switch {
		case v > 10:
			out[5]++
		case v < -10:
			out[6]++
		}
	}
	i := int64(0)
loop:
	if i < in[0]&15 {
		out[7] += i
		i++
		goto loop
	}
}

//gpu:kernel
func Labels(t *gpu.Thread, in, out []int64) {
outer:
	for i := range in {
		for j := len(in) - 1; j > i; j-- {
			switch {
			case in[i] == in[j]:
				out[0]++
				continue outer
			case in[i]+in[j] == 5:
				break outer
			}
			if in[j] < 0 {
				break
			}
			out[1]++
		}
		out[2]++
	}
}

//gpu:kernel
func LoopVars(t *gpu.Thread, in, out []int64) {
	for i := 0; i < 4; i++ {
		add := func(d int) { i += d }
		if in[i] > 0 {
			add(1)
		}
		out[i] += int64(i)
	}
	for i, n := uint8(0), 0; i < 250 && n < 10; i, n = i+100, n+1 {
		out[5] += int64(i)
	}
	for i := range int8(5) {
		out[6] += int64(i)
	}
}

//gpu:kernel
func NilCases(t *gpu.Thread, in, out []int64) {
	out[0] = nilCases[int32]()
	var s []int64
	if in[0] > 0 {
		s = in
	}
	switch s {
	case nil:
		out[1] = 1
	default:
		out[1] = 2
	}
	switch (*int64)(nil) {
	case nil:
		out[2] = 3
	default:
		out[2] = 4
	}
}

// nilCases compares nil with itself.
func nilCases[T any]() (n int64) {
	switch []T(nil) {
	case nil:
		n = 1
	default:
		n = 2
	}
	switch (func() T)(nil) {
	case nil:
		n += 10
	default:
		n += 20
	}
	return n
}
