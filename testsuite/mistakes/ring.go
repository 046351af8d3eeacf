package main

import (
	"context"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// RingReduceWrong adds up own of all PEs along the ring, in chunks: each PE waits
// for a chunk of partial sums from its left, adds its own and passes it on. The
// last PE has the sums. One signal counts the chunks that have arrived, but puts
// may arrive in any order: that two have arrived does not say that the first two
// have (github.com/NVIDIA/nvshmem issue 84).
//
//gpu:kernel
func RingReduceWrong(t *gpu.Thread, partial, own shmem.Sym[int64], arrived shmem.Signals, chunk int, sums []int64) {
	me, last := shmem.MyPE(t), shmem.NumPEs(t)-1
	for c := range own.Len() / chunk {
		lo, hi := c*chunk, (c+1)*chunk
		if me > 0 {
			shmem.SignalWaitUntil(t, arrived.At(0), shmem.CmpGE, uint64(c+1))
		}
		for i := lo; i < hi; i++ {
			own.Local()[i] += partial.Local()[i]
		}
		if me < last {
			shmem.PutSignalNBI(t, partial.Slice(lo, hi), own.Slice(lo, hi), arrived.At(0), 1, shmem.SignalAdd, me+1)
		}
	}
	copySums(t, me, last, own, sums)
}

// RingReduceRight has a signal for each chunk.
//
//gpu:kernel
func RingReduceRight(t *gpu.Thread, partial, own shmem.Sym[int64], arrived shmem.Signals, chunk int, sums []int64) {
	me, last := shmem.MyPE(t), shmem.NumPEs(t)-1
	for c := range own.Len() / chunk {
		lo, hi := c*chunk, (c+1)*chunk
		if me > 0 {
			shmem.SignalWaitUntil(t, arrived.At(c), shmem.CmpGE, 1)
		}
		for i := lo; i < hi; i++ {
			own.Local()[i] += partial.Local()[i]
		}
		if me < last {
			shmem.PutSignalNBI(t, partial.Slice(lo, hi), own.Slice(lo, hi), arrived.At(c), 1, shmem.SignalSet, me+1)
		}
	}
	copySums(t, me, last, own, sums)
}

// copySums completes the puts, and copies the sums where the last PE has them.
func copySums(t *gpu.Thread, me, last int, own shmem.Sym[int64], sums []int64) {
	shmem.Quiet(t)
	if me != last {
		return
	}
	for i, v := range own.Local() {
		sums[i] = v
	}
}

func ringReduce(ctx context.Context, pe *gpurt.PE, k *Kernels, right bool) error {
	const n, chunk = 64, 8
	partial, own, arrived, err := alloc(pe, n)
	if err != nil {
		return err
	}
	sums, err := gpurt.Alloc[int64](pe, n)
	if err != nil {
		return err
	}
	one := make([]int64, n)
	for i := range one {
		one[i] = 1
	}
	if err := own.CopyFrom(ctx, one); err != nil {
		return err
	}
	launch := k.RingReduceWrong
	if right {
		launch = k.RingReduceRight
	}
	if err := launch(pe.Stream(), gpurt.Grid(1).Block(1), partial, own, arrived, chunk, sums); err != nil {
		return err
	}
	if pe.MyPE() < pe.NumPEs()-1 {
		return pe.Stream().Sync(ctx)
	}
	return expect(ctx, pe, "sum", sums, int64(pe.NumPEs()))
}
