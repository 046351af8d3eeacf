package nvshmem

import (
	"fmt"

	"github.com/gpuc-go/gpuc/internal/nvidia/dl"
)

// StartError says that the library returned success from its initialisation and
// is not initialised.
type StartError struct {
	Rank, Size int
	// Status is what nvshmemx_init_status returned.
	Status int
	// NoContext says that no CUDA context was current on the calling thread.
	NoContext bool
	Path      string
	Version   Version
}

// Error gives the reason, as far as the library lets it be known, and says where
// NVSHMEM tells more: it writes to the streams of the process, and returns none of
// it.
func (e *StartError) Error() string {
	return fmt.Sprintf("NVSHMEM did not start (PE %d of %d, %s, version %v, nvshmemx_init_status %d): %s", e.Rank, e.Size, e.Path, e.Version, e.Status, e.reason())
}

func (e *StartError) reason() string {
	switch {
	case e.NoContext:
		return "no CUDA context was current on the calling thread"
	case Status(e.Status) == Bootstrapped:
		return "the PEs have met, and then no transport between their GPUs could be started; what NVSHMEM printed above is the reason, and NVSHMEM_DEBUG=INFO makes it print more. " +
			"NVSHMEM_DISABLE_P2P and NVSHMEM_REMOTE_TRANSPORT, if they are set, leave transports out; nvidia-smi topo -p2p n shows which GPUs reach each other"
	}
	return "what NVSHMEM printed above is the reason, and NVSHMEM_DEBUG=INFO makes it print more"
}

// contextCurrent asks the driver, which is open where there is a context.
func contextCurrent() bool {
	drv, err := dl.Open("the CUDA driver", dl.Local, "libcuda.so.1")
	if err != nil {
		return false
	}
	var get func(ctx *uintptr) int32 // CUresult cuCtxGetCurrent(CUcontext *pctx)
	if drv.Bind(dl.Func{Ptr: &get, Name: "cuCtxGetCurrent"}) != nil {
		return false
	}
	var ctx uintptr
	return get(&ctx) == 0 && ctx != 0
}
