// Package typeerrors has ill-typed functions.
package typeerrors

import "github.com/gpuc-go/gpuc/dsl/gpu"

func host() {
	undefined() // want "^warning: undefined: undefined"
}

func helper(s []int) {
	s[0] = "x" // want `^cannot use "x".* \| called from Kernel at typeerrors.go:\d+`
}

//gpu:kernel
func Kernel(t *gpu.Thread, s []int) {
	helper(s)
}

//gpu:kernel
func Broken(t *gpu.Thread, s []int) {
	s[0] = missing // want "^undefined: missing"
}
