package cuda

import (
	"context"
	"hash/fnv"

	"github.com/gpuc-go/gpuc/internal/op"
	"github.com/gpuc-go/gpuc/runtime/internal/driver"
	"github.com/gpuc-go/gpuc/runtime/nvshmem"
)

// teamCall prepares a call about a team: NVSHMEM is initialised, and, where all PEs
// of the job make the call, they agree on it first. args are its arguments.
func (d *device) teamCall(all bool, where string, args ...int) error {
	if err := d.alive(); err != nil {
		return err
	}
	ctx := context.Background()
	if err := d.openSymmetric(ctx); err != nil {
		return err
	}
	if !all {
		return nil
	}
	h := fnv.New64()
	for _, a := range args {
		h.Write([]byte{byte(a), byte(a >> 8), byte(a >> 16), byte(a >> 24)})
	}
	return d.agree(ctx, opTeam, h.Sum64(), where)
}

// Members implements driver.Teams. A PE alone is all of them.
func (d *device) Members(id int32) ([]int, error) {
	if d.sym == nil {
		return []int{0}, d.alive()
	}
	return d.sym.lib.TeamMembers(id)
}

// SplitStrided implements driver.Teams.
func (d *device) SplitStrided(parent driver.Team, start, stride, size int, where string) (driver.Team, error) {
	t := driver.Team{ID: nvshmem.InvalidTeam, Members: parent.Strided(start, stride, size)}
	err := d.teamCall(parent.ID == op.TeamWorld, where, 1, start, stride, size)
	if err == nil {
		t.ID, err = d.sym.lib.SplitStrided(parent.ID, start, stride, size)
	}
	return t, err
}

// Split2D implements driver.Teams.
func (d *device) Split2D(parent driver.Team, xRange int, where string) (x, y driver.Team, err error) {
	if err = d.teamCall(parent.ID == op.TeamWorld, where, 2, xRange); err != nil {
		return x, y, err
	}
	if x.ID, y.ID, err = d.sym.lib.Split2D(parent.ID, xRange); err != nil {
		return x, y, err
	}
	for i, pe := range parent.Members {
		if pe == d.job.Rank {
			x.Members, y.Members = parent.Grid(i, xRange)
		}
	}
	return x, y, nil
}

// TeamID implements driver.Teams.
func (d *device) TeamID() (uint64, error) {
	if err := d.teamCall(false, ""); err != nil {
		return 0, err
	}
	return d.sym.lib.TeamID()
}

// NewTeam implements driver.Teams.
func (d *device) NewTeam(id uint64, me, n int, where string) (driver.Team, error) {
	if err := d.teamCall(false, where); err != nil {
		return driver.Team{}, err
	}
	team, err := d.sym.lib.NewTeam(id, me, n)
	if err != nil {
		return driver.Team{}, err
	}
	members, err := d.sym.lib.TeamMembers(team)
	return driver.Team{ID: team, Members: members}, err
}

// DestroyTeam implements driver.Teams.
func (d *device) DestroyTeam(t driver.Team, where string) error {
	if err := d.teamCall(false, where); err != nil {
		return err
	}
	return d.sym.lib.DestroyTeam(t.ID)
}
