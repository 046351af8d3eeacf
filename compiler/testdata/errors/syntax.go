package syntax

import "github.com/gpuc-go/gpuc/dsl/gpu"

//gpu:kernel
func Kernel(t *gpu.Thread, s []int) {
	s[0] = = 1 // want "syntax error: expected operand"
} // want "syntax error: expected ';', found 'EOF'"
