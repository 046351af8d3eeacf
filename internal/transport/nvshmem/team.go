package nvshmem

import (
	"fmt"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/transport"
)

// InvalidTeam is the number of no team (NVSHMEM_TEAM_INVALID).
const InvalidTeam = transport.NoTeam

// teamConfig is nvshmem_team_config_v2.
type teamConfig struct {
	version     int32
	numContexts int32
	uniqueID    uint64
	_           [48]byte
}

const (
	versionTeamConfig = 2<<16 | 64
	// versionTeamConfig1 is that of a configuration without an id, which NVSHMEM
	// itself gives to a part of a team.
	versionTeamConfig1 = 1<<16 | 64
	teamMaskContexts   = 1 // NVSHMEM_TEAM_CONFIG_MASK_NUM_CONTEXTS
	teamMaskUniqueID   = 2 // NVSHMEM_TEAM_CONFIG_MASK_UNIQUEID
)

// contextsOnly returns the configuration of a part of a team with a number of contexts, none
// if that is below 0.
func contextsOnly(contexts int) (*teamConfig, int64) {
	if contexts < 0 {
		return nil, 0
	}
	return &teamConfig{version: versionTeamConfig1, numContexts: int32(contexts)}, teamMaskContexts
}

// teamFuncs are the host library's functions for teams.
type teamFuncs struct {
	myPE         func(team int32) int32                                                                                                   `c:"nvshmem_team_my_pe"`         // int nvshmem_team_my_pe(nvshmem_team_t team)
	nPEs         func(team int32) int32                                                                                                   `c:"nvshmem_team_n_pes"`         // int nvshmem_team_n_pes(nvshmem_team_t team)
	translate    func(src, pe, dst int32) int32                                                                                           `c:"nvshmem_team_translate_pe"`  // int nvshmem_team_translate_pe(nvshmem_team_t src_team, int src_pe, nvshmem_team_t dest_team)
	splitStrided func(parent, start, stride, size int32, config *teamConfig, mask int64, team *int32) int32                               `c:"nvshmem_team_split_strided"` // int nvshmem_team_split_strided(nvshmem_team_t parent_team, int PE_start, int PE_stride, int PE_size, const nvshmem_team_config_t *config, long config_mask, nvshmem_team_t *new_team)
	split2D      func(parent, xRange int32, xConfig *teamConfig, xMask int64, x *int32, yConfig *teamConfig, yMask int64, y *int32) int32 `c:"nvshmem_team_split_2d"`      // int nvshmem_team_split_2d(nvshmem_team_t parent_team, int xrange, const nvshmem_team_config_t *xaxis_config, long xaxis_mask, nvshmem_team_t *xaxis_team, const nvshmem_team_config_t *yaxis_config, long yaxis_mask, nvshmem_team_t *yaxis_team)
	uniqueID     func(id *uint64) int32                                                                                                   `c:"nvshmemx_team_get_uniqueid"` // int nvshmemx_team_get_uniqueid(nvshmemx_team_uniqueid_t *uniqueid)
	initTeam     func(team *int32, config unsafe.Pointer, mask int64, n, me int32) int32                                                  `c:"nvshmemx_team_init"`         // int nvshmemx_team_init(nvshmem_team_t *team, nvshmem_team_config_t *config, long config_mask, int npes, int pe_idx_in_team)
	getConfig    func(team int32, config *teamConfig)                                                                                     `c:"nvshmem_team_get_config"`    // void nvshmem_team_get_config(nvshmem_team_t team, nvshmem_team_config_t *config)
	destroy      func(team int32)                                                                                                         `c:"nvshmem_team_destroy"`       // void nvshmem_team_destroy(nvshmem_team_t team)
}

// TeamMembers returns the PEs of the job that are in a team of which this PE is a
// member. NVSHMEM has the team of the leaders of GPUs on its members alone, and fails elsewhere: there
// it has none.
func (l *Library) TeamMembers(team int32) ([]int, error) {
	if err := l.ready(); err != nil {
		return nil, err
	}
	if team == op.TeamGPULeaders && l.team.myPE(op.TeamSameGPU) != 0 {
		return nil, nil
	}
	n := l.team.nPEs(team)
	if n < 1 || int(n) > l.size {
		return nil, fmt.Errorf("nvshmem_team_n_pes says that team %d has %d of %d PEs", team, n, l.size)
	}
	members := make([]int, n)
	for i := range members {
		pe := l.team.translate(team, int32(i), teamWorld)
		if pe < 0 || int(pe) >= l.size {
			return nil, fmt.Errorf("nvshmem_team_translate_pe says that PE %d of team %d is PE %d of the job", i, team, pe)
		}
		members[i] = int(pe)
	}
	return members, nil
}

const teamWorld = 0

// SplitStrided makes a team of a part of another, and returns InvalidTeam where
// this PE is no member. It is collective over the parent. NVSHMEM refuses strides
// below 1, and returns status 0 with no team then: the status that it returns is a
// reduction among the PEs, which replaces the error.
func (l *Library) SplitStrided(parent int32, start, stride, size, contexts int) (int32, error) {
	if err := l.ready(); err != nil {
		return InvalidTeam, err
	}
	team := int32(InvalidTeam)
	config, mask := contextsOnly(contexts)
	if r := l.team.splitStrided(parent, int32(start), int32(stride), int32(size), config, mask, &team); team == InvalidTeam && l.partOf(parent, start, stride, size) {
		return InvalidTeam, l.teamError("nvshmem_team_split_strided", r)
	}
	return team, nil
}

// partOf reports whether this PE is in a part of a team.
func (l *Library) partOf(parent int32, start, stride, size int) bool {
	me := int(l.team.myPE(parent))
	for i := range size {
		if start+i*stride == me {
			return true
		}
	}
	return false
}

// Split2D makes teams of the rows and columns of another, and returns those of this
// PE. It is collective over the parent.
func (l *Library) Split2D(parent int32, xRange, xContexts, yContexts int) (x, y int32, err error) {
	if err := l.ready(); err != nil {
		return InvalidTeam, InvalidTeam, err
	}
	x, y = InvalidTeam, InvalidTeam
	xConfig, xMask := contextsOnly(xContexts)
	yConfig, yMask := contextsOnly(yContexts)
	if r := l.team.split2D(parent, int32(xRange), xConfig, xMask, &x, yConfig, yMask, &y); r != 0 || x == InvalidTeam || y == InvalidTeam {
		return InvalidTeam, InvalidTeam, l.teamError("nvshmem_team_split_2d", r)
	}
	return x, y, nil
}

// TeamID returns an id from which PEs can make a team.
func (l *Library) TeamID() (uint64, error) {
	if err := l.ready(); err != nil {
		return 0, err
	}
	var id uint64
	if r := l.team.uniqueID(&id); r != 0 {
		return 0, fmt.Errorf("nvshmemx_team_get_uniqueid: status %d", r)
	}
	return id, nil
}

// NewTeam makes a team of the n PEs that call it with the same id, as number me.
func (l *Library) NewTeam(id uint64, me, n, contexts int) (int32, error) {
	if err := l.ready(); err != nil {
		return InvalidTeam, err
	}
	config := &teamConfig{version: versionTeamConfig, numContexts: int32(contexts), uniqueID: id}
	mask := int64(teamMaskUniqueID)
	if contexts >= 0 {
		mask |= teamMaskContexts
	}
	team := int32(InvalidTeam)
	if r := l.team.initTeam(&team, unsafe.Pointer(config), mask, int32(n), int32(me)); r != 0 || team == InvalidTeam {
		return InvalidTeam, l.teamError("nvshmemx_team_init", r)
	}
	return team, nil
}

// TeamContexts returns the number of contexts in the configuration of a team of which this
// PE is a member; below 0 is none.
func (l *Library) TeamContexts(team int32) (int, error) {
	if err := l.ready(); err != nil {
		return 0, err
	}
	config := &teamConfig{version: versionTeamConfig}
	l.team.getConfig(team, config)
	return int(config.numContexts), nil
}

// DestroyTeam releases a team. It is collective over the team.
func (l *Library) DestroyTeam(team int32) error {
	if err := l.ready(); err != nil {
		return err
	}
	l.team.destroy(team)
	return nil
}

func (l *Library) teamError(call string, status int32) error {
	return fmt.Errorf("%s: status %d; a job has 32 teams at most unless NVSHMEM_MAX_TEAMS says more, NVSHMEM_DEBUG=INFO says more", call, status)
}
