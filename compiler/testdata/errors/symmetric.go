// Package symmetric communicates from and to memory that is not symmetric.
package symmetric

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

//gpu:kernel
func Transfers(t *gpu.Thread, x shmem.Sym[int], s []int) {
	var local [4]int
	shmem.Put(t, x, local[:], 0) // want `does not satisfy shmem.LocalMem.*; the local side of a transfer is symmetric memory too, or registered: pass a shmem.Sym or a shmem.Registered`
	shmem.Put(t, s, x, 0)        // want `does not match shmem.Sym.*; what other PEs reach is symmetric memory: pass a shmem.Sym, which the host allocates by gpurt.AllocSym`
}

//gpu:kernel
func Waits(t *gpu.Thread, s []uint64, i []int) {
	shmem.WaitUntil(t, &i[0], shmem.CmpEQ, 1)       // want `does not match shmem.Ptr.*; waits and atomics take an element of symmetric memory: pass x.At.i. of a shmem.Sym`
	shmem.AtomicAdd(t, &i[0], 1, 0)                 // want `does not match shmem.Ptr.*; waits and atomics`
	shmem.SignalWaitUntil(t, &s[0], shmem.CmpGE, 1) // want `as shmem.Signal value.*; signals are symmetric memory: pass a shmem.Signal, which the host allocates by gpurt.AllocSignals`
}
