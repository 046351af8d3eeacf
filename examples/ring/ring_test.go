package main

import (
	"testing"

	"github.com/gpuc-go/gpuc/runtime/gputest"
)

// TestRing runs the program on rings of every small size.
func TestRing(t *testing.T) {
	for _, np := range []int{1, 2, 3, 4, 8} {
		gputest.Run(t, gputest.NP(np), func(pe *gputest.PE) {
			if err := run(pe.Context(), pe.PE); err != nil {
				pe.Fatalf("%v", err)
			}
		})
	}
}

// TestOrders runs it under many orders of delivery.
func TestOrders(t *testing.T) {
	gputest.Seeds(t, 10, gputest.NP(3), func(pe *gputest.PE) {
		if err := run(pe.Context(), pe.PE); err != nil {
			pe.Fatalf("%v", err)
		}
	})
}
