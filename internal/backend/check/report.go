package check

import (
	"errors"
	"fmt"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/backend/check/nvir"
	"github.com/gpuc-go/gpuc/internal/base/fault"
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
	return fmt.Sprintf("the %s (%s) at %s by %s", names[r.kind], r.what, lineOf(r.place), r.by)
}

// report ends the thread with a finding about two accesses, of which rec is the thread's own.
func (t *thread) report(rec, other *record, what string) {
	t.at = rec.place
	t.fail("%s: %s here; the other is %s; missing: %s", what, rec.what, other.text(), t.missing(rec, other))
}

// race reports two accesses that no order puts before each other.
func (c *Checker) race(t *thread, o order, rec, other *record, r *region, at uintptr) {
	where := ""
	switch r.space {
	case shared:
		where = fmt.Sprintf("byte %d of the shared memory of the block", at-r.base)
	default:
		where = fmt.Sprintf("byte %d of an allocation of %d bytes on PE %d", at-r.base, r.end-r.base, r.pe)
	}
	t.at = rec.place
	t.fail("race on %s: %s (%s) here, and %s; missing: %s", where, names[rec.kind], rec.what, other.text(), t.missing(rec, other))
}

// missing says what would have ordered another access before that of the thread.
func (t *thread) missing(rec, other *record) string {
	u := other.by
	samePE := u.launch.pe == t.launch.pe
	switch {
	case rec.proxy && other.write && t.c.ordered(other, t.know, t, rec.write):
		return "gpu.FenceProxyAsyncShared, or FenceProxyAsyncGlobal for global memory, by whoever writes, before the threads synchronise: the copy does not see what was written otherwise"
	case other.async != nil:
		return other.async.wait
	case rec.kind == atomic && other.kind == atomic:
		return "a scope that holds both threads: system scope between PEs, device scope between blocks"
	case (rec.kind == remote || other.kind == remote) && (rec.kind == atomic || other.kind == atomic):
		return "system scope: remote atomics and atomics of device scope do not know of each other"
	case (rec.kind == remote || other.kind == remote) && other.op == 0 && rec.op == 0:
		return "an atomic of system scope in the place of the plain access, or a barrier between the two"
	case other.kind == take && other.op != 0:
		return "Quiet or Flush, before the source of an operation that does not wait is written"
	case other.op != 0 && u == t:
		return "Quiet before this, or Fence if this is an operation to the same PE: what was sent may still be on its way"
	case other.op != 0 && t.know.reads.at(u) >= other.step:
		return "Fence or Quiet between that operation and the update that this thread has waited for, or a put with signal: a signal says nothing of other operations"
	case other.op != 0:
		return "a wait for a signal that the operation carries or that comes behind Quiet or Fence, or Quiet and a barrier"
	case other.write && t.know.reads.at(u) >= other.step:
		return "Fence or Quiet between the store and the update that this thread has waited for"
	case u.block == t.block:
		return "Block.Sync between the two, or Warp.Sync within a warp"
	case samePE && u.launch == t.launch:
		return "Grid.Sync, or release and acquire at device scope, between the two"
	case samePE:
		return "an order of the two launches: one stream, or an event"
	}
	return "Quiet and a barrier, or Fence and a signal that is waited for, or release and acquire at system scope, between the two"
}

// uninitialised reports the use of memory without content.
func (c *Checker) uninitialised(t *thread, rec *record, r *region, at uintptr) {
	t.at = rec.place
	what := "memory"
	if r.space == shared {
		what = "shared memory"
	}
	t.fail("%s (%s) of byte %d of %s that nobody has written", names[rec.kind], rec.what, at-r.base, what)
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
		if rec := &c.records.list[w]; rec.op != 0 && !c.past.ops.has(rec.op) {
			return fmt.Errorf("check: the host of PE %d copies byte %d of an allocation that %s may not have reached yet; missing: Quiet or a barrier in the kernel or on the stream, or a wait for its signal", pe, at-r.base, rec.text())
		}
	}
	return nil
}

func pointerOf(list []int) unsafe.Pointer { return unsafe.Pointer(unsafe.SliceData(list)) }
