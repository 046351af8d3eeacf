package errors

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// SumPeers adds up the memory of all PEs, as far as they can be addressed.
//
//gpu:kernel
func SumPeers(t *gpu.Thread, x shmem.Sym[float32], out []float32) {
	for pe := range shmem.NumPEs(t) {
		for i := range x.Peer(t, pe) { // want "warning: kernel SumPeers loops over or copies the memory of x on a PE without a test whether it can be addressed: Peer returns nil for a PE on another host, and nothing is done; call MustPeer, which fails then, or test len and use Put or Get"
			out[0] += x.Peer(t, pe)[i]
		}
	}
}

// StridePeer loops up to the length of a peer's memory.
//
//gpu:kernel
func StridePeer(t *gpu.Thread, x shmem.Sym[float32], pe int) {
	there := x.Peer(t, pe) // want "warning: kernel StridePeer loops over or copies the memory of x"
	for i := t.Block().Rank(); i < len(there); i += t.Block().Size() {
		there[i] = 1
	}
}

// VectorsOfPeer loops over a peer's memory as vectors, in a helper.
//
//gpu:kernel
func VectorsOfPeer(t *gpu.Thread, x shmem.Sym[float32], pe int) {
	clear4(gpu.AsVec4(x.Peer(t, pe))) // want "warning: kernel VectorsOfPeer loops over or copies the memory of x"
}

func clear4(x []gpu.Vec4[float32]) {
	for i := range x {
		x[i] = gpu.Vec4[float32]{}
	}
}

// CopyToPeer copies to a peer's memory.
//
//gpu:kernel
func CopyToPeer(t *gpu.Thread, x, y shmem.Sym[float32], pe int) {
	copy(x.Peer(t, pe), y.Local()) // want "warning: kernel CopyToPeer loops over or copies the memory of x on a PE without a test"
}

// Tested has another way to PEs that cannot be addressed.
//
//gpu:kernel
func Tested(t *gpu.Thread, x, y shmem.Sym[float32], pe int) {
	there := x.Peer(t, pe)
	if len(there) == 0 {
		shmem.Put(t, x, y, pe)
		return
	}
	for i, v := range y.Local() {
		there[i] = v
	}
	copy(there, y.Local())
	for i := range there {
		there[i]++
	}
}

// TestedForNil compares with nil, in the condition of a loop over PEs.
//
//gpu:kernel
func TestedForNil(t *gpu.Thread, x shmem.Sym[float32]) {
	for pe := range shmem.NumPEs(t) {
		there := x.Peer(t, pe)
		if there == nil {
			continue
		}
		for i := range there {
			there[i]++
		}
	}
}

// Must fails where a peer cannot be addressed.
//
//gpu:kernel
func Must(t *gpu.Thread, x, y shmem.Sym[float32], pe int) {
	for i := range x.MustPeer(t, pe) {
		x.MustPeer(t, pe)[i] = 1
	}
	copy(x.MustPeer(t, pe), y.Local())
}

// Indexed fails by its index.
//
//gpu:kernel
func Indexed(t *gpu.Thread, x shmem.Sym[float32], pe int) {
	for i := range x.Len() {
		x.Peer(t, pe)[i] = 1
	}
}

// RangeLength ranges over the length of a peer's memory.
//
//gpu:kernel
func RangeLength(t *gpu.Thread, x shmem.Sym[float32], out []float32, pe int) {
	there := x.Peer(t, pe) // want "warning: kernel RangeLength loops over or copies the memory of x"
	for i := range min(len(there), len(out)) {
		out[i] = there[i]
	}
}

// TestedForLength tests the length first.
//
//gpu:kernel
func TestedForLength(t *gpu.Thread, x shmem.Sym[float32], pe int) {
	there := x.Peer(t, pe)
	if len(there) > 0 {
		for i := range len(there) {
			there[i]++
		}
	}
}

// OnlyIfNot compares for inequality with nil.
//
//gpu:kernel
func OnlyIfNot(t *gpu.Thread, x shmem.Sym[float32], pe int) {
	if there := x.Peer(t, pe); there != nil {
		for i := range there {
			there[i]++
		}
	}
}
