package main

import (
	"context"
	"flag"
	"time"

	"github.com/gpuc-go/gpuc/examples/labs/plate"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

func main() {
	size := plate.Flags()
	flag.Parse()
	gpurt.Main(func(ctx context.Context, pe *gpurt.PE) error { return run(ctx, pe, *size) })
}

// run computes the plate, and compares the PE's rows with those of plain Go.
func run(ctx context.Context, pe *gpurt.PE, size plate.Size) error {
	if err := size.Check(); err != nil {
		return err
	}
	k, err := LoadKernels(pe)
	if err != nil {
		return err
	}
	// Two states, which change places after each step.
	var states [2]*gpurt.SymBuffer[float32]
	for i := range states {
		if states[i], err = gpurt.AllocSymFrom(pe, size.Initial()); err != nil {
			return err
		}
	}
	arrived, err := gpurt.AllocSignals(pe, 4) // from two sides, of even and odd steps
	if err != nil {
		return err
	}

	stream := pe.Stream()
	took, err := stream.Time(ctx, func() error {
		for step := range size.Steps {
			next, cur := states[(step+1)%2], states[step%2]
			if err := k.Step(stream, gpurt.Grid(size.Rows).Block(128), next, cur, arrived, size.Width, uint64(step)); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return err
	}

	got := make([]float32, size.Rows*size.Width)
	if err := states[0].Slice(size.Own()).CopyTo(ctx, got); err != nil {
		return err
	}
	if err := size.Compare(got, pe.MyPE(), pe.NumPEs()); err != nil {
		return err
	}
	pe.Printf("ok, %d steps on %s, %v for a step", size.Steps, pe.Device(), took/time.Duration(size.Steps))
	return nil
}
