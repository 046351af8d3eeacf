// Command stencil3d computes how heat spreads through a box whose planes are shared
// out among the PEs, and checks the result against plain Go:
//
//	gpuc run -np 4 ./examples/stencil3d
//
// The kernel is in package heat.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"time"

	"github.com/gpuc-go/gpuc/examples/stencil3d/heat"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// options are the flags.
type options struct {
	cfg   heat.Config
	steps int
	check bool
}

func main() {
	o := options{cfg: heat.Config{Rate: 0.125}}
	flag.IntVar(&o.cfg.NX, "nx", 32, "`points` in x")
	flag.IntVar(&o.cfg.NY, "ny", 32, "`points` in y")
	flag.IntVar(&o.cfg.NZ, "nz", 32, "`points` in z, which are shared out")
	flag.IntVar(&o.steps, "steps", 20, "time `steps`")
	flag.BoolVar(&o.check, "check", true, "compare the result with plain Go, which takes much longer than a GPU")
	flag.Parse()
	if flag.NArg() > 0 {
		fmt.Fprintln(os.Stderr, "stencil3d takes no arguments besides flags")
		os.Exit(2)
	}
	gpurt.Main(func(ctx context.Context, pe *gpurt.PE) error { return run(ctx, pe, o) })
}

func run(ctx context.Context, pe *gpurt.PE, o options) error {
	s, err := heat.New(pe, o.cfg)
	if err != nil {
		return err
	}
	if err := s.Reset(ctx, hot(o.cfg)); err != nil {
		return err
	}
	if err := pe.Stream().Sync(ctx); err != nil {
		return err
	}
	begin := time.Now()
	if err := s.Run(ctx, o.steps); err != nil {
		return err
	}
	took := time.Since(begin) / time.Duration(max(o.steps, 1))
	if !o.check {
		pe.Printf("%d planes, %v for a step on %s\n", s.Part().Planes, took, pe.Device())
		return nil
	}
	p := s.Part()
	got := make([]float32, p.Planes*p.NX*p.NY)
	if err := s.Planes(ctx, got); err != nil {
		return err
	}
	want := heat.Reference(o.cfg, o.steps, hot(o.cfg))[p.First*p.NX*p.NY:]
	for i, g := range got {
		if g != want[i] {
			return fmt.Errorf("plane %d, row %d, column %d is %v, plain Go has %v", p.First+i/(p.NX*p.NY), i/p.NX%p.NY, i%p.NX, g, want[i])
		}
	}
	pe.Printf("ok, %d planes are those of plain Go; %v for a step on %s\n", p.Planes, took, pe.Device())
	return nil
}

// hot returns a box that is cold, with a hot cube in the middle.
func hot(cfg heat.Config) func(x, y, z int) float32 {
	middle := func(i, n int) bool { return i >= n/3 && i < n-n/3 }
	return func(x, y, z int) float32 {
		if middle(x, cfg.NX) && middle(y, cfg.NY) && middle(z, cfg.NZ) {
			return 100
		}
		return 0
	}
}
