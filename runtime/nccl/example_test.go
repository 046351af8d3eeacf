package nccl_test

import (
	"context"
	"fmt"
	"slices"

	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/nccl"
)

// The emulator does what NCCL promises, so this needs neither a GPU nor the library.
func ExampleAllReduce() {
	err := gpurt.Run(context.Background(), gpurt.Config{Backend: gpurt.Emulator, PEs: 4}, func(ctx context.Context, pe *gpurt.PE) error {
		comm, err := nccl.World(ctx, pe, nil)
		if err != nil {
			return err
		}
		x, err := gpurt.AllocFrom(pe, slices.Repeat([]float32{float32(pe.MyPE())}, 4))
		if err != nil {
			return err
		}
		sum, err := gpurt.Alloc[float32](pe, 4)
		if err != nil {
			return err
		}
		if err := nccl.AllReduce(comm, pe.Stream(), sum, x, nccl.Sum); err != nil {
			return err
		}
		got := make([]float32, 4)
		if err := sum.CopyTo(ctx, got); err != nil { // waits for the PE's stream
			return err
		}
		if pe.MyPE() == 0 {
			pe.Printf("sum %v", got)
		}
		return comm.Finalize(ctx)
	})
	if err != nil {
		fmt.Println(err)
	}
	// Output: PE 0: sum [6 6 6 6]
}
