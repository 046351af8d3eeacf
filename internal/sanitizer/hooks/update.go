package hooks

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/base/memmodel"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/sanitizer"
)

// This file compares the updates of a signal or line with each other and with waits. The entry of the
// word keeps the newest ones whose order is not known to those that came later. An update comes after
// another one if who issues it knows that to be over, or knows a wait that has seen it.

// Words of an update: who, how, its value, whether it adds, and who has seen it. Words of a wait: who,
// how, comparison and value.
const (
	updates     = 4
	updateWords = 6
	waits       = 2
	waitWords   = 4
)

// Update comes before an update of a signal, or of a line, whose flag is its value.
//
//gpu:kernel
func Update(t *gpu.Thread, d []uint64, a shmem.Sym[uint64], address, value uint64, pe int32, adds, line, scope, site uint32) {
	if !leads(t, scope) {
		return
	}
	arena, tr := table(t, d, a, pe), own(t, d)
	k := key(d, address)
	// A word that is read or written in another way is left alone: that may order its updates.
	if len(arena) == 0 || k == 0 || k>>63 != 0 || arena[k] != 0 || arena[k+2] != 0 {
		return
	}
	e := entry(t, d, arena, k, true)
	if e <= 0 {
		return
	}
	me := who(t, d, tr)
	how := what(d, me, memmodel.Deliver|sanitizer.Writes|sanitizer.Later|15<<16, site)
	holding(t, &arena[e+entryLock], func() {
		if line != 0 {
			again(t, d, arena, e, tr, me, how, address, value)
		}
		update(t, d, arena, e, tr, me, how, address, value, uint64(adds))
	})
}

// update compares an update with those before it and with waits, and keeps it.
func update(t *gpu.Thread, d, arena []uint64, e, tr int, me, how, address, value, adds uint64) {
	free := -1
	for n := range updates {
		i := e + entryUpdates + n*updateWords
		otherA, otherB := arena[i], arena[i+1]
		if otherA == 0 || over(d, tr, me, how, otherA, otherB) || fenced(d, otherA, otherB) || arena[i+4] != 0 && over(d, tr, me, how, arena[i+4], arena[i+5]) {
			arena[i], free = 0, i
			continue
		}
		if (adds == 0 || arena[i+3] == 0) && (adds != arena[i+3] || value != arena[i+2]) {
			report(t, d, me, how, otherA, otherB, address, sanitizer.Open)
		}
	}
	for n := range waits {
		i := e + entryWaits + n*waitWords
		otherA, otherB := arena[i], arena[i+1]
		if otherA == 0 || over(d, tr, me, how, otherA, otherB) {
			arena[i] = 0
		} else if breaks(value, adds, arena[i+2], arena[i+3]) {
			report(t, d, me, how, otherA, otherB, address, sanitizer.Missed)
		}
	}
	if free < 0 {
		free = e + entryUpdates + int(arena[e+entryNext]&(updates-1))*updateWords
		arena[e+entryNext]++
	}
	arena[free], arena[free+1], arena[free+2], arena[free+3], arena[free+4] = me, how, value, adds, 0
}

// fenced says that a thread of this PE has put its update before what comes. Whom it tells of that is not
// known.
func fenced(d []uint64, otherA, otherB uint64) bool {
	if otherA>>54 != d[sanitizer.DescPE] || (otherB>>36^d[sanitizer.DescLaunch])&sanitizer.LaunchMask != 0 {
		return false
	}
	thread := otherA >> 24 & 0x3ff
	return knows(d[record(d, int(otherA>>34&0xfffff), int(thread))+threadOps], thread, otherA&sanitizer.MaxStamp)
}

// breaks says that a wait may miss its value if an update comes before it has read the word.
func breaks(value, adds, cmp, to uint64) bool {
	if adds != 0 {
		return cmp == op.CmpEQ && value != 0
	}
	return !op.Compare(value, int32(cmp), to)
}

// again reports a line with the flag of the one that lies there, if somebody has waited for that.
func again(t *gpu.Thread, d, arena []uint64, e, tr int, me, how, address, flag uint64) {
	old := arena[e+entryFlag]
	arena[e+entryFlag] = flag
	// The host may have written the line when a launch was over.
	if old != flag || flag == 0 {
		return
	}
	for n := range waits {
		i := e + entryWaits + n*waitWords
		if arena[i] != 0 && arena[i+3] == flag && !ended(d, tr, arena[i], arena[i+1]) {
			report(t, d, me, how, arena[i], arena[i+1], address, sanitizer.SameFlag)
		}
	}
}

// ended says that an access was one of a launch that is over.
func ended(d []uint64, tr int, otherA, otherB uint64) bool {
	launch, pe := otherB>>36&sanitizer.LaunchMask, otherA>>54
	if pe == d[sanitizer.DescPE] {
		return launch != d[sanitizer.DescLaunch]&sanitizer.LaunchMask
	}
	known := (launch - d[tr+threadKnown+int(pe)]) & sanitizer.LaunchMask
	return known == 0 || known > sanitizer.LaunchMask/2
}

// Awaited comes after a wait for a signal or a line of this PE, a test or a fetch, if the result is not 0.
// Only waits miss anything.
//
//gpu:kernel
func Awaited(t *gpu.Thread, d []uint64, a shmem.Sym[uint64], address uint64, cmp int32, value, result uint64, blocks, site uint32) {
	arena, tr := a.Local(), own(t, d)
	if result == 0 {
		return
	}
	// An update may come that the wait would have missed.
	e := entry(t, d, arena, key(d, address), blocks != 0)
	if e <= 0 {
		return
	}
	me := who(t, d, tr)
	how := what(d, me, memmodel.Look|15<<16, site)
	holding(t, &arena[e+entryLock], func() {
		awaited(t, d, arena, e, tr, me, how, address, uint64(cmp), value, blocks)
	})
}

// awaited compares a wait with updates, which it has seen then, and keeps it. Of additions nobody knows
// which ones it has read.
func awaited(t *gpu.Thread, d, arena []uint64, e, tr int, me, how, address, cmp, value uint64, blocks uint32) {
	for n := range updates {
		i := e + entryUpdates + n*updateWords
		otherA, otherB, seen := arena[i], arena[i+1], arena[i+4]
		if otherA == 0 {
			continue
		}
		known := over(d, tr, me, how|sanitizer.Writes, otherA, otherB) || seen != 0 && over(d, tr, me, how, seen, arena[i+5])
		if blocks != 0 && !known && arena[i+3] == 0 && breaks(arena[i+2], 0, cmp, value) {
			report(t, d, me, how, otherA, otherB, address, sanitizer.Missed)
		}
		if seen == 0 {
			arena[i+4], arena[i+5] = me, how
		}
	}
	if blocks == 0 {
		return
	}
	free := e + entryWaits + int(arena[e+entryNext]>>32&(waits-1))*waitWords
	arena[e+entryNext] += 1 << 32
	arena[free], arena[free+1], arena[free+2], arena[free+3] = me, how, cmp, value
}
