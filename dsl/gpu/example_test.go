package gpu_test

import (
	"context"
	"fmt"

	"github.com/gpuc-go/gpuc/examples/idioms"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// The threads of all blocks add up a vector:
//
//	//gpu:kernel maxthreads=256
//	func Sum(t *gpu.Thread, sum []int32, x []int32) {
//		part := int32(0)
//		for i := range t.Grid().Stride(len(x)) {
//			part += x[i]
//		}
//		part = gpu.ReduceAdd(t.Block(), part)
//		if t.Block().Rank() == 0 {
//			gpu.AtomicAdd(t, &sum[0], part)
//		}
//	}
func Example() {
	err := gpurt.Run(context.Background(), gpurt.Config{Backend: gpurt.Emulator, PEs: 1}, func(ctx context.Context, pe *gpurt.PE) error {
		k, err := idioms.LoadKernels(pe)
		if err != nil {
			return err
		}
		x := make([]int32, 1000)
		for i := range x {
			x[i] = int32(i)
		}
		dx, err := gpurt.AllocFrom(pe, x)
		if err != nil {
			return err
		}
		sum, err := gpurt.Alloc[int32](pe, 1)
		if err != nil {
			return err
		}
		if err := k.Sum(pe.Stream(), gpurt.Grid(2).Block(128), sum, dx); err != nil {
			return err
		}
		got := make([]int32, 1)
		if err := sum.CopyTo(ctx, got); err != nil {
			return err
		}
		pe.Printf("0 + 1 + ... + 999 = %d", got[0])
		return nil
	})
	if err != nil {
		fmt.Println(err)
	}
	// Output: PE 0: 0 + 1 + ... + 999 = 499500
}
