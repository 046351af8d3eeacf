// Package stride holds the kernels with which the conformance tests take transfers
// of elements that lie apart through every scope and element type. What they must do
// is checked in package conformance.
package stride

//go:generate go run ../internal/gentypes types.go.tmpl types.go
//go:generate go run ../../../cmd/gpuc generate -compress

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/testsuite/conformance/scopes"
)

// Operations as kernels get them.
const (
	IPut = iota
	IGet
)

// Steps are the strides and the number of elements of a transfer.
type Steps struct{ Dst, Src, N int }

// transfer performs operation o at a scope: by the first thread of the block, by
// the given warp of it, or by the block.
func transfer[T shmem.Elem](t *gpu.Thread, o, scope, warp int, dst, src shmem.Sym[T], by Steps, pe int) {
	rank := t.Block().Rank()
	switch {
	case scope == scopes.Thread && rank == 0:
		move(t, o, dst, src, by, pe)
	case scope == scopes.Warp && rank/gpu.WarpSize == warp:
		move(t.Warp(), o, dst, src, by, pe)
	case scope == scopes.Block:
		move(t.Block(), o, dst, src, by, pe)
	}
}

// move performs operation o by the threads of s.
func move[S shmem.Scope, T shmem.Elem](s S, o int, dst, src shmem.Sym[T], by Steps, pe int) {
	switch o {
	case IPut:
		shmem.IPut(s, dst, src, by.Dst, by.Src, by.N, pe)
	case IGet:
		shmem.IGet(s, dst, src, by.Dst, by.Src, by.N, pe)
	}
}
