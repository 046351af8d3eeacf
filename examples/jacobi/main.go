// Command jacobi solves Laplace's equation on a rectangle whose rows are shared out
// among the PEs, shows how it converges, checks the result against plain Go, and
// draws the field:
//
//	gpuc run -np 4 ./examples/jacobi -png field.png
//
// The kernels are in package solver.
package main

import (
	"context"
	"flag"
	"fmt"
	"math"
	"os"
	"time"

	"github.com/gpuc-go/gpuc/examples/jacobi/solver"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// options are the flags.
type options struct {
	cfg        solver.Config
	iterations int
	check      bool
	png        string
}

func parse(args []string) (*options, error) {
	var o options
	f := flag.NewFlagSet("jacobi", flag.ContinueOnError)
	f.IntVar(&o.cfg.Width, "width", 128, "`columns` of the field")
	f.IntVar(&o.cfg.Height, "height", 128, "`rows` of the field")
	f.IntVar(&o.iterations, "iterations", 500, "most `iterations` to do")
	f.IntVar(&o.cfg.NormEvery, "norm", 20, "measure the norm of the changes every `n` iterations, 0 for never")
	f.Float64Var(&o.cfg.Tolerance, "tolerance", 1e-6, "stop at this `norm`, a negative one for never")
	f.BoolVar(&o.cfg.Persistent, "persistent", false, "do many iterations in one launch")
	f.IntVar(&o.cfg.Graph, "graph", 0, "launch `n` iterations at a time as a CUDA graph, a multiple of twice -norm")
	f.BoolVar(&o.check, "check", true, "compare the result with plain Go, which takes much longer than a GPU")
	f.StringVar(&o.png, "png", "", "write a picture of the field to this `file`")
	if err := f.Parse(args); err != nil {
		return nil, err
	}
	if f.NArg() > 0 {
		return nil, fmt.Errorf("jacobi takes no arguments besides flags: %q", f.Args())
	}
	if o.iterations < 0 {
		return nil, fmt.Errorf("jacobi: %d iterations", o.iterations)
	}
	return &o, nil
}

func main() {
	o, err := parse(os.Args[1:])
	if err != nil {
		if err != flag.ErrHelp {
			fmt.Fprintln(os.Stderr, err)
		}
		os.Exit(2)
	}
	gpurt.Main(func(ctx context.Context, pe *gpurt.PE) error { return run(ctx, pe, o) })
}

// reports is how many times a run says how far it is.
const reports = 5

func run(ctx context.Context, pe *gpurt.PE, o *options) error {
	var file *picture
	if o.png != "" && pe.MyPE() == 0 {
		var err error
		if file, err = newPicture(o.png); err != nil {
			return err // before anything is computed
		}
		defer file.discard()
	}
	s, err := solver.New(pe, o.cfg)
	if err != nil {
		return err
	}
	if err := s.Reset(ctx, initial(o.cfg.Width, o.cfg.Height)); err != nil {
		return err
	}
	if pe.MyPE() == 0 {
		pe.Printf("%d by %d points on %d PEs, %s\n", o.cfg.Width, o.cfg.Height, pe.NumPEs(), pe.Device())
	}

	status := solver.Status{Norm: math.NaN()}
	begin := time.Now()
	for i := range reports {
		n := o.iterations*(i+1)/reports - o.iterations*i/reports
		if status, err = s.Run(ctx, n); err != nil {
			return err
		}
		if pe.MyPE() == 0 {
			pe.Printf("%6d iterations%s\n", status.Iterations, norm(status.Norm))
		}
		if status.Converged {
			break
		}
	}
	if pe.MyPE() == 0 && status.Iterations > 0 {
		pe.Printf("%v for an iteration\n", (time.Since(begin) / time.Duration(status.Iterations)).Round(10*time.Nanosecond))
	}

	if o.png != "" {
		image, err := s.Picture(ctx, pictureSize)
		if err != nil {
			return err
		}
		if file != nil {
			if err := file.write(image); err != nil {
				return err
			}
			pe.Printf("wrote %s, %d by %d points from -1 (blue) to 1 (red); dotted lines are borders of PEs\n", o.png, image.Width, image.Height)
		}
	}
	if o.check {
		return check(ctx, pe, s, o.cfg, status.Iterations)
	}
	return nil
}

// norm tells the norm if one was measured.
func norm(n float64) string {
	if math.IsNaN(n) {
		return ""
	}
	return fmt.Sprintf(", norm of the last changes %.3g", n)
}

// initial returns the field at first: a wave down the first and the last column,
// and 0 between them.
func initial(width, height int) func(x, y int) float32 {
	wave := make([]float32, height)
	for y := range wave {
		wave[y] = float32(math.Sin(2 * math.Pi * float64(y) / float64(height)))
	}
	return func(x, y int) float32 {
		if x == 0 || x == width-1 {
			return wave[y]
		}
		return 0
	}
}

// check does the same iterations in plain Go and compares the PE's rows, bit by
// bit: both add up the four neighbours in the same order.
func check(ctx context.Context, pe *gpurt.PE, s *solver.Solver, cfg solver.Config, iterations int) error {
	p := s.Part()
	got := make([]float32, p.Rows*p.Width)
	if err := s.Rows(ctx, got); err != nil {
		return err
	}
	want := solver.Reference(cfg.Width, cfg.Height, iterations, initial(cfg.Width, cfg.Height))
	for i, g := range got {
		x, y := i%p.Width, p.First+i/p.Width
		if w := want[y*p.Width+x]; g != w {
			return fmt.Errorf("row %d, column %d is %v, plain Go has %v", y, x, g, w)
		}
	}
	pe.Printf("ok, %d rows are those of plain Go\n", p.Rows)
	return nil
}
