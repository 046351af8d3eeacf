package check

import (
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
	at       uint64  // when it was stored: how many had been before
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
	messagesKept = 8 // by seeds
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

// must says that the thread must not see an older value than m: it knows the store, or that
// somebody has read it (Causality order). fences counts what it knows by fences alone.
func (t *thread) must(m *message, fences bool) bool {
	if m.by == nil || m.by == t || t.know.knows(m.by, m.step, fences) {
		return true
	}
	for _, r := range m.readers {
		if r.by == t || t.know.knows(r.by, r.step, fences) {
			return true
		}
	}
	return false
}

// knows says that what a thread has done in a step comes before in causality order. Each update
// that the thread sends later tells that a load is over; that is less.
func (o *order) knows(by *thread, step uint32, fences bool) bool {
	c := o.writes
	return c.has(by.launch) || c.at(by) >= step || fences && (o.fences.has(by.launch) || o.fences.at(by) >= step)
}

// oldest returns the number of the oldest value that the thread may see.
func (t *thread) oldest(l *location, fences bool) int {
	for i := len(l.list) - 1; i > 0; i-- {
		if t.must(&l.list[i], fences) {
			return i
		}
	}
	return 0
}

// allows says that fences leave value i to the thread, which else it could choose: they do from oldest on.
func (t *thread) allows(i, oldest int) bool {
	if i < oldest {
		t.c.code.fences.Store(true)
	}
	return i >= oldest
}

// staleKept is how often in a row a thread is given an old value.
const staleKept = verdict.MaxStaleReads

// older returns the numbers of the values of the n bytes at p that a load may return, and after which an
// update (a) may stand, without the newest one, from that on. If ends is set, they are those that a loop waits for.
func (t *thread) older(p, n uintptr, a *access, ends func(uint64) bool) []int {
	l := t.c.locations[p]
	if l == nil || l.n != n {
		return nil
	}
	var list []int
	oldest, free := t.oldest(l, true), t.oldest(l, false)
	for i := len(l.list) - 2; i >= free; i-- {
		m := &l.list[i]
		if ends != nil && !ends(m.value) {
			continue
		}
		if a != nil && a.write && l.list[i+1].updates {
			// An update stands directly after what it has read; one that fails is a load (PTX ISA, Atomicity).
			if _, stores := a.update(m.value); stores {
				continue
			}
		}
		if (i >= oldest || l.differs(i, t)) && t.allows(i, oldest) {
			list = append(list, i)
		}
	}
	return list
}

// read returns the number of the value of the n bytes at p that an atomic access reads. A load that looks
// again gets the newest one, where every value has its turn. If ends is set, it is the one that a loop waits for.
func (t *thread) read(p, n uintptr, a *access, again bool, ends func(uint64) bool) int {
	l := t.c.locations[p]
	last := len(l.list) - 1
	list, all := []int{last}, t.older(p, n, a, ends)
	if ends != nil && !ends(l.list[last].value) && len(all) > 0 {
		list, all = all[:1], all[1:]
	}
	if ends != nil || !again || t.c.search == nil {
		for _, i := range all {
			if l.differs(i, t) {
				list = append(list, i)
			}
		}
	}
	if ends == nil && len(list) > 1 && t.stale >= staleKept {
		t.counts(verdict.StaleReads)
		list = list[:1]
	}
	i := list[t.c.choose(len(list))]
	t.observes(&l.list[i])
	t.stale++
	if i == last {
		t.stale = 0
	}
	return i
}

// differs says that it makes a difference that a thread reads value i now, or stores one after it,
// although there are newer ones: it could not have done so in its own turn before those were stored.
// Where every order is gone through, that one is too.
func (l *location) differs(i int, t *thread) bool {
	if t.c.search == nil {
		return true
	}
	for _, m := range l.list[i+1:] {
		if m.at <= t.since || m.at < l.list[i].at {
			return true
		}
	}
	return false
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
	t.weak = true
}

// choose returns one of n possibilities: every one in its turn, or mostly 0.
func (c *Checker) choose(n int) int {
	if n < 2 {
		return 0
	}
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
	oldest, first := t.oldest(l, true), t.oldest(l, false)
	for i := len(l.list) - 1; i > first; i-- {
		if !l.list[i].updates && l.differs(i-1, t) && t.allows(i-1, oldest) {
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
	most := messagesKept
	if c.search != nil {
		most = verdict.MaxValues
	}
	if n := len(l.list) - most; n > 0 {
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
	if c.apart != nil {
		return
	}
	for _, p := range c.fences {
		*p = (*p).upTo(c.sequence)
	}
	if len(c.launches) == 0 {
		clear(c.locations)
		clear(c.pairs)
	}
}
