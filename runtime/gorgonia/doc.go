// Package gorgonia shares the GPU of a PE with code that uses gorgonia.org/cu, such as
// Gorgonia. It shares context, streams and device memory, in both directions and without a
// copy.
//
//	ctx, err := gorgonia.NewContext(pe)       // a cu.Context, of the PE's GPU
//	p, err := gorgonia.DevicePtr(pe, buffer)  // memory of the PE, for cu
//	s, err := gorgonia.Stream(pe.Stream())    // a stream of the PE, for cu
//
// FromDevicePtr and FromStream convert in the other direction. The side that creates
// something releases it: release a buffer or a stream of the PE only with Free or Close of
// package gpurt, and what cu has created with cu, after its last use here.
//
// # The context
//
// All memory and all streams belong to the GPU's primary context, which the PE has
// retained. A Context is this context for cu. You may call its methods on any goroutine: a
// separate thread, on which the context is current, does the work. Functions of cu that
// take no context, such as cu.MemAlloc, need the context to be current on the caller's
// thread. On the thread of the PE's run function it is. Other goroutines must pass such
// calls to the method Do, or make them between cu.CUContext.Lock and cu.CUContext.Unlock.
// cu.NewContext and cu.Device.MakeContext create other contexts, which cannot use streams
// or memory of the PE. They become current on the calling thread, so the run function must
// not create them.
//
// In a program that imports this package, cu cannot destroy or reset a primary context, or
// release it more often than cu has retained it. Such calls (cu.CUContext.Destroy, the
// Close and the finalizer of a cu.Ctx, cu.Device.ResetPrimaryCtx,
// cu.Device.ReleasePrimaryCtx) change nothing and return cu.NotPermitted. This does not
// affect contexts that cu has created.
//
// # Building
//
// The package is a separate module, because cu needs cgo and the cuda.h of CUDA 12; that of
// CUDA 13 has a different cuCtxCreate. The compiler finds the header in
// /usr/local/cuda/include, or where CGO_CFLAGS says. The linker finds libcuda.so where
// CGO_LDFLAGS says. The command "gpuc toolchain install cuda-12.8-headers" installs the
// header. The program needs the CUDA driver to start, even if all PEs are emulated, since
// cu initialises the driver at once. Emulated PEs share nothing with cu: the functions
// return gpurt.ErrNoHandle.
//
// Start reading at NewContext; guard.c has the calls that fail.
package gorgonia
