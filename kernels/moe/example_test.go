package moe_test

import (
	"context"
	"fmt"
	"slices"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/kernels/moe"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// Weights are ones with scales of 1/128, and so are tokens with scales of 1.
func ExampleNew() {
	err := gpurt.Run(context.Background(), gpurt.Config{Backend: gpurt.Emulator, PEs: 2}, func(ctx context.Context, pe *gpurt.PE) error {
		const tokens, hidden, inner, experts = 1, 128, 128, 2
		local := experts / pe.NumPEs() // PE p has experts p*local to p*local+local-1
		ones := func(n int) []gpu.Float8E4M3 { return slices.Repeat([]gpu.Float8E4M3{gpu.ToFloat8E4M3(1)}, n) }
		gateUp, err := gpurt.NewArrayFrom(pe, ones(local*2*inner*hidden), gpurt.Shape(local*2*inner, hidden))
		if err != nil {
			return err
		}
		down, err := gpurt.NewArrayFrom(pe, ones(local*hidden*inner), gpurt.Shape(local*hidden, inner))
		if err != nil {
			return err
		}
		scales, err := gpurt.AllocFrom(pe, slices.Repeat([]float32{1.0 / 128}, local*2)) // a scale for 128 x 128 weights
		if err != nil {
			return err
		}
		w := moe.Weights{GateUp: gateUp, GateUpScales: scales, Down: down, DownScales: scales.Slice(0, local)}
		layer, err := moe.New(pe, w, moe.Config{Tokens: tokens, Hidden: hidden, Inner: inner, Experts: experts, TopK: 1})
		if err != nil {
			return err
		}
		if err := layer.Tokens().CopyFrom(ctx, ones(tokens*hidden)); err != nil {
			return err
		}
		if err := layer.Scales().CopyFrom(ctx, []float32{1}); err != nil {
			return err
		}
		topK, err := gpurt.AllocFrom(pe, []int32{1}) // the token of each PE goes to the expert of PE 1
		if err != nil {
			return err
		}
		weights, err := gpurt.AllocFrom(pe, []float32{1})
		if err != nil {
			return err
		}
		y, err := gpurt.Alloc[gpu.BFloat16](pe, tokens*hidden)
		if err != nil {
			return err
		}
		if err := layer.Run(pe.Stream(), tokens, y, topK, weights); err != nil {
			return err
		}
		got := make([]gpu.BFloat16, tokens*hidden)
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
	// PE 0: token 0: 0.73046875
	// PE 1: token 0: 0.73046875
}
