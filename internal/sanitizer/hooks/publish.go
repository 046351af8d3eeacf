package hooks

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/base/memmodel"
	"github.com/gpuc-go/gpuc/internal/sanitizer"
)

// This file records what publishes: fences, atomics, signals, barriers of PEs. What a
// word has published stands in a table, on the PE that has the word.

// key returns what a word is called in the table, which is the same on all PEs for symmetric
// memory; 0 if the runtime does not know it.
func key(d []uint64, address uint64) uint64 {
	r, ok := region(d, address)
	if !ok || address >= d[r+sanitizer.RegionHi] {
		return 0
	}
	cell := (address - d[r+sanitizer.RegionLo]) / sanitizer.CellBytes * sanitizer.CellWords
	if d[r+sanitizer.RegionFlags]&sanitizer.Symmetric != 0 {
		return d[r+sanitizer.RegionCells] + cell
	}
	return 1<<63 | d[r+sanitizer.RegionNumber]<<36 | cell
}

// inShared marks the key of a word in shared memory.
const inShared = 1 << 45

// keyOf returns what a word is called that an atomic uses, and the PE whose table has it. A word in shared
// memory, of a block of the cluster if whose is not negative, stands in the table of this PE.
func keyOf(t *gpu.Thread, d []uint64, address uint64, whose int32, shared uint32) (k uint64, pe int32) {
	if shared == 0 {
		return key(d, address), whose
	}
	n := row(t)
	if whose >= 0 {
		n = member(d, n, int(whose))
	}
	_, offset, _ := sharedCells(d, n, address)
	return inShared | uint64(n)<<25 | offset/sanitizer.CellBytes, -1
}

// heldKey returns what a word is called for those alone whom a scope around an access holds.
func heldKey(k, by uint64, scope uint32) uint64 {
	if k == 0 || scope == memmodel.System {
		return k
	}
	held := by>>34<<1 | 1
	if scope == memmodel.Device {
		held = by >> 54 << 1
	}
	const a, b = 0x9e3779b97f4a7c15, 0xbf58476d1ce4e5b9
	return 1<<61 | (k*a^held*b)&(1<<61-1)
}

// entriesOf returns where the entries of a key are for a thread: what the word tells everybody, the PE and
// the block.
func entriesOf(t *gpu.Thread, d, arena []uint64, k uint64, tr int) (list [3]int) {
	for scope := range list {
		list[scope] = entry(t, d, arena, heldKey(k, who(t, d, tr), uint32(scope)), false)
	}
	return list
}

// table returns the arena of a PE, this one if pe is negative.
func table(t *gpu.Thread, d []uint64, a shmem.Sym[uint64], pe int32) []uint64 {
	if pe < 0 || uint64(pe) == d[sanitizer.DescPE] {
		return a.Local()
	}
	return a.Peer(t, int(pe))
}

// entry returns where the entry of a key is: 0 if there is none, negative if there is no room.
func entry(t *gpu.Thread, d []uint64, arena []uint64, key uint64, create bool) int {
	if key == 0 || len(arena) == 0 {
		return 0
	}
	pes := int(d[sanitizer.DescPEs])
	words := sanitizer.EntryWords(pes, int(d[sanitizer.DescRows]))
	n := 1 << d[sanitizer.DescTableBits]
	h := int(key * 0x9e3779b97f4a7c15 >> (64 - d[sanitizer.DescTableBits]))
	for range n {
		i := sanitizer.TableAt(pes) + h*words
		k := gpu.AtomicLoadExplicit(t, &arena[i], gpu.Relaxed, gpu.ScopeSystem)
		if k == 0 {
			if !create {
				return 0
			}
			k = gpu.AtomicCompareAndSwapExplicit(t, &arena[i], 0, key, gpu.Relaxed, gpu.ScopeSystem)
			if k == 0 {
				k = key
			}
		}
		if k == key {
			return i
		}
		h = (h + 1) & (n - 1)
	}
	return -1
}

// Words of an entry before its vector.
const (
	entryLock    = 1
	entryScopes  = 2 // bits of scopes
	entryWho     = 3 // who has published: PE and block, or several
	entryNext    = 4 // where the next update and, in the upper half, the next wait go that have no room
	entryFlag    = 5 // flag of the line
	entryUpdates = 6
	entryWaits   = entryUpdates + updates*updateWords
	entryEnd     = entryWaits + waits*waitWords
	several      = 1<<64 - 1
)

// publish adds to an entry what a thread makes known. now says that a release does, which makes
// all known; else it is what a fence of the scope has. Of operations it makes known what ops says.
func publish(t *gpu.Thread, d []uint64, arena []uint64, e, tr int, scope uint32, now, carries bool, ops uint64) {
	holding(t, &arena[e+entryLock], func() { tell(t, d, arena, e, tr, scope, now, carries, ops) })
	d[tr+threadStamp]++
}

// tell does so while the entry is locked.
func tell(t *gpu.Thread, d []uint64, arena []uint64, e, tr int, scope uint32, now, carries bool, ops uint64) {
	block0 := who(t, d, tr) >> 34
	switch old := arena[e+entryWho]; {
	case old == 0:
		arena[e+entryWho] = block0 + 1
	case old != block0+1:
		arena[e+entryWho] = several
	}
	arena[e+entryScopes] |= 1 << scope
	fenced := d[tr+threadSystem+int(scope)]
	reads := knownTo(t, d, tr)
	writes := fenced
	if now {
		writes = reads
	}
	exact := uint64(0)
	if carries && d[tr+threadOp] != 0 {
		exact = knowledge(0, t.Block().Rank(), d[tr+threadOp])
	}
	seen := join(d[tr+threadDone], d[tr+threadFreed])
	pe, rows := int(d[sanitizer.DescPE]), int(d[sanitizer.DescRows])
	v := e + sanitizer.EntryHead
	if grid := d[tr+threadGrid]; grid != 0 {
		g := t.GridDim()
		for r := range min(rows, g.X*g.Y*g.Z) {
			joinRow(arena, rowOf(d, arena, v, pe, r), grid, min(grid, max(fenced&sanitizer.MaxStamp, writes&sanitizer.MaxStamp)), ops&sanitizer.MaxStamp, 0, min(grid, seen&sanitizer.MaxStamp))
		}
	}
	if known := near(d, row(t)); known != 0 {
		for m := range members(d) {
			if r := member(d, row(t), m); r < rows && r != row(t) {
				joinRow(arena, rowOf(d, arena, v, pe, r), known, min(known, max(newest(fenced), newest(writes))), min(known, newest(ops)), 0, min(known, newest(seen)))
			}
		}
	}
	if n := row(t); n < rows {
		joinRow(arena, rowOf(d, arena, v, pe, n), reads, writes, ops, exact, seen)
	}
	for k := range 3 {
		n := d[tr+threadVector]
		switch k {
		case 1:
			n = ours(d, tr, block(d, row(t)))
		case 2:
			n = everyones(d, tr)
		}
		if n == unknown {
			arena[e+entryScopes] |= 1 << 8 // takes all to be over
		} else if n != 0 {
			joinVector(d, arena, v, d, vector(d, n), true)
		}
	}
}

// hostsSend says that streams send to the PE that has the arena. They have no hooks.
func hostsSend(t *gpu.Thread, arena []uint64) bool {
	return len(arena) > 0 && launches(t, arena, sanitizer.ArenaHosts) != 0
}

// unfollowed says that nobody knows what the words of a PE publish.
func unfollowed(t *gpu.Thread, d, arena []uint64) bool {
	return d[sanitizer.DescUnfollowed] != 0 || hostsSend(t, arena)
}

// acquire gives a thread what an entry has published for its scope.
func acquire(t *gpu.Thread, d []uint64, arena []uint64, e, tr int, scope uint32, visible bool) {
	unfollowed := unfollowed(t, d, arena)
	if !unfollowed && e == 0 || d[tr+threadVector] == unknown {
		return
	}
	if unfollowed || e < 0 {
		d[tr+threadVector] = unknown
		return
	}
	holding(t, &arena[e+entryLock], func() { learn(t, d, arena, e, tr, scope, visible) })
}

// acquireAll gives a thread what a word has published for its scope. Of a word that has no key nobody knows
// that.
func acquireAll(t *gpu.Thread, d []uint64, arena []uint64, k uint64, tr int, scope uint32, visible bool) {
	if k == 0 {
		d[tr+threadVector] = unknown
		return
	}
	for _, e := range entriesOf(t, d, arena, k, tr) {
		acquire(t, d, arena, e, tr, scope, visible)
	}
}

// learn does so while the entry is locked.
func learn(t *gpu.Thread, d []uint64, arena []uint64, e, tr int, scope uint32, visible bool) {
	scopes, by, me := arena[e+entryScopes], arena[e+entryWho], who(t, d, tr)>>34+1
	switch {
	case by == several || by == me:
	case (by-1)>>20 == (me-1)>>20:
		// Another block of this PE: both scopes have to hold the device.
		if scopes&(1<<memmodel.System|1<<memmodel.Device) == 0 || scope == memmodel.Block {
			scopes = 0
		}
	case scopes&(1<<memmodel.System) == 0 || scope != memmodel.System:
		scopes = 0
	}
	if scopes != 0 {
		if d[tr+threadVector] == 0 {
			d[tr+threadVector] = take(t, d)
		}
		if scopes>>8 != 0 {
			d[tr+threadVector] = unknown
		}
		if n := d[tr+threadVector]; n != unknown {
			joinVector(d, d, vector(d, n), arena, e+sanitizer.EntryHead, visible)
		}
	}
}

// Fence records a fence of package gpu.
//
//gpu:kernel
func Fence(t *gpu.Thread, d []uint64, a shmem.Sym[uint64], scope uint32) {
	tr := own(t, d)
	fence(t, d, a, tr, scope)
}

func fence(t *gpu.Thread, d []uint64, a shmem.Sym[uint64], tr int, scope uint32) {
	for i := range 3 {
		if k := d[tr+threadSeen+i]; k != 0 {
			pe := int32(k >> 48 & 0x3ff)
			arena := table(t, d, a, pe)
			word := k&(1<<48-1) | k>>63<<63
			acquireAll(t, d, arena, word, tr, max(scope, uint32(k>>58)&3), true)
			d[tr+threadSeen+i] = 0
		}
	}
	k := knownTo(t, d, tr)
	for s := scope; s <= memmodel.Block; s++ {
		d[tr+threadSystem+int(s)] = k
	}
	d[tr+threadStamp]++
}

// Effects of operations that order.
const (
	Frees = iota + 1
	Orders
	Completes
)

// Order records Fence, Quiet and Flush of package shmem.
//
//gpu:kernel
func Order(t *gpu.Thread, d []uint64, a shmem.Sym[uint64], effect uint32) {
	order(t, d, a, own(t, d), effect)
}

func order(t *gpu.Thread, d []uint64, a shmem.Sym[uint64], tr int, effect uint32) {
	stamp, known := d[tr+threadStamp], knownTo(t, d, tr)
	br := block(d, row(t))
	cover(d, d[tr+threadVector], effect)
	if n := ours(d, tr, br); n != 0 {
		holding(t, &d[br+blockLock], func() { cover(d, n, effect) })
	}
	if n := everyones(d, tr); n != 0 {
		holding(t, &d[sanitizer.DescGridLock], func() { cover(d, n, effect) })
	}
	if effect == Frees {
		d[tr+threadFlush], d[tr+threadFreed] = stamp, known
		d[tr+threadStamp]++
		return
	}
	if effect == Completes {
		d[tr+threadQuiet], d[tr+threadDone] = stamp, known
		if all := known & sanitizer.MaxStamp; all != 0 {
			gpu.AtomicMax(t, &d[br+blockQuiet], d[sanitizer.DescLaunch]<<32|all)
		}
		if known := near(d, row(t)); known != 0 {
			for m := range members(d) {
				gpu.AtomicMax(t, &d[block(d, member(d, row(t), m))+blockQuiet], d[sanitizer.DescLaunch]<<32|known)
			}
		}
		if grid := d[tr+threadGrid]; grid != 0 {
			gpu.AtomicMax(t, &d[sanitizer.DescGridQuiet], grid)
		}
	}
	d[tr+threadOps] = known
	fence(t, d, a, tr, memmodel.System)
}

// cover has an operation that orders cover what a vector knows of other threads of this PE.
func cover(d []uint64, n uint64, effect uint32) {
	if n == 0 || n == unknown {
		return
	}
	v := vector(d, n)
	for r := range int(d[v]) {
		i := rowOf(d, d, v, int(d[sanitizer.DescPE]), r)
		if effect != Frees {
			d[i+rowOps] = join(d[i+rowOps], d[i+rowReads])
		}
		if effect != Orders {
			d[i+rowSeen] = join(d[i+rowSeen], d[i+rowReads])
		}
	}
}

// Publish comes before an atomic store or update.
//
//gpu:kernel
func Publish(t *gpu.Thread, d []uint64, a shmem.Sym[uint64], address uint64, whose int32, scope, release, shared uint32) {
	tr := own(t, d)
	k, pe := keyOf(t, d, address, whose, shared)
	arena := table(t, d, a, pe)
	told := uint64(0)
	for s := scope; s <= memmodel.Block; s++ {
		// What came before a fence, a relaxed atomic tells to those whom both scopes hold.
		fenced := d[tr+threadSystem+int(s)]
		if release == 0 && fenced == told || release != 0 && s != scope {
			continue
		}
		told = fenced
		word := k
		if s != scope {
			word = heldKey(k, who(t, d, tr), s)
		}
		if e := entry(t, d, arena, word, true); e > 0 {
			publish(t, d, arena, e, tr, s, release != 0, false, d[tr+threadOps])
		}
	}
}

// Acquire comes after an atomic load or update.
//
//gpu:kernel
func Acquire(t *gpu.Thread, d []uint64, a shmem.Sym[uint64], address uint64, whose int32, scope, acquires, shared uint32) {
	tr := own(t, d)
	k, pe := keyOf(t, d, address, whose, shared)
	arena := table(t, d, a, pe)
	if acquires != 0 {
		acquireAll(t, d, arena, k, tr, scope, true)
		return
	}
	noteRead(t, d, arena, tr, k, pe, scope)
}

// noteRead keeps a word that a thread has read for a fence to come, if it may have published anything.
func noteRead(t *gpu.Thread, d, arena []uint64, tr int, k uint64, pe int32, scope uint32) {
	if k == 0 || unfollowed(t, d, arena) || entriesOf(t, d, arena, k, tr) != [3]int{} {
		note(d, tr, k, pe, scope)
	}
}

// note keeps a word for a fence to come. What does not fit is taken to be known.
func note(d []uint64, tr int, k uint64, pe int32, scope uint32) {
	if pe < 0 {
		pe = int32(d[sanitizer.DescPE])
	}
	if k == 0 || k&(1<<63-1)>>48 != 0 {
		d[tr+threadVector] = unknown
		return
	}
	k |= uint64(pe)<<48 | uint64(scope)<<58
	for i := range 3 {
		if old := d[tr+threadSeen+i]; old == 0 || old == k {
			d[tr+threadSeen+i] = k
			return
		}
	}
	d[tr+threadVector] = unknown
}

// Threads that meet learn of fences, quiets and flushes of each other. A block keeps what all of its threads have
// told: who meets some of them takes it for theirs.

// tellOps comes before a barrier.
func tellOps(t *gpu.Thread, d []uint64, tr, br int, scope uint32) {
	for i := range 3 {
		k := d[tr+threadOps+i]
		if k == 0 {
			continue
		}
		if scope == sanitizer.Grid {
			gpu.AtomicMax(t, &d[sanitizer.DescGridOps+i], newest(k))
		}
		word := br + blockOps + i
		old := d[word]
		for next := join(current(d, old), k); next != old; next = join(current(d, old), k) {
			was := gpu.AtomicCompareAndSwap(t, &d[word], old, next)
			if was == old {
				break
			}
			old = was
		}
	}
}

// hearOps comes after it.
func hearOps(d []uint64, tr, br int, scope uint32) {
	for i := range 3 {
		k := current(d, d[br+blockOps+i])
		if scope == sanitizer.Grid {
			k = join(k, d[sanitizer.DescGridOps+i])
		}
		if k != 0 {
			d[tr+threadOps+i] = join(d[tr+threadOps+i], k)
		}
	}
}

// current returns what is known, 0 if an earlier launch has left it: stamps grow from launch to launch.
func current(d []uint64, k uint64) uint64 {
	if newest(k) < firstStamp(d) {
		return 0
	}
	return k
}
