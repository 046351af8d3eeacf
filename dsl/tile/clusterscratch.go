package tile

import "github.com/gpuc-go/gpuc/dsl/gpu"

// ClusterScratch is shared memory through which the blocks of a cluster add up their sums: each block has
// computed sums of the same elements, such as those of some of K, and gets the totals of its share of
// the columns. Where the target has no clusters, each block is alone.
//
// Warps of the same number in all blocks exchange with each other, and wait for no other warps.
type ClusterScratch[T Sum] struct {
	t    *gpu.Thread
	sums []T            // of each warp: from each block, the columns of this block's share
	bars []gpu.MBarrier // of each warp: its sums have come, and it has read them
	// block is the number of the block in its cluster, and blocks how many there are.
	block, blocks uint32
	round         uint32
}

// ClusterScratchBytes returns the shared memory of NewClusterScratch for n warps and sums of C columns.
func ClusterScratchBytes[C Extent](n int) int { return n * (sliceRows*extent[C]()*4 + 2*8) }

// NewClusterScratch takes memory for n warps, each with 16 rows of C columns of sums, from m. All threads of
// the cluster make the call together, and End at the end. It needs the feature mbarrier. With 0 warps
// there is no ClusterScratch, and nobody waits.
func NewClusterScratch[C Extent, T Sum](t *gpu.Thread, m *Memory, n int) ClusterScratch[T] {
	x := ClusterScratch[T]{t: t, sums: takeArray[T](m, n*sliceRows*extent[C](), 16), bars: takeArray[gpu.MBarrier](m, 2*n, 8)}
	if n == 0 {
		return x
	}
	block, blocks := ClusterOf(t)
	x.block, x.blocks = uint32(block), uint32(blocks)
	initBarriers(t, x.bars, blocks, blocks)
	syncInitialized(t, x.blocks)
	return x
}

// End ends the use of a ClusterScratch: another block may still store to this one's memory, which must not
// return before. All threads of the cluster make the call together.
func (x *ClusterScratch[T]) End() {
	if x.blocks > 1 {
		meetCluster(x.t)
	}
}

// ReduceCluster is Visit of the totals of all blocks of the cluster, added up in the order of the blocks.
// In each block f gets those of the block's share of the columns. Warps whose rows are all from number
// rows on do nothing: their sums are left out. The group's first warp is number first of those of the
// ClusterScratch. In all blocks of the cluster the group of the same number makes the call, with as many
// rows. The sums are 16 rows for each warp, and 64, 128 or 256 columns.
func ReduceCluster[R, C Extent, T Sum, G Group](sums Acc[R, C, T, G], x *ClusterScratch[T], first, rows int, f func(r, c int, v [VecLen]T)) {
	gpu.StaticAssert(extent[R]() == sliceRows*warps[G]() && (extent[C]() == 64 || extent[C]() == 128 || extent[C]() == 256),
		"tile.ReduceCluster of sums that are not 16 rows for each warp of 64, 128 or 256 columns")
	w := x.t.Warp()
	warp := sums.group.Rank() / gpu.WarpSize
	if warp*sliceRows >= rows {
		return
	}
	// See Visit: what a shuffle returns is not known before.
	lane := uint32(gpu.Shuffle(w, int32(w.Rank()), w.Rank()))
	own := within(x.sums, (first+warp)*sliceRows*extent[C](), sliceRows*extent[C]())
	come, read := barrierAt(x.bars, 2*(first+warp)), barrierAt(x.bars, 2*(first+warp)+1)
	if x.round > 0 {
		read.Wait(x.t, int(x.round-1)%2)
	}
	// A share is columns in groups of VecLen, with 16 rows of one after the other.
	share := uint32(extent[C]()/VecLen) / x.blocks
	const all = sliceRows * VecLen
	gpu.Unroll(extent[C]()/VecLen, func(j int) {
		owner := uint32(j) * x.blocks / uint32(extent[C]()/VecLen)
		group := uint32(j) - owner*share
		at := (x.block*share + group) * all
		first := int(at + clusterPlace(group, lane/4, lane%4/2) + lane%4%2*2)
		second := int(at + clusterPlace(group, lane/4+8, lane%4/2) + lane%4%2*2)
		if owner == x.block {
			storePair(own, first, sums.regs[4*j], sums.regs[4*j+1])
			storePair(own, second, sums.regs[4*j+2], sums.regs[4*j+3])
		} else if gpu.Has(gpu.Clusters) {
			storePairTo(x.t, own, first, int(owner), sums.regs[4*j], sums.regs[4*j+1])
			storePairTo(x.t, own, second, int(owner), sums.regs[4*j+2], sums.regs[4*j+3])
		}
	})
	w.Sync() // what a lane's arrival publishes is what all have stored
	arriveIn(x, come, lane)
	come.Wait(x.t, int(x.round)%2)
	//gpu:unroll 1
	for i := lane; i < sliceRows*share; i += gpu.WarpSize {
		r, group := i/share, i%share
		var v [VecLen]T
		//gpu:unroll 1
		for from := range x.blocks {
			at := (from*share + group) * all
			a, b := fourAt(own, int(at+clusterPlace(group, r, 0))), fourAt(own, int(at+clusterPlace(group, r, 1)))
			v = [VecLen]T{v[0] + a.X, v[1] + a.Y, v[2] + a.Z, v[3] + a.W, v[4] + b.X, v[5] + b.Y, v[6] + b.Z, v[7] + b.W}
		}
		if r := warp*sliceRows + int(r); r < rows {
			f(r, int((x.block*share+group)*VecLen), v)
		}
	}
	w.Sync()
	arriveIn(x, read, lane)
	x.round++
}

// clusterPlace returns where four sums of a row of a group of columns stand: the first or the second
// four. So lanes that read neighbouring groups of a row meet different banks, and those that write
// eight rows of a group do.
func clusterPlace(group, row, half uint32) uint32 {
	return (row^group&3)*VecLen + (half^group>>2&1)*4
}

// arriveIn has the warp arrive at a barrier of each block of the cluster.
func arriveIn[T Sum](x *ClusterScratch[T], bar *gpu.MBarrier, lane uint32) {
	if lane >= x.blocks {
		return
	}
	if gpu.Has(gpu.Clusters) {
		bar.ArriveAt(x.t.Cluster(), int(lane))
	} else {
		bar.Arrive(x.t)
	}
}

// MaxClusterWarps is the most warps of a cluster.
const MaxClusterWarps = 8 * 32

// SyncCluster has the threads of the cluster's blocks meet, and those of the block where a cluster is one block or the
// target has no clusters. Where blocks meet, each waits until other blocks would see what it has stored anywhere.
func SyncCluster(t *gpu.Thread) {
	if _, blocks := ClusterOf(t); blocks > 1 && gpu.Has(gpu.Clusters) {
		t.Cluster().Sync()
	} else {
		t.Block().Sync()
	}
}

// ClusterReduceAdd adds up v over all threads of the cluster, or of the block where the target has no clusters, in an order
// that the shape of the launch decides. partial is shared memory, the same variable in all blocks, with room for a
// number of each warp of the cluster. All threads make the call, after SyncCluster. The next call needs other memory;
// the call after that may use this memory again.
func ClusterReduceAdd(t *gpu.Thread, partial []float32, v float32) float32 {
	block, blocks := ClusterOf(t)
	warp := t.Warp()
	warps := (t.Block().Size() + gpu.WarpSize - 1) / gpu.WarpSize
	sum := gpu.ReduceAdd(warp, v)
	p := &partial[block*warps+t.Block().Rank()/gpu.WarpSize]
	for to := range warp.Stride(blocks) {
		if gpu.Has(gpu.Clusters) {
			*gpu.MapShared(t.Cluster(), p, to) = sum
		} else {
			*p = sum
		}
	}
	SyncCluster(t)
	total := float32(0)
	for i := range warp.Stride(blocks * warps) {
		total += partial[i]
	}
	return gpu.ReduceAdd(warp, total)
}
