package check

import (
	"cmp"
	"slices"

	"github.com/gpuc-go/gpuc/internal/base/memmodel"
	"github.com/gpuc-go/gpuc/internal/base/verdict"
)

// An atomic load may return an older value than the newest one, and an atomic store may come
// earlier in the order of a word than when it is performed: as far as PTX allows. What a
// thread may still see follows from what it knows. docs/checking.md has the rules with their
// sections of the PTX ISA.

// location is a word that atomics of one width use, and its newest values in their order
// (Coherence order), the newest last: that is the one in memory.
type location struct {
	n    uintptr
	list []message
}

// message is a value of a word.
type message struct {
	value    uint64
	by       *thread // nil if all know it
	step     uint32
	record   *record    // of the access that wrote last, of the newest
	releases []released // what it publishes; that of the newest stands in the word
	updates  bool       // it stands directly after the one that the update has read
	readers  []reader
}

// reader is a thread that has read a value, and the first step in which it has.
type reader struct {
	by   *thread
	step uint32
}

// Of a word that many values a thread may still see are kept. Where an update has more
// releases than fit, what came before it is not kept.
const (
	messagesKept = verdict.MaxValues
	releasesKept = 8
)

// location returns what is known of the values of the n bytes at p, of which the last access
// that wrote is known by a record. What others than atomics of that width have written is
// one value that all know.
func (c *Checker) location(p, n uintptr, record *record) *location {
	l := c.locations[p]
	if l == nil {
		l = new(location)
		c.locations[p] = l
	}
	value := peek(p, int64(n))
	if last := len(l.list) - 1; l.n != n || last < 0 || l.list[last].record != record || l.list[last].value != value {
		clear(l.list)
		l.n, l.list = n, append(l.list[:0], message{value: value, record: record})
	}
	return l
}

// must says that the thread must not see an older value than m: it knows the store, or of
// somebody that has read it (Causality order).
func (t *thread) must(m *message) bool {
	if m.by == nil || m.by == t || t.know.knows(m.by, m.step, true) {
		return true
	}
	for _, r := range m.readers {
		if r.by == t || t.know.knows(r.by, r.step, false) {
			return true
		}
	}
	return false
}

// knows says that who knows the order knows a store, or a load, of a thread in a step.
func (o *order) knows(by *thread, step uint32, write bool) bool {
	c := o.reads
	if write {
		c = o.writes
	}
	return c.has(by.launch) || c.at(by) >= step || o.fences.has(by.launch) || o.fences.at(by) >= step
}

// oldest returns the number of the oldest value that the thread may see.
func (t *thread) oldest(l *location) int {
	for i := len(l.list) - 1; i > 0; i-- {
		if t.must(&l.list[i]) {
			return i
		}
	}
	return 0
}

// staleKept is how often in a row a thread is given an old value.
const staleKept = verdict.MaxStaleReads

// older returns the values that the thread may see of the n bytes at p, without the newest one,
// from that on.
func (t *thread) older(p, n uintptr) []*message {
	l := t.c.locations[p]
	if l == nil || l.n != n {
		return nil
	}
	var list []*message
	for i := len(l.list) - 2; i >= t.oldest(l); i-- {
		list = append(list, &l.list[i])
	}
	return list
}

// read returns the value of the n bytes at p that an atomic load returns. The newest one is nil. A load
// that looks again gets it, where every value has its turn. If ends is set, it is the one that a loop waits for.
func (t *thread) read(p, n uintptr, again bool, ends func(uint64) bool) *message {
	l := t.c.locations[p]
	newest := &l.list[len(l.list)-1]
	list := append([]*message{nil}, t.older(p, n)...)
	switch {
	case ends != nil:
		list = slices.DeleteFunc(list, func(m *message) bool { return !ends(cmp.Or(m, newest).value) })
	case t.stale >= staleKept || again && t.c.search != nil:
		if len(list) > 1 && t.stale >= staleKept {
			t.counts(verdict.StaleReads)
		}
		list = list[:1]
	}
	var m *message
	if len(list) > 0 {
		m = list[t.c.choose(len(list))]
	}
	t.observes(cmp.Or(m, newest))
	if t.stale++; m == nil {
		t.stale = 0
	}
	return m
}

// observes notes that the thread has read a value.
func (t *thread) observes(m *message) {
	if m.by == nil || m.by == t {
		return
	}
	for _, r := range m.readers {
		if r.by == t {
			return
		}
	}
	m.readers = append(m.readers, reader{t, t.step})
}

// choose returns one of n possibilities: every one in its turn, or mostly 0.
func (c *Checker) choose(n int) int {
	if c.search != nil {
		return c.search.Choose(n)
	}
	if x := c.draw(); x&3 == 0 {
		return int(c.draw() % uint64(n))
	}
	return 0
}

// draw returns some random bits.
func (c *Checker) draw() uint64 {
	c.random = c.random*6364136223846793005 + 1442695040888963407
	return c.random >> 33
}

// place returns where in the order of values a store of the thread comes: after what it
// must have seen, and not between an update and the value that this has read. The end is
// the length of the list.
func (t *thread) place(l *location) int {
	var free []int
	for i := len(l.list) - 1; i > 0 && !t.must(&l.list[i]); i-- {
		if !l.list[i].updates {
			free = append(free, i)
		}
	}
	if i := t.c.choose(len(free) + 1); i > 0 {
		return free[i-1]
	}
	return len(l.list)
}

// insert puts a value of the thread in front of number i of a word that holds newer ones.
func (l *location) insert(i int, m message, record *record) {
	l.list = slices.Insert(l.list, i, m)
	l.list[len(l.list)-1].record = record
	l.keep(m.by.c)
}

// append adds the newest value of a word. before is what the one before publishes.
func (l *location) append(m message, before []released) {
	l.list[len(l.list)-1].releases = before
	l.list = append(l.list, m)
	l.keep(m.by.c)
}

// keep keeps the newest values.
func (l *location) keep(c *Checker) {
	if n := len(l.list) - messagesKept; n > 0 {
		l.drops(c, n)
		l.list = append(l.list[:0], l.list[n:]...)
		l.list[0].updates = false
	}
}

// Fences of sequential consistency are in one order, and each knows what those before it
// knew whose scopes hold both threads (Fence-SC order). It holds for values alone: a program
// may not rely on the order that a run happens to have, so it excuses no race.

// sequence records a fence of sequential consistency.
func (t *thread) sequence(s memmodel.Scope) {
	c, pe := t.c, t.launch.pe
	places := []**clock{&t.block.fences}
	if s <= memmodel.Device {
		places = append(places, c.fencesOf(pe))
	}
	if s == memmodel.System {
		places = append(places, c.fencesOf(-1))
	}
	f := t.know.fences
	for _, p := range places {
		f = f.join(*p)
	}
	t.know.fences = f
	f = f.join(t.now().writes)
	for _, p := range places {
		*p = f
	}
}

// fencesOf returns what fences have published whose scope is the device of a PE or larger, or
// for -1 the system.
func (c *Checker) fencesOf(pe int) **clock {
	p := c.fences[pe]
	if p == nil {
		none := noClock
		p = &none
		c.fences[pe] = p
	}
	return p
}

// forgetValues drops what no thread can tell apart any more, after the end of a launch.
func (c *Checker) forgetValues() {
	for _, p := range c.fences {
		*p = (*p).upTo(c.sequence)
	}
	if len(c.launches) == 0 {
		clear(c.locations)
		clear(c.buffered)
		c.pieces = c.pieces[:0]
	}
}
