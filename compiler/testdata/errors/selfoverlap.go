package errors

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// SelfShifts moves parts of a variable by less than their length.
//
//gpu:kernel
func SelfShifts(t *gpu.Thread, x shmem.Sym[int64], sig shmem.Signal, n int) {
	me := shmem.MyPE(t)
	shmem.Put(t, x.Slice(2, 10), x.Slice(0, 8), me)                                // want "warning: kernel SelfShifts calls Put from a part of x to another part of it on this PE, and the two overlap: .*; copy by way of other memory, or part by part"
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
