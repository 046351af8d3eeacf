package trace

import (
	"cmp"
	"slices"
)

// GPUs record what a wait has found, and not who has sent it. This file finds it out where that
// can be done: by the word, and for barriers of all PEs by their order.

// match finds the causes of waits.
func (t *Trace) match() {
	t.matchWords()
	if t.Dropped == 0 && len(t.Missing) == 0 {
		t.matchBarriers()
	}
}

// matchWords finds the update that a wait has seen: the last one of its word that was sent
// before the end of the wait. One that sets the word to what was found comes before others.
func (t *Trace) matchWords() {
	type word struct {
		pe int
		at uint64
	}
	sent := map[word][]*Event{}
	for i := range t.Events {
		if e := &t.Events[i]; e.Word != 0 && e.To > 0 {
			k := word{e.To - 1, e.Word}
			sent[k] = append(sent[k], e)
		}
	}
	for i := range t.Events {
		e := &t.Events[i]
		if e.Kind != Wait || e.Word == 0 || e.Cause != nil {
			continue
		}
		var found *Event
		for _, s := range sent[word{e.PE, e.Word}] {
			if s.Start > e.End+t.Skew {
				continue
			}
			if found == nil || cmp.Or(order(s.Value == e.Value)-order(found.Value == e.Value), cmp.Compare(s.Start, found.Start)) > 0 {
				found = s
			}
		}
		if found != nil {
			e.Cause = &Cause{PE: found.PE, Stream: found.Stream, Launch: found.Launch, Block: found.Block, Sent: min(found.End, e.End), File: found.File, Line: found.Line}
		}
	}
}

func order(b bool) int {
	if b {
		return 1
	}
	return 0
}

// matchBarriers finds who came last to each barrier or collective of all PEs. Those of a PE
// follow each other, so that the n-th ones of all PEs belong together.
func (t *Trace) matchBarriers() {
	by := make([][]*Event, t.PEs)
	for i := range t.Events {
		e := &t.Events[i]
		if (e.Kind == Barrier || e.Kind == Collective) && e.Stream == 0 && e.Value == 0 && e.Cause == nil {
			by[e.PE] = append(by[e.PE], e)
		}
	}
	for _, list := range by {
		if len(list) != len(by[0]) {
			return // a failure came between
		}
		slices.SortStableFunc(list, func(a, b *Event) int { return cmp.Compare(a.Start, b.Start) })
	}
	if t.PEs == 0 {
		return
	}
	for n := range by[0] {
		last := by[0][n]
		for _, list := range by {
			if list[n].Name != last.Name {
				return // they are not of all PEs
			}
			if list[n].Start > last.Start {
				last = list[n]
			}
		}
		for _, list := range by {
			e := list[n]
			e.Cause = &Cause{PE: last.PE, Launch: last.Launch, Block: last.Block, Sent: min(last.Start, e.End), File: last.File, Line: last.Line}
		}
	}
}
