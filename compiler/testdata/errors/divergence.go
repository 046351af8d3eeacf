// Package divergence has operations of a group that not all of its threads reach.
package divergence

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/dsl/shmem/raw"
)

//gpu:kernel
func Leader(t *gpu.Thread, dst, src shmem.Sym[int32]) {
	if t.Block().Rank() == 0 {
		shmem.Put(t.Block(), dst, src, 0) // want "kernel Leader calls Put at block scope where only some threads of the block come: the condition at divergence.go:12 depends on the thread's index"
	}
	shmem.Quiet(t.Block())
}

//gpu:kernel
func Returned(t *gpu.Thread, dst, src shmem.Sym[int32]) {
	if t.ThreadIdx().X >= dst.Len() {
		return
	}
	shmem.Put(t, dst, src, 0)
	shmem.BarrierAll(t.Block()) // want "BarrierAll at block scope where only some threads of the block come: the condition at divergence.go:20"
}

//gpu:kernel
func Loop(t *gpu.Thread, dst, src shmem.Sym[int32]) {
	for i := range t.Block().Stride(dst.Len()) {
		shmem.PutNBI(t.Block(), dst.Slice(i, i+1), src.Slice(i, i+1), 0) // want "PutNBI at block scope where only some"
	}
	shmem.Quiet(t.Block())
}

//gpu:kernel
func Lane(t *gpu.Thread, dst, src shmem.Sym[int32]) {
	if t.Warp().Rank() < 16 {
		helper(t, dst, src)
	}
	shmem.Quiet(t.Block())
}

func helper(t *gpu.Thread, dst, src shmem.Sym[int32]) {
	shmem.Put(t.Warp(), dst, src, 0) // want "kernel Lane calls Put at warp scope where only some threads of the warp come: the condition at divergence.go:37 .*in helper, called at divergence.go:38"
}

// Ported calls an operation by its name in C.
//
//gpu:kernel
func Ported(t *gpu.Thread) {
	if t.Block().Rank() < 7 {
		raw.BarrierAllBlock(t) // want "^kernel Ported calls BarrierAll at block scope where only some threads of the block come: the condition at divergence.go:\\d+ depends on the thread's index; move the call out of it, or call it with a narrower scope$"
	}
}

// Sum has a condition on what a loop adds up, which also stands in the loop.
//
//gpu:kernel
func Sum(t *gpu.Thread, dst, src shmem.Sym[int32], n int, marks []int32) {
	sum := 0
	for i := 0; i < n; i++ {
		next := sum + t.ThreadIdx().X
		if next > 5 {
			marks[i] = 1
		}
		sum = next
	}
	if sum > 5 {
		shmem.Put(t.Block(), dst, src, 0) // want "Put at block scope where perhaps only some threads of the block come: the condition at divergence.go:68"
	}
	shmem.Quiet(t.Block())
}

// Whole has only what all threads reach: under conditions on the block, on memory,
// on the warp for a warp, and after branches whose ways meet again.
//
//gpu:kernel
func Whole(t *gpu.Thread, dst, src shmem.Sym[int32], n int, flags []int32) {
	rank := t.Block().Rank()
	if rank == 0 {
		flags[0] = 1
	}
	t.Block().Sync()
	if t.BlockIdx().X == 0 && n > 3 {
		for i := range n {
			shmem.PutNBI(t.Block(), dst.Slice(i, i+1), src.Slice(i, i+1), 0)
		}
	}
	if flags[0] == 1 {
		shmem.Put(t.Block(), dst, src, 0)
	}
	if rank/gpu.WarpSize == 1 {
		shmem.Put(t.Warp(), dst, src, 0)
	}
	if rank == 0 {
		shmem.Put(t, dst, src, 0)
	}
	switch {
	case n == 1 && rank == 0:
		shmem.Put(t, dst, src, 0)
	case n == 2:
		shmem.Put(t.Block(), dst, src, 0)
	}
	if n < 0 {
		panic("negative")
	}
	for range t.Block().Stride(n) {
		flags[rank]++
	}
	shmem.Quiet(t.Block())
}
