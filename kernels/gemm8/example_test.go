package gemm8_test

import (
	"context"
	"fmt"
	"slices"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/kernels/gemm"
	"github.com/gpuc-go/gpuc/kernels/gemm8"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// Y = X·Wᵀ in FP8, with a scale for each row of X.
func ExampleNew() {
	err := gpurt.Run(context.Background(), gpurt.Config{Backend: gpurt.Emulator}, func(ctx context.Context, pe *gpurt.PE) error {
		const tokens, hidden, out = 8, 64, 64
		ones := slices.Repeat([]gpu.Float8E4M3{gpu.ToFloat8E4M3(1)}, max(tokens, out)*hidden)
		x, err := gpurt.NewArrayFrom(pe, ones[:tokens*hidden], gpurt.Shape(tokens, hidden))
		if err != nil {
			return err
		}
		w, err := gpurt.NewArrayFrom(pe, ones[:out*hidden], gpurt.Shape(out, hidden))
		if err != nil {
			return err
		}
		scales, err := gpurt.AllocFrom(pe, slices.Repeat([]float32{0.5}, tokens))
		if err != nil {
			return err
		}
		y, err := gpurt.Alloc[gpu.BFloat16](pe, tokens*out)
		if err != nil {
			return err
		}
		p, err := gemm8.New(pe, x, w, gemm.WeightsConfig{RowScales: scales})
		if err != nil {
			return err
		}
		if err := p.Multiply(pe.Stream(), y); err != nil {
			return err
		}
		got := make([]gpu.BFloat16, tokens*out)
		if err := y.CopyTo(ctx, got); err != nil {
			return err
		}
		pe.Printf("y[0][0] = %v", got[0].Float32())
		return nil
	})
	if err != nil {
		fmt.Println(err)
	}
	// Output: PE 0: y[0][0] = 32
}
