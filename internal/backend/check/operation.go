package check

import (
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

// operation gives a new operation its number.
func (t *thread) operation(call *threadapi.Call, get bool) *operation {
	c := t.c
	x := &operation{id: c.ops, by: t, step: t.step, to: call.PE, get: get}
	if c.far != nil && !t.e.Reaches(call.PE) {
		x.delivery = c.far.Delivers(call.Op, call.SigOp)
	}
	c.ops += 2
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
// now, and for which it is not known that they are complete.
func (t *thread) earlier() []*operation {
	var list []*operation
	for _, x := range t.c.issued[t.launch.pe] {
		if !t.know.ops.has(x.id) && x.before(t) {
			list = append(list, x)
		}
	}
	return list
}

// completes does what an operation does to those before it.
func (t *thread) completes(c *threadapi.Call) {
	e := c.Op.Effect
	if e == op.NoEffect {
		return
	}
	set, ordered := &idset{}, &idset{}
	for _, x := range t.earlier() {
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
	t.orders(memmodel.System)
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
	for _, x := range t.earlier() {
		if x.flight != nil && t.awaits(c, x) {
			list = append(list, x.flight)
		}
	}
	return list
}

// before returns the operations to a PE that a fence has put before one to come, of which delivery says what it does.
func (t *thread) before(pe int, delivery op.Delivery) (list []*operation) {
	if delivery == op.Unfenced || len(t.fenced.spans) == 0 && t.c.far == nil {
		return nil
	}
	for _, x := range t.c.issued[t.launch.pe] {
		if x.to == pe && (t.fenced.has(x.id) || x.fencedBy(t.launch.began)) && (delivery == op.AsTable || x.delivery == op.Unfenced) {
			list = append(list, x)
		}
	}
	return list
}

// fencedTo returns the operations that a fence has put before one.
func (t *thread) fencedTo(x *operation) *idset {
	list := t.before(x.to, x.delivery)
	if x.data != nil {
		list = append(list, x.data)
	}
	if len(list) == 0 {
		return noIDs
	}
	set := &idset{}
	for _, x := range list {
		set.add(span{x.id, x.id + 2})
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
	for _, x := range t.before(pe, delivery) {
		if x.flight != nil {
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
