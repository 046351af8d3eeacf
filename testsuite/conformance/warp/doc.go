// Package warp holds the kernels with which the conformance tests check what
// threads of a warp and of a block compute together, dynamic shared memory and
// vectors.
package warp

//go:generate go run ../internal/gentypes types.go.tmpl types.go
//go:generate go run ../../../cmd/gpuc generate -compress
