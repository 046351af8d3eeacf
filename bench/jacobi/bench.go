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
	solvers map[solver.Config]*placed
	whole   [2]*gpurt.Buffer[float32]
	wrong   *gpurt.Buffer[uint64]
	changes *gpurt.Buffer[float64]
}

// placed are solvers of one configuration in different places of memory, of which each
// round takes the next.
type placed struct {
	solvers []*solver.Solver
	rounds  int
}

// New loads the kernels. Solvers come with the first round that needs them.
func New(pe *gpurt.PE) (*Bench, error) {
	k, err := LoadKernels(pe)
	if err != nil {
		return nil, err
	}
	b := &Bench{pe: pe, k: k, solvers: map[solver.Config]*placed{}}
	if b.wrong, err = gpurt.Alloc[uint64](pe, 1); err != nil {
		return nil, err
	}
	b.changes, err = gpurt.Alloc[float64](pe, 1)
	return b, err
}

// solver returns the next solver of a configuration, and whether it is new; it is
// collective.
func (b *Bench) solver(cfg solver.Config, places int) (s *solver.Solver, fresh bool, err error) {
	p := b.solvers[cfg]
	if p == nil {
		p = &placed{}
		b.solvers[cfg] = p
	}
	at := p.rounds % max(places, 1)
	if fresh = at == len(p.solvers); fresh {
		if s, err = solver.New(b.pe, cfg); err != nil {
			return nil, false, err
		}
		p.solvers = append(p.solvers, s)
	}
	p.rounds++
	return p.solvers[at], fresh, nil
}

// fillShape is that of the kernels around the measured ones.
func fillShape(p control.Params) gpurt.LaunchConfig { return gpurt.Grid(int(p["fill"])).Block(512) }

// Round runs one round with the parameters n, rows and columns of the field, warm
// and iterations, norm, 1 to measure it in every iteration, persistent, 1 for all
// iterations in one kernel, graph, 1 for all of them in a CUDA graph, places, how many
// there are in memory for the rounds to go through, fill, the blocks of the kernels
// around the measured ones, and seed.
func (b *Bench) Round(ctx context.Context, p control.Params) (control.Values, error) {
	n, iterations := int(p["n"]), int(p["iterations"])
	cfg := solver.Config{Width: n, Height: n, NormEvery: int(p["norm"]), Tolerance: -1, Persistent: p["persistent"] != 0}
	if p["graph"] != 0 {
		cfg.Graph = iterations
	}
	s, fresh, err := b.solver(cfg, int(p["places"]))
	if err != nil {
		return nil, err
	}
	if fresh { // a graph is captured the first time
		if _, err := b.time(ctx, s, p); err != nil {
			return nil, err
		}
	}
	elapsed, err := b.time(ctx, s, p)
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

// time sets the field and measures the iterations after the warm ones.
func (b *Bench) time(ctx context.Context, s *solver.Solver, p control.Params) (time.Duration, error) {
	n, part, st := int(p["n"]), s.Part(), b.pe.Stream()
	err := s.ResetField(ctx, func(field *gpurt.SymBuffer[float32]) error {
		return b.k.Fill(st, fillShape(p), field, n, n, part.Pitch, part.First-1, uint64(p["seed"]))
	})
	if err != nil {
		return 0, err
	}
	if err := s.Enqueue(ctx, int(p["warm"])); err != nil {
		return 0, err
	}
	return st.Time(ctx, func() error { return s.Enqueue(ctx, int(p["iterations"])) })
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
