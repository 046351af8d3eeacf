// Package gorgonia shares the GPU of a PE with code on gorgonia.org/cu, such as Gorgonia:
// context, streams and device memory, in both directions, without a copy.
//
//	ctx, err := gorgonia.NewContext(pe)       // a cu.Context, of the PE's GPU
//	p, err := gorgonia.DevicePtr(pe, buffer)  // memory of the PE, for cu
//	s, err := gorgonia.Stream(pe.Stream())    // a stream of the PE, for cu
//
// FromDevicePtr and FromStream go the other way. Who makes something releases it: a buffer
// or a stream of the PE ends by Free or Close of package gpurt alone, and what cu has made
// by cu, after the last use here.
//
// # The context
//
// All memory and all streams are of the GPU's primary context, which the PE has retained.
// A Context is this context for cu. Its methods may be called on any goroutine: a thread of
// its own, on which the context is current, does the work. The functions of cu without a
// context, such as cu.MemAlloc, need the context to be current on the thread of the caller.
// It is on that of the PE's run function. Other goroutines pass them to the method Do, or
// call them between cu.CUContext.Lock and cu.CUContext.Unlock. What cu.NewContext and
// cu.Device.MakeContext make are further contexts, which can use neither streams nor memory
// of the PE. They are made current on the calling thread, so the run function must not make
// them.
//
// In a program that imports this package cu cannot destroy a primary context, or reset it,
// or release it more often than cu has retained it. Such calls (cu.CUContext.Destroy, the
// Close and the finalizer of a cu.Ctx, cu.Device.ResetPrimaryCtx, cu.Device.ReleasePrimaryCtx)
// change nothing and return cu.NotPermitted. Contexts that cu has made are not concerned.
//
// # Building
//
// The package is a module of its own, because cu needs cgo and the cuda.h of CUDA 12:
// that of CUDA 13 has another cuCtxCreate. The compiler finds it in /usr/local/cuda/include,
// or where CGO_CFLAGS says, and the linker libcuda.so where CGO_LDFLAGS says. The command
// "gpuc toolchain install cuda-12.8-headers" brings the header. The program needs the
// CUDA driver to start, since cu initialises it at once, also where all PEs are emulated.
// Emulated PEs share nothing with cu: the functions return gpurt.ErrNoHandle.
//
// Start reading at NewContext; what is refused stands in guard.c.
package gorgonia
