// Package comm holds the kernels with which the conformance tests take every
// operation of dsl/shmem through every scope and element type. What they must
// do is checked in package conformance.
package comm

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

//go:generate go run ../internal/gentypes types.go.tmpl types.go
//go:generate go run ../../../cmd/gpuc generate -compress

// store stores src element by element into a peer's dst.
func store[T shmem.Elem](t *gpu.Thread, dst, src shmem.Sym[T], pe int) {
	local := src.Local()
	for i := range t.Grid().Stride(len(local)) {
		shmem.P(t, dst.At(i), local[i], pe)
	}
}

// load loads a peer's src element by element into dst.
func load[T shmem.Elem](t *gpu.Thread, dst, src shmem.Sym[T], pe int) {
	local := dst.Local()
	for i := range t.Grid().Stride(len(local)) {
		local[i] = shmem.G(t, src.At(i), pe)
	}
}

// ReuseSource puts src to a peer and overwrites it at once, which a blocking put
// allows.
//
//gpu:kernel
func ReuseSource(t *gpu.Thread, dst, src shmem.Sym[int32], pe int) {
	shmem.Put(t.Block(), dst, src, pe)
	t.Block().Sync()
	local := src.Local()
	for i := range t.Block().Stride(len(local)) {
		local[i] = -1
	}
}

// GetThenUse gets a peer's src and adds one to what came: a blocking get is
// complete on return.
//
//gpu:kernel
func GetThenUse(t *gpu.Thread, dst, src shmem.Sym[int32], pe int) {
	if t.Grid().Rank() != 0 {
		return
	}
	shmem.Get(t, dst, src, pe)
	local := dst.Local()
	for i := range local {
		local[i]++
	}
}

// PutParts puts src to a peer in parts cut by Slice, one per thread.
//
//gpu:kernel
func PutParts(t *gpu.Thread, dst, src shmem.Sym[int32], part, pe int) {
	for i := range t.Grid().Stride((src.Len() + part - 1) / part) {
		lo := i * part
		hi := min(lo+part, src.Len())
		shmem.PutNBI(t, dst.Slice(lo, hi), src.Slice(lo, hi), pe)
	}
	shmem.Quiet(t)
}

// Meters is a named element type.
type Meters float32

// StoreMeters is store for a named type.
//
//gpu:kernel
func StoreMeters(t *gpu.Thread, dst, src shmem.Sym[Meters], pe int) { store(t, dst, src, pe) }

// LoadMeters is load for a named type.
//
//gpu:kernel
func LoadMeters(t *gpu.Thread, dst, src shmem.Sym[Meters], pe int) { load(t, dst, src, pe) }

// Relay gets what src holds on PE pe into registered memory, adds one to each element
// there, and puts the odd elements and then the whole to dst on that PE.
//
//gpu:kernel
func Relay(t *gpu.Thread, odd, dst, src shmem.Sym[int32], own shmem.Registered[int32], pe int) {
	part := own.Slice(1, own.Len())
	shmem.Get(t.Block(), part, src, pe)
	t.Block().Sync()
	local := part.Local()
	for i := range t.Block().Stride(part.Len()) {
		local[i]++
	}
	t.Block().Sync()
	shmem.IPut(t.Block(), odd, part.Slice(1, part.Len()), 1, 2, odd.Len(), pe)
	shmem.PutNBI(t.Block(), dst, part, pe)
	shmem.Quiet(t.Block())
}
