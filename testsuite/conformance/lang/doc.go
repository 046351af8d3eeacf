// Package lang holds the kernels with which the conformance tests compare Go as
// the compiler lowers it with Go as it runs natively. Most of them apply one
// ordinary function to each element; the tests call the same function on the
// host and compare.
package lang

//go:generate go run ../internal/gentypes types.go.tmpl types.go
//go:generate go run ../../../cmd/gpuc generate -compress

func bit[T int8 | uint8 | int16 | uint16 | int32 | uint32 | int64 | uint64 | int | uint | float32 | float64](b bool) T {
	if b {
		return 1
	}
	return 0
}
