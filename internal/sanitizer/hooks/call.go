package hooks

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/base/memmodel"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/sanitizer"
)

// This file looks whether threads of a block or warp, and PEs, make the same calls. A word keeps the
// newest call that a thread has come to: its number, its place, and whether all threads have to make
// it, even those that have returned. Who comes to the call of the same number compares the place.
const (
	callSite   = 0
	callAll    = 16
	callNumber = 17
	callLaunch = 40
	lastCall   = 1<<(callLaunch-callNumber) - 1
)

// Come comes before a call that the threads of a block or warp make together. all says that those which
// have returned would have to make it, too.
//
//gpu:kernel
func Come(t *gpu.Thread, d []uint64, a shmem.Sym[uint64], scope, all, site uint32) {
	tr, br := own(t, d), block(d, row(t))
	place := (uint64(site) + d[sanitizer.DescSites]) & 0xffff
	ofWarp := br + blockCalls + t.Block().Rank()/gpu.WarpSize*2
	inBlock, inWarp := d[tr+threadCalls]&(1<<32-1), d[tr+threadCalls]>>32
	if scope == sanitizer.Warp {
		d[tr+threadCalls] += 1 << 32
		come1(t, d, tr, ofWarp, inWarp+1, all, place)
		ahead(t, d, tr, ofWarp+1, inBlock, place)
		return
	}
	d[tr+threadCalls]++
	if all != 0 && tagged(d, d[br+blockGone]) != 0 {
		me := who(t, d, tr)
		report(t, d, me, what(d, me, 0, site), 0, 0, 0, sanitizer.Gone)
	}
	come1(t, d, tr, br+blockCall, inBlock+1, all, place)
	come1(t, d, tr, ofWarp+1, inBlock+1, all, place)
	ahead(t, d, tr, ofWarp, inWarp, place)
}

// come1 has a thread come to the call with a number, and compares places.
func come1(t *gpu.Thread, d []uint64, tr, word int, number uint64, all uint32, place uint64) {
	if number >= lastCall {
		return
	}
	call := d[sanitizer.DescLaunch]<<callLaunch | number<<callNumber | uint64(all)<<callAll | place
	old := d[word]
	if old < call {
		old = gpu.AtomicMax(t, &d[word], call)
	}
	if old>>callNumber == call>>callNumber && old&0xffff != place {
		apart(t, d, tr, place, old)
	}
}

// ahead reports that a lane waits in a call of another kind, to which this one has not come yet: each
// waits for the other.
func ahead(t *gpu.Thread, d []uint64, tr, word int, number, place uint64) {
	if old := d[word]; old>>callLaunch == d[sanitizer.DescLaunch]&(1<<24-1) && old>>callNumber&lastCall > number {
		apart(t, d, tr, place, old)
	}
}

// apart reports that a thread comes to another call than one of its group.
func apart(t *gpu.Thread, d []uint64, tr int, place, call uint64) {
	me := who(t, d, tr)
	here := uint32(place - d[sanitizer.DescSites])
	there := uint32(call&0xffff - d[sanitizer.DescSites])
	report(t, d, me, what(d, me, 0, here), me, what(d, me, 0, there), 0, sanitizer.Apart)
}

// leave records a thread that returns. It reports a call that others have come to and that
// needs the thread, and copies that are under way.
func leave(t *gpu.Thread, d []uint64, tr, br int) {
	me := who(t, d, tr)
	call := d[br+blockCall]
	if call>>callLaunch == d[sanitizer.DescLaunch]&(1<<24-1) && call>>callAll&1 != 0 && call>>callNumber&lastCall > d[tr+threadCalls]&(1<<32-1) {
		report(t, d, me, what(d, me, 0, uint32(call&0xffff-d[sanitizer.DescSites])), 0, 0, 0, sanitizer.Gone)
	}
	if d[tr+threadStore] > max(d[tr+threadStored], d[tr+threadRead]) {
		report(t, d, me, d[tr+threadStoreHow], 0, 0, 0, sanitizer.Left)
	}
	gpu.AtomicMax(t, &d[br+blockGone], d[sanitizer.DescLaunch]<<32)
	if tagged(d, gpu.AtomicAdd(t, &d[br+blockGone], 1))+1 < d[sanitizer.DescBlockThreads] {
		return
	}
	if copied := d[br+blockCopy]; copied>>callLaunch == d[sanitizer.DescLaunch]&(1<<24-1) && copied>>16&sanitizer.MaxStamp > tagged(d, d[br+blockLanded]) {
		report(t, d, me, what(d, me, memmodel.Deliver|landing, uint32(copied&0xffff-d[sanitizer.DescSites])), 0, 0, 0, sanitizer.Left)
	}
}

// Pass keeps what a thread passes to a call, and Passed compares it with what the first thread of the
// group does. The threads have met between them.
//
//gpu:kernel
func Pass(t *gpu.Thread, d []uint64, a shmem.Sym[uint64], arguments uint64) {
	d[own(t, d)+threadPassed] = arguments
}

//gpu:kernel
func Passed(t *gpu.Thread, d []uint64, a shmem.Sym[uint64], scope, site uint32) {
	by, tr := share(t, d, scope), own(t, d)
	if d[by.tr+threadPassed] != d[tr+threadPassed] {
		me := who(t, d, tr)
		report(t, d, me, what(d, me, 0, site), by.me, what(d, by.me, 0, site), 0, sanitizer.Unlike)
	}
}

// Agree compares a call of the team of all PEs with those of the others: call says which one it is, and
// dst and src are symmetric. A PE may be some calls ahead. Of another team nobody knows here whose it is.
// The call of this PE before must be over.
//
//gpu:kernel
func Agree(t *gpu.Thread, d []uint64, a shmem.Sym[uint64], team int32, call, dst, src, count, root uint64, scope, site uint32) {
	if team != op.TeamWorld || !leads(t, scope) || d[sanitizer.DescUnfollowed] != 0 {
		return
	}
	arena, pes, me := a.Local(), int(d[sanitizer.DescPEs]), int(d[sanitizer.DescPE])
	arena[sanitizer.ArenaCalls]++
	number := arena[sanitizer.ArenaCalls] & (1<<32 - 1)
	h := call
	for _, x := range [4]uint64{key(d, dst), key(d, src), count, root} {
		h = (h ^ x) * 0x9e3779b97f4a7c15
	}
	h = h>>32<<32 | number
	by := who(t, d, own(t, d))
	how := what(d, by, 0, site)
	slot := int(number) % sanitizer.CallsKept * sanitizer.CallWords
	mine := sanitizer.CallsAt(pes) + me*sanitizer.CallsKept*sanitizer.CallWords
	before := mine + int(number-1)%sanitizer.CallsKept*sanitizer.CallWords
	if a, b := arena[before], arena[before+1]; mix(a) == b>>48 && a != 0 && !over(d, own(t, d), by, how, a, b) {
		report(t, d, by, how, a, b, 0, sanitizer.Beside)
	}
	for p := range pes {
		peer := table(t, d, a, int32(p))
		if i := mine + slot; len(peer) > 0 {
			peer[i], peer[i+1] = by, how
			gpu.AtomicStoreExplicit(t, &peer[i+2], h, gpu.Release, gpu.ScopeSystem)
		}
	}
	gpu.ThreadFenceSystem(t) // of two PEs at least one sees the other's call
	for p := range pes {
		i := sanitizer.CallsAt(pes) + p*sanitizer.CallsKept*sanitizer.CallWords + slot
		other := gpu.AtomicLoadExplicit(t, &arena[i+2], gpu.Acquire, gpu.ScopeSystem)
		if otherA, otherB := arena[i], arena[i+1]; other&(1<<32-1) == number && other != h && mix(otherA) == otherB>>48 {
			report(t, d, by, how, otherA, otherB, 0, sanitizer.Unequal)
		}
	}
}
