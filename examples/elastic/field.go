package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"slices"

	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/examples/jacobi/solver"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// field is what the host of a PE knows, whatever becomes of PEs.
type field struct {
	*options
	first int   // the PE's first number
	now   []int // the PEs that live, by their first numbers
	done  int   // iterations
	// saves are the last two: a PE may die when some have finished the last, and others not.
	saves [2]save
	// heir says that the PE before this one has died, so that its rows are this one's to give.
	heir bool
}

// save is what a PE has saved after so many iterations: its rows, and those of the PE before it.
type save struct {
	at        int
	own, prev part
}

// part is some rows of the field, from one on.
type part struct {
	row    int
	points []float32
}

// me returns the number of the PE.
func (f *field) me() int { return slices.Index(f.now, f.first) }

// before returns the number of the PE before this one.
func (f *field) before() int { return (f.me() + len(f.now) - 1) % len(f.now) }

// lose takes account of the death of a PE, by its number.
func (f *field) lose(dead int) {
	f.heir = dead == f.before()
	f.now = slices.Delete(f.now, dead, dead+1)
}

// rows returns the rows of a PE, which package solver shares out in this way.
func (f *field) rows(pe int) (first, n int) {
	each, more := f.cfg.Height/len(f.now), f.cfg.Height%len(f.now)
	first, n = each*pe+min(pe, more), each
	if pe < more {
		n++
	}
	return first, n
}

// initial is the field at first.
func initial(x, y int) float32 { return float32((x*7+y*3)%11) / 11 }

// solve does the iterations that are left.
func (f *field) solve(ctx context.Context, pe *gpurt.PE) error {
	start, err := f.restore(ctx, pe)
	if err != nil {
		return err
	}
	s, err := solver.New(pe, f.cfg)
	if err != nil {
		return err
	}
	_, most := f.rows(0)
	copies, err := gpurt.AllocSym[float32](pe, (most+2)*s.Part().Pitch)
	if err != nil {
		return err
	}
	if err := s.Reset(ctx, start); err != nil {
		return err
	}
	for begun := f.done; f.done < f.iterations; {
		next := min(f.done/f.every*f.every+f.every, f.iterations)
		dies := f.options.lose == f.first && f.at > f.done && f.at <= next
		if dies {
			next = f.at
		}
		if _, err := s.Run(ctx, next-f.done); err != nil {
			return err
		}
		if dies {
			os.Exit(3)
		}
		if f.done = next; f.done%f.every == 0 {
			if err := f.save(ctx, pe, s, copies); err != nil {
				return err
			}
		}
		if f.done == f.iterations && f.me() == 0 {
			pe.Printf("%d iterations, the last %d on %d PEs\n", f.done, f.done-begun, len(f.now))
		}
	}
	return f.check(ctx, s)
}

// save saves the rows of this PE, and those of the PE before it, which sends them.
func (f *field) save(ctx context.Context, pe *gpurt.PE, s *solver.Solver, copies *gpurt.SymBuffer[float32]) error {
	n := s.Field().Len()
	if err := gpurt.Put(pe.Stream(), copies.Slice(0, n), s.Field(), (f.me()+1)%len(f.now)); err != nil {
		return err
	}
	if err := pe.Stream().Barrier(); err != nil {
		return err
	}
	next := save{at: f.done}
	var err error
	if next.own, err = f.read(ctx, s.Field(), s.Part().Pitch, f.me()); err != nil {
		return err
	}
	if next.prev, err = f.read(ctx, copies, s.Part().Pitch, f.before()); err != nil {
		return err
	}
	if err := pe.Barrier(ctx); err != nil { // all have read
		return err
	}
	f.saves = [2]save{f.saves[1], next}
	return nil
}

// read copies the rows of a PE to the host. In memory they have a halo row above, and a pitch.
func (f *field) read(ctx context.Context, memory *gpurt.SymBuffer[float32], pitch, pe int) (part, error) {
	first, n := f.rows(pe)
	points := make([]float32, n*pitch)
	if err := memory.Slice(pitch, (n+1)*pitch).CopyTo(ctx, points); err != nil {
		return part{}, err
	}
	p := part{row: first}
	for row := range slices.Chunk(points, pitch) {
		p.points = append(p.points, row[:f.cfg.Width]...)
	}
	return p, nil
}

// restore puts the field together from the last save that all PEs have, and returns it.
func (f *field) restore(ctx context.Context, pe *gpurt.PE) (func(x, y int) float32, error) {
	at, err := gpurt.ReduceValue(ctx, pe, int64(f.saves[1].at), shmem.Min)
	if err != nil {
		return nil, err
	}
	f.done = int(at)
	if at == 0 {
		return initial, nil
	}
	s := f.saves[1]
	if s.at != f.done {
		s = f.saves[0]
	}
	parts := []part{s.own}
	if f.heir {
		parts = append(parts, s.prev)
	}
	all, err := gpurt.AllocSym[float32](pe, f.cfg.Width*f.cfg.Height)
	if err != nil {
		return nil, err
	}
	points := 0
	for _, p := range parts {
		points += len(p.points)
		mine := all.Slice(p.row*f.cfg.Width, p.row*f.cfg.Width+len(p.points))
		if err := mine.CopyFrom(ctx, p.points); err != nil {
			return nil, err
		}
		for other := range f.now {
			if other != f.me() {
				if err := gpurt.Put(pe.Stream(), mine, mine, other); err != nil {
					return nil, err
				}
			}
		}
	}
	have, err := gpurt.ReduceValue(ctx, pe, int64(points), shmem.Sum)
	if err == nil && int(have) != f.cfg.Width*f.cfg.Height {
		err = errors.New("rows are lost: a PE has died together with the one after it, which had a copy of them")
	}
	if err != nil {
		return nil, err
	}
	if err := pe.Stream().Barrier(); err != nil {
		return nil, err
	}
	whole := make([]float32, f.cfg.Width*f.cfg.Height)
	if err := all.CopyTo(ctx, whole); err != nil {
		return nil, err
	}
	cut := func(pe int) part {
		first, n := f.rows(pe)
		return part{first, whole[first*f.cfg.Width : (first+n)*f.cfg.Width]}
	}
	f.saves, f.heir = [2]save{1: {f.done, cut(f.me()), cut(f.before())}}, false
	return func(x, y int) float32 { return whole[y*f.cfg.Width+x] }, all.Free()
}

// check compares the rows of this PE with plain Go, bit by bit.
func (f *field) check(ctx context.Context, s *solver.Solver) error {
	got, err := f.read(ctx, s.Field(), s.Part().Pitch, f.me())
	if err != nil {
		return err
	}
	want := solver.Reference(f.cfg.Width, f.cfg.Height, f.iterations, initial)[got.row*f.cfg.Width:]
	for i, v := range got.points {
		if v != want[i] {
			return fmt.Errorf("row %d, column %d: %v, want %v", got.row+i/f.cfg.Width, i%f.cfg.Width, v, want[i])
		}
	}
	return nil
}
