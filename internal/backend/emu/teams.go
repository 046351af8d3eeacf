package emu

import (
	"fmt"
	"slices"
)

// numTeams is the number of predefined teams. All hold every PE, since all PEs
// of a world are in one process. firstTeam is the number of the first team that is not
// predefined, and maxTeams how many there can be, as in NVSHMEM.
const (
	numTeams  = 3
	firstTeam = 6
	maxTeams  = 32
)

// teams are the teams of a world. Who changes them holds hosts.mu, and no thread runs
// then. Each stands at its own number; the numbers between the predefined teams and the
// others stay free.
type teams struct {
	pes      int
	byNumber []*team
	ids      uint64 // given out to hosts for teams to make
}

// newTeams returns the predefined teams of a world of pes.
func newTeams(pes int) teams {
	all := make([]int, pes)
	for rank := range all {
		all[rank] = rank
	}
	ts := teams{pes: pes}
	for id := range numTeams {
		ts.byNumber = append(ts.byNumber, newTeam(int32(id), all, pes))
	}
	return ts
}

// get returns the team with a number, nil if there is none.
//
//go:norace
func (ts *teams) get(id int32) *team {
	if id < 0 || int(id) >= len(ts.byNumber) {
		return nil
	}
	return ts.byNumber[id]
}

// newID returns an id that no other team has.
func (ts *teams) newID() uint64 {
	ts.ids++
	return ts.ids
}

// add makes a team. The numbers of released ones are used again.
func (ts *teams) add(members []int) (int32, error) {
	for len(ts.byNumber) < firstTeam {
		ts.byNumber = append(ts.byNumber, nil)
	}
	id := slices.Index(ts.byNumber[firstTeam:], nil) + firstTeam
	if id < firstTeam {
		id = len(ts.byNumber)
		if id == maxTeams {
			return 0, fmt.Errorf("a job has %d teams at most, with those that are predefined", maxTeams)
		}
		ts.byNumber = append(ts.byNumber, nil)
	}
	ts.byNumber[id] = newTeam(int32(id), members, ts.pes)
	return int32(id), nil
}

// remove releases a team.
func (ts *teams) remove(tm *team) { ts.byNumber[tm.id] = nil }

// abandon takes the threads of a launch that has failed off all teams.
func (ts *teams) abandon(k *kernel) {
	for _, tm := range ts.byNumber {
		if tm != nil {
			tm.abandon(func(e *entry) bool { return e.by != nil && e.by.k == k })
		}
	}
}

// leave takes the streams of a PE that has failed off all teams.
func (ts *teams) leave(p *pe) {
	for _, tm := range ts.byNumber {
		if tm != nil {
			tm.abandon(func(e *entry) bool { return e.on != nil && e.on.pe == p })
			tm.later = slices.DeleteFunc(tm.later, func(s *stream) bool { return s.pe == p })
		}
	}
}
