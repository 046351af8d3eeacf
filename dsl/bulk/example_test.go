package bulk_test

import (
	"context"
	"fmt"
	"slices"

	"github.com/gpuc-go/gpuc/dsl/bulk"
	"github.com/gpuc-go/gpuc/examples/idioms"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// One thread sends the vector of the PE to the next one, through shared memory:
//
//	//gpu:kernel
//	func BulkShift(t *gpu.Thread, dst, src shmem.Sym[int32], sig shmem.Signal) {
//		if t.Block().Rank() != 0 {
//			return
//		}
//		right := (shmem.MyPE(t) + 1) % shmem.NumPEs(t)
//		c := bulk.New(t, gpu.DynamicShared[bulk.Stages](t))
//		bulk.Put(&c, dst, src, right)
//		c.Quiet()
//		shmem.SignalOp(t, sig, 1, shmem.SignalSet, right)
//		shmem.SignalWaitUntil(t, sig, shmem.CmpGE, 1)
//	}
func ExamplePut() {
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
		if err := k.BulkShift(pe.Stream(), gpurt.Grid(1).Block(32).DynamicShared(bulk.SharedBytes), dst, src, sig); err != nil {
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
