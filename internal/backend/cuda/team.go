package cuda

import (
	"context"
	"hash/fnv"
	"slices"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/transport"
)

// hasTeams initialises the transport, and returns an error where it has no teams.
func (d *device) hasTeams(ctx context.Context) error {
	if err := d.alive(); err != nil {
		return err
	}
	if err := d.openSymmetric(ctx); err != nil {
		return err
	}
	if d.sym.limited {
		return d.svc.transport.Host.Limited.Teams
	}
	return nil
}

// beginSplit prepares a call in which the PEs of a team meet to split it: the operations of the
// team on streams, and kernels that may meet there, have ended. Where all PEs of the job make the
// call, they agree on it. args are its arguments.
func (d *device) beginSplit(ctx context.Context, team int32, where string, args ...int) error {
	err := d.hasTeams(ctx)
	switch {
	case err != nil:
		return err
	case team == op.TeamWorld:
		return d.agree(ctx, opTeam, hashOf(args...), where)
	}
	if err := d.turns.await(d.aux, team); err != nil {
		return err
	}
	return d.endKernels(ctx)
}

// hashOf returns a hash of numbers, the same on all PEs.
func hashOf(args ...int) uint64 {
	h := fnv.New64()
	for _, a := range args {
		h.Write([]byte{byte(a), byte(a >> 8), byte(a >> 16), byte(a >> 24)})
	}
	return h.Sum64()
}

// Members implements driver.Teams. A PE alone is all of them.
func (d *device) Members(id int32) ([]int, error) {
	if d.sym == nil {
		return []int{0}, d.alive()
	}
	return d.sym.lib.TeamMembers(id)
}

func (d *device) Contexts(t driver.Team) (int, error) {
	if d.sym == nil {
		return driver.NoContexts, d.alive()
	}
	return d.sym.lib.TeamContexts(t.ID)
}

func (d *device) SplitStrided(ctx context.Context, parent driver.Team, start, stride, size, contexts int, where string) (driver.Team, error) {
	t := driver.Team{ID: transport.NoTeam, Members: parent.Strided(start, stride, size)}
	err := d.beginSplit(ctx, parent.ID, where, 1, start, stride, size, contexts)
	switch {
	case err != nil:
	case !rising(parent.Members) || stride < 1 && size > 1:
		t.ID, err = d.splitByID(parent, t.Members, contexts)
	default:
		// A library may look at the stride of a single PE too.
		t.ID, err = d.sym.lib.SplitStrided(parent.ID, start, max(stride, 1), size, contexts)
	}
	return t, err
}

// rising reports whether the PEs of a team are at equal distances, upwards: the only
// teams of whose parts the host library makes teams.
func rising(members []int) bool {
	for i := 1; i < len(members); i++ {
		if step := members[1] - members[0]; step < 1 || members[i]-members[i-1] != step {
			return false
		}
	}
	return true
}

// splitByID makes a team of members of parent that the library's calls for parts of a
// team refuse: those whose numbers go downwards. All members of parent call it. They
// know the id without telling each other, since they all have made the same teams of
// parent before.
func (d *device) splitByID(parent driver.Team, members []int, contexts int) (int32, error) {
	key := hashOf(parent.Members...)
	d.sym.splits[key]++
	me := slices.Index(members, d.job.Rank)
	if me < 0 {
		return transport.NoTeam, nil
	}
	args := slices.Concat(parent.Members, []int{-1, int(d.sym.splits[key]), -1}, members)
	// The number of all ones may stand for no id.
	return d.sym.lib.NewTeam(hashOf(args...)&^(1<<63), me, len(members), contexts)
}

func (d *device) Split2D(ctx context.Context, parent driver.Team, xRange, xContexts, yContexts int, where string) (x, y driver.Team, err error) {
	if err = d.beginSplit(ctx, parent.ID, where, 2, xRange, xContexts, yContexts); err != nil {
		return x, y, err
	}
	x.Members, y.Members = parent.Grid(slices.Index(parent.Members, d.job.Rank), xRange)
	if rising(parent.Members) {
		x.ID, y.ID, err = d.sym.lib.Split2D(parent.ID, xRange, xContexts, yContexts)
		return x, y, err
	}
	if x.ID, err = d.splitByID(parent, x.Members, xContexts); err == nil {
		y.ID, err = d.splitByID(parent, y.Members, yContexts)
	}
	return x, y, err
}

func (d *device) TeamID(ctx context.Context) (uint64, error) {
	if err := d.hasTeams(ctx); err != nil {
		return 0, err
	}
	return d.sym.lib.TeamID()
}

func (d *device) NewTeam(ctx context.Context, id uint64, me, n, contexts int, where string) (driver.Team, error) {
	if err := d.hasTeams(ctx); err != nil {
		return driver.Team{}, err
	}
	team, err := d.sym.lib.NewTeam(id, me, n, contexts)
	if err != nil {
		return driver.Team{}, err
	}
	members, err := d.sym.lib.TeamMembers(team)
	return driver.Team{ID: team, Members: members}, err
}

func (d *device) DestroyTeam(ctx context.Context, t driver.Team, where string) error {
	if err := d.hasTeams(ctx); err != nil {
		return err
	}
	if err := d.endKernels(ctx); err != nil {
		return err
	}
	if err := d.turns.end(d, t.ID); err != nil {
		return err
	}
	return d.sym.lib.DestroyTeam(t.ID)
}
