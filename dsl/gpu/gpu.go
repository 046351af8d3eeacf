// Package gpu is the kernel language: the thread that a kernel function gets,
// its indices and groups, shared memory, atomics and math.
package gpu

import "github.com/gpuc-go/gpuc/internal/engine"

// Thread is the GPU thread that runs the kernel.
type Thread struct{ e engine.Thread }

// NewThread wraps an emulated thread; only the emulator can call it.
func NewThread(e engine.Thread) *Thread { return &Thread{e} }
