package main

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// Axpy adds a*x to y.
//
//gpu:kernel
func Axpy(t *gpu.Thread, a float32, x, y []float32) {
	for i := range t.Grid().Stride(len(y)) {
		y[i] += a * x[i]
	}
}

// Pass puts src to dst of the next PE, and waits for what the one before puts here.
//
//gpu:kernel
func Pass(t *gpu.Thread, dst, src shmem.Sym[float32], sig shmem.Signal) {
	shmem.PutSignalNBI(t.Block(), dst, src, sig, 1, shmem.SignalSet, (shmem.MyPE(t)+1)%shmem.NumPEs(t))
	shmem.SignalWaitUntil(t, sig, shmem.CmpGE, 1)
}
