package gpurt_test

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

func init() { gpurt.MeetKernel = meetKernel }

// meetKernel tells PE 1 that this PE is here, and waits until its own signal is n.
func meetKernel(t *gpu.Thread, sig shmem.Signal, n uint64) {
	if shmem.MyPE(t) != 1 {
		shmem.SignalOp(t, sig, 1, shmem.SignalAdd, 1)
	}
	shmem.SignalWaitUntil(t, sig, shmem.CmpGE, n)
}
