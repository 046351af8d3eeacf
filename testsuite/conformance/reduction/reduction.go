// Package reduction holds the kernels with which the conformance tests take the
// collectives that reduce through every reduction, scope and element type. What they must
// do is checked in package conformance.
package reduction

//go:generate go run ../internal/gentypes types.go.tmpl types.go
//go:generate go run ../../../cmd/gpuc generate -compress

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/testsuite/conformance/collective"
	"github.com/gpuc-go/gpuc/testsuite/conformance/scopes"
)

// call is one collective call of a kernel. It is made at a scope: by the first thread of
// the block, by the given warp of it, or by the block.
type call struct {
	o           int // collective.Reduce or ReduceScatter
	by          shmem.ReduceOp
	scope, warp int
	team        shmem.Team
}

// integer are the types with bits to combine.
type integer interface {
	int8 | int16 | int32 | int64 | int | uint8 | uint16 | uint32 | uint64 | uint
}

// combineNumbers makes a call that combines numbers.
func combineNumbers[T shmem.Number](t *gpu.Thread, c call, dst, src shmem.Sym[T]) {
	rank := t.Block().Rank()
	switch {
	case c.scope == scopes.Thread && rank == 0:
		numbers(t, c, dst, src)
	case c.scope == scopes.Warp && rank/gpu.WarpSize == c.warp:
		numbers(t.Warp(), c, dst, src)
	case c.scope == scopes.Block:
		numbers(t.Block(), c, dst, src)
	}
}

// combineIntegers makes a call that combines integers, as numbers or bit by bit.
func combineIntegers[T integer](t *gpu.Thread, c call, dst, src shmem.Sym[T]) {
	rank := t.Block().Rank()
	switch {
	case c.scope == scopes.Thread && rank == 0:
		numbers(t, c, dst, src)
		bits(t, c, dst, src)
	case c.scope == scopes.Warp && rank/gpu.WarpSize == c.warp:
		numbers(t.Warp(), c, dst, src)
		bits(t.Warp(), c, dst, src)
	case c.scope == scopes.Block:
		numbers(t.Block(), c, dst, src)
		bits(t.Block(), c, dst, src)
	}
}

// numbers makes a call of the threads of s that combines numbers. A kernel names a
// reduction by a constant.
func numbers[S shmem.Scope, T shmem.Number](s S, c call, dst, src shmem.Sym[T]) {
	if c.o == collective.Reduce {
		switch c.by {
		case shmem.Sum:
			shmem.Reduce(s, c.team, dst, src, shmem.Sum)
		case shmem.Prod:
			shmem.Reduce(s, c.team, dst, src, shmem.Prod)
		case shmem.Min:
			shmem.Reduce(s, c.team, dst, src, shmem.Min)
		case shmem.Max:
			shmem.Reduce(s, c.team, dst, src, shmem.Max)
		}
		return
	}
	switch c.by {
	case shmem.Sum:
		shmem.ReduceScatter(s, c.team, dst, src, shmem.Sum)
	case shmem.Prod:
		shmem.ReduceScatter(s, c.team, dst, src, shmem.Prod)
	case shmem.Min:
		shmem.ReduceScatter(s, c.team, dst, src, shmem.Min)
	case shmem.Max:
		shmem.ReduceScatter(s, c.team, dst, src, shmem.Max)
	}
}

// bits makes a call of the threads of s that combines bits.
func bits[S shmem.Scope, T integer](s S, c call, dst, src shmem.Sym[T]) {
	if c.o == collective.Reduce {
		switch c.by {
		case shmem.And:
			shmem.Reduce(s, c.team, dst, src, shmem.And)
		case shmem.Or:
			shmem.Reduce(s, c.team, dst, src, shmem.Or)
		case shmem.Xor:
			shmem.Reduce(s, c.team, dst, src, shmem.Xor)
		}
		return
	}
	switch c.by {
	case shmem.And:
		shmem.ReduceScatter(s, c.team, dst, src, shmem.And)
	case shmem.Or:
		shmem.ReduceScatter(s, c.team, dst, src, shmem.Or)
	case shmem.Xor:
		shmem.ReduceScatter(s, c.team, dst, src, shmem.Xor)
	}
}
