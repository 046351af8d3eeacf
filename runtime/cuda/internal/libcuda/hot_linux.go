package libcuda

import (
	"unsafe"

	"github.com/ebitengine/purego"

	"github.com/gpuc-go/gpuc/runtime/cuda/internal/cu"
)

// Launch implements cu.Driver. It allocates nothing.
func (l *Library) Launch(cfg *cu.LaunchConfig, f cu.Function, extra *[5]uintptr) cu.Result {
	r, _, _ := purego.SyscallN(l.launchKernelEx, uintptr(unsafe.Pointer(cfg)), uintptr(f), 0, uintptr(unsafe.Pointer(extra)))
	return cu.Result(r)
}

// StreamQuery implements cu.Driver.
func (l *Library) StreamQuery(s cu.Stream) cu.Result {
	r, _, _ := purego.SyscallN(l.streamQuery, uintptr(s))
	return cu.Result(r)
}

// StreamWaitEvent implements cu.Driver.
func (l *Library) StreamWaitEvent(s cu.Stream, e cu.Event) cu.Result {
	r, _, _ := purego.SyscallN(l.streamWaitEvent, uintptr(s), uintptr(e), 0)
	return cu.Result(r)
}

// EventRecord implements cu.Driver.
func (l *Library) EventRecord(e cu.Event, s cu.Stream) cu.Result {
	r, _, _ := purego.SyscallN(l.eventRecord, uintptr(e), uintptr(s))
	return cu.Result(r)
}

// EventQuery implements cu.Driver.
func (l *Library) EventQuery(e cu.Event) cu.Result {
	r, _, _ := purego.SyscallN(l.eventQuery, uintptr(e))
	return cu.Result(r)
}

// EventSynchronize implements cu.Driver.
func (l *Library) EventSynchronize(e cu.Event) cu.Result {
	r, _, _ := purego.SyscallN(l.eventSync, uintptr(e))
	return cu.Result(r)
}
