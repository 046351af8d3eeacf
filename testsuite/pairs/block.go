package main

// This file has mistakes of threads of a block.

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// SharedReadWrong reads what another thread has stored in shared memory, without a
// barrier in between.
//
//gpu:kernel
func SharedReadWrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	s := gpu.Shared[[64]int64](t)
	i := t.Block().Rank()
	s[i] = int64(i)
	out[i] = s[63-i] // mistake
}

// SharedReadRight makes no mistake.
//
//gpu:kernel
func SharedReadRight(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	s := gpu.Shared[[64]int64](t)
	i := t.Block().Rank()
	s[i] = int64(i)
	t.Block().Sync()
	out[i] = s[63-i]
}

// SharedReuseWrong writes shared memory again before all have read it.
//
//gpu:kernel
func SharedReuseWrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	s := gpu.Shared[[64]int64](t)
	i := t.Block().Rank()
	for r := range 3 {
		s[i] = int64(i + r) // mistake
		t.Block().Sync()
		out[i] += s[63-i]
	}
}

// SharedReuseRight makes no mistake.
//
//gpu:kernel
func SharedReuseRight(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	s := gpu.Shared[[64]int64](t)
	i := t.Block().Rank()
	for r := range 3 {
		s[i] = int64(i + r)
		t.Block().Sync()
		out[i] += s[63-i]
		t.Block().Sync()
	}
}

// SharedUnwrittenWrong reads shared memory that nobody has written.
//
//gpu:kernel
func SharedUnwrittenWrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	s := gpu.Shared[[64]int64](t)
	i := t.Block().Rank()
	if i < 32 {
		s[i] = 1
	}
	t.Block().Sync()
	out[i] = s[i] // mistake
}

// SharedUnwrittenRight makes no mistake.
//
//gpu:kernel
func SharedUnwrittenRight(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	s := gpu.Shared[[64]int64](t)
	i := t.Block().Rank()
	s[i] = 1
	t.Block().Sync()
	out[i] = s[i]
}

// SharedCountWrong counts in shared memory without atomics.
//
//gpu:kernel
func SharedCountWrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	s := gpu.Shared[int64](t)
	if t.Block().Rank() == 0 {
		*s = 0
	}
	t.Block().Sync()
	*s++ // mistake
	t.Block().Sync()
	out[t.Block().Rank()] = *s
}

// SharedCountRight makes no mistake.
//
//gpu:kernel
func SharedCountRight(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	s := gpu.Shared[uint64](t)
	if t.Block().Rank() == 0 {
		*s = 0
	}
	t.Block().Sync()
	gpu.AtomicAdd(t, s, 1)
	t.Block().Sync()
	out[t.Block().Rank()] = int64(*s)
}

// WarpOnlyWrong lets the threads of a warp meet where data comes from another warp.
//
//gpu:kernel
func WarpOnlyWrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	s := gpu.Shared[[64]int64](t)
	i := t.Block().Rank()
	s[i] = int64(i)
	t.Warp().Sync()
	out[i] = s[63-i] // mistake
}

// WarpOnlyRight makes no mistake.
//
//gpu:kernel
func WarpOnlyRight(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	s := gpu.Shared[[64]int64](t)
	i := t.Block().Rank()
	s[i] = int64(i)
	t.Warp().Sync()
	out[i] = s[i^1]
}

// HaloWrong reads the elements of its neighbours in global memory while they write them.
//
//gpu:kernel
func HaloWrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	i := t.Block().Rank()
	out[i] = int64(i)
	left := out[(i+63)%64] // mistake
	t.Block().Sync()
	out[i] = left
}

// HaloRight makes no mistake.
//
//gpu:kernel
func HaloRight(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	i := t.Block().Rank()
	out[i] = int64(i)
	t.Block().Sync()
	left := out[(i+63)%64]
	t.Block().Sync()
	out[i] = left
}

// TotalWrong has every thread add to one word of global memory.
//
//gpu:kernel
func TotalWrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	out[0]++ // mistake
}

// TotalRight makes no mistake.
//
//gpu:kernel
func TotalRight(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	i := t.Block().Rank()
	out[i]++
}

// BranchesWrong lets the threads of a block meet in two branches.
//
//gpu:kernel
func BranchesWrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	i := t.Block().Rank()
	if i%2 == 0 {
		out[i] = 1
		t.Block().Sync() // mistake
	} else {
		out[i] = 2
		t.Block().Sync() // mistake
	}
	out[i] += out[63-i]
}

// BranchesRight makes no mistake.
//
//gpu:kernel
func BranchesRight(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	i := t.Block().Rank()
	if i%2 == 0 {
		out[i] = 1
	} else {
		out[i] = 2
	}
	t.Block().Sync()
	right := out[63-i]
	t.Block().Sync()
	out[i] += right
}

// SharedFlagWrong publishes shared memory by an atomic store without an order.
//
//gpu:kernel
func SharedFlagWrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	s, flag := gpu.Shared[int64](t), gpu.Shared[uint32](t)
	if t.Block().Rank() == 0 {
		*flag = 0
	}
	t.Block().Sync()
	switch t.Block().Rank() {
	case 0:
		*s = 7
		gpu.AtomicStoreExplicit(t, flag, 1, gpu.Relaxed, gpu.ScopeBlock)
	case 32:
		for gpu.AtomicLoadExplicit(t, flag, gpu.Acquire, gpu.ScopeBlock) == 0 {
		}
		out[0] = *s // mistake
	}
}

// SharedFlagRight makes no mistake.
//
//gpu:kernel
func SharedFlagRight(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	s, flag := gpu.Shared[int64](t), gpu.Shared[uint32](t)
	if t.Block().Rank() == 0 {
		*flag = 0
	}
	t.Block().Sync()
	switch t.Block().Rank() {
	case 0:
		*s = 7
		gpu.AtomicStoreExplicit(t, flag, 1, gpu.Release, gpu.ScopeBlock)
	case 32:
		for gpu.AtomicLoadExplicit(t, flag, gpu.Acquire, gpu.ScopeBlock) == 0 {
		}
		out[0] = *s
	}
}

// half exchanges numbers with the thread that is half a warp away.
func half(t *gpu.Thread, x int64) int64 { return gpu.ShuffleXor(t.Warp(), x, gpu.WarpSize/2) }

// HelperWrong calls a function with an operation of a warp in two branches.
//
//gpu:kernel
func HelperWrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	i := t.Block().Rank()
	x := int64(i)
	if t.Warp().Rank() < gpu.WarpSize/2 {
		x = half(t, x+1) // mistake
	} else {
		x = half(t, x-1)
	}
	out[i] = x
}

// HelperRight calls it after the branches.
//
//gpu:kernel
func HelperRight(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	i := t.Block().Rank()
	x := int64(i)
	if t.Warp().Rank() < gpu.WarpSize/2 {
		x++
	} else {
		x--
	}
	out[i] = half(t, x)
}
