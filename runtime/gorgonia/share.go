package gorgonia

import (
	"errors"
	"fmt"
	"unsafe"

	"gorgonia.org/cu"

	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// Memory is a buffer or an array of package gpurt.
type Memory interface {
	Addr() uintptr
}

// DevicePtr returns the address of memory of the PE, for cu. It is valid until Free, or
// until the run function returns, and cu must not free it.
func DevicePtr(pe *gpurt.PE, m Memory) (cu.DevicePtr, error) {
	if _, err := deviceOf(pe); err != nil {
		return 0, fmt.Errorf("address for package cu: %w", err)
	}
	if m == nil || m.Addr() == 0 {
		return 0, errors.New("address for package cu: there is no such memory: it is empty, freed, or a part that is out of range")
	}
	return cu.DevicePtr(m.Addr()), nil
}

// FromDevicePtr returns a buffer of n elements in memory that cu has allocated, by the rules
// of gpurt.Wrap: cu frees it, after the last use of the buffer.
func FromDevicePtr[T any](pe *gpurt.PE, p cu.DevicePtr, n int) (*gpurt.Buffer[T], error) {
	b, err := gpurt.Wrap[T](pe, p.Uintptr(), n)
	if err != nil {
		return nil, fmt.Errorf("memory of package cu: %w", err)
	}
	return b, nil
}

// A cu.Stream holds its handle and nothing else, but cu has no function that makes one.
var _ [unsafe.Sizeof(uintptr(0))]byte = [unsafe.Sizeof(cu.Stream{})]byte{}

// Stream returns a stream of the PE, for cu to enqueue work on. It is valid until Close of s,
// or until the run function returns, and cu must not destroy it.
func Stream(s *gpurt.Stream) (cu.Stream, error) {
	h, err := s.Handle()
	if err != nil {
		return cu.NoStream, fmt.Errorf("stream for package cu: %w", err)
	}
	return *(*cu.Stream)(unsafe.Pointer(&h)), nil
}

// FromStream returns a stream that cu has made in the PE's context, or cu.NoStream, for the
// PE to enqueue work on, by the rules of gpurt.PE.WrapStream: cu destroys it, after Close of
// the result.
func FromStream(pe *gpurt.PE, s cu.Stream) (*gpurt.Stream, error) {
	w, err := pe.WrapStream(uintptr(unsafe.Pointer(s.C())))
	if err != nil {
		return nil, fmt.Errorf("stream of package cu: %w", err)
	}
	return w, nil
}
