package main

import (
	"testing"

	"github.com/gpuc-go/gpuc/examples/stencil3d/heat"
	"github.com/gpuc-go/gpuc/runtime/gputest"
)

// TestProgram runs the program with few and many PEs, and without steps.
func TestProgram(t *testing.T) {
	for _, c := range []struct{ np, steps int }{{1, 2}, {4, 0}, {8, 3}} {
		gputest.Run(t, gputest.NP(c.np), func(pe *gputest.PE) {
			if err := run(pe.Context(), pe.PE, options{heat.Config{NX: 9, NY: 7, NZ: 11, Rate: 0.125}, c.steps, true}); err != nil {
				pe.Fatalf("%v", err)
			}
		})
	}
}
