package main

import (
	"testing"

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
