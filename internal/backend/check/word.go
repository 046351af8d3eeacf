package check

// word is what is known of a word that threads synchronise by: 8 bytes at a multiple of 8.
type word struct {
	releases []released
	updates  []update
	waits    []waited
}

// released is what an update of a word has published.
type released struct {
	by    *thread // nil if a peer or the host has sent it
	scope scope
	know  order
}

// seen is a word that a relaxed load has read.
type seen struct {
	releases []released
	scope    scope
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
func (r *released) strong(t *thread, s scope) bool {
	if r.by == nil {
		return true
	}
	return includes(r.scope, r.by, t) && includes(s, t, r.by)
}

// acquire gives the thread what the updates of a word have published.
func (t *thread) acquire(w *word, s scope) {
	for i := range w.releases {
		if r := &w.releases[i]; r.strong(t, s) {
			t.know = t.know.join(r.know)
		}
	}
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

// sees notes that a relaxed load has read a word, for a fence to come.
func (t *thread) sees(w *word, s scope) {
	if len(w.releases) == 0 {
		return
	}
	if len(t.seen) == seenKept {
		t.seen = append(t.seen[:0], t.seen[1:]...)
	}
	t.seen = append(t.seen, seen{append([]released(nil), w.releases...), s})
}

// publish notes what an atomic store or update of the thread publishes.
func (t *thread) publish(w *word, a access) {
	r := released{by: t, scope: a.scope}
	switch {
	case a.order == release || a.order == acqRel:
		r.know = t.snapshot()
	default:
		// A fence before makes a relaxed one publish what came before the fence.
		r.know = t.released[a.scope]
	}
	if a.reads { // an update goes on with what those before it have published
		for i := range w.releases {
			if o := &w.releases[i]; o.by == t && o.scope == r.scope {
				o.know = o.know.join(r.know)
				return
			}
		}
		w.releases = append(w.releases, r)
		return
	}
	w.releases = append(w.releases[:0], r)
}

// fence performs a fence of a scope: it acquires what relaxed loads have read, and relaxed
// stores to come publish what came before it.
func (t *thread) fence(s scope) {
	t.acquireSeen(s)
	now := t.snapshot()
	for i := range t.released {
		if scope(i) >= s {
			t.released[i] = now
		}
	}
	if s == system {
		t.public = now
	}
	t.e.Fence(uint8(s))
}

// acquireSeen gives the thread what relaxed loads have read.
func (t *thread) acquireSeen(s scope) {
	for _, x := range t.seen {
		for i := range x.releases {
			if x.releases[i].strong(t, max(s, x.scope)) {
				t.know = t.know.join(x.releases[i].know)
			}
		}
	}
	t.seen = t.seen[:0]
}
