package main

import (
	"context"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// ReadBackWrong puts data to the next PE and reads it from there. Put has returned,
// which says that src may be written again, not that the data has arrived.
//
//gpu:kernel
func ReadBackWrong(t *gpu.Thread, dst, src, back shmem.Sym[int64], found []int64) {
	right := (shmem.MyPE(t) + 1) % shmem.NumPEs(t)
	fill(src, 8)
	shmem.Put(t, dst, src, right)
	shmem.Get(t, back, dst, right)
	copy(found, back.Local())
}

// ReadBackRight completes the put first.
//
//gpu:kernel
func ReadBackRight(t *gpu.Thread, dst, src, back shmem.Sym[int64], found []int64) {
	right := (shmem.MyPE(t) + 1) % shmem.NumPEs(t)
	fill(src, 8)
	shmem.Put(t, dst, src, right)
	shmem.Quiet(t)
	shmem.Get(t, back, dst, right)
	copy(found, back.Local())
}

// fill writes v to every element.
func fill(s shmem.Sym[int64], v int64) {
	x := s.Local()
	for i := range x {
		x[i] = v
	}
}

func readBack(ctx context.Context, pe *gpurt.PE, k *Kernels, right bool) error {
	const n = 16
	dst, src, _, err := alloc(pe, n)
	if err != nil {
		return err
	}
	back, err := gpurt.AllocSym[int64](pe, n)
	if err != nil {
		return err
	}
	found, err := gpurt.Alloc[int64](pe, n)
	if err != nil {
		return err
	}
	launch := k.ReadBackWrong
	if right {
		launch = k.ReadBackRight
	}
	if err := launch(pe.Stream(), gpurt.Grid(1).Block(1), dst, src, back, found); err != nil {
		return err
	}
	return expect(ctx, pe, "element", found, 8)
}
