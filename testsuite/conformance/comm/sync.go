package comm

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// How the Synced kernels wait for the other PEs.
const (
	WithBarrier = iota
	WithBarrierAll
	WithSync
	WithSyncAll
)

// SyncedThread puts src to the right neighbour, meets the other PEs at thread scope
// and copies what arrived from the left to out. Barriers complete the put by
// themselves, Sync and SyncAll get a Quiet before.
//
//gpu:kernel
func SyncedThread(t *gpu.Thread, how int, team shmem.Team, dst, src shmem.Sym[int32], out []int32) {
	if t.Grid().Rank() == 0 {
		meet(t, t, how, 0, 1, team, dst, src, out)
	}
}

// SyncedWarp is SyncedThread at warp scope.
//
//gpu:kernel
func SyncedWarp(t *gpu.Thread, how int, team shmem.Team, dst, src shmem.Sym[int32], out []int32) {
	if t.Grid().Rank()/gpu.WarpSize == 0 {
		meet(t, t.Warp(), how, t.Warp().Rank(), t.Warp().Size(), team, dst, src, out)
	}
}

// SyncedBlock is SyncedThread at block scope.
//
//gpu:kernel
func SyncedBlock(t *gpu.Thread, how int, team shmem.Team, dst, src shmem.Sym[int32], out []int32) {
	if t.BlockIdx().X == 0 {
		meet(t, t.Block(), how, t.Block().Rank(), t.Block().Size(), team, dst, src, out)
	}
}

func meet[S shmem.Scope](t *gpu.Thread, s S, how, rank, size int, team shmem.Team, dst, src shmem.Sym[int32], out []int32) {
	next := (shmem.TeamMyPE(t, team) + 1) % shmem.TeamNumPEs(t, team)
	shmem.PutNBI(s, dst, src, shmem.TranslatePE(t, team, next, shmem.TeamWorld))
	switch how {
	case WithBarrier:
		shmem.Barrier(s, team)
	case WithBarrierAll:
		shmem.BarrierAll(s)
	case WithSync:
		shmem.Quiet(s)
		shmem.Sync(s, team)
	case WithSyncAll:
		shmem.Quiet(s)
		shmem.SyncAll(s)
	}
	local := dst.Local()
	for i := rank; i < len(out); i += size {
		out[i] = local[i]
	}
}

// Rounds runs many barriers in one launch: in each, every PE tells its right
// neighbour the round, and finds its left neighbour's after the barrier.
//
//gpu:kernel
func Rounds(t *gpu.Thread, word shmem.Sym[uint32], wrong []uint32, rounds int) {
	me, n := shmem.MyPE(t), shmem.NumPEs(t)
	for r := range rounds {
		if t.Block().Rank() == 0 {
			shmem.P(t, word.At(0), uint32(r+1), (me+1)%n)
		}
		shmem.BarrierAll(t.Block())
		if word.Local()[0] != uint32(r+1) {
			gpu.AtomicAdd(t, &wrong[0], 1)
		}
		shmem.SyncAll(t.Block())
	}
}

// SumAndMeet adds src of the PEs of a team to dst and meets them, rounds times. A PE outside of
// the team does nothing.
//
//gpu:kernel
func SumAndMeet(t *gpu.Thread, team shmem.Team, dst, src shmem.Sym[int32], rounds int) {
	if shmem.TeamMyPE(t, team) < 0 {
		return
	}
	for range rounds {
		shmem.Reduce(t.Block(), team, dst, src, shmem.Sum)
		shmem.Barrier(t.Block(), team)
	}
}
