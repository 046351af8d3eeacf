// Package heat computes how heat spreads through a box, by an explicit step for each
// time: a point becomes a mean of itself and its six neighbours. The outer points are
// fixed. The planes of the box are shared out among the PEs.
//
// One kernel, Step, does a time step: some of its blocks compute the outer planes of
// the PE and send them to the neighbours, while the others compute the planes
// between. New, Reset, Run and Planes are all there is; Enqueue only launches. Start
// reading at Step.
package heat

import (
	"context"
	"fmt"
	"math"

	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// Config says what to compute.
type Config struct {
	// NX, NY and NZ are the points of the box in each direction.
	NX, NY, NZ int
	// Rate is how much a point takes of each neighbour in a step, at most 1/6.
	Rate float32
}

// Solver is a box on one PE. Its methods are collective, but for Part.
type Solver struct {
	cfg    Config
	pe     *gpurt.PE
	k      *Kernels
	part   Part
	blocks int
	// states are the box in an even and in an odd epoch.
	states [2]*gpurt.SymBuffer[float32]
	halo   *gpurt.SignalBuffer
	epoch  uint64
}

// minBlocks is what the kernel's directive says.
const minBlocks = 4

// segmentPoints is the length of a segment that is worth a block.
const segmentPoints = 4 << 10

// New returns a solver whose box is to be set by Reset. It is collective.
func New(pe *gpurt.PE, cfg Config) (*Solver, error) {
	if cfg.NX < 0 || cfg.NY < 0 || cfg.NZ < 0 {
		return nil, fmt.Errorf("heat: a box of %d by %d by %d points", cfg.NX, cfg.NY, cfg.NZ)
	}
	if float64(cfg.NX)*float64(cfg.NY)*(float64(cfg.NZ)+2*float64(pe.NumPEs())) > math.MaxInt64/64 {
		return nil, fmt.Errorf("heat: a box of %d by %d by %d points is too large", cfg.NX, cfg.NY, cfg.NZ)
	}
	k, err := LoadKernels(pe)
	if err != nil {
		return nil, err
	}
	s := &Solver{cfg: cfg, pe: pe, k: k, part: partOf(cfg, pe.MyPE(), pe.NumPEs())}
	s.blocks = pe.Multiprocessors() * minBlocks
	points := cfg.NX * cfg.NY
	// A quarter of the blocks at most has segments.
	s.part.Segments = max(1, min(points/segmentPoints, s.blocks/8))
	for i := range s.states {
		if s.states[i], err = gpurt.AllocSym[float32](pe, (partOf(cfg, 0, pe.NumPEs()).Planes+2)*points); err != nil {
			return nil, fmt.Errorf("heat: memory for the box: %w", err)
		}
	}
	s.halo, err = gpurt.AllocSignals(pe, 4*s.part.Segments)
	return s, err
}

// partOf returns the part of PE pe of pes. Planes are shared out evenly, the first
// PEs have one more where they do not divide.
func partOf(cfg Config, pe, pes int) Part {
	planes := func(pe int) int {
		n := cfg.NZ / pes
		if pe < cfg.NZ%pes {
			n++
		}
		return n
	}
	p := Part{NX: cfg.NX, NY: cfg.NY, NZ: cfg.NZ, Planes: planes(pe), Lower: -1, Upper: -1}
	p.First = cfg.NZ/pes*pe + min(pe, cfg.NZ%pes)
	if p.First > 0 {
		p.Lower, p.LowerPlanes = pe-1, planes(pe-1)
	}
	if p.First+p.Planes < cfg.NZ {
		p.Upper = pe + 1
	}
	return p
}

// Part returns which part of the box this PE holds.
func (s *Solver) Part() Part { return s.part }

// Reset sets the point x, y, z to initial(x, y, z).
func (s *Solver) Reset(ctx context.Context, initial func(x, y, z int) float32) error {
	st := s.pe.Stream()
	// What neighbours still send must arrive before.
	if err := st.Barrier(); err != nil {
		return err
	}
	p := s.part
	points := p.NX * p.NY
	for m := 0; m < p.Planes+2 && p.Planes > 0 && points > 0; m++ {
		z := p.First + m - 1
		if z < 0 || z >= p.NZ {
			continue
		}
		plane := make([]float32, points)
		for i := range plane {
			plane[i] = initial(i%p.NX, i/p.NX, z)
		}
		if err := s.states[s.epoch%2].Slice(m*points, (m+1)*points).CopyFrom(ctx, plane); err != nil {
			return fmt.Errorf("heat: copy plane %d: %w", z, err)
		}
	}
	return st.Barrier()
}

// Run does n steps and waits for them.
func (s *Solver) Run(ctx context.Context, n int) error {
	if s.part.Planes == 0 || s.cfg.NX == 0 || s.cfg.NY == 0 {
		return s.pe.Stream().Sync(ctx)
	}
	between := divide(s.cfg.NX*s.cfg.NY, maxThreads)
	blocks := min(s.blocks, 2*s.part.Segments+between)
	for range n {
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		next, cur := s.states[(s.epoch+1)%2], s.states[s.epoch%2]
		s.epoch++
		err := s.k.Step(s.pe.Stream(), gpurt.Grid(blocks).Block(maxThreads), next, cur, s.halo, s.part, 1-6*s.cfg.Rate, s.cfg.Rate, s.epoch)
		if err != nil {
			return err
		}
	}
	return s.pe.Stream().Sync(ctx)
}

// divide returns a/b, rounded up.
func divide(a, b int) int { return (a + b - 1) / b }

// Planes copies the PE's planes of the box to dst, of Planes*NX*NY elements.
func (s *Solver) Planes(ctx context.Context, dst []float32) error {
	points := s.part.NX * s.part.NY
	if len(dst) != s.part.Planes*points {
		return fmt.Errorf("heat: %d elements for %d planes of %d", len(dst), s.part.Planes, points)
	}
	if len(dst) == 0 {
		return nil
	}
	if err := s.states[s.epoch%2].Slice(points, (s.part.Planes+1)*points).CopyTo(ctx, dst); err != nil {
		return fmt.Errorf("heat: copy the box: %w", err)
	}
	return nil
}

// Reference does steps in plain Go on the whole box and returns it.
func Reference(cfg Config, steps int, initial func(x, y, z int) float32) []float32 {
	points := cfg.NX * cfg.NY
	cur := make([]float32, points*cfg.NZ)
	for i := range cur {
		cur[i] = initial(i%cfg.NX, i/cfg.NX%cfg.NY, i/points)
	}
	keep, share := 1-6*cfg.Rate, cfg.Rate
	next := make([]float32, len(cur))
	for range steps {
		copy(next, cur)
		for z := 1; z < cfg.NZ-1; z++ {
			for y := 1; y < cfg.NY-1; y++ {
				for x := 1; x < cfg.NX-1; x++ {
					i := (z*cfg.NY+y)*cfg.NX + x
					sum := cur[i-points] + cur[i+points] + cur[i-cfg.NX] + cur[i+cfg.NX] + cur[i-1] + cur[i+1]
					next[i] = float32(keep*cur[i]) + float32(share*sum)
				}
			}
		}
		cur, next = next, cur
	}
	return cur
}
