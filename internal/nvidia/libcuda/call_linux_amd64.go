package libcuda

import (
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
)

// call is a call of a C function with up to four arguments. It is on the heap, where
// it does not move; purego's SyscallN, which takes any function, copies its arguments
// twice and takes twice as long.
type call struct {
	fn     uintptr
	args   [4]uintptr
	result uintptr
}

// enterAddress is the address of enter, which makes a call.
var enterAddress uintptr

//go:linkname cgocall runtime.cgocall
func cgocall(fn uintptr, arg unsafe.Pointer) int32

// do makes the call of fn with the arguments in c.
func (c *call) do(fn uintptr) cu.Result {
	c.fn = fn
	cgocall(enterAddress, unsafe.Pointer(c))
	return cu.Result(c.result)
}
