// Package dslgpu covers package gpu.
package dslgpu

import "github.com/gpuc-go/gpuc/dsl/gpu"

type tile struct {
	sum  [32]float32
	flag bool
}

func scratch(t *gpu.Thread) *tile { return gpu.Shared[tile](t) }

//gpu:kernel maxthreads=128 minblocks=2
//gpu:noalias x y
func Groups(t *gpu.Thread, x, y []float32) {
	s := scratch(t)
	w := t.Warp()
	s.sum[w.Rank()] = x[t.Block().Rank()]
	t.Block().Sync()
	if w.Rank() < w.Size()-1 {
		s.flag = true
	}
	w.Sync()
	scratch(t).sum[0] += float32(t.ThreadIdx().Y + t.BlockDim().Z)
	y[t.Grid().Rank()%t.Grid().Size()] = s.sum[0]
	gpu.ThreadFence(t)
	gpu.ThreadFenceBlock(t)
	gpu.ThreadFenceSystem(t)
	t.Grid().Sync()
}

//gpu:kernel
func Atomics(t *gpu.Thread, i []int32, u []uint64, f []float32, n []int) {
	gpu.AtomicAdd(t, &i[0], 1)
	n[0] = gpu.AtomicMax(t, &n[1], 5)
	f[0] = gpu.AtomicAdd(t, &f[1], 0.5)
	gpu.AtomicCompareAndSwap(t, &u[0], 1, 2)
	u[1] = gpu.AtomicLoadExplicit(t, &u[2], gpu.Acquire, gpu.ScopeSystem)
	gpu.AtomicStoreExplicit(t, &u[2], 3, gpu.Release, gpu.ScopeBlock)
	u[3] = uint64(gpu.Clock(t)) + gpu.GlobalTimer(t)
}
