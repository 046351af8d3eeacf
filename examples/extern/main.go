package main

import (
	"context"
	"fmt"
	"math"

	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// elems is the number of elements that each PE has.
const elems = 10_000

func main() { gpurt.Main(run) } // emulated PEs, or one process per GPU

func run(ctx context.Context, pe *gpurt.PE) error {
	k, err := LoadKernels(pe)
	if err != nil {
		return err
	}
	x, err := gpurt.Alloc[float64](pe, elems)
	if err != nil {
		return err
	}
	pairs, err := gpurt.AllocSym[float64](pe, 4)
	if err != nil {
		return err
	}
	for round := range 3 {
		if err := x.CopyFrom(ctx, vector(pe.MyPE(), round)); err != nil {
			return err
		}
		if err := k.Pivot(pe.Stream(), gpurt.Grid(1).Block(threads), x, pairs.Slice(0, 2), pairs.Slice(2, 4)); err != nil {
			return err
		}
		if err := pe.Stream().Sync(ctx); err != nil {
			return err
		}
		got := make([]float64, 4)
		if err := pairs.CopyTo(ctx, got); err != nil {
			return err
		}
		value, place := largest(pe.NumPEs(), round)
		if got[0] != value || got[1] != float64(place) {
			return fmt.Errorf("PE %d, round %d: got %v at %v, want %v at %d", pe.MyPE(), round, got[0], got[1], value, place)
		}
	}
	pe.Printf("ok, the largest of %d elements on %d PEs found on %s\n", elems*pe.NumPEs(), pe.NumPEs(), pe.Device())
	return nil
}

// vector returns the elements of PE p: no two of all PEs have one magnitude.
func vector(p, round int) []float64 {
	v := make([]float64, elems)
	for i := range v {
		n := p*elems + i
		v[i] = float64(n*7919%1_000_003+round) * (1 - 2*float64(n%2))
	}
	return v
}

// largest returns what plain Go finds.
func largest(pes, round int) (value float64, place int) {
	for p := range pes {
		for i, v := range vector(p, round) {
			if math.Abs(v) > value {
				value, place = math.Abs(v), p*elems+i
			}
		}
	}
	return value, place
}
