package shmem_test

import (
	"context"
	"fmt"
	"slices"

	"github.com/gpuc-go/gpuc/examples/idioms"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// Each PE sends a vector to the next one. The kernel puts, and waits for the signal that follows the data:
//
//	//gpu:kernel
//	func Shift(t *gpu.Thread, dst, src shmem.Sym[int32], sig shmem.Signal) {
//		right := (shmem.MyPE(t) + 1) % shmem.NumPEs(t)
//		shmem.PutSignalNBI(t.Block(), dst, src, sig, 1, shmem.SignalSet, right)
//		shmem.SignalWaitUntil(t, sig, shmem.CmpGE, 1)
//		shmem.Quiet(t.Block())
//	}
func Example() {
	err := gpurt.Run(context.Background(), gpurt.Config{Backend: gpurt.Emulator, PEs: 2}, func(ctx context.Context, pe *gpurt.PE) error {
		k, err := idioms.LoadKernels(pe)
		if err != nil {
			return err
		}
		src, err := gpurt.AllocSymFrom(pe, slices.Repeat([]int32{int32(pe.MyPE())}, 4))
		if err != nil {
			return err
		}
		dst, err := gpurt.AllocSym[int32](pe, 4)
		if err != nil {
			return err
		}
		sig, err := gpurt.AllocSignals(pe, 1)
		if err != nil {
			return err
		}
		if err := k.Shift(pe.Stream(), gpurt.Grid(1).Block(32), dst, src, sig); err != nil {
			return err
		}
		got := make([]int32, 4)
		if err := dst.CopyTo(ctx, got); err != nil {
			return err
		}
		pe.Printf("received %v", got)
		return nil
	})
	if err != nil {
		fmt.Println(err)
	}
	// Unordered output:
	// PE 0: received [1 1 1 1]
	// PE 1: received [0 0 0 0]
}
