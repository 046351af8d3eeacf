package explore

// This file has waits: which orders of a wait and an update differ, as the package comment says.

import (
	"cmp"
	"maps"
	"slices"

	"github.com/gpuc-go/gpuc/internal/backend/emu"
)

// waiting is a step with an await.
type waiting struct {
	emu.Step
	clock clock // before it
	over  bool
}

// Waits implements emu.Director.
func (s *Search) Waits(step emu.Step) {
	r := &s.run
	if s.All || r.free {
		return
	}
	w := &waiting{Step: step, clock: slices.Clone(r.places[step.Actor])}
	r.waits[step.Actor] = w
	r.mixes(w)
}

// mixes notes whether additions to the words of a wait, of which some may end it and others begin it anew,
// can come in several orders: then these are not the same to the wait.
func (r *run) mixes(w *waiting) {
	var adds []int
	mixed := false
	for i := range r.events {
		o := &r.events[i]
		for _, a := range o.accesses {
			if a.Mode != emu.Adds || !a.Depends(w.Accesses[0]) {
				continue
			}
			adds = append(adds, i)
			// An addition that always comes before the wait begins nothing anew.
			mixed = mixed || !w.clock.after(o.actor, i) && (w.Await.Sign == 0 || cmp.Compare(a.Add, 0) != w.Await.Sign)
		}
	}
	for k := 0; mixed && k < len(adds); k++ {
		for _, i := range adds[:k] {
			if !r.events[adds[k]].clock.after(r.events[i].actor, i) {
				r.mixed = true
			}
		}
	}
}

// waitsForever reverses what keeps waits from being over that are not at the end of a run.
func (s *Search) waitsForever() {
	r := &s.run
	if s.All || r.free {
		return
	}
	for _, by := range slices.SortedFunc(maps.Keys(r.waits), emu.Actor.Compare) {
		if w := r.waits[by]; !w.over {
			e := event{actor: r.actor(by), accesses: s.ordered(w.Accesses), await: w.Await}
			s.conflicts(&e, by)
		}
	}
}

// instead adds to a list the additions that wait number w has seen, and without which e, which adds to
// the word after it, may end the wait in their place.
func (r *run) instead(list []int, w int, e *event, before clock) []int {
	for i := range r.events[:w] {
		o := &r.events[i]
		if depend(o.accesses, r.events[w].accesses) && !depend(o.accesses, e.accesses) && !before.after(o.actor, i) && !slices.Contains(list, i) {
			list = append(list, i)
		}
	}
	return list
}

// over says that the wait of e may be over as well without event i of the run, and without all
// that comes after that.
func (s *Search) over(e *event, i int) bool {
	if s.Memory == nil || len(e.accesses) != 1 {
		return true
	}
	r, at := &s.run, e.accesses[0]
	memory := slices.Clone(s.Memory(at.Lo, at.Hi))
	without := &r.events[i]
	for j := len(r.events) - 1; j >= i; j-- {
		o := &r.events[j]
		if j > i && !o.clock.after(without.actor, i) {
			continue
		}
		for k, a := range o.accesses {
			switch {
			case a.Mode == emu.Reads || a.Lo >= at.Hi || at.Lo >= a.Hi:
			case a.Mode == emu.Writes && len(o.memory[k]) == int(a.Hi-a.Lo):
				lo, hi := max(a.Lo, at.Lo), min(a.Hi, at.Hi)
				copy(memory[lo-at.Lo:hi-at.Lo], o.memory[k][lo-a.Lo:])
			case a.Mode == emu.Adds && at.Lo <= a.Lo && a.Hi <= at.Hi && a.Add != 0:
				add(memory[a.Lo-at.Lo:a.Hi-at.Lo], -a.Add)
			default:
				return true // what was there before is not known
			}
		}
	}
	return e.await.Holds(memory)
}

// add adds to a number in memory.
func add(word []byte, x int64) {
	carry := uint64(0)
	for i := range word {
		carry += uint64(word[i]) + uint64(x)&0xff
		word[i] = byte(carry)
		carry, x = carry>>8, x>>8
	}
}

// depends is depend for a step a that may be a wait, and comes first or would have come first. An
// update that leaves it over may as well come after it: the wait is over with less then, and whoever
// waits knows less.
func (s *Search) depends(a, b []emu.Access, await *emu.Await) bool {
	if s.strict || await == nil || await.Sign == 0 || len(a) != 1 || a[0].Mode != emu.Reads {
		return depend(a, b)
	}
	for _, y := range b {
		if a[0].Depends(y) && !leaves(await, a[0], y) {
			return true
		}
	}
	return false
}

// leaves says that an update of the words of a wait that is over leaves it over, in all orders.
func leaves(await *emu.Await, words, x emu.Access) bool {
	switch {
	case x.Mode == emu.Adds:
		return cmp.Compare(x.Add, 0) == await.Sign
	case x.Set == nil || x.Lo != words.Lo || x.Hi != words.Hi:
		return false
	}
	now := x.Set()
	return now != nil && await.Holds(now)
}
