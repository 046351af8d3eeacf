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
// then. Each stands at its own number. All PEs of a world are on one host, with a GPU each,
// so that the predefined teams hold every PE, or one.
type teams struct {
	pes      int
	byNumber []*team // nil where a team of one PE is predefined
	alone    []*team // those of one PE: for each PE, one for each such number
	ids      uint64  // given out to hosts for teams to make
}

// newTeams returns the predefined teams of a world of pes.
func newTeams(pes int) teams {
	all := make([]int, pes)
	for rank := range all {
		all[rank] = rank
	}
	ts := teams{pes: pes}
	for id := range int32(firstTeam) {
		var tm *team
		if !ofOnePE(id) {
			tm = newTeam(id, all, pes)
		}
		ts.byNumber = append(ts.byNumber, tm)
	}
	for rank := range pes {
		for id := range int32(firstTeam) {
			if ofOnePE(id) {
				ts.alone = append(ts.alone, newTeam(id, []int{rank}, pes))
			}
		}
	}
	return ts
}

// ofOnePE reports whether a predefined team holds one PE: with a host, and a GPU for each.
func ofOnePE(id int32) bool { return id == op.TeamSameMyPENode || id == op.TeamSameGPU }

// get returns the team that has a number on a PE, nil if there is none.
//
//go:norace
func (ts *teams) get(id int32, pe int) *team {
	switch {
	case id < 0 || int(id) >= len(ts.byNumber):
		return nil
	case id == op.TeamSameMyPENode:
		return ts.alone[2*pe]
	case id == op.TeamSameGPU:
		return ts.alone[2*pe+1]
	}
	return ts.byNumber[id]
}

// newID returns an id that no other team has.
func (ts *teams) newID() uint64 {
	ts.ids++
	return ts.ids
}

// add makes a team. The numbers of released ones are used again.
func (ts *teams) add(members []int, contexts int) (int32, error) {
	id := slices.Index(ts.byNumber[firstTeam:], nil) + firstTeam
	if id < firstTeam {
		id = len(ts.byNumber)
		if id == maxTeams {
			return 0, fmt.Errorf("a job has %d teams at most, with those that are predefined", maxTeams)
		}
		ts.byNumber = append(ts.byNumber, nil)
	}
	ts.byNumber[id] = newTeam(int32(id), members, ts.pes)
	ts.byNumber[id].contexts = contexts
	return int32(id), nil
}

// remove releases a team.
func (ts *teams) remove(tm *team) { ts.byNumber[tm.id] = nil }

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

// all yields every team.
func (ts *teams) all() iter.Seq[*team] {
	return func(yield func(*team) bool) {
		for _, tm := range slices.Concat(ts.byNumber, ts.alone) {
			if tm != nil && !yield(tm) {
				return
			}
		}
	}
}
