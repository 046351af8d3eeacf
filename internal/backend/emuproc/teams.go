package emuproc

import (
	"context"
	"errors"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
)

// errNoTeams is the error of GPUs that have no teams.
var errNoTeams = errors.New("the device has no teams")

// teamIn is a request of driver.Teams, with the fields that it takes.
type teamIn struct {
	Parent              driver.Team
	Start, Stride, Size int
	Contexts, Contexts2 int
	ID                  uint64
	Number              int32
	Me                  int
	Where               string
}

// teams returns the PE's device as one with teams.
func (g *guest) teams() (driver.Teams, error) {
	t, ok := g.dev.(driver.Teams)
	if !ok {
		return nil, errNoTeams
	}
	return t, nil
}

var methodMembers = &method[teamIn, []int]{"Members", func(_ context.Context, g *guest, in teamIn) ([]int, error) {
	t, err := g.teams()
	if err != nil {
		return nil, err
	}
	return t.Members(in.Number)
}}

// Members implements driver.Teams.
func (d *device) Members(id int32) ([]int, error) {
	return methodMembers.call(context.Background(), d, teamIn{Number: id})
}

var methodSplitStrided = &method[teamIn, driver.Team]{"SplitStrided", func(ctx context.Context, g *guest, in teamIn) (driver.Team, error) {
	t, err := g.teams()
	if err != nil {
		return driver.Team{}, err
	}
	return t.SplitStrided(ctx, in.Parent, in.Start, in.Stride, in.Size, in.Contexts, in.Where)
}}

// SplitStrided implements driver.Teams.
func (d *device) SplitStrided(ctx context.Context, parent driver.Team, start, stride, size, contexts int, where string) (driver.Team, error) {
	return methodSplitStrided.call(ctx, d, teamIn{Parent: parent, Start: start, Stride: stride, Size: size, Contexts: contexts, Where: where})
}

var methodSplit2D = &method[teamIn, [2]driver.Team]{"Split2D", func(ctx context.Context, g *guest, in teamIn) (xy [2]driver.Team, err error) {
	t, err := g.teams()
	if err != nil {
		return xy, err
	}
	xy[0], xy[1], err = t.Split2D(ctx, in.Parent, in.Size, in.Contexts, in.Contexts2, in.Where)
	return xy, err
}}

// Split2D implements driver.Teams.
func (d *device) Split2D(ctx context.Context, parent driver.Team, xRange, xContexts, yContexts int, where string) (x, y driver.Team, err error) {
	xy, err := methodSplit2D.call(ctx, d, teamIn{Parent: parent, Size: xRange, Contexts: xContexts, Contexts2: yContexts, Where: where})
	return xy[0], xy[1], err
}

var methodTeamID = &method[none, uint64]{"TeamID", func(ctx context.Context, g *guest, _ none) (uint64, error) {
	t, err := g.teams()
	if err != nil {
		return 0, err
	}
	return t.TeamID(ctx)
}}

// TeamID implements driver.Teams.
func (d *device) TeamID(ctx context.Context) (uint64, error) {
	return methodTeamID.call(ctx, d, none{})
}

var methodNewTeam = &method[teamIn, driver.Team]{"NewTeam", func(ctx context.Context, g *guest, in teamIn) (driver.Team, error) {
	t, err := g.teams()
	if err != nil {
		return driver.Team{}, err
	}
	return t.NewTeam(ctx, in.ID, in.Me, in.Size, in.Contexts, in.Where)
}}

// NewTeam implements driver.Teams.
func (d *device) NewTeam(ctx context.Context, id uint64, me, n, contexts int, where string) (driver.Team, error) {
	return methodNewTeam.call(ctx, d, teamIn{ID: id, Me: me, Size: n, Contexts: contexts, Where: where})
}

var methodContexts = &method[teamIn, int]{"Contexts", func(_ context.Context, g *guest, in teamIn) (int, error) {
	t, err := g.teams()
	if err != nil {
		return 0, err
	}
	return t.Contexts(in.Parent)
}}

// Contexts implements driver.Teams.
func (d *device) Contexts(t driver.Team) (int, error) {
	return methodContexts.call(context.Background(), d, teamIn{Parent: t})
}

var methodDestroyTeam = &method[teamIn, none]{"DestroyTeam", func(ctx context.Context, g *guest, in teamIn) (none, error) {
	t, err := g.teams()
	if err != nil {
		return none{}, err
	}
	return none{}, t.DestroyTeam(ctx, in.Parent, in.Where)
}}

// DestroyTeam implements driver.Teams.
func (d *device) DestroyTeam(ctx context.Context, t driver.Team, where string) error {
	_, err := methodDestroyTeam.call(ctx, d, teamIn{Parent: t, Where: where})
	return err
}
