package emu

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
)

// commRound is the calls of one collective, by rank.
type commRound struct {
	ops []*commOp // nil for a rank that has not come, or has ended its communicator since
	sum []byte
}

// over says that the calls of all ranks have all that they need.
func (r *commRound) over() bool {
	return !slices.ContainsFunc(r.ops, func(o *commOp) bool { return o == nil || !o.ready })
}

// link is what one rank sends to another.
type link struct {
	sends, recvs []*commOp
	flights      []*flight
	signals      int // those that have arrived and that no wait has taken
	arrived      token
	waiting      []*commOp // for signals, on the receiver
}

// link returns that from one rank to another.
func (c *clique) link(from, to int) *link {
	l := c.links[[2]int{from, to}]
	if l == nil {
		l = new(link)
		c.links[[2]int{from, to}] = l
	}
	return l
}

// forget takes the calls of a rank that has ended off the link.
func (l *link) forget(c *comm) {
	for _, list := range []*[]*commOp{&l.sends, &l.recvs, &l.waiting} {
		*list = slices.DeleteFunc(*list, func(op *commOp) bool { return op.u.comm == c })
	}
}

// meet brings a call together with those of other ranks.
func (c *clique) meet(op *commOp) {
	me := op.u.comm.rank
	switch op.Kind {
	case driver.NCCLSend:
		l := c.link(me, op.Peer)
		l.sends = append(l.sends, op)
		c.match(l)
	case driver.NCCLRecv:
		l := c.link(op.Peer, me)
		l.recvs = append(l.recvs, op)
		c.match(l)
	case driver.NCCLPutSignal, driver.NCCLSignal:
		c.fly(op)
	case driver.NCCLWaitSignal:
		c.await(op)
	default:
		c.collect(op)
	}
}

// match ends a send and a receive that belong together: those between two ranks meet in
// the order in which each rank makes them.
func (c *clique) match(l *link) {
	if len(l.sends) == 0 || len(l.recvs) == 0 {
		return
	}
	s, r := l.sends[0], l.recvs[0]
	l.sends, l.recvs = l.sends[1:], l.recvs[1:]
	if s.Count != r.Count || s.Type != r.Type {
		c.refuse(s, r, "what is sent and what is received must be of one length and type")
		return
	}
	r.result = s.data
	s.complete(&s.sent, &r.sent)
	r.complete(&s.sent, &r.sent)
}

// collect has a rank take part in a collective.
func (c *clique) collect(op *commOp) {
	me := op.u.comm
	r := c.rounds.at(me.begun, func(int) *commRound { return &commRound{ops: make([]*commOp, len(c.ranks))} })
	me.begun++
	for _, o := range r.ops {
		if o != nil && !o.same(op) {
			c.refuse(o, op, "every rank must make the same calls in the same order, with the same count, type, operator and root")
			return
		}
	}
	op.early = c.w.rng.next()&1 == 0
	r.ops[me.rank] = op
	for rank, o := range r.ops {
		if o == nil || o.ready {
			continue
		}
		if after, ok := r.fill(o, rank); ok {
			o.complete(after...)
		}
	}
	c.rounds.trim((*commRound).over)
}

// same says that two ranks make the same collective call.
func (op *commOp) same(o *commOp) bool {
	sameOp := op.Op == o.Op || op.factor != nil && o.factor != nil
	return op.Kind == o.Kind && op.Count == o.Count && op.Type == o.Type && (!op.Kind.Reduces() || sameOp) && (!op.Kind.Rooted() || op.Peer == o.Peer)
}

// String returns the call for messages, with the PE that makes it and the place.
func (op *commOp) String() string {
	c := op.u.comm
	s := fmt.Sprintf("rank %d (PE %d) calls %v", c.rank, c.p.rank, op.Kind)
	switch op.Kind {
	case driver.NCCLSignal, driver.NCCLWaitSignal:
	default:
		s += fmt.Sprintf(" of %d %v", op.Count, op.Type)
	}
	if op.Kind.Reduces() {
		s += fmt.Sprintf(" by %v", op.Op)
	}
	switch peer := op.Kind.Peer(); peer {
	case "":
	case "root":
		s += fmt.Sprintf(" with root %d", op.Peer)
	default:
		s += fmt.Sprintf(" %s rank %d", peer, op.Peer)
	}
	for i, w := range op.Waits {
		if i == 0 {
			s += " for"
		}
		s += fmt.Sprintf(" %d of rank %d", w.Count, w.Peer)
	}
	return s + " at " + op.Where
}

// refuse fails the GPUs of two ranks whose calls do not fit together.
func (c *clique) refuse(a, b *commOp, rule string) {
	if b.u.comm.p.rank < a.u.comm.p.rank {
		a, b = b, a
	}
	err := fmt.Errorf("%w: NCCL: %v, %v; %s", driver.ErrNotSymmetric, a, b, rule)
	var errs jointFailure
	for _, op := range []*commOp{a, b} {
		op.u.dropped = true
		op.u.comm.p.fail(errs.as(op.u.comm.p.rank, err))
	}
}

// waitText says what the unit waits for: its calls, at most a few.
func (u *unit) waitText() string {
	const shown = 4
	var texts []string
	for _, op := range u.ops {
		if !op.ready {
			texts = append(texts, op.String())
		}
	}
	if more := len(texts) - shown; more > 0 {
		texts = append(texts[:shown], fmt.Sprintf("and %d more", more))
	}
	return "NCCL: " + strings.Join(texts, ", ")
}
