// Package replay records what a director of emulated PEs chooses in an execution, and repeats it. It knows
// nothing of memory. Start reading at Recorder.
package replay

import (
	"fmt"
	"slices"

	"github.com/gpuc-go/gpuc/internal/backend/emu"
	"github.com/gpuc-go/gpuc/internal/base/verdict"
)

// Recorder is a chooser that records what another one chooses.
type Recorder struct {
	emu.Director
	// Moves are those of the execution, until Failed is called.
	Moves []verdict.Move
	// Taken, if set, is called before each step.
	Taken  func(emu.Step)
	failed bool
}

// Record returns a recorder of an execution.
func Record(c emu.Director) *Recorder {
	return &Recorder{Director: c, Moves: []verdict.Move{{PE: -1}}}
}

// Next implements emu.Director.
func (r *Recorder) Next(steps []emu.Step) int {
	i := r.Director.Next(steps)
	if !r.failed {
		r.Moves = append(r.Moves, move(steps[i].Actor))
		if r.Taken != nil {
			r.Taken(steps[i])
		}
	}
	return i
}

// Choose implements emu.Director.
func (r *Recorder) Choose(n int) int {
	v := r.Director.Choose(n)
	if m := &r.Moves[len(r.Moves)-1]; !r.failed {
		m.Values = append(m.Values, v)
	}
	return v
}

// Failed tells that the execution has failed: what comes later is not recorded, since the hosts say how long
// the rest goes on.
func (r *Recorder) Failed() { r.failed = true }

func move(a emu.Actor) verdict.Move {
	return verdict.Move{PE: a.PE, Launch: a.Launch, Number: a.Number}
}

// Follower is a chooser that takes moves in their order.
type Follower struct {
	// Strict says that each move has to be possible. Otherwise one that is not waits until it is, and
	// where none is possible the actor of the last step goes on.
	Strict bool
	// Err says which move was not possible.
	Err error

	left   []verdict.Move
	values []int // for the step that was taken last
	last   verdict.Move
	taken  int
}

// Follow returns a chooser that takes moves.
func Follow(moves []verdict.Move, strict bool) *Follower {
	f := &Follower{Strict: strict, left: slices.Clone(moves)}
	if len(moves) > 0 && moves[0].PE < 0 {
		f.values, f.left = moves[0].Values, f.left[1:]
	}
	return f
}

// Next implements emu.Director.
func (f *Follower) Next(steps []emu.Step) int {
	f.taken++
	find := func(m verdict.Move) int {
		return slices.IndexFunc(steps, func(s emu.Step) bool { return move(s.Actor).Same(m) })
	}
	for k, m := range f.left {
		if i := find(m); i >= 0 {
			f.left = slices.Delete(f.left, k, k+1)
			f.values, f.last = m.Values, m
			return i
		}
		if f.Strict {
			f.fail("PE %d cannot take it (launch %d, number %d)", m.PE, m.Launch, m.Number)
			break
		}
	}
	f.values = nil
	i := max(find(f.last), 0)
	f.last = move(steps[i].Actor)
	return i
}

// Choose implements emu.Director.
func (f *Follower) Choose(n int) int {
	if len(f.values) == 0 {
		return 0
	}
	v := f.values[0]
	f.values = f.values[1:]
	if v >= n {
		f.fail("value %d is chosen of %d", v, n)
		return 0
	}
	return v
}

// fail says that the execution is another one.
func (f *Follower) fail(format string, args ...any) {
	if f.Strict && f.Err == nil {
		f.Err = fmt.Errorf("step %d of the execution cannot be repeated: %s; the program behaves differently from the recorded execution", f.taken, fmt.Sprintf(format, args...))
	}
	f.left = nil
}

// Pass implements emu.Director.
func (f *Follower) Pass(any, any) {}

// Waits implements emu.Director.
func (f *Follower) Waits(emu.Step) {}

var _ emu.Director = (*Follower)(nil)
