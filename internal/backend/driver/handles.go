package driver

import "errors"

// ErrNoHandle is the error of asking the emulator for a handle of the CUDA driver.
var ErrNoHandle = errors.New("emulated objects have no handle of the CUDA driver")

// ErrUnreachable is the error of asking for the address of a peer's memory where there is
// none.
var ErrUnreachable = errors.New("the memory cannot be addressed from here")

// Handles is what other libraries of the process call the GPU of a PE.
type Handles struct {
	// Ordinal is the number of the GPU among those that the process sees.
	Ordinal int
	// Device is its CUdevice.
	Device int32
	// Context is the primary CUcontext of the GPU, which the PE has retained.
	Context uintptr
}

// Foreign are the methods of a device that share memory and streams with other libraries.
type Foreign interface {
	// Handles returns ErrNoHandle on the emulator.
	Handles() (Handles, error)
	// Wrap returns memory at an address that somebody else has allocated. Free of it
	// ends the use, and releases nothing.
	Wrap(addr uintptr, bytes int) (Mem, error)
	// WrapStream returns a stream that somebody else has made. Close of it destroys
	// nothing.
	WrapStream(handle uintptr) (Stream, error)
	// Peer returns the memory on a PE that m is here, as this PE addresses it, or
	// ErrUnreachable. m is symmetric.
	Peer(m Mem, pe int) (Mem, error)
}

// Exporter are the methods of a device that share memory with other processes of the host.
type Exporter interface {
	// Export returns what other processes open memory by that Alloc has returned.
	Export(m Mem) ([]byte, error)
	// Open returns memory of so many bytes that another process has exported. Free of it ends
	// the use, and releases nothing.
	Open(handle []byte, bytes int) (Mem, error)
}

// Errors of Exporter that back ends have in common.
var (
	ErrOwnMemory   = errors.New("this process has exported the memory itself, and cannot open it; use the buffer")
	ErrNotExported = errors.New("only memory that Alloc or AllocFrom has returned can be opened by other processes")
	ErrBadHandle   = errors.New("the bytes are not a memory handle of this back end")
)

// Handler is implemented by streams, events and graphs that the CUDA driver knows.
type Handler interface {
	// Handle is a CUstream, a CUevent or a CUgraphExec.
	Handle() uintptr
}

// Address returns the address of the first byte: on a GPU as kernels see it, on the emulator
// that of the process.
func (m Mem) Address() uintptr {
	if m.Addr != 0 {
		return uintptr(m.Addr)
	}
	return uintptr(m.Emu.Base)
}
