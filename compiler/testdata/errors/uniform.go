// Package uniform has operations of a group under conditions that are computed from the index of the
// thread, and may be the same in all threads.
package uniform

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// Row is of the first row of the block: the index of the thread cancels.
//
//gpu:kernel
func Row(t *gpu.Thread, dst, src shmem.Sym[float32], start, end int) {
	iy := t.BlockIdx().Y*t.BlockDim().Y + t.ThreadIdx().Y + start
	row := iy - t.ThreadIdx().Y
	if row == start {
		shmem.PutNBI(t.Block(), dst, src, 0)
	}
	if row <= end && iy+1 == t.ThreadIdx().Y+end {
		shmem.PutNBI(t.Block(), dst, src, 1)
	}
	first := 2*iy - t.ThreadIdx().Y*2
	for i := first; i < end; i += t.BlockDim().X {
		shmem.PutNBI(t.Block(), dst, src, 1)
	}
	if iy < t.ThreadIdx().Y+end {
		shmem.PutNBI(t.Block(), dst, src, 1)
	}
	shmem.Quiet(t.Block())
}

// Parity has conditions that depend on the index in another way than by a sum.
//
//gpu:kernel
func Parity(t *gpu.Thread, dst, src shmem.Sym[float32], mask int) {
	if t.Block().Rank()&mask == 0 {
		shmem.Put(t.Block(), dst, src, 0) // want "warning: kernel Parity calls Put at block scope where perhaps only some threads of the block come: the condition at uniform.go:36 depends on the thread's index; move the call out of it"
	}
	if t.Warp().Rank()%2 == mask {
		shmem.Put(t.Warp(), dst, src, 0) // want "warning: kernel Parity calls Put at warp scope where perhaps only some threads of the warp come: the condition at uniform.go:39"
	}
	if t.Block().Rank()&mask == 0 {
		shmem.Put(t.Block(), dst, src, 0) //gpu:ignore divergence the host passes 0
	}
}

// Silenced knows that the block has one thread.
//
//gpu:kernel
func Silenced(t *gpu.Thread, dst, src shmem.Sym[float32]) {
	if t.Block().Rank() == 0 {
		shmem.Put(t.Block(), dst, src, 0) //gpu:ignore divergence the host launches blocks of one thread
	}
}

// Floats has an index that becomes a number with a fraction.
//
//gpu:kernel
func Floats(t *gpu.Thread, dst, src shmem.Sym[float32]) {
	if float32(t.Block().Rank())*0 == 1 {
		shmem.Put(t.Block(), dst, src, 0) // want "warning: kernel Floats calls Put at block scope where perhaps only some threads"
	}
}
