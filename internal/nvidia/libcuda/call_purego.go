//go:build linux && !amd64

package libcuda

import (
	"github.com/ebitengine/purego"

	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
)

// call is a call of a C function with up to four arguments. They go through memory
// that is kept, since SyscallN moves the arguments it is given one by one to the heap.
type call struct{ args [4]uintptr }

// do makes the call of fn with the arguments in c.
func (c *call) do(fn uintptr) cu.Result {
	r, _, _ := purego.SyscallN(fn, c.args[:]...)
	return cu.Result(r)
}
