package check

import (
	"slices"

	"github.com/gpuc-go/gpuc/internal/backend/check/nvir"
	"github.com/gpuc-go/gpuc/internal/base/intrinsic"
	"github.com/gpuc-go/gpuc/internal/base/memmodel"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
	"github.com/gpuc-go/gpuc/internal/base/verdict"
)

// This file notes on which of the rules of package verdict an execution rests, where every order is gone
// through. It changes nothing of the execution.

// keeps says that one more is kept of n things, of which so many are kept at most. Where every order is
// gone through, all are kept.
func (c *Checker) keeps(n, most int) bool { return n < most || c.search != nil }

// counts says that a rule counts at the place where the thread is.
func (t *thread) counts(r verdict.Rule) {
	t.c.uses.Add(r, func() string { return lineOf(t.at) })
}

// sends notes what a call of package shmem rests on.
func (t *thread) sends(c *threadapi.Call) {
	if t.c.uses == nil {
		return
	}
	if c.PE != t.launch.pe {
		t.counts(verdict.Delivery)
	}
	if n := c.Dst.Bytes; n > 0 && c.Dst.Obj != nil && c.Op.Params[0] == op.DstSym {
		p := t.onPeer(c.Dst, c.PE)
		t.reorders(p, n, access{}, true)
		t.c.arrivesInPieces(inPieces{extent{p, p + n}, c.Op.Family == op.Sig}, func() string { return lineOf(t.at) })
	}
}

// polls notes that a thread looks at n words at p, each of so many bytes, which may arrive before the rest of their put.
func (t *thread) polls(p uintptr, n int, size uintptr) {
	if t.c.uses == nil {
		return
	}
	for range n {
		x := extent{p, p + size}
		if !t.c.polled[x] {
			t.c.polled[x] = true
			for put := range t.c.pieces {
				if put.lo < x.hi && x.lo < put.hi && t.c.polledApart(put) {
					t.counts(verdict.Pieces)
				}
			}
		}
		p += size
	}
}

// inPieces is where a put arrives, before a signal or without one.
type inPieces struct {
	extent
	signal bool
}

// arrivesInPieces notes such a put.
func (c *Checker) arrivesInPieces(x inPieces, where func() string) {
	if !c.pieces[x] && c.polledApart(x) {
		c.uses.Add(verdict.Pieces, where)
	}
	c.pieces[x] = true
}

// polledApart says that threads look at two words of a put, or at one and at its signal. Who looks at one and uses
// others has a race.
func (c *Checker) polledApart(x inPieces) bool {
	words := 0
	if x.signal {
		words = 1
	}
	for y := range c.polled {
		if x.lo < y.hi && y.lo < x.hi {
			words++
		}
	}
	return words > 1
}

// covers notes that Fence or Quiet takes in what threads have sent with which this one has not synchronised.
func (t *thread) covers(e op.Effect) {
	if t.c.uses == nil || e != op.Orders && e != op.Completes {
		return
	}
	if slices.ContainsFunc(t.c.issued[t.launch.pe], func(x *operation) bool { return !x.over && !x.before(t) }) {
		t.counts(verdict.OthersOperations)
	}
	if pe := t.launch.pe; e == op.Completes {
		if t.c.quiets[pe] == nil {
			t.c.quiets[pe] = map[*thread]uint32{}
		}
		t.c.quiets[pe][t] = t.step
	}
}

// issuesAfterQuiet notes that the thread sends something that a Quiet of a thread, with which it has not
// synchronised, would take in if it came later.
func (t *thread) issuesAfterQuiet() {
	if t.c.uses == nil {
		return
	}
	for by, step := range t.c.quiets[t.launch.pe] {
		if by != t && !t.know.reads.has(by.launch) && t.know.reads.at(by) < step {
			t.counts(verdict.OthersOperations)
		}
	}
}

// reduces notes that a collective adds floats.
func (t *thread) reduces(c *threadapi.Call) {
	if t.c.uses == nil || c.Reduction == op.NoReduction || c.Type == op.NoType || c.Type.IsInt() {
		return
	}
	if t.e.Communicate(threadapi.Call{Op: numPEs, Operands: threadapi.Operands{Team: c.Team}}) > 2 {
		t.counts(verdict.Sums)
	}
}

// drops notes that n older values of a word are forgotten, if a thread could still read one.
func (l *location) drops(c *Checker, n int) {
	if c.uses == nil {
		return
	}
	for _, t := range c.running {
		if t.oldest(l, true) < n {
			t.counts(verdict.Values)
		}
	}
}

// restsOn has an operation of the GPU, or a question of the compiler, count its rule, if it has one.
func restsOn(name string, do callee) callee {
	r, ok := rests[name]
	if !ok {
		return do
	}
	return func(t *thread, in *nvir.Instr, regs []uint64) {
		t.counts(r)
		do(t, in, regs)
	}
}

// rests are the rules on which operations of the GPU rest whose orders are not gone through.
var rests = map[string]verdict.Rule{
	"Clock": verdict.Clocks, "GlobalTimer": verdict.Clocks, "SMID": verdict.Clocks,
	"NSMID": verdict.Target, "gpuc_has_": verdict.Target, "__nvvm_reflect": verdict.Target,
	"MBarrierInit": verdict.Asynchronous, "CopyAsync": verdict.Asynchronous,
	"BulkLoad": verdict.Asynchronous, "BulkMulticast": verdict.Asynchronous, "BulkShare": verdict.Asynchronous, "BulkStore": verdict.Asynchronous, "BulkAdd": verdict.Asynchronous,
	"TensorLoad": verdict.Asynchronous, "TensorMulticast": verdict.Asynchronous, "TensorStore": verdict.Asynchronous, "TensorAdd": verdict.Asynchronous,
	"WGMMA": verdict.Asynchronous, "WGMMALeft": verdict.Asynchronous,
	"MBarrierReadAt": verdict.RelaxedBarriers,
}

// comesToNamed notes that it depends on the order of threads who meets at a named barrier.
func (t *thread) comesToNamed(id, threads int, arrive bool) {
	if t.c.uses == nil {
		return
	}
	who := &t.block.came[id]
	if *who == nil {
		*who = map[int]bool{}
	}
	(*who)[t.rank] = true
	if arrive || len(*who) > threads {
		t.counts(verdict.Asynchronous)
	}
}

// looksAtSeveral notes that a test of several words, or a wait for some of them, looks at all at one time. A wait for all is over
// at any time after that, and one for any of them takes each in its turn.
func (t *thread) looksAtSeveral(c *threadapi.Call) {
	some := c.Op.Params[1] == op.Indices
	if c.Word.Bytes > uintptr(c.Type.Bits()/8) && (!c.Op.Blocks || some) {
		t.counts(verdict.SeveralWords)
	}
}

// hosted notes what a stream does beside its kernels.
func (c *Checker) hosted() {
	if c.sequence > 0 {
		c.uses.Add(verdict.Streams, nil)
	}
}

// Reached implements emu.Checker. Other hosts may be as far as they can.
func (c *Checker) Reached() { c.uses.Add(verdict.Streams, nil) }

// streamWrites notes that an operation of a stream writes n bytes at p.
func (c *Checker) streamWrites(r *region, p, n uintptr, sums bool) {
	if c.uses == nil {
		return
	}
	c.hosted()
	c.writtenByHost(r)
	if n > 8 {
		c.arrivesInPieces(inPieces{extent{p, p + n}, true}, nil)
	}
	if sums {
		c.uses.Add(verdict.Sums, nil)
	}
}

// writtenByHost notes that a host or a stream writes memory.
func (c *Checker) writtenByHost(r *region) { c.written[r.pe] = c.sequence }

// afterHost notes an access to what a host or a stream of another PE has written, if nothing that o knows comes after
// that on the other PE.
func (t *thread) afterHost(r *region, o order) {
	since, ok := t.c.written[r.pe]
	if t.c.uses == nil || !ok || r.pe == t.launch.pe {
		return
	}
	for _, row := range o.reads.rows {
		if l := row.block.launch; l.pe == r.pe && l.start.writes.horizon > since {
			return
		}
	}
	t.counts(verdict.Hosts)
}

// copiedByHost notes that a host copies n bytes at p.
func (c *Checker) copiedByHost(pe int, r *region, p, n uintptr) {
	if c.uses == nil {
		return
	}
	for other := range c.ran {
		if other != pe {
			c.uses.Add(verdict.Copies, nil)
		}
	}
	for at, known := p, c.begin(); at < min(p+n, r.end); at++ {
		if w := r.cell(at).write; w > hostRecord && !c.ordered(c.records.at(w), known, nil, false) {
			c.uses.Add(verdict.Hosts, nil)
			return
		}
	}
}

// Asked implements emu.Checker.
func (c *Checker) Asked() { c.uses.Add(verdict.Hosts, nil) }

// Met implements emu.Checker.
func (c *Checker) Met() {
	clear(c.written)
	clear(c.ran)
	clear(c.over)
	for _, l := range c.launches {
		c.ran[l.pe] = true
	}
}

// streamed notes the launch of a kernel on a stream.
func (c *Checker) streamed(l *launch) {
	if c.uses == nil {
		return
	}
	name := func() string { return "kernel " + l.kernel.Name }
	if s, ok := c.streams[l.pe]; ok && s != l.stream || l.cfg.Early {
		c.uses.Add(verdict.Streams, name)
	}
	c.streams[l.pe] = l.stream
	for other := range l.after {
		if other != l.pe {
			c.uses.Add(verdict.Hosts, name)
		}
	}
	c.ran[l.pe] = true
}

// buffering is what load buffering needs: a thread that reads a word and then writes another. Others that
// do so with the same words in a cycle may all read what comes later, unless each of them has its two
// accesses in order.
type buffering struct {
	by   *thread
	from uintptr
	to   extent
	// within is the scope within which an acquire, a release or a fence orders the two accesses.
	within memmodel.Scope
}

// open says that another thread may see the write before the read.
func (x buffering) open(to *thread) bool { return x.within > near(x.by, to) }

// nowhere is wider than no scope.
const nowhere = memmodel.Scope(memmodel.Scopes)

// reorders notes an access to n bytes of a thread for load buffering.
func (t *thread) reorders(p, n uintptr, a access, wrote bool) {
	c := t.c
	if c.uses == nil {
		return
	}
	within := nowhere
	if a.order == intrinsic.Release || a.order == intrinsic.AcqRel {
		within = a.scope
	}
	for from, ordered := range t.reads {
		x := buffering{t, from, extent{p, p + n}, min(within, ordered)}
		if !wrote || x.to.has(from) || c.buffered[x] {
			continue
		}
		c.buffered[x] = true
		if c.cyclic(x) {
			t.counts(verdict.LoadBuffering)
		}
	}
	if a.reads {
		t.readsWord(p, a)
	}
}

// readsWord notes a read of a word for load buffering.
func (t *thread) readsWord(p uintptr, a access) {
	if t.c.uses == nil {
		return
	}
	within := nowhere
	if a.order == intrinsic.Acquire || a.order == intrinsic.AcqRel {
		within = a.scope
	}
	if t.reads == nil {
		t.reads = map[uintptr]memmodel.Scope{}
	}
	t.reads[p] = within
}

// orders notes that what the thread has read comes before what it does later, for threads of a scope.
func (t *thread) orders(within memmodel.Scope) {
	for p, ordered := range t.reads {
		t.reads[p] = min(ordered, within)
	}
}

// cyclic says that other threads lead from the word that x writes to the one that it reads, and that one of
// all these has its accesses in no order.
func (c *Checker) cyclic(x buffering) bool {
	type place struct {
		extent
		open bool
	}
	reached := []place{{x.to, false}}
	for i := 0; i < len(reached); i++ {
		at := reached[i]
		for y := range c.buffered {
			if y.by == x.by || !at.has(y.from) {
				continue
			}
			next := place{y.to, at.open || y.open(x.by) || x.open(y.by)}
			if next.open && y.to.has(x.from) {
				return true
			}
			if !slices.Contains(reached, next) {
				reached = append(reached, next)
			}
		}
	}
	return false
}
