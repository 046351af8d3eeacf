package main

import (
	"context"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// SignalReuseWrong sends one element in each round, with a signal that says 1. In
// the second round it says so still, from the first.
//
//gpu:kernel
func SignalReuseWrong(t *gpu.Thread, dst, src shmem.Sym[int64], arrived shmem.Signals, found []int64) {
	fill(src, 6)
	for r := range src.Len() {
		shmem.PutSignal(t, dst.Slice(r, r+1), src.Slice(r, r+1), arrived.At(0), 1, shmem.SignalSet, (shmem.MyPE(t)+1)%shmem.NumPEs(t))
		shmem.SignalWaitUntil(t, arrived.At(0), shmem.CmpEQ, 1)
		found[r] = dst.Local()[r]
	}
	shmem.Quiet(t)
}

// SignalReuseRight lets the value grow with each round, an epoch. A fence keeps the
// signals of two rounds in order, since a signal that is set may go back in value
// otherwise.
//
//gpu:kernel
func SignalReuseRight(t *gpu.Thread, dst, src shmem.Sym[int64], arrived shmem.Signals, found []int64) {
	fill(src, 6)
	for r := range src.Len() {
		shmem.PutSignal(t, dst.Slice(r, r+1), src.Slice(r, r+1), arrived.At(0), uint64(r+1), shmem.SignalSet, (shmem.MyPE(t)+1)%shmem.NumPEs(t))
		shmem.Fence(t)
		shmem.SignalWaitUntil(t, arrived.At(0), shmem.CmpGE, uint64(r+1))
		found[r] = dst.Local()[r]
	}
	shmem.Quiet(t)
}

func reusedOne(ctx context.Context, pe *gpurt.PE, k *Kernels, right bool) error {
	const rounds = 8
	dst, src, arrived, err := alloc(pe, rounds)
	if err != nil {
		return err
	}
	found, err := gpurt.Alloc[int64](pe, rounds)
	if err != nil {
		return err
	}
	launch := k.SignalReuseWrong
	if right {
		launch = k.SignalReuseRight
	}
	if err := launch(pe.Stream(), gpurt.Grid(1).Block(1), dst, src, arrived, found); err != nil {
		return err
	}
	return expect(ctx, pe, "round", found, 6)
}
