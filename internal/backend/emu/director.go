package emu

import (
	"cmp"
	"encoding/binary"
	"fmt"
	"slices"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// Director decides what happens next, in the place of the seed. It needs a checker that
// announces the steps of threads (thread.Step). All that lies between two announced steps
// of a thread, and all work of streams, happens as soon as it can: nobody else can see when.
type Director interface {
	// Next returns the number of the step that is taken next. There is at least one.
	Next(steps []Step) int
	// Choose returns one of n values, from 0 on.
	Choose(n int) int
	// Pass tells that whoever goes on from one place comes after what has come to it: a
	// place is an Actor or any other comparable value.
	Pass(from, to any)
	// Waits tells that an actor is going to take a step with an await, perhaps much later, or never.
	Waits(step Step)
}

// Actor is who takes steps: a thread, or an operation on its way. A run that has begun with
// the same steps gives the same actors.
type Actor struct {
	PE int
	// Launch is the number of the thread's launch on the PE, and Number that of the thread
	// in the grid. An operation has 0, and its number on the PE.
	Launch, Number int
}

// Step is what an actor would do next.
type Step struct {
	Actor    Actor
	Accesses []Access
	// Await, if set, says that the step is one only while the words of its only access are as the
	// actor waits for, and that it takes nothing from them but that.
	Await *Await
	// An operation goes to a PE, with the note of its thread.
	To   int
	Note any
	// Block says what a block does, if the step is its start or its end.
	Block string
}

// Await is what an actor waits for.
type Await struct {
	// Holds says that the wait is over with that in memory.
	Holds func(memory []byte) bool
	// Sign says that to add a number of that sign leaves a wait over that is over; 0 is neither.
	Sign int
}

// Access is to memory, from address Lo to Hi.
type Access struct {
	Lo, Hi uintptr
	Mode   Mode
	// Add is what is added to the number in the memory, if Mode is Adds.
	Add int64
	// Set, if set, returns what the memory would hold after the step. It returns nil if who reads it then
	// does not learn all that it would before.
	Set func() []byte
}

// Mode says which accesses to the same memory may change places.
type Mode uint8

// Two reads may, and two additions of which nobody takes the result.
const (
	Reads Mode = iota
	Adds
	Writes
)

// Depends says that two accesses may not change places.
func (a Access) Depends(b Access) bool {
	return a.Lo < b.Hi && b.Lo < a.Hi && (a.Mode != b.Mode || a.Mode == Writes)
}

// directed is what the emulator keeps for a director.
type directed struct {
	w      *World
	steps  []Step
	takers []runnable
	over   map[any]bool // notes of operations that have arrived
	halves map[any]bool // notes of lines of which one half has arrived
	forced int          // steps that threads took although nothing could have changed for them
	// unstarted are the numbers of the clusters that wait for room, of launches of which the director chooses
	// when blocks start, and ended the blocks of these that still have theirs.
	unstarted map[*kernel][]int
	ended     []*blockEnd
}

// announced is the step that a thread waits to take.
type announced struct {
	accesses []Access
	wait     *threadapi.Call // it waits until this is over, if set
	changed  func() bool     // it waits for this, if set and if others can go on
	await    *Await
	after    []any // the notes of operations that come before it
}

// idleTurns is after how many turns without a step a thread lets others go first: it may
// look at a word by plain loads.
const idleTurns = 1000

// forcedSteps is how many steps threads take that only look at words, while nothing can
// change these, before the launch fails.
const forcedSteps = 10000

// A launch that is not collective may have more blocks than a GPU holds at a time. Where a director has a bound of
// such blocks, it chooses which of them start, and when the end of one makes room. Then blocks take steps as well.

// blockStart is a block, or a cluster, that can start.
type blockStart struct {
	k       *kernel
	cluster int
}

// blockEnd is a block whose threads have returned.
type blockEnd struct {
	k    *kernel
	rank int
}

// The actors of a launch that are no threads have negative numbers.
func (s *blockStart) actor() Actor { return Actor{s.k.pe.rank, s.k.number, -1 - s.cluster} }
func (e *blockEnd) actor() Actor   { return Actor{e.k.pe.rank, e.k.number, -1 - e.k.blocks - e.rank} }

// rooms is the first address that stands for the room of a PE. No memory lies there.
const rooms = 1 << 16

// blockStep returns the step of a block: what takes room and what makes room depend on each other.
func (p *pe) blockStep(by Actor, text string) Step {
	at := rooms + uintptr(p.rank)
	return Step{Actor: by, Accesses: []Access{{Lo: at, Hi: at + 1, Mode: Writes}}, Block: text}
}

// takes says that the director chooses when the blocks of a launch start: not all of them have room.
func (d *directed) takes(k *kernel) bool {
	if d.w.cfg.Director == nil || k.pe.err != nil || k.blocks <= d.w.cfg.ResidentBlocks-k.pe.resident {
		return false
	}
	var all []int
	for n := range k.blocks / k.cluster.Count() {
		all = append(all, n)
		d.pass(k.stream, (&blockStart{k, n}).actor())
	}
	d.unstarted[k] = all
	return true
}

// starts tells the director of the start of a thread.
func (d *directed) starts(b *block, t Actor) {
	d.pass(b.k.stream, t)
	if _, ok := d.unstarted[b.k]; ok {
		d.pass((&blockStart{b.k, b.clusterNumber()}).actor(), t)
	}
}

// ends says that the director chooses when the end of a block makes room.
func (d *directed) ends(b *block) bool {
	if _, ok := d.unstarted[b.k]; !ok {
		return false
	}
	e := &blockEnd{b.k, b.rank}
	for i := range b.threads {
		d.pass(b.threads[i].Actor(), e.actor())
	}
	d.ended = append(d.ended, e)
	return true
}

// blocks adds the steps of blocks.
func (d *directed) blocks() {
	for k, numbers := range d.unstarted {
		what := "block"
		if k.cluster.Count() > 1 {
			what = "cluster"
		}
		for _, n := range numbers {
			if s := (&blockStart{k, n}); k.pe.room() {
				d.steps = append(d.steps, k.pe.blockStep(s.actor(), fmt.Sprintf("%s %d starts", what, n)))
				d.takers = append(d.takers, s)
			}
		}
	}
	for _, e := range d.ended {
		d.steps = append(d.steps, e.k.pe.blockStep(e.actor(), fmt.Sprintf("block %d has ended", e.rank)))
		d.takers = append(d.takers, e)
	}
}

// start starts the block, or the blocks of the cluster.
func (s *blockStart) start() {
	d := &s.k.w.directed
	d.unstarted[s.k] = slices.DeleteFunc(d.unstarted[s.k], func(n int) bool { return n == s.cluster })
	s.k.pe.resident += s.k.startCluster(s.cluster)
}

// end makes room for others.
func (e *blockEnd) end() {
	d := &e.k.w.directed
	d.ended = slices.DeleteFunc(d.ended, func(o *blockEnd) bool { return o == e })
	e.k.pe.resident--
	e.k.pe.fill()
}

// landing is the arrival of operation i of a segment.
type landing struct {
	s *segment
	i int
}

func (l landing) op() *xfer { return l.s.ops[l.i] }

// Step announces what the thread does next to memory that others can reach, and waits for
// its turn. The thread does not go on before the wait is over, or before changed says
// that words have changed at which it has looked again and again. await is what the director
// knows of either. The step comes after the operations with the notes after.
func (t *thread) Step(accesses []Access, wait *threadapi.Call, changed func() bool, await *Await, after []any) {
	if t.w.cfg.Director == nil {
		return
	}
	t.step = &announced{accesses, wait, changed, await, after}
	if await != nil {
		t.w.cfg.Director.Waits(Step{Actor: t.Actor(), Accesses: accesses, Await: await})
	}
	t.call(func(w *World, t *thread) { w.sched.yield(t) })
	t.step, t.idle = nil, 0
}

// Pass tells the director of an order; see Director.
func (t *thread) Pass(from, to any) { t.w.directed.pass(from, to) }

// Actor returns the thread as the director knows it.
func (t *thread) Actor() Actor { return Actor{t.pe.rank, t.k.number, t.b.rank*t.k.size + t.rank} }

func (d *directed) pass(from, to any) {
	if d := d.w.cfg.Director; d != nil {
		d.Pass(from, to)
	}
}

// passAll is pass to a thread or to all threads of a group.
func (d *directed) passAll(from any, to party) {
	if d.w.cfg.Director == nil {
		return
	}
	switch to := to.(type) {
	case *thread:
		d.pass(from, to.Actor())
	case *group:
		for _, t := range to.waiting {
			d.pass(from, t.Actor())
		}
	}
}

func (x *xfer) actor() Actor { return Actor{PE: x.pe.rank, Number: int(x.seq)} }

// Awaits returns the await of a call that waits, of which the thread does not take the result if it is
// unused.
func Awaits(c *threadapi.Call, unused bool) *Await {
	a := &Await{Holds: func(memory []byte) bool {
		at := *c
		at.Word.Base = unsafe.Pointer(unsafe.SliceData(memory))
		return over(&at)
	}}
	switch {
	case !unused || c.Op.Params[0] == op.Line:
	case c.Cmp == op.CmpGE || c.Cmp == op.CmpGT:
		a.Sign = 1
	case c.Cmp == op.CmpLE || c.Cmp == op.CmpLT:
		a.Sign = -1
	}
	return a
}

// can says that the thread can take the step that it has announced.
func (t *thread) can() bool {
	a := t.step
	switch c := a.wait; {
	case a.changed != nil && !a.changed(), !t.w.directed.free(&a.after, t.Actor()):
		return false
	case c == nil:
		return true
	case c.Op.Family == op.AMO: // it comes after what a fence has put before it
		to := t.pe.channels[c.PE]
		return to.first == to.last
	default:
		return over(c)
	}
}

// over says that a wait is over.
func over(c *threadapi.Call) bool {
	switch {
	case c.Op.Family == op.Wait:
		return satisfied(c)
	case c.Op.Params[0] == op.Line:
		h := lineWords(c.Word.Base)
		return *h[0]>>32 == c.Cond && *h[1]>>32 == c.Cond
	}
	return op.Compare(*(*uint64)(c.Word.Base), c.Cmp, c.Value)
}

// next returns what runs next under a director, nil if nothing can.
func (d *directed) next() runnable {
	s := &d.w.sched
	// All launches begin that can, before what they do is known to be over.
	if i := slices.IndexFunc(s.ready, func(r runnable) bool { _, ok := r.(*stream); return ok }); i >= 0 {
		r := s.ready[i]
		s.remove(i)
		return r
	}
	for i, r := range s.ready {
		switch r := r.(type) {
		case *thread:
			if r.step != nil || r.idle > idleTurns {
				continue
			}
		case *block:
			if r.started+1 == r.size {
				s.remove(i)
			}
			return r.start()
		}
		s.remove(i)
		return r
	}
	d.steps, d.takers = d.steps[:0], d.takers[:0]
	for _, r := range s.ready {
		if t := r.(*thread); t.step != nil && t.can() {
			d.steps = append(d.steps, Step{Actor: t.Actor(), Accesses: t.step.accesses, Await: t.step.await})
			d.takers = append(d.takers, t)
		}
	}
	for _, c := range d.w.net.channels {
		for _, l := range c.landings(nil) {
			if x := l.op(); x.dataAhead() || d.free(&x.after, x.actor()) {
				d.steps = append(d.steps, Step{Actor: x.actor(), Accesses: x.reach(), To: x.to, Note: x.note})
				d.takers = append(d.takers, &l)
			}
		}
	}
	d.blocks()
	if len(d.steps) > 0 {
		// One order, in whatever way the network and the scheduler keep them.
		order := make([]int, len(d.steps))
		for i := range order {
			order[i] = i
		}
		slices.SortFunc(order, func(i, j int) int { return d.steps[i].Actor.Compare(d.steps[j].Actor) })
		steps := make([]Step, len(order))
		for at, i := range order {
			steps[at] = d.steps[i]
		}
		d.forced = 0
		return s.take(d.takers[order[d.w.cfg.Director.Next(steps)]])
	}
	return d.force()
}

// Compare puts actors in one order.
func (a Actor) Compare(b Actor) int {
	return cmp.Or(cmp.Compare(a.PE, b.PE), cmp.Compare(a.Launch, b.Launch), cmp.Compare(a.Number, b.Number))
}

// take takes r off the list of what can run, if it is there.
func (s *scheduler) take(r runnable) runnable {
	if i := slices.Index(s.ready, r); i >= 0 {
		s.ready = slices.Delete(s.ready, i, i+1)
	}
	return r
}

// force returns a thread that has nothing to do but to wait or to look again, nil if there
// is none. Those that wait come first: they park, for the report.
func (d *directed) force() runnable {
	s := &d.w.sched
	for _, r := range s.ready {
		if t := r.(*thread); t.step != nil && t.step.changed == nil {
			return s.take(t)
		}
	}
	if len(s.ready) == 0 {
		return nil
	}
	t := s.take(s.ready[0]).(*thread)
	t.idle = 0
	if t.step != nil {
		d.forced++
	}
	if d.forced > forcedSteps {
		d.forced = 0
		t.step = nil
		msg := "hang: the thread reads the same value again and again, and nothing is left that could change it"
		if t.k.started < t.k.blocks {
			msg = t.k.starvation()
		}
		d.w.throw(t, &raised{kind: fault.Wait, msg: msg})
	}
	return t
}

// free says that the operations with some notes have arrived, so that what comes after them may happen. Then none are
// left to wait for.
func (d *directed) free(before *[]any, by Actor) bool {
	for _, n := range *before {
		if !d.over[n] {
			return false
		}
	}
	for _, n := range *before {
		d.pass(n, by)
	}
	*before = nil
	return true
}

// arrived notes that an operation has arrived, or its data, which has a note.
func (d *directed) arrived(x *xfer, note any) {
	if d.w.cfg.Director == nil || x.note == nil {
		return
	}
	if d.over == nil {
		d.over, d.halves = map[any]bool{}, map[any]bool{}
	}
	if first := x.half && !d.halves[note]; first {
		d.halves[note] = true
	} else {
		d.over[note] = true
	}
	d.pass(x.actor(), note)
}

// reach returns the memory that others may look at while the operation arrives.
func (x *xfer) reach() []Access {
	var list []Access
	at := func(p unsafe.Pointer, n uintptr, adds bool, x uint64) {
		a := Access{Lo: uintptr(p), Hi: uintptr(p) + n, Mode: Writes}
		if adds {
			shift := 64 - 8*n
			a.Mode, a.Add = Adds, int64(x<<shift)>>shift
		}
		list = append(list, a)
	}
	if x.n > 0 && !x.get {
		n := x.n
		if x.piece != 0 {
			n = (n/x.piece-1)*x.dstStride + x.piece
		}
		at(x.dst, n, false, 0)
	}
	if a := x.amo; a.word != nil {
		adds := a.op.Update == op.Increment || a.op.Update == op.Add && a.typ.IsInt()
		x := a.value
		if a.op.Update == op.Increment {
			x = 1
		}
		at(a.word, uintptr(a.typ.Bits()/8), adds, x)
	}
	if x.sig != nil && !x.dataAhead() {
		at(unsafe.Pointer(x.sig), 8, x.sigop == op.SignalAdd, x.value)
		if x.sigop == op.SignalSet {
			list[len(list)-1].Set = func() []byte {
				if !x.pe.w.notes.checker.Covers(x.note) {
					return nil
				}
				return binary.NativeEndian.AppendUint64(nil, x.value)
			}
		}
	}
	return list
}

// land delivers the whole operation: its data, and then its signal. Data that comes ahead of its signal is a step of its own.
func (l *landing) land(w *World) {
	if x := l.op(); x.data() && !x.dataAhead() {
		w.deliverOne(*l)
	}
	w.deliverOne(*l)
}
