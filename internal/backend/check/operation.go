package check

import (
	"math"
	"slices"
	"sort"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/base/memmodel"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// operation is one that is complete only later. It has two numbers: its own, under which
// it is delivered, and the next one, under which it reads its source.
type operation struct {
	id   uint64
	by   *thread
	step uint32
	to   int // PE
	over bool
	get  bool
	// delivery is what a fence does to its delivery, at a PE of another host.
	delivery op.Delivery
	// fenced is when a fence of a launch that has ended by then, or of a stream, has put it before what begins after
	// that, at a PE of another host; 0 before.
	fenced uint64
	// data is that of a put of which it is the signal, which is delivered before it.
	data *operation
	// flight is the note of what is on its way, where orders are gone through.
	flight any
}

// sourceOf is the number under which an operation reads its source.
func sourceOf(id uint64) uint64 { return id + 1 }

// number returns a new number for an operation of a PE, and the next one. Those of a PE follow each other, so that a set of
// them has few spans; -1 is for what is none.
func (c *Checker) number(pe int) uint64 {
	n := max(c.ops[pe], uint64(pe+1)<<48+2)
	c.ops[pe] = n + 2
	return n
}

// operation gives a new operation its number.
func (t *thread) operation(call *threadapi.Call, get bool) *operation {
	c := t.c
	x := &operation{id: c.number(t.launch.pe), by: t, step: t.step, to: call.PE, get: get}
	if c.far != nil && !t.e.Reaches(call.PE) {
		x.delivery = c.far.Delivers(call.Op, call.SigOp)
	}
	return x
}

// issue is operation for one that is complete later than on return.
func (t *thread) issue(call *threadapi.Call, get bool) *operation {
	c, x := t.c, t.operation(call, get)
	t.issuesAfterBarrier()
	pe := t.launch.pe
	list := append(c.issued[pe], x)
	if !c.keeps(len(list), max(2*operationsKept, c.unfinished[pe])) {
		list = forget(list)
		c.unfinished[pe] = 2 * len(list) // those that are not complete are not looked at again for each that is issued
	}
	c.issued[pe] = list
	return x
}

// operationsKept is how many operations that are complete for someone are kept, since others
// may still have to find out.
const operationsKept = 4096

// operationsFew is of how many operations it is not worth while to ask which of them all know to be complete.
const operationsFew = 64

// forget drops the first half of the operations that are complete for someone.
func forget(list []*operation) []*operation {
	keep := list[:0:0]
	for i, x := range list {
		if !x.over || i >= len(list)/2 {
			keep = append(keep, x)
		}
	}
	return keep
}

// before says that the operation was issued before what the thread does now.
func (x *operation) before(t *thread) bool {
	return x.by == t || t.know.reads.has(x.by.launch) || t.know.reads.at(x.by) >= x.step
}

// earlier returns the operations of the PE that were issued before what the thread does
// now, and for which it is not known that they are complete: those of them that are not in a set.
func (t *thread) earlier(but *idset) []*operation {
	var list []*operation
	without(t.c.issued[t.launch.pe], but, func(x *operation) {
		if !t.know.ops.has(x.id) && x.before(t) {
			list = append(list, x)
		}
	})
	return list
}

// from returns the number of the first operation in a list, which is in the order of numbers, from a number on.
func from(list []*operation, id uint64) int {
	return sort.Search(len(list), func(i int) bool { return list[i].id >= id })
}

// without calls f with the operations of a list that are not in a set.
func without(list []*operation, set *idset, f func(x *operation)) {
	for _, s := range append(set.from(list), span{math.MaxUint64, math.MaxUint64}) {
		n := from(list, s.lo)
		for _, x := range list[:n] {
			f(x)
		}
		list = list[n:]
		list = list[from(list, s.hi):]
	}
}

// from returns the spans of a set that operations of a list may be in.
func (s *idset) from(list []*operation) []span {
	if len(list) == 0 {
		return nil
	}
	at := func(id uint64) int { return sort.Search(len(s.spans), func(i int) bool { return s.spans[i].hi > id }) }
	return slices.Clip(s.spans[at(list[0].id):min(at(list[len(list)-1].id)+1, len(s.spans))])
}

// completes does what an operation does to those before it.
func (t *thread) completes(c *threadapi.Call) {
	e := c.Op.Effect
	if e == op.NoEffect {
		return
	}
	set, ordered := &idset{}, &idset{}
	but := t.know.ops
	if e == op.Orders {
		but = t.fenced
	}
	for _, x := range t.earlier(but) {
		switch e {
		case op.Completes:
			if !t.awaits(c, x) {
				set.add(span{sourceOf(x.id), sourceOf(x.id) + 1})
				ordered.add(span{x.id, x.id + 2})
				continue
			}
			set.add(span{x.id, x.id + 2})
			x.over = true
		case op.Frees:
			set.add(span{sourceOf(x.id), sourceOf(x.id) + 1})
		case op.Orders:
			if !x.get {
				set.add(span{x.id, x.id + 2})
			}
		}
	}
	switch e {
	case op.Frees:
		t.know.ops = t.know.ops.join(set)
		return
	case op.Completes:
		t.know.ops, t.fenced = t.know.ops.join(set), t.fenced.join(ordered)
	case op.Orders:
		t.fenced = t.fenced.join(set)
	}
	t.acquireSeen(memmodel.System)
	if e == op.Completes {
		t.delivered()
	}
	t.orders(memmodel.System, e == op.Completes)
	t.public = t.snapshot()
	if e == op.Completes {
		t.public.done = t.public.done.join(done{t.public.writes, set})
		t.know.done = t.public.done
	}
	for i := range t.released {
		t.released[i] = t.public
	}
}

// fencedBy says that a fence has put the operation before what begins at a time.
func (x *operation) fencedBy(time uint64) bool { return x.fenced != 0 && x.fenced <= time }

// fence notes that those operations of a PE to other hosts come before what begins from now on. The others are over
// by then.
func (c *Checker) fence(pe int, has func(x *operation) bool) {
	if c.far == nil {
		return
	}
	c.sequence++
	for _, x := range c.issued[pe] {
		if x.delivery != op.AsTable && x.fenced == 0 && has(x) {
			x.fenced = c.sequence
		}
	}
}

// awaits says that a call that completes operations waits for one.
func (t *thread) awaits(c *threadapi.Call, x *operation) bool {
	f := t.c.far[c.Op.Name]
	if x.delivery == op.AsTable || f == nil || f.Completes == op.OfAll {
		return true
	}
	return f.Completes == op.OfMembers && int(int32(t.e.Communicate(threadapi.Call{Op: translatePE, ToTeam: c.Team, Operands: threadapi.Operands{Team: op.TeamWorld, PE: x.to}}))) >= 0
}

// awaited returns the flights that a call waits for, where orders are gone through.
func (t *thread) awaited(c *threadapi.Call) (list []any) {
	if t.c.search == nil {
		return nil
	}
	for _, x := range t.earlier(t.know.ops) {
		if x.flight != nil && t.awaits(c, x) {
			list = append(list, x.flight)
		}
	}
	return list
}

// fencedTo says of which operations it is known which of them fences have put before one to come: those to a PE, for a delivery.
type fencedTo struct {
	pe       int
	delivery op.Delivery
}

// fencedIDs are the numbers of such operations, of all that had been fenced.
type fencedIDs struct{ ids, fenced *idset }

// before returns the operations to a PE that a fence has put before one to come, of which delivery says what it does. It looks
// at those alone that have been fenced since it was called last.
func (t *thread) before(pe int, delivery op.Delivery) *idset {
	if delivery == op.Unfenced || len(t.fenced.spans) == 0 && t.c.far == nil {
		return noIDs
	}
	at := fencedTo{pe, delivery}
	last, again := t.fencedTo[at]
	switch {
	case last.fenced == t.fenced:
		return last.ids
	case !again:
		last = fencedIDs{noIDs, noIDs}
	}
	more := &idset{}
	without(t.c.issued[t.launch.pe], last.fenced, func(x *operation) {
		if x.to == pe && (t.fenced.has(x.id) || !again && x.fencedBy(t.launch.began)) && (delivery == op.AsTable || x.delivery == op.Unfenced) {
			more.add(span{x.id, x.id + 2})
		}
	})
	if t.fencedTo == nil {
		t.fencedTo = map[fencedTo]fencedIDs{}
	}
	last = fencedIDs{last.ids.join(more), t.fenced}
	t.fencedTo[at] = last
	return last.ids
}

// fencedBefore returns the operations that a fence has put before one, and its data, if it is the signal of a put.
func (t *thread) fencedBefore(x *operation) *idset {
	set := t.before(x.to, x.delivery)
	if x.data != nil {
		set = set.join(&idset{[]span{{x.data.id, x.data.id + 2}}})
	}
	return set
}

// Completed implements emu.Checker.
func (c *Checker) Completed(pe int, covers func(to int, get bool) bool) {
	set := &idset{}
	var left []*operation
	for _, x := range c.issued[pe] {
		if covers != nil && !covers(x.to, x.get) {
			left = append(left, x)
			continue
		}
		set.add(span{x.id, x.id + 2})
		x.over = true
	}
	c.past.ops = c.past.ops.join(set)
	if c.apart != nil {
		c.apart.completed(pe, set)
	}
	c.issued[pe] = left
	for _, x := range c.onStreams[pe] {
		x.fenced = true
	}
	c.fence(pe, func(*operation) bool { return true })
	for i := range c.work {
		x := &c.work[i]
		if r := c.memories.at(x.lo); x.pe == pe && !x.over && (covers == nil || r == nil || covers(r.pe, false)) {
			x.over, x.since = true, c.sequence
		}
	}
}

// Awaited implements emu.Checker.
func (c *Checker) Awaited(signal unsafe.Pointer) {
	c.Signals()
	p := uintptr(signal)
	for i, w := 0, c.word(p); i < len(w.releases); i++ {
		if r := &w.releases[i]; r.meets(p, 8) {
			c.past = c.past.join(r.know)
		}
	}
}

// flight is an update of words that is on its way.
type flight struct {
	words []extent
	know  order
	put   uint64 // the number of the put whose words these are, 0 for others
	joins bool   // it goes on with what updates before it have published
	after []any  // the flights that a fence has put before it, where orders are gone through
}

// fencedFlights returns the flights to a PE that a fence of the thread has put before one to come.
func (t *thread) fencedFlights(pe int, delivery op.Delivery) []any {
	var list []any
	before := t.before(pe, delivery)
	for _, x := range t.c.issued[t.launch.pe] {
		if x.flight != nil && before.has(x.id) {
			list = append(list, x.flight)
		}
	}
	return list
}

// After implements emu.Checker.
func (c *Checker) After(note any) []any {
	if f, ok := note.(*flight); ok {
		return f.after
	}
	return nil
}

// extent is the bytes from lo to hi.
type extent struct{ lo, hi uintptr }

func (x extent) has(p uintptr) bool { return x.lo <= p && p < x.hi }

// streamPut is what a stream has sent to a PE of another host, where orders are gone through.
type streamPut struct {
	flight *flight
	to     int
	fenced bool // by Quiet of a stream
}

// Sends implements emu.Checker. A stream knows all that has ended.
func (c *Checker) Sends(word unsafe.Pointer, n uintptr, from, to int, delivery op.Delivery) any {
	f := &flight{know: c.begin(), joins: true}
	if delivery == op.AfterPuts {
		set := &idset{}
		for _, x := range c.issued[from] {
			if x.to == to && x.delivery == op.Unfenced && x.fencedBy(c.sequence) {
				set.add(span{x.id, x.id + 2})
				if x.flight != nil {
					f.after = append(f.after, x.flight)
				}
			}
		}
		f.know.ops, f.know.seen = f.know.ops.join(set), f.know.seen.join(set)
		for _, x := range c.onStreams[from] {
			if x.to == to && x.fenced {
				f.after = append(f.after, x.flight)
			}
		}
	}
	if delivery == op.Unfenced && c.search != nil {
		c.onStreams[from] = append(c.onStreams[from], &streamPut{f, to, false})
	}
	p := uintptr(word)
	for w := p &^ 7; w < p+n && c.keeps(len(f.words), wordsKept); w += 8 {
		f.words = append(f.words, extent{max(w, p), min(w+8, p+n)})
	}
	return f
}

// Covers implements emu.Checker.
func (c *Checker) Covers(note any) bool {
	f, ok := note.(*flight)
	if !ok {
		return false
	}
	for _, x := range f.words {
		for _, r := range c.word(x.lo).releases {
			if r.meets(x.lo, x.hi-x.lo) && (r.by != nil || f.know.join(r.know) != f.know) {
				return false
			}
		}
	}
	return true
}

// Arrived implements emu.Checker.
func (c *Checker) Arrived(note any) {
	f, ok := note.(*flight)
	if !ok {
		return
	}
	c.published += len(f.words)
	for _, x := range f.words {
		w := c.word(x.lo)
		r := released{lo: x.lo, hi: x.hi, know: f.know, put: f.put}
		if f.joins {
			for i := range w.releases {
				if o := &w.releases[i]; o.by == nil && o.meets(x.lo, x.hi-x.lo) {
					r.know = r.know.join(o.know)
				}
			}
		}
		w.releases = append(w.others(x.lo, x.hi-x.lo), r)
		delete(c.locations, x.lo)
	}
}
