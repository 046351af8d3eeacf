package comm

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

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
