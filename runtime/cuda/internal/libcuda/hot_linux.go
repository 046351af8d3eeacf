package libcuda

import (
	"runtime"
	"unsafe"

	"github.com/ebitengine/purego"

	"github.com/gpuc-go/gpuc/runtime/cuda/internal/cu"
)

// The calls of this file are on the path of every launch and wait. Their
// arguments go through a slice that is made once, since SyscallN moves the
// arguments it is given one by one to the heap.

// Launch implements cu.Driver. It allocates nothing.
func (l *Library) Launch(cfg *cu.LaunchConfig, f cu.Function, extra *[5]uintptr) cu.Result {
	a := l.launchArgs[:]
	a[0], a[1], a[2], a[3] = uintptr(unsafe.Pointer(cfg)), uintptr(f), 0, uintptr(unsafe.Pointer(extra))
	r, _, _ := purego.SyscallN(l.launchKernelEx, a...)
	runtime.KeepAlive(cfg)
	runtime.KeepAlive(extra)
	return cu.Result(r)
}

// LaunchByPointers implements cu.Driver.
func (l *Library) LaunchByPointers(cfg *cu.LaunchConfig, f cu.Function, params []unsafe.Pointer) cu.Result {
	a := l.launchArgs[:]
	a[0], a[1], a[2], a[3] = uintptr(unsafe.Pointer(cfg)), uintptr(f), uintptr(unsafe.Pointer(unsafe.SliceData(params))), 0
	r, _, _ := purego.SyscallN(l.launchKernelEx, a...)
	runtime.KeepAlive(cfg)
	runtime.KeepAlive(params)
	return cu.Result(r)
}

// StreamQuery implements cu.Driver. It allocates nothing.
func (l *Library) StreamQuery(s cu.Stream) cu.Result {
	l.queryArgs[0] = uintptr(s)
	r, _, _ := purego.SyscallN(l.streamQuery, l.queryArgs[:]...)
	return cu.Result(r)
}

// EventQuery implements cu.Driver. It allocates nothing.
func (l *Library) EventQuery(e cu.Event) cu.Result {
	l.queryArgs[0] = uintptr(e)
	r, _, _ := purego.SyscallN(l.eventQuery, l.queryArgs[:]...)
	return cu.Result(r)
}

// EventRecord implements cu.Driver.
func (l *Library) EventRecord(e cu.Event, s cu.Stream) cu.Result {
	r, _, _ := purego.SyscallN(l.eventRecord, uintptr(e), uintptr(s))
	return cu.Result(r)
}

// StreamWaitEvent implements cu.Driver.
func (l *Library) StreamWaitEvent(s cu.Stream, e cu.Event) cu.Result {
	r, _, _ := purego.SyscallN(l.streamWaitEvent, uintptr(s), uintptr(e), 0)
	return cu.Result(r)
}

// EventSynchronize implements cu.Driver.
func (l *Library) EventSynchronize(e cu.Event) cu.Result {
	r, _, _ := purego.SyscallN(l.eventSync, uintptr(e))
	return cu.Result(r)
}
