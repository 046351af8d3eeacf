package examples_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/gpuc-go/gpuc/examples/jacobi/solver"
	"github.com/gpuc-go/gpuc/internal/base/race"
	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
)

// noise is a field that depends on every point.
func noise(x, y int) float32 {
	return float32(rand.New(rand.NewPCG(uint64(x), uint64(y))).NormFloat64())
}

// checkJacobi solves on every PE and compares with plain Go.
func checkJacobi(pe *gputest.PE, cfg solver.Config, iterations int) {
	pe.Helper()
	s := newSolver(pe, cfg, noise)
	status, err := s.Run(pe.Context(), iterations)
	if err != nil {
		pe.Fatalf("%v", err)
	}
	checkField(pe, s, cfg, status, noise)
}

func newSolver(pe *gputest.PE, cfg solver.Config, initial func(x, y int) float32) *solver.Solver {
	pe.Helper()
	s, err := solver.New(pe.PE, cfg)
	if err != nil {
		pe.Fatalf("%v", err)
	}
	if err := s.Reset(pe.Context(), initial); err != nil {
		pe.Fatalf("%v", err)
	}
	return s
}

func checkField(pe *gputest.PE, s *solver.Solver, cfg solver.Config, status solver.Status, initial func(x, y int) float32) {
	pe.Helper()
	p := s.Part()
	got := make([]float32, p.Rows*p.Width)
	if err := s.Rows(pe.Context(), got); err != nil {
		pe.Fatalf("%v", err)
	}
	want, norm := solver.Reference(cfg.Width, cfg.Height, status.Iterations, initial), 0.0
	if status.Iterations > 0 {
		norm = changed(solver.Reference(cfg.Width, cfg.Height, status.Iterations-1, initial), want)
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

// jacobiForm is a configuration under a name.
type jacobiForm struct {
	name string
	cfg  solver.Config
}

// jacobiForms are a configuration with a launch for each iteration, with one for all, and
// with graphs of two measurements. All PEs go through them in this order.
func jacobiForms(cfg solver.Config) []jacobiForm {
	one, graph := cfg, cfg
	one.Persistent, graph.Graph = true, 2*cfg.NormEvery
	return []jacobiForm{{"launches", cfg}, {"one launch", one}, {"graphs", graph}}
}

// TestJacobiSizes solves fields of every shape: rows that do not divide, more PEs than
// rows, none and one.
func TestJacobiSizes(t *testing.T) {
	small := [][2]int{{0, 0}, {0, 3}, {5, 0}, {1, 1}, {2, 1}, {3, 1}, {1, 9}, {7, 2}, {33, 5}, {64, 31}}
	large := [][2]int{{1030, 13}, {600, 70}}
	for _, np := range peCounts() {
		sizes := small
		if !fewer() && (np == 1 || np == 8) { // TestJacobiWide has as many blocks on 2 PEs
			sizes = slices.Concat(small, large)
		}
		for _, form := range jacobiForms(solver.Config{NormEvery: 1, Tolerance: -1}) {
			t.Run(fmt.Sprintf("np=%d, %s", np, form.name), func(t *testing.T) {
				gputest.Run(t, gputest.NP(np), func(pe *gputest.PE) {
					for _, size := range sizes {
						cfg := form.cfg
						cfg.Width, cfg.Height = size[0], size[1]
						checkJacobi(pe, cfg, 5)
					}
				})
			})
		}
	}
}

// TestJacobiSpecialValues spreads infinities and NaN as plain Go does.
func TestJacobiSpecialValues(t *testing.T) {
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
	for _, form := range jacobiForms(solver.Config{Width: 37, Height: 10, NormEvery: 1, Tolerance: 1}) {
		gputest.Run(t, gputest.NP(3), func(pe *gputest.PE) {
			s := newSolver(pe, form.cfg, special)
			status, err := s.Run(pe.Context(), 12)
			if err != nil {
				pe.Fatalf("%v", err)
			}
			if status.Iterations != 12 || status.Converged || !math.IsNaN(status.Norm) {
				pe.Errorf("%+v, want 12 iterations that do not converge and a norm that is NaN", status)
			}
			checkField(pe, s, form.cfg, status, special)
		})
	}
}

// TestJacobiStop ends runs by the norm, in one go and in parts, and starts anew.
func TestJacobiStop(t *testing.T) {
	const width, height, every = 24, 17, 3
	// The first measured norm within the tolerance is that of iteration 9.
	tolerance := 0.0
	for i, last := 1, solver.Reference(width, height, 0, noise); i <= 9; i++ {
		now := solver.Reference(width, height, i, noise)
		tolerance = changed(last, now)
		last = now
	}
	tolerance *= 1.001
	runs := [][]int{{30}, {29}, {9, 5}, {2, 5, 1, 1, 1, 1}, {10, 1}, {4, 40}, {30}}
	if fewer() {
		runs = runs[2:4]
	}
	for _, form := range jacobiForms(solver.Config{Width: width, Height: height, NormEvery: every, Tolerance: tolerance}) {
		gputest.Run(t, gputest.NP(4), func(pe *gputest.PE) {
			s := newSolver(pe, form.cfg, noise)
			for _, parts := range runs {
				if err := s.Reset(pe.Context(), noise); err != nil {
					pe.Fatalf("%v", err)
				}
				var status solver.Status
				for _, n := range parts {
					var err error
					if status, err = s.Run(pe.Context(), n); err != nil {
						pe.Fatalf("%v", err)
					}
				}
				// The iteration that learns of the stop is done as well,
				// unless the run before it ends.
				if !status.Converged || status.Iterations != 9 && status.Iterations != 10 {
					pe.Errorf("runs of %v iterations: %+v, want one that stops after iteration 9", parts, status)
				}
				checkField(pe, s, form.cfg, status, noise)
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

// TestJacobiOrders solves under many orders of delivery and of the threads.
func TestJacobiOrders(t *testing.T) {
	for _, form := range jacobiForms(solver.Config{Width: 150, Height: 11, NormEvery: 2, Tolerance: -1}) {
		gputest.Seeds(t, orders(20), gputest.NP(3), func(pe *gputest.PE) {
			checkJacobi(pe, form.cfg, 9)
		})
	}
}

// TestJacobiWide solves a field with more segments of columns than blocks.
func TestJacobiWide(t *testing.T) {
	if race.Enabled {
		t.Skip("takes long; what a wide field adds is more rounds of a loop")
	}
	gputest.Run(t, gputest.NP(2), func(pe *gputest.PE) {
		checkJacobi(pe, solver.Config{Width: 33 * 1024, Height: 3, NormEvery: 1, Tolerance: -1}, 3)
	})
}

func TestJacobiBadConfig(t *testing.T) {
	gputest.Run(t, gputest.NP(2), func(pe *gputest.PE) {
		for _, cfg := range []solver.Config{{Width: -1}, {Height: -1}, {NormEvery: -1}, {Width: math.MaxInt, Height: math.MaxInt},
			{Graph: -2}, {Graph: 3}, {Graph: 4, NormEvery: 4}, {Graph: 2, Persistent: true}} {
			if _, err := solver.New(pe.PE, cfg); err == nil {
				pe.Errorf("%+v is accepted", cfg)
			}
		}
	})
}

// TestJacobiPast2G solves a field of which each PE holds more than 2^31 points.
func TestJacobiPast2G(t *testing.T) {
	gputest.Run(t, gputest.NP(1).OnGPU(), func(pe *gputest.PE) { checkBorders(pe, 1<<16, 1<<15+11) })
}

// TestJacobiBorders does the same with few points.
func TestJacobiBorders(t *testing.T) {
	gputest.Run(t, gputest.NP(3), func(pe *gputest.PE) { checkBorders(pe, 64, 23) })
}

// checkBorders solves a field with parts of rows rows. All but the last rows of each
// part are 0 at first, so that after two iterations the rows around the borders of
// the parts are those of a field with parts of ten rows.
func checkBorders(pe *gputest.PE, width, rows int) {
	const small, iterations = 10, 2
	at := func(x, y int) float32 {
		if y%small < small-3 {
			return 0
		}
		return noise(x, y)
	}
	pe.Helper()
	s, err := solver.New(pe.PE, solver.Config{Width: width, Height: rows * pe.NumPEs(), NormEvery: 1, Tolerance: -1})
	if err != nil {
		pe.Fatalf("%v", err)
	}
	first := pe.MyPE() * small
	line := func(y int) []float32 {
		y = (y + small*pe.NumPEs()) % (small * pe.NumPEs())
		x := make([]float32, width)
		for i := range x {
			x[i] = at(i, y)
		}
		return x
	}
	err = s.ResetField(pe.Context(), func(field *gpurt.SymBuffer[float32]) error {
		row := func(r int) *gpurt.SymBuffer[float32] { return field.Slice((r+1)*width, (r+2)*width) }
		for i := range 3 {
			if err := row(rows-3+i).CopyFrom(pe.Context(), line(first+small-3+i)); err != nil {
				return err
			}
		}
		return row(-1).CopyFrom(pe.Context(), line(first-1))
	})
	if err != nil {
		pe.Fatalf("%v", err)
	}
	status, err := s.Run(pe.Context(), iterations)
	if err != nil {
		pe.Fatalf("%v", err)
	}
	height := small * pe.NumPEs()
	want := solver.Reference(width, height, iterations, at)
	for y := range small {
		r := y
		if y >= small/2 {
			r = rows - small + y
		}
		got := make([]float32, width)
		if err := s.Field().Slice((r+1)*width, (r+2)*width).CopyTo(pe.Context(), got); err != nil {
			pe.Fatalf("%v", err)
		}
		for x, g := range got {
			if w := want[(first+y)*width+x]; g != w {
				pe.Fatalf("row %d of the part, column %d: %v, want %v", r, x, g, w)
			}
		}
	}
	if norm := changed(solver.Reference(width, height, iterations-1, at), want); math.Abs(status.Norm-norm) > 1e-5*norm {
		pe.Errorf("norm %v, want %v", status.Norm, norm)
	}
}
