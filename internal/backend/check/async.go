package check

import (
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/backend/check/nvir"
	"github.com/gpuc-go/gpuc/internal/base/intrinsic"
	"github.com/gpuc-go/gpuc/internal/base/memmodel"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// This file has what asynchronous instructions share: copies and products whose accesses are
// over later than the instruction. Each has two numbers, as an operation of package shmem:
// under the second one it reads shared memory or its source. Who knows a number knows that
// to be over. The emulator moves the data of copies, as late as the seed says. What a copy may
// race with is found by the order, not by the time.

// underway is the asynchronous instructions of a thread, or of its warp, that end together: a
// group, or one copy that counts at a barrier.
type underway struct {
	id     uint64
	wait   string  // what has to be waited for
	record *record // an access, for reports
	source bool    // to wait for its source is enough
	// shared says that the shared memory of the block is accessed.
	shared bool
}

// asyncs are the asynchronous instructions of a thread.
type asyncs struct {
	copies   [threadapi.Products]asyncGroups // by their kind
	products int                             // groups of products that were committed
	waited   int                             // of them, how many are known to be over
}

// asyncGroups are groups of copies of one kind.
type asyncGroups struct {
	open *underway
	list []*underway // that were committed and not waited for, the oldest first
}

// start begins asynchronous instructions of the thread.
func (t *thread) start(wait string, source bool) *underway {
	c := t.c
	u := &underway{id: c.number(t.launch.pe), wait: wait, source: source}
	t.launch.async.add(span{u.id, u.id + 2})
	t.block.async = append(t.block.async, u)
	return u
}

// waitProducts is what has to come before memory is used that a product reads.
const waitProducts = "the end of the product, for which its warp waits, and after it a barrier if another warp uses the memory"

// openGroup returns the group to which a copy belongs that the thread starts.
func (t *thread) openGroup(kind threadapi.CopyKind) *underway {
	g := &t.async.copies[kind]
	if g.open == nil {
		bulk := kind == threadapi.BulkCopies
		wait := memmodel.WaitCopies
		if bulk {
			wait = memmodel.WaitBulk
		}
		g.open = t.start(wait, bulk)
	}
	return g.open
}

// commit ends the open group.
func (t *thread) commit(kind threadapi.CopyKind) {
	g := &t.async.copies[kind]
	if g.open == nil {
		g.open = &underway{} // an empty group counts
	}
	g.list, g.open = append(g.list, g.open), nil
	t.does()
	t.e.CommitCopies(copyNames[kind]+"Commit", kind)
}

// copyNames are the names of the functions by the kind of copies.
var copyNames = [...]string{threadapi.ThreadCopies: "gpu.CopyAsync", threadapi.BulkCopies: "gpu.Bulk"}

// await waits until at most n groups are left, or until the sources of the others are read.
func (t *thread) await(kind threadapi.CopyKind, n int, read bool) {
	name := copyNames[kind] + "Wait"
	if read {
		name += "Read"
	}
	t.does()
	t.e.WaitCopies(name, kind, n, read)
	g := &t.async.copies[kind]
	over := max(0, len(g.list)-n)
	for _, u := range g.list[:over] {
		t.ends(u, read)
	}
	if !read {
		g.list = g.list[over:]
	}
}

// ends gives the thread that instructions are over, or that their sources are read.
func (t *thread) ends(u *underway, read bool) {
	if u.id == 0 {
		return
	}
	from := u.id
	if read {
		from = sourceOf(u.id)
	}
	t.know.ops = t.know.ops.join(&idset{[]span{{from, u.id + 2}}})
}

// access records an access by asynchronous instructions.
func (t *thread) access(u *underway, rec *record, pieces func(f func(p, n uintptr))) {
	rec.by, rec.step, rec.async, rec.place = t, t.step, u, t.at
	rec.op = u.id
	if !rec.write {
		rec.op = sourceOf(u.id)
	}
	u.record = rec
	pieces(func(p, n uintptr) {
		r := t.region(p, n)
		switch {
		case r == nil:
			t.fail("%s of the thread's own memory", rec.what)
		case r.space != constant:
			t.c.touch(t, t.know, rec, r, p, n)
		case rec.write:
			t.fail("%s to a table, which is constant", rec.what)
		}
		u.shared = u.shared || r.block == t.block
	})
}

// copies has a copy read its pieces and write them, and starts it in the emulator. Addresses in
// another block's shared memory are those that to returns.
func (t *thread) copies(u *underway, c *threadapi.Copy, proxy bool, to func(k int, p uintptr) uintptr, blocks int) {
	t.does()
	t.access(u, &record{kind: memmodel.AsyncRead, proxy: proxy, what: c.Name}, func(f func(p, n uintptr)) {
		for _, x := range c.Pieces {
			if x.Src != nil && x.N > 0 {
				f(uintptr(x.Src), x.N)
			}
		}
	})
	rec := &record{kind: memmodel.AsyncWrite, write: true, proxy: proxy, what: c.Name}
	if c.Add != nil {
		rec.kind, rec.scope = memmodel.Atomic, memmodel.Device
	}
	t.access(u, rec, func(f func(p, n uintptr)) {
		for k := range blocks {
			for _, x := range c.Pieces {
				if x.N > 0 {
					f(to(k, uintptr(x.Dst)), x.N)
				}
			}
		}
	})
	t.e.Note(u)
	t.e.StartCopy(c)
	t.e.Note(nil)
}

// here is to for a copy to this block's shared memory, or to global memory.
func here(_ int, p uintptr) uintptr { return p }

// copyAsync returns what a copy of f.N bytes does in the thread's own groups.
func copyAsync(f intrinsic.Form) callee {
	size := uintptr(f.N)
	return func(t *thread, in *nvir.Instr, regs []uint64) {
		a := t.args(in, regs)
		dst, src, n := t.inShared(a[0], 32), uintptr(a[1]), uintptr(nvir.Mask(a[2], 32))
		if n > size {
			t.fail("gpu.CopyAsync reads %d of %d bytes", n, size)
		}
		t.aligned("gpu.CopyAsync", dst, size)
		t.aligned("gpu.CopyAsync", src, size)
		c := threadapi.Copy{Name: "gpu.CopyAsync", ToShared: true}
		if n > 0 {
			c.Pieces = append(c.Pieces, threadapi.Piece{Dst: pointer(dst), Src: pointer(src), N: n})
		}
		if n < size {
			c.Pieces = append(c.Pieces, threadapi.Piece{Dst: pointer(dst + n), N: size - n})
		}
		t.copies(t.openGroup(threadapi.ThreadCopies), &c, false, here, 1)
	}
}

// awaits returns what waits until f.N groups of copies are left.
func awaits(kind threadapi.CopyKind, read bool) func(f intrinsic.Form) callee {
	return func(f intrinsic.Form) callee {
		return func(t *thread, _ *nvir.Instr, _ []uint64) { t.await(kind, f.N, read) }
	}
}

// aligned fails for an address that is no multiple of n.
func (t *thread) aligned(what string, p, n uintptr) {
	if p%n != 0 {
		t.fail("%s of memory that does not begin at a multiple of %d bytes", what, n)
	}
}

// leaves refuses to let the thread return while stores that it has started read shared memory.
func (t *thread) leaves() {
	g := &t.async.copies[threadapi.BulkCopies]
	list := g.list
	if g.open != nil {
		list = append(list, g.open)
	}
	for _, u := range list {
		if u.id != 0 && !t.know.ops.has(sourceOf(u.id)) {
			t.at = u.record.place
			t.fail("%s may still read the block's shared memory when the thread returns; missing: gpu.BulkCommit and gpu.BulkWaitRead", u.record.what)
		}
	}
}

// end records the end of the block, whose threads knew gone. Nothing may access its shared memory any more.
func (b *block) end(t *thread, gone order) {
	for _, u := range b.async {
		id := u.id
		if u.source {
			id = sourceOf(id)
		}
		if u.shared && !gone.ops.has(id) {
			t.at = u.record.place
			t.fail("%s may still access the block's shared memory when the block returns; missing: %s", u.record.what, u.wait)
		}
	}
	for _, rec := range b.visits {
		if !t.c.ordered(rec, gone, nil, true) {
			t.fail("the block returns here, and its shared memory ends, but %s may come later; missing: Cluster.Sync after that, before the block returns", rec.text())
		}
	}
	for _, p := range b.barriers {
		delete(t.c.barriers, p)
	}
	b.async, b.visits, b.barriers, b.products = nil, nil, nil, nil
	b.sync, b.warps, b.moves, b.moved, b.fences = nil, nil, nil, nil, nil
	b.shared.pages, b.shared.keep = nil, nil
}

// Landed implements emu.Checker.
func (c *Checker) Landed(note any, barrier unsafe.Pointer) {
	u, ok := note.(*underway)
	b := c.barriers[uintptr(barrier)]
	if ok && b != nil {
		b.landed(u)
	}
}

// PhaseOver implements emu.Checker.
func (c *Checker) PhaseOver(barrier unsafe.Pointer) {
	if b := c.barriers[uintptr(barrier)]; b != nil {
		b.phaseOver(c)
	}
}
