package main

import (
	"testing"

	"github.com/gpuc-go/gpuc/runtime/gputest"
)

// TestProgram runs the program with few and many PEs, and without bodies and steps.
func TestProgram(t *testing.T) {
	for _, c := range []struct{ np, bodies, steps int }{{1, 30, 2}, {4, 3, 0}, {4, 0, 2}, {8, 100, 3}} {
		gputest.Run(t, gputest.NP(c.np), func(pe *gputest.PE) {
			if err := run(pe.Context(), pe.PE, options{bodies: c.bodies, steps: c.steps, dt: 0.01, check: true}); err != nil {
				pe.Fatalf("%v", err)
			}
		})
	}
}
