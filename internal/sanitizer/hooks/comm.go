package hooks

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/base/memmodel"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/sanitizer"
)

// This file records operations of package shmem. Those of a group are its first
// thread's. The threads of the group share the work. The compiler has them meet before, after it
// and after what publishes: any thread may perform the operation. Clocks know nothing of that.

// leads says that the thread is the first one of a scope, as package op numbers them.
func leads(t *gpu.Thread, scope uint32) bool {
	rank := t.Block().Rank()
	return scope == 0 || scope == 1 && rank&31 == 0 || scope == 2 && rank == 0
}

// share returns the share of a thread in what its group does.
func share(t *gpu.Thread, d []uint64, scope uint32) part {
	rank, threads := t.Block().Rank(), int(d[sanitizer.DescBlockThreads])
	first, of := rank, 1
	switch scope {
	case 1:
		first = rank &^ 31
		of = min(32, threads-first)
	case 2:
		first, of = 0, threads
	}
	tr := record(d, row(t), first)
	return part{tr, whoIs(t, d, tr, first), uint64(rank - first), uint64(of)}
}

// Transfer records a put or get: count pieces of so many bytes, which lie strides
// apart. later says that it does not wait.
//
//gpu:kernel
func Transfer(t *gpu.Thread, d []uint64, a shmem.Sym[uint64], dst, src uint64, count, bytes, dstStride, srcStride int64, pe int32, get, later, scope, site uint32) {
	by := share(t, d, scope)
	wait := uint64(0)
	if later != 0 {
		wait = sanitizer.Later
	}
	to, from := int32(-1), pe
	reads, writes := uint64(memmodel.Fetch)|wait, uint64(memmodel.Fetch|sanitizer.Writes)|wait
	if get == 0 {
		to, from = pe, -1
		reads, writes = memmodel.Take|wait, memmodel.Deliver|sanitizer.Writes|sanitizer.Later
	}
	if uint64(pe) == d[sanitizer.DescPE] {
		if dst == src {
			reads &^= sanitizer.Later // the write of the same bytes is looked at
		}
		if by.rank == 0 && op.Overlap(dst, src, count, bytes, dstStride, srcStride) {
			report(t, d, by.me, what(d, by.me, writes, site), 0, 0, dst, sanitizer.Overlap)
		}
	}
	for range count {
		access(t, d, a, by, src, bytes, from, reads, site)
		access(t, d, a, by, dst, bytes, to, writes, site)
		src += uint64(srcStride)
		dst += uint64(dstStride)
	}
}

// Issued comes after Transfer.
//
//gpu:kernel
func Issued(t *gpu.Thread, d []uint64, a shmem.Sym[uint64], scope uint32) {
	if leads(t, scope) {
		issued(d, own(t, d))
	}
}

func issued(d []uint64, tr int) {
	d[tr+threadOp] = d[tr+threadStamp]
	d[tr+threadStamp]++
}

// Word records P and atomics on a word of a peer, which publish what a fence has put
// before them.
//
//gpu:kernel
func Word(t *gpu.Thread, d []uint64, a shmem.Sym[uint64], address uint64, bytes int64, pe int32, how, site uint32) {
	tr := own(t, d)
	access(t, d, a, one(t, d), address, bytes, pe, uint64(how), site)
	issued(d, tr)
	if how&sanitizer.Writes != 0 {
		send(t, d, a, tr, address, pe, true)
	}
}

// Signal records an update of a signal. carries says that the transfer before it is its
// own.
//
//gpu:kernel
func Signal(t *gpu.Thread, d []uint64, a shmem.Sym[uint64], address uint64, pe int32, carries, scope uint32) {
	if leads(t, scope) {
		send(t, d, a, own(t, d), address, pe, carries != 0)
	}
}

func send(t *gpu.Thread, d []uint64, a shmem.Sym[uint64], tr int, address uint64, pe int32, carries bool) {
	arena := table(t, d, a, pe)
	if e := entry(t, d, arena, key(d, address), true); e > 0 {
		publish(t, d, arena, e, tr, memmodel.System, false, carries, d[tr+threadOps])
	}
}

// Sent records a put whose words may be waited for.
//
//gpu:kernel
func Sent(t *gpu.Thread, d []uint64, a shmem.Sym[uint64], dst uint64, bytes int64, pe int32, scope uint32) {
	if !leads(t, scope) || bytes > 64 {
		return
	}
	tr := own(t, d)
	for i := int64(0); i < bytes; i += 8 {
		send(t, d, a, tr, dst+uint64(i), pe, true)
	}
}

// Waited comes after a wait or test of words of this PE, if the result is not 0. relaxed says that it
// shows the words alone, and look that they are memory which others may access in other ways.
//
//gpu:kernel
func Waited(t *gpu.Thread, d []uint64, a shmem.Sym[uint64], address uint64, count, bytes int64, result uint64, relaxed, look, site uint32) {
	if result == 0 {
		return
	}
	tr := own(t, d)
	arena := a.Local()
	for i := range count {
		word := address + uint64(i*bytes)
		acquireAll(t, d, arena, key(d, word), tr, memmodel.System, relaxed == 0)
		if look != 0 {
			access(t, d, a, one(t, d), word, bytes, -1, memmodel.Look, site)
		}
	}
}

// Fetched comes after a remote atomic that returns what it has read.
//
//gpu:kernel
func Fetched(t *gpu.Thread, d []uint64, a shmem.Sym[uint64], address uint64, pe int32) {
	tr := own(t, d)
	noteRead(t, d, table(t, d, a, pe), tr, key(d, address), pe, memmodel.System)
}

// teamKey is the key of what a team publishes at a barrier, in turn.
func teamKey(team int32, round uint64) uint64 { return 1<<62 | uint64(uint32(team))<<1 | round&1 }

// TeamArrive comes before a barrier of PEs, and TeamLeave after it. The threads of the group
// have met.
//
//gpu:kernel
func TeamArrive(t *gpu.Thread, d []uint64, a shmem.Sym[uint64], team int32, effect, scope uint32) {
	tr := own(t, d)
	i := sanitizer.TeamsAt(int(d[sanitizer.DescPEs])) + int(team)&(sanitizer.ArenaTeams-1)
	round := a.Local()[i]
	d[tr+threadTeam] = round
	if effect == Completes {
		order(t, d, a, tr, Completes)
	}
	if !leads(t, scope) {
		return
	}
	for p := range int(d[sanitizer.DescPEs]) {
		arena := table(t, d, a, int32(p))
		if e := entry(t, d, arena, teamKey(team, round), true); e > 0 {
			// It is no update, so that a fence puts nothing before it.
			publish(t, d, arena, e, tr, memmodel.System, true, false, d[tr+threadDone])
		}
	}
}

//gpu:kernel
func TeamLeave(t *gpu.Thread, d []uint64, a shmem.Sym[uint64], team int32, effect, scope uint32) {
	tr := own(t, d)
	round := d[tr+threadTeam]
	arena := a.Local()
	fence(t, d, a, tr, memmodel.System)
	if leads(t, scope) {
		acquire(t, d, arena, entry(t, d, arena, teamKey(team, round), true), tr, memmodel.System, true)
		arena[sanitizer.TeamsAt(int(d[sanitizer.DescPEs]))+int(team)&(sanitizer.ArenaTeams-1)] = round + 1
	}
}
