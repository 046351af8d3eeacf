package main

import (
	"context"
	"errors"
	"io"
	"testing"

	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/race"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// checked runs a program on the back end check.
func (p *program) checked(t *testing.T, seed uint64, right bool) error {
	return gpurt.Run(t.Context(), gpurt.Config{
		Backend: gpurt.Check, PEs: p.pes, Seed: seed, Stdout: io.Discard, Stderr: io.Discard,
	}, func(ctx context.Context, pe *gpurt.PE) error { return p.check(ctx, pe, right) })
}

// TestCheckReportsMistakesInOneRun expects the back end check to report every mistake in
// its first run, whether or not that gives a wrong result.
func TestCheckReportsMistakesInOneRun(t *testing.T) {
	if race.Enabled {
		t.Skip("programs built with -race have no back end check")
	}
	for _, p := range programs {
		t.Run(p.name, func(t *testing.T) {
			err := p.checked(t, 1, false)
			var found *fault.Error
			if !errors.As(err, &found) || found.Kind != fault.Check {
				t.Errorf("got %v, want a report", err)
			}
		})
	}
}

// TestCheckReportsNoTwin runs the corrected programs on the back end check.
func TestCheckReportsNoTwin(t *testing.T) {
	if race.Enabled {
		t.Skip("programs built with -race have no back end check")
	}
	for _, p := range programs {
		t.Run(p.name, func(t *testing.T) {
			for seed := range uint64(10) {
				if err := p.checked(t, seed+1, true); err != nil {
					t.Fatalf("seed %d: %v", seed+1, err)
				}
			}
		})
	}
}
