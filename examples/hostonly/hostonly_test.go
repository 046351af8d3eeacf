package main

import (
	"testing"

	"github.com/gpuc-go/gpuc/runtime/gputest"
)

func TestHostOnly(t *testing.T) {
	for _, np := range []int{1, 2, 3, 4} {
		gputest.Seeds(t, 10, gputest.NP(np), func(pe *gputest.PE) {
			if err := run(pe.Context(), pe.PE); err != nil {
				pe.Fatalf("%v", err)
			}
		})
	}
}
