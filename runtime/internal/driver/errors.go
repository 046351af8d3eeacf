package driver

import "errors"

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
	// ErrUnavailable: the back end does not exist on this machine.
	ErrUnavailable = errors.New("back end is not available")
)
