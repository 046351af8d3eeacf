// Package assert asserts types that are not known, or never hold.
package assert

import (
	"fmt"

	"github.com/gpuc-go/gpuc/dsl/gpu"
)

func as[T any](v T) float32 {
	return any(v).(float32) // want "function as asserts that a int is a float32, which it never is; use a type switch"
}

func named[T any](v T) int {
	if _, ok := any(v).(fmt.Stringer); ok { // want "asserts or switches on a dynamic type" "uses a value of type int as"
		return 1
	}
	return 0
}

func several[T any](v T) (n int) {
	switch x := any(v).(type) { // want "uses a value of type int as any"
	case int8, int16:
		keep(x)
	case int:
		n = x
	}
	return n
}

func keep(any) {}

//gpu:kernel
func Asserts(t *gpu.Thread, s []int, f []float32) {
	f[0] = as(f[1]) + as(s[0])
	s[1] = named(s[2]) + several(s[3])
}

// Nothing asserts what a nil is.
//
//gpu:kernel
func Nothing(t *gpu.Thread, s []int) {
	var x any
	s[0] = x.(int) // want "kernel Nothing asserts that nil is a int, which it never is; use a type switch"
}

// Either holds values of two types.
//
//gpu:kernel
func Either(t *gpu.Thread, s []int) {
	var x any // want "uses a value of type any, which kernels do not have"
	if s[0] > 0 {
		x = s[0] // want "kernel Either uses a value of type int as any; kernels have no interface values"
	}
	switch v := x.(type) {
	case nil: // want "compares interface values"
		s[1] = 1
	case int: // want "asserts or switches on a dynamic type; kernels have no interface values, use a type parameter"
		s[1] = v
	}
}
