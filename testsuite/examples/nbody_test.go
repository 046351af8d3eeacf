package examples_test

import (
	"math"
	"testing"

	"github.com/gpuc-go/gpuc/examples/nbody/gravity"
	"github.com/gpuc-go/gpuc/runtime/gputest"
)

// checkGravity does steps in parts of part steps, and compares with plain Go.
func checkGravity(pe *gputest.PE, bodies []gravity.Body, steps, part int, tolerance float64) {
	pe.Helper()
	const dt = 0.01
	s, err := gravity.New(pe.PE, bodies, dt)
	if err != nil {
		pe.Fatalf("%v", err)
	}
	for done := 0; done < steps; done += part {
		if err := s.Run(pe.Context(), min(part, steps-done)); err != nil {
			pe.Fatalf("%v", err)
		}
	}
	got, first, err := s.Bodies(pe.Context())
	if err != nil {
		pe.Fatalf("%v", err)
	}
	want := gravity.Reference(bodies, dt, steps)[first:]
	for i, g := range got {
		w := want[i]
		for _, d := range []float32{g.X - w.X, g.Y - w.Y, g.Z - w.Z, g.Mass - w.Mass} {
			if !(math.Abs(float64(d)) <= tolerance) {
				pe.Fatalf("%d bodies, %d steps: body %d is %v, want %v", len(bodies), steps, first+i, g, w)
			}
		}
	}
}

func TestGravitySizes(t *testing.T) {
	for _, np := range peCounts() {
		gputest.Run(t, gputest.NP(np), func(pe *gputest.PE) {
			for _, n := range []int{0, 1, 2, 7, 64, 300} {
				checkGravity(pe, gravity.Cloud(n), 4, 3, 1e-5)
			}
		})
	}
}

// TestGravityOrders lets PEs be ahead of each other for several steps.
func TestGravityOrders(t *testing.T) {
	gputest.Seeds(t, orders(20), gputest.NP(3), func(pe *gputest.PE) {
		checkGravity(pe, gravity.Cloud(40), 6, 6, 1e-5)
	})
}

// TestGravityOfTwo has two bodies of different PEs fall towards each other.
func TestGravityOfTwo(t *testing.T) {
	gputest.Run(t, gputest.NP(2), func(pe *gputest.PE) {
		checkGravity(pe, []gravity.Body{{X: -1, Mass: 1}, {X: 1, Y: 0.5, Mass: 3}}, 20, 20, 1e-5)
	})
}

func TestGravityLarge(t *testing.T) {
	gputest.Run(t, gputest.NP(4).OnGPU(), func(pe *gputest.PE) {
		checkGravity(pe, gravity.Cloud(5000), 5, 5, 1e-4)
	})
}
