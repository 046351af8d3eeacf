package gpurt_test

import (
	"context"
	"fmt"

	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// Run with the emulator needs no GPU: two PEs, each with memory of its own.
func ExampleRun() {
	err := gpurt.Run(context.Background(), gpurt.Config{Backend: gpurt.Emulator, PEs: 2}, func(ctx context.Context, pe *gpurt.PE) error {
		x, err := gpurt.AllocSym[int32](pe, 4)
		if err != nil {
			return err
		}
		me := int32(pe.MyPE())
		if err := x.Slice(1, 3).CopyFrom(ctx, []int32{me, 10 * me}); err != nil {
			return err
		}
		host := make([]int32, x.Len())
		if err := x.CopyTo(ctx, host); err != nil {
			return err
		}
		pe.Printf("%d of %d has %v", pe.MyPE(), pe.NumPEs(), host)
		return x.Free()
	})
	if err != nil {
		fmt.Println(err)
	}
	// Unordered output:
	// PE 0: 0 of 2 has [0 0 0 0]
	// PE 1: 1 of 2 has [0 1 10 0]
}

// A launch names the grid and the block; what is left out of x, y and z is 1.
func ExampleGrid() {
	fmt.Println(gpurt.Grid(8).Block(256))
	fmt.Println(gpurt.Grid(16, 16).Block(32, 8).DynamicShared(4096))
	// Output:
	// grid (8,1,1), block (256,1,1)
	// grid (16,16,1), block (32,8,1), 4096 bytes of dynamic shared memory
}
