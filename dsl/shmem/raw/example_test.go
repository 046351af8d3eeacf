package raw_test

import (
	"context"
	"fmt"
	"slices"

	"github.com/gpuc-go/gpuc/examples/idioms"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// The same kernel as package shmem's example, with the parameters of NVSHMEM's C functions:
//
//	//gpu:kernel
//	func RawShift(t *gpu.Thread, dst, src shmem.Sym[int32], sig shmem.Signal) {
//		right := (raw.MyPE(t) + 1) % raw.NPEs(t)
//		raw.PutSignalNBIBlock(t, dst, src, src.Len(), sig, 1, shmem.SignalSet, right)
//		raw.SignalWaitUntil(t, sig, shmem.CmpGE, 1)
//		raw.Quiet(t)
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
		if err := k.RawShift(pe.Stream(), gpurt.Grid(1).Block(32), dst, src, sig); err != nil {
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
