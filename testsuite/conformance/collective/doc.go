// Package collective holds the kernels with which the conformance tests take the
// collectives that move data through every scope, element type and reduction. What
// they must do is checked in package conformance.
package collective

//go:generate go run ../internal/gentypes types.go.tmpl types.go
//go:generate go run ../../../cmd/gpuc generate

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// Scopes as kernels get them.
const (
	ThreadScope = iota
	WarpScope
	BlockScope
)

// Operations as kernels get them.
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
	case scope == ThreadScope && rank == 0:
		moveBy(t, o, team, dst, src, root)
	case scope == WarpScope && rank/32 == warp:
		moveBy(t.Warp(), o, team, dst, src, root)
	case scope == BlockScope:
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

// At each scope the kernels reduce by some of the reductions, so that each type
// meets all of them, and all scopes: what a reduction does with elements is the same
// code at every scope.

// combine performs operation o, which reduces numbers, as move does.
func combine[T shmem.Number](t *gpu.Thread, o, scope, warp int, by shmem.ReduceOp, team shmem.Team, dst, src shmem.Sym[T]) {
	rank := t.Block().Rank()
	switch {
	case scope == ThreadScope && rank == 0:
		if o == Reduce {
			shmem.Reduce(t, team, dst, src, shmem.Sum)
		} else {
			shmem.ReduceScatter(t, team, dst, src, shmem.Sum)
		}
	case scope == WarpScope && rank/32 == warp:
		if o == Reduce && by == shmem.Prod {
			shmem.Reduce(t.Warp(), team, dst, src, shmem.Prod)
		} else if o == Reduce {
			shmem.Reduce(t.Warp(), team, dst, src, shmem.Min)
		} else if by == shmem.Prod {
			shmem.ReduceScatter(t.Warp(), team, dst, src, shmem.Prod)
		} else {
			shmem.ReduceScatter(t.Warp(), team, dst, src, shmem.Min)
		}
	case scope == BlockScope:
		if o == Reduce && by == shmem.Sum {
			shmem.Reduce(t.Block(), team, dst, src, shmem.Sum)
		} else if o == Reduce {
			shmem.Reduce(t.Block(), team, dst, src, shmem.Max)
		} else {
			shmem.ReduceScatter(t.Block(), team, dst, src, shmem.Max)
		}
	}
}

// bits performs operation o, which reduces the bits of integers, as move does.
func bits[T shmem.Number](t *gpu.Thread, o, scope, warp int, by shmem.ReduceOp, team shmem.Team, dst, src shmem.Sym[T]) {
	rank := t.Block().Rank()
	switch {
	case scope == ThreadScope && rank == 0:
		if o == Reduce {
			shmem.Reduce(t, team, dst, src, shmem.Xor)
		} else {
			shmem.ReduceScatter(t, team, dst, src, shmem.Xor)
		}
	case scope == WarpScope && rank/32 == warp:
		if o == Reduce {
			shmem.Reduce(t.Warp(), team, dst, src, shmem.And)
		} else {
			shmem.ReduceScatter(t.Warp(), team, dst, src, shmem.And)
		}
	case scope == BlockScope:
		if o == Reduce {
			shmem.Reduce(t.Block(), team, dst, src, shmem.Or)
		} else {
			shmem.ReduceScatter(t.Block(), team, dst, src, shmem.Or)
		}
	}
}
