package main

import (
	"errors"
	"testing"

	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
)

func TestPivot(t *testing.T) {
	for _, np := range []int{1, 2, 3, 4, 8} {
		gputest.Run(t, gputest.NP(np), func(pe *gputest.PE) {
			if err := run(pe.Context(), pe.PE); err != nil {
				pe.Fatalf("%v", err)
			}
		})
	}
}

// TestExternOnCheck: what the back end check does not know is unsupported, and no mistake of the program.
func TestExternOnCheck(t *testing.T) {
	if err := gpurt.Available(gpurt.Check); err != nil {
		t.Skip(err)
	}
	err := gpurt.Run(t.Context(), gpurt.Config{Backend: gpurt.Check, PEs: 2}, run)
	if !errors.Is(err, errors.ErrUnsupported) {
		t.Errorf("got %v, want an errors.ErrUnsupported", err)
	}
}
