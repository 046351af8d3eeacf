package check

import (
	"maps"
	"slices"

	"github.com/gpuc-go/gpuc/internal/base/intrinsic"
	"github.com/gpuc-go/gpuc/internal/base/memmodel"
)

// word is what is known of a word that threads synchronise by: 8 bytes at a multiple of 8.
type word struct {
	releases []released
	updates  []update
	waits    []waited
	// atomics are the remote atomics that do not fetch (remoteUpdates), unless the word is read
	// between them.
	atomics []update
	read    bool
	line    *lineWait // the last wait for a line that begins here
}

// lineWait is a wait for a line, which is over.
type lineWait struct {
	flag   uint32
	record *record
}

// released is what an update of a word has published.
type released struct {
	lo, hi uintptr // of the bytes that were updated
	by     *thread // nil if a peer or the host has sent it
	scope  memmodel.Scope
	know   order
	put    uint64 // flight.put
}

// seen is a word that a relaxed load has read.
type seen struct {
	releases []released
	scope    memmodel.Scope
}

func (c *Checker) word(p uintptr) *word {
	key := p &^ 7
	w := c.words[key]
	if w == nil {
		w = new(word)
		c.words[key] = w
	}
	return w
}

// strong says that an access of scope s by t meets the release.
func (r *released) strong(t *thread, s memmodel.Scope) bool {
	if r.by == nil {
		return s == memmodel.System
	}
	return max(r.scope, s) <= near(r.by, t)
}

// acquire gives the thread what the updates of n bytes at p have published.
func (t *thread) acquire(releases []released, p, n uintptr, s memmodel.Scope) {
	for i := range releases {
		if r := &releases[i]; r.meets(p, n) && r.strong(t, s) {
			t.know = t.know.join(r.know)
		}
	}
}

// meets says that the update was one of some of the n bytes at p.
func (r *released) meets(p, n uintptr) bool { return r.lo < p+n && p < r.hi }

// others returns the releases of other bytes than the n at p: another word may lie beside it.
func (w *word) others(p, n uintptr) []released {
	var list []released
	for _, r := range w.releases {
		if r.lo < p || r.hi > p+n {
			list = append(list, r)
		}
	}
	return list
}

// observe takes from the updates of a word that they are over, and what was done before
// them, but nothing that they make visible.
func (t *thread) observe(w *word) {
	for i := range w.releases {
		if r := &w.releases[i]; r.by == nil {
			t.know.reads, t.know.seen = t.know.reads.join(r.know.reads), t.know.seen.join(r.know.seen)
		}
	}
}

// seenKept is of how many words a fence acquires what relaxed loads have read.
const seenKept = 8

// sees notes that a relaxed load has read n bytes at p, for a fence to come.
func (t *thread) sees(releases []released, p, n uintptr, s memmodel.Scope) {
	var read []released
	for _, r := range releases {
		if r.meets(p, n) {
			read = append(read, r)
		}
	}
	if len(read) == 0 {
		return
	}
	if !t.c.keeps(len(t.seen), seenKept) {
		t.seen = append(t.seen[:0], t.seen[1:]...)
	}
	t.seen = append(t.seen, seen{read, s})
}

// publishes returns what an atomic store or update of the thread publishes.
func (t *thread) publishes(p uintptr, a access) []released {
	r := released{lo: p, hi: p + uintptr(a.width/8), by: t, scope: a.scope}
	if a.order == intrinsic.Release || a.order == intrinsic.AcqRel {
		r.know = t.snapshot()
		if t.releasedAt == nil {
			t.releasedAt = map[uintptr][]released{}
		}
		t.releasedAt[p] = t.c.publish(t.releasedAt[p], []released{r})
		return []released{r}
	}
	// What the thread has released at the word before, a relaxed one publishes too (PTX ISA, Release Pattern). A fence before makes a relaxed one publish what came before the fence, to the threads that both
	// scopes hold.
	var list []released
	for r.scope = a.scope; r.scope <= memmodel.Block; r.scope++ {
		if know := t.released[r.scope]; know != noOrder && (len(list) == 0 || know != r.know) {
			r.know = know
			list = append(list, r)
		}
	}
	for _, o := range t.releasedAt[p] {
		if o.hi == r.hi {
			o.scope = max(o.scope, a.scope)
			list = t.c.publish(list, []released{o})
		}
	}
	return list
}

// publish adds what an update publishes to a list that may change. The update goes on with what those
// before it have published.
func (c *Checker) publish(list, releases []released) []released {
	c.published += len(releases)
	for _, r := range releases {
		i := slices.IndexFunc(list, func(o released) bool {
			return o.by == r.by && o.scope == r.scope && o.lo == r.lo && o.hi == r.hi
		})
		if i < 0 {
			list = append(list, r)
			continue
		}
		list[i].know = list[i].know.join(r.know)
	}
	return list
}

// fence performs a fence of a scope: it acquires what relaxed loads have read, and relaxed
// stores to come publish what came before it.
func (t *thread) fence(s memmodel.Scope) {
	t.announceFence(s, nil)
	t.acquireSeen(s)
	t.orders(s, true)
	t.tells("fence of scope %s", [...]string{"system", "device", "block"}[s])
	t.sequence(s)
	now := t.snapshot()
	for i := range t.released {
		if memmodel.Scope(i) >= s {
			t.released[i] = now
		}
	}
	if s == memmodel.System {
		t.public = now
	}
	t.e.Fence(uint8(s))
}

// acquireSeen gives the thread what relaxed loads have read.
func (t *thread) acquireSeen(s memmodel.Scope) {
	t.know = t.knowingSeen(s)
	t.seen = t.seen[:0]
}

// knowingSeen returns what the thread would know after a fence: also what relaxed loads have read.
func (t *thread) knowingSeen(s memmodel.Scope) order {
	o := t.know
	for _, x := range t.seen {
		for i := range x.releases {
			if x.releases[i].strong(t, max(s, x.scope)) {
				o = o.join(x.releases[i].know)
			}
		}
	}
	return o
}

// A network may add to a word by means of its own, which know nothing of other writes (op.FarTable). So words are reported
// that PEs of other hosts add to, and that a PE of their own host writes in a kernel.

// addsFromAfar records an update from another host that adds to the word at p. A plain store before it gives the word its
// first value.
func (t *thread) addsFromAfar(rec *record, p uintptr) {
	r, id := t.region(p, 8), hostRecord
	if r != nil {
		id = r.cell(p).write
	}
	if id > hostRecord {
		if last := t.c.records.at(id); !last.far && (last.kind != memmodel.Store || !t.c.ordered(last, t.know, t, true)) {
			t.mixes(rec, last)
		}
	}
	t.c.added[p&^7] = rec
}

// writesAdded reports a write of n bytes at p, by who is on the host of the word, if PEs of others add there.
func (t *thread) writesAdded(rec *record, p, n uintptr) {
	for w := p &^ 7; w < p+n; w += 8 {
		if other := t.c.added[w]; other != nil {
			t.mixes(rec, other)
		}
	}
}

// mixes reports two updates of a word, one of them from another host.
func (t *thread) mixes(rec, other *record) {
	what := "a word to which a PE of another host adds, and that a PE of its own host writes: the network does not see that"
	t.at = rec.place
	t.tellsFailure(what, rec, other)
	t.fail("%s: %s here; the other is %s; missing: a word of their own for PEs of other hosts, which grows and is not reset (docs/transports.md)", what, rec.what, other.text())
}

// forgetAdds forgets which words PEs of other hosts have added to, from address lo to hi.
func (c *Checker) forgetAdds(lo, hi uintptr) {
	if len(c.added) > 0 {
		maps.DeleteFunc(c.added, func(p uintptr, _ *record) bool { return lo <= p && p < hi })
	}
}
