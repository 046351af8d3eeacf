//go:generate go run ../../cmd/gpuc generate -compress

// Package calls tests sequences of calls of the functions of the host: random ones, and many.
package calls

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// Add adds v to all of dst. A grid of any size does.
//
//gpu:kernel
func Add(t *gpu.Thread, dst []int32, v int32) {
	g := t.Grid()
	for i := g.Rank(); i < len(dst); i += g.Size() {
		dst[i] += v
	}
}

// Pass sends src to dst on the next PE and returns when that of the PE before has come. sig has the
// value round then.
//
//gpu:kernel
func Pass(t *gpu.Thread, dst, src shmem.Sym[int32], sig shmem.Signal, round uint64) {
	b := t.Block()
	next := (shmem.MyPE(t) + 1) % shmem.NumPEs(t)
	shmem.PutSignal(b, dst, src, sig, round, shmem.SignalSet, next)
	if b.Rank() == 0 {
		shmem.SignalWaitUntil(t, sig, shmem.CmpGE, round)
	}
	b.Sync()
}

// Total counts the PEs in dst, by atomics from all to all.
//
//gpu:kernel
func Total(t *gpu.Thread, dst shmem.Sym[int32]) {
	for pe := range shmem.NumPEs(t) {
		shmem.AtomicAdd(t, dst.At(0), 1, pe)
	}
	shmem.BarrierAll(t.Block())
}

// Beyond writes element n of dst.
//
//gpu:kernel
func Beyond(t *gpu.Thread, dst []int32, n int) { dst[n] = 1 }
