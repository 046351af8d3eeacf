package check

import (
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/memmodel"
	"github.com/gpuc-go/gpuc/internal/base/verdict"
)

// ordered says that the access of a record is known to be over by who knows o: thread t,
// or an operation that it has issued. To write, it is enough to know that an operation is
// over; to read, its effect has to be visible.
func (c *Checker) ordered(r *record, o order, t *thread, write bool) bool {
	switch {
	case r.by == nil:
		return true
	case r.op != 0:
		return r.over(o.ops) || write && o.seen.has(r.op)
	case r.by == t:
		return true
	case r.write:
		return o.writes.has(r.by.launch) || o.writes.at(r.by) >= r.step
	}
	return o.reads.has(r.by.launch) || o.reads.at(r.by) >= r.step
}

// touch records an access to n bytes at p by a record, of who knows o, and
// reports what it races with.
func (c *Checker) touch(t *thread, o order, rec *record, r *region, p, n uintptr) {
	if c.plain {
		return
	}
	if r.block != nil && r.block != t.block {
		r.block.visited(rec)
	}
	if r.host {
		t.counts(verdict.Hosts)
	}
	if len(c.work) > 0 {
		t.besideStreams(o, extent{p, p + n}, rec.write)
	}
	if rec.write && !rec.far && len(c.added) > 0 {
		t.writesAdded(rec, p, n)
	}
	id := c.records.number(rec)
	var before, after cell
	for at := p; at < p+n; at++ {
		cl := r.cell(at)
		if at == p || *cl != before { // most bytes are as the one before
			before = *cl
			c.touchByte(t, o, rec, id, r, at, cl)
			after = *cl
		}
		*cl = after
	}
}

// touchByte is touch for one byte, of which a cell is known.
func (c *Checker) touchByte(t *thread, o order, rec *record, id recordID, r *region, at uintptr, cl *cell) {
	// Code of dsl/gpu reads the words around narrow elements, and uses nothing of the rest.
	if cl.write == 0 && !r.filled && rec.place.Dir != fault.GPUPath {
		if !rec.write || rec.kind == memmodel.Remote || rec.kind == memmodel.Atomic && rec.what != storeText {
			c.uninitialised(t, rec, r, at)
		}
	}
	// A read since the last write comes after it, so that a write after the read
	// does too, whatever is known of the first one: the order of one byte. What an operation
	// writes may arrive after the read, and a fetch orders nothing that comes later.
	if w := cl.write; w != 0 && w != id {
		other := c.records.at(w)
		after := rec.write && cl.reads != 0 && cl.reads&keptBit == 0 && other.op == 0
		if !after && !compatible(rec, other) && (!c.ordered(other, o, t, rec.write) || c.hidden(rec, other, o, r)) {
			t.race(rec, other, r, at)
		}
	}
	// Earlier writes that no order puts before the last one are among the reads (keepPlain).
	if hidden := c.search != nil && cl.reads&keptBit != 0; rec.write || hidden {
		c.records.each(cl.reads, func(read recordID) bool {
			if other := c.records.at(read); read != id && (rec.write || other.write) && !compatible(rec, other) && !c.ordered(other, o, t, rec.write) {
				t.race(rec, other, r, at)
			}
			return true
		})
	}
	if rec.write {
		kept := readsID(0)
		if rec.kind == memmodel.Remote || rec.kind == memmodel.Atomic {
			kept = c.keepPlain(t, o, cl, id)
		}
		cl.write, cl.reads = id, kept
		return
	}
	if cl.reads&^keptBit != readsID(id) {
		cl.reads = c.addReader(t, o, cl.reads&^keptBit, id) | cl.reads&keptBit
	}
}

// lastWrite returns the record of the last write of a byte.
func (c *Checker) lastWrite(r *region, p uintptr) *record { return c.records.at(r.cell(p).write) }

// visited notes that another block's thread accesses the shared memory of the block.
func (b *block) visited(rec *record) {
	if last := len(b.visits) - 1; last < 0 || b.visits[last] != rec {
		b.visits = append(b.visits, rec)
	}
}

// isRead says that somebody has read a byte since its last write, or has written it by other
// means than a remote atomic.
func (c *Checker) isRead(r *region, p uintptr) bool {
	cl, read := r.cell(p), false
	c.records.each(cl.reads, func(old recordID) bool {
		read = read || !c.records.at(old).write
		return !read
	})
	return read || cl.write > hostRecord && c.lastWrite(r, p).kind != memmodel.Remote
}

// keepPlain returns what of a cell remains among its reads after an atomic write: accesses that
// may not happen at the same time as that. Another atomic write does not know them for having come
// after this one. Where every order is gone through, so do writes that may happen at the same time and in
// no order: who knows of this one need not know of them.
func (c *Checker) keepPlain(t *thread, o order, cl *cell, id recordID) readsID {
	rec := c.records.at(id)
	var set readers
	n, others := 0, false
	keep := func(old recordID) bool {
		other := c.records.at(old)
		switch {
		case old == id || other.by == nil:
		case compatible(rec, other) && (c.search == nil || !other.write || c.ordered(other, o, t, true)):
			others = true
		case n < len(set):
			set[n] = old
			n++
		default:
			t.counts(verdict.Readers)
		}
		return true
	}
	c.records.each(cl.reads, keep)
	reads, whole := n, n > 0 && !others
	if cl.write != 0 {
		keep(cl.write)
	}
	switch {
	case whole && n == reads:
		return cl.reads | keptBit
	case n == 0:
		return 0
	}
	return c.records.set(set, n) | keptBit
}

// addReader returns the reads of a byte with one more.
func (c *Checker) addReader(t *thread, o order, reads readsID, id recordID) readsID {
	if reads == 0 {
		return readsID(id)
	}
	var set readers
	n := 0
	found := false
	c.records.each(reads, func(read recordID) bool {
		found = found || read == id
		if other := c.records.at(read); !c.ordered(other, o, t, true) || other.op != 0 && read != id {
			set[n] = read
			n++
		}
		return true
	})
	if found {
		return reads
	}
	if n == len(set) {
		t.counts(verdict.Readers)
		// Some change now and then, so that none is kept for ever.
		c.random = c.random*6364136223846793005 + 1442695040888963407
		if c.random>>61 != 0 {
			return reads
		}
		set[c.random>>33%uint64(n)] = id
	} else {
		set[n] = id
		n++
	}
	return c.records.set(set, n)
}

// Written implements emu.Checker. Who wrote before is still known: nobody knows when the operation
// writes.
func (c *Checker) Written(pe int, dst unsafe.Pointer, n uintptr, sums bool) {
	r := c.memories.live(uintptr(dst))
	if r == nil {
		return
	}
	c.streamWrites(pe, uintptr(dst), n, sums)
	for at := uintptr(dst); at < min(uintptr(dst)+n, r.end); at++ {
		if cl := r.cell(at); cl.write == 0 {
			cl.write = hostRecord
		}
	}
}

// wrote records what a host or a stream has written.
func (c *Checker) wrote(r *region, p, n uintptr) {
	c.forgetAdds(p, p+n)
	for at := p; at < p+n; at++ {
		*r.cell(at) = cell{write: hostRecord}
	}
}
