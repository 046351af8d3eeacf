package solver

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/gpuc-go/gpuc/runtime/gputest"
)

// noise is a field that depends on every point.
func noise(x, y int) float32 {
	return float32(rand.New(rand.NewPCG(uint64(x), uint64(y))).NormFloat64())
}

// check solves on every PE and compares with plain Go.
func check(pe *gputest.PE, cfg Config, iterations int, initial func(x, y int) float32) {
	pe.Helper()
	s, err := New(pe.PE, cfg)
	if err != nil {
		pe.Fatalf("%v", err)
	}
	checkRun(pe, s, iterations, initial)
}

func checkRun(pe *gputest.PE, s *Solver, iterations int, initial func(x, y int) float32) {
	pe.Helper()
	if err := s.Reset(pe.Context(), initial); err != nil {
		pe.Fatalf("%v", err)
	}
	status, err := s.Run(pe.Context(), iterations)
	if err != nil {
		pe.Fatalf("%v", err)
	}
	checkField(pe, s, status, initial)
}

func checkField(pe *gputest.PE, s *Solver, status Status, initial func(x, y int) float32) {
	pe.Helper()
	cfg, p := s.cfg, s.Part()
	got := make([]float32, p.Rows*p.Width)
	if err := s.Rows(pe.Context(), got); err != nil {
		pe.Fatalf("%v", err)
	}
	want, norm := Reference(cfg.Width, cfg.Height, status.Iterations, initial), 0.0
	if status.Iterations > 0 {
		norm = changed(Reference(cfg.Width, cfg.Height, status.Iterations-1, initial), want)
	}
	want = want[p.First*p.Width : (p.First+p.Rows)*p.Width]
	for i := range want {
		if g, w := got[i], want[i]; g != w && !(g != g && w != w) {
			pe.Fatalf("%d by %d, after %d iterations, row %d, column %d: %v, want %v", cfg.Width, cfg.Height, status.Iterations, p.First+i/p.Width, i%p.Width, g, w)
		}
	}
	if cfg.NormEvery == 1 && !status.Converged && status.Iterations > 0 && math.Abs(status.Norm-norm) > 1e-5*norm {
		pe.Fatalf("%d by %d, after %d iterations: norm %v, want %v", cfg.Width, cfg.Height, status.Iterations, status.Norm, norm)
	}
}

// TestSizes solves fields of every shape: rows that do not divide, more PEs than
// rows, none and one.
func TestSizes(t *testing.T) {
	sizes := [][2]int{{0, 0}, {0, 3}, {5, 0}, {1, 1}, {2, 1}, {3, 1}, {1, 9}, {7, 2}, {33, 5}, {64, 31}, {1030, 13}, {127, 50}}
	for _, np := range []int{1, 2, 3, 4, 8} {
		for _, persistent := range []bool{false, true} {
			t.Run(fmt.Sprintf("np=%d persistent=%v", np, persistent), func(t *testing.T) {
				gputest.Run(t, gputest.NP(np), func(pe *gputest.PE) {
					for _, size := range sizes {
						check(pe, Config{Width: size[0], Height: size[1], NormEvery: 1, Tolerance: -1, Persistent: persistent}, 7, noise)
					}
				})
			})
		}
	}
}

// TestSpecialValues spreads infinities and NaN as plain Go does.
func TestSpecialValues(t *testing.T) {
	special := func(x, y int) float32 {
		switch {
		case x == 0 && y == 3:
			return float32(math.Inf(1))
		case x == 20 && y == 9:
			return float32(math.Inf(-1))
		case x == 9 && y == 1:
			return float32(math.NaN())
		}
		return noise(x, y)
	}
	for _, persistent := range []bool{false, true} {
		gputest.Run(t, gputest.NP(3), func(pe *gputest.PE) {
			s, err := New(pe.PE, Config{Width: 37, Height: 10, NormEvery: 1, Tolerance: 1, Persistent: persistent})
			if err != nil {
				pe.Fatalf("%v", err)
			}
			if err := s.Reset(pe.Context(), special); err != nil {
				pe.Fatalf("%v", err)
			}
			status, err := s.Run(pe.Context(), 12)
			if err != nil {
				pe.Fatalf("%v", err)
			}
			if status.Iterations != 12 || status.Converged || !math.IsNaN(status.Norm) {
				pe.Errorf("%+v, want 12 iterations that do not converge and a norm that is NaN", status)
			}
			checkField(pe, s, status, special)
		})
	}
}

// TestStop ends runs by the norm, in one go and in parts, and starts anew.
func TestStop(t *testing.T) {
	const width, height, every = 24, 17, 3
	// The first measured norm within the tolerance is that of iteration 9.
	tolerance := 0.0
	for i, last := 1, Reference(width, height, 0, noise); i <= 9; i++ {
		now := Reference(width, height, i, noise)
		tolerance = changed(last, now)
		last = now
	}
	tolerance *= 1.001
	for _, persistent := range []bool{false, true} {
		gputest.Run(t, gputest.NP(4), func(pe *gputest.PE) {
			s, err := New(pe.PE, Config{Width: width, Height: height, NormEvery: every, Tolerance: tolerance, Persistent: persistent})
			if err != nil {
				pe.Fatalf("%v", err)
			}
			for _, parts := range [][]int{{30}, {9, 5}, {2, 5, 1, 1, 1, 1}, {10, 1}, {4, 40}, {30}} {
				if err := s.Reset(pe.Context(), noise); err != nil {
					pe.Fatalf("%v", err)
				}
				var status Status
				for _, n := range parts {
					if status, err = s.Run(pe.Context(), n); err != nil {
						pe.Fatalf("%v", err)
					}
				}
				// The iteration that learns of the stop is done as well,
				// unless the run before it ends.
				if !status.Converged || status.Iterations != 9 && status.Iterations != 10 {
					pe.Errorf("runs of %v iterations: %+v, want one that stops after iteration 9", parts, status)
				}
				checkField(pe, s, status, noise)
			}
		})
	}
}

func changed(a, b []float32) float64 {
	sum := 0.0
	for i := range a {
		d := float64(b[i]) - float64(a[i])
		sum += d * d
	}
	return math.Sqrt(sum)
}

// TestOrders solves under many orders of delivery and of the threads.
func TestOrders(t *testing.T) {
	for _, persistent := range []bool{false, true} {
		gputest.Seeds(t, 20, gputest.NP(3), func(pe *gputest.PE) {
			check(pe, Config{Width: 150, Height: 11, NormEvery: 2, Tolerance: -1, Persistent: persistent}, 9, noise)
		})
	}
}

// TestWide solves a field with more segments of columns than blocks.
func TestWide(t *testing.T) {
	gputest.Run(t, gputest.NP(2), func(pe *gputest.PE) {
		check(pe, Config{Width: 33 * 1024, Height: 3, NormEvery: 1, Tolerance: -1}, 3, noise)
	})
}

func TestBadConfig(t *testing.T) {
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		for _, cfg := range []Config{{Width: -1}, {Height: -1}, {NormEvery: -1}, {Width: math.MaxInt, Height: math.MaxInt}} {
			if _, err := New(pe.PE, cfg); err == nil {
				pe.Errorf("%+v is accepted", cfg)
			}
		}
	})
}
