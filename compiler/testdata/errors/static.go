// Package static misuses what libraries of kernel code need.
package static

import "github.com/gpuc-go/gpuc/dsl/gpu"

//gpu:kernel
func UnrollsAVariable(t *gpu.Thread, s []float32) {
	gpu.Unroll(len(s), func(i int) { s[i] = 0 }) // want "^kernel UnrollsAVariable calls gpu.Unroll with a number that is not known when the kernel is compiled; compute it from constants and type parameters, in no variable that a closure uses$"
}

//gpu:kernel
func AssertsAVariable(t *gpu.Thread, s []float32) {
	gpu.StaticAssert(len(s) > 0, "some") // want "calls gpu.StaticAssert with what is not known when the kernel is compiled"
}

//gpu:kernel
func AssertsWhatIsWrong(t *gpu.Thread, s []float32) {
	gpu.StaticAssert(len([2]int{}) == 3, "three numbers") // want "^kernel AssertsWhatIsWrong asserts what does not hold: three numbers$"
	gpu.StaticAssert(len([2]int{}) == 2, "two numbers")
}

//gpu:kernel
func MakesAVariableNumber(t *gpu.Thread, s []float32) {
	x := make([]float32, len(s)) // want "^kernel MakesAVariableNumber makes a slice whose length is not constant, which allocates; use an array, or a slice passed by the host$"
	s[0] = x[0]
}

//gpu:kernel
func AsksForNothing(t *gpu.Thread, s []float32) {
	if gpu.Has("antigravity") { // want `calls gpu.Has: unknown feature "antigravity"; use one of`
		s[0] = 1
	}
}

//gpu:kernel
func UnrollsTooMany(t *gpu.Thread, s []float32) {
	gpu.Unroll(1<<40, func(i int) { s[0]++ }) // want "calls gpu.Unroll with 1099511627776; it makes at most 1024 copies, write a loop"
}

//gpu:kernel
func MakesFewerThanNone(t *gpu.Thread, s []float32) {
	x := make([]float32, gpu.SizeOf[int32]()-5) // want "makes a slice of length -1 and capacity -1$"
	y := make([]func(), gpu.SizeOf[int32]())    // want "uses a value of type \\[\\]func"
	s[0] = x[0] + float32(len(y))
}

//gpu:kernel
func SizesOfNothing(t *gpu.Thread, s []int) {
	s[0] = gpu.SizeOf[struct{}]() + gpu.SizeOf[string]() // want "takes the size of string, which kernels do not have in memory$"

}

//gpu:emulator // want "gpu:emulator applies to functions that kernels call; EmulatedKernel is a kernel$"
//gpu:kernel
func EmulatedKernel(t *gpu.Thread, s []int) { s[0] = 1 }

//gpu:emulator // want "emulator applies to functions without results: compiled kernels leave their calls out; answer has some"
func answer() int { return 42 }

//gpu:unchecked here // want "gpu:unchecked takes no argument; got \"here\""
func unchecked(s []float32) { s[0] = 1 }

//gpu:kernel
func CallsThem(t *gpu.Thread, s []float32) {
	//gpu:inline // want "gpu:inline belongs in the comment directly before a function"
	unchecked(s)
}

// Compiled is no kernel of the emulator.
//
//gpu:kernel
func Compiled(t *gpu.Thread) {
	gpu.StaticAssert(!gpu.Emulated(), "compiled kernels do not hold what the emulator does in their place")
}
