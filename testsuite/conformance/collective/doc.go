// Package collective holds the kernels with which the conformance tests take the
// collectives that move data through every scope and element type. What they must do
// is checked in package conformance. Package reduction has those that reduce.
package collective

//go:generate go run ../internal/gentypes types.go.tmpl types.go
//go:generate go run ../../../cmd/gpuc generate -compress

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/testsuite/conformance/scopes"
)

// Operations as kernels get them, also those that reduce.
const (
	Broadcast = iota
	FCollect
	AllToAll
	Reduce
	ReduceScatter
)

// move performs operation o, which copies, at a scope: by the first thread of the
// block, by the given warp of it, or by the block.
func move[T shmem.Elem](t *gpu.Thread, o, scope, warp int, team shmem.Team, dst, src shmem.Sym[T], root int) {
	rank := t.Block().Rank()
	switch {
	case scope == scopes.Thread && rank == 0:
		moveBy(t, o, team, dst, src, root)
	case scope == scopes.Warp && rank/gpu.WarpSize == warp:
		moveBy(t.Warp(), o, team, dst, src, root)
	case scope == scopes.Block:
		moveBy(t.Block(), o, team, dst, src, root)
	}
}

// moveBy performs operation o by the threads of s.
func moveBy[S shmem.Scope, T shmem.Elem](s S, o int, team shmem.Team, dst, src shmem.Sym[T], root int) {
	switch o {
	case Broadcast:
		shmem.Broadcast(s, team, dst, src, root)
	case FCollect:
		shmem.FCollect(s, team, dst, src)
	case AllToAll:
		shmem.AllToAll(s, team, dst, src)
	}
}
