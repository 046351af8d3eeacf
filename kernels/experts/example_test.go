package experts_test

import (
	"context"
	"fmt"
	"slices"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/kernels/experts"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// Two tokens on each PE, four experts, of which each token has chosen two.
func ExampleNew() {
	err := gpurt.Run(context.Background(), gpurt.Config{Backend: gpurt.Emulator, PEs: 2}, func(ctx context.Context, pe *gpurt.PE) error {
		const tokens, hidden, out = 2, 64, 64
		cfg := experts.Config{Tokens: tokens, Hidden: hidden, Experts: 4, TopK: 2}
		lo, hi := experts.Local(cfg.Experts, pe.MyPE(), pe.NumPEs())
		rows := (hi - lo) * hidden
		w, err := gpurt.NewArrayFrom(pe, slices.Repeat([]gpu.BFloat16{gpu.ToBFloat16(0.5)}, rows*out), gpurt.Shape(rows, out))
		if err != nil {
			return err
		}
		layer, err := experts.New(pe, w, cfg)
		if err != nil {
			return err
		}
		if err := layer.Tokens().CopyFrom(ctx, slices.Repeat([]gpu.BFloat16{gpu.ToBFloat16(1)}, tokens*hidden)); err != nil {
			return err
		}
		chosen, err := gpurt.AllocFrom(pe, []int32{0, 3, 1, 2})
		if err != nil {
			return err
		}
		weights, err := gpurt.AllocFrom(pe, []float32{0.75, 0.25, 0.5, 0.5})
		if err != nil {
			return err
		}
		y, err := gpurt.Alloc[gpu.BFloat16](pe, tokens*out)
		if err != nil {
			return err
		}
		if err := layer.Run(pe.Stream(), tokens, y, chosen, weights); err != nil {
			return err
		}
		got := make([]gpu.BFloat16, tokens*out)
		if err := y.CopyTo(ctx, got); err != nil {
			return err
		}
		pe.Printf("token 0: %v", got[0].Float32())
		return nil
	})
	if err != nil {
		fmt.Println(err)
	}
	// Unordered output:
	// PE 0: token 0: 32
	// PE 1: token 0: 32
}
