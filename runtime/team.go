package gpurt

import (
	"context"
	"errors"
	"fmt"
	"math"
	"slices"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/op"
)

// ErrDestroyed is the error of using a team that was destroyed.
var ErrDestroyed = errors.New("the team was destroyed")

// Team is a set of PEs that are numbered from 0. It is the host's handle of what a kernel
// takes as shmem.Team (NVSHMEM API, Team Management). Every PE has its own handle of a
// team. A PE that is no member has a handle too, and may pass it to kernels; there
// shmem.TeamMyPE returns -1.
type Team struct {
	pe    *PE
	t     driver.Team
	where string // the call that made it, or the name of a predefined team
	gone  string // the call that destroyed it
	// err is why there is no such team.
	err        error
	predefined bool
}

// TeamWorld returns the team of all PEs (NVSHMEM_TEAM_WORLD).
func (pe *PE) TeamWorld() *Team { return pe.predefined(op.TeamWorld, "TeamWorld") }

// TeamShared returns the team of the PEs whose memory this PE can address directly
// (NVSHMEM_TEAM_SHARED).
func (pe *PE) TeamShared() *Team { return pe.predefined(op.TeamShared, "TeamShared") }

// TeamNode returns the team of the PEs of this host (NVSHMEMX_TEAM_NODE).
func (pe *PE) TeamNode() *Team { return pe.predefined(op.TeamNode, "TeamNode") }

// TeamSameMyPENode returns the team of the PEs that have the same number as this one among
// those of their hosts (NVSHMEMX_TEAM_SAME_MYPE_NODE).
func (pe *PE) TeamSameMyPENode() *Team {
	return pe.predefined(op.TeamSameMyPENode, "TeamSameMyPENode")
}

// TeamSameGPU returns the team of the PEs that share the GPU of this one; mostly it is
// alone (NVSHMEMI_TEAM_SAME_GPU, which NVSHMEM4Py has too).
func (pe *PE) TeamSameGPU() *Team { return pe.predefined(op.TeamSameGPU, "TeamSameGPU") }

// TeamGPULeaders returns the team of the first PE of each GPU. The others are no members
// (NVSHMEMI_TEAM_GPU_LEADERS).
func (pe *PE) TeamGPULeaders() *Team { return pe.predefined(op.TeamGPULeaders, "TeamGPULeaders") }

func (pe *PE) predefined(id int32, name string) *Team {
	t := &Team{pe: pe, where: name, predefined: true}
	t.t.ID = id
	if id == op.TeamWorld {
		for p := range pe.NumPEs() {
			t.t.Members = append(t.t.Members, p)
		}
		return t
	}
	t.t.Members, t.err = pe.dev.Members(id)
	if !slices.Contains(t.t.Members, pe.MyPE()) {
		t.t.ID = -1
	}
	return t
}

// TeamConfig is the configuration of a team (NVSHMEM API, Team Management,
// nvshmem_team_config_t).
type TeamConfig struct {
	// NumContexts is how many contexts the program means to make from the team; 0 says
	// nothing. NVSHMEM keeps the number, and has no contexts so far.
	NumContexts int
}

// contexts returns the number of contexts as back ends take it.
func (c TeamConfig) contexts() (int, error) {
	switch {
	case c.NumContexts < 0 || c.NumContexts > math.MaxInt32:
		return 0, fmt.Errorf("NumContexts is %d; it must be from 0 to %d", c.NumContexts, math.MaxInt32)
	case c.NumContexts == 0:
		return driver.NoContexts, nil
	}
	return c.NumContexts, nil
}

// Config returns the configuration that the team was made with (NVSHMEM API, Team
// Management, nvshmem_team_get_config). This PE must be a member.
func (t *Team) Config() (TeamConfig, error) {
	err := t.usable()
	if err == nil {
		err = t.checkMember(t.pe)
	}
	n := 0
	if err == nil {
		err = t.pe.teamCall("Config", func(_ context.Context, d driver.Device) (err error) {
			n, err = d.Contexts(t.t)
			return err
		})
	}
	if err != nil {
		return TeamConfig{}, fault.CallFailed("Config", err)
	}
	return TeamConfig{NumContexts: max(n, 0)}, nil
}

// SplitStrided makes a team of size PEs of parent. The first has number start in parent,
// and each other one has the number before it plus stride. A negative stride goes
// downwards. Every member of parent calls it, with the same arguments. PEs that are not
// in the new team get a handle too, as PEs that are no members (NVSHMEM API, Team
// Management, nvshmem_team_split_strided).
func (pe *PE) SplitStrided(parent *Team, start, stride, size int) (*Team, error) {
	return pe.splitStrided(parent, start, stride, size, TeamConfig{})
}

// SplitStridedWith is SplitStrided of a team with a configuration, the same on every PE.
func (pe *PE) SplitStridedWith(cfg TeamConfig, parent *Team, start, stride, size int) (*Team, error) {
	return pe.splitStrided(parent, start, stride, size, cfg)
}

func (pe *PE) splitStrided(parent *Team, start, stride, size int, cfg TeamConfig) (*Team, error) {
	fail := func(err error) (*Team, error) {
		return nil, fault.CallFailed(fmt.Sprintf("SplitStrided(%d, %d, %d)", start, stride, size), err)
	}
	if err := parent.checkMember(pe); err != nil {
		return fail(err)
	}
	if err := checkStrided(len(parent.t.Members), start, stride, size); err != nil {
		return fail(err)
	}
	contexts, err := cfg.contexts()
	if err != nil {
		return fail(err)
	}
	var t driver.Team
	where := fault.CallPlace()
	err = pe.teamCall("SplitStrided", func(ctx context.Context, d driver.Device) (err error) {
		t, err = d.SplitStrided(ctx, parent.t, start, stride, size, contexts, where)
		return err
	})
	if err != nil {
		return fail(err)
	}
	return &Team{pe: pe, t: t, where: where}, nil
}

// checkStrided checks that size numbers from start on, stride apart, are among n.
func checkStrided(n, start, stride, size int) error {
	switch {
	case size < 1:
		return errors.New("a team must have at least one PE")
	case size > 1 && stride == 0:
		return errors.New("with a stride of 0 all members would be one PE")
	case start < 0 || start >= n || size > n || size > 1 && (stride <= -n || stride >= n):
		return fmt.Errorf("the parent has the PEs 0 to %d", n-1)
	}
	// What is left cannot overflow.
	if last := start + (size-1)*stride; size > 1 && (last < 0 || last >= n) {
		return fmt.Errorf("the parent has the PEs 0 to %d, and the last would be %d", n-1, last)
	}
	return nil
}

// Split2D arranges the members of parent, in order, in rows of xRange. It makes a team of
// each row and of each column, and returns the two teams of this PE: x is its row, y its
// column. Every member of parent calls it, with the same xRange. If the members do not
// fill the last row, the columns differ in length (NVSHMEM API, Team Management,
// nvshmem_team_split_2d).
func (pe *PE) Split2D(parent *Team, xRange int) (x, y *Team, err error) {
	return pe.split2D(parent, xRange, TeamConfig{}, TeamConfig{})
}

// Split2DWith is Split2D of teams with configurations: xCfg for rows and yCfg for columns.
func (pe *PE) Split2DWith(xCfg, yCfg TeamConfig, parent *Team, xRange int) (x, y *Team, err error) {
	return pe.split2D(parent, xRange, xCfg, yCfg)
}

func (pe *PE) split2D(parent *Team, xRange int, xCfg, yCfg TeamConfig) (x, y *Team, err error) {
	fail := func(err error) (*Team, *Team, error) {
		return nil, nil, fault.CallFailed(fmt.Sprintf("Split2D(%d)", xRange), err)
	}
	if err := parent.checkMember(pe); err != nil {
		return fail(err)
	}
	if xRange < 1 {
		return fail(errors.New("a row must have at least one PE"))
	}
	xContexts, err := xCfg.contexts()
	if err != nil {
		return fail(err)
	}
	yContexts, err := yCfg.contexts()
	if err != nil {
		return fail(err)
	}
	var tx, ty driver.Team
	where := fault.CallPlace()
	err = pe.teamCall("Split2D", func(ctx context.Context, d driver.Device) (err error) {
		tx, ty, err = d.Split2D(ctx, parent.t, min(xRange, len(parent.t.Members)), xContexts, yContexts, where)
		return err
	})
	if err != nil {
		return fail(err)
	}
	return &Team{pe: pe, t: tx, where: where}, &Team{pe: pe, t: ty, where: where}, nil
}

// TeamID is what PEs agree on to make a team that has no parent.
type TeamID uint64

// TeamID returns an id that no other team is made from. One PE makes it and tells
// the others, by symmetric memory or otherwise (NVSHMEM API, Team Management,
// nvshmemx_team_get_uniqueid).
func (pe *PE) TeamID() (_ TeamID, err error) {
	defer located(&err)
	var id uint64
	err = pe.teamCall("TeamID", func(ctx context.Context, d driver.Device) (err error) {
		id, err = d.TeamID(ctx)
		return err
	})
	return TeamID(id), err
}

// NewTeam makes a team of the n PEs that call it with the same id. This PE gets the number
// me (NVSHMEM API, Team Management, nvshmemx_team_init).
func (pe *PE) NewTeam(id TeamID, me, n int) (*Team, error) {
	return pe.newTeam(id, me, n, TeamConfig{})
}

// NewTeamWith is NewTeam of a team with a configuration, the same on every PE.
func (pe *PE) NewTeamWith(cfg TeamConfig, id TeamID, me, n int) (*Team, error) {
	return pe.newTeam(id, me, n, cfg)
}

func (pe *PE) newTeam(id TeamID, me, n int, cfg TeamConfig) (*Team, error) {
	contexts, err := cfg.contexts()
	if err != nil {
		return nil, fault.CallFailed("NewTeam", err)
	}
	if pe == nil {
		return nil, fault.CallFailed("NewTeam", errNoPE)
	}
	if n < 1 || n > pe.NumPEs() || me < 0 || me >= n {
		return nil, fault.CallFailed("NewTeam", fmt.Errorf("number %d of %d PEs, of %d in the job", me, n, pe.NumPEs()))
	}
	var t driver.Team
	where := fault.CallPlace()
	err = pe.teamCall("NewTeam", func(ctx context.Context, d driver.Device) (err error) {
		t, err = d.NewTeam(ctx, uint64(id), me, n, contexts, where)
		return err
	})
	if err != nil {
		return nil, fault.CallFailed("NewTeam", err)
	}
	return &Team{pe: pe, t: t, where: where}, nil
}

// teamCall calls f with the device and the context of the run function.
func (pe *PE) teamCall(what string, f func(context.Context, driver.Device) error) error {
	return pe.together(what, func() error {
		if err := pe.knowsPEs(); err != nil {
			return fault.Refuse(err)
		}
		return f(pe.ctx, pe.dev)
	})
}

// MyPE returns the number of this PE in the team, -1 if it is no member.
func (t *Team) MyPE() int {
	if t.usable() != nil || t.t.ID < 0 {
		return -1
	}
	return slices.Index(t.t.Members, t.pe.MyPE())
}

// NumPEs returns the number of PEs in the team, -1 if this PE is no member.
func (t *Team) NumPEs() int {
	if t.MyPE() < 0 {
		return -1
	}
	return len(t.t.Members)
}

// Translate takes the PE that has number pe in t and returns its number in the team to.
// It returns -1 if there is none (NVSHMEM API, Team Management,
// nvshmem_team_translate_pe).
func (t *Team) Translate(pe int, to *Team) int {
	if t.MyPE() < 0 || to.MyPE() < 0 || t.pe != to.pe || pe < 0 || pe >= len(t.t.Members) {
		return -1
	}
	return slices.Index(to.t.Members, t.t.Members[pe])
}

// Destroy releases the team. Every member calls it when no kernel uses the team any more, and the
// operations of the team that were enqueued are done.
// On a PE that is no member it does nothing. Predefined teams cannot be destroyed
// (NVSHMEM API, Team Management, nvshmem_team_destroy).
func (t *Team) Destroy() error {
	where := fault.CallPlace()
	err := t.usable()
	if err == nil && t.predefined {
		err = fmt.Errorf("%s is predefined and cannot be destroyed", t.where)
	}
	if err == nil && t.t.ID >= 0 {
		err = t.pe.teamCall("Destroy", func(ctx context.Context, d driver.Device) error { return d.DestroyTeam(ctx, t.t, where) })
	}
	if err != nil {
		return fault.CallFailed("Destroy", err)
	}
	t.gone = where
	return nil
}

// usable returns why there is no such team, or nil.
func (t *Team) usable() error {
	switch {
	case t == nil || t.pe == nil:
		return errors.New("the team is nil; use PE.TeamWorld or PE.SplitStrided")
	case t.err != nil:
		return fmt.Errorf("%s: %w", t.where, t.err)
	case t.gone != "":
		return fmt.Errorf("team made at %s: %w at %s", t.where, ErrDestroyed, t.gone)
	}
	return nil
}

// check returns why the team cannot be used on pe, or nil.
func (t *Team) check(pe *PE) error {
	if err := t.usable(); err != nil {
		return err
	}
	if pe == nil {
		return errNoPE
	}
	if t.pe != pe {
		return fmt.Errorf("team made at %s belongs to %s, not to %s", t.where, t.pe.name, pe.name)
	}
	return nil
}

// checkMember is check for what members alone may do.
func (t *Team) checkMember(pe *PE) error {
	if err := t.check(pe); err != nil {
		return err
	}
	if t.MyPE() < 0 {
		return fmt.Errorf("PE %d is not a member of the team made at %s", pe.MyPE(), t.where)
	}
	return nil
}
