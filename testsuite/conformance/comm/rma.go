package comm

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// Operations that move a whole vector, as the Transfer kernels get them.
const (
	OpPut = iota
	OpPutNBI
	OpGet
	OpGetNBI
	OpPutSignal
	OpPutSignalNBI
	NumOps
)

// Rotations is the number of ways to give each operation a scope. Every type's
// kernel has one: all operations in all scopes for all types would be more device
// code than is reasonable to compile, while so every operation meets every type
// and every scope, and every scope every type.
const Rotations = 3

// ScopeOf returns the scope of operation o in a kernel of rotation r.
func ScopeOf(o, r int) int { return (o + r) % Rotations }

// SignalAdds reports whether operations with signal add in a kernel of rotation
// r; otherwise they set.
func SignalAdds(r int) bool { return r == 1 }

// transfer0 performs operation o at the scope that rotation 0 gives it: by the
// first thread of the block, by the given warp of it, or by the block.
func transfer0[T shmem.Elem](t *gpu.Thread, o, warp int, dst, src shmem.Sym[T], sig shmem.Signal, value uint64, pe int) {
	rank := t.Block().Rank()
	switch o {
	case OpPut:
		if rank == 0 {
			shmem.Put(t, dst, src, pe)
		}
	case OpPutNBI:
		if rank/32 == warp {
			shmem.PutNBI(t.Warp(), dst, src, pe)
		}
	case OpGet:
		shmem.Get(t.Block(), dst, src, pe)
	case OpGetNBI:
		if rank == 0 {
			shmem.GetNBI(t, dst, src, pe)
		}
	case OpPutSignal:
		if rank/32 == warp {
			shmem.PutSignal(t.Warp(), dst, src, sig, value, shmem.SignalSet, pe)
		}
	case OpPutSignalNBI:
		shmem.PutSignalNBI(t.Block(), dst, src, sig, value, shmem.SignalSet, pe)
	}
}

// transfer1 performs operation o at the scope that rotation 1 gives it: by the
// first thread of the block, by the given warp of it, or by the block.
func transfer1[T shmem.Elem](t *gpu.Thread, o, warp int, dst, src shmem.Sym[T], sig shmem.Signal, value uint64, pe int) {
	rank := t.Block().Rank()
	switch o {
	case OpPut:
		if rank/32 == warp {
			shmem.Put(t.Warp(), dst, src, pe)
		}
	case OpPutNBI:
		shmem.PutNBI(t.Block(), dst, src, pe)
	case OpGet:
		if rank == 0 {
			shmem.Get(t, dst, src, pe)
		}
	case OpGetNBI:
		if rank/32 == warp {
			shmem.GetNBI(t.Warp(), dst, src, pe)
		}
	case OpPutSignal:
		shmem.PutSignal(t.Block(), dst, src, sig, value, shmem.SignalAdd, pe)
	case OpPutSignalNBI:
		if rank == 0 {
			shmem.PutSignalNBI(t, dst, src, sig, value, shmem.SignalAdd, pe)
		}
	}
}

// transfer2 performs operation o at the scope that rotation 2 gives it: by the
// first thread of the block, by the given warp of it, or by the block.
func transfer2[T shmem.Elem](t *gpu.Thread, o, warp int, dst, src shmem.Sym[T], sig shmem.Signal, value uint64, pe int) {
	rank := t.Block().Rank()
	switch o {
	case OpPut:
		shmem.Put(t.Block(), dst, src, pe)
	case OpPutNBI:
		if rank == 0 {
			shmem.PutNBI(t, dst, src, pe)
		}
	case OpGet:
		if rank/32 == warp {
			shmem.Get(t.Warp(), dst, src, pe)
		}
	case OpGetNBI:
		shmem.GetNBI(t.Block(), dst, src, pe)
	case OpPutSignal:
		if rank == 0 {
			shmem.PutSignal(t, dst, src, sig, value, shmem.SignalSet, pe)
		}
	case OpPutSignalNBI:
		if rank/32 == warp {
			shmem.PutSignalNBI(t.Warp(), dst, src, sig, value, shmem.SignalSet, pe)
		}
	}
}

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
