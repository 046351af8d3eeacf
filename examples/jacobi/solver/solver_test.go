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
	want, norm := reference(cfg.Width, cfg.Height, status.Iterations, initial)
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
