package python_test

import (
	"context"
	"errors"
	"fmt"

	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/python"
)

// NumPy makes a vector, and the program reads it where it is.
func Example() {
	err := gpurt.Run(context.Background(), gpurt.Config{Backend: gpurt.Emulator}, func(ctx context.Context, pe *gpurt.PE) error {
		py, err := python.New()
		if err != nil {
			return err
		}
		if err := errors.Join(py.Set("n", 4), py.Run("import numpy; y = numpy.arange(n, dtype='float32')")); err != nil {
			return err
		}
		y, err := python.Take[float32](py, pe, "y")
		if err != nil {
			return err
		}
		got := make([]float32, 4)
		if err := y.Array.CopyTo(ctx, got); err != nil { // or pass y.Array to a kernel
			return err
		}
		pe.Printf("%v", got)
		return y.Close()
	})
	if err != nil {
		fmt.Println(err)
	}
}
