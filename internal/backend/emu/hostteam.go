package emu

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
)

func (d *device) Members(id int32) ([]int, error) {
	w := d.p.w
	w.hosts.mu.Lock()
	defer w.hosts.mu.Unlock()
	return slices.Clone(w.teams.get(id, d.p.rank).members), nil
}

func (d *device) Contexts(t driver.Team) (int, error) {
	w := d.p.w
	w.hosts.mu.Lock()
	defer w.hosts.mu.Unlock()
	tm := w.teams.get(t.ID, d.p.rank)
	if tm == nil {
		return 0, errors.New("there is no such team")
	}
	return tm.contexts, nil
}

func (d *device) SplitStrided(ctx context.Context, parent driver.Team, start, stride, size, contexts int, where string) (driver.Team, error) {
	what := fmt.Sprintf("split team %d from %d by %d for %d PEs%s", parent.ID, start, stride, size, withContexts(contexts))
	set := parent.Strided(start, stride, size)
	made, err := d.makeTeams(ctx, d.ofMembers(parent.Members, what, where), func([]int) []teamSets { return []teamSets{{contexts, [][]int{set}}} })
	switch {
	case err != nil:
		return driver.Team{}, err
	case len(made) == 0:
		return driver.Team{ID: -1, Members: set}, nil
	}
	return made[0], nil
}

func (d *device) Split2D(ctx context.Context, parent driver.Team, xRange, xContexts, yContexts int, where string) (x, y driver.Team, err error) {
	what := fmt.Sprintf("split team %d in rows of %d%s%s", parent.ID, xRange, withContexts(xContexts), withContexts(yContexts))
	rows, columns := teamSets{contexts: xContexts}, teamSets{contexts: yContexts}
	for i := 0; i < len(parent.Members); i += xRange {
		row, _ := parent.Grid(i, xRange)
		rows.sets = append(rows.sets, row)
	}
	for i := range min(xRange, len(parent.Members)) {
		_, column := parent.Grid(i, xRange)
		columns.sets = append(columns.sets, column)
	}
	made, err := d.makeTeams(ctx, d.ofMembers(parent.Members, what, where), func([]int) []teamSets { return []teamSets{rows, columns} })
	if err != nil {
		return x, y, err
	}
	return made[0], made[1], nil
}

// withContexts says how many contexts a team is to have.
func withContexts(n int) string {
	if n == driver.NoContexts {
		return ""
	}
	return fmt.Sprintf(" with %d contexts", n)
}

func (d *device) TeamID(context.Context) (uint64, error) {
	w := d.p.w
	w.hosts.mu.Lock()
	defer w.hosts.mu.Unlock()
	return w.teams.newID(), nil
}

func (d *device) NewTeam(ctx context.Context, id uint64, me, n, contexts int, where string) (driver.Team, error) {
	c := &collective{
		pe: d.p, what: fmt.Sprintf("make a team of %d PEs with id %d%s", n, id, withContexts(contexts)), where: where,
		circle: circle{bond: &idBond, key: id, size: n, me: me},
	}
	made, err := d.makeTeams(ctx, c, func(pes []int) []teamSets { return []teamSets{{contexts, [][]int{pes}}} })
	if err != nil {
		return driver.Team{}, err
	}
	return made[0], nil
}

func (d *device) DestroyTeam(ctx context.Context, t driver.Team, where string) error {
	w := d.p.w
	w.hosts.mu.Lock()
	tm := w.teams.get(t.ID, d.p.rank)
	w.hosts.mu.Unlock()
	if tm == nil {
		return errors.New("there is no such team")
	}
	c := d.ofMembers(t.Members, fmt.Sprintf("destroy team %d", t.ID), where)
	c.do = func([]*collective) error {
		for _, e := range tm.inside {
			if e != nil {
				return fmt.Errorf("PE %d is inside %v of the team", e.pe().rank, e)
			}
		}
		w.teams.remove(tm)
		return nil
	}
	return c.wait(ctx)
}

// teamSets are teams to make, by their members.
type teamSets struct {
	contexts int
	sets     [][]int
}

// makeTeams makes a call for new teams, which of returns when the PEs that make the call
// are known, and returns those that this PE is in.
func (d *device) makeTeams(ctx context.Context, c *collective, of func(pes []int) []teamSets) ([]driver.Team, error) {
	if err := d.knowsPEs(); err != nil {
		return nil, err
	}
	type part struct {
		rank int
		made []driver.Team
	}
	mine := &part{rank: d.p.rank}
	err := collectively(ctx, c, mine, func(all []*part) error {
		pes := make([]int, len(all))
		for i, o := range all {
			pes[i] = o.rank
		}
		for _, n := range of(pes) {
			for _, members := range n.sets {
				id, err := d.p.w.teams.add(members, n.contexts)
				if err != nil {
					return err
				}
				for _, o := range all {
					if slices.Contains(members, o.rank) {
						o.made = append(o.made, driver.Team{ID: id, Members: members})
					}
				}
			}
		}
		return nil
	})
	return mine.made, err
}
