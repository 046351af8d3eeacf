package solver

import (
	"context"
	"fmt"
	"math"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// Part returns which part of the field this PE holds.
func (s *Solver) Part() Part { return s.part }

// resetElems is how many points Reset copies to the GPU at a time.
const resetElems = 1 << 20

// Reset sets the field to initial(x, y) in column x and row y, and the count of
// iterations to 0.
func (s *Solver) Reset(ctx context.Context, initial func(x, y int) float32) error {
	return s.ResetField(ctx, func(field *gpurt.SymBuffer[float32]) error {
		p := s.part
		chunk := max(1, resetElems/p.Pitch)
		lines := make([]float32, min(chunk, p.Rows+2)*p.Pitch)
		for lo := -1; lo <= p.Rows; lo += chunk {
			hi := min(lo+chunk, p.Rows+1)
			for r := lo; r < hi; r++ {
				y := (p.First + r + s.cfg.Height) % s.cfg.Height
				for x := range p.Width {
					lines[(r-lo)*p.Pitch+x] = initial(x, y)
				}
			}
			if err := field.Slice((lo+1)*p.Pitch, (hi+1)*p.Pitch).CopyFrom(ctx, lines[:(hi-lo)*p.Pitch]); err != nil {
				return fmt.Errorf("jacobi: copy rows of the initial field: %w", err)
			}
		}
		return nil
	})
}

// Field returns the memory of the field's present state on this PE: Rows+2 rows of
// Pitch elements, of which the first and the last are halo rows.
func (s *Solver) Field() *gpurt.SymBuffer[float32] {
	return s.states[s.epoch%2].Slice(0, (s.part.Rows+2)*s.part.Pitch)
}

// ResetField is Reset with the field set by fill, which gets the memory that Field
// returns and writes it, halo rows included, or enqueues that on the PE's stream. It
// is not called where there is nothing to set.
func (s *Solver) ResetField(ctx context.Context, fill func(field *gpurt.SymBuffer[float32]) error) error {
	st := s.pe.Stream()
	// What neighbours still send must arrive before.
	if err := st.Barrier(); err != nil {
		return err
	}
	if s.part.Rows > 0 && s.part.Width > 0 {
		if err := fill(s.Field()); err != nil {
			return err
		}
	}
	// A neighbour may have sent a state that this PE has never come to.
	if err := s.halo.CopyFrom(ctx, filled(s.halo.Len(), s.epoch)); err != nil {
		return err
	}
	if err := s.clock.CopyFrom(ctx, []uint64{s.epoch, s.epoch}); err != nil {
		return err
	}
	if err := s.stop.Zero(st); err != nil {
		return err
	}
	s.first, s.pending = s.epoch, 0
	s.status = Status{Norm: math.NaN()}
	if err := st.Barrier(); err != nil {
		return err
	}
	return st.Sync(ctx)
}

func filled(n int, v uint64) []uint64 {
	x := make([]uint64, n)
	for i := range x {
		x[i] = v
	}
	return x
}

// Run does n more iterations, fewer if it converges, and waits for them.
func (s *Solver) Run(ctx context.Context, n int) (Status, error) {
	if s.status.Converged {
		return s.status, nil
	}
	if err := s.Enqueue(ctx, n); err != nil {
		return s.status, err
	}
	st := s.pe.Stream()
	if s.pending != 0 {
		if err := s.k.Collect(st, gpurt.Grid(1).Block(gpu.WarpSize), s.norm, s.pending, s.measuredAt, s.limit()); err != nil {
			return s.status, err
		}
		s.pending = 0
	}
	var total [1]float64
	var stop [2]uint64
	if err := s.total.CopyToAsync(st, total[:]); err != nil {
		return s.status, err
	}
	if err := s.stop.CopyToAsync(st, stop[:]); err != nil {
		return s.status, err
	}
	if err := st.Sync(ctx); err != nil {
		return s.status, err
	}
	if at := max(stop[0], stop[1]); at != 0 {
		s.status.Converged = true
		// The iteration that collected the norm was done as well, if there
		// was one.
		s.epoch = min(s.epoch, at+1)
	}
	s.status.Iterations = int(s.epoch - s.first)
	if s.measuredAt > s.first {
		s.status.Norm = math.Sqrt(total[0])
	}
	return s.status, nil
}

// Enqueue launches n more iterations, and waits for nothing. It stops when ctx ends.
func (s *Solver) Enqueue(ctx context.Context, n int) error {
	if s.cfg.Width == 0 || s.cfg.Height == 0 || n <= 0 {
		return nil
	}
	if s.cfg.Persistent {
		for ; n > math.MaxInt32; n -= math.MaxInt32 {
			if err := s.enqueueAll(math.MaxInt32); err != nil {
				return err
			}
		}
		return s.enqueueAll(n)
	}
	for ; s.cfg.Graph > 0 && n >= s.cfg.Graph; n -= s.cfg.Graph {
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		if err := s.enqueueGraph(); err != nil {
			return err
		}
	}
	for range n {
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		if err := s.step(s.advance()); err != nil {
			return err
		}
	}
	return nil
}

// iteration is what a launch of Step does.
type iteration struct {
	odd                 int32
	measured, collected uint32
}

// advance counts one more iteration.
func (s *Solver) advance() iteration {
	s.epoch++
	it := iteration{odd: int32(s.epoch % 2), collected: s.pending}
	s.pending = 0
	if s.cfg.NormEvery > 0 && int(s.epoch-s.first)%s.cfg.NormEvery == 0 {
		it.measured = s.half
		s.half, s.pending, s.measuredAt = 3-s.half, s.half, s.epoch
	}
	return it
}

func (s *Solver) step(it iteration) error {
	return s.k.Step(s.pe.Stream(), s.shape, s.states[it.odd], s.states[1-it.odd], s.halo, s.layout, s.norm, s.clock, it.odd, it.measured, it.collected, s.limit())
}

// phase is all that tells the iterations of one graph from those of another.
type phase struct {
	odd           uint64
	since         int // the last measurement
	half, pending uint32
}

// enqueueGraph launches the iterations of a graph, which leave the solver in the phase
// that it is in.
func (s *Solver) enqueueGraph() error {
	at := phase{odd: s.epoch % 2, half: s.half, pending: s.pending}
	if s.cfg.NormEvery > 0 {
		at.since = int(s.epoch-s.first) % s.cfg.NormEvery
	}
	iterations := make([]iteration, s.cfg.Graph)
	for i := range iterations {
		iterations[i] = s.advance()
	}
	st, g := s.pe.Stream(), s.graphs[at]
	if g == nil {
		var err error
		g, err = st.Capture(func() error {
			for _, it := range iterations {
				if err := s.step(it); err != nil {
					return err
				}
			}
			return nil
		})
		if err != nil {
			return err
		}
		s.graphs[at] = g
	}
	return g.Launch(st)
}

// enqueueAll is Enqueue in one launch, for an n of 32 bits.
func (s *Solver) enqueueAll(n int) error {
	done := int(s.epoch - s.first)
	left, every := 0, s.cfg.NormEvery
	measures := 0
	if every > 0 {
		left = every - done%every
		measures = (done+n)/every - done/every
	}
	err := s.k.Solve(s.pe.Stream(), s.shape, s.states[1-s.epoch%2], s.states[s.epoch%2], s.halo, s.layout, s.norm, s.epoch, uint32(n), number(left), number(every), s.pending, s.half, s.limit())
	if err != nil {
		return err
	}
	s.epoch += uint64(n)
	s.pending = 0
	if measures > 0 {
		s.measuredAt = s.first + uint64((done+n)/every*every)
		if measures%2 != 0 {
			s.half = 3 - s.half
		}
		if s.measuredAt == s.epoch {
			s.pending = 3 - s.half // the iteration after it would have collected it
		}
	}
	return nil
}

// number returns n, or a number that no launch comes to.
func number(n int) uint32 { return uint32(min(n, math.MaxUint32)) }

// limit is the sum of squares at which a run stops.
func (s *Solver) limit() float64 {
	if s.cfg.Tolerance < 0 {
		return -1
	}
	return s.cfg.Tolerance * s.cfg.Tolerance
}

// Rows copies the PE's rows of the field to dst, of Part().Rows*Width elements.
func (s *Solver) Rows(ctx context.Context, dst []float32) error {
	p := s.part
	if len(dst) != p.Rows*p.Width {
		return fmt.Errorf("jacobi: %d elements for %d rows of %d", len(dst), p.Rows, p.Width)
	}
	if len(dst) == 0 {
		return nil
	}
	all := make([]float32, p.Rows*p.Pitch)
	if err := s.Field().Slice(p.Pitch, (p.Rows+1)*p.Pitch).CopyTo(ctx, all); err != nil {
		return fmt.Errorf("jacobi: copy the field: %w", err)
	}
	for r := range p.Rows {
		copy(dst[r*p.Width:(r+1)*p.Width], all[r*p.Pitch:])
	}
	return nil
}
