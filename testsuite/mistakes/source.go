package main

import (
	"context"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// SourceReuseWrong sends src to the next PE, writes the next data into src and
// only then completes the put. A non-blocking put reads its source at any time
// until it is complete.
//
//gpu:kernel
func SourceReuseWrong(t *gpu.Thread, dst, src shmem.Sym[int64], arrived shmem.Signals, found []int64) {
	fill(src, 1)
	shmem.PutSignalNBI(t, dst, src, arrived.At(0), 1, shmem.SignalSet, (shmem.MyPE(t)+1)%shmem.NumPEs(t))
	fill(src, 2)
	shmem.SignalWaitUntil(t, arrived.At(0), shmem.CmpGE, 1)
	copy(found, dst.Local())
	shmem.Quiet(t)
}

// SourceReuseRight completes the put before it writes src again.
//
//gpu:kernel
func SourceReuseRight(t *gpu.Thread, dst, src shmem.Sym[int64], arrived shmem.Signals, found []int64) {
	fill(src, 1)
	shmem.PutSignalNBI(t, dst, src, arrived.At(0), 1, shmem.SignalSet, (shmem.MyPE(t)+1)%shmem.NumPEs(t))
	shmem.Quiet(t)
	fill(src, 2)
	shmem.SignalWaitUntil(t, arrived.At(0), shmem.CmpGE, 1)
	copy(found, dst.Local())
}

func sourceReuse(ctx context.Context, pe *gpurt.PE, k *Kernels, right bool) error {
	const n = 16
	dst, src, arrived, err := alloc(pe, n)
	if err != nil {
		return err
	}
	found, err := gpurt.Alloc[int64](pe, n)
	if err != nil {
		return err
	}
	launch := k.SourceReuseWrong
	if right {
		launch = k.SourceReuseRight
	}
	if err := launch(pe.Stream(), gpurt.Grid(1).Block(1), dst, src, arrived, found); err != nil {
		return err
	}
	return expect(ctx, pe, "element", found, 1)
}
