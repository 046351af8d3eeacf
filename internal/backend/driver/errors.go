package driver

import (
	"errors"
	"fmt"

	"github.com/gpuc-go/gpuc/internal/base/fault"
)

// Sentinel errors that both back ends and package gpurt wrap; gpurt exports
// them to users.
var (
	// ErrAborted: the operation was ended because another PE failed or the
	// context was cancelled.
	ErrAborted = fault.ErrAborted
	// ErrFreed: the memory was freed before.
	ErrFreed = errors.New("memory was freed")
	// ErrNotSymmetric: the PEs do not agree on a collective operation.
	ErrNotSymmetric = errors.New("PEs do not call the same collective operation")
	// ErrGraphDiffers: a graph cannot be updated with other operations.
	ErrGraphDiffers = errors.New("the graph has other operations")
	// ErrNoWindow: NCCL makes a window of memory that peers can map.
	ErrNoWindow = errors.New("other GPUs cannot map this memory, so it cannot be a window; allocate it with nccl.Alloc, AllocVirtual or AllocSym")
	// ErrWindowClosed is the error of a window that is closed, and the next ones are why a communicator
	// cannot be used any more.
	ErrWindowClosed  = errors.New("the window is closed")
	ErrCommAborted   = errors.New("the communicator was aborted")
	ErrCommRevoked   = errors.New("the communicator was revoked")
	ErrCommFinalized = errors.New("the communicator was finalised")
	// ErrAlone: a device without a transport has nothing that concerns other PEs.
	ErrAlone = errors.New("the device was opened by OpenDevice, which joins no job: use the PE of a run function or of Join for symmetric memory, teams and kernels that communicate")
	// ErrUnavailable: the back end does not exist on this machine.
	ErrUnavailable = errors.New("back end is not available")
	// ErrUnsupported: the GPU lacks what the kernels need.
	ErrUnsupported = errors.New("the GPU cannot run these kernels")
)

// Errors of RegisterSymmetric of memory that peers cannot map, on its PE and on the others.
var (
	ErrUnmappable          = errors.New("it was not allocated through CUDA's virtual memory management (cuMemCreate); use AllocVirtual")
	ErrUnmappableElsewhere = errors.New("another PE has memory that cannot become symmetric; its error says why")
)

// InWindow returns the error of freeing memory that is in a window of NCCL, which was registered
// at a place in the program.
func InWindow(where string) error {
	return fault.Refuse(fmt.Errorf("the memory is in the window that was registered at %s; call Deregister on every rank first", where))
}
