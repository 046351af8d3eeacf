package exec

import "github.com/gpuc-go/gpuc/dsl/gpu"

// Loops of every form.
//
//gpu:kernel
func Loops(t *gpu.Thread, in, out []int64) {
	n := in[0] & 7
	for n > 0 {
		n--
		out[0] += n
	}
	for {
		if n++; n > 5 {
			break
		}
		if n&1 == 0 {
			continue
		}
		out[1] += n
	}
	for i, j := 0, len(in)-1; i < j; i, j = i+1, j-1 {
		out[2] += in[i] * in[j]
	}
	for range 3 {
		out[3]++
	}
	for i := range uint8(in[1]) {
		out[4] += int64(i)
	}
	a := [4]int64{1, 2, 3, 4}
	for i, v := range a { // a copy
		a[3-i] = v * 10
		out[5] += v
	}
	for i, v := range &a { // no copy
		a[3-i] = v + 1
		out[6] += v
	}
	s := in[:4]
	for i := range s { // the length is taken once
		s = in[:2]
		out[7] += int64(i)
	}
	for i := range len(s) {
		i *= 2
		out[8] += int64(i)
	}
	var k int
	for k = range in {
		if in[k] == in[2] {
			break
		}
	}
	out[9] = int64(k)
	for k, out[10] = range in[:3] {
	}
	total := func() (n int64) {
		for i := range 3 { // each round has its own i
			add := func() { n += int64(i) }
			i += 10
			add()
		}
		return n
	}
	out[11] = total()
	type small int8
	for i := range small(in[3] & 3) {
		out[12] += int64(i)
	}
	for range in[:in[4]&3] {
		out[13]++
	}
}

// Switches of every form.
//
//gpu:kernel
func Switches(t *gpu.Thread, in, out []int64) {
	for i, v := range in[:8] {
		switch v := v & 7; {
		case v < 2:
			out[i] = 1
		case v == 3, v == 5:
			out[i] = 2
			fallthrough
		default:
			out[i] += 3
			if v == 6 {
				break
			}
			out[i] += 4
		case v == 4:
			out[i] = 5
		}
		switch {
		}
		switch v & 3 {
		}
		switch f := float64(v); f {
		case 1, 2.5:
			out[i] += 100
		case 3:
			out[i] += 200
		}
		switch (leaf{v & 1, 0}) {
		case leaf{}:
			out[i] += 1000
		case leaf{v: 1}:
			out[i] += 2000
		}
	}
	l := &log{at: out[8:]}
	switch l.say(in[0] & 3) { // cases are evaluated until one fits
	case l.say(0), l.say(1):
	case l.say(2):
	}
}

// Jumps by labels, forwards and backwards, out of blocks and selects.
//
//gpu:kernel
func Jumps(t *gpu.Thread, in, out []int64) {
	i := 0
again:
	if i < int(in[0]&7) {
		i++
		if in[i] < 0 {
			goto skip
		}
		out[0] += in[i]
	skip:
		out[1]++
		goto again
	}
rows:
	for r := range 4 {
	columns:
		for c := range 4 {
			switch in[r] & 3 {
			case 0:
				continue rows
			case 1:
				break columns
			case 2:
				if c == int(in[c]&3) {
					break rows
				}
				continue columns
			}
			out[2]++
		}
		out[3]++
	}
one:
	switch {
	default:
		if in[1] > 2 {
			break one
		}
		out[4] = 1
	}

	func() {
		if in[2] > 3 {
			return
		}
		out[5] = 1
	}()
}

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
