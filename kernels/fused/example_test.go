package fused_test

import (
	"context"
	"fmt"
	"slices"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/kernels/fused"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// Each PE has half of the rows of A, and columns of its own of B.
func ExampleNewAllGather() {
	err := gpurt.Run(context.Background(), gpurt.Config{Backend: gpurt.Emulator, PEs: 2}, func(ctx context.Context, pe *gpurt.PE) error {
		const m, n, k = 32, 64, 64
		b, err := gpurt.NewArrayFrom(pe, slices.Repeat([]gpu.BFloat16{gpu.ToBFloat16(0.5)}, k*n), gpurt.Shape(k, n))
		if err != nil {
			return err
		}
		c, err := gpurt.Alloc[gpu.BFloat16](pe, m*n)
		if err != nil {
			return err
		}
		g, err := fused.NewAllGather(pe, m, b, fused.Config{})
		if err != nil {
			return err
		}
		mine := slices.Repeat([]gpu.BFloat16{gpu.ToBFloat16(float32(pe.MyPE() + 1))}, m/pe.NumPEs()*k)
		if err := g.Rows(pe.MyPE()).CopyFrom(ctx, mine); err != nil {
			return err
		}
		if err := g.Multiply(pe.Stream(), c); err != nil {
			return err
		}
		got := make([]gpu.BFloat16, m*n)
		if err := c.CopyTo(ctx, got); err != nil { // waits for the PE's stream
			return err
		}
		pe.Printf("first row %v, last row %v", got[0].Float32(), got[m*n-1].Float32())
		return nil
	})
	if err != nil {
		fmt.Println(err)
	}
	// Unordered output:
	// PE 0: first row 32, last row 64
	// PE 1: first row 32, last row 64
}

// Each PE has some of the columns of A, and the rows of B that belong to them.
func ExampleNewAllReduce() {
	err := gpurt.Run(context.Background(), gpurt.Config{Backend: gpurt.Emulator, PEs: 2}, func(ctx context.Context, pe *gpurt.PE) error {
		const m, n, k = 32, 64, 64
		a, err := gpurt.NewArrayFrom(pe, slices.Repeat([]gpu.BFloat16{gpu.ToBFloat16(1)}, m*k), gpurt.Shape(m, k))
		if err != nil {
			return err
		}
		b, err := gpurt.NewArrayFrom(pe, slices.Repeat([]gpu.BFloat16{gpu.ToBFloat16(float32(pe.MyPE() + 1))}, k*n), gpurt.Shape(k, n))
		if err != nil {
			return err
		}
		r, err := fused.NewAllReduce(pe, a, b, fused.Auto, fused.Config{})
		if err != nil {
			return err
		}
		if err := r.Multiply(pe.Stream()); err != nil {
			return err
		}
		got := make([]gpu.BFloat16, m*n)
		if err := r.C().CopyTo(ctx, got); err != nil {
			return err
		}
		pe.Printf("c[0][0] = %v", got[0].Float32())
		return nil
	})
	if err != nil {
		fmt.Println(err)
	}
	// Unordered output:
	// PE 0: c[0][0] = 192
	// PE 1: c[0][0] = 192
}
