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
	OpPutSignalSet
	OpPutSignalAdd
	OpPutSignalNBISet
	OpPutSignalNBIAdd
	NumOps
)

// transfer performs operation o once, at the given scope: by the first thread
// of the grid, by the given warp of the first block, or by the first block.
func transfer[T shmem.Elem](t *gpu.Thread, o, scope, warp int, dst, src shmem.Sym[T], sig shmem.Signal, value uint64, pe int) {
	if t.BlockIdx().X != 0 {
		return
	}
	switch scope {
	case ThreadScope:
		if t.Block().Rank() == 0 {
			move(t, o, dst, src, sig, value, pe)
		}
	case WarpScope:
		if t.Block().Rank()/32 == warp {
			move(t.Warp(), o, dst, src, sig, value, pe)
		}
	case BlockScope:
		move(t.Block(), o, dst, src, sig, value, pe)
	}
}

func move[S shmem.Scope, T shmem.Elem](s S, o int, dst, src shmem.Sym[T], sig shmem.Signal, value uint64, pe int) {
	switch o {
	case OpPut:
		shmem.Put(s, dst, src, pe)
	case OpPutNBI:
		shmem.PutNBI(s, dst, src, pe)
	case OpGet:
		shmem.Get(s, dst, src, pe)
	case OpGetNBI:
		shmem.GetNBI(s, dst, src, pe)
	case OpPutSignalSet:
		shmem.PutSignal(s, dst, src, sig, value, shmem.SignalSet, pe)
	case OpPutSignalAdd:
		shmem.PutSignal(s, dst, src, sig, value, shmem.SignalAdd, pe)
	case OpPutSignalNBISet:
		shmem.PutSignalNBI(s, dst, src, sig, value, shmem.SignalSet, pe)
	case OpPutSignalNBIAdd:
		shmem.PutSignalNBI(s, dst, src, sig, value, shmem.SignalAdd, pe)
	}
	shmem.Quiet(s)
}

// store stores src element by element into a peer's dst.
func store[T shmem.Elem](t *gpu.Thread, dst, src shmem.Sym[T], pe int) {
	local := src.Local()
	for i := range t.Grid().Stride(len(local)) {
		shmem.P(t, dst.At(i), local[i], pe)
	}
	shmem.Quiet(t)
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
