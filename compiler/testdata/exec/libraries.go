package exec

import "github.com/gpuc-go/gpuc/dsl/gpu"

// What follows is written as a library of kernel code is: extents are types, and what comes of them is
// known when a kernel is compiled.

type extent interface{ ~[3]struct{} | ~[4]struct{} }

type (
	three [3]struct{}
	four  [4]struct{}
)

//gpu:inline
func lengthOf[D extent]() int {
	var d D
	return len(d)
}

// area is 0 for what is not wide, so that one edge of its phi is known.
//
//gpu:inline
func area[R, C extent]() (n int) {
	if lengthOf[C]() > 3 && lengthOf[R]() >= 3 {
		n = lengthOf[R]() * -lengthOf[C]() * -1
	}
	return n
}

//gpu:unchecked
func doubled(s []int64, i int) []int64 {
	s[i] *= 2
	return s[i : i+1]
}

//gpu:emulator
func onlyHere(ok bool) {
	if !ok {
		panic("fails on the emulator")
	}
}

// entered enters a loop at one of two blocks.
//
//gpu:inline
func entered(first bool, in int64) (n int64) {
	i := in & 3
	if !first {
		goto second
	}
	n += 10
again:
	n++
second:
	n += 100
	if i++; i < 5 {
		goto again
	}
	return n
}

// computed is known for constants.
//
//gpu:inline
func computed(n int, u uint8, odd bool) int {
	gpu.StaticAssert(!odd, "even")
	return 1<<n + int(^u>>3) - (7&^n)>>1<<0
}

func callThrice(call func(int, func(int)), f func(int)) { call(3, f) }

// counted has an effect, in an argument of what only the emulator calls too.
func counted(out []int64) int64 {
	out[11]++
	return out[11]
}

//gpu:inline
func squares[R, C extent](by int64) (sum int64) {
	gpu.StaticAssert(lengthOf[C]() == 4, "rows of four")
	n := area[R, C]()
	s := make([]int64, n, n+1)
	gpu.Unroll(n, func(i int) { s[i] = int64(i*i) + by })
	for i := range len(s) { // a loop of one block
		sum += doubled(s, i)[0]
	}
	for i := range area[three, three]() {
		sum += 1000 * int64(i+1)
	}
	return sum
}

//gpu:kernel
func Libraries(t *gpu.Thread, in, out []int64) {
	onlyHere(counted(out) > 0)
	out[0] = squares[three, four](in[0])
	out[1] = squares[four, four](in[1])
	out[2] = int64(gpu.SizeOf[gpu.Vec4[float32]]() + gpu.SizeOf[four]())
	if gpu.Aligned(in, 8) {
		out[3] = 1
	}
	n := 0
	for i := range in[0] & 3 {
		n += int(i)
	}
	out[4] = int64(n)
	out[5], out[6] = entered(true, in[2]), entered(false, in[2])
	gpu.StaticAssert(computed(4, 7, false) == 16+31-1, "computed")
	out[7] = int64(computed(4, 7, false))
	callThrice(gpu.Unroll, func(i int) { out[8] += int64(i) + 1 })
	for i := range 3 {
		s := make([]int64, lengthOf[three]())
		s[i]++
		out[9] += s[0] + s[1] + s[2]
	}
	if gpu.Aligned(in, 8*int(in[4]&1)) {
		out[10] = 1
	}
}
