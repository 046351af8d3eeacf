package main

import (
	"context"
	"fmt"
	"math"

	gpurt "github.com/gpuc-go/gpuc/runtime"
)

const (
	total    = 1_000_003 // elements on all PEs together
	launches = 3
	a        = 0.75
)

func main() { gpurt.Main(run) } // emulated PEs, or one process per GPU

func run(ctx context.Context, pe *gpurt.PE) error {
	k, err := LoadKernels(pe)
	if err != nil {
		return err
	}
	lo := total * pe.MyPE() / pe.NumPEs()
	hi := total * (pe.MyPE() + 1) / pe.NumPEs()
	x, y := make([]float32, hi-lo), make([]float32, hi-lo)
	for i := range x {
		x[i] = float32(math.Sin(float64(lo + i)))
		y[i] = float32(math.Cos(float64(lo + i)))
	}
	dx, err := gpurt.AllocFrom(pe, x)
	if err != nil {
		return err
	}
	dy, err := gpurt.AllocFrom(pe, y)
	if err != nil {
		return err
	}

	for range launches {
		if err := k.Saxpy(pe.Stream(), gpurt.Grid(64).Block(256), a, dx, dy); err != nil {
			return err // what can be known at enqueue
		}
	}
	if err := pe.Stream().Sync(ctx); err != nil {
		return err // what went wrong inside the kernel
	}
	got := make([]float32, len(y))
	if err := dy.CopyTo(ctx, got); err != nil {
		return err
	}

	// A GPU rounds a*x+y once, plain Go on most processors twice.
	const tolerance = 2e-6
	for i := range y {
		want := float64(y[i]) + launches*a*float64(x[i])
		if math.Abs(float64(got[i])-want) > tolerance {
			return fmt.Errorf("PE %d, element %d: got %v, want %v", pe.MyPE(), lo+i, got[i], want)
		}
	}
	pe.Printf("ok, %d launches on elements %d to %d of %d on %s\n", launches, lo, hi, total, pe.Device())
	return nil
}
