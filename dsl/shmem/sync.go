package shmem

import (
	"github.com/gpuc-go/gpuc/internal/base/engine"
	"github.com/gpuc-go/gpuc/internal/base/op"
)

var (
	opBarrier    = op.Lookup("Barrier")
	opBarrierAll = op.Lookup("BarrierAll")
	opSync       = op.Lookup("Sync")
	opSyncAll    = op.Lookup("SyncAll")
)

// Barrier completes the operations that this PE issued, as Quiet does,
// and waits until every PE of the team has called it. One thread, warp or
// block of each PE calls it. The threads of s meet in it, and none may
// have returned (NVSHMEM API, Collective Communication, nvshmem_barrier).
func Barrier[S Scope](s S, team Team) {
	perform(s, engine.Call{Op: opBarrier, Operands: engine.Operands{Team: int32(team)}})
}

// BarrierAll is Barrier of TeamWorld.
func BarrierAll[S Scope](s S) {
	perform(s, engine.Call{Op: opBarrierAll, Operands: engine.Operands{Team: op.TeamWorld}})
}

// Sync waits until every PE of the team has called it. It makes the PE's own stores
// visible, but completes no puts or other remote operations. One thread, warp or block of
// each PE calls it. The threads of s meet in it, and none may have returned (NVSHMEM API,
// Collective Communication, nvshmem_team_sync).
func Sync[S Scope](s S, team Team) {
	perform(s, engine.Call{Op: opSync, Operands: engine.Operands{Team: int32(team)}})
}

// SyncAll is Sync of TeamWorld.
func SyncAll[S Scope](s S) {
	perform(s, engine.Call{Op: opSyncAll, Operands: engine.Operands{Team: op.TeamWorld}})
}
