package check

import (
	"slices"

	"github.com/gpuc-go/gpuc/internal/backend/check/nvir"
	"github.com/gpuc-go/gpuc/internal/backend/emu"
	"github.com/gpuc-go/gpuc/internal/base/memmodel"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// transfer performs a put, a get, an update of a signal or an atomic. The first thread of a
// group performs it.
func (t *thread) transfer(in *nvir.Instr, c threadapi.Call) uint64 {
	if c.Scope == op.Thread || t.leads(c.Scope) {
		t.announceTransfer(in, &c)
	}
	t.e.Note(nil)
	if c.Scope == op.Thread || t.first(c.Scope, c.Op.Name) {
		t.valid(c)
		t.sends(&c)
		if p := uintptr(c.Word.Base); p != 0 && c.Op.Params[0] != op.Line {
			t.remotely(t.onPeer(c.Word, c.PE), &c)
		}
		note := t.model(in, c)
		if f, ok := note.(*flight); ok && t.c.search != nil {
			t.takesOff(f, c.PE)
		}
		t.tellsSent(&c, note)
		t.e.Note(note)
	}
	x := t.e.Communicate(c)
	t.e.Note(nil)
	t.fetched(in, &c, x)
	if c.Op.GroupBarriers && c.Scope == op.Block {
		// The threads meet after what they do, and the compiler drops a barrier there.
		t.meetIn(&t.block.sync, in, c.Op.Name, true, t.e.SyncBlock)
	}
	return x
}

// takesOff says what comes before a flight to a PE, and that it belongs to the operation of the thread that was
// issued last, if that is not over.
func (t *thread) takesOff(f *flight, pe int) {
	delivery := op.AsTable
	list := t.c.issued[t.launch.pe]
	if i := len(list) - 1; i >= 0 && list[i].by == t && list[i].flight == nil {
		list[i].flight, delivery = f, list[i].delivery
		if list[i].get {
			return // a fence does not order gets
		}
	}
	f.after = t.fencedFlights(pe, delivery)
}

// first counts the transfers of a group, and says whether the thread is the first to come
// to this one.
func (t *thread) first(s op.Scope, what string) bool {
	group := 0
	if s == op.Warp {
		group = t.warp + 1
	}
	if t.moves == nil {
		t.moves = map[int]int{}
	}
	if t.block.moves == nil {
		t.block.moves = map[int]int{}
	}
	t.moves[group]++
	n := t.moves[group]
	if n <= t.block.moves[group] {
		if at, kept := t.block.moved[joint{group, n}]; kept {
			t.apart(what, at.what, at.by, at.path)
		}
		return false
	}
	t.block.moves[group] = n
	if t.block.moved == nil {
		t.block.moved = map[joint]moved{}
	}
	t.block.moved[joint{group, n}] = moved{t, what, t.path()}
	delete(t.block.moved, joint{group, n - movesKept})
	return true
}

// moved is who came first to a transfer of a group.
type moved struct {
	by   *thread
	what string
	path path
}

// joint is a transfer of a group by its number.
type joint struct{ group, number int }

// movesKept is of how many transfers of a group it is known where they stand.
const movesKept = 64

// valid has the emulator refuse a PE that does not exist before memory of it is looked at.
func (t *thread) valid(c threadapi.Call) {
	for _, m := range []threadapi.Mem{c.Dst, c.Src, c.Word} {
		if m.Obj != nil {
			t.e.There(m, c.PE)
		}
	}
}

// model records what a transfer will do to memory, and returns the update that
// tells when it arrives, nil if there is none. Everything is done when the transfer is
// issued: what it may race with later is found by the order, not by the time.
func (t *thread) model(in *nvir.Instr, c threadapi.Call) any {
	o := c.Op
	switch {
	case o.Family == op.AMO:
		return t.remoteAtomic(in, c)
	case o.Params[0] == op.Ptr && o.Result == op.NoResult:
		return t.putWord(c)
	case o.Params[0] == op.Ptr:
		p := t.onPeer(c.Word, c.PE)
		t.touch(in, memmodel.GetWord, false, memmodel.System, o.Name, p, c.Elem)
		t.sees(t.c.word(p).releases, p, c.Elem, memmodel.System)
		return nil
	case o.Params[0] == op.Signal:
		x := t.issue(&c, false)
		return t.signal(c, x, t.agent(x))
	case o.Params[0] == op.Line:
		x := t.issue(&c, false)
		p := t.onPeer(c.Word, c.PE)
		t.putsLine(p, uint32(c.Cond))
		return &flight{words: []extent{{p, p + 8}, {p + 8, p + 16}}, know: t.carried(x, true)}
	case o.Params[0] == op.DstLocal:
		return t.get(in, c)
	}
	return t.put(in, c)
}

// onPeer returns the address of a word on a PE.
func (t *thread) onPeer(m threadapi.Mem, pe int) uintptr {
	if m.Obj == nil {
		t.fail("the memory is not symmetric")
	}
	return uintptr(t.e.There(m, pe))
}

// agent returns what an operation knows: what its thread knows, and what a fence has put
// before it.
func (t *thread) agent(x *operation) order {
	o := t.now()
	o.ops = o.ops.join(t.fencedBefore(x))
	return o
}

// carried returns what an operation makes visible to who sees it: what a fence or quiet has
// put before it, what its thread knows that a quiet has completed, and the data of its own, if it is seen as a whole (seesPiece).
func (t *thread) carried(x *operation, whole bool) order {
	o := t.public
	o.reads = t.now().reads
	own := noIDs
	if whole {
		own = &idset{[]span{{x.id, x.id + 2}}}
	}
	o.done = t.know.done
	o.writes = o.writes.join(o.done.writes)
	before := t.fencedBefore(x).join(own)
	o.ops = o.ops.join(o.done.ops).join(before)
	o.seen = t.know.seen.join(t.know.ops).join(before)
	t.step++
	clear(t.known)
	return o
}

// signal records an update of a signal and returns it. Signals may be plain words as well, so it is an access
// to memory too.
func (t *thread) signal(c threadapi.Call, x *operation, o order) *flight {
	rec := &record{by: t, step: x.step, op: x.id, far: x.delivery != op.AsTable, kind: memmodel.Remote, write: true, what: c.Op.Name, place: t.at}
	p, add := t.onPeer(c.Word, c.PE), c.SigOp == op.SignalAdd
	if x.delivery == op.AfterPuts {
		t.addsFromAfar(rec, p)
	}
	t.c.touch(t, o, rec, t.region(p, 8), p, 8)
	t.updates(o, rec, t.c.word(p), update{add: add, value: c.Value})
	return &flight{words: []extent{{p, p + 8}}, know: t.carried(x, true), joins: add}
}

// pieces calls f with the ranges that lie a stride apart, or with the whole.
func pieces(c *threadapi.Call, m threadapi.Mem, base uintptr, stride int, f func(p, n uintptr)) {
	if !c.Op.Strided() {
		if m.Bytes > 0 {
			f(base, m.Bytes)
		}
		return
	}
	for i := range c.Count {
		if n := uintptr(c.Cols) * c.Elem; n > 0 {
			f(base+uintptr(i*stride)*c.Elem, n)
		}
	}
}

// put records a put.
func (t *thread) put(in *nvir.Instr, c threadapi.Call) any {
	x := t.issue(&c, false)
	signal := x
	if x.delivery != op.AsTable && c.Op.Family == op.Sig && c.Src.Bytes > 0 {
		// Data and signal are two deliveries, of which the second comes after the first if it adds.
		if signal = t.issue(&c, false); signal.delivery == op.AfterPuts {
			signal.data = x
		}
		x.delivery = op.Unfenced
	}
	o := t.agent(x)
	if c.Src.Bytes > 0 {
		source := &record{by: t, step: t.step, kind: memmodel.Take, what: c.Op.Name, place: t.at}
		if c.Op.NBI {
			source.op = sourceOf(x.id)
		}
		pieces(&c, c.Src, uintptr(c.Src.Base), c.SrcStride, func(p, n uintptr) {
			if r := t.region(p, n); r != nil && r.space != constant {
				t.c.touch(t, o, source, r, p, n)
			}
		})
	}
	var words []extent
	if c.Dst.Bytes > 0 {
		rec := &record{by: t, step: x.step, op: x.id, far: x.delivery != op.AsTable, kind: memmodel.Deliver, write: true, what: c.Op.Name, place: t.at}
		pieces(&c, c.Dst, t.onPeer(c.Dst, c.PE), c.DstStride, func(p, n uintptr) {
			t.c.touch(t, o, rec, t.region(p, n), p, n)
			for w := p &^ 7; w < p+n && t.c.keeps(len(words), wordsKept); w += 8 {
				words = append(words, extent{max(w, p), min(w+8, p+n)})
			}
		})
	}
	if c.Op.Family == op.Sig {
		f := t.signal(c, signal, t.agent(signal))
		if signal != x {
			x.flight = emu.DataOf{Note: f}
		}
		return f
	}
	return &flight{words: words, know: t.carried(x, false), put: x.id}
}

// seesPiece gives the thread the n bytes at p, which a put has brought that has arrived, and nothing else of that put.
func (t *thread) seesPiece(p, n uintptr) {
	r := t.region(p, n)
	if r == nil || t.c.plain {
		return
	}
	id := r.cell(p).write
	rec := t.c.records.at(id)
	if id <= hostRecord || rec.kind != memmodel.Deliver || rec.over(t.know.ops) {
		return
	}
	if !slices.ContainsFunc(t.c.word(p).releases, func(o released) bool { return o.put == rec.op && o.meets(p, n) }) {
		return // what the thread has seen is of an earlier one
	}
	if rec.piece == 0 {
		one := *rec
		one.piece, one.id = t.c.number(-1), 0
		rec = &one
		number := t.c.records.number(rec)
		for at := p; at < p+n; at++ {
			if cl := r.cell(at); cl.write == id {
				cl.write = number
			}
		}
	}
	t.know.ops = t.know.ops.join(&idset{[]span{{rec.piece, rec.piece + 2}}})
}

// wordsKept is how many words of a put a wait can know that it was this put that wrote them.
const wordsKept = 1 << 10

// get records a get.
func (t *thread) get(in *nvir.Instr, c threadapi.Call) (note any) {
	if c.Src.Bytes == 0 {
		return nil
	}
	o := t.now()
	from := record{by: t, step: t.step, kind: memmodel.Fetch, what: c.Op.Name, place: t.at}
	if c.Op.NBI {
		from.op = t.issue(&c, true).id
		note = &flight{}
	}
	to := from
	to.write = true
	pieces(&c, c.Src, t.onPeer(c.Src, c.PE), c.SrcStride, func(p, n uintptr) { t.c.touch(t, o, &from, t.region(p, n), p, n) })
	pieces(&c, c.Dst, uintptr(c.Dst.Base), c.DstStride, func(p, n uintptr) {
		if r := t.region(p, n); r != nil {
			t.c.touch(t, o, &to, r, p, n)
		}
	})
	return note
}

// putWord records a P.
func (t *thread) putWord(c threadapi.Call) any {
	x := t.issue(&c, false)
	o := t.agent(x)
	p := t.onPeer(c.Word, c.PE)
	rec := &record{by: t, step: x.step, op: x.id, far: x.delivery != op.AsTable, kind: memmodel.PutWord, write: true, what: c.Op.Name, place: t.at}
	t.c.touch(t, o, rec, t.region(p, c.Elem), p, c.Elem)
	t.updates(o, rec, t.c.word(p), update{value: c.Value, at: p})
	return &flight{words: []extent{{p, p + c.Elem}}, know: t.carried(x, true)}
}

// remoteAtomic records an atomic of package shmem.
func (t *thread) remoteAtomic(in *nvir.Instr, c threadapi.Call) any {
	n := uintptr(c.Type.Bits() / 8)
	p := t.onPeer(c.Word, c.PE)
	fetches := c.Op.Result != op.NoResult
	issue := t.issue
	if fetches { // it is complete on return
		issue = t.operation
	}
	x := issue(&c, false)
	o := t.agent(x)
	rec := &record{by: t, step: x.step, op: x.id, far: x.delivery != op.AsTable, kind: memmodel.Remote, write: c.Op.Update != op.Keep, what: c.Op.Name, place: t.at}
	if fetches {
		rec.op = 0
		t.know.ops = t.know.ops.join(&idset{[]span{{x.id, x.id + 2}}})
	}
	if x.delivery == op.AfterPuts {
		t.addsFromAfar(rec, p)
	}
	r, w := t.region(p, n), t.c.word(p)
	w.read = w.read || fetches || t.c.isRead(r, p)
	if fetches && r != nil {
		l := t.c.location(p, n, t.c.lastWrite(r, p))
		t.observes(&l.list[len(l.list)-1])
	}
	t.c.touch(t, o, rec, r, p, n)
	if fetches {
		t.sees(w.releases, p, n, memmodel.System)
	} else {
		t.remoteUpdates(o, rec, w, update{add: c.Op.Update != op.Store, at: p})
	}
	if c.Op.Update == op.Keep {
		return nil
	}
	return &flight{words: []extent{{p, p + n}}, know: t.carried(x, true), joins: c.Op.Update != op.Store}
}
