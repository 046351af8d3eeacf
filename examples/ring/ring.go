// Command ring sends every PE's vector around the ring of PEs, one neighbour
// further with each launch, and checks what arrived.
//
//	gpuc run -np 4 ./examples/ring
package main

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

//go:generate go run ../../cmd/gpuc generate

// Shift sends src to the next PE's dst, and returns when dst here has arrived.
// epoch grows by one with each launch, so that a signal of an earlier launch is
// never taken for one of this.
//
//gpu:kernel
func Shift(t *gpu.Thread, dst, src shmem.Sym[float32], sig shmem.Signal, epoch uint64) {
	if t.BlockIdx().X != 0 {
		return
	}
	right := (shmem.MyPE(t) + 1) % shmem.NumPEs(t)
	shmem.PutSignalNBI(t.Block(), dst, src, sig, epoch, shmem.SignalSet, right)
	shmem.SignalWaitUntil(t, sig, shmem.CmpGE, epoch)
	shmem.Quiet(t.Block())
}
