package emu

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
)

// teamCall is what PEs do together about a team.
type teamCall struct {
	// what is the call with its arguments: those who meet make the same.
	what string
	// group are the PEs that make it; nil for size PEs that know each other by
	// id, of which this one is number me.
	group    []int
	id       uint64
	me, size int
	// sets are the members of the teams to make; destroy is one to release.
	sets    [][]int
	destroy *team
	made    []driver.Team // of this PE, one for each of sets that it is in
}

// Members implements driver.Teams: all PEs are on one host.
func (d *device) Members(int32) ([]int, error) {
	all := make([]int, d.Size())
	for i := range all {
		all[i] = i
	}
	return all, nil
}

// SplitStrided implements driver.Teams.
func (d *device) SplitStrided(ctx context.Context, parent driver.Team, start, stride, size int, where string) (driver.Team, error) {
	c := &teamCall{
		what:  fmt.Sprintf("split team %d from %d by %d for %d PEs", parent.ID, start, stride, size),
		group: parent.Members, sets: [][]int{parent.Strided(start, stride, size)},
	}
	if err := d.teamCall(ctx, c, where); err != nil {
		return driver.Team{}, err
	}
	if len(c.made) == 0 {
		return driver.Team{ID: -1, Members: c.sets[0]}, nil
	}
	return c.made[0], nil
}

// Split2D implements driver.Teams.
func (d *device) Split2D(ctx context.Context, parent driver.Team, xRange int, where string) (x, y driver.Team, err error) {
	c := &teamCall{what: fmt.Sprintf("split team %d in rows of %d", parent.ID, xRange), group: parent.Members}
	for i := 0; i < len(parent.Members); i += xRange {
		row, _ := parent.Grid(i, xRange)
		c.sets = append(c.sets, row)
	}
	for i := range min(xRange, len(parent.Members)) {
		_, column := parent.Grid(i, xRange)
		c.sets = append(c.sets, column)
	}
	if err := d.teamCall(ctx, c, where); err != nil {
		return x, y, err
	}
	return c.made[0], c.made[1], nil
}

// TeamID implements driver.Teams.
func (d *device) TeamID(context.Context) (uint64, error) {
	w := d.p.w
	w.hosts.mu.Lock()
	defer w.hosts.mu.Unlock()
	return w.teams.newID(), nil
}

// NewTeam implements driver.Teams.
func (d *device) NewTeam(ctx context.Context, id uint64, me, n int, where string) (driver.Team, error) {
	c := &teamCall{what: fmt.Sprintf("make a team of %d PEs with id %d", n, id), id: id, me: me, size: n}
	if err := d.teamCall(ctx, c, where); err != nil {
		return driver.Team{}, err
	}
	return c.made[0], nil
}

// DestroyTeam implements driver.Teams.
func (d *device) DestroyTeam(ctx context.Context, t driver.Team, where string) error {
	w := d.p.w
	w.hosts.mu.Lock()
	tm := w.teams.get(t.ID)
	w.hosts.mu.Unlock()
	if tm == nil {
		return errors.New("there is no such team")
	}
	return d.teamCall(ctx, &teamCall{what: fmt.Sprintf("destroy team %d", t.ID), group: t.Members, destroy: tm}, where)
}

func (d *device) teamCall(ctx context.Context, c *teamCall, where string) error {
	return d.collective(ctx, &collective{kind: c.what, where: where, team: c})
}

// matchTeamCalls performs calls about teams that all PEs concerned make. The caller
// holds mu.
func (w *World) matchTeamCalls() {
	for _, p := range w.pes {
		if c := p.teamCall(); c != nil {
			w.matchTeamCall(c.team)
		}
	}
}

// teamCall returns the call about a team that a PE waits in, or nil.
func (p *pe) teamCall() *collective {
	if p.call == nil || p.call.coll == nil || p.call.coll.team == nil || p.call.coll.done {
		return nil
	}
	return p.call.coll
}

// matchTeamCall performs the call if all are there. One that makes another call
// with the same PEs, or has closed its device, never comes.
func (w *World) matchTeamCall(tc *teamCall) {
	var there []*pe
	var calls []string
	var err error
	same := true
	for _, p := range w.pes {
		c := p.teamCall()
		switch {
		case tc.group == nil && c != nil && c.team.group == nil && c.team.id == tc.id:
			there = append(there, p)
		case !slices.Contains(tc.group, p.rank):
		case p.closed:
			err = fmt.Errorf("PE %d has closed its device", p.rank)
		case p.err != nil:
			err = p.err
		case c == nil || !slices.Equal(c.team.group, tc.group):
		default:
			there = append(there, p)
			calls = append(calls, fmt.Sprintf("PE %d: %v", p.rank, c))
			same = same && c.team.what == tc.what
		}
	}
	if err == nil && !same {
		err = errors.New(strings.Join(calls, "; "))
	}
	want := len(tc.group)
	if tc.group == nil {
		want = tc.size
		err = w.numbered(tc, there)
	}
	if err == nil && len(there) < want {
		return
	}
	if err != nil {
		err = fmt.Errorf("%w; the PEs of a team make this call together: %w", driver.ErrNotSymmetric, err)
	} else {
		err = w.changeTeams(tc, there)
	}
	var errs together
	for _, p := range there {
		p.call.coll.done = true
		if err != nil {
			p.call.coll.err = errs.as(p.rank, err)
		}
	}
}

// numbered fills in the members of a team made from an id, if all are there, and
// returns an error if two have one number.
func (w *World) numbered(tc *teamCall, there []*pe) error {
	members := make([]int, tc.size)
	for i := range members {
		members[i] = -1
	}
	for _, p := range there {
		o := p.call.coll.team
		switch {
		case o.size != tc.size:
			return fmt.Errorf("PE %d makes a team of %d PEs from the id, another of %d", p.rank, o.size, tc.size)
		case members[o.me] >= 0:
			return fmt.Errorf("PEs %d and %d both are number %d", members[o.me], p.rank, o.me)
		}
		members[o.me] = p.rank
	}
	if len(there) == tc.size {
		for _, p := range there {
			p.call.coll.team.sets = [][]int{members}
		}
	}
	return nil
}

// changeTeams makes or releases the teams of a call.
func (w *World) changeTeams(tc *teamCall, there []*pe) error {
	if tm := tc.destroy; tm != nil {
		for _, e := range tm.inside {
			if e != nil {
				return fmt.Errorf("PE %d is inside %v of the team", e.pe().rank, e)
			}
		}
		w.teams.remove(tm)
		return nil
	}
	for _, members := range tc.sets {
		id, err := w.teams.add(members)
		if err != nil {
			return err
		}
		for _, p := range there {
			if slices.Contains(members, p.rank) {
				c := p.call.coll.team
				c.made = append(c.made, driver.Team{ID: id, Members: members})
			}
		}
	}
	return nil
}
