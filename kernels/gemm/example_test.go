package gemm_test

import (
	"context"
	"fmt"
	"slices"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/kernels/gemm"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// C = ReLU(A·B) for matrices of ones and halves.
func ExampleNew() {
	err := gpurt.Run(context.Background(), gpurt.Config{Backend: gpurt.Emulator}, func(ctx context.Context, pe *gpurt.PE) error {
		const m, n, k = 48, 64, 32
		a, err := gpurt.NewArrayFrom(pe, slices.Repeat([]gpu.BFloat16{gpu.ToBFloat16(1)}, m*k), gpurt.Shape(m, k))
		if err != nil {
			return err
		}
		b, err := gpurt.NewArrayFrom(pe, slices.Repeat([]gpu.BFloat16{gpu.ToBFloat16(0.5)}, k*n), gpurt.Shape(k, n))
		if err != nil {
			return err
		}
		c, err := gpurt.Alloc[gpu.BFloat16](pe, m*n)
		if err != nil {
			return err
		}
		p, err := gemm.New(pe, a, b, gemm.Config{Activation: gemm.ReLU})
		if err != nil {
			return err
		}
		if err := p.Multiply(pe.Stream(), c); err != nil {
			return err
		}
		got := make([]gpu.BFloat16, m*n)
		if err := c.CopyTo(ctx, got); err != nil { // waits for the PE's stream
			return err
		}
		pe.Printf("c[0][0] = %v", got[0].Float32())
		return nil
	})
	if err != nil {
		fmt.Println(err)
	}
	// Output: PE 0: c[0][0] = 16
}

// Y = X·Wᵀ, where W has a row for each column of Y, as frameworks keep the weights of a layer.
func ExampleNewWeights() {
	err := gpurt.Run(context.Background(), gpurt.Config{Backend: gpurt.Emulator}, func(ctx context.Context, pe *gpurt.PE) error {
		const tokens, hidden, out = 8, 64, 72
		x, err := gpurt.NewArrayFrom(pe, slices.Repeat([]gpu.BFloat16{gpu.ToBFloat16(1)}, tokens*hidden), gpurt.Shape(tokens, hidden))
		if err != nil {
			return err
		}
		w, err := gpurt.NewArrayFrom(pe, slices.Repeat([]gpu.BFloat16{gpu.ToBFloat16(0.25)}, out*hidden), gpurt.Shape(out, hidden))
		if err != nil {
			return err
		}
		y, err := gpurt.Alloc[gpu.BFloat16](pe, tokens*out)
		if err != nil {
			return err
		}
		p, err := gemm.NewWeights(pe, x, w, gemm.WeightsConfig{Config: gemm.Config{PrefetchB: true}})
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
	// Output: PE 0: y[0][0] = 16
}

// The fastest tile shape of a product on this GPU: measured once, and then in gpuc's cache.
func ExampleTune() {
	err := gpurt.Run(context.Background(), gpurt.Config{Backend: gpurt.Emulator}, func(ctx context.Context, pe *gpurt.PE) error {
		const m, n, k = 96, 64, 32
		a, err := gpurt.NewArrayFrom(pe, slices.Repeat([]gpu.BFloat16{gpu.ToBFloat16(1)}, m*k), gpurt.Shape(m, k))
		if err != nil {
			return err
		}
		b, err := gpurt.NewArrayFrom(pe, slices.Repeat([]gpu.BFloat16{gpu.ToBFloat16(0.5)}, k*n), gpurt.Shape(k, n))
		if err != nil {
			return err
		}
		cfg := gemm.Config{Activation: gemm.ReLU}
		tuned, err := gemm.Tune(ctx, pe, a, b, cfg)
		if err != nil {
			return err
		}
		p, err := gemm.New(pe, a, b, cfg.With(tuned.Best))
		if err != nil {
			return err
		}
		pe.Printf("tiles of %v (%s)", tuned.Best, tuned.Source)
		return p.Free()
	})
	if err != nil {
		fmt.Println(err)
	}
	// Output: PE 0: tiles of 64x128, clusters of 2 (default)
}
