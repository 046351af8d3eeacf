package check

import (
	"errors"
	"fmt"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/backend/check/nvir"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/memmodel"
)

// users returns the place in the user's source from which the code at a place came.
func users(p *nvir.Place) *nvir.Place {
	for p.At != nil && fault.ReportedAtCall(p.Dir) {
		p = p.At
	}
	return p
}

// lineOf returns a place as file:line.
func lineOf(p *nvir.Place) string {
	if p == nil {
		return "an unknown place"
	}
	p = users(p)
	return fmt.Sprintf("%s:%d", p.File, p.Line)
}

// String names the thread.
func (t *thread) String() string {
	b, i := t.g.BlockIdx, t.g.ThreadIdx
	return fmt.Sprintf("PE %d, block (%d,%d,%d), thread (%d,%d,%d)", t.launch.pe, b.X, b.Y, b.Z, i.X, i.Y, i.Z)
}

// text returns what a record is, and whose.
func (r *record) text() string {
	return fmt.Sprintf("the %s (%s) at %s by %s", memmodel.Name(r.kind, r.write), r.what, lineOf(r.place), r.by)
}

// report ends the thread with a finding about two accesses, of which rec is the thread's own.
func (t *thread) report(rec, other *record, what string) {
	t.at = rec.place
	t.tellsFailure(what, rec, other)
	t.fail("%s: %s here; the other is %s; missing: %s", what, rec.what, other.text(), t.missing(rec, other))
}

// race ends the thread with two accesses that no order puts before each other, of which rec is its own.
func (t *thread) race(rec, other *record, r *region, at uintptr) {
	where := ""
	switch r.space {
	case shared:
		where = fmt.Sprintf("byte %d of the shared memory of the block", at-r.base)
	default:
		where = fmt.Sprintf("byte %d of an allocation of %d bytes on PE %d", at-r.base, r.end-r.base, r.pe)
	}
	t.at = rec.place
	t.tellsFailure("race on "+where, rec, other)
	t.fail("race on %s: %s (%s) here, and %s; missing: %s", where, memmodel.Name(rec.kind, rec.write), rec.what, other.text(), t.missing(rec, other))
}

// missing says what would have ordered another access before that of the thread.
func (t *thread) missing(rec, other *record) string {
	switch {
	case rec.proxy && other.write && t.c.ordered(other, t.know, t, rec.write):
		return memmodel.FenceProxy
	case other.async != nil:
		return other.async.wait
	case rec.kind == memmodel.Atomic && other.kind == memmodel.Atomic && rec.size != other.size:
		return "atomics of one size, or an order between the two"
	case t.c.ordered(other, t.knowingSeen(memmodel.System), t, rec.write):
		return "an acquire in the place of the relaxed load that has seen what the other thread published, or a fence after it; after a fetch of package shmem, Fence"
	}
	return t.conflict(rec, other).Missing()
}

// conflict describes two accesses that nothing puts in order.
func (t *thread) conflict(rec, other *record) memmodel.Conflict {
	u := other.by
	return memmodel.Conflict{
		Kind: rec.kind, Other: other.kind, Later: rec.op != 0, OtherLater: other.op != 0, OtherWrites: other.write,
		SameThread: u == t, SameBlock: u.block == t.block, SameCluster: t.block.cluster != nil && u.block.cluster == t.block.cluster,
		SameLaunch: u.launch == t.launch, SamePE: u.launch.pe == t.launch.pe, Early: u.launch.stream == t.launch.stream,
		Known: t.know.reads.at(u) >= other.step, Far: other.far,
	}
}

// uninitialised reports the use of memory without content.
func (c *Checker) uninitialised(t *thread, rec *record, r *region, at uintptr) {
	t.at = rec.place
	what := "memory"
	if r.space == shared {
		what = "shared memory"
	}
	t.fail("%s (%s) of byte %d of %s that was never written", memmodel.Name(rec.kind, rec.write), rec.what, at-r.base, what)
}

// readByHost refuses a copy of what may still be written.
func (c *Checker) readByHost(pe int, r *region, p, n uintptr) error {
	if r.freed != "" {
		return errors.New("copy of memory that was freed at " + r.freed)
	}
	for at := p; at < p+n && at < r.end; at++ {
		w := r.cell(at).write
		if w <= hostRecord {
			continue
		}
		if rec := c.records.at(w); rec.op != 0 && !rec.over(c.past.ops) && !c.past.seen.has(rec.op) {
			return fmt.Errorf("check: the host of PE %d copies byte %d of an allocation that %s may not have reached yet; missing: Quiet or a barrier in the kernel or on the stream, or a wait for its signal", pe, at-r.base, rec.text())
		}
	}
	return nil
}

func pointerOf(list []int) unsafe.Pointer { return unsafe.Pointer(unsafe.SliceData(list)) }
