package check

import "slices"

// This file forgets. A launch that has ended is settled when everybody knows that: each launch that
// runs has begun after it, and so will all to come. An operation is settled when everybody knows it to
// be complete. Nothing can race with what is settled, so no byte and no word keeps anything of it.

// streamsKept is how many streams may be idle before the last launch of the oldest is settled.
const streamsKept = 1 << 10

// settle settles launches that have ended, but for the last of each stream: the next one there may
// begin early, and know nothing of it.
func (c *Checker) settle() {
	known, idle := c.sequence, 0
	for _, l := range c.launches {
		known = min(known, l.start.writes.horizon)
	}
	if c.apart != nil {
		known = min(known, c.apart.met.writes.horizon)
	}
	for _, l := range c.ended {
		if c.last[l.stream] == l {
			idle++
		}
	}
	c.ended = slices.DeleteFunc(c.ended, func(l *launch) bool {
		switch last := c.last[l.stream] == l; {
		case l.ended > known, last && idle <= streamsKept:
			return false
		case last:
			idle--
			delete(c.last, l.stream)
		}
		l.settled, l.start = true, noOrder
		return true
	})
}

// everybody returns what all know who run, and all who will.
func (c *Checker) everybody() order {
	o := c.begin()
	least := func(l *launch) {
		if l.start.writes.horizon < o.writes.horizon {
			o = l.start
		}
	}
	for _, l := range c.launches {
		least(l)
	}
	for _, l := range c.last {
		if l.cfg.Early { // so the next may be
			least(l)
		}
	}
	if c.apart != nil && c.apart.met.writes.horizon < o.writes.horizon {
		o = c.apart.met
	}
	return o
}

// collection moves what may still matter to new records.
type collection struct {
	c     *Checker
	known order // by everybody
	old   records
	// kept and unforgotten are the new numbers of sets of reads, whole and without settled ones.
	kept, unforgotten map[readsID]readsID
}

// uncollected is how much is kept at least before any of it is forgotten.
const uncollected = 1 << 14

// everyYield has each call of the emulator collect, for a test: the linker sets it (-X).
var everyYield string

// Yields implements emu.Checker. Any thread may be in the midst of an instruction here.
func (c *Checker) Yields() { c.collect() }

// collect forgets what is settled, and the numbers of records that no memory has any more, when there is
// much.
func (c *Checker) collect() {
	if everyYield == "" && len(c.records.list)+len(c.records.sets)+c.published < c.enough {
		return
	}
	g := &collection{c: c, known: c.everybody(), old: c.records, kept: map[readsID]readsID{}, unforgotten: map[readsID]readsID{}}
	c.records = newRecords()
	pages := 0
	for _, r := range c.memories.list {
		pages += g.cells(r)
	}
	for _, l := range c.launches {
		for _, b := range l.blocks {
			pages += g.block(b)
		}
	}
	for p, w := range c.words {
		if !g.word(p, w) {
			delete(c.words, p)
		}
	}
	for p, l := range c.locations {
		if !g.location(l) {
			delete(c.locations, p)
		}
	}
	for of, x := range c.turns {
		for t := range x.left {
			if t.launch.settled {
				delete(c.turns, of)
				break
			}
		}
	}
	for pe := range c.issued {
		c.forgetOperations(pe, g.known)
	}
	c.published = 0
	c.enough = uncollected + 2*(len(c.records.list)+len(c.records.sets)+len(c.words)) + pages*pageBytes/8
}

// keep returns the new number of a record.
func (g *collection) keep(id recordID) recordID {
	if id <= hostRecord {
		return id
	}
	return g.c.records.number(g.old.at(id))
}

// unsettled returns the new number of a record, and hostRecord for one that is settled: nothing races
// with the host.
func (g *collection) unsettled(id recordID) recordID {
	if id > hostRecord && g.settled(g.old.at(id)) && !g.c.mayBeBeside(g.old.at(id)) {
		return hostRecord
	}
	return g.keep(id)
}

// settled says that everybody knows the access of a record to be over.
func (g *collection) settled(r *record) bool {
	return r.by == nil || r.by.launch.settled && (r.op == 0 || g.known.ops.has(r.op))
}

// cells goes through the shadow of a region, and returns how many pages that has.
func (g *collection) cells(r *region) (pages int) {
	for _, p := range r.pages {
		if p == nil {
			continue
		}
		pages++
		for i := range p {
			cl := &p[i]
			cl.write = g.unsettled(cl.write)
			// A read stands for the write before it. While that matters, so does the read.
			cl.reads = g.reads(cl.reads, cl.write <= hostRecord)
		}
	}
	return pages
}

// reads returns the new form of the reads of a cell, without settled ones if they are to be forgotten.
func (g *collection) reads(old readsID, forget bool) readsID {
	number, sets := g.keep, g.kept
	if forget {
		number, sets = g.unsettled, g.unforgotten
	}
	key := old &^ keptBit
	reads, ok := sets[key]
	if !ok {
		var set readers
		n := 0
		g.old.each(key, func(id recordID) bool {
			if id = number(id); id > hostRecord {
				set[n] = id
				n++
			}
			return true
		})
		reads = g.c.records.set(set, n)
		if key&setBit != 0 {
			sets[key] = reads
		}
	}
	if reads == 0 {
		return 0
	}
	return reads | old&keptBit
}

// block goes through what a block knows of accesses to its shared memory, and returns how many pages
// of shadow that has.
func (g *collection) block(b *block) int {
	b.visits = slices.DeleteFunc(b.visits, g.settled)
	return g.cells(b.shared)
}

// word forgets what is settled of a word, and reports whether anything is left.
func (g *collection) word(p uintptr, w *word) bool {
	settled := func(u update) bool { return g.settled(u.record) }
	w.updates, w.atomics = slices.DeleteFunc(w.updates, settled), slices.DeleteFunc(w.atomics, settled)
	w.waits = slices.DeleteFunc(w.waits, func(x waited) bool { return g.settled(x.record) })
	w.releases = g.releases(w.releases)
	return len(w.updates)+len(w.atomics)+len(w.waits)+len(w.releases) > 0 || (w.read || w.line != nil) && g.c.memories.live(p) != nil
}

// releases returns those of which somebody may learn. Those of a location are shared with a word, and
// do not change.
func (g *collection) releases(list []released) (rest []released) {
	for _, r := range list {
		if r.know = r.know.unsettled(); !g.known.covers(r.know) {
			rest = append(rest, r)
		}
	}
	return rest
}

// location forgets values that nobody sees any more, and reports whether threads may see several.
func (g *collection) location(l *location) bool {
	for i := len(l.list) - 1; i >= 0; i-- {
		m := &l.list[i]
		if g.settled(m.record) {
			m.record = g.c.records.at(hostRecord)
		}
		m.releases = g.releases(m.releases)
		if m.by == nil || m.by.launch.settled || slices.ContainsFunc(m.readers, func(r reader) bool { return r.by.launch.settled }) {
			m.by, m.readers, m.updates = nil, nil, false
			l.list = slices.Delete(l.list, 0, i)
			break
		}
	}
	return len(l.list) > 1 || l.list[0].by != nil
}

// forgetOperations forgets operations of a PE that all know to be complete.
func (c *Checker) forgetOperations(pe int, known order) {
	c.issued[pe] = slices.DeleteFunc(c.issued[pe], func(x *operation) bool { return known.ops.has(x.id) })
}

// unsettled returns the order without rows of launches that are settled.
func (o order) unsettled() order { return o.without(func(l *launch) bool { return l.settled }) }

// without returns the order without rows of some launches.
func (o order) without(drop func(l *launch) bool) order {
	less := func(c *clock) *clock { return c.without(drop, c.horizon) }
	n := o
	n.writes, n.done.writes, n.fences = less(o.writes), less(o.done.writes), less(o.fences)
	if n.reads = n.writes; o.reads != o.writes { // most are one clock
		n.reads = less(o.reads)
	}
	p := *o.proxies
	p.shared.writes, p.global.writes = less(p.shared.writes), less(p.global.writes)
	if p != *o.proxies {
		n.proxies = &p
	}
	return n
}

// covers says that who knows o learns nothing of who knows p.
func (o order) covers(p order) bool {
	clocks := func(c, d *clock) bool { return c.join(d) == c }
	return clocks(o.writes, p.writes) && clocks(o.reads, p.reads) && clocks(o.fences, p.fences) && clocks(o.done.writes, p.done.writes) &&
		o.ops.covers(p.ops) && o.seen.covers(p.seen) && o.done.ops.covers(p.done.ops) && o.proxies.join(p.proxies) == o.proxies
}
