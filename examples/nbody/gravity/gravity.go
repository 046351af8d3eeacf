// Package gravity moves bodies that pull each other. Each PE moves a part of them; in
// each step all bodies go round the ring of PEs, so that every PE sees all of them.
//
// New, Run and Bodies are all there is. Start reading at Step.
package gravity

import (
	"context"
	"fmt"
	"math"

	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// Simulation is the bodies of one PE. Its methods are collective.
type Simulation struct {
	pe     *gpurt.PE
	k      *Kernels
	args   SystemArgs
	bodies *gpurt.SymBuffer[Body]
	lo, hi int // the PE's own among all
	dt     float32
	epoch  uint64
}

// New returns a simulation of bodies in steps of dt, from rest. Every PE passes all of
// them.
func New(pe *gpurt.PE, bodies []Body, dt float32) (*Simulation, error) {
	k, err := LoadKernels(pe)
	if err != nil {
		return nil, err
	}
	pes := pe.NumPEs()
	// Every row is as long; what is missing in the last ones has no mass.
	n := max(1, (len(bodies)+pes-1)/pes)
	s := &Simulation{pe: pe, k: k, dt: dt, lo: min(pe.MyPE()*n, len(bodies)), hi: min((pe.MyPE()+1)*n, len(bodies))}
	rows := make([]Body, 2*pes*n)
	copy(rows[pes*n:], bodies[s.lo:s.hi]) // the first epoch is odd
	arrived, err := gpurt.AllocSignals(pe, pes)
	if err != nil {
		return nil, fmt.Errorf("gravity: %w", err)
	}
	if s.bodies, err = gpurt.AllocSymFrom(pe, rows); err != nil {
		return nil, fmt.Errorf("gravity: %w", err)
	}
	velocities, err := gpurt.Alloc[Velocity](pe, n)
	if err != nil {
		return nil, fmt.Errorf("gravity: %w", err)
	}
	s.args = SystemArgs{Bodies: s.bodies, Arrived: arrived, Velocities: velocities, N: n}
	return s, nil
}

// Run does some steps.
func (s *Simulation) Run(ctx context.Context, steps int) error {
	grid := gpurt.Grid((s.args.N + threads - 1) / threads).Block(threads)
	for range steps {
		s.epoch++
		if err := s.k.Step(s.pe.Stream(), grid, s.args, s.dt, s.epoch); err != nil {
			return err
		}
	}
	return s.pe.Stream().Sync(ctx)
}

// Bodies returns the bodies of this PE, and the number of the first of them among all.
func (s *Simulation) Bodies(ctx context.Context) (bodies []Body, first int, err error) {
	row := int((s.epoch+1)%2) * s.bodies.Len() / 2
	bodies = make([]Body, s.hi-s.lo)
	return bodies, s.lo, s.bodies.Slice(row, row+len(bodies)).CopyTo(ctx, bodies)
}

// Reference does the same in plain Go, with numbers of twice the size.
func Reference(bodies []Body, dt float32, steps int) []Body {
	type vec [3]float64
	at, v := make([]vec, len(bodies)), make([]vec, len(bodies))
	for i, b := range bodies {
		at[i] = vec{float64(b.X), float64(b.Y), float64(b.Z)}
	}
	for range steps {
		for i := range bodies {
			for j, other := range bodies {
				var d vec
				square := float64(softening)
				for k := range d {
					d[k] = at[j][k] - at[i][k]
					square += d[k] * d[k]
				}
				for k := range d {
					v[i][k] += float64(dt) * float64(other.Mass) * d[k] / (square * math.Sqrt(square))
				}
			}
		}
		for i := range at {
			for k := range at[i] {
				at[i][k] += float64(dt) * v[i][k]
			}
		}
	}
	out := make([]Body, len(bodies))
	for i, p := range at {
		out[i] = Body{float32(p[0]), float32(p[1]), float32(p[2]), bodies[i].Mass}
	}
	return out
}

// Cloud returns n bodies at rest, as good as evenly spread in a cube, of a mass of 1
// together.
func Cloud(n int) []Body {
	bodies := make([]Body, n)
	part := func(x float64) float32 { return float32(x - math.Floor(x)) }
	for i := range bodies {
		// Multiples of these numbers leave no large gaps between their fractions.
		k := float64(i + 1)
		bodies[i] = Body{part(k * 0.8191725134), part(k * 0.6710436067), part(k * 0.5497004779), float32(1+i%3) / float32(2*n)}
	}
	return bodies
}
