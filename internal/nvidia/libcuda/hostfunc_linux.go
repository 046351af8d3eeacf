package libcuda

import (
	"sync"

	"github.com/ebitengine/purego"

	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
)

// hostFunc returns the C function that the driver calls in a stream, which calls the
// function that it is given. There is one for the process: a process can have 2000, and
// none is ever released.
var hostFunc = sync.OnceValue(func() uintptr {
	return purego.NewCallback(func(f *cu.HostFunc) { f.Call() })
})
