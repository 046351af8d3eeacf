package emu

import (
	"github.com/gpuc-go/gpuc/internal/base/race"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// copyGroup is copies that a thread waits for together.
type copyGroup struct {
	left, unread int
	// awaited says that the thread has waited for the sources at least.
	awaited     bool
	first       *copying
	done, taken token
}

// copyGroups are those of a thread, of one kind.
type copyGroups struct {
	open *copyGroup
	list []*copyGroup // that were committed, the oldest first
}

//go:norace
func (t *thread) CommitCopies(name string, kind threadapi.CopyKind) {
	t.w.req.copies = kind
	t.call(func(w *World, t *thread) { w.copies.serveCommit(t) })
	t.call((*World).maybeYield)
}

//go:norace
func (t *thread) WaitCopies(name string, kind threadapi.CopyKind, n int, read bool) {
	for {
		q := &t.w.req
		q.text, q.copies, q.n, q.read = name, kind, n, read
		t.call(func(w *World, t *thread) { w.copies.serveWait(t) })
		if t.res != 0 {
			break
		}
	}
	for _, o := range t.known {
		race.Acquire(o.ptr())
	}
	t.known = t.known[:0]
	t.call((*World).maybeYield)
}

// groups returns the groups of copies of a kind.
func (t *thread) groups(kind threadapi.CopyKind) *copyGroups {
	switch kind {
	case threadapi.BulkCopies:
		return &t.bulk
	case threadapi.Products:
		return &t.multiplied
	}
	return &t.copies
}

// serveCommit ends a group.
func (cs *copies) serveCommit(t *thread) {
	g := t.groups(cs.w.req.copies)
	if g.open == nil {
		g.open = new(copyGroup)
	}
	g.list = append(g.list, g.open)
	g.open = nil
}

// serveWait has the thread wait unless few enough groups are left.
func (cs *copies) serveWait(t *thread) {
	q := &cs.w.req
	t.wait = wait{kind: waitCopies, groups: t.groups(q.copies), leave: q.n, read: q.read, name: q.text}
	t.res = 0
	if t.wait.groups.over(q.n, q.read) {
		g := t.wait.groups
		t.wait.kind = waitNone
		t.res = 1
		last := max(0, len(g.list)-q.n)
		for _, x := range g.list[:last] {
			x.awaited = true
			if q.read {
				t.known = append(t.known, &x.taken)
			} else {
				t.known = append(t.known, &x.done)
			}
		}
		if !q.read {
			g.list = g.list[last:]
		}
		return
	}
	cs.w.sched.park(t)
}

// over reports whether all but the n newest groups are complete, or have read their
// sources.
func (g *copyGroups) over(n int, read bool) bool {
	for i := 0; i < len(g.list)-n; i++ {
		if x := g.list[i]; x.left > 0 && !read || x.unread > 0 {
			return false
		}
	}
	return true
}

// lookAtGroups lets a thread go on that waits for copies.
func (cs *copies) lookAtGroups(t *thread) {
	if t.state == parked && t.wait.kind == waitCopies && t.wait.groups.over(t.wait.leave, t.wait.read) {
		cs.w.sched.unpark(t)
	}
}
