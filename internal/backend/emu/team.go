package emu

import (
	"fmt"

	"github.com/gpuc-go/gpuc/internal/base/engine"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/op"
)

// team is a set of PEs and the collective calls that they make. The calls of each
// PE on a team are numbered; those with one number form a round, and have to be the
// same call.
type team struct {
	id      int32
	members []int // PEs of the world, by their number in the team
	numbers []int // numbers in the team by PE of the world, -1 for others
	entered []int // by member: how many calls it has made
	inside  []*entry
	rounds  queue[*round] // that not all members have left
	order   [2]token      // of even and odd rounds that are barriers
}

// newTeam returns a team of some PEs of a world of pes.
func newTeam(id int32, members []int, pes int) *team {
	tm := &team{id: id, members: members, numbers: make([]int, pes), entered: make([]int, len(members)), inside: make([]*entry, len(members))}
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
	call   engine.Call
	by     *thread // who acts for its warp or block
	member int
	src    []byte // what it sends
	order  order  // in which a reduction combines
	waits  party  // until the round is over for the PE, nil before and behind that
}

// member returns a team and this PE's number in it. It fails for a team that does
// not exist, or that the PE is no member of.
//
//go:norace
func (t *thread) member(o *op.Op, id int32) (*team, int) {
	if t.abort {
		panic(unwind{})
	}
	tm := t.w.teams.get(id)
	if tm == nil || tm.numbers[t.pe.rank] < 0 {
		panic(&raised{kind: fault.Team, text: o.Name})
	}
	return tm, tm.numbers[t.pe.rank]
}

// enter has a PE enter its next round of the team, by thread t. It returns nil if
// the call is refused.
func (w *World) enter(t *thread, c engine.Call) (*round, *entry) {
	tm := w.teams.get(c.Team)
	me := tm.numbers[t.pe.rank]
	if o := tm.inside[me]; o != nil {
		w.throw(t, wrong("%v is called twice at once on PE %d: block %v thread %s waits in %v; one thread, warp or block of a PE calls it at a time on one team",
			callOf(&c), t.pe.rank, dim(o.by.b.idx), threadName(o.by), callOf(&o.call)))
		return nil, nil
	}
	rd := tm.rounds.at(tm.entered[me], tm.newRound)
	for _, o := range rd.entries {
		if o == nil {
			continue
		}
		if what := mismatch(&c, &o.call); what != "" {
			w.throw(t, wrong("the PEs of team %d make different calls: %s; PE %d called %v%s",
				tm.id, what, o.by.pe.rank, callOf(&o.call), w.whereIs(o)))
			return nil, nil
		}
		break // the others were compared with it
	}
	e := &entry{call: c, by: t, member: me}
	tm.entered[me]++
	tm.inside[me] = e
	rd.entries[me] = e
	return rd, e
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
	if t := e.by; t.state == parked && t.w != nil {
		w.probe(t)
		if file, line := userFrame(t.pcs); file != "" {
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

// leave takes account of a member that has returned from the call.
func (rd *round) leave(e *entry) {
	tm := rd.team
	tm.inside[e.member] = nil
	rd.left++
	tm.rounds.trim(func(rd *round) bool { return rd.left == len(tm.members) })
}

// abandon takes the threads of a launch that has failed off the team.
func (tm *team) abandon(k *kernel) {
	for _, e := range tm.inside {
		if e != nil && e.by.k == k {
			e.waits = nil
			tm.rounds.at(tm.entered[e.member]-1, nil).broken = true
			tm.inside[e.member] = nil
		}
	}
}

// land takes account of what has come to a member of a round.
func (w *World) land(a *arrival) {
	a.count++
	w.advance(a.round)
}
