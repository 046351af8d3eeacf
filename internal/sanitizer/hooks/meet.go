package hooks

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/sanitizer"
)

// This file records barriers of a PE: before one, each thread says how far it is, and
// behind it each knows the farthest. There are two numbers, in turn: nobody comes to the barrier
// after the next before all have read the first one.

// Arrive comes before a barrier of the block, of the warp or of the grid.
//
//gpu:kernel
func Arrive(t *gpu.Thread, d []uint64, a shmem.Sym[uint64], scope uint32) {
	tr := own(t, d)
	br := block(d, row(t))
	stamp := d[tr+threadStamp]
	tellOps(t, d, tr, br, scope)
	switch scope {
	case sanitizer.Warp:
		i := br + blockWarps + t.Block().Rank()/32*2
		gpu.AtomicMax(t, &d[i+int(d[tr+threadPhase]>>32)&1], d[sanitizer.DescLaunch]<<32|stamp)
		if met := d[tr+threadMet]; met != 0 {
			gpu.AtomicMax(t, &d[br+blockLanes+t.Block().Rank()/32], d[sanitizer.DescLaunch]<<32|newest(met))
		}
		// A thread that is at a barrier of the block already does not take this along.
		give(t, d, tr, br, int(d[tr+threadPhase]+1)&1)
	case sanitizer.Grid:
		gpu.AtomicMax(t, &d[sanitizer.DescGridMet+int(d[tr+threadGridMet])&1], stamp)
		giveGrid(t, d, tr, br)
	default:
		phase := int(d[tr+threadPhase]) & 1
		gpu.AtomicMax(t, &d[br+blockMet+phase], d[sanitizer.DescLaunch]<<32|stamp)
		carry(t, d, tr, br)
		give(t, d, tr, br, phase)
		forget(d, tr)
	}
}

// Leave comes after it.
//
//gpu:kernel
func Leave(t *gpu.Thread, d []uint64, a shmem.Sym[uint64], scope uint32) {
	tr := own(t, d)
	br := block(d, row(t))
	met := uint64(0)
	hearOps(d, tr, br, scope)
	switch scope {
	case sanitizer.Warp:
		met = tagged(d, d[br+blockWarps+t.Block().Rank()/32*2+int(d[tr+threadPhase]>>32)&1])
		d[tr+threadWarp] = met
		d[tr+threadMet] = join(d[tr+threadMet], tagged(d, d[br+blockLanes+t.Block().Rank()/32]))
		d[tr+threadPhase] += 1 << 32
	case sanitizer.Grid:
		met = d[sanitizer.DescGridMet+int(d[tr+threadGridMet])&1]
		d[tr+threadGrid], d[tr+threadBlock], d[tr+threadWarp] = met, met, met
		d[tr+threadGridMet]++
		d[tr+threadMet] = 0
	default:
		met = tagged(d, d[br+blockMet+int(d[tr+threadPhase])&1])
		d[tr+threadBlock], d[tr+threadWarp] = met, met
		d[tr+threadPhase]++
		d[tr+threadMet] = 0 // no stamp of those is larger
	}
	d[tr+threadStamp] = max(d[tr+threadStamp], met) + 1
}

// holding runs do, with a lock held. The lanes of a warp take turns: one that spins
// may keep another lane, which holds the lock, from going on.
func holding(t *gpu.Thread, word *uint64, do func()) {
	for lane := range t.Warp().Size() {
		if lane != t.Warp().Rank() {
			continue
		}
		for gpu.AtomicCompareAndSwapExplicit(t, word, 0, 1, gpu.Acquire, gpu.ScopeSystem) != 0 {
		}
		do()
		gpu.AtomicStoreExplicit(t, word, 0, gpu.Release, gpu.ScopeSystem)
	}
}

// first says that a thread is the first one that comes to a number of barriers, of which a word
// keeps the largest.
func first(t *gpu.Thread, word *uint64, barriers uint64) bool {
	return *word < barriers && gpu.AtomicMax(t, word, barriers) < barriers
}

// knowing returns the vector of a thread, 0 if it knows nothing.
func knowing(d []uint64, tr int) uint64 {
	n := d[tr+threadVector]
	if n == 0 || n != unknown && d[vector(d, n)] == 0 {
		return 0
	}
	return n
}

// forget empties the vector of a thread, since a barrier keeps what it knows.
func forget(d []uint64, tr int) {
	if n := knowing(d, tr); n != 0 && n != unknown {
		d[vector(d, n)] = 0
	}
}

// give adds what the thread knows to a slot of its block.
func give(t *gpu.Thread, d []uint64, tr, br, phase int) {
	if n := knowing(d, tr); n != 0 {
		holding(t, &d[br+blockLock], func() { addTo(t, d, br+blockVector+phase, d[sanitizer.DescLaunch]<<32, n) })
	}
}

// carry has the slot of a barrier know what that of the one before knows. One thread does it.
func carry(t *gpu.Thread, d []uint64, tr, br int) {
	phase := d[tr+threadPhase] & (1<<32 - 1)
	if n := ours(d, tr, br); n != 0 && first(t, &d[br+blockCarried], d[sanitizer.DescLaunch]<<32|(phase+1)) {
		holding(t, &d[br+blockLock], func() { addTo(t, d, br+blockVector+int(phase)&1, d[sanitizer.DescLaunch]<<32, n) })
	}
}

// giveGrid adds what the thread knows to a slot of the grid, and what the block and the grid know
// if no other thread does.
func giveGrid(t *gpu.Thread, d []uint64, tr, br int) {
	met := d[tr+threadGridMet]
	list := [3]uint64{knowing(d, tr)}
	if n := ours(d, tr, br); n != 0 && first(t, &d[br+blockGiven], d[sanitizer.DescLaunch]<<32|(met+1)) {
		list[1] = n
	}
	if n := everyones(d, tr); n != 0 && first(t, &d[sanitizer.DescGridCarried], met+1) {
		list[2] = n
	}
	if list[0]|list[1]|list[2] == 0 {
		return
	}
	holding(t, &d[sanitizer.DescGridLock], func() {
		for _, n := range list {
			addTo(t, d, sanitizer.DescGridVector+int(met)&1, 0, n)
		}
	})
	forget(d, tr)
}

// addTo adds a vector to that of a slot, which gets one if it has none. Its word carries a tag.
func addTo(t *gpu.Thread, d []uint64, slot int, tag, n uint64) {
	if n == 0 {
		return
	}
	to := d[slot] & (1<<32 - 1)
	if d[slot]>>32<<32 != tag || to == 0 {
		to = take(t, d)
	}
	if n == unknown {
		to = unknown
	}
	d[slot] = tag | to
	if to != unknown {
		joinVector(d, d, vector(d, to), d, vector(d, n), true)
	}
}

// At a named barrier some threads of a block meet, and warps come to it as a whole. One that only
// waits must not take its own stamp for what the others have done: so a phase keeps the largest stamp
// with its warp, and the largest that another warp has come with, or that all threads are known up to.

// Words of a named barrier: its state, and two for phases of each parity. All carry the number of
// the launch.
const (
	namedFirst  = 1 // stamp and warp
	namedOthers = 2 // stamp
	namedWords  = 5
	namedCount  = 16 // barriers of a block
)

// NamedArrive comes before SyncNamed and ArriveNamed.
//
//gpu:kernel
func NamedArrive(t *gpu.Thread, d []uint64, a shmem.Sym[uint64], id uint32, threads uint64) {
	tr, br := own(t, d), block(d, row(t))
	i := br + blockNamed + int(id)%namedCount*namedWords
	i += turn(t, d, &d[i], threads)
	d[tr+threadNamed] = uint64(i)
	come(t, d, i, uint64(t.Block().Rank()/gpu.WarpSize), d[tr+threadStamp], max(d[tr+threadBlock], d[tr+threadGrid], newest(d[tr+threadMet])))
	spread(t, d, tr, br)
	tellOps(t, d, tr, br, sanitizer.Warp)
	d[tr+threadStamp]++
}

// turn counts a thread that comes to a barrier of so many, and returns where the words of the phase
// are after the state.
func turn(t *gpu.Thread, d []uint64, word *uint64, threads uint64) int {
	const parity, count = 1 << 16, 1<<16 - 1
	old := *word
	for {
		state := tagged(d, old)
		next := state + 1
		if next&count >= threads {
			next = state&parity ^ parity
		}
		was := gpu.AtomicCompareAndSwap(t, word, old, d[sanitizer.DescLaunch]<<32|next)
		if was == old {
			return int(state>>16) * 2
		}
		old = was
	}
}

// come has a thread of a warp come to a phase with its stamp, and with one up to which it knows all
// threads.
func come(t *gpu.Thread, d []uint64, i int, warp, stamp, all uint64) {
	tag := d[sanitizer.DescLaunch] << 32
	old := tagged(d, gpu.AtomicMax(t, &d[i+namedFirst], tag|stamp<<5|warp))
	if old&31 != warp {
		all = max(all, min(old>>5, stamp))
	}
	gpu.AtomicMax(t, &d[i+namedOthers], tag|all)
}

// NamedLeave comes after SyncNamed.
//
//gpu:kernel
func NamedLeave(t *gpu.Thread, d []uint64, a shmem.Sym[uint64]) {
	tr := own(t, d)
	i := int(d[tr+threadNamed])
	first, others := tagged(d, d[i+namedFirst]), tagged(d, d[i+namedOthers])
	stamp := first >> 5
	if first&31 == uint64(t.Block().Rank()/gpu.WarpSize) {
		d[tr+threadWarp] = max(d[tr+threadWarp], stamp)
	} else {
		others = stamp
	}
	d[tr+threadMet] = join(d[tr+threadMet], others)
	hearOps(d, tr, block(d, row(t)), sanitizer.Warp)
	d[tr+threadStamp] = max(d[tr+threadStamp], stamp+1)
}

// Blocks of a cluster have a barrier too. What a thread learns of other blocks of the cluster its whole
// block knows at once: up to one stamp all of the cluster is over.

// members returns how many blocks a cluster has.
func members(d []uint64) int { return max(1, int(d[sanitizer.DescCluster])) }

// leader returns the number of the first block of a block's cluster.
func leader(d []uint64, n int) int {
	if members(d) == 1 {
		return n
	}
	// Numbers have 32 bits here: a longer division is a call, for which hooks have no registers.
	x, y, i := uint32(d[sanitizer.DescGridX]), uint32(d[sanitizer.DescGridY]), uint32(n)
	cx, cy, cz := uint32(d[sanitizer.DescClusterX]), uint32(d[sanitizer.DescClusterY]), uint32(d[sanitizer.DescClusterZ])
	return int(i%x/cx*cx + x*(i/x%y/cy*cy+y*(i/x/y/cz*cz)))
}

// member returns the number of the block with a rank in a block's cluster.
func member(d []uint64, n, rank int) int {
	if members(d) == 1 {
		return n
	}
	x, y, r := uint32(d[sanitizer.DescGridX]), uint32(d[sanitizer.DescGridY]), uint32(rank)
	cx, cy := uint32(d[sanitizer.DescClusterX]), uint32(d[sanitizer.DescClusterY])
	return leader(d, n) + int(r%cx+x*(r/cx%cy+y*(r/cx/cy)))
}

// reached returns the block with a rank, and whether a copy with a mask reaches it; without one it
// stays in the block.
func reached(t *gpu.Thread, d []uint64, mask uint32, rank int) (n int, ok bool) {
	if mask == 0 {
		return row(t), rank == 0
	}
	return member(d, row(t), rank), mask>>rank&1 != 0
}

// near returns up to which stamp a block knows its cluster.
func near(d []uint64, n int) uint64 { return tagged(d, d[block(d, n)+blockNear]) }

// nobody stands for the thread in what is known of the cluster.
const nobody = 1<<16 - 1

// cluster is up to which stamp all threads of the cluster are known.
func cluster(stamp uint64) uint64 { return stamp<<24 | nobody<<48 }

// begun reports an access to shared memory of another block that may not have begun.
func begun(t *gpu.Thread, d []uint64, n int, address, how uint64, site uint32) {
	tr := own(t, d)
	if n != row(t) && near(d, row(t))|d[tr+threadGrid]|knowing(d, tr)|ours(d, tr, block(d, row(t))) == 0 {
		me := who(t, d, tr)
		report(t, d, me, what(d, me, how, site), 0, 0, address|1<<63, sanitizer.NotBegun)
	}
}

// ClusterArrive comes before a barrier of the cluster.
//
//gpu:kernel
func ClusterArrive(t *gpu.Thread, d []uint64, a shmem.Sym[uint64]) {
	tr := own(t, d)
	br, passed := block(d, row(t)), d[tr+threadClusters]
	gpu.AtomicMax(t, &d[block(d, leader(d, row(t)))+blockCluster+int(passed)&1], d[sanitizer.DescLaunch]<<32|d[tr+threadStamp])
	if ours(d, tr, br) != 0 && first(t, &d[br+blockShared], d[sanitizer.DescLaunch]<<32|(passed+1)) {
		for r := range members(d) {
			spreadBlock(t, d, tr, block(d, member(d, row(t), r)))
		}
	}
	if knowing(d, tr) == 0 {
		return
	}
	for r := range members(d) {
		spread(t, d, tr, block(d, member(d, row(t), r)))
	}
}

// spreadBlock has another block know what the block of the thread knows of others.
func spreadBlock(t *gpu.Thread, d []uint64, tr, to int) {
	br := block(d, row(t))
	n := ours(d, tr, br)
	if n == 0 || to == br {
		return
	}
	holding(t, &d[to+blockLock], func() {
		addTo(t, d, to+blockVector, d[sanitizer.DescLaunch]<<32, n)
		addTo(t, d, to+blockVector1, d[sanitizer.DescLaunch]<<32, n)
	})
}

// ClusterLeave comes after it.
//
//gpu:kernel
func ClusterLeave(t *gpu.Thread, d []uint64, a shmem.Sym[uint64]) {
	tr := own(t, d)
	word := d[block(d, leader(d, row(t)))+blockCluster+int(d[tr+threadClusters])&1]
	met := tagged(d, word)
	gpu.AtomicMax(t, &d[block(d, row(t))+blockNear], word)
	d[tr+threadBlock], d[tr+threadWarp] = met, met
	d[tr+threadMet] = 0 // no stamp of those is larger
	d[tr+threadClusters]++
	d[tr+threadStamp] = max(d[tr+threadStamp], met) + 1
}
