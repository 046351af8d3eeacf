package emu

import (
	"context"
	"fmt"
	"slices"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/base/race"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// The functions of this file perform the operations that hosts enqueue on streams. A stream
// sends as threads do, and its collectives are rounds of the team.

func (s *stream) Communicate(_ context.Context, c *driver.HostCall) error {
	own := *c
	return s.put(c.Op.Name, &item{kind: itemComm, comm: &own})
}

func (s *stream) Places() bool { return true }

// onStreamText returns an operation on a stream as a user knows it.
func onStreamText(o *op.Op, where string) string {
	text := o.Name + " on a stream"
	if where != "" {
		text += " at " + where
	}
	return text
}

// commText is onStreamText of an item.
func commText(it *item) string { return onStreamText(it.comm.Op.Op, it.comm.Where) }

// take gives a collective operation its turn on the team. The caller holds hosts.mu.
func (ts *teams) take(p *pe, it *item) error {
	if !it.comm.Op.Collective() {
		return nil
	}
	tm := ts.get(it.comm.Team, p.rank)
	if tm == nil || tm.numbers[p.rank] < 0 {
		return fmt.Errorf("PE %d is not a member of team %d, or the team was destroyed", p.rank, it.comm.Team)
	}
	me := tm.numbers[p.rank]
	it.team, it.turn = tm, tm.enqueued[me]
	tm.enqueued[me]++
	return nil
}

// onStream returns an operation on a stream as a block calls it.
//
//go:norace
func onStream(c *driver.HostCall) threadapi.Call {
	own := threadapi.Call{Op: c.Op.Op, Scope: op.Block, Operands: op.OperandsAs(&c.Operands, emulated)}
	own.Elem = max(own.Elem, 1)
	return own
}

// emulated returns memory as threads have it.
//
//go:norace
func emulated(m driver.Mem) threadapi.Mem { return m.Emu }

// communicate begins an operation.
func (s *stream) communicate(it *item) {
	w, o := s.pe.w, it.comm.Op
	switch {
	case o.Collective():
		s.meet(it)
	case o.Effect == op.Completes:
		s.order(it)
		covers := w.covers(s.pe, o.Op, nil)
		w.quiet(s.pe, nil, nil, covers, func() { s.pe.noteComplete(covers); s.over(it) })
	case o.Blocks:
		s.order(it)
		s.look(it)
	default:
		s.order(it)
		s.noteSent(it)
		w.issued(s)
		s.next()
	}
}

// resume goes on with an operation that had to wait.
func (s *stream) resume() {
	if it := s.busy; it.comm.Op.Collective() {
		s.meet(it)
	} else {
		s.look(it)
	}
}

// issued puts what a stream sends on its way.
func (w *World) issued(s *stream) {
	for _, x := range s.sent {
		if w.tracer.on() {
			x.by = w.tracer.streamSender(s, s.busy.comm.Where)
		}
		w.add(x)
	}
	clear(s.sent)
	s.sent = s.sent[:0]
}

// over ends the item, unless the PE has failed meanwhile.
func (s *stream) over(it *item) {
	if s.busy != it {
		return
	}
	s.tell((*stream).doOver)
	s.next()
}

// part does what an operation does at once, and makes the operations that are delivered
// later. It runs on the stream's agent.
//
//go:norace
func (s *stream) part(it *item) {
	c := it.comm
	switch {
	case c.Op.Collective():
		rd := s.round
		if c.Op.Family == op.SyncOp {
			race.ReleaseMerge(rd.order())
		} else if rd.begin(s.entry) {
			for j := range rd.team.members {
				s.send(rd.part(s.pe.w, s.entry, j))
			}
		}
	case c.Op.Family == op.RMA || c.Op.Family == op.Sig && !c.Op.Blocks:
		r := onStream(c)
		if x, sig := s.pe.w.transfer(s.pe, &r); x != nil {
			s.send(x)
			if sig != nil {
				s.send(sig)
			}
		}
	}
}

// send has an operation put on its way when the agent has done its part.
//
//go:norace
func (s *stream) send(x *xfer) {
	s.pe.w.depart(x)
	s.sent = append(s.sent, x)
}

// signal is the word that a stream waits for.
func (it *item) signal() *uint64 { return (*uint64)(it.comm.Word.Emu.Base) }

// satisfied reports whether the signal compares true.
func (it *item) satisfied() bool { return op.Compare(peek(it.signal()), it.comm.Cmp, it.comm.Value) }

// look ends the wait for a signal if it is over. The signal is read when the stream's turn
// comes, not when it changes: a value that was replaced in between is missed.
func (s *stream) look(it *item) {
	w := s.pe.w
	if it.satisfied() {
		s.noteAwaited(it)
		s.over(it)
		return
	}
	w.holding = append(w.holding, s)
	w.sched.progress++
}

// heldStreams are the streams that wait for signals.
type heldStreams []*stream

// wake lets the streams go on whose waits are over, and reports whether there are any.
func (h *heldStreams) wake(sched *scheduler) bool {
	return h.drop(func(s *stream) bool {
		over := s.busy.satisfied()
		if over {
			s.queued = true
			sched.add(s)
		}
		return over
	})
}

// leave forgets the streams of a PE that has failed.
func (h *heldStreams) leave(p *pe) {
	h.drop(func(s *stream) bool { return s.pe == p })
}

// drop forgets streams, and reports whether there are any.
func (h *heldStreams) drop(over func(s *stream) bool) bool {
	before := len(*h)
	*h = slices.DeleteFunc(*h, over)
	return len(*h) < before
}

// meet has the stream take part in a round of the team when its turn has come.
func (s *stream) meet(it *item) {
	w, c, tm := s.pe.w, it.comm, it.team
	if w.teams.get(tm.id, s.pe.rank) != tm {
		s.refuse(it, "the team was destroyed before the stream came to it")
		return
	}
	me := tm.numbers[s.pe.rank]
	if o := tm.inside[me]; it.turn != tm.begun[me] || o != nil && o.on != nil {
		tm.later = append(tm.later, s)
		return
	}
	tm.begun[me]++
	e := &entry{on: s, where: c.Where, call: onStream(c)}
	rd, wrong := w.takePart(e)
	if wrong != "" {
		s.refuse(it, wrong)
		return
	}
	s.round, s.entry = rd, e
	s.order(it)
	s.noteSent(it)
	w.issued(s)
	ready := func() {
		if s.busy != it {
			return
		}
		e.order = w.rng.newOrder(len(rd.entries))
		w.sched.progress++
		w.await(rd, e, &inRound{rd, e})
	}
	if c.Op.Effect == op.Completes {
		covers := w.covers(s.pe, c.Op.Op, tm)
		w.quiet(s.pe, nil, nil, covers, func() { s.pe.noteComplete(covers); ready() })
	} else {
		ready()
	}
}

// refuse fails the PE for a call that does not fit those of the other PEs.
func (s *stream) refuse(it *item, wrong string) {
	s.pe.fail(fmt.Errorf("%s: %w: %s", commText(it), driver.ErrNotSymmetric, wrong))
}

// inRound is a stream that waits for the end of a round.
type inRound struct {
	rd *round
	e  *entry
}

// proceed implements party.
func (p *inRound) proceed(w *World) {
	s, rd := p.e.on, p.rd
	s.round, s.entry, s.met = rd, p.e, rd.last
	s.tell((*stream).doMet)
	if p.e.call.Op.Family == op.SyncOp && len(rd.entries) == len(w.pes) {
		streams := map[int]any{}
		for _, e := range rd.entries {
			if e.on != nil {
				streams[e.on.pe.rank] = e.on
			}
		}
		w.notes.met(streams)
	}
	s.next()
	rd.team.later = slices.DeleteFunc(rd.team.later, func(o *stream) bool {
		next := o.pe == s.pe
		if next {
			o.queued = true
			w.sched.add(o)
		}
		return next
	})
}

// doMet takes the result, and orders what came before the round before what follows.
//
//go:norace
func (s *stream) doMet() {
	rd, e := s.round, s.entry
	s.round, s.entry = nil, nil
	if e.call.Op.Family == op.SyncOp {
		race.Acquire(rd.order())
		if e.call.Op.Effect == op.Completes {
			s.pe.w.acquireQuieted()
		}
	} else {
		rd.finish(e)
	}
	race.ReleaseMerge(s.finished.ptr())
}

// order is what the members of a barrier have done before it, for the race detector.
func (rd *round) order() unsafe.Pointer { return rd.team.order[rd.number&1].ptr() }

// doOver orders what a wait or Quiet has made visible before what follows.
//
//go:norace
func (s *stream) doOver() {
	if o := s.busy.comm.Op; o.Effect == op.Completes {
		s.pe.w.acquireQuieted()
	} else {
		s.pe.acquireChange(unsafe.Pointer(s.busy.signal()))
	}
	race.ReleaseMerge(s.finished.ptr())
}
