package main

import (
	"testing"

	"github.com/gpuc-go/gpuc/runtime/gputest"
)

// TestProgram runs the program with few and many PEs, and with nothing to send.
func TestProgram(t *testing.T) {
	for _, c := range []struct{ np, n int }{{1, 10}, {2, 0}, {3, 1001}, {8, 1}} {
		gputest.Run(t, gputest.NP(c.np), func(pe *gputest.PE) {
			if err := run(pe.Context(), pe.PE, c.n, 2); err != nil {
				pe.Fatalf("%v", err)
			}
		})
	}
}
