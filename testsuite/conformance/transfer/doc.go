// Package transfer holds the kernels with which the conformance tests take the
// operations that move a whole vector through every scope and element type. What
// they must do is checked in package conformance.
package transfer

//go:generate go run ../internal/gentypes types.go.tmpl types.go
//go:generate go run ../../../cmd/gpuc generate -compress

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/testsuite/conformance/scopes"
)

// Operations as kernels get them.
const (
	Put = iota
	PutNBI
	Get
	GetNBI
	PutSignal
	PutSignalNBI
)

// transfer performs operation o at a scope: by the first thread of the block, by
// the given warp of it, or by the block.
func transfer[T shmem.Elem](t *gpu.Thread, o, scope, warp int, dst, src shmem.Sym[T], sig shmem.Signal, value uint64, update shmem.SigOp, pe int) {
	rank := t.Block().Rank()
	switch {
	case scope == scopes.Thread && rank == 0:
		move(t, o, dst, src, sig, value, update, pe)
	case scope == scopes.Warp && rank/gpu.WarpSize == warp:
		move(t.Warp(), o, dst, src, sig, value, update, pe)
	case scope == scopes.Block:
		move(t.Block(), o, dst, src, sig, value, update, pe)
	}
}

// move performs operation o by the threads of s.
func move[S shmem.Scope, T shmem.Elem](s S, o int, dst, src shmem.Sym[T], sig shmem.Signal, value uint64, update shmem.SigOp, pe int) {
	switch o {
	case Put:
		shmem.Put(s, dst, src, pe)
	case PutNBI:
		shmem.PutNBI(s, dst, src, pe) //gpu:ignore nbiend the host enqueues a barrier
	case Get:
		shmem.Get(s, dst, src, pe)
	case GetNBI:
		shmem.GetNBI(s, dst, src, pe) //gpu:ignore nbiend the host enqueues a barrier
	case PutSignal:
		shmem.PutSignal(s, dst, src, sig, value, update, pe)
	case PutSignalNBI:
		shmem.PutSignalNBI(s, dst, src, sig, value, update, pe)
	}
}
