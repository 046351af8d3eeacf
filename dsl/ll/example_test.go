package ll_test

import (
	"context"
	"fmt"
	"slices"

	"github.com/gpuc-go/gpuc/dsl/ll"
	"github.com/gpuc-go/gpuc/examples/idioms"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// Each PE sends a vector to the next one without a signal. ticks counts the launches, so that each has an epoch:
//
//	//gpu:kernel
//	func LLShift(t *gpu.Thread, dst, src []int32, words shmem.Signals, ticks []uint64) {
//		epoch := uint32(clock.Epoch(t, ticks))
//		right := (shmem.MyPE(t) + 1) % shmem.NumPEs(t)
//		ll.Send(t, t.Block(), words, epoch, src, right)
//		ll.Receive(t, t.Block(), words, epoch, dst)
//		clock.Advance(t, ticks, 1)
//	}
func ExampleSend() {
	err := gpurt.Run(context.Background(), gpurt.Config{Backend: gpurt.Emulator, PEs: 2}, func(ctx context.Context, pe *gpurt.PE) error {
		k, err := idioms.LoadKernels(pe)
		if err != nil {
			return err
		}
		src, err := gpurt.AllocFrom(pe, slices.Repeat([]int32{int32(pe.MyPE())}, 4))
		if err != nil {
			return err
		}
		dst, err := gpurt.Alloc[int32](pe, 4)
		if err != nil {
			return err
		}
		words, err := gpurt.AllocSignals(pe, ll.Words[int32](4))
		if err != nil {
			return err
		}
		ticks, err := gpurt.Alloc[uint64](pe, 1)
		if err != nil {
			return err
		}
		if err := k.LLShift(pe.Stream(), gpurt.Grid(1).Block(32), dst, src, words, ticks); err != nil {
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
