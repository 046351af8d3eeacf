// Package kernels has kernels with mistakes and right ones.
package kernels

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// Ends leaves its put to nobody.
//
//gpu:kernel
func Ends(t *gpu.Thread, dst, src shmem.Sym[int32]) {
	shmem.PutNBI(t, dst, src, 0) // want `kernel Ends ends while this PutNBI may be under way, .* \(nbiend\)`
}

// Ignored leaves it to the host.
//
//gpu:kernel
func Ignored(t *gpu.Thread, dst, src shmem.Sym[int32]) {
	shmem.PutNBI(t, dst, src, 0) //gpu:ignore nbiend the host enqueues a barrier
}

// Grows does what kernels cannot.
//
//gpu:kernel
func Grows(t *gpu.Thread, s []int32) {
	s = append(s, 1) // want `kernel Grows calls append, which allocates; write into a slice passed by the host`
}

// Right completes its put.
//
//gpu:kernel
func Right(t *gpu.Thread, dst, src shmem.Sym[int32]) {
	shmem.PutNBI(t, dst, src, 0)
	shmem.Quiet(t)
}

// alloc uses what gpuc generate has not written yet.
func alloc(pe *gpurt.PE) error {
	_, err := gpurt.AllocSym[int32](pe, 4+pe.MyPE()) // want `AllocSym gets a length that depends on the PE; .* \(symlength\)`
	return err
}
