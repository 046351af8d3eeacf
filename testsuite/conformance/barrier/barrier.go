// Package barrier has kernels whose blocks meet by barriers of their own, or by atomics alone.
package barrier

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/base/op"
)

// Width is how many elements a barrier of Rounds has.
const Width = 5

// Rounds has the threads of each scope send to the next PE of the team in turn, round by round, by a
// barrier of their own: its elements of sum get the sums of what has arrived in its elements of dst.
// Scopes with a higher number do more rounds. scope is one of package op.
//
//gpu:kernel
func Rounds(t *gpu.Thread, scope int32, bars shmem.Barriers, team shmem.Team, dst, src shmem.Sym[int64], rounds int, sum []int64) {
	switch op.Scope(scope) {
	case op.Thread:
		exchange(t, 0, 1, t.Grid().Rank(), bars, team, dst, src, rounds, sum)
	case op.Warp:
		w := t.Warp()
		warps := (t.Block().Size() + gpu.WarpSize - 1) / gpu.WarpSize
		exchange(w, w.Rank(), w.Size(), t.BlockIdx().X*warps+t.Block().Rank()/gpu.WarpSize, bars, team, dst, src, rounds, sum)
	case op.Block:
		b := t.Block()
		exchange(b, b.Rank(), b.Size(), t.BlockIdx().X, bars, team, dst, src, rounds, sum)
	}
}

func exchange[S shmem.Scope](s S, rank, size, i int, bars shmem.Barriers, team shmem.Team, dst, src shmem.Sym[int64], rounds int, sum []int64) {
	t := thread(s)
	me, n := shmem.TeamMyPE(t, team), shmem.TeamNumPEs(t, team)
	next := shmem.TranslatePE(t, team, (me+1)%n, shmem.TeamWorld)
	lo, hi := i*Width, (i+1)*Width
	to, from := dst.Slice(lo, hi), src.Slice(lo, hi)
	for r := range rounds + i {
		for k := rank; k < Width; k += size {
			from.Local()[k] = Element(me, r, k)
		}
		// What the threads have stored here, the other threads of the scope may send.
		shmem.SyncAt(s, bars, i)
		shmem.PutNBI(s, to, from, next)
		shmem.BarrierAt(s, bars, i)
		for k := rank; k < Width; k += size {
			sum[lo+k] += to.Local()[k]
		}
	}
}

// Meet meets by one barrier.
//
//gpu:kernel
func Meet(t *gpu.Thread, bars shmem.Barriers, i int) { shmem.SyncAt(t, bars, i) }

// Element is what a PE of a team sends in a round.
func Element(pe, round, k int) int64 { return int64(pe+1)<<40 + int64(round)<<20 + int64(k) }

func thread[S shmem.Scope](s S) *gpu.Thread {
	switch s := any(s).(type) {
	case gpu.Warp:
		return s.Thread()
	case gpu.Block:
		return s.Thread()
	}
	return any(s).(*gpu.Thread)
}

// Relay passes a number through the blocks from the last one to the first, and from a PE to the one
// before it where that can address it, by atomics alone.
//
//gpu:kernel resident
func Relay(t *gpu.Thread, x shmem.Sym[uint32]) {
	local, b := x.Local(), t.BlockIdx().X
	if t.Block().Rank() != 0 {
		return
	}
	from := local
	if b++; b == t.GridDim().X {
		me := shmem.MyPE(t)
		if b = 0; me+1 < shmem.NumPEs(t) {
			from = x.Peer(t, me+1)
		} else {
			from = nil
		}
	}
	got := uint32(0)
	for got == 0 && len(from) > 0 {
		got = gpu.AtomicLoadExplicit(t, &from[b], gpu.Acquire, gpu.ScopeSystem)
	}
	gpu.AtomicStoreExplicit(t, &local[t.BlockIdx().X], got+1, gpu.Release, gpu.ScopeSystem)
}
