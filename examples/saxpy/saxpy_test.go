package main

import (
	"testing"

	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
)

// TestProgram runs the program on several numbers of PEs.
func TestProgram(t *testing.T) {
	for _, np := range []int{1, 2, 3} {
		gputest.Run(t, gputest.NP(np), func(pe *gputest.PE) {
			if err := run(pe.Context(), pe.PE); err != nil {
				pe.Fatalf("%v", err)
			}
		})
	}
}

// TestSaxpy checks lengths around the number of threads, with values that are
// exact.
func TestSaxpy(t *testing.T) {
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		k, err := LoadKernels(pe.PE)
		if err != nil {
			pe.Fatalf("%v", err)
		}
		for _, n := range []int{0, 1, 63, 64, 65, 1000} {
			x, y := make([]float32, n), make([]float32, n)
			for i := range x {
				x[i], y[i] = float32(i), float32(2*i+1)
			}
			dx, err := gpurt.Alloc[float32](pe.PE, n)
			if err != nil {
				pe.Fatalf("%v", err)
			}
			dy, err := gpurt.Alloc[float32](pe.PE, n)
			if err != nil {
				pe.Fatalf("%v", err)
			}
			if err := dx.CopyFrom(pe.Context(), x); err != nil {
				pe.Fatalf("%v", err)
			}
			if err := dy.CopyFrom(pe.Context(), y); err != nil {
				pe.Fatalf("%v", err)
			}
			if err := k.Saxpy(pe.Stream(), gpurt.Grid(2).Block(32), 3, dx, dy); err != nil {
				pe.Fatalf("%v", err)
			}
			if err := dy.CopyTo(pe.Context(), y); err != nil {
				pe.Fatalf("%v", err)
			}
			for i, got := range y {
				if want := float32(5*i + 1); got != want {
					pe.Fatalf("n=%d, element %d: got %v, want %v", n, i, got, want)
				}
			}
		}
	})
}
