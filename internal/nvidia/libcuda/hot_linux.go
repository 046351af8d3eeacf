package libcuda

import (
	"runtime"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
	"github.com/gpuc-go/gpuc/internal/nvidia/dl"
)

// The calls of this file are on the path of every launch and wait. They allocate
// nothing and do not reflect.

func (l *Library) Launch(cfg *cu.LaunchConfig, f cu.Function, extra *[5]uintptr) cu.Result {
	r := l.call(l.launchKernelEx, uintptr(unsafe.Pointer(cfg)), uintptr(f), 0, uintptr(unsafe.Pointer(extra)))
	runtime.KeepAlive(cfg)
	runtime.KeepAlive(extra)
	return r
}

func (l *Library) LaunchByPointers(cfg *cu.LaunchConfig, f cu.Function, params []unsafe.Pointer) cu.Result {
	r := l.call(l.launchKernelEx, uintptr(unsafe.Pointer(cfg)), uintptr(f), uintptr(unsafe.Pointer(unsafe.SliceData(params))), 0)
	runtime.KeepAlive(cfg)
	runtime.KeepAlive(params)
	return r
}

func (l *Library) StreamQuery(s cu.Stream) cu.Result {
	return l.call(l.streamQuery, uintptr(s))
}

func (l *Library) EventQuery(e cu.Event) cu.Result {
	return l.call(l.eventQuery, uintptr(e))
}

func (l *Library) EventRecord(e cu.Event, s cu.Stream) cu.Result {
	return l.call(l.eventRecord, uintptr(e), uintptr(s))
}

func (l *Library) StreamWaitEvent(s cu.Stream, e cu.Event) cu.Result {
	return l.call(l.streamWaitEvent, uintptr(s), uintptr(e), 0)
}

// EventSynchronize implements cu.Driver. It has a call of its own, since others may
// be made while it waits.
func (l *Library) EventSynchronize(e cu.Event) cu.Result {
	return cu.Result(new(dl.Caller).Call(l.eventSync, uintptr(e)))
}

// call calls a function of the driver.
func (l *Library) call(fn uintptr, args ...uintptr) cu.Result {
	return cu.Result(l.caller.Call(fn, args...))
}
