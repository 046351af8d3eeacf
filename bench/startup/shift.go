// Command startup measures the time from program start to the first checked
// result: one vector goes to the next PE, with a signal. It prints when each
// phase was reached; bench/cpp/startup.cu is the same in CUDA C++.
package main

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

//go:generate go run ../../cmd/gpuc generate -compress

// Shift sends src to the next PE's dst, and returns when dst here has arrived.
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
