package hooks

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/sanitizer"
)

// This file takes account of what blocks of a cluster do with each other. What a thread learns of
// other blocks of the cluster its whole block knows at once: up to one stamp all of the cluster is over.

// members returns how many blocks a cluster has.
func members(d []uint64) int { return max(1, int(d[sanitizer.DescCluster])) }

// leader returns the number of the first block of a block's cluster.
func leader(d []uint64, n int) int {
	if members(d) == 1 {
		return n
	}
	x, y := int(d[sanitizer.DescGridX]), int(d[sanitizer.DescGridY])
	cx, cy, cz := int(d[sanitizer.DescClusterX]), int(d[sanitizer.DescClusterY]), int(d[sanitizer.DescClusterZ])
	return n%x/cx*cx + x*(n/x%y/cy*cy+y*(n/x/y/cz*cz))
}

// member returns the number of the block with a rank in a block's cluster.
func member(d []uint64, n, rank int) int {
	if members(d) == 1 {
		return n
	}
	x, y := int(d[sanitizer.DescGridX]), int(d[sanitizer.DescGridY])
	cx, cy := int(d[sanitizer.DescClusterX]), int(d[sanitizer.DescClusterY])
	return leader(d, n) + rank%cx + x*(rank/cx%cy+y*(rank/cx/cy))
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

// ClusterLeave comes behind it.
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

// BarrierArriveAt takes account of an arrival at the barrier of another block.
//
//gpu:kernel
func BarrierArriveAt(t *gpu.Thread, d []uint64, a shmem.Sym[uint64], address uint64, rank int32, site uint32) {
	n := member(d, row(t), int(rank))
	if i, ok := barrier(t, d, n, address, sanitizer.Load, site); ok {
		count(t, d, n, i, own(t, d), 1, 0, true)
	}
}

// BulkShare takes account of a bulk copy to the shared memory of another block, which counts at a
// barrier there.
//
//gpu:kernel
func BulkShare(t *gpu.Thread, d []uint64, a shmem.Sym[uint64], dst, src uint64, bytes int64, address uint64, rank int32, site uint32) {
	n := member(d, row(t), int(rank))
	touchShared(t, d, row(t), src, bytes, sanitizer.Take|landing, site)
	touchShared(t, d, n, dst, bytes, sanitizer.Deliver|sanitizer.Writes|landing, site)
	land(t, d, n, address, bytes, site)
}
