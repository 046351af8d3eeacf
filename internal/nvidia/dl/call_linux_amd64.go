package dl

import "unsafe"

// call is a call of a C function. It is on the heap, where it does not move; purego's SyscallN,
// which takes any function, copies its arguments twice and takes twice as long.
type call struct {
	fn     uintptr
	args   [MaxArgs]uintptr
	result uintptr
}

// enterAddress is the address of enter, which makes a call.
var enterAddress uintptr

//go:linkname cgocall runtime.cgocall
func cgocall(fn uintptr, arg unsafe.Pointer) int32

// do makes the call of fn with the arguments in c.
func (c *call) do(fn uintptr) uintptr {
	c.fn = fn
	cgocall(enterAddress, unsafe.Pointer(c))
	return c.result
}
