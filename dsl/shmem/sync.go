package shmem

import (
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
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
	perform(s, threadapi.Call{Op: opBarrier, Operands: threadapi.Operands{Team: int32(team)}})
}

// BarrierAll is Barrier of TeamWorld.
func BarrierAll[S Scope](s S) {
	perform(s, threadapi.Call{Op: opBarrierAll, Operands: threadapi.Operands{Team: op.TeamWorld}})
}

// Sync waits until every PE of the team has called it. It makes the PE's own stores
// visible, but completes no puts or other remote operations. One thread, warp or block of
// each PE calls it. The threads of s meet in it, and none may have returned (NVSHMEM API,
// Collective Communication, nvshmem_team_sync).
func Sync[S Scope](s S, team Team) {
	perform(s, threadapi.Call{Op: opSync, Operands: threadapi.Operands{Team: int32(team)}})
}

// SyncAll is Sync of TeamWorld.
func SyncAll[S Scope](s S) {
	perform(s, threadapi.Call{Op: opSyncAll, Operands: threadapi.Operands{Team: op.TeamWorld}})
}
