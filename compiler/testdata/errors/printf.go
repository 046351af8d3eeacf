// Package printf prints what a GPU cannot, and has kernels that choose among messages.
package printf

import "github.com/gpuc-go/gpuc/dsl/gpu"

type pair struct{ a, b int }

//gpu:kernel
func Print(t *gpu.Thread, x []int32, f float32, msg [2]int32) {
	gpu.Printf(t, "%d %v %t\n", x[0], f, f > 0)
	gpu.Printf(t, "done\n")
	gpu.Printf(t, "%f\n", x[0])       // want "kernel Print calls gpu.Printf with %f for argument 1, an integer, which takes %d %x %X %o %c %v"
	gpu.Printf(t, "%d %d\n", x[0])    // want "calls gpu.Printf with %d without an argument"
	gpu.Printf(t, "\n", x[0])         // want "calls gpu.Printf with 1 arguments for 0 verbs"
	gpu.Printf(t, "%v\n", pair{1, 2}) // want "calls gpu.Printf with argument 1, which is not a number, bool or constant string; print its parts"
	gpu.Printf(t, "%d\n", &x[0])      // want "argument 1, which is not a number"
	gpu.Printf(t, "%q\n", f)          // want "%q for argument 1, a float, which takes %f %e %g %v"
	forward(t, f, x[1])
	apply(t, gpu.Printf)
}

func apply(t *gpu.Thread, f func(t *gpu.Thread, format string, args ...any)) {
	f(t, "%d\n", 1) // want "uses gpu.Printf as a value"
}

func forward(t *gpu.Thread, args ...any) { // want `uses a value of type \[\]any, which kernels do not have: it is an interface or holds one; use a type parameter or the type itself`
	gpu.Printf(t, "%f %d\n", args...) // want "calls gpu.Printf with a slice of arguments; write them one by one"
}

//gpu:kernel
func Message(t *gpu.Thread, x []int32) {
	msg := "positive" // want "picks a string at run time"
	if x[0] < 0 {
		msg = "negative"
	}
	gpu.Assert(t, x[0] != 0, msg)
}

//gpu:kernel
func Spans(t *gpu.Thread, x []int32) {
	gpu.BeginSpan(t, "constant").End()
	name := "positive" // want "picks a string at run time"
	if x[0] < 0 {
		name = "negative"
	}
	s := gpu.BeginSpan(t, name)
	x[0]++
	s.End()
}
