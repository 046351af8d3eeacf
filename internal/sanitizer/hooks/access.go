// Package hooks is the half of the sanitizer that runs on a GPU. The compiler puts calls of
// its kernels, the hooks, into the kernels of a program that is built to be sanitized: before
// each access, and at each operation that orders accesses. The runtime allocates what they use,
// and reads what they report.
//
// Each 4 bytes of memory have a cell, which says who wrote and who read them last. Each thread
// has a stamp, which grows when it publishes something, and knows of the others up to which
// stamp their accesses are over: a vector clock, compressed. A barrier is one number; only a
// thread that acquires something from another block or PE gets a vector. docs/memory-model.md
// says what publishes what. An asynchronous copy is over when it has been waited for, too.
//
// What a hook cannot keep, it takes to be ordered: the sanitizer misses races then, and reports
// none that there is not. Start reading at Access.
//
// The hooks are compiled without checks: d, the launch's descriptor, stands for all memory.
package hooks

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/base/memmodel"
	"github.com/gpuc-go/gpuc/internal/sanitizer"
)

// This file looks at accesses. Records of threads and blocks stand first.

// Words of a row of a vector, which is what is known of a block. Each but exact is a number up
// to which all threads are known, and one up to which one thread is.
const (
	rowReads  = iota // accesses that are over
	rowWrites        // stores that are visible
	rowOps           // operations that are
	rowExact         // one that a signal has carried
	rowSeen          // operations that are over for who writes
	rowWords
)

// Words of a thread's record.
const (
	threadStamp    = iota                      // of what it does now
	threadBlock                                // all of the block is over up to this stamp, by barriers of the block,
	threadWarp                                 // and of the warp,
	threadGrid                                 // and all of the PE by those of the grid
	threadSystem                               // what fences have published: a stamp of its own, and one of the block
	threadDevice                               //
	threadGroup                                //
	threadOps                                  // the same for operations,
	threadDone                                 // for those that a quiet has completed,
	threadFreed                                // and for those whose sources a flush has freed
	threadQuiet                                // up to where its operations are complete,
	threadFlush                                // or their sources free
	threadVector                               // its vector, 0 for none
	threadSeen                                 // words that relaxed loads have read: key and PE
	threadSeen1                                //
	threadSeen2                                //
	threadPhase                                // barriers of the block,
	threadGridMet                              // and of the grid that it has passed
	threadOp                                   // stamp of its last operation
	threadTeam                                 // how often the team has met
	threadMet                                  // what is known of the block by named barriers and those in shared memory, and of lanes that know it
	threadClusters                             // barriers of the cluster that it has passed
	threadNamed                                // where the words of the phase of a named barrier are that it has come to
	threadShown                                // asynchronous copies see what it has written up to this stamp to shared,
	threadShown1                               // and to global memory
	threadCopied                               // asynchronous copies up to these stamps are over: those of CopyAsync,
	threadStored                               // bulk stores,
	threadRead                                 // and what bulk stores read
	threadCalls                                // calls of the block, and of the warp in the upper half, that it has come to
	threadPassed                               // what it has passed to the last one
	threadStore                                // stamp of the newest bulk store,
	threadStoreHow                             // and how it is made
	threadCopies                               // groups of CopyAsync: their number, and the stamps of the newest
	threadStores   = threadCopies + 1 + groups // the same of bulk stores
	threadKnown    = threadStores + 1 + groups // for each PE, launches that had ended
)

// Words of a block's record. All carry the number of the launch in their upper half.
const (
	blockMet     = iota                               // the largest stamp at barriers, in turn
	blockMet1                                         //
	blockVector                                       // what is known after barriers, in turn
	blockVector1                                      //
	blockLock                                         //
	blockCarried                                      // barriers whose vector has what the one before had
	blockGiven                                        // barriers of the grid that have what the block knows
	blockQuiet                                        // operations up to this stamp are complete
	blockLanded                                       // copies that count at barriers in shared memory are over up to this stamp
	blockWarps                                        // the largest stamp at barriers of warps, in turn
	blockLanes   = blockWarps + 64                    // the largest stamp that their lanes have known by barriers in shared memory
	blockNamed   = blockLanes + 32                    // named barriers
	blockNear    = blockNamed + namedCount*namedWords // all of the cluster is over up to this stamp
	blockCluster = blockNear + 1                      // of its first block: the largest stamp at barriers of the cluster, in turn
	blockShared  = blockCluster + 2                   // barriers of the cluster that have what the block knows
	blockShown   = blockShared + 1                    // asynchronous copies see what was written up to this stamp, as in a thread's record
	blockGone    = blockShown + 2                     // how many threads have returned
	blockCopy    = blockGone + 1                      // stamp and place of the newest copy that counts at a barrier in shared memory
	blockOps     = blockCopy + 1                      // what threads that have come to barriers have put before, completed
	blockDone    = blockOps + 1                       //
	blockFreed   = blockDone + 1                      // and freed
	blockCall    = blockFreed + 1                     // the newest call of the block that a thread has come to
	blockCalls   = blockCall + 1                      // the same for the lanes of each warp: of the warp, and of the block
	blockEnd     = blockCalls + 64
)

// The layout has room for these.
const (
	_ = uint(rowWords-sanitizer.RowWords) + uint(sanitizer.RowWords-rowWords)
	_ = uint(threadKnown-sanitizer.ThreadHead) + uint(sanitizer.ThreadHead-threadKnown)
	_ = uint(blockEnd-sanitizer.BlockWords) + uint(sanitizer.BlockWords-blockEnd)
	_ = uint(sanitizer.EntryHead - entryEnd)
)

// at returns the index in d, which stands for all memory, of what is at an address.
func at(d []uint64, address uint64) int { return int(address-d[sanitizer.DescSelf]) >> 3 }

// row returns the number of the thread's block.
func row(t *gpu.Thread) int {
	b, g := t.BlockIdx(), t.GridDim()
	return b.X + g.X*(b.Y+g.Y*b.Z)
}

// own returns where the thread's record is.
func own(t *gpu.Thread, d []uint64) int { return record(d, row(t), t.Block().Rank()) }

// record returns where the record of a thread of a block is.
func record(d []uint64, block, rank int) int {
	return at(d, d[sanitizer.DescThreads]) + (block*int(d[sanitizer.DescBlockThreads])+rank)*int(d[sanitizer.DescThreadWords])
}

// who returns the access that the thread makes now, and whoIs that of a thread of its block.
func who(t *gpu.Thread, d []uint64, tr int) uint64 { return whoIs(t, d, tr, t.Block().Rank()) }

func whoIs(t *gpu.Thread, d []uint64, tr, rank int) uint64 {
	return d[sanitizer.DescPE]<<54 | uint64(row(t))<<34 | uint64(rank)<<24 | min(d[tr+threadStamp], sanitizer.MaxStamp)
}

// mix returns a number by which both words of an access are known to belong together: others
// may write them at the same time.
func mix(a uint64) uint64 { return (a ^ a>>16 ^ a>>32 ^ a>>48) & 0xffff }

// what returns how the access is made.
func what(d []uint64, a, how uint64, site uint32) uint64 {
	return mix(a)<<48 | d[sanitizer.DescLaunch]&sanitizer.LaunchMask<<36 | (uint64(site)+d[sanitizer.DescSites])&0xffff<<20 | how
}

// Begin begins a thread.
//
//gpu:kernel
func Begin(t *gpu.Thread, d []uint64, a shmem.Sym[uint64]) {
	tr := own(t, d)
	for i := range threadKnown {
		d[tr+i] = 0
	}
	// Stamps grow from launch to launch: words keep what earlier ones have published.
	d[tr+threadStamp] = firstStamp(d)
	pes, me := int(d[sanitizer.DescPEs]), int(d[sanitizer.DescPE])
	arena := a.Local()
	for p := range pes {
		known := launches(t, arena, sanitizer.EndedAt(pes)+p)
		if d[sanitizer.DescMet] != 0 {
			known = launches(t, arena, sanitizer.BegunAt(pes)+p)
			// The launches after this one come after that, too.
			gpu.AtomicMaxExplicit(t, &arena[sanitizer.EndedAt(pes)+p], known, gpu.Relaxed, gpu.ScopeSystem)
		}
		d[tr+threadKnown+p] = known
	}
	// Any thread may be the first one to publish something.
	if launches(t, arena, sanitizer.BegunAt(pes)+me) >= d[sanitizer.DescLaunch] {
		return
	}
	for i := range pes {
		// This PE comes last: then all know it.
		if peer := a.Peer(t, (me+1+i)%pes); len(peer) > 0 {
			gpu.AtomicMaxExplicit(t, &peer[sanitizer.BegunAt(pes)+me], d[sanitizer.DescLaunch], gpu.AcqRel, gpu.ScopeSystem)
		}
	}
}

// firstStamp returns the stamp with which threads begin.
func firstStamp(d []uint64) uint64 { return d[sanitizer.DescLaunch]<<12&sanitizer.MaxStamp | 1 }

// launches reads a number of a launch, which others may write.
func launches(t *gpu.Thread, arena []uint64, i int) uint64 {
	return gpu.AtomicLoadExplicit(t, &arena[i], gpu.Relaxed, gpu.ScopeSystem)
}

// End ends a thread. The last one tells the PEs that the launch has ended.
//
//gpu:kernel
func End(t *gpu.Thread, d []uint64, a shmem.Sym[uint64]) {
	tr := own(t, d)
	br := block(d, row(t))
	remember(t, d, a, d[tr+threadVector])
	remember(t, d, a, ours(d, tr, br))
	remember(t, d, a, everyones(d, tr))
	leave(t, d, tr, br)
	if gpu.AtomicSub(t, &d[sanitizer.DescLeft], 1) != 1 {
		return
	}
	pes, me := int(d[sanitizer.DescPEs]), int(d[sanitizer.DescPE])
	for p := range pes {
		if peer := a.Peer(t, p); len(peer) > 0 {
			gpu.AtomicMaxExplicit(t, &peer[sanitizer.EndedAt(pes)+me], d[sanitizer.DescLaunch], gpu.AcqRel, gpu.ScopeSystem)
		}
	}
}

// remember takes launches of PEs from which a vector knows something to be over for the launches
// to come, which know what this one has known.
func remember(t *gpu.Thread, d []uint64, a shmem.Sym[uint64], n uint64) {
	if n == 0 {
		return
	}
	arena, pes := a.Local(), int(d[sanitizer.DescPEs])
	for p := range pes {
		if n == unknown || mentions(d, vector(d, n), p) {
			gpu.AtomicMaxExplicit(t, &arena[sanitizer.EndedAt(pes)+p], launches(t, arena, sanitizer.BegunAt(pes)+p), gpu.Relaxed, gpu.ScopeSystem)
		}
	}
}

// mentions says that a vector knows anything of a PE.
func mentions(d []uint64, v, pe int) bool {
	for r := range int(d[v]) {
		for i := range rowWords {
			if d[rowOf(d, d, v, pe, r)+i] != 0 {
				return true
			}
		}
	}
	return false
}

// region returns the allocation that holds an address, or that begins last before it, if
// there is one.
func region(d []uint64, address uint64) (r int, ok bool) {
	r = at(d, d[sanitizer.DescRegions])
	n := int(d[sanitizer.DescRegionCount])
	if n == 0 || address < d[r+sanitizer.RegionLo] {
		return 0, false
	}
	// No branch depends on addresses: then a seed of the back end check repeats a run.
	for n > 1 {
		half := n / 2
		before := int((address - d[r+half*sanitizer.RegionWords+sanitizer.RegionLo]) >> 63)
		r += (1 - before) * half * sanitizer.RegionWords
		n -= half
	}
	return r, true
}

// report reports an access, and another one or 0.
func report(t *gpu.Thread, d []uint64, a, b, otherA, otherB, address, about uint64) {
	reports := at(d, d[sanitizer.DescReports])
	n := int(gpu.AtomicAdd(t, &d[reports], 1))
	if n >= sanitizer.ReportCount {
		return
	}
	i := reports + sanitizer.ReportHead + n*sanitizer.ReportWords
	d[i], d[i+1], d[i+2], d[i+3], d[i+4], d[i+5] = a, b, otherA, otherB, address, about
	gpu.ThreadFenceSystem(t) // the kernel may end at any time
}

// Access looks at an access to memory of the PE, or of another one if pe is not negative. Then
// the address is where the memory is here.
//
//gpu:kernel
func Access(t *gpu.Thread, d []uint64, a shmem.Sym[uint64], address uint64, bytes int64, pe int32, how uint32, site uint32) {
	alone := one(t, d)
	access(t, d, a, alone, address, bytes, pe, uint64(how), site)
}

// part is the share of a thread in what a group looks at for its first thread.
type part struct {
	tr       int    // record of the first thread
	me       uint64 // access of the first thread
	rank, of uint64 // number of the thread in the group, and how many look
}

// one returns the share of a thread that looks for itself.
func one(t *gpu.Thread, d []uint64) part {
	tr := own(t, d)
	return part{tr, who(t, d, tr), 0, 1}
}

// access looks at a share of an access.
func access(t *gpu.Thread, d []uint64, a shmem.Sym[uint64], by part, address uint64, bytes int64, pe int32, how uint64, site uint32) {
	if bytes <= 0 {
		return
	}
	me := by.me
	r, ok := region(d, address)
	if !ok {
		return
	}
	flags := d[r+sanitizer.RegionFlags]
	switch {
	case address >= d[r+sanitizer.RegionHi]:
		return // of somebody else, whom the runtime does not know
	case by.rank != 0 && (flags&sanitizer.Freed != 0 || address+uint64(bytes) > d[r+sanitizer.RegionHi]):
		return // the first one reports it
	case flags&sanitizer.Freed != 0:
		report(t, d, me, what(d, me, how, site), 0, 0, address, sanitizer.UseAfterFree)
		return
	case address+uint64(bytes) > d[r+sanitizer.RegionHi]:
		report(t, d, me, what(d, me, how, site), 0, 0, address, sanitizer.OutOfBounds)
		return
	}
	cells, first := d, 0
	switch {
	case flags&sanitizer.Symmetric == 0:
		if pe >= 0 && uint64(pe) != d[sanitizer.DescPE] {
			return // it is registered, and the cells are not the peer's
		}
		first = at(d, d[r+sanitizer.RegionCells])
	case pe < 0 || uint64(pe) == d[sanitizer.DescPE]:
		cells, first = a.Local(), int(d[r+sanitizer.RegionCells])
	default:
		cells, first = a.Peer(t, int(pe)), int(d[r+sanitizer.RegionCells])
		if len(cells) == 0 {
			return
		}
	}
	lo := address - d[r+sanitizer.RegionLo]
	filled := flags&sanitizer.Filled != 0 || flags&sanitizer.Symmetric != 0 && hostsSend(t, cells)
	touch(t, d, by, cells, first, lo, lo+uint64(bytes), how, site, address, filled)
}

// Shared looks at an access to shared memory, of another block of the cluster if rank is not negative.
// Then the address is where the memory is here. A block has a power of two of cells, so that the
// end of an address finds one, wherever shared memory begins.
//
//gpu:kernel
func Shared(t *gpu.Thread, d []uint64, a shmem.Sym[uint64], address uint64, bytes int64, rank int32, how uint32, site uint32) {
	n := row(t)
	if rank >= 0 {
		n = member(d, n, int(rank))
		begun(t, d, n, address, uint64(how), site)
	}
	touchShared(t, d, n, address, bytes, uint64(how), site)
}

// touchShared looks at an access to the shared memory of a block.
func touchShared(t *gpu.Thread, d []uint64, n int, address uint64, bytes int64, how uint64, site uint32) {
	first, offset, ok := sharedCells(d, n, address)
	if !ok {
		return
	}
	end, all := offset+uint64(bytes), d[sanitizer.DescSharedCells]*sanitizer.CellBytes
	touch(t, d, one(t, d), d, first, offset, min(end, all), how, site, offset|1<<63, false)
	if end > all {
		touch(t, d, one(t, d), d, first, 0, min(end-all, offset), how, site, 1<<63, false)
	}
}

// sharedCells returns where the cells of a block's shared memory begin, if it has some, and which byte
// of them an address is.
func sharedCells(d []uint64, block int, address uint64) (first int, offset uint64, ok bool) {
	n := int(d[sanitizer.DescSharedCells])
	if n == 0 {
		return 0, 0, false
	}
	offset = address & uint64(n*sanitizer.CellBytes-1)
	first = at(d, d[sanitizer.DescShared]) + block*n*sanitizer.CellWords
	return first, offset, true
}

// touch records an access to the bytes from lo to hi of what the cells describe.
func touch(t *gpu.Thread, d []uint64, by part, cells []uint64, first int, lo, hi, how uint64, site uint32, address uint64, filled bool) {
	tr, me := by.tr, by.me
	if how&sanitizer.Async > sanitizer.ByThread {
		see(t, d, by, cells, first, lo, hi, how, site, address)
	}
	for c := lo/sanitizer.CellBytes + by.rank; c < (hi+sanitizer.CellBytes-1)/sanitizer.CellBytes; c += by.of {
		mask := maskOf(c, lo, hi)
		i := first + int(c)*sanitizer.CellWords
		b := what(d, me, how|mask<<16, site)
		wa, wb, ra, rb := cells[i], cells[i+1], cells[i+2], cells[i+3]
		shared := address>>63 != 0
		if wa == 0 || shared && (wb>>36^b>>36)&sanitizer.LaunchMask != 0 {
			// Cells of shared memory that an earlier launch has left describe nothing.
			if kind := how & sanitizer.KindMask; !filled && how&sanitizer.Around == 0 && (how&sanitizer.Writes == 0 || kind == memmodel.Remote) {
				report(t, d, me, b, 0, 0, address, sanitizer.Unwritten)
				filled = true
			}
			wa = 0
		}
		// A read since the last write comes after it, and so does a write after the read.
		behind := how&sanitizer.Writes != 0 && ra != 0 && !loose(wb) && !single(wb, rb)
		if wa != 0 && !behind && conflicts(d, tr, me, b, wa, wb) {
			report(t, d, me, b, wa, wb, address, sanitizer.Race)
		}
		if wa != 0 && ra == 0 && mix(wa) == wb>>48 && unlike(b, wb) && !over(d, tr, me, b, wa, wb) {
			report(t, d, me, b, wa, wb, address, sanitizer.Open)
		}
		if how&sanitizer.Writes == 0 {
			if ra == 0 || over(d, tr, me, b, ra, rb) {
				cells[i+2], cells[i+3] = me, b
			}
			continue
		}
		if ra != 0 && conflicts(d, tr, me, b, ra, rb) {
			report(t, d, me, b, ra, rb, address, sanitizer.Race)
		}
		cells[i], cells[i+1] = me, b
		if !loose(b) || loose(rb) {
			cells[i+2], cells[i+3] = 0, 0
		}
	}
}

// maskOf has a bit for each of the bytes from lo to hi that a cell describes.
func maskOf(c, lo, hi uint64) uint64 {
	mask := uint64(15)
	if c*sanitizer.CellBytes < lo {
		mask = mask << (lo - c*sanitizer.CellBytes) & 15
	}
	if end := (c + 1) * sanitizer.CellBytes; end > hi {
		mask &= 15 >> (end - hi)
	}
	return mask
}

// single says that a word was put by P and read by G, which may happen at the same time.
func single(wb, rb uint64) bool {
	return wb&sanitizer.KindMask == memmodel.PutWord && rb&sanitizer.KindMask == memmodel.GetWord
}

// loose says that an access is one of those that may meet at a word.
func loose(b uint64) bool {
	kind := b & sanitizer.KindMask
	return kind == memmodel.Atomic || kind == memmodel.Remote || kind == memmodel.Look
}

// unlike says that the result of two remote atomics depends on their order, and that neither fetches: one
// sets the word, and the other adds to it.
func unlike(b, otherB uint64) bool {
	const later = memmodel.Remote | sanitizer.Writes | sanitizer.Later
	const all = sanitizer.KindMask | sanitizer.Writes | sanitizer.Later
	return b&all == later && otherB&all == later && (b^otherB)&sanitizer.Sets != 0
}

// conflicts says that an access may not be made at the same time as another one, and that
// nothing puts it after that.
func conflicts(d []uint64, tr int, a, b, otherA, otherB uint64) bool {
	return mix(otherA) == otherB>>48 && b&otherB>>16&15 != 0 && !compatible(a, b, otherA, otherB) && !over(d, tr, a, b, otherA, otherB)
}

// compatible says that two accesses may be made at the same time.
func compatible(a, b, otherA, otherB uint64) bool {
	return (b|otherB)&sanitizer.Writes == 0 || memmodel.Compatible(kind(b), kind(otherB), scope(b), scope(otherB), narrowest(a, otherA))
}

func kind(b uint64) memmodel.Kind { return memmodel.Kind(b & sanitizer.KindMask) }

func scope(b uint64) memmodel.Scope { return memmodel.Scope(b >> sanitizer.ScopeShift & 3) }

// narrowest returns the narrowest scope that holds the threads of two accesses.
func narrowest(a, other uint64) memmodel.Scope {
	switch {
	case a>>34 == other>>34:
		return memmodel.Block
	case a>>54 == other>>54:
		return memmodel.Device
	}
	return memmodel.System
}
