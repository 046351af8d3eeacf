package main

import (
	"context"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// FlagBlockingWrong puts data to the next PE and then a flag. Both puts have
// returned, and yet the flag may arrive first.
//
//gpu:kernel
func FlagBlockingWrong(t *gpu.Thread, dst, src, flag shmem.Sym[int64], found []int64) {
	right := (shmem.MyPE(t) + 1) % shmem.NumPEs(t)
	fill(src, 7)
	shmem.Put(t, dst, src, right)
	shmem.P(t, flag.At(0), 1, right)
	shmem.WaitUntil(t, flag.At(0), shmem.CmpEQ, 1)
	copy(found, dst.Local())
	shmem.Quiet(t)
}

// FlagBlockingRight has a fence between the two.
//
//gpu:kernel
func FlagBlockingRight(t *gpu.Thread, dst, src, flag shmem.Sym[int64], found []int64) {
	right := (shmem.MyPE(t) + 1) % shmem.NumPEs(t)
	fill(src, 7)
	shmem.Put(t, dst, src, right)
	shmem.Fence(t)
	shmem.P(t, flag.At(0), 1, right)
	shmem.WaitUntil(t, flag.At(0), shmem.CmpEQ, 1)
	copy(found, dst.Local())
	shmem.Quiet(t)
}

// FlagNBIWrong is FlagBlockingWrong with non-blocking puts.
//
//gpu:kernel
func FlagNBIWrong(t *gpu.Thread, dst, src, flag, one shmem.Sym[int64], found []int64) {
	right := (shmem.MyPE(t) + 1) % shmem.NumPEs(t)
	fill(src, 7)
	fill(one, 1)
	shmem.PutNBI(t, dst, src, right)
	shmem.PutNBI(t, flag, one, right)
	shmem.WaitUntil(t, flag.At(0), shmem.CmpEQ, 1)
	copy(found, dst.Local())
	shmem.Quiet(t)
}

// FlagNBIRight has a fence between the two.
//
//gpu:kernel
func FlagNBIRight(t *gpu.Thread, dst, src, flag, one shmem.Sym[int64], found []int64) {
	right := (shmem.MyPE(t) + 1) % shmem.NumPEs(t)
	fill(src, 7)
	fill(one, 1)
	shmem.PutNBI(t, dst, src, right)
	shmem.Fence(t)
	shmem.PutNBI(t, flag, one, right)
	shmem.WaitUntil(t, flag.At(0), shmem.CmpEQ, 1)
	copy(found, dst.Local())
	shmem.Quiet(t)
}

func flagBlocking(ctx context.Context, pe *gpurt.PE, k *Kernels, right bool) error {
	launch := k.FlagBlockingWrong
	if right {
		launch = k.FlagBlockingRight
	}
	return flagged(ctx, pe, func(dst, src, flag *gpurt.SymBuffer[int64], found *gpurt.Buffer[int64]) error {
		return launch(pe.Stream(), gpurt.Grid(1).Block(1), dst, src, flag, found)
	})
}

func flagNBI(ctx context.Context, pe *gpurt.PE, k *Kernels, right bool) error {
	one, err := gpurt.AllocSym[int64](pe, 1)
	if err != nil {
		return err
	}
	launch := k.FlagNBIWrong
	if right {
		launch = k.FlagNBIRight
	}
	return flagged(ctx, pe, func(dst, src, flag *gpurt.SymBuffer[int64], found *gpurt.Buffer[int64]) error {
		return launch(pe.Stream(), gpurt.Grid(1).Block(1), dst, src, flag, one, found)
	})
}

// flagged runs one of the kernels and checks what it found.
func flagged(ctx context.Context, pe *gpurt.PE, launch func(dst, src, flag *gpurt.SymBuffer[int64], found *gpurt.Buffer[int64]) error) error {
	const n = 16
	dst, src, _, err := alloc(pe, n)
	if err != nil {
		return err
	}
	flag, err := gpurt.AllocSym[int64](pe, 1)
	if err != nil {
		return err
	}
	found, err := gpurt.Alloc[int64](pe, n)
	if err != nil {
		return err
	}
	if err := launch(dst, src, flag, found); err != nil {
		return err
	}
	return expect(ctx, pe, "element", found, 7)
}
