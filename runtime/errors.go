package gpurt

import (
	"errors"
	"fmt"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/fault"
)

// KernelError is a failure inside a kernel: an index out of range, a panic, an
// assertion, a wait that was ended. It names the PE, the block and the thread,
// and the line in the kernel's source. Stream.Sync returns it.
type KernelError = fault.Error

// Errors that callers may test for with errors.Is.
var (
	// ErrStale says that the generated files beside the kernels do not belong
	// to the kernels' source; gpuc generate renews them.
	ErrStale = errors.New("generated kernels are stale")
	// ErrFreed says that a buffer was used or freed after it had been freed.
	ErrFreed = driver.ErrFreed
	// ErrNotSymmetric says that the PEs did not make the same collective
	// call, for example that one freed a symmetric buffer which the others
	// kept, or that sizes differ.
	ErrNotSymmetric = driver.ErrNotSymmetric
	// ErrAborted says that an operation ended because another PE failed.
	ErrAborted = driver.ErrAborted
	// ErrAlone says that a device of OpenDevice was asked for what concerns other
	// PEs.
	ErrAlone = driver.ErrAlone
	// ErrUnavailable says that a back end was asked for that this machine
	// does not have.
	ErrUnavailable = driver.ErrUnavailable
	// ErrUnsupported says that the GPU cannot run the kernels of a package: one of
	// them needs an instruction that only other GPUs have. LoadKernels returns it.
	ErrUnsupported = driver.ErrUnsupported
	// ErrLaunch says that a launch was refused before the device saw it: its
	// shape or its arguments are not what the kernel and GPUs allow.
	ErrLaunch = errors.New("launch refused")
	// ErrClosed says that a PE, stream or event was used after its end.
	ErrClosed = errors.New("already closed")
	// ErrConcurrent says that a PE was used from two goroutines at once, or
	// from another thread than its own, which a PE of a job on a GPU has;
	// launches and calls of NCCL do not look at the thread. Use what belongs
	// to a PE only on the goroutine of its run function.
	ErrConcurrent = errors.New("PE is used outside its goroutine")
)

// PEError is the failure of one PE.
type PEError struct {
	// PE is the number of the PE that failed.
	PE int
	// Err is what its run function returned, or what ended it.
	Err error
	// Stack is the Go stack if the run function panicked.
	Stack string
}

// Error returns the error with its PE in front, and the stack of a panic below.
func (e *PEError) Error() string {
	s := fmt.Sprintf("PE %d: %v", e.PE, e.Err)
	if e.Stack != "" {
		s += "\n" + e.Stack
	}
	return s
}

// Unwrap returns Err.
func (e *PEError) Unwrap() error { return e.Err }

// located, deferred by an exported function, puts the place of its call before its error.
func located(err *error) { *err = fault.AtCall(*err) }

// brokenHere returns a view that cannot be used, since the call that is going on was wrong.
func brokenHere(err error) view { return broken(fmt.Errorf("%s: %w", fault.CallPlace(), err)) }
