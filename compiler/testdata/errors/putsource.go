package errors

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// BlockPuts lets all threads store, and the block put.
//
//gpu:kernel
func BlockPuts(t *gpu.Thread, dst, src shmem.Sym[float32], x []float32, sig shmem.Signal) {
	i := t.BlockIdx().X*t.BlockDim().X + t.ThreadIdx().X
	src.Local()[i] = x[i]
	first, n := t.BlockIdx().X*t.BlockDim().X, t.BlockDim().X
	shmem.PutNBI(t.Block(), dst.Slice(first, first+n), src.Slice(first, first+n), 1) // want "warning: kernel BlockPuts puts what other threads store in src at putsource.go:13, perhaps before they do: PutNBI at block scope waits for no other thread; call Block.Sync between them"
	shmem.Quiet(t.Block())
}

// OnePuts lets all threads store, and one put.
//
//gpu:kernel
func OnePuts(t *gpu.Thread, dst, src shmem.Sym[float32], x []float32, sig shmem.Signal) {
	i := t.BlockIdx().X*t.BlockDim().X + t.ThreadIdx().X
	if i >= len(x) {
		return
	}
	src.Local()[i] = x[i]
	if t.ThreadIdx().X == 0 {
		first, n := t.BlockIdx().X*t.BlockDim().X, t.BlockDim().X
		shmem.PutSignal(t, dst.Slice(first, first+n), src.Slice(first, first+n), sig, 1, shmem.SignalAdd, 1) // want "puts what other threads store in src at putsource.go:27, perhaps before they do: PutSignal at thread scope"
	}
}

// StridePuts stores in a loop, and puts all to each PE.
//
//gpu:kernel
func StridePuts(t *gpu.Thread, dst, src shmem.Sym[float32], x []float32, mode int) {
	for i := range t.Block().Stride(src.Len()) {
		src.Local()[i] = x[i]
	}
	for pe := range shmem.NumPEs(t) {
		shmem.PutNBI(t.Block(), dst, src, pe) // want "puts what other threads store in src at putsource.go:39"
	}
	shmem.Quiet(t.Block())
	if mode == 1 {
		src.Local()[t.Block().Rank()] = 1
		if t.Block().Rank() == 0 {
			shmem.Put(t, dst, src, 1) // want "puts what other threads store in src at putsource.go:46"
		}
	}
}

// RangePuts stores a part by each thread, and a head by one.
//
//gpu:kernel
func RangePuts(t *gpu.Thread, dst, src shmem.Sym[float32], n int) {
	me := t.Block().Rank()
	for i := me; i < n; i += t.BlockDim().X {
		src.Local()[64+i] = 1
	}
	if me == 0 {
		shmem.Put(t, dst.Slice(64, 128), src.Slice(64, 128), 1) // want "putsource.go:59"
	}
	t.Block().Sync()
	if me == 0 {
		src.Local()[0] = 1
	}
	shmem.Put(t.Block(), dst, src, 0) // want "putsource.go:66"
}

// WarpPuts lets the lanes store, and the warp put.
//
//gpu:kernel
func WarpPuts(t *gpu.Thread, dst, src shmem.Sym[float32]) {
	src.Local()[t.Warp().Rank()] = 1
	shmem.Put(t.Warp(), dst.Slice(0, 32), src.Slice(0, 32), 1) // want "puts what other threads store in src at putsource.go:75, perhaps before they do: Put at warp scope waits for no other thread; call Warp.Sync, or Block.Sync if the threads are of several warps, between them"
}

// AllMeetBefore has a barrier before each put, or an operation of the block.
//
//gpu:kernel
func AllMeetBefore(t *gpu.Thread, dst, src shmem.Sym[float32], x []float32) {
	i := t.BlockIdx().X*t.BlockDim().X + t.ThreadIdx().X
	me := t.Block().Rank()
	src.Local()[i] = x[i]
	t.Block().Sync()
	shmem.Put(t.Block(), dst, src, 1)
	t.Block().Sync()
	src.Local()[me] = 2
	shmem.Quiet(t.Block())
	if me == 0 {
		shmem.Put(t, dst, src, 1)
	}
	t.Block().Sync()
	src.Local()[t.Warp().Rank()] = 1
	t.Warp().Sync()
	shmem.Put(t.Warp(), dst.Slice(0, 32), src.Slice(0, 32), 1)
}

// OwnElements lets each thread put what it has stored.
//
//gpu:kernel
func OwnElements(t *gpu.Thread, dst, src shmem.Sym[float32], x []float32, n int) {
	i := t.BlockIdx().X*t.BlockDim().X + t.ThreadIdx().X
	me := t.ThreadIdx().X
	src.Local()[i] = x[i]
	shmem.Put(t, dst.Slice(i, i+1), src.Slice(i, i+1), 1)
	if me == 0 {
		shmem.Put(t, dst.Slice(0, 1), src.Slice(0, 1), 1)
	}
	t.Block().Sync()
	for k := range 4 {
		src.Local()[4*me+k] = x[k]
	}
	shmem.Put(t, dst.Slice(4*me, 4*me+4), src.Slice(4*me, 4*me+4), 1)
	if me == 0 {
		shmem.Put(t, dst.Slice(0, 4), src.Slice(0, 4), 1)
	}
	t.Block().Sync()
	for k := range n {
		src.Local()[n*me+k] = x[k]
	}
	if me == 0 {
		shmem.Put(t, dst.Slice(0, n), src.Slice(0, n), 1)
	}
	t.Block().Sync()
	if me == 0 {
		src.Local()[me] = 1
		shmem.Put(t, dst, src, 1)
	}
	if me == 0 {
		for k := range src.Len() {
			src.Local()[k] = 1
		}
	}
	if me == 0 {
		shmem.Put(t, dst, src, 1)
	}
}

// OtherParts puts another half than the threads store.
//
//gpu:kernel
func OtherParts(t *gpu.Thread, dst, src shmem.Sym[float32], n, mode int) {
	me := t.Block().Rank()
	src.Local()[64+me] = 1
	shmem.Put(t.Block(), dst.Slice(0, 64), src.Slice(0, 64), 1)
	t.Block().Sync()
	src.Local()[n+me] = 1
	shmem.Put(t.Block(), dst.Slice(0, n), src.Slice(0, n), 1)
	t.Block().Sync()
	for k := range n {
		half := k % 2 * n
		shmem.PutNBI(t.Block(), dst.Slice(half, half+n), src.Slice(half, half+n), 1)
		src.Local()[n-half+me] = 1
		t.Block().Sync()
	}
	shmem.Quiet(t.Block())
	if mode == 1 {
		src.Local()[me] = 1
	}
	if mode == 2 {
		shmem.Put(t.Block(), dst, src, 1)
	}
}

// Counted lets the last thread that comes put.
//
//gpu:kernel
func Counted(t *gpu.Thread, dst, src shmem.Sym[float32], count shmem.Sym[uint64], word []uint32) {
	me := shmem.MyPE(t)
	src.Local()[t.Block().Rank()] = 1
	shmem.Fence(t)
	if shmem.AtomicFetchAdd(t, count.At(0), 1, me) == 63 {
		shmem.Put(t, dst, src, 1-me)
	}
	t.Block().Sync()
	src.Local()[t.Block().Rank()] = 1
	gpu.ThreadFence(t)
	if gpu.AtomicAdd(t, &word[0], 1) == 63 {
		shmem.Put(t, dst, src, 1-me)
	}
}

// PutBefore stores after the put of the round, and has a barrier in each round.
//
//gpu:kernel
func PutBefore(t *gpu.Thread, dst, src shmem.Sym[float32], n int) {
	for range n {
		shmem.Put(t.Block(), dst, src, 1)
		t.Block().Sync()
		src.Local()[t.Block().Rank()] = 1
		t.Block().Sync()
	}
}

// SelfShifts moves parts of a variable by less than their length.
//
//gpu:kernel
func SelfShifts(t *gpu.Thread, x shmem.Sym[int64], sig shmem.Signal, n int) {
	me := shmem.MyPE(t)
	shmem.Put(t, x.Slice(2, 10), x.Slice(0, 8), me)                                // want "warning: kernel SelfShifts calls Put from a part of x to another part of it on this PE, and the two overlap: .*; copy through other memory, or part by part"
	shmem.PutNBI(t.Block(), x.Slice(0, 8), x.Slice(7, 15), me)                     // want "calls PutNBI from a part of x"
	shmem.Get(t.Warp(), x.Slice(n+3, n+7), x.Slice(n, n+4), me+0)                  // want "calls Get from"
	shmem.Put(t, x.Slice(1, n), x.Slice(0, n-1), me)                               // want "calls Put from"
	shmem.Put(t, x.Slice(0, 2*n), x.Slice(n, 3*n), me)                             // want "calls Put from"
	shmem.PutSignal(t, x.Slice(2, 10), x.Slice(0, 8), sig, 1, shmem.SignalSet, me) // want "calls PutSignal from"
	for i := range 4 {
		row := x.Slice(100*i, 100*i+100)
		shmem.Put(t, row.Slice(5, 55), row.Slice(n-n, 50), shmem.MyPE(t)) // want "calls Put from"
	}
	shmem.Quiet(t.Block())
}

// SelfRight moves parts that do not overlap, or that it may not know to overlap.
//
//gpu:kernel
func SelfRight(t *gpu.Thread, x, y shmem.Sym[int64], n, m int) {
	me := shmem.MyPE(t)
	shmem.Put(t, x.Slice(8, 16), x.Slice(0, 8), me)
	shmem.Put(t, x.Slice(0, 8), x.Slice(8, 16), me)
	shmem.Put(t, x.Slice(1, 2), x.Slice(0, 1), me)
	shmem.Put(t, x, x, me)
	shmem.Put(t, x.Slice(n, n+8), x.Slice(n, n+8), me)
	shmem.Put(t, x.Slice(1, n), y.Slice(0, n-1), me)
	shmem.Put(t, x.Slice(1, n), x.Slice(0, n-1), me^1)
	shmem.Put(t, x.Slice(n, 2*n), x.Slice(0, n), me)
	shmem.Put(t, x.Slice(m, m+n), x.Slice(0, n), me)
	shmem.Put(t, x.Slice(64, 64+n), x.Slice(0, n), me)
	i := t.Block().Rank()
	shmem.Put(t, x.Slice(8*i+4, 8*i+8), x.Slice(8*i, 8*i+4), me)
	shmem.Quiet(t.Block())
}

// GridPuts stores all of src by the threads of the grid, and in places that are no sum of the index.
//
//gpu:kernel
func GridPuts(t *gpu.Thread, dst, src shmem.Sym[float32], mode int) {
	if mode == 0 {
		if i := t.Grid().Rank(); i < src.Len() {
			src.Local()[i] = 1
		}
		shmem.Put(t.Block(), dst, src, 1) // want "kernel GridPuts puts what other threads store in src"
		return
	}
	src.Local()[t.Block().Rank()&31] = 2
	shmem.Put(t.Block(), dst, src, 1) // want "kernel GridPuts puts what other threads store in src"
}
