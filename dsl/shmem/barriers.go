package shmem

import "github.com/gpuc-go/gpuc/dsl/gpu"

// Barriers are barriers of one team, numbered from 0, that do not depend on each other: a block of
// each PE meets by one while other blocks meet by others. Barrier and Sync have one barrier for
// each team. gpurt.AllocBarriers makes them, and a kernel takes them as a parameter (NCCL has
// such barriers as ncclLsaBarrierSession, with an index).
//
// A barrier may be used again at once, and by later launches, in any scope. One thread, warp or
// block of a PE uses it at a time. Where two do, Go's race detector and gpuc run -backend check
// report a data race in this file.
type Barriers struct {
	// arrivals holds, for each barrier, one word for each PE of the job: how often that PE has come,
	// as far as this PE knows. Peers update their words as signals. The PE's own word counts what it
	// has announced itself.
	arrivals Signals
	team     Team
}

// BarrierAt is Barrier by barrier i of b: it completes the operations that this PE issued, as Quiet
// does, and waits until every PE of the team of b has called it for barrier i. The threads of s
// meet in it, and none may have returned. It fails for an i that is no number of a barrier, and on
// a PE that is no member of the team.
func BarrierAt[S Scope](s S, b Barriers, i int) { meetAt(s, b, i, true) }

// SyncAt is Sync by barrier i of b: it waits until every PE of the team of b has called it for
// barrier i, and makes the PE's own stores visible, but completes no puts or other remote
// operations. The threads of s meet in it, and none may have returned. It fails where BarrierAt
// does.
func SyncAt[S Scope](s S, b Barriers, i int) { meetAt(s, b, i, false) }

func meetAt[S Scope](s S, b Barriers, i int, completes bool) {
	t, rank, size := members(s)
	me, pes, team := MyPE(t), NumPEs(t), TeamNumPEs(t, b.team)
	if team < 0 {
		panic("shmem.BarrierAt or SyncAt on a PE that is not a member of the barriers' team")
	}
	row := b.arrivals.Slice(i*pes, (i+1)*pes)
	count := &row.Words().Local()[me]
	epoch := *count + 1
	if completes {
		Quiet(s)
	} else {
		Fence(s)
	}
	for j := rank; j < team; j += size {
		if pe := TranslatePE(t, b.team, j, TeamWorld); pe != me {
			SignalOp(t, row.At(me), epoch, SignalSet, pe)
		}
	}
	for j := rank; j < team; j += size {
		if pe := TranslatePE(t, b.team, j, TeamWorld); pe != me {
			SignalWaitUntil(t, row.At(pe), CmpGE, epoch)
		}
	}
	if rank == 0 {
		*count = epoch // all threads of s have read it before Quiet or Fence
	}
	switch s := any(s).(type) {
	case gpu.Warp:
		s.Sync()
	case gpu.Block:
		s.Sync()
	}
}

// members returns the calling thread, its number among the threads of s, and how many they are.
func members[S Scope](s S) (t *gpu.Thread, rank, size int) {
	switch s := any(s).(type) {
	case gpu.Warp:
		return s.Thread(), s.Rank(), s.Size()
	case gpu.Block:
		return s.Thread(), s.Rank(), s.Size()
	}
	return any(s).(*gpu.Thread), 0, 1
}

// NewBarriers returns the barriers of a team whose words are arrivals, as a kernel sees them. It is
// for the runtime.
func NewBarriers(arrivals Signals, team Team) Barriers { return Barriers{arrivals, team} }
