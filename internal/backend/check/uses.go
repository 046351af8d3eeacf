package check

import (
	"maps"
	"slices"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/backend/check/nvir"
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
	switch {
	case c.PE == t.launch.pe:
	case t.c.far != nil && !t.e.Reaches(c.PE):
		t.counts(verdict.Network)
	default:
		t.counts(verdict.Delivery)
	}
	if n := c.Dst.Bytes; n > 0 && c.Dst.Obj != nil && c.Op.Params[0] == op.DstSym {
		p := t.onPeer(c.Dst, c.PE)
		t.steps(p, n, access{}, 0, writes|serial)
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
		t.besideStreams(t.know, x, false)
		t.c.lookers[looker{x, t.launch}] = true
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

// covers notes that a barrier takes in what threads have sent with which this one has not synchronised.
func (t *thread) covers(e op.Effect) {
	if t.c.uses == nil || e != op.Completes {
		return
	}
	if slices.ContainsFunc(t.c.issued[t.launch.pe], func(x *operation) bool { return !x.over && !x.before(t) }) {
		t.counts(verdict.OthersOperations)
	}
	pe := t.launch.pe
	if t.c.barred[pe] == nil {
		t.c.barred[pe] = map[*thread]uint32{}
	}
	t.c.barred[pe][t] = t.step
}

// issuesAfterBarrier notes that the thread sends something that a barrier of a thread, with which it has not
// synchronised, would take in if it came later.
func (t *thread) issuesAfterBarrier() {
	if t.c.uses == nil {
		return
	}
	for by, step := range t.c.barred[t.launch.pe] {
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
	"MBarrierTest": verdict.Asynchronous, "MBarrierArriveTx": verdict.Asynchronous, "MBarrierExpectTx": verdict.Asynchronous, "MBarrierArriveWhen": verdict.Asynchronous, "CopyAsync": verdict.Asynchronous,
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

// work is memory that a host or a stream uses, since all PEs have met or this was not known to be over.
type work struct {
	extent
	pe    int // of the stream
	write bool
	// rule is what counts if that happens beside something else, and copies says that it is a copy to the host,
	// beside which kernels are assumed to write nothing.
	rule   verdict.Rule
	copies bool
	over   bool   // it is complete, and
	since  uint64 // when
}

// looker is where threads of a launch look.
type looker struct {
	extent
	l *launch
}

func (x extent) meets(y extent) bool { return x.lo < y.hi && y.lo < x.hi }

// begins notes work that a stream begins, which comes in one order with what is not known to be over before it.
func (c *Checker) begins(x work) {
	if c.uses == nil || x.lo == 0 {
		return
	}
	x.since = c.sequence
	for _, y := range c.work {
		if y.meets(x.extent) && (x.write || y.write) && (y.pe != x.pe || !y.over) {
			c.uses.Add(min(x.rule, y.rule), nil)
		}
	}
	if i := slices.IndexFunc(c.work, func(y work) bool { y.since = x.since; return x == y }); i >= 0 {
		c.work[i] = x
	} else {
		c.work = append(c.work, x)
	}
	if x.copies {
		return
	}
	for y := range c.lookers {
		if x.write && y.meets(x.extent) && c.beside(y.l, x.pe) {
			c.uses.Add(x.rule, nil)
		}
	}
	r := c.memories.live(x.lo)
	if r == nil {
		return
	}
	beside := func(id recordID) bool {
		if id > hostRecord {
			if rec := c.records.at(id); rec.by != nil && (x.write || rec.write) && (c.beside(rec.by.launch, x.pe) || rec.op != 0 && !rec.over(c.past.ops)) {
				c.uses.Add(x.rule, nil)
			}
		}
		return true
	}
	for at := x.lo; at < min(x.hi, r.end); at++ {
		cl := r.cell(at)
		beside(cl.write)
		c.records.each(cl.reads, beside)
	}
}

// beside says that nothing puts a launch before what the stream of a PE does now.
func (c *Checker) beside(l *launch, pe int) bool {
	return l.pe != pe && (l.ended == 0 || l.ended > c.met[l.pe])
}

// mayBeBeside says that a verdict may still need the record of an access: no PE knows that it is over.
func (c *Checker) mayBeBeside(r *record) bool {
	return c.uses != nil && r.by != nil && r.by.launch.ended > c.met[r.by.launch.pe]
}

// besideStreams notes an access of a thread, or of an operation of it, to memory that streams use. o is what is known there.
func (t *thread) besideStreams(o order, x extent, write bool) {
	for _, y := range t.c.work {
		if !y.copies && y.meets(x) && (write || y.write) && !y.before(t.launch.pe, o) {
			t.counts(y.rule)
		}
	}
}

// before says that work comes before what a kernel of a PE does that knows o: its stream comes to that later, or the
// kernel knows of one that did.
func (x *work) before(pe int, o order) bool {
	if !x.over || x.pe == pe {
		return x.over
	}
	return slices.ContainsFunc(o.reads.rows, func(row row) bool {
		l := row.block.launch
		return l.pe == x.pe && l.start.writes.horizon > x.since
	})
}

// Works implements emu.Checker.
func (c *Checker) Works(pe int, stream any) {
	if s, ok := c.streams[pe]; ok && s != stream {
		c.apart = nil
		c.uses.Add(verdict.Streams, nil)
	}
	c.streams[pe] = stream
}

// Synced implements emu.Checker.
func (c *Checker) Synced(pe int, stream any) {
	if c.streams[pe] == stream {
		delete(c.streams, pe)
	}
}

// Signals implements emu.Checker. Streams know all that has ended, and other hosts may be as far as they can.
func (c *Checker) Signals() {
	c.apart = nil
	c.uses.Add(verdict.Streams, nil)
}

// Contributes implements emu.Checker.
func (c *Checker) Contributes(pe int, src unsafe.Pointer, n uintptr) {
	c.apart = nil
	p := uintptr(src)
	c.begins(work{extent: extent{p, p + n}, pe: pe, rule: verdict.Streams, over: true})
}

// Transfers implements emu.Checker.
func (c *Checker) Transfers(pe int, dst, src unsafe.Pointer, n uintptr) {
	c.apart = nil
	for p, write := range map[uintptr]bool{uintptr(dst): true, uintptr(src): false} {
		c.begins(work{extent: extent{p, p + n}, pe: pe, write: write, rule: verdict.Streams})
	}
}

// streamWrites notes that an operation of the stream of a PE writes n bytes at p.
func (c *Checker) streamWrites(pe int, p, n uintptr, sums bool) {
	if c.uses == nil {
		return
	}
	x := extent{p, p + n}
	if !slices.ContainsFunc(c.work, func(y work) bool { return y.extent == x && y.write && !y.over }) { // a transfer
		c.begins(work{extent: x, pe: pe, write: true, rule: verdict.Streams, over: true})
	}
	if n > 8 {
		c.arrivesInPieces(inPieces{x, true}, nil)
	}
	if sums {
		c.uses.Add(verdict.Sums, nil)
	}
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
	c.begins(work{extent: extent{p, p + n}, pe: pe, rule: verdict.Hosts, copies: true, over: true})
	for at, known := p, c.begin(); at < min(p+n, r.end); at++ {
		if w := r.cell(at).write; w > hostRecord && !c.ordered(c.records.at(w), known, nil, false) {
			c.uses.Add(verdict.Hosts, nil)
			return
		}
	}
}

// Asked implements emu.Checker.
func (c *Checker) Asked() { c.uses.Add(verdict.Hosts, nil) }

// Met implements emu.Checker. What a PE has done before is known to be over if its host has waited for that, or its
// stream has come.
func (c *Checker) Met(streams map[int]any) {
	known := func(pe int) bool {
		s, ok := c.streams[pe]
		return !ok || s == streams[pe]
	}
	c.work = slices.DeleteFunc(c.work, func(x work) bool { return x.over && known(x.pe) })
	maps.DeleteFunc(c.ran, func(pe int, _ bool) bool { return known(pe) })
	maps.DeleteFunc(c.over, func(pe int, _ bool) bool { return known(pe) })
	maps.DeleteFunc(c.lookers, func(x looker, _ bool) bool { return x.l.ended > 0 && known(x.l.pe) })
	for _, l := range c.launches {
		c.ran[l.pe] = true
	}
	for pe := range c.met {
		if known(pe) {
			c.met[pe] = c.sequence
		}
	}
	c.apart = nil
	if len(c.launches) == 0 && !slices.ContainsFunc(slices.Collect(maps.Keys(c.streams)), func(pe int) bool { return !known(pe) }) {
		c.parts()
	}
}

// streamed notes the launch of a kernel on a stream.
func (c *Checker) streamed(l *launch) {
	if l.cfg.Early {
		c.apart = nil
	}
	if c.uses == nil {
		return
	}
	name := func() string { return "kernel " + l.kernel.Name }
	if l.cfg.Early {
		c.uses.Add(verdict.Streams, name)
	}
	for other := range c.over {
		if other != l.pe && c.apart == nil {
			c.uses.Add(verdict.Hosts, name)
		}
	}
	c.ran[l.pe] = true
	c.met[l.pe] += 0 // so that Met finds it
}
