package gpurt

import (
	"context"
	"io"
	goruntime "runtime"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/runtime/internal/osthread"
)

// MeetKernel is a kernel of the tests. Another package sets it, so that its lines are a user's.
var MeetKernel func(t *gpu.Thread, sig shmem.Signal, n uint64)

// OnFakeGPU runs f as the only PE of a machine whose GPU does nothing.
func OnFakeGPU(ctx context.Context, f func(pe *PE) error) error {
	cfg := fakeConfig(&fakeWorld{addresses: true}, 1, io.Discard)
	return Run(ctx, cfg, func(_ context.Context, pe *PE) error { return f(pe) })
}

// OwnThread has the PE belong to the calling thread, as on a GPU.
func OwnThread(pe *PE) {
	goruntime.LockOSThread()
	pe.thread = osthread.Outliving()
}
