// Package words holds the kernels with which the conformance tests take atomics on
// symmetric memory, and waits for words of it, through every element type. What they
// must do is checked in package conformance.
package words

//go:generate go run ../internal/gentypes types.go.tmpl types.go
//go:generate go run ../../../cmd/gpuc generate -compress
