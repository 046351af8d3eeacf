// Command nbody moves bodies that pull each other, shared out among the PEs, and checks
// the result against plain Go:
//
//	gpuc run -np 4 ./examples/nbody
//
// The kernel is in package gravity.
package main

import (
	"context"
	"flag"
	"fmt"
	"math"
	"os"
	"time"

	"github.com/gpuc-go/gpuc/examples/nbody/gravity"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// options are the flags.
type options struct {
	bodies, steps int
	dt            float64
	check         bool
}

func main() {
	var o options
	flag.IntVar(&o.bodies, "bodies", 1000, "`number` of bodies of all PEs")
	flag.IntVar(&o.steps, "steps", 10, "time `steps`")
	flag.Float64Var(&o.dt, "dt", 0.01, "length of a time `step`")
	flag.BoolVar(&o.check, "check", true, "compare the result with plain Go, which takes much longer than a GPU")
	flag.Parse()
	if flag.NArg() > 0 || o.bodies < 0 || o.steps < 0 {
		fmt.Fprintln(os.Stderr, "nbody takes no arguments besides flags, and no negative numbers")
		os.Exit(2)
	}
	gpurt.Main(func(ctx context.Context, pe *gpurt.PE) error { return run(ctx, pe, o) })
}

func run(ctx context.Context, pe *gpurt.PE, o options) error {
	cloud := gravity.Cloud(o.bodies)
	s, err := gravity.New(pe, cloud, float32(o.dt))
	if err != nil {
		return err
	}
	begin := time.Now()
	if err := s.Run(ctx, o.steps); err != nil {
		return err
	}
	took := time.Since(begin) / time.Duration(max(o.steps, 1))
	got, first, err := s.Bodies(ctx)
	if err != nil {
		return err
	}
	if !o.check {
		pe.Printf("%d bodies, %v for a step on %s\n", len(got), took, pe.Device())
		return nil
	}
	want := gravity.Reference(cloud, float32(o.dt), o.steps)[first:]
	var worst float64
	for i, g := range got {
		w := want[i]
		worst = max(worst, math.Abs(float64(g.X-w.X)), math.Abs(float64(g.Y-w.Y)), math.Abs(float64(g.Z-w.Z)))
	}
	if !(worst < 1e-3) {
		return fmt.Errorf("PE %d: a body is %.2g from where plain Go has it", pe.MyPE(), worst)
	}
	pe.Printf("ok, %d bodies are within %.1g of those of plain Go; %v for a step on %s\n", len(got), worst, took, pe.Device())
	return nil
}
