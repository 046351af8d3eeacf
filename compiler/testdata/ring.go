// Package ring sends to the next PE.
package ring

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// Shift sends src to the next PE's dst. epoch grows by one with each launch.
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
