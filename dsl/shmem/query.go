package shmem

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// Team is a set of PEs, numbered from 0 (NVSHMEM API, Team Management).
type Team int32

const (
	// TeamWorld is all PEs (NVSHMEM_TEAM_WORLD).
	TeamWorld Team = op.TeamWorld
	// TeamShared is the PEs whose memory this PE can address directly
	// (NVSHMEM_TEAM_SHARED).
	TeamShared Team = op.TeamShared
	// TeamNode is the PEs of this host (NVSHMEMX_TEAM_NODE).
	TeamNode Team = op.TeamNode
	// TeamSameMyPENode is the PEs that have the same number as this one among those of
	// their hosts (NVSHMEMX_TEAM_SAME_MYPE_NODE).
	TeamSameMyPENode Team = op.TeamSameMyPENode
)

var (
	opMyPE        = op.Lookup("MyPE")
	opNumPEs      = op.Lookup("NumPEs")
	opTeamMyPE    = op.Lookup("TeamMyPE")
	opTeamNumPEs  = op.Lookup("TeamNumPEs")
	opTranslatePE = op.Lookup("TranslatePE")
)

// MyPE returns the number of this PE in TeamWorld (nvshmem_my_pe).
func MyPE(t *gpu.Thread) int {
	return query(t, threadapi.Call{Op: opMyPE, Operands: threadapi.Operands{Team: op.TeamWorld}})
}

// NumPEs returns the number of PEs in TeamWorld (nvshmem_n_pes).
func NumPEs(t *gpu.Thread) int {
	return query(t, threadapi.Call{Op: opNumPEs, Operands: threadapi.Operands{Team: op.TeamWorld}})
}

// TeamMyPE returns the number of this PE in the team, and -1 if there is no such
// team (nvshmem_team_my_pe).
func TeamMyPE(t *gpu.Thread, team Team) int {
	return query(t, threadapi.Call{Op: opTeamMyPE, Operands: threadapi.Operands{Team: int32(team)}})
}

// TeamNumPEs returns the number of PEs in the team, and -1 if there is no such
// team (nvshmem_team_n_pes).
func TeamNumPEs(t *gpu.Thread, team Team) int {
	return query(t, threadapi.Call{Op: opTeamNumPEs, Operands: threadapi.Operands{Team: int32(team)}})
}

// TranslatePE returns the number that PE pe of team src has in team dst. It returns -1 if
// that PE is not in dst, or if there is no such PE or team (nvshmem_team_translate_pe).
func TranslatePE(t *gpu.Thread, src Team, pe int, dst Team) int {
	return query(t, threadapi.Call{Op: opTranslatePE, ToTeam: int32(dst), Operands: threadapi.Operands{Team: int32(src), PE: pe}})
}

func query(t *gpu.Thread, c threadapi.Call) int {
	return int(gpu.ThreadAPI(t, threadapi.Key{}).Communicate(c))
}
