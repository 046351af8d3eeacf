package check

// This file finds out whether a verdict rests on threads taking their steps in program order. PTX does not promise that:
// each of two threads may read what the other one stores later (load buffering). Axiom "Steps" of
// docs/memory-model.md says what the order of steps excludes: a cycle of threads, in which each makes two
// accesses in one order, and the second one comes before the first one of the next thread. Where all but one of these
// links synchronize, the other axioms exclude the cycle.

import (
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

// accessed is an access to a word that a thread has made.
type accessed struct {
	effect
	// acquires is the scope in which it acquires, and fenced that of a fence after it.
	acquires, fenced memmodel.Scope
}

// pair is two accesses of a thread to two words, one after the other.
type pair struct {
	by       *thread
	from     uintptr
	to       extent
	was, is  effect
	acquires memmodel.Scope // the scope in which the first one acquires, by itself or by a fence between the two
	releases memmodel.Scope // the scope in which the second one releases
}

// leads says that the second access of x comes before the first one of y, and whether the two synchronize.
func (x *pair) leads(y *pair) (ok, synchronizes bool) {
	if x.by == y.by || !x.to.has(y.from) || !x.is.before(y.was) {
		return false, false
	}
	near := near(x.by, y.by)
	return true, x.is&writes != 0 && y.was&reads != 0 && max(x.releases, y.acquires) <= near
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
	for from, b := range t.accessed {
		x := pair{t, from, extent{p, p + n}, b.effect, then, min(b.acquires, b.fenced), min(releases, b.fenced)}
		if x.to.has(from) || c.pairs[x] {
			continue
		}
		c.pairs[x] = true
		if c.cyclic(x) {
			t.counts(verdict.LoadBuffering)
			return
		}
	}
	if at == 0 {
		return
	}
	if t.accessed == nil {
		t.accessed = map[uintptr]accessed{}
	}
	t.accessed[p] = accessed{at | t.accessed[p].effect, acquires, nowhere}
}

// atomically is steps for an atomic access of package gpu.
func (t *thread) atomically(p, n uintptr, a access, stores bool) {
	var d effect
	if a.reads {
		d |= reads
	}
	if stores {
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

// orders notes that what the thread has done comes before what it does later, for threads of a scope.
func (t *thread) orders(within memmodel.Scope) {
	for p, a := range t.accessed {
		a.fenced = min(a.fenced, within)
		t.accessed[p] = a
	}
}

// cyclic says that x is one of a cycle of pairs of which two links do not synchronize.
func (c *Checker) cyclic(x pair) bool {
	type place struct {
		pair
		open int // links that do not synchronize, 2 for more
	}
	reached := []place{{x, 0}}
	seen := map[place]bool{}
	for i := 0; i < len(reached); i++ {
		at := reached[i]
		for y := range c.pairs {
			ok, synchronizes := at.leads(&y)
			if !ok {
				continue
			}
			next := place{y, at.open}
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
