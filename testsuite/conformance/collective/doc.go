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

// combine performs operation o, which reduces numbers, as move does.
func combine[T shmem.Number](t *gpu.Thread, o, scope, warp int, by shmem.ReduceOp, team shmem.Team, dst, src shmem.Sym[T]) {
	rank := t.Block().Rank()
	switch {
	case scope == ThreadScope && rank == 0:
		combineBy(t, o, by, team, dst, src)
	case scope == WarpScope && rank/32 == warp:
		combineBy(t.Warp(), o, by, team, dst, src)
	case scope == BlockScope:
		combineBy(t.Block(), o, by, team, dst, src)
	}
}

func combineBy[S shmem.Scope, T shmem.Number](s S, o int, by shmem.ReduceOp, team shmem.Team, dst, src shmem.Sym[T]) {
	if o == Reduce {
		switch by {
		case shmem.Sum:
			shmem.Reduce(s, team, dst, src, shmem.Sum)
		case shmem.Prod:
			shmem.Reduce(s, team, dst, src, shmem.Prod)
		case shmem.Min:
			shmem.Reduce(s, team, dst, src, shmem.Min)
		case shmem.Max:
			shmem.Reduce(s, team, dst, src, shmem.Max)
		}
		return
	}
	switch by {
	case shmem.Sum:
		shmem.ReduceScatter(s, team, dst, src, shmem.Sum)
	case shmem.Prod:
		shmem.ReduceScatter(s, team, dst, src, shmem.Prod)
	case shmem.Min:
		shmem.ReduceScatter(s, team, dst, src, shmem.Min)
	case shmem.Max:
		shmem.ReduceScatter(s, team, dst, src, shmem.Max)
	}
}

// bits performs operation o, which reduces the bits of integers, as move does.
func bits[T shmem.Number](t *gpu.Thread, o, scope, warp int, by shmem.ReduceOp, team shmem.Team, dst, src shmem.Sym[T]) {
	rank := t.Block().Rank()
	switch {
	case scope == ThreadScope && rank == 0:
		bitsBy(t, o, by, team, dst, src)
	case scope == WarpScope && rank/32 == warp:
		bitsBy(t.Warp(), o, by, team, dst, src)
	case scope == BlockScope:
		bitsBy(t.Block(), o, by, team, dst, src)
	}
}

func bitsBy[S shmem.Scope, T shmem.Number](s S, o int, by shmem.ReduceOp, team shmem.Team, dst, src shmem.Sym[T]) {
	if o == Reduce {
		switch by {
		case shmem.And:
			shmem.Reduce(s, team, dst, src, shmem.And)
		case shmem.Or:
			shmem.Reduce(s, team, dst, src, shmem.Or)
		case shmem.Xor:
			shmem.Reduce(s, team, dst, src, shmem.Xor)
		}
		return
	}
	switch by {
	case shmem.And:
		shmem.ReduceScatter(s, team, dst, src, shmem.And)
	case shmem.Or:
		shmem.ReduceScatter(s, team, dst, src, shmem.Or)
	case shmem.Xor:
		shmem.ReduceScatter(s, team, dst, src, shmem.Xor)
	}
}
