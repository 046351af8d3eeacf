// Package tile holds the kernels with which the conformance tests take transfers of
// tiles through every scope, and through element types of every size: the device
// functions are told bytes. What they must do is checked in package conformance.
package tile

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/testsuite/conformance/data"
	"github.com/gpuc-go/gpuc/testsuite/conformance/scopes"
)

//go:generate go run ../../../cmd/gpuc generate -compress

// Operations as kernels get them.
const (
	Put = iota
	PutNBI
	Get
	GetNBI
)

// Shape is the strides and the size of a tile.
type Shape struct{ Dst, Src, Rows, Cols int }

// transfer performs operation o at a scope: by the first thread of the block, by
// the given warp of it, or by the block.
func transfer[T shmem.Elem](t *gpu.Thread, o, scope, warp int, dst, src shmem.Sym[T], of Shape, pe int) {
	rank := t.Block().Rank()
	switch {
	case scope == scopes.Thread && rank == 0:
		move(t, o, dst, src, of, pe)
	case scope == scopes.Warp && rank/gpu.WarpSize == warp:
		move(t.Warp(), o, dst, src, of, pe)
	case scope == scopes.Block:
		move(t.Block(), o, dst, src, of, pe)
	}
}

// move performs operation o by the threads of s.
func move[S shmem.Scope, T shmem.Elem](s S, o int, dst, src shmem.Sym[T], of Shape, pe int) {
	switch o {
	case Put:
		shmem.PutTile(s, dst, src, of.Dst, of.Src, of.Rows, of.Cols, pe)
	case PutNBI:
		shmem.PutTileNBI(s, dst, src, of.Dst, of.Src, of.Rows, of.Cols, pe) //gpu:ignore nbiend the host enqueues a barrier
	case Get:
		shmem.GetTile(s, dst, src, of.Dst, of.Src, of.Rows, of.Cols, pe)
	case GetNBI:
		shmem.GetTileNBI(s, dst, src, of.Dst, of.Src, of.Rows, of.Cols, pe) //gpu:ignore nbiend the host enqueues a barrier
	}
}

// Uint8 is transfer for uint8.
//
//gpu:kernel
func Uint8(t *gpu.Thread, o, scope, warp int, dst, src shmem.Sym[uint8], of Shape, pe int) {
	transfer(t, o, scope, warp, dst, src, of, pe)
}

// BFloat16 is transfer for gpu.BFloat16.
//
//gpu:kernel
func BFloat16(t *gpu.Thread, o, scope, warp int, dst, src shmem.Sym[gpu.BFloat16], of Shape, pe int) {
	transfer(t, o, scope, warp, dst, src, of, pe)
}

// Float32 is transfer for float32.
//
//gpu:kernel
func Float32(t *gpu.Thread, o, scope, warp int, dst, src shmem.Sym[float32], of Shape, pe int) {
	transfer(t, o, scope, warp, dst, src, of, pe)
}

// Int64 is transfer for int64.
//
//gpu:kernel
func Int64(t *gpu.Thread, o, scope, warp int, dst, src shmem.Sym[int64], of Shape, pe int) {
	transfer(t, o, scope, warp, dst, src, of, pe)
}

// Body is transfer for data.Body.
//
//gpu:kernel
func Body(t *gpu.Thread, o, scope, warp int, dst, src shmem.Sym[data.Body], of Shape, pe int) {
	transfer(t, o, scope, warp, dst, src, of, pe)
}

// Color is transfer for data.Color.
//
//gpu:kernel
func Color(t *gpu.Thread, o, scope, warp int, dst, src shmem.Sym[data.Color], of Shape, pe int) {
	transfer(t, o, scope, warp, dst, src, of, pe)
}
