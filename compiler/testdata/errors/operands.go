// Package operands passes numbers where the operations of dsl/shmem take constants.
package operands

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

//gpu:kernel
func Operands(t *gpu.Thread, x shmem.Sym[int32], sig shmem.Signal) {
	shmem.SignalOp(t, sig, 1, 7, 0)     // want "calls shmem.SignalOp with 7, which is no signal operation; use one of SignalSet and SignalAdd"
	shmem.SignalWaitUntil(t, sig, 6, 1) // want "calls shmem.SignalWaitUntil with 6, which is no comparison; use one of CmpEQ"
	shmem.WaitUntil(t, x.At(0), -1, 1)  // want "calls shmem.WaitUntil with -1, which is no comparison"
	shmem.TestAll(t, x, nil, shmem.CmpGE, 1)
}
