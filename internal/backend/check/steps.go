package check

import (
	"slices"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/backend/check/nvir"
	"github.com/gpuc-go/gpuc/internal/backend/emu"
	"github.com/gpuc-go/gpuc/internal/base/memmodel"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
	"github.com/gpuc-go/gpuc/internal/base/verdict"
)

// Where orders are gone through, a thread announces what it does to words by which threads
// synchronise. All other accesses race with each other, which is an error in any order, or
// something puts them in one: their turn need not be chosen.

// issues and team stand for what threads of a PE share that is no memory of theirs: the
// operations that it has issued, and its place in a team. No memory lies at such addresses.
func issues(pe int, m emu.Mode) emu.Access {
	at := uintptr(1 + pe)
	return emu.Access{Lo: at, Hi: at + 1, Mode: m}
}

// teams is the first address that stands for a place in a team, and firstAddress the first at which memory may lie.
const teams, firstAddress = 1 << 13, 1 << 30

func team(id int32, pe int) emu.Access {
	at := teams + uintptr((uint32(id)*64+uint32(pe))%(1<<15))
	return emu.Access{Lo: at, Hi: at + 1, Mode: emu.Writes}
}

// fences stand for what fences of sequential consistency share: those of a block, of a PE, and all.
func (t *thread) fences(s memmodel.Scope, m emu.Mode) []emu.Access {
	places := [memmodel.Scopes]uintptr{
		memmodel.System: 1 << 17,
		memmodel.Device: 1<<17 + 1 + uintptr(t.launch.pe),
		memmodel.Block:  1<<18 + uintptr(t.block.id)%(1<<29),
	}
	var list []emu.Access
	for _, at := range places[s:] {
		list = append(list, emu.Access{Lo: at, Hi: at + 1, Mode: m})
	}
	return list
}

// announceFence announces a fence of sequential consistency. What comes before such a fence is known
// behind each later one, so their order is open where there is anything to know. It need not be chosen as
// long as no thread would have read or stored a value in another place without that knowledge. It comes after the
// operations with some notes.
func (t *thread) announceFence(s memmodel.Scope, after []any) {
	mode := emu.Mode(emu.Reads)
	if t.weak {
		mode = emu.Writes
	}
	t.weak = false
	var accesses []emu.Access
	if t.c.code.fences.Load() {
		accesses = t.fences(s, mode)
	}
	t.takeTurn(accesses, nil, nil, nil, after)
}

// issuing and ordering are the two ways to use issues: each goes with itself in any order.
const (
	issuing  = emu.Reads
	ordering = emu.Adds
)

// word returns an access to n bytes at p.
func wordAccess(p, n uintptr, m emu.Mode) emu.Access { return emu.Access{Lo: p, Hi: p + n, Mode: m} }

// announce waits for the thread's turn to do what the accesses say.
func (t *thread) announce(accesses ...emu.Access) {
	t.takeTurn(accesses, nil, nil, nil, nil)
}

// takeTurn has the thread take a step where orders are gone through.
func (t *thread) takeTurn(accesses []emu.Access, wait *threadapi.Call, changed func() bool, await *emu.Await, after []any) {
	if t.c.search == nil {
		return
	}
	if await != nil || changed != nil {
		t.waitsForBlocks(accesses[0])
	}
	t.since = t.c.stored
	t.e.Step(accesses, wait, changed, await, after)
}

// waitsForBlocks notes that the thread may wait for a word that other blocks write, although nothing promises that
// they have room.
func (t *thread) waitsForBlocks(word emu.Access) {
	l, k := t.launch, t.c.code
	if n := int64(l.cfg.Grid.Count()); n > max(k.wait.Load(), int64(t.g.ClusterDim.Count())) && !l.kernel.Collective && !t.block.shared.has(word.Lo, 1) {
		k.wait.Store(n)
		if t.e.Communicate(threadapi.Call{Op: numPEs, Operands: threadapi.Operands{Team: 0}}) > 1 {
			t.counts(verdict.Room)
		}
	}
}

// announceWait waits for the thread's turn in a call that waits for words, which comes when the wait is
// over.
func (t *thread) announceWait(in *nvir.Instr, c *threadapi.Call) {
	if t.c.search != nil {
		unused := c.Op.Result == op.NoResult || c.Op.Family != op.Wait && in.Unused
		t.takeTurn([]emu.Access{wordAccess(uintptr(c.Word.Base), c.Word.Bytes, emu.Reads)}, c, nil, emu.Awaits(c, unused), nil)
	}
}

// look is words that an instruction has read, and looked what it has found.
type look struct {
	in *nvir.Instr
	p  uintptr
}

type looked struct {
	words string // as they were
	times int    // in which they were the same
	last  int    // the number of the last one among the looks of the thread
	state []uint64
	waits bool // a loop that could give up waits for a change instead
}

// rounds is how often an instruction has found the same in words, whatever the thread has done between.
type rounds struct {
	words string
	times int
}

// looksFree is how often an instruction may find the same in a word while the thread does
// nothing else. A thread that looks again with the same registers then waits for a change of one of
// the words that it looks at in turn. If registers have changed, the loop may count its tries, so that
// it may give up: it waits, or looks on before anybody else does anything.
const looksFree = 2

// looksForced is how often such a loop looks on each time that nothing else can happen: half a million times in all,
// before it is called a hang.
const looksForced = 50

// untilOf returns what a value of a word has to be to end the loop that repeats an instruction and does
// nothing else; nil if there is no such loop. What such a loop finds before cannot be told from nothing, so
// that it is an await.
func (t *thread) untilOf(in *nvir.Instr) func(x uint64) bool {
	u := in.Until
	if u == nil || t.c.search == nil {
		return nil
	}
	to := t.value(t.regs, u.Compare.Args[1])
	return func(x uint64) bool { return (compareInts(u.Compare.Name, u.Compare.Type, x, to) != 0) == u.Ends }
}

// sign is emu.Await.Sign of such a loop.
func sign(u *nvir.Until) int {
	up := map[string]int{"ge": 1, "gt": 1, "le": -1, "lt": -1}[u.Compare.Name[1:]]
	switch {
	case !u.Only:
		return 0
	case !u.Ends:
		return -up
	}
	return up
}

// announceLook is announce for an instruction that reads n bytes at p, or changes them if
// it finds what it looks for (a, nil for a read). ends is what untilOf returns.
func (t *thread) announceLook(in *nvir.Instr, wait *threadapi.Call, p, n uintptr, a *access, ends func(uint64) bool, accesses ...emu.Access) {
	if t.c.search == nil {
		return
	}
	if ends != nil {
		await := &emu.Await{Sign: sign(in.Until), Holds: func(memory []byte) bool {
			return ends(peek(uintptr(unsafe.Pointer(unsafe.SliceData(memory))), int64(n))) || len(t.older(p, n, a, ends)) > 0
		}}
		t.takeTurn(accesses, nil, func() bool { return await.Holds(bytesAt(p, n)) }, await, nil)
		return
	}
	var changed func() bool
	t.again = false
	if l := t.looks[look{in, p}]; l != nil {
		t.again = t.sameState(l)
		if l.times >= looksFree {
			if !t.again && !l.waits && t.looksOn == 0 {
				t.counts(verdict.Looks)
				l.waits = t.c.choose(2) == 0
				t.looksOn = verdict.MaxLooks
			}
			if !t.again && !l.waits && t.looksOn > 1 {
				t.looksOn--
				t.again = true
				return
			}
			changed = func() bool { return t.changed(l) }
		}
	}
	if r := t.rounds[look{in, p}]; changed == nil && r != nil && r.times >= verdict.MaxRounds {
		t.counts(verdict.Rounds)
		changed = func() bool { return string(bytesAt(p, n)) != r.words }
	}
	var after []any
	if wait != nil {
		after = t.fencedFlights(wait.PE, op.AsTable)
	}
	t.takeTurn(accesses, wait, changed, nil, after)
	if changed != nil && !t.again && !changed() {
		// Nothing is left that could change the word, so a loop that counts its tries goes on until it gives up.
		t.looks[look{in, p}].waits, t.looksOn = false, looksForced
	}
}

// changed says that one of the words has changed that the thread has read since it last looked at l.
func (t *thread) changed(l *looked) bool {
	for k, o := range t.looks {
		if o.last >= l.last && string(bytesAt(k.p, uintptr(len(o.words)))) != o.words {
			return true
		}
	}
	return false
}

// found records what an instruction has found in n bytes at p.
func (t *thread) found(in *nvir.Instr, p, n uintptr, x uint64) {
	t.foundWords(in, p, string(unsafe.Slice((*byte)(unsafe.Pointer(&x)), n)))
}

func (t *thread) foundWords(in *nvir.Instr, p uintptr, words string) {
	if t.c.search == nil {
		return
	}
	if t.looks == nil {
		t.looks, t.rounds = map[look]*looked{}, map[look]*rounds{}
	}
	r := t.rounds[look{in, p}]
	if r == nil || r.words != words {
		r = &rounds{words: words}
		t.rounds[look{in, p}] = r
	}
	r.times++
	l := t.looks[look{in, p}]
	switch {
	case l == nil:
		l = &looked{words: words}
		t.sameState(l)
		t.looks[look{in, p}] = l
	case l.words != words:
		t.does()
		l = &looked{words: words, state: l.state}
		t.looks[look{in, p}] = l
	}
	l.times++
	t.looked++
	l.last = t.looked
}

// does says that the thread does something else than to look.
func (t *thread) does() {
	clear(t.looks)
	t.looksOn = 0
}

// unset is what a register holds, where every order is gone through, before anything is stored in it.
const unset = 0x5bd1e9955bd1e995

// frame returns the registers of a function that is called.
func (t *thread) frame(n int) []uint64 {
	regs := make([]uint64, n)
	if t.c.search != nil {
		for i := range regs {
			regs[i] = unset
		}
		t.frames = append(t.frames, regs)
	}
	return regs
}

// unframe is the end of the function.
func (t *thread) unframe() {
	if t.c.search != nil {
		t.frames = t.frames[:len(t.frames)-1]
	}
}

// sameState says that all that was in registers and local memory when the thread last looked is there
// still, and records what is there now.
func (t *thread) sameState(l *looked) bool {
	now := slices.Concat(t.frames...)
	for i := range t.local {
		a := &t.local[i]
		now = append(now, unsafe.Slice((*uint64)(unsafe.Pointer(unsafe.SliceData(a.bytes))), a.used/8)...)
	}
	same := true
	for i, x := range l.state {
		same = same && (x == unset || i < len(now) && x == now[i])
	}
	l.state = now
	return same
}

// announceAtomic announces an atomic access, and returns what ends the loop that repeats it, nil if there is
// none.
func (t *thread) announceAtomic(in *nvir.Instr, p uintptr, a access) (ends func(uint64) bool) {
	mode, n := emu.Reads, uintptr(a.width/8)
	if a.write {
		mode = emu.Writes
	}
	if !a.reads {
		t.announce(wordAccess(p, n, mode))
		return nil
	}
	if is := t.untilOf(in); is != nil && (!a.write || a.compares) {
		ends = func(x uint64) bool {
			swaps := false
			if a.write {
				_, swaps = a.update(x)
			}
			return swaps || is(x)
		}
	}
	t.announceLook(in, nil, p, n, &a, ends, wordAccess(p, n, mode))
	return ends
}

// announceCollective announces a collective operation.
func (t *thread) announceCollective(c threadapi.Call) {
	if !t.leads(c.Scope) {
		return
	}
	pe, mode := t.launch.pe, issuing
	if c.Op.Effect == op.Completes {
		mode = ordering
	}
	t.does()
	t.announce(issues(pe, mode), team(c.Team, pe))
}

// leads says that the thread speaks for those that make a call together.
func (t *thread) leads(s op.Scope) bool {
	switch s {
	case op.Warp:
		return t.rank%warpSize == 0
	case op.Block:
		return t.rank == 0
	}
	return true
}

// announceTransfer announces a transfer.
func (t *thread) announceTransfer(in *nvir.Instr, c *threadapi.Call) {
	if t.c.search == nil {
		return
	}
	o, pe := c.Op, t.launch.pe
	if c.PE < 0 || c.Word.Obj == nil && fetchesWord(o) {
		return // which the emulator refuses
	}
	switch {
	case fetchesWord(o):
		p, n := t.fetchedWord(c)
		mode, wait := emu.Reads, (*threadapi.Call)(nil)
		if o.Family == op.AMO && o.Update != op.Keep {
			mode, wait = emu.Writes, c
		}
		var ends func(uint64) bool
		if mode == emu.Reads {
			ends = t.untilOf(in)
		}
		t.announceLook(in, wait, p, n, nil, ends, wordAccess(p, n, mode))
	case o.Params[0] == op.DstLocal && !o.NBI:
	default:
		t.does()
		t.announce(issues(pe, issuing))
	}
}

// fetchesWord says that an operation returns a word of a PE.
func fetchesWord(o *op.Op) bool { return o.Params[0] == op.Ptr && o.Result != op.NoResult }

// fetchedWord returns the word, and its bytes.
func (t *thread) fetchedWord(c *threadapi.Call) (p, n uintptr) {
	n = c.Elem
	if c.Op.Family == op.AMO {
		n = uintptr(c.Type.Bits() / 8)
	}
	return t.onPeer(c.Word, c.PE), n
}

// fetched records x, which an operation has fetched from a word. Where the word is
// still the same, it has only looked.
func (t *thread) fetched(in *nvir.Instr, c *threadapi.Call, x uint64) {
	if t.c.search == nil || !fetchesWord(c.Op) {
		return
	}
	if p, n := t.fetchedWord(c); peek(p, int64(n)) == nvir.Mask(x, int(n)*8) {
		t.found(in, p, n, nvir.Mask(x, int(n)*8))
	} else {
		t.does()
	}
}
