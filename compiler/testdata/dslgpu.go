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

//gpu:kernel
func Warps(t *gpu.Thread, x []float32, u []uint32) {
	w := t.Warp()
	r := t.Grid().Rank()
	v := gpu.Shuffle(w, x[r], 3) + gpu.ShuffleUp(w, x[r], 1)
	if gpu.Any(w, v > 0) && !gpu.All(w, v > 1) {
		u[0] = gpu.Ballot(w, v > 2) + gpu.MatchAny(w, u[r])
	}
	mask, same := gpu.MatchAll(w, int64(r))
	gpu.Printf(t, "%t of %x: %f, %s\n", same, mask, v, "done")
	x[r] = gpu.ReduceAdd(w, v)
}

//gpu:kernel
func Vectors(t *gpu.Thread, x []float32) {
	d := gpu.DynamicShared[int32](t)
	v := gpu.AsVec4(x)
	a := v[len(d)]
	v[0] = gpu.Vec4[float32]{X: a.W, Y: a.Z, Z: a.Y, W: a.X}
	v[1].Y = 5
}
