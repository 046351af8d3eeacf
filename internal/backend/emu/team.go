package emu

import (
	"fmt"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// team is a set of PEs and the collective calls that they make. The calls of each
// PE on a team are numbered; those with one number form a round, and have to be the
// same call.
type team struct {
	id      int32
	members []int // PEs of the world, by their number in the team
	// contexts is what the hosts have asked for.
	contexts int
	numbers  []int    // numbers in the team by PE of the world, -1 for others
	entered  []int    // by member: how many calls it has made
	inside   []*entry // by member: the call that it is in
	// enqueued and begun count, by member, the calls of its streams, which begin in the
	// order in which the host enqueued them. later are streams whose turn has not come.
	enqueued, begun []uint64
	later           []*stream
	rounds          queue[*round] // that not all members have left
	order           [2]token      // of even and odd rounds that are barriers
}

// newTeam returns a team of some PEs of a world of pes.
func newTeam(id int32, members []int, pes int) *team {
	tm := &team{id: id, contexts: driver.NoContexts, members: members, numbers: make([]int, pes), entered: make([]int, len(members)), inside: make([]*entry, len(members)),
		enqueued: make([]uint64, len(members)), begun: make([]uint64, len(members))}
	for i := range tm.numbers {
		tm.numbers[i] = -1
	}
	for i, pe := range members {
		tm.numbers[pe] = i
	}
	return tm
}

// round is one collective call of all members.
type round struct {
	team    *team
	number  int
	entries []*entry // by member, nil before its call
	ready   int      // members that have done their part
	left    int      // members that have returned from the call
	broken  bool     // a PE failed in its call: the others wait in vain
	token   token    // what the members did before their part
	last    *sender  // who came last, for the trace
	// arrived holds for each member what others have sent to it.
	arrived []arrival
}

// arrival is what has come to a member of a round.
type arrival struct {
	round  *round
	member int
	count  int
	token  token
}

// entry is the call of one PE in a round.
type entry struct {
	call   threadapi.Call
	by     *thread // who acts for its warp or block
	on     *stream // that makes the call, if no thread does
	where  string  // the place of a stream's call
	member int
	src    []byte // what it sends
	order  order  // in which a reduction combines
	waits  party  // until the round is over for the PE, nil before and behind that
}

// String returns the call as a user writes it.
func (e *entry) String() string {
	if e.on == nil {
		c := callOf(&e.call)
		return c.String()
	}
	return onStreamText(e.call.Op, e.where)
}

// pe is the PE that makes the call.
func (e *entry) pe() *pe {
	if e.on != nil {
		return e.on.pe
	}
	return e.by.pe
}

// whose says who is in the call.
func (e *entry) whose() string {
	if e.on != nil {
		return "a stream waits in " + e.String()
	}
	return fmt.Sprintf("block %v thread %s waits in %v", dim(e.by.b.idx), threadName(e.by), e)
}

// member returns a team and this PE's number in it. It fails for a team that does
// not exist, or that the PE is not a member of.
//
//go:norace
func (t *thread) member(o *op.Op, id int32) (*team, int) {
	if t.abort {
		panic(unwind{})
	}
	tm := t.w.teams.get(id, t.pe.rank)
	if tm == nil || tm.numbers[t.pe.rank] < 0 {
		panic(&raised{kind: fault.Team, text: o.Name})
	}
	return tm, tm.numbers[t.pe.rank]
}

// enter has a PE enter its next round of the team, by thread t. It returns nil if
// the call is refused.
func (w *World) enter(t *thread, c threadapi.Call) (*round, *entry) {
	e := &entry{call: c, by: t}
	rd, refused := w.takePart(e)
	if refused != "" {
		w.throw(t, wrong("%s", refused))
		return nil, nil
	}
	return rd, e
}

// takePart has a PE enter its next round of the team that its call names. If the call is
// refused, takePart says why.
func (w *World) takePart(e *entry) (rd *round, refused string) {
	tm := w.teams.get(e.call.Team, e.pe().rank)
	me := tm.numbers[e.pe().rank]
	if o := tm.inside[me]; o != nil {
		return nil, fmt.Sprintf("%v is called twice at once on PE %d: %s; one thread, warp or block of a PE, or a stream, calls it at a time on one team",
			e, e.pe().rank, o.whose())
	}
	rd = tm.rounds.at(tm.entered[me], tm.newRound)
	for _, o := range rd.entries {
		if o == nil {
			continue
		}
		if what := e.differs(o); what != "" {
			return nil, fmt.Sprintf("the PEs of team %d make different calls: %s; PE %d called %v%s",
				tm.id, what, o.pe().rank, o, w.whereIs(o))
		}
		break // the others were compared with it
	}
	e.member = me
	tm.entered[me]++
	tm.inside[me] = e
	rd.entries[me] = e
	w.tracer.cameTo(rd, e)
	return rd, ""
}

// differs says in what a call differs from that of another PE, "" if in nothing that
// matters.
func (e *entry) differs(o *entry) string {
	switch {
	case e.on != nil && o.on == nil:
		return e.call.Op.Name + " on a stream here, in a kernel there"
	case e.on == nil && o.on != nil:
		return e.call.Op.Name + " in a kernel here, on a stream there"
	}
	return mismatch(&e.call, &o.call)
}

func (tm *team) newRound(number int) *round {
	rd := &round{team: tm, number: number, entries: make([]*entry, len(tm.members)), arrived: make([]arrival, len(tm.members))}
	for i := range rd.arrived {
		rd.arrived[i].round, rd.arrived[i].member = rd, i
	}
	return rd
}

// whereIs says where the thread of an entry waits, if it does.
func (w *World) whereIs(e *entry) string {
	if t := e.by; t != nil && t.state == parked && t.w != nil {
		w.probe(t)
		if file, line := t.place(); file != "" {
			return fmt.Sprintf(" at %s:%d", file, line)
		}
	}
	return ""
}

// over reports whether the round is over for a member: all have done their part, or,
// where data of one PE alone is to come, that is here.
func (rd *round) over(e *entry) bool {
	n := len(rd.team.members)
	switch o := e.call.Op; {
	case o.Family == op.SyncOp || o.Reduces():
		return rd.ready == n && !rd.broken
	case o.Rooted():
		return rd.arrived[e.member].count > 0
	}
	return rd.arrived[e.member].count == n
}

// await has p, who acts for a PE that has done its part, wait until the round is over
// for the PE.
func (w *World) await(rd *round, e *entry, p party) {
	e.waits = p
	rd.ready++
	w.advance(rd)
}

// advance lets those go on for whom the round is over.
func (w *World) advance(rd *round) {
	for _, e := range rd.entries {
		if e == nil || e.waits == nil || !rd.over(e) {
			continue
		}
		p := e.waits
		e.waits = nil
		p.proceed(w)
		rd.leave(e)
	}
}

// leave records a member that has returned from the call.
func (rd *round) leave(e *entry) {
	tm := rd.team
	tm.inside[e.member] = nil
	rd.left++
	tm.rounds.trim(func(rd *round) bool { return rd.left == len(tm.members) })
}

// abandon takes those who have failed off the team.
func (tm *team) abandon(failed func(e *entry) bool) {
	for _, e := range tm.inside {
		if e != nil && failed(e) {
			e.waits = nil
			tm.rounds.at(tm.entered[e.member]-1, nil).broken = true
			tm.inside[e.member] = nil
		}
	}
}

// land records what has come to a member of a round.
func (w *World) land(a *arrival) {
	a.count++
	w.advance(a.round)
}
