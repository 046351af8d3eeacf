package check

import (
	"slices"

	"github.com/gpuc-go/gpuc/internal/base/intrinsic"
	"github.com/gpuc-go/gpuc/internal/base/memmodel"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
	"github.com/gpuc-go/gpuc/internal/base/verdict"
)

// This file notes on which of the rules of package verdict an execution rests, where every order is gone
// through. It changes nothing of the execution.

// keeps says that one more is kept of n things, of which so many are kept at most. Where every order is
// gone through, all are kept.
func (c *Checker) keeps(n, most int) bool { return n < most || c.search != nil }

// counts says that a rule counts at the place where the thread is.
func (t *thread) counts(r verdict.Rule) {
	t.c.uses.Add(r, func() string { return lineOf(t.at) })
}

// sends notes what a call of package shmem rests on.
func (t *thread) sends(c *threadapi.Call) {
	if t.c.uses == nil {
		return
	}
	if c.PE != t.launch.pe {
		t.counts(verdict.Delivery)
	}
	if n := c.Dst.Bytes; n > 8 && c.Dst.Obj != nil && c.Op.Params[0] == op.DstSym {
		p := t.onPeer(c.Dst, c.PE)
		t.c.pieces = append(t.c.pieces, extent{p, p + n})
	}
}

// polls notes that a thread looks at n bytes at p, which may arrive before the rest of their put.
func (t *thread) polls(p, n uintptr) {
	if t.c.uses != nil && slices.ContainsFunc(t.c.pieces, func(x extent) bool { return p < x.hi && x.lo < p+n }) {
		t.counts(verdict.Pieces)
	}
}

// covers notes that Fence or Quiet takes in what threads have sent with which this one has not synchronised.
func (t *thread) covers(e op.Effect) {
	if t.c.uses == nil || e != op.Orders && e != op.Completes {
		return
	}
	if slices.ContainsFunc(t.c.issued[t.launch.pe], func(x *operation) bool { return !x.over && !x.before(t) }) {
		t.counts(verdict.OthersOperations)
	}
	if pe := t.launch.pe; e == op.Completes {
		if t.c.quiets[pe] == nil {
			t.c.quiets[pe] = map[*thread]uint32{}
		}
		t.c.quiets[pe][t] = t.step
	}
}

// issuesAfterQuiet notes that the thread sends something that a Quiet of a thread, with which it has not
// synchronised, would take in if it came later.
func (t *thread) issuesAfterQuiet() {
	if t.c.uses == nil {
		return
	}
	for by, step := range t.c.quiets[t.launch.pe] {
		if by != t && !t.know.reads.has(by.launch) && t.know.reads.at(by) < step {
			t.counts(verdict.OthersOperations)
		}
	}
}

// reduces notes that a collective adds floats.
func (t *thread) reduces(c *threadapi.Call) {
	if t.c.uses == nil || c.Reduction == op.NoReduction || c.Type == op.NoType || c.Type.IsInt() {
		return
	}
	if t.e.Communicate(threadapi.Call{Op: numPEs, Operands: threadapi.Operands{Team: c.Team}}) > 2 {
		t.counts(verdict.Sums)
	}
}

// drops notes that n older values of a word are forgotten, if a thread could still read one.
func (l *location) drops(c *Checker, n int) {
	if c.uses == nil {
		return
	}
	for _, t := range c.running {
		if t.oldest(l, true) < n {
			t.counts(verdict.Values)
		}
	}
}

// hosted notes what a stream does beside its kernels.
func (c *Checker) hosted() {
	if c.sequence > 0 {
		c.uses.Add(verdict.Streams, nil)
	}
}

// streamed notes the stream of a launch.
func (c *Checker) streamed(l *launch) {
	if c.uses == nil {
		return
	}
	if s, ok := c.streams[l.pe]; ok && s != l.stream {
		c.uses.Add(verdict.Streams, func() string { return "kernel " + l.kernel.Name })
	}
	c.streams[l.pe] = l.stream
	if l.cfg.Grid.Count() > 1 {
		c.uses.Add(verdict.Residency, func() string { return "kernel " + l.kernel.Name })
	}
}

// buffering is what load buffering needs: a thread that reads a word and then writes another. Others that
// do so with the same words in a cycle may all read what comes later, unless each of them has its two
// accesses in order.
type buffering struct {
	by       *thread
	from, to uintptr
	// within is the scope within which an acquire, a release or a fence orders the two accesses.
	within memmodel.Scope
}

// open says that another thread may see the write before the read.
func (x buffering) open(to *thread) bool { return x.within > near(x.by, to) }

// nowhere is wider than no scope.
const nowhere = memmodel.Scope(memmodel.Scopes)

// reorders notes an atomic access of a thread for load buffering.
func (t *thread) reorders(p uintptr, a access, wrote bool) {
	c := t.c
	if c.uses == nil {
		return
	}
	within := nowhere
	if a.order == intrinsic.Release || a.order == intrinsic.AcqRel {
		within = a.scope
	}
	for from, ordered := range t.reads {
		x := buffering{t, from, p, min(within, ordered)}
		if !wrote || from == p || c.buffered[x] {
			continue
		}
		c.buffered[x] = true
		if c.cyclic(x) {
			t.counts(verdict.LoadBuffering)
		}
	}
	if !a.reads {
		return
	}
	if within = nowhere; a.order == intrinsic.Acquire || a.order == intrinsic.AcqRel {
		within = a.scope
	}
	if t.reads == nil {
		t.reads = map[uintptr]memmodel.Scope{}
	}
	t.reads[p] = within
}

// orders notes that what the thread has read comes before what it does later, for threads of a scope.
func (t *thread) orders(within memmodel.Scope) {
	for p, ordered := range t.reads {
		t.reads[p] = min(ordered, within)
	}
}

// cyclic says that other threads lead from the word that x writes to the one that it reads, and that one of
// all these has its accesses in no order.
func (c *Checker) cyclic(x buffering) bool {
	type place struct {
		word uintptr
		open bool
	}
	reached := []place{{x.to, false}}
	for i := 0; i < len(reached); i++ {
		at := reached[i]
		for y := range c.buffered {
			if y.by == x.by || y.from != at.word {
				continue
			}
			next := place{y.to, at.open || y.open(x.by) || x.open(y.by)}
			if next == (place{x.from, true}) {
				return true
			}
			if !slices.Contains(reached, next) {
				reached = append(reached, next)
			}
		}
	}
	return false
}
