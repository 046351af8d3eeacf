package gpurt

import (
	"fmt"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
)

// Handles are what other libraries of the process call the GPU of a PE: NCCL, cuBLAS, or
// a Python interpreter. They belong to the PE and are valid until its run function returns.
type Handles = driver.Handles

// Errors of what the CUDA driver or the transport knows by handle or address.
var (
	// ErrNoHandle says that the PE is emulated, and that what it has is unknown to the
	// CUDA driver.
	ErrNoHandle = driver.ErrNoHandle
	// ErrUnreachable says that a PE cannot load and store the memory of another PE, for
	// example since it is on another host. Put and get reach it.
	ErrUnreachable = driver.ErrUnreachable
)

// Handles returns the handles of the PE's GPU. The context is the primary one, which the
// CUDA runtime uses as well; it is current on the thread of the run function. Nobody else
// may destroy or reset it.
func (pe *PE) Handles() (_ Handles, err error) {
	defer located(&err)
	if pe == nil {
		return Handles{}, fmt.Errorf("handles: %w", errNoPE)
	}
	err = pe.ended()
	var h Handles
	if err == nil {
		h, err = pe.dev.Handles()
	}
	if err != nil {
		return Handles{}, fmt.Errorf("handles of PE %d: %w", pe.MyPE(), err)
	}
	return h, nil
}

// handleOf returns the handle of a stream, event or graph of the driver.
func handleOf(what string, of any, err error) (uintptr, error) {
	h, ok := of.(driver.Handler)
	if err == nil && !ok {
		err = ErrNoHandle
	}
	if err != nil {
		return 0, fmt.Errorf("handle of the %s: %w", what, err)
	}
	return h.Handle(), nil
}

// Handle returns the CUstream. Other libraries may enqueue work on it; they must not
// destroy it. It is valid until Close, or until the run function returns.
func (s *Stream) Handle() (_ uintptr, err error) {
	defer located(&err)
	err = s.check()
	if err != nil {
		return handleOf("stream", nil, err)
	}
	return handleOf("stream", s.queue, nil)
}

// Handle returns the CUevent. Other libraries may wait for it; they must not destroy it.
// It is valid until Close, or until the run function returns.
func (e *Event) Handle() (_ uintptr, err error) {
	defer located(&err)
	err = e.check()
	if err != nil {
		return handleOf("event", nil, err)
	}
	return handleOf("event", e.e, nil)
}

// Handle returns the CUgraphExec. Other libraries may launch it; they must not destroy it.
// It is valid until Close, or until the run function returns.
func (g *Graph) Handle() (_ uintptr, err error) {
	defer located(&err)
	err = g.check()
	if err != nil {
		return handleOf("graph", nil, err)
	}
	return handleOf("graph", g.g, nil)
}

// WrapStream returns a stream that another library has made: handle is its CUstream, of
// the PE's GPU, or 0 for the default stream. The PE may enqueue work on it as on its own
// streams. Its owner destroys it; Close waits for its work, and ends the PE's use. Close it
// before its owner destroys it. Emulated PEs have no such streams: the error is ErrNoHandle.
func (pe *PE) WrapStream(handle uintptr) (_ *Stream, err error) {
	defer located(&err)
	does := fmt.Sprintf("wrap stream %#x", handle)
	if pe == nil {
		return nil, fmt.Errorf("%s: %w", does, errNoPE)
	}
	return pe.newStream(does, "WrapStream", func() (driver.Stream, error) { return pe.dev.WrapStream(handle) })
}
