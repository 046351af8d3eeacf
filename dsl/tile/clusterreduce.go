package tile

import "github.com/gpuc-go/gpuc/dsl/gpu"

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
