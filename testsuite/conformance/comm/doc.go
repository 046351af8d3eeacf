// Package comm holds the kernels with which the conformance tests take every
// operation of dsl/shmem through every scope and element type. What they must
// do is checked in package conformance.
package comm

//go:generate go run ../internal/gentypes types.go.tmpl types.go
//go:generate go run ../../../cmd/gpuc generate -compress
