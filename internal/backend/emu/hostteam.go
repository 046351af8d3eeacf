package emu

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
)

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
	c := &collective{what: fmt.Sprintf("split team %d from %d by %d for %d PEs", parent.ID, start, stride, size), group: parent.Members, where: where}
	set := parent.Strided(start, stride, size)
	if err := d.makeTeams(ctx, c, set); err != nil {
		return driver.Team{}, err
	}
	if len(c.teams) == 0 {
		return driver.Team{ID: -1, Members: set}, nil
	}
	return c.teams[0], nil
}

// Split2D implements driver.Teams.
func (d *device) Split2D(ctx context.Context, parent driver.Team, xRange int, where string) (x, y driver.Team, err error) {
	c := &collective{what: fmt.Sprintf("split team %d in rows of %d", parent.ID, xRange), group: parent.Members, where: where}
	var sets [][]int
	for i := 0; i < len(parent.Members); i += xRange {
		row, _ := parent.Grid(i, xRange)
		sets = append(sets, row)
	}
	for i := range min(xRange, len(parent.Members)) {
		_, column := parent.Grid(i, xRange)
		sets = append(sets, column)
	}
	if err := d.makeTeams(ctx, c, sets...); err != nil {
		return x, y, err
	}
	return c.teams[0], c.teams[1], nil
}

// makeTeams makes teams of the PEs that make a call, with the given members.
func (d *device) makeTeams(ctx context.Context, c *collective, sets ...[]int) error {
	c.do = func(all []*collective) error { return d.p.w.makeTeams(all, sets) }
	return d.collective(ctx, c)
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
	c := &collective{what: fmt.Sprintf("make a team of %d PEs with id %d", n, id), id: id, me: me, size: n, where: where}
	c.do = func(all []*collective) error {
		members := make([]int, n)
		for _, o := range all {
			members[o.me] = o.pe.rank
		}
		return d.p.w.makeTeams(all, [][]int{members})
	}
	if err := d.collective(ctx, c); err != nil {
		return driver.Team{}, err
	}
	return c.teams[0], nil
}

// makeTeams makes teams with the given members, who are among those who make a call.
func (w *World) makeTeams(all []*collective, sets [][]int) error {
	for _, members := range sets {
		id, err := w.teams.add(members)
		if err != nil {
			return err
		}
		for _, c := range all {
			if slices.Contains(members, c.pe.rank) {
				c.teams = append(c.teams, driver.Team{ID: id, Members: members})
			}
		}
	}
	return nil
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
	return d.collective(ctx, &collective{what: fmt.Sprintf("destroy team %d", t.ID), group: t.Members, where: where, do: func([]*collective) error {
		for _, e := range tm.inside {
			if e != nil {
				return fmt.Errorf("PE %d is inside %v of the team", e.pe().rank, e)
			}
		}
		w.teams.remove(tm)
		return nil
	}})
}
