package norm_test

import (
	"context"
	"fmt"
	"slices"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/kernels/norm"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// One launch adds up x over all PEs, adds the residual, and normalises each row.
func ExampleNew() {
	err := gpurt.Run(context.Background(), gpurt.Config{Backend: gpurt.Emulator, PEs: 2}, func(ctx context.Context, pe *gpurt.PE) error {
		const rows, hidden = 4, 64
		r, err := norm.New[gpu.BFloat16](pe, norm.Config{Rows: rows, Hidden: hidden, Epsilon: 1e-6})
		if err != nil {
			return err
		}
		mine := slices.Repeat([]gpu.BFloat16{gpu.ToBFloat16(float32(pe.MyPE() + 1))}, rows*hidden)
		if err := r.X().CopyFrom(ctx, mine); err != nil {
			return err
		}
		residual, err := gpurt.AllocFrom(pe, slices.Repeat([]gpu.BFloat16{gpu.ToBFloat16(1)}, rows*hidden))
		if err != nil {
			return err
		}
		weight, err := gpurt.AllocFrom(pe, slices.Repeat([]gpu.BFloat16{gpu.ToBFloat16(2)}, hidden))
		if err != nil {
			return err
		}
		y, err := gpurt.Alloc[gpu.BFloat16](pe, rows*hidden)
		if err != nil {
			return err
		}
		if err := r.Run(pe.Stream(), rows, y, residual, residual, weight); err != nil {
			return err
		}
		got, sum := make([]gpu.BFloat16, rows*hidden), make([]gpu.BFloat16, rows*hidden)
		if err := y.CopyTo(ctx, got); err != nil {
			return err
		}
		if err := residual.CopyTo(ctx, sum); err != nil {
			return err
		}
		pe.Printf("residual %v, normalised %v", sum[0].Float32(), got[0].Float32())
		return nil
	})
	if err != nil {
		fmt.Println(err)
	}
	// Unordered output:
	// PE 0: residual 4, normalised 2
	// PE 1: residual 4, normalised 2
}
