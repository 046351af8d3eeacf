package driver

import (
	"errors"
	"fmt"
)

// Sentinel errors that both back ends and package gpurt wrap; gpurt exports
// them to users.
var (
	// ErrAborted: the operation was ended because another PE failed or the
	// context was cancelled.
	ErrAborted = errors.New("aborted")
	// ErrFreed: the memory was freed before.
	ErrFreed = errors.New("memory was freed")
	// ErrNotSymmetric: the PEs do not agree on a collective operation.
	ErrNotSymmetric = errors.New("PEs do not call the same collective operation")
	// ErrGraphDiffers: a graph cannot be updated with other operations.
	ErrGraphDiffers = errors.New("the graph has other operations")
	// ErrNoWindow: NCCL makes a window of memory that peers can map.
	ErrNoWindow = errors.New("other GPUs cannot map this memory, so it cannot be a window; allocate it with nccl.Alloc, AllocVirtual or AllocSym")
	// ErrAlone: a device without a transport has nothing that concerns other PEs.
	ErrAlone = errors.New("the device was opened by OpenDevice, which joins no job: use the PE of a run function or of Join for symmetric memory, teams and kernels that communicate")
	// ErrUnavailable: the back end does not exist on this machine.
	ErrUnavailable = errors.New("back end is not available")
	// ErrUnsupported: the GPU lacks what the kernels need.
	ErrUnsupported = errors.New("the GPU cannot run these kernels")
)

// JointFailure is the error of a PE whose call ended together with those of other PEs,
// for one reason, such as a deadlock. The error of the first of them, in the order of
// their numbers, stands for all: which one a host reads first is chance. It is
// ErrAborted.
type JointFailure struct {
	// PE is the first PE, and First is its error.
	PE    int
	First error
	Err   error
}

// Error returns the PE's own error.
func (e *JointFailure) Error() string { return e.Err.Error() }

// Unwrap returns the PE's own error.
func (e *JointFailure) Unwrap() error { return e.Err }

// Is reports that the error is ErrAborted, besides what it wraps.
func (e *JointFailure) Is(target error) bool { return target == ErrAborted }

// Refusal is the error of a call that was refused before anything was done, so that the
// device is as good as before.
type Refusal struct{ Err error }

// Refuse returns err as a Refusal, nil for nil.
func Refuse(err error) error {
	if err == nil {
		return nil
	}
	return &Refusal{err}
}

// Error returns the reason.
func (e *Refusal) Error() string { return e.Err.Error() }

// Unwrap returns the reason.
func (e *Refusal) Unwrap() error { return e.Err }

// Errors of RegisterSymmetric of memory that peers cannot map, on its PE and on the others.
var (
	ErrUnmappable          = errors.New("it was not made by CUDA's virtual memory management (cuMemCreate); use AllocVirtual")
	ErrUnmappableElsewhere = errors.New("another PE has memory that cannot become symmetric; its error says why")
)

// InWindow returns the error of freeing memory that is in a window of NCCL, which was registered
// at a place in the program.
func InWindow(where string) error {
	return Refuse(fmt.Errorf("the memory is in the window that was registered at %s; call Deregister on every rank first", where))
}
