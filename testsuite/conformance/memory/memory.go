// Package memory has kernels that read and write memory of all kinds: allocated by the
// program, by other libraries or by other PEs, and laid out as arrays.
//
// Start reading at Add.
package memory

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

//go:generate go run ../../../cmd/gpuc generate -compress

// Add adds src to dst.
//
//gpu:kernel
func Add(t *gpu.Thread, dst, src []int32) {
	for i := range t.Grid().Stride(len(dst)) {
		dst[i] += src[i]
	}
}

// Send puts src into dst of a PE.
//
//gpu:kernel
func Send(t *gpu.Thread, dst, src shmem.Sym[int32], pe int) {
	if t.BlockIdx().X == 0 {
		shmem.Put(t.Block(), dst, src, pe)
	}
}

// Fetch gets src of a PE into dst when a signal has come here.
//
//gpu:kernel
func Fetch(t *gpu.Thread, dst, src shmem.Sym[int32], sig shmem.Signal, pe int) {
	if t.Grid().Rank() == 0 {
		shmem.SignalWaitUntil(t, sig, shmem.CmpGE, 1)
		shmem.Get(t, dst, src, pe)
	}
}
