package emu

import (
	"slices"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/base/race"
)

// xfer is an operation on its way: a put, a get that was not waited for, an
// atomic, an update of a signal, or a put with such an update after it.
type xfer struct {
	pe  *pe // that issued it
	to  int // the PE it goes to
	seg *segment
	seq uint64 // in the order of issue on its PE

	dst, src unsafe.Pointer
	n        uintptr // bytes left to copy
	split    bool    // a part has been delivered
	get      bool
	late     bool   // a put whose source is read when it is delivered, or flushed
	word     uint64 // the source of P
	buf      []byte // the copied source of a blocking put

	// The bytes of one piece of a strided transfer, 0 for another, and from one
	// to the next at the destination and at the source.
	piece, dstStride, srcStride uintptr

	amo amo

	sig   *uint64
	value uint64
	sigop int32
	half  bool // of a line, whose halves have one note

	delivery op.Delivery // what a fence does to it

	then *arrival // that it is in a collective
	note any      // for the checker
	// after are the notes of those that come before it, under a director.
	after []any
	by    *sender // for the trace

	// For the race detector.
	in, back chan struct{}
	lo, hi   uintptr // what the agent copies
	take     bool    // the agent copies the source
	update   bool    // the agent updates the signal, or the word of the atomic
	quit     bool
	copied   token // what the agent has copied
}

// channel is the way from one PE to another.
type channel struct {
	from  *pe
	to    int
	index int // in network.channels, or -1
	// far says that operations do at the PE what World.far says.
	far bool
	// Operations of a segment arrive in any order, those of the first
	// segment before those of the next: a fence starts a new one.
	first, last *segment
}

// segment is the operations of a channel between two fences.
type segment struct {
	ops     []*xfer
	used    bool // an operation was issued in it
	prev    *segment
	next    *segment
	arrived token
}

// gate is, for a director, the beginning of a segment, and after it the end.
type gate struct {
	s   *segment
	end bool
}

// add puts an operation on its way.
func (w *World) add(x *xfer) {
	p := x.pe
	p.issued++
	p.pending++
	x.seq = p.issued
	c := p.channels[x.to]
	x.seg = c.last
	if x.get {
		x.seg = c.first // a fence does not order gets
	}
	x.seg.used = true
	x.seg.ops = append(x.seg.ops, x)
	if !c.far {
		w.directed.pass(gate{x.seg, false}, x.actor())
	}
	if w.cfg.Director != nil {
		x.after = w.notes.checker.After(x.note)
	}
	w.net.add(c)
	w.net.load++
	w.sched.progress++
}

// fence orders the operations that the PE has issued before those to come.
func (p *pe) fence() {
	for _, c := range p.channels {
		if c.last.used {
			n := &segment{prev: c.last}
			c.last.next = n
			c.last = n
			c.trim()
		}
	}
}

// order does what an operation of a PE does to those before it without waiting for any. Under a director, the checker
// knows which operations come after a fence, and for which Quiet waits.
func (w *World) order(p *pe, e op.Effect) {
	directed := w.cfg.Director != nil
	if e == op.Frees || directed && e == op.Completes {
		p.takeSources()
	}
	if e == op.Frees {
		return
	}
	if !directed {
		p.fence()
	}
	w.images.publish(p)
}

// takeSources copies the sources of the puts that are on their way from the PE, so
// that they may be written.
func (p *pe) takeSources() {
	for _, c := range p.channels {
		for s := c.first; s != nil; s = s.next {
			for _, x := range s.ops {
				switch {
				case !x.late:
				case x.in != nil:
					x.tell(func() { x.take = true })
				default:
					x.gather()
				}
			}
		}
	}
}

// quieting is someone who waits until the operations that a PE has issued so far
// are complete.
type quieting struct {
	k    *kernel // whose thread waits, nil for a stream
	by   party   // who waits, nil for a stream
	last uint64  // number of the last operation
	left int     // operations up to it that are not complete
	// covers says which operations it waits for, nil for all.
	covers func(to int, get bool) bool
	then   func()
}

// quiet calls then when the operations that the PE has issued so far are
// complete, of which covers says which, or all. Others run meanwhile.
func (w *World) quiet(p *pe, k *kernel, by party, covers func(to int, get bool) bool, then func()) {
	left := p.pending
	w.directed.passAll(p, by)
	if covers != nil {
		left = p.count(covers)
		p.fence()
		p.takeSources()
		for _, c := range p.channels {
			if covers(c.to, false) {
				w.directed.passAll(p.place(c.to, false), by)
			}
		}
	}
	if left == 0 {
		then()
		return
	}
	p.quieting = append(p.quieting, &quieting{k, by, p.issued, left, covers, then})
	w.net.quieters++
}

// count returns how many operations are on their way.
func (p *pe) count(covers func(to int, get bool) bool) (n int) {
	for _, c := range p.channels {
		for s := c.first; s != nil; s = s.next {
			for _, x := range s.ops {
				if covers(x.to, x.get) {
					n++
				}
			}
		}
	}
	return n
}

// completed records a complete operation.
func (p *pe) completed(seq uint64, to int, get bool) {
	p.pending--
	done := Actor{PE: p.rank, Number: int(seq)}
	p.w.directed.pass(done, p.place(to, get))
	if len(p.quieting) == 0 {
		return
	}
	var over []*quieting
	p.quieting = slices.DeleteFunc(p.quieting, func(q *quieting) bool {
		if seq <= q.last && (q.covers == nil || q.covers(to, get)) {
			p.w.directed.passAll(done, q.by)
			q.left--
		}
		if q.left == 0 {
			over = append(over, q)
		}
		return q.left == 0
	})
	p.w.net.quieters -= len(over)
	for _, q := range over {
		q.then()
	}
}

// trim drops segments that have arrived.
func (c *channel) trim() {
	for len(c.first.ops) == 0 && c.first.next != nil {
		d, next := &c.from.w.directed, gate{c.first.next, false}
		d.pass(gate{c.first, false}, next)
		d.pass(gate{c.first, true}, next)
		c.first = c.first.next
		for _, x := range c.first.ops {
			if !c.far {
				d.pass(next, x.actor())
			}
		}
		if c.first.prev != nil {
			c.first.prev.prev = nil
		}
	}
}

// deliver delivers an operation of the channel, or a part of it.
func (w *World) deliver(c *channel) {
	if !c.far { // all of the first segment can arrive
		w.deliverOne(landing{c.first, w.rng.below(len(c.first.ops))})
		return
	}
	w.net.landings = c.landings(w.net.landings[:0])
	w.deliverOne(w.net.landings[w.rng.below(len(w.net.landings))])
}

// deliverOne delivers an operation, or a part of it.
func (w *World) deliverOne(l landing) {
	x := l.op()
	c := x.pe.channels[x.to]
	w.sched.progress++
	switch {
	case x.n > 0:
		lo := uintptr(0)
		if !x.split && x.n >= 32 && w.cfg.Director == nil && w.rng.next()&3 == 0 {
			// The end arrives before the beginning.
			x.split = true
			lo = x.n / 2 &^ 7
		}
		if w.cfg.Trace != nil {
			w.tracef("deliver %d bytes from PE %d to PE %d", x.n-lo, c.from.rank, c.to)
		}
		x.copy(lo, x.n)
		if lo == 0 && x.sig == nil {
			w.notes.arrived(x.note)
		}
		w.written(x, lo, x.n)
		w.tracer.updated(c.to, unsafe.Add(x.dst, lo), x.n-lo, x.by)
		x.n = lo
		if lo == 0 && x.sig != nil && x.delivery != op.AsTable {
			w.directed.arrived(x, DataOf{x.note})
		}
		if lo > 0 || x.sig != nil {
			return
		}
	case x.amo.word != nil:
		x.updateWord()
		w.history.updated(x.amo.word, c.from.rank)
		w.tracer.updated(c.to, x.amo.word, uintptr(x.amo.typ.Bits()/8), x.by)
		w.notes.arrived(x.note)
		if w.cfg.Trace != nil {
			w.tracef("%s from PE %d to PE %d", x.amo.op.Name, c.from.rank, c.to)
		}
		w.signals.wakeAt(x.amo.word, 8, &w.sched)
		w.lookAgain(w.pes[c.to])
	case x.sig != nil:
		x.signal()
		w.history.updated(unsafe.Pointer(x.sig), c.from.rank)
		w.tracer.updated(c.to, unsafe.Pointer(x.sig), 8, x.by)
		w.notes.arrived(x.note)
		if w.cfg.Trace != nil {
			w.tracef("signal from PE %d to PE %d: %d", c.from.rank, c.to, peek(x.sig))
		}
		w.signals.wake(x.sig, &w.sched)
		w.holding.wake(&w.sched)
		w.lookAgain(w.pes[c.to])
	}
	w.arrived(l)
}

// arrived takes an operation off its channel.
func (w *World) arrived(l landing) {
	s, x := l.s, l.op()
	c := x.pe.channels[x.to]
	p, seq, to, get := x.pe, x.seq, x.to, x.get
	if x.in != nil {
		x.tell(func() { x.quit = true }) // while its segment knows those before it
	}
	s.ops = replaced(s.ops, l.i)
	w.directed.pass(x.actor(), gate{s, true})
	w.directed.arrived(x, x.note)
	c.trim()
	w.net.load--
	w.net.settled(c)
	if x.then != nil {
		defer w.land(x.then)
	}
	defer p.completed(seq, to, get)
	if x.in == nil {
		w.net.keep(x)
	}
}

// flush delivers what nobody waited for, so that the race detector sees it.
func (w *World) flush() {
	for w.net.busy() {
		w.deliver(w.net.any())
	}
}

// copy copies the bytes from lo to hi.
func (x *xfer) copy(lo, hi uintptr) {
	if x.in != nil {
		x.tell(func() { x.lo, x.hi = lo, hi })
		return
	}
	x.move(lo, hi)
}

// signal updates the signal.
func (x *xfer) signal() {
	if x.in != nil {
		x.tell(func() { x.update = true })
	}
	x.apply()
}

// apply writes the signal. The race detector does not see that: it knows the order that a wait gives,
// and not that a plain access races with an update.
//
//go:norace
func (x *xfer) apply() {
	if x.sigop == op.SignalAdd {
		*x.sig += x.value
	} else {
		*x.sig = x.value
	}
}

// tell has the agent do what set asks for.
func (x *xfer) tell(set func()) {
	x.lo, x.hi, x.take, x.update = 0, 0, false, false
	set()
	handOver(x.in)
	waitFor(x.back)
}

// acquireBefore comes after what has arrived of the segments before this one.
//
//go:norace
func (s *segment) acquireBefore() {
	for p := s.prev; p != nil; p = p.prev {
		race.Acquire(p.arrived.ptr())
	}
}

// agent delivers the operation for the race detector. It comes after what the issuing
// thread did before it issued the operation. Behind a fence it also comes after the
// operations before the fence. Quiet comes after the whole delivery, and a wait for the
// signal after that of the data.
//
//go:norace
func (x *xfer) agent() {
	for {
		waitFor(x.in)
		if x.hi > x.lo || x.update {
			if !x.get && !x.unfenced() {
				x.seg.acquireBefore()
			}
		}
		if x.hi > x.lo {
			x.move(x.lo, x.hi)
			race.ReleaseMerge(x.copied.ptr())
			if x.late {
				race.ReleaseMerge(x.pe.flushed.ptr())
			}
		}
		if x.take {
			x.gather()
			race.ReleaseMerge(x.pe.flushed.ptr())
		}
		switch {
		case !x.update:
		case x.sig == nil:
			x.amo.apply(x.pe.w, x.pe)
			x.amo.release(x.pe.w)
		default:
			if x.sigop == op.SignalAdd {
				race.ReleaseMerge(unsafe.Pointer(x.sig))
			} else {
				race.Release(unsafe.Pointer(x.sig))
			}
		}
		quit := x.quit
		if quit {
			race.ReleaseMerge(x.pe.quieted.ptr())
			if x.then != nil {
				race.ReleaseMerge(x.then.token.ptr())
			}
			// Gets, and puts that no fence orders, have not come after the segments before theirs. Who comes after
			// their segment comes after those too.
			x.seg.acquireBefore()
			for s := x.seg; s != nil; s = s.next {
				race.ReleaseMerge(s.arrived.ptr())
			}
		}
		handOver(x.back)
		if quit {
			return
		}
	}
}
