package gpu

import (
	"fmt"
	"unsafe"
)

// Cluster is the thread's cluster: blocks that run at the same time and reach each other's
// shared memory (cooperative groups: cluster_group). The directive of the kernel gives its extent:
// //gpu:kernel cluster=2 or cluster=2x1x2. A cluster has at most 8 blocks, and the grid is a
// multiple of it. A kernel without the word has clusters of one block. Clusters need the feature
// cluster.
type Cluster struct{ t *Thread }

// Cluster returns the cluster of the thread.
func (t *Thread) Cluster() Cluster { return Cluster{t} }

// BlockIdx returns the index of the block in the cluster (PTX: %cluster_ctaid).
func (c Cluster) BlockIdx() Dim3 { return Dim3(c.mustRun().g.ClusterIdx) }

// BlockDim returns the extent of the cluster in blocks (PTX: %cluster_nctaid).
func (c Cluster) BlockDim() Dim3 { return Dim3(c.mustRun().g.ClusterDim) }

// BlockRank returns the number of the block in its cluster, x fastest (PTX: %cluster_ctarank).
func (c Cluster) BlockRank() int { return c.mustRun().g.ClusterRank }

// NumBlocks returns the number of blocks of the cluster.
func (c Cluster) NumBlocks() int { return c.mustRun().g.ClusterDim.Count() }

// Rank returns the rank of the thread in its cluster: the number of its block times the
// size of a block, plus the rank there.
func (c Cluster) Rank() int {
	g := &c.mustRun().g
	return g.ClusterRank*g.BlockSize + g.BlockRank
}

// Size returns the number of threads of the cluster.
func (c Cluster) Size() int {
	g := &c.mustRun().g
	return g.ClusterDim.Count() * g.BlockSize
}

// Sync waits until every thread of the cluster has come here or has returned. All memory
// accesses that these threads make before Sync happen before all those that they make
// after it (PTX: barrier.cluster).
//
// A block must not return while another may reach its shared memory. A Sync at the end
// of the kernel sees to that.
func (c Cluster) Sync() { c.mustRun().api().SyncCluster() }

// SyncRelaxed is Sync that orders no memory accesses except MBarrier.Init: after it the other blocks may use the
// barriers (PTX ISA, barrier.cluster: barrier.cluster.arrive.relaxed and barrier.cluster.wait). It takes less time than
// Sync. The emulator and the back end check take it for Sync, so they do not report what needs Sync.
func (c Cluster) SyncRelaxed() { c.Sync() }

func (c Cluster) mustRun() *Thread {
	if c.t == nil {
		panic(outside)
	}
	return c.t
}

// MapShared returns the address that *p, in shared memory, has in block number rank of the
// cluster: the same variable or element of that block (cooperative groups: map_shared_rank;
// PTX: mapa). Loads and stores through it reach that block's memory. That block must have begun,
// as it has after Cluster.Sync, and must not have returned.
func MapShared[T any](c Cluster, p *T, rank int) *T {
	mustExist(unsafe.Pointer(p))
	mustBeBlock("gpu.MapShared", c, rank)
	return (*T)(c.t.api().MapShared("gpu.MapShared", unsafe.Pointer(p), rank))
}

// mustBeBlock fails for a number that no block of the cluster has.
func mustBeBlock(name string, c Cluster, rank int) {
	if n := c.NumBlocks(); rank < 0 || rank >= n {
		panic(fmt.Sprintf("%s: the cluster has no block %d, but %d blocks", name, rank, n))
	}
}

// mustHaveBlocks fails for bits that stand for no block of the cluster.
func mustHaveBlocks(name string, c Cluster, blocks uint32) {
	if n := c.NumBlocks(); blocks == 0 || blocks>>n != 0 {
		panic(fmt.Sprintf("%s to the blocks of mask %#x; the cluster has %d", name, blocks, n))
	}
}
