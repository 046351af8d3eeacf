package main

import (
	"context"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// SiblingsWrong exchanges data between neighbours. One thread of the block waits
// for it, and all read it: but the wait holds up that thread alone, and nothing
// orders the others after it.
//
//gpu:kernel
func SiblingsWrong(t *gpu.Thread, dst, src shmem.Sym[int64], arrived shmem.Signals, found []int64) {
	me := t.Block().Rank()
	src.Local()[me] = 5
	t.Block().Sync()
	shmem.PutSignalNBI(t.Block(), dst, src, arrived.At(0), 1, shmem.SignalSet, (shmem.MyPE(t)+1)%shmem.NumPEs(t))
	if me == 0 {
		shmem.SignalWaitUntil(t, arrived.At(0), shmem.CmpGE, 1)
	}
	found[me] = dst.Local()[me]
	shmem.Quiet(t.Block())
}

// SiblingsRight lets the block meet after the wait.
//
//gpu:kernel
func SiblingsRight(t *gpu.Thread, dst, src shmem.Sym[int64], arrived shmem.Signals, found []int64) {
	me := t.Block().Rank()
	src.Local()[me] = 5
	t.Block().Sync()
	shmem.PutSignalNBI(t.Block(), dst, src, arrived.At(0), 1, shmem.SignalSet, (shmem.MyPE(t)+1)%shmem.NumPEs(t))
	if me == 0 {
		shmem.SignalWaitUntil(t, arrived.At(0), shmem.CmpGE, 1)
	}
	t.Block().Sync()
	found[me] = dst.Local()[me]
	shmem.Quiet(t.Block())
}

func siblings(ctx context.Context, pe *gpurt.PE, k *Kernels, right bool) error {
	const n = 32
	dst, src, arrived, err := alloc(pe, n)
	if err != nil {
		return err
	}
	found, err := gpurt.Alloc[int64](pe, n)
	if err != nil {
		return err
	}
	launch := k.SiblingsWrong
	if right {
		launch = k.SiblingsRight
	}
	if err := launch(pe.Stream(), gpurt.Grid(1).Block(n), dst, src, arrived, found); err != nil {
		return err
	}
	return expect(ctx, pe, "element", found, 5)
}
