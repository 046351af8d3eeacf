package main

import (
	"testing"

	"github.com/gpuc-go/gpuc/runtime/gputest"
)

// TestProgram runs the program for one PE, for few and for many, which -short leaves out, and for no
// elements.
func TestProgram(t *testing.T) {
	for _, c := range []struct{ np, most int }{{1, 20}, {2, 1100}, {8, 20}, {3, 0}, {2, 1}} {
		if testing.Short() && c.np > 3 {
			continue
		}
		gputest.Run(t, gputest.NP(c.np), func(pe *gputest.PE) {
			if err := run(pe.Context(), pe.PE, c.most, 1); err != nil {
				pe.Fatalf("%v", err)
			}
		})
	}
}
