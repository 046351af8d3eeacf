// Package strings has kernels that choose among messages.
package strings

import "github.com/gpuc-go/gpuc/dsl/gpu"

//gpu:kernel
func Message(t *gpu.Thread, x []int32) {
	msg := "positive" // want "picks a string at run time"
	if x[0] < 0 {
		msg = "negative"
	}
	gpu.Assert(t, x[0] != 0, msg)
}
