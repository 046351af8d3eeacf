package clock_test

import (
	"context"
	"fmt"
	"slices"

	"github.com/gpuc-go/gpuc/dsl/ll"
	"github.com/gpuc-go/gpuc/examples/idioms"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// A kernel that is launched again and again sends messages with an epoch. A repeated launch, as in a CUDA graph, gets the next one:
//
//	//gpu:kernel
//	func LLShift(t *gpu.Thread, dst, src []int32, words shmem.Signals, ticks []uint64) {
//		epoch := uint32(clock.Epoch(t, ticks))
//		right := (shmem.MyPE(t) + 1) % shmem.NumPEs(t)
//		ll.Send(t, t.Block(), words, epoch, src, right)
//		ll.Receive(t, t.Block(), words, epoch, dst)
//		clock.Advance(t, ticks, 1)
//	}
func Example() {
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
		words, err := gpurt.AllocSignals(pe, 2*ll.Words[int32](4))
		if err != nil {
			return err
		}
		ticks, err := gpurt.Alloc[uint64](pe, 1)
		if err != nil {
			return err
		}
		for launch := range 3 {
			now := words.Slice(0, words.Len()/2) // a message is read before the next but one is sent
			if launch%2 == 1 {
				now = words.Slice(words.Len()/2, words.Len())
			}
			if err := k.LLShift(pe.Stream(), gpurt.Grid(1).Block(32), dst, src, now, ticks); err != nil {
				return err
			}
		}
		count := make([]uint64, 1)
		if err := ticks.CopyTo(ctx, count); err != nil {
			return err
		}
		pe.Printf("%d launches", count[0])
		return nil
	})
	if err != nil {
		fmt.Println(err)
	}
	// Unordered output:
	// PE 0: 3 launches
	// PE 1: 3 launches
}
