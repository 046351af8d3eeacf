package dlpack_test

import (
	"context"
	"fmt"

	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/dlpack"
)

// An array is given away, and taken without a copy. One side is usually another library, such as torch in
// the same process.
func Example() {
	err := gpurt.Run(context.Background(), gpurt.Config{Backend: gpurt.Emulator}, func(ctx context.Context, pe *gpurt.PE) error {
		a, err := gpurt.NewArrayFrom(pe, []float32{0, 1, 2, 3, 4, 5}, gpurt.Shape(2, 3))
		if err != nil {
			return err
		}
		given, err := dlpack.Export(a.Transpose(), dlpack.Versioned, nil)
		if err != nil {
			return err
		}
		taken, err := dlpack.Import[float32](pe, given.Pointer(), dlpack.Versioned)
		if err != nil {
			return err
		}
		got := make([]float32, 6)
		if err := taken.Array.CopyTo(ctx, got); err != nil {
			return err
		}
		pe.Printf("%v %v, the same memory: %v", taken.Array.Shape(), got, taken.Array.Addr() == a.Addr())
		return taken.Close() // calls the deleter, after which a may be freed
	})
	if err != nil {
		fmt.Println(err)
	}
	// Output: PE 0: [3 2] [0 3 1 4 2 5], the same memory: true
}
