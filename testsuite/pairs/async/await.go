package async

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// Await waits for a signal. It commits a copy, of which the sanitizer knows nothing, so it has no
// hooks.
//
//gpu:kernel
func Await(t *gpu.Thread, signal shmem.Signal) {
	gpu.CopyAsyncCommit(t)
	if t.Block().Rank() == 0 {
		shmem.SignalWaitUntil(t, signal, shmem.CmpGE, 1)
	}
}
