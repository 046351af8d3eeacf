package check

import (
	"slices"
	"sort"
)

// clock says how far somebody knows what threads have done: for each thread up to which
// of its steps. It does not change. A row holds the threads of a block.
type clock struct {
	rows []row
	// horizon says that all launches are known that ended before.
	horizon uint64
}

type row struct {
	block *block
	steps []uint32 // by rank in the block
}

var noClock = &clock{}

// at returns up to which step the clock knows a thread.
func (c *clock) at(t *thread) uint32 {
	i := c.find(t.block)
	if i < len(c.rows) && c.rows[i].block == t.block {
		return c.rows[i].steps[t.rank]
	}
	return 0
}

// upTo returns the clock with a later horizon, without what lies before that.
func (c *clock) upTo(horizon uint64) *clock {
	n := &clock{horizon: horizon}
	return c.without(n.has, horizon)
}

// without returns the clock with a horizon, and without rows of some launches.
func (c *clock) without(drop func(l *launch) bool, horizon uint64) *clock {
	drops := func(r row) bool { return drop(r.block.launch) }
	if horizon == c.horizon && !slices.ContainsFunc(c.rows, drops) {
		return c
	}
	return &clock{slices.DeleteFunc(slices.Clone(c.rows), drops), horizon}
}

// has says that all of a launch is known.
func (c *clock) has(l *launch) bool { return l.settled || l.ended != 0 && l.ended <= c.horizon }

func (c *clock) find(b *block) int {
	return sort.Search(len(c.rows), func(i int) bool { return c.rows[i].block.id >= b.id })
}

// with returns the clock with a row in the place of its own.
func (c *clock) with(b *block, steps []uint32) *clock {
	i := c.find(b)
	n := &clock{make([]row, 0, len(c.rows)+1), c.horizon}
	n.rows = append(n.rows, c.rows[:i]...)
	n.rows = append(n.rows, row{b, steps})
	if i < len(c.rows) && c.rows[i].block == b {
		i++
	}
	n.rows = append(n.rows, c.rows[i:]...)
	return n
}

// join returns the clock that knows what either knows.
func (c *clock) join(d *clock) *clock {
	switch {
	case c == d || len(d.rows) == 0 && d.horizon <= c.horizon:
		return c
	case len(c.rows) == 0 && c.horizon <= d.horizon:
		return d
	}
	n := &clock{make([]row, 0, len(c.rows)+len(d.rows)), max(c.horizon, d.horizon)}
	sameC, sameD := c.horizon >= d.horizon, d.horizon >= c.horizon
	a, b := c.rows, d.rows
	for len(a) > 0 || len(b) > 0 {
		switch {
		case len(b) == 0 || len(a) > 0 && a[0].block.id < b[0].block.id:
			n.rows = append(n.rows, a[0])
			a, sameD = a[1:], false
		case len(a) == 0 || b[0].block.id < a[0].block.id:
			n.rows = append(n.rows, b[0])
			b, sameC = b[1:], false
		default:
			r := joinRows(a[0], b[0])
			sameC = sameC && &r.steps[0] == &a[0].steps[0]
			sameD = sameD && &r.steps[0] == &b[0].steps[0]
			n.rows = append(n.rows, r)
			a, b = a[1:], b[1:]
		}
	}
	switch {
	case sameC:
		return c
	case sameD:
		return d
	}
	return n
}

// joinRows returns one of the rows where that knows all of the other.
func joinRows(a, b row) row {
	if &a.steps[0] == &b.steps[0] {
		return a
	}
	more, less := false, false
	for i, x := range a.steps {
		more = more || b.steps[i] > x
		less = less || b.steps[i] < x
	}
	switch {
	case !more:
		return a
	case !less:
		return b
	}
	steps := make([]uint32, len(a.steps))
	for i, x := range a.steps {
		steps[i] = max(x, b.steps[i])
	}
	return row{a.block, steps}
}

// idset is a set of numbers of operations. It does not change.
type idset struct{ spans []span }

type span struct{ lo, hi uint64 } // hi is not in it

var noIDs = &idset{}

func (s *idset) has(id uint64) bool {
	i := sort.Search(len(s.spans), func(i int) bool { return s.spans[i].hi > id })
	return i < len(s.spans) && s.spans[i].lo <= id
}

// covers tells whether all of o is in s. No two spans of a set touch, so each span of o lies in one of s.
func (s *idset) covers(o *idset) bool {
	a := s.spans
	for _, x := range o.spans {
		for len(a) > 0 && a[0].hi < x.hi {
			a = a[1:]
		}
		if len(a) == 0 || a[0].lo > x.lo {
			return false
		}
	}
	return true
}

// join returns the union: one of the sets where that has all of the other, as is so for most.
func (s *idset) join(o *idset) *idset {
	switch {
	case s == o || s.covers(o):
		return s
	case o.covers(s):
		return o
	}
	n := &idset{make([]span, 0, len(s.spans)+len(o.spans))}
	a, b := s.spans, o.spans
	for len(a) > 0 || len(b) > 0 {
		var next span
		if len(b) == 0 || len(a) > 0 && a[0].lo <= b[0].lo {
			next, a = a[0], a[1:]
		} else {
			next, b = b[0], b[1:]
		}
		n.add(next)
	}
	return n
}

// add puts a span after the others, or makes the last one longer.
func (s *idset) add(next span) {
	if last := len(s.spans) - 1; last >= 0 && s.spans[last].hi >= next.lo {
		s.spans[last].hi = max(s.spans[last].hi, next.hi)
		return
	}
	s.spans = append(s.spans, next)
}

// order is what somebody knows to have happened.
type order struct {
	// writes is what is visible, and reads what was done before: a load that came
	// before an update is over when that arrives, a store need not be.
	writes, reads *clock
	// ops are the operations whose effects are visible, and seen those that are over: a
	// write that comes after an update of who has seen them comes after theirs.
	ops, seen *idset
	// done is what a quiet has completed: every PE sees it, whoever tells it of the quiet.
	done done
	// fences is what fences of sequential consistency have put before; see weak.go.
	fences *clock
	// proxies is what the asynchronous proxy sees; see proxy.go.
	proxies *proxied
}

// done is stores and operations that are complete.
type done struct {
	writes *clock
	ops    *idset
}

func (d done) join(e done) done { return done{d.writes.join(e.writes), d.ops.join(e.ops)} }

var noOrder = order{noClock, noClock, noIDs, noIDs, done{noClock, noIDs}, noClock, noProxies}

func (o order) join(p order) order {
	return order{o.writes.join(p.writes), o.reads.join(p.reads), o.ops.join(p.ops), o.seen.join(p.seen), o.done.join(p.done), o.fences.join(p.fences), o.proxies.join(p.proxies)}
}
