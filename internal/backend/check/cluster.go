package check

import (
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/backend/check/nvir"
	"github.com/gpuc-go/gpuc/internal/base/intrinsic"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
	"github.com/gpuc-go/gpuc/internal/base/verdict"
)

// cluster is blocks that reach each other's shared memory.
type cluster struct {
	sync   *rendezvous
	blocks []*block // those that are known, by their number
}

// inCluster returns the block with a number in the thread's cluster, whose shared memory begins at
// base.
func (t *thread) inCluster(rank int, base uintptr) *block {
	g := &t.g
	dim := g.ClusterDim
	first := threadapi.Dim3{X: g.BlockIdx.X - g.ClusterIdx.X, Y: g.BlockIdx.Y - g.ClusterIdx.Y, Z: g.BlockIdx.Z - g.ClusterIdx.Z}
	at := threadapi.Dim3{X: first.X + rank%dim.X, Y: first.Y + rank/dim.X%dim.Y, Z: first.Z + rank/dim.X/dim.Y}
	b := t.launch.block(t.c, at.X+g.GridDim.X*(at.Y+g.GridDim.Y*at.Z), func(int) unsafe.Pointer { return pointer(base) })
	t.joinCluster(b, rank)
	return b
}

// joinCluster makes a block one of the thread's cluster.
func (t *thread) joinCluster(b *block, rank int) {
	if b.cluster != nil {
		return
	}
	own := t.block.cluster
	if own == nil {
		key := t.launch.clusterOf(t.g)
		if own = t.launch.clusters[key]; own == nil {
			own = &cluster{blocks: make([]*block, t.g.ClusterDim.Count())}
			t.launch.clusters[key] = own
		}
	}
	b.cluster = own
	own.blocks[rank] = b
}

// clusterOf returns the index of a cluster.
func (l *launch) clusterOf(g threadapi.Geometry) threadapi.Dim3 {
	return threadapi.Dim3{X: g.BlockIdx.X / g.ClusterDim.X, Y: g.BlockIdx.Y / g.ClusterDim.Y, Z: g.BlockIdx.Z / g.ClusterDim.Z}
}

// mapShared returns the address in a block of the cluster that stands for p.
func (t *thread) mapShared(name string, p uintptr, rank int) uintptr {
	if b := t.block; p < b.shared.base || p >= b.shared.end {
		t.fail("%s of memory that is not shared memory of the block", name)
	}
	if rank < 0 || rank >= t.g.ClusterDim.Count() {
		t.fail("%s: the cluster has no block %d, but %d blocks", name, rank, t.g.ClusterDim.Count())
	}
	at := uintptr(t.e.MapShared(name, pointer(p), rank))
	t.inCluster(rank, at-(p-t.block.shared.base))
	return at
}

// elsewhere returns the shared memory of another block of the cluster that holds n bytes at p, nil
// if there is none. That block must have begun, and must not have returned.
func (t *thread) elsewhere(p, n uintptr) *region {
	if t.block.cluster == nil {
		return nil
	}
	for rank, b := range t.block.cluster.blocks {
		if b == nil || b == t.block || p < b.shared.base || p+n > b.shared.end {
			continue
		}
		switch {
		case b.left == 0:
			t.fail("access to the shared memory of block %d of the cluster, which has returned; missing: Cluster.Sync before blocks return", rank)
		case !t.c.plain && !t.know.reads.began(b):
			t.fail("access to the shared memory of block %d of the cluster, which may not have begun; missing: Cluster.Sync before", rank)
		}
		return b.shared
	}
	return nil
}

// began says that the clock knows a step of a thread of a block.
func (c *clock) began(b *block) bool {
	i := c.find(b)
	return i < len(c.rows) && c.rows[i].block == b
}

// syncCluster performs the barrier of a cluster, whose form has N 1 if it is relaxed.
func syncCluster(f intrinsic.Form) callee {
	name := "Cluster.Sync"
	if f.N == 1 {
		name = "Cluster.SyncRelaxed"
	}
	return func(t *thread, in *nvir.Instr, _ []uint64) {
		if f.N == 1 {
			t.counts(verdict.RelaxedBarriers)
		}
		t.joinCluster(t.block, t.g.ClusterRank)
		t.meetIn(&t.block.cluster.sync, in, name, true, t.e.SyncCluster)
	}
}
