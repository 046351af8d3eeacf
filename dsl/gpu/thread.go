// Package gpu is the kernel language: the thread that a kernel function gets,
// its indices and groups, shared memory, atomics, fences and math. The names
// are those of CUDA and of its cooperative groups.
//
// A kernel is a function with the directive //gpu:kernel and a first parameter
// of type *Thread. For a GPU the compiler replaces the functions of this package
// by machine instructions. The emulator runs the kernel as it stands, and calls
// the Go bodies of these functions. Both give the same results, except for the
// rounding of floating-point functions.
//
// Start reading at Thread. Communication between GPUs is in dsl/shmem.
package gpu

import "github.com/gpuc-go/gpuc/internal/base/threadapi"

// outside is what a device function called by host code panics with.
const outside = "device function called outside a kernel: its *gpu.Thread does not come from a launch"

// Thread is the GPU thread that runs the kernel. A kernel gets it as its first
// parameter and hands it on to the functions that it calls. A kernel cannot make
// a Thread, keep it beyond its own end, or use that of another thread.
type Thread struct {
	e threadapi.Thread
	g threadapi.Geometry
}

// Dim3 is an index or an extent in three dimensions.
type Dim3 struct{ X, Y, Z int }

// ThreadIdx returns the index of the thread in its block (CUDA: threadIdx).
func (t *Thread) ThreadIdx() Dim3 {
	if t == nil {
		panic(outside)
	}
	return Dim3(t.g.ThreadIdx)
}

// BlockIdx returns the index of the thread's block in the grid (CUDA: blockIdx).
func (t *Thread) BlockIdx() Dim3 {
	if t == nil {
		panic(outside)
	}
	return Dim3(t.g.BlockIdx)
}

// BlockDim returns the number of threads of a block in each dimension (CUDA:
// blockDim).
func (t *Thread) BlockDim() Dim3 {
	if t == nil {
		panic(outside)
	}
	return Dim3(t.g.BlockDim)
}

// GridDim returns the number of blocks of the grid in each dimension (CUDA:
// gridDim).
func (t *Thread) GridDim() Dim3 {
	if t == nil {
		panic(outside)
	}
	return Dim3(t.g.GridDim)
}

// api returns the emulated thread.
func (t *Thread) api() threadapi.Thread {
	if t == nil || t.e == nil {
		panic(outside)
	}
	return t.e
}

// NewThread returns the thread that a kernel run by e gets. It is for the
// emulator.
func NewThread(e threadapi.Thread) *Thread {
	t := new(Thread)
	Bind(t, e)
	return t
}

// Bind makes t the thread that a kernel run by e gets, so that an emulator can
// use the memory of a finished thread again.
func Bind(t *Thread, e threadapi.Thread) {
	t.e, t.g = e, threadapi.Geometry{}
	if e != nil {
		t.g = e.Geometry()
	}
}
