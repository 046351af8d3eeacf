package emu

import (
	"fmt"
	"iter"
	"slices"

	"github.com/gpuc-go/gpuc/internal/base/op"
)

// firstTeam is the number of the first team that is not predefined, and maxTeams how many
// there can be, as in NVSHMEM.
const (
	firstTeam = 6
	maxTeams  = 32
)

// teams are the teams of a world. Who changes them holds hosts.mu, and no thread runs
// then.
type teams struct {
	pes        int
	predefined [][firstTeam]*team // by PE and number
	made       []*team            // by number, from firstTeam on; nil if released
	ids        uint64             // given out to hosts for teams to make
}

// newTeams returns the predefined teams of a world of pes, of which each has a GPU of its
// own.
func newTeams(pes int, ms *machines) teams {
	ts := teams{pes: pes, predefined: make([][firstTeam]*team, pes)}
	add := func(members []int, ids ...int32) {
		for _, id := range ids {
			tm := newTeam(id, members, pes)
			for _, rank := range members {
				ts.predefined[rank][id] = tm
			}
		}
	}
	all := make([]int, pes)
	for rank := range all {
		all[rank] = rank
		add(all[rank:rank+1], op.TeamSameGPU)
	}
	add(all, op.TeamWorld, op.TeamGPULeaders)
	for _, members := range ms.members {
		add(members, op.TeamShared, op.TeamNode)
	}
	for _, members := range ms.sameNumbers() {
		add(members, op.TeamSameMyPENode)
	}
	return ts
}

// get returns the team that has a number on a PE, nil if there is none.
//
//go:norace
func (ts *teams) get(id int32, pe int) *team {
	switch {
	case id < 0 || int(id) >= firstTeam+len(ts.made):
		return nil
	case id < firstTeam:
		return ts.predefined[pe][id]
	}
	return ts.made[id-firstTeam]
}

// newID returns an id that no other team has.
func (ts *teams) newID() uint64 {
	ts.ids++
	return ts.ids
}

// add makes a team. The numbers of released ones are used again.
func (ts *teams) add(members []int, contexts int) (int32, error) {
	i := slices.Index(ts.made, nil)
	if i < 0 {
		i = len(ts.made)
		if firstTeam+i == maxTeams {
			return 0, fmt.Errorf("a job has %d teams at most, including the predefined ones", maxTeams)
		}
		ts.made = append(ts.made, nil)
	}
	tm := newTeam(int32(firstTeam+i), members, ts.pes)
	tm.contexts = contexts
	ts.made[i] = tm
	return tm.id, nil
}

// remove releases a team.
func (ts *teams) remove(tm *team) { ts.made[tm.id-firstTeam] = nil }

// abandon takes the threads of a launch that has failed off all teams.
func (ts *teams) abandon(k *kernel) {
	for tm := range ts.all() {
		tm.abandon(func(e *entry) bool { return e.by != nil && e.by.k == k })
	}
}

// leave takes the streams of a PE that has failed off all teams.
func (ts *teams) leave(p *pe) {
	for tm := range ts.all() {
		tm.abandon(func(e *entry) bool { return e.on != nil && e.on.pe == p })
		tm.later = slices.DeleteFunc(tm.later, func(s *stream) bool { return s.pe == p })
	}
}

// all yields every team once.
func (ts *teams) all() iter.Seq[*team] {
	return func(yield func(*team) bool) {
		for rank := range ts.predefined {
			for _, tm := range ts.predefined[rank] {
				if tm.members[0] == rank && !yield(tm) {
					return
				}
			}
		}
		for _, tm := range ts.made {
			if tm != nil && !yield(tm) {
				return
			}
		}
	}
}
