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

// run computes the plate in three ways, and compares each result with that of plain Go.
func run(ctx context.Context, pe *gpurt.PE, size plate.Size) error {
	if err := size.Check(); err != nil {
		return err
	}
	s, err := newSolver(ctx, pe, size)
	if err != nil {
		return err
	}
	for _, way := range []struct {
		name  string
		steps func() error
	}{
		{"one stream", s.inTurn},
		{"two streams", s.overlapped},
		{"a graph of both", s.inGraph},
	} {
		if err := s.reset(ctx); err != nil {
			return err
		}
		took, err := s.edges.Time(ctx, way.steps)
		if err != nil {
			return err
		}
		if err := s.check(ctx); err != nil {
			return err
		}
		pe.Printf("ok, %-16s %v for a step on %s", way.name+":", took/time.Duration(size.Steps), pe.Device())
	}
	return s.close(ctx)
}
