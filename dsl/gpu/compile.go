package gpu

// This file holds what is known when a kernel is compiled, which libraries of kernel code build on.

import (
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/base/arch"
)

// Unroll calls f with 0 to n-1. A compiled kernel holds a copy of f for each call, in which i is a
// constant: so f may take elements of arrays that are in registers. n is known when the kernel is
// compiled: it comes from constants, and from len of values whose types are type parameters, and is no variable
// that a closure uses. It is at most 1024.
//
//	n := len(rows) * len(cols) / 32
//	sums := make([]float32, n)
//	gpu.Unroll(n, func(i int) { sums[i] = f(sums[i]) })
func Unroll(n int, f func(i int)) {
	for i := range n {
		f(i)
	}
}

// StaticAssert refuses to compile a kernel unless cond holds (C++: static_assert), and fails on the
// emulator. cond is known when the kernel is compiled, as n of Unroll is, and msg is constant.
func StaticAssert(cond bool, msg string) {
	if !cond {
		panic(msg)
	}
}

// Feature is what some GPUs have and others have not, by its name in PTX.
type Feature string

// The features that kernels ask for (PTX ISA, Target ISA Notes of the instructions).
const (
	// TMA is bulk copies by the tensor memory accelerator: TensorLoad and BulkLoad. From sm_90 on.
	TMA = Feature(arch.TMA)
	// Clusters is clusters of blocks, and their shared memory. From sm_90 on.
	Clusters = Feature(arch.Cluster)
	// STMatrix is StMatrix. From sm_90 on.
	STMatrix = Feature(arch.STMatrix)
	// SetMaxNReg is registers that warps hand to each other: IncMaxRegisters. sm_90a and others.
	SetMaxNReg = Feature(arch.SetMaxNReg)
)

// Has reports whether the GPU has a feature. It is known when the kernel is linked for a GPU: what
// runs only if it holds costs other GPUs nothing, and does not need the feature. f is constant. The
// emulator has all features.
func Has(f Feature) bool { return true }

// Emulated reports whether the emulator runs the kernel. It is a constant in compiled kernels, which do not hold what
// runs only if it is true: what the emulator does in place of many instructions, in less time.
func Emulated() bool { return true }

// SizeOf returns the bytes of a T in memory, as unsafe.Sizeof does for types that are known. It is known when the
// kernel is compiled. Kernels hold strings and functions in no memory, so T is neither.
func SizeOf[T any]() int {
	var v T
	return int(unsafe.Sizeof(v))
}

// Aligned reports whether the first element of s stands at a multiple of n bytes, so that s may be
// viewed as wider values (View). n is positive. An empty slice can give either answer.
func Aligned[T any](s []T, n int) bool {
	return uintptr(unsafe.Pointer(unsafe.SliceData(s)))%uintptr(n) == 0
}
