//go:build !(linux && amd64)

package dl

// call is a call of a C function. Its arguments are kept, since SyscallN moves what it is
// given one by one to the heap.
type call struct{ args [MaxArgs]uintptr }

// do makes the call of fn with the arguments in c.
func (c *call) do(fn uintptr) uintptr { return syscall(fn, c.args[:]) }
