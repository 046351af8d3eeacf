package emuproc

import (
	"errors"
	"fmt"
)

// shared is memory of the host that two processes map.
type shared struct {
	// Path is the file behind it, of Bytes bytes, which begins with Mark until both have it: on
	// another host, or in another container, the path may be of another file.
	Path  string
	Bytes int
	Mark  []byte
	// Addr is where the process of the PE has it.
	Addr uint64
}

// errNotShared is the error of memory that host and kernels use at one address, where they
// are processes that have no memory in common.
var errNotShared = fmt.Errorf("%w: host and kernels use this memory at one address, so the process of the PE and that of PE 0, which has the emulated GPUs, must be on one host that runs Linux; take Alloc and copies, or run all PEs on one host", errors.ErrUnsupported)
