package jacobi

import (
	"context"
	"fmt"
	"math"
	"time"

	"github.com/gpuc-go/gpuc/bench/control"
	"github.com/gpuc-go/gpuc/examples/jacobi/solver"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// Bench holds what the rounds share: a solver for each configuration, and the
// memory to check with.
type Bench struct {
	pe      *gpurt.PE
	k       *Kernels
	solvers map[solver.Config]*solver.Solver
	whole   [2]*gpurt.Buffer[float32]
	wrong   *gpurt.Buffer[uint64]
	changes *gpurt.Buffer[float64]
}

// New loads the kernels. Solvers come with the first round that needs them.
func New(pe *gpurt.PE) (*Bench, error) {
	k, err := LoadKernels(pe)
	if err != nil {
		return nil, err
	}
	b := &Bench{pe: pe, k: k, solvers: map[solver.Config]*solver.Solver{}}
	if b.wrong, err = gpurt.Alloc[uint64](pe, 1); err != nil {
		return nil, err
	}
	b.changes, err = gpurt.Alloc[float64](pe, 1)
	return b, err
}

// solver returns the solver of a configuration; it is collective.
func (b *Bench) solver(cfg solver.Config) (*solver.Solver, error) {
	if s := b.solvers[cfg]; s != nil {
		return s, nil
	}
	s, err := solver.New(b.pe, cfg)
	if err == nil {
		b.solvers[cfg] = s
	}
	return s, err
}

// fillShape is that of the kernels around the measured ones.
func fillShape(p control.Params) gpurt.LaunchConfig { return gpurt.Grid(int(p["fill"])).Block(512) }

// Round runs one round with the parameters n, rows and columns of the field, warm
// and iterations, norm, 1 to measure it in every iteration, persistent, 1 for all
// iterations in one kernel, graph, 1 for all of them in a CUDA graph, fill, the blocks
// of the kernels around the measured ones, and seed.
func (b *Bench) Round(ctx context.Context, p control.Params) (control.Values, error) {
	n, warm, iterations := int(p["n"]), int(p["warm"]), int(p["iterations"])
	cfg := solver.Config{Width: n, Height: n, NormEvery: int(p["norm"]), Tolerance: -1, Persistent: p["persistent"] != 0}
	if p["graph"] != 0 {
		cfg.Graph = iterations
	}
	s, err := b.solver(cfg)
	if err != nil {
		return nil, err
	}
	part, st, seed := s.Part(), b.pe.Stream(), uint64(p["seed"])
	err = s.ResetField(ctx, func(field *gpurt.SymBuffer[float32]) error {
		return b.k.Fill(st, fillShape(p), field, n, n, part.Pitch, part.First-1, seed)
	})
	if err != nil {
		return nil, err
	}
	elapsed, err := b.time(ctx, s, warm, iterations)
	if err != nil {
		return nil, err
	}
	status, err := s.Run(ctx, 0)
	if err != nil {
		return nil, err
	}
	if err := b.check(ctx, s, p, status); err != nil {
		return nil, err
	}
	return control.Values{"us": float64(elapsed.Nanoseconds()) / 1e3 / float64(iterations)}, nil
}

func (b *Bench) time(ctx context.Context, s *solver.Solver, warm, iterations int) (time.Duration, error) {
	st := b.pe.Stream()
	if err := s.Enqueue(warm); err != nil {
		return 0, err
	}
	return st.Time(ctx, func() error { return s.Enqueue(iterations) })
}

// check compares this PE's rows, and the norm, with a computation of the whole
// field on this PE's GPU.
func (b *Bench) check(ctx context.Context, s *solver.Solver, p control.Params, status solver.Status) error {
	n, part, st := int(p["n"]), s.Part(), b.pe.Stream()
	for i := range b.whole {
		if b.whole[i] != nil && b.whole[i].Len() >= n*n {
			continue
		}
		if b.whole[i] != nil {
			if err := b.whole[i].Free(); err != nil {
				return err
			}
		}
		var err error
		if b.whole[i], err = gpurt.Alloc[float32](b.pe, n*n); err != nil {
			return err
		}
	}
	cur, next := b.whole[0].Slice(0, n*n), b.whole[1].Slice(0, n*n)
	if err := b.k.Fill(st, fillShape(p), cur, n, n, n, 0, uint64(p["seed"])); err != nil {
		return err
	}
	for range status.Iterations {
		if err := b.k.Sweep(st, gpurt.Grid(n).Block(min(n, 512)), next, cur, n, n); err != nil {
			return err
		}
		cur, next = next, cur
	}
	if err := b.wrong.Zero(st); err != nil {
		return err
	}
	if err := b.changes.Zero(st); err != nil {
		return err
	}
	got := s.Field().Slice(part.Pitch, (part.Rows+1)*part.Pitch)
	if err := b.k.Compare(st, fillShape(p), got, cur.Slice(part.First*n, (part.First+part.Rows)*n), n, part.Pitch, b.wrong); err != nil {
		return err
	}
	if err := b.k.Changes(st, fillShape(p), next, cur, b.changes); err != nil {
		return err
	}
	var wrong [1]uint64
	var changes [1]float64
	if err := b.wrong.CopyTo(ctx, wrong[:]); err != nil {
		return err
	}
	if err := b.changes.CopyTo(ctx, changes[:]); err != nil {
		return err
	}
	if wrong[0] != 0 {
		return fmt.Errorf("%d points are wrong", wrong[0])
	}
	if want := math.Sqrt(changes[0]); p["norm"] != 0 && !(math.Abs(status.Norm-want) <= 1e-4*want) {
		return fmt.Errorf("the norm is %v, not %v", status.Norm, want)
	}
	return nil
}
