// Package emulated measures programs on the emulator against plain Go code, on one
// goroutine, that computes the same. Start reading at Measure.
package emulated

import (
	"context"
	"fmt"
	"io"
	"slices"
	"time"

	"github.com/gpuc-go/gpuc/bench/control"
	"github.com/gpuc-go/gpuc/bench/report"
	"github.com/gpuc-go/gpuc/examples/jacobi/solver"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// PEs is the number of emulated PEs.
const PEs = 4

// Size says how much is computed.
type Size struct {
	// Grid is the rows and columns of Jacobi's field, and Iterations how often
	// it is swept.
	Grid, Iterations int
	// Vector is the elements that every PE sends round the ring, Laps how often.
	Vector, Laps int
}

// Full is the size that results are published for.
var Full = Size{Grid: 1024, Iterations: 100, Vector: 64 << 10, Laps: 20}

// task is one computation in its two forms, of which each returns its time.
type task struct {
	name            string
	emulated, plain func(ctx context.Context) (time.Duration, error)
}

func tasks(s Size) []task {
	return []task{
		{fmt.Sprintf("Jacobi, %d squared, %d iterations, %d PEs", s.Grid, s.Iterations, PEs),
			func(ctx context.Context) (time.Duration, error) { return emulatedJacobi(ctx, s) },
			func(context.Context) (time.Duration, error) { return plainJacobi(s), nil }},
		{fmt.Sprintf("ring, %d elements, %d laps, %d PEs", s.Vector, s.Laps, PEs),
			func(ctx context.Context) (time.Duration, error) { return emulatedRing(ctx, s) },
			func(context.Context) (time.Duration, error) { return plainRing(s), nil }},
	}
}

// Measure runs every task in rounds in which the two forms take turns, after one
// that is discarded.
func Measure(ctx context.Context, s Size, rounds int, progress func(string)) (*report.Report, error) {
	rep := &report.Report{NP: PEs, Rounds: rounds, Programs: []report.Program{
		{Name: report.Ours, Command: "the emulator", Device: "a processor"},
		{Name: report.Plain, Command: "plain Go, one goroutine", Device: "a processor"},
	}}
	for _, t := range tasks(s) {
		res := report.Result{Case: report.Case{Bench: "emulator", Name: t.name}, Rounds: map[string][]control.Values{}}
		for r := range rounds + 1 {
			progress(fmt.Sprintf("%s: round %d of %d", t.name, r, rounds))
			for _, form := range []struct {
				name string
				run  func(context.Context) (time.Duration, error)
			}{{report.Ours, t.emulated}, {report.Plain, t.plain}} {
				took, err := form.run(ctx)
				if err != nil {
					return nil, fmt.Errorf("%s: %w", t.name, err)
				}
				if r > 0 {
					res.Rounds[form.name] = append(res.Rounds[form.name], control.Values{"ms": took.Seconds() * 1e3})
				}
			}
		}
		rep.Results = append(rep.Results, res)
	}
	return rep, nil
}

// onPEs runs f on emulated PEs, and returns the time that it reports on PE 0.
func onPEs(ctx context.Context, f func(ctx context.Context, pe *gpurt.PE) (time.Duration, error)) (time.Duration, error) {
	var took time.Duration
	cfg := gpurt.Config{Backend: gpurt.Emulator, PEs: PEs, Stdout: io.Discard, Stderr: io.Discard}
	err := gpurt.Run(ctx, cfg, func(ctx context.Context, pe *gpurt.PE) error {
		t, err := f(ctx, pe)
		if pe.MyPE() == 0 {
			took = t
		}
		return err
	})
	return took, err
}

// initial is the first state of Jacobi's field.
func initial(x, y int) float32 { return float32((x*31+y*17)%64) / 64 }

func emulatedJacobi(ctx context.Context, size Size) (time.Duration, error) {
	return onPEs(ctx, func(ctx context.Context, pe *gpurt.PE) (time.Duration, error) {
		s, err := solver.New(pe, solver.Config{Width: size.Grid, Height: size.Grid, Tolerance: -1})
		if err != nil {
			return 0, err
		}
		if err := s.Reset(ctx, initial); err != nil {
			return 0, err
		}
		if err := pe.Barrier(ctx); err != nil {
			return 0, err
		}
		begin := time.Now()
		if _, err := s.Run(ctx, size.Iterations); err != nil {
			return 0, err
		}
		if err := pe.Barrier(ctx); err != nil {
			return 0, err
		}
		took := time.Since(begin)
		got := make([]float32, s.Part().Rows*size.Grid)
		if err := s.Rows(ctx, got); err != nil {
			return 0, err
		}
		if pe.MyPE() == 0 {
			want := solver.Reference(size.Grid, size.Grid, size.Iterations, initial)
			if !slices.Equal(got, want[:len(got)]) {
				return 0, fmt.Errorf("the emulator's field is not that of plain Go")
			}
		}
		return took, nil
	})
}

func plainJacobi(size Size) time.Duration {
	begin := time.Now()
	solver.Reference(size.Grid, size.Grid, size.Iterations, initial)
	return time.Since(begin)
}
