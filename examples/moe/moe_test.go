package main

import (
	"testing"

	"github.com/gpuc-go/gpuc/examples/moe/routing"
	"github.com/gpuc-go/gpuc/runtime/gputest"
)

// TestProgram runs the program with more and with fewer experts than PEs.
func TestProgram(t *testing.T) {
	for _, c := range []struct {
		np  int
		cfg routing.Config
	}{{1, routing.Config{Tokens: 3, Hidden: 4, Experts: 2, TopK: 1}}, {3, routing.Config{Tokens: 5, Hidden: 12, Experts: 7, TopK: 3}}, {4, routing.Config{Tokens: 2, Hidden: 8, Experts: 2, TopK: 2}}} {
		gputest.Run(t, gputest.NP(c.np), func(pe *gputest.PE) {
			if err := run(pe.Context(), pe.PE, c.cfg, 2); err != nil {
				pe.Fatalf("%v", err)
			}
		})
	}
}
