package libcuda

import (
	"runtime"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
)

// The calls of this file are on the path of every launch and wait. They allocate
// nothing and do not reflect.

// Launch implements cu.Driver.
func (l *Library) Launch(cfg *cu.LaunchConfig, f cu.Function, extra *[5]uintptr) cu.Result {
	l.call.args = [4]uintptr{uintptr(unsafe.Pointer(cfg)), uintptr(f), 0, uintptr(unsafe.Pointer(extra))}
	r := l.call.do(l.launchKernelEx)
	runtime.KeepAlive(cfg)
	runtime.KeepAlive(extra)
	return r
}

// LaunchByPointers implements cu.Driver.
func (l *Library) LaunchByPointers(cfg *cu.LaunchConfig, f cu.Function, params []unsafe.Pointer) cu.Result {
	l.call.args = [4]uintptr{uintptr(unsafe.Pointer(cfg)), uintptr(f), uintptr(unsafe.Pointer(unsafe.SliceData(params)))}
	r := l.call.do(l.launchKernelEx)
	runtime.KeepAlive(cfg)
	runtime.KeepAlive(params)
	return r
}

// StreamQuery implements cu.Driver.
func (l *Library) StreamQuery(s cu.Stream) cu.Result {
	l.call.args[0] = uintptr(s)
	return l.call.do(l.streamQuery)
}

// EventQuery implements cu.Driver.
func (l *Library) EventQuery(e cu.Event) cu.Result {
	l.call.args[0] = uintptr(e)
	return l.call.do(l.eventQuery)
}

// EventRecord implements cu.Driver.
func (l *Library) EventRecord(e cu.Event, s cu.Stream) cu.Result {
	l.call.args = [4]uintptr{uintptr(e), uintptr(s)}
	return l.call.do(l.eventRecord)
}

// StreamWaitEvent implements cu.Driver.
func (l *Library) StreamWaitEvent(s cu.Stream, e cu.Event) cu.Result {
	l.call.args = [4]uintptr{uintptr(s), uintptr(e)}
	return l.call.do(l.streamWaitEvent)
}

// EventSynchronize implements cu.Driver. It has a call of its own, since others may
// be made while it waits.
func (l *Library) EventSynchronize(e cu.Event) cu.Result {
	return (&call{args: [4]uintptr{uintptr(e)}}).do(l.eventSync)
}
