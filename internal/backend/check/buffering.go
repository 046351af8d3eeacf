package check

// This file finds out whether a verdict rests on threads taking their steps in program order. PTX does not promise that:
// each of two threads may read what the other one stores later (load buffering). Axiom "Steps" of
// docs/memory-model.md says what the order of steps excludes: a cycle of threads, in which each makes two
// accesses in one order, and the second one comes before the first one of the next thread. Where all but one of these
// links synchronize, the other axioms exclude the cycle.

import (
	"maps"

	"github.com/gpuc-go/gpuc/internal/base/intrinsic"
	"github.com/gpuc-go/gpuc/internal/base/memmodel"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
	"github.com/gpuc-go/gpuc/internal/base/verdict"
)

// effect says what an access does to a word.
type effect uint8

const (
	reads  effect = 1 << iota
	writes        //
	serial        // it writes what is newest then, as a delivery does
	newest        // it reads what is newest then
)

// before says that an access of another thread to the same word comes after one in time.
func (d effect) before(e effect) bool {
	switch {
	case d&writes != 0 && e&reads != 0:
		return true
	case d&writes != 0 && e&writes != 0:
		return (d|e)&serial != 0
	}
	return e&writes != 0 && (d&newest != 0 || d&reads != 0 && e&serial != 0)
}

// nowhere is wider than no scope.
const nowhere = memmodel.Scope(memmodel.Scopes)

// place is a word and what accesses do to it.
type place struct {
	extent
	effect
}

// accessed is the last such access to a word that a thread has made.
type accessed struct {
	// by is the thread whose access it is, nil if several have met that have made one.
	by *thread
	// acquires is the scope in which it acquires, by itself or by a fence after it of the same thread, releases that of any fence after it, and
	// sequential that of one of sequential consistency.
	acquires, releases, sequential memmodel.Scope
}

// pair is two accesses of a thread to two words, one after the other.
type pair struct {
	by       *thread
	from, to extent
	was, is  effect
	acquires memmodel.Scope // the scope in which the first one acquires, by itself or by a fence between the two
	releases memmodel.Scope // the scope in which the second one releases
	// sequential is the scope of a fence of sequential consistency between the two. These are in one order.
	sequential memmodel.Scope
}

// leads says that the second access of x comes before the first one of y, and whether the two synchronize.
func (x *pair) leads(y *pair) (ok, synchronizes bool) {
	if x.by == y.by || !x.to.meets(y.from) || !x.is.before(y.was) {
		return false, false
	}
	near := near(x.by, y.by)
	return true, x.is&writes != 0 && y.was&reads != 0 && max(x.releases, y.acquires) <= near || max(x.sequential, y.sequential) <= near
}

// steps notes an access of a thread to n bytes at p: what it does when the thread comes to it, and what it does then or later.
func (t *thread) steps(p, n uintptr, a access, at, then effect) {
	c := t.c
	if c.uses == nil || c.uses.Has(verdict.LoadBuffering) {
		return
	}
	acquires, releases := nowhere, nowhere
	if a.order == intrinsic.Acquire || a.order == intrinsic.AcqRel {
		acquires = a.scope
	}
	if a.order == intrinsic.Release || a.order == intrinsic.AcqRel {
		releases = a.scope
	}
	to := extent{p, p + n}
	for from, b := range t.accessed {
		x := pair{t, from.extent, to, from.effect, then, b.acquires, min(releases, b.releases), b.sequential}
		if to.meets(from.extent) || c.pairs[x] {
			continue
		}
		c.pairs[x] = true
		if c.cyclic(x) {
			t.counts(verdict.LoadBuffering)
			return
		}
	}
	if t.accessed == nil {
		t.accessed, t.sent = map[place]accessed{}, map[extent]bool{}
	}
	if at == 0 {
		t.sent[to] = true
		return
	}
	t.accessed[place{to, at}] = accessed{t, acquires, nowhere, nowhere}
}

// delivered notes that what the thread has sent is delivered before what it does later.
func (t *thread) delivered() {
	for x := range t.sent {
		t.accessed[place{x, writes | serial}] = accessed{t, nowhere, nowhere, nowhere}
	}
	clear(t.sent)
}

// accessedKept is how many words threads that meet may have accessed, of which each is a pair with what any of them does later.
const accessedKept = 256

// steps gives a thread that leaves a rendezvous what all have accessed who have come, and notes what it has itself.
func (m *rendezvous) steps(t *thread, leaves bool) {
	if m.team || t.c.uses == nil || t.c.uses.Has(verdict.LoadBuffering) {
		return
	}
	if m.accessed == nil {
		m.accessed, m.sent = map[place]accessed{}, map[extent]bool{}
	}
	if leaves {
		t.accessed, t.sent = maps.Clone(m.accessed), maps.Clone(m.sent)
		return
	}
	for x, a := range t.accessed {
		if b, ok := m.accessed[x]; ok {
			by := a.by
			if by != b.by {
				by = nil
			}
			a = accessed{by, max(a.acquires, b.acquires), max(a.releases, b.releases), max(a.sequential, b.sequential)}
		}
		m.accessed[x] = a
	}
	maps.Copy(m.sent, t.sent)
	if len(m.accessed)+len(m.sent) > accessedKept {
		t.counts(verdict.LoadBuffering)
	}
}

// atomically is steps for an atomic access of package gpu. One that compares may store where steps are not in order, although
// it does not in this order.
func (t *thread) atomically(p, n uintptr, a access) {
	var d effect
	if a.reads {
		d |= reads
	}
	if a.write {
		d |= writes
	}
	t.steps(p, n, a, d, d)
}

// remotely is steps for an operation on a word of a PE.
func (t *thread) remotely(p uintptr, c *threadapi.Call) {
	switch {
	case c.Op.Result == op.NoResult:
		t.steps(p, c.Word.Bytes, access{}, 0, writes|serial)
	case c.Op.Family == op.AMO && c.Op.Update != op.Keep:
		t.steps(p, c.Word.Bytes, access{}, reads|writes|serial, reads|newest|writes|serial)
	default:
		t.steps(p, c.Word.Bytes, access{}, reads, reads|newest)
	}
}

// orders notes that what the thread has done comes before what it does later, for threads of a scope, by a fence of sequential
// consistency or another one.
func (t *thread) orders(within memmodel.Scope, sequential bool) {
	for p, a := range t.accessed {
		a.releases = min(a.releases, within)
		if a.by == t {
			a.acquires = min(a.acquires, within)
		}
		if sequential {
			a.sequential = min(a.sequential, within)
		}
		t.accessed[p] = a
	}
}

// cyclic says that x is one of a cycle of pairs of which two links do not synchronize.
func (c *Checker) cyclic(x pair) bool {
	type step struct {
		pair
		open int // links that do not synchronize, 2 for more
	}
	reached := []step{{x, 0}}
	seen := map[step]bool{}
	for i := 0; i < len(reached); i++ {
		at := reached[i]
		for y := range c.pairs {
			ok, synchronizes := at.leads(&y)
			if !ok {
				continue
			}
			next := step{y, at.open}
			if !synchronizes {
				next.open = min(at.open+1, 2)
			}
			switch {
			case y != x:
			case next.open == 2:
				return true
			default:
				continue // the cycle is closed
			}
			if !seen[next] {
				seen[next] = true
				reached = append(reached, next)
			}
		}
	}
	return false
}
