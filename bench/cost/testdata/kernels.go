// Package cost holds a minimal kernel for each kind of communication operation.
// internal/cmd/cost compares their machine code with that of the same calls in
// kernels.cu, compiled by nvcc; the kernels are not run.
package cost

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

//gpu:kernel
func MyPE(t *gpu.Thread, out []int32) { out[0] = int32(shmem.MyPE(t)) }

//gpu:kernel
func TeamMyPE(t *gpu.Thread, out []int32, team shmem.Team) { out[0] = int32(shmem.TeamMyPE(t, team)) }

//gpu:kernel
func P(t *gpu.Thread, dst shmem.Sym[float32], v float32, pe int32) {
	shmem.P(t, dst.At(0), v, int(pe))
}

//gpu:kernel
func G(t *gpu.Thread, out []float32, src shmem.Sym[float32], pe int32) {
	out[0] = shmem.G(t, src.At(0), int(pe))
}

//gpu:kernel
func PeerStore(t *gpu.Thread, dst shmem.Sym[float32], v float32, pe int32) {
	if p := dst.Peer(t, int(pe)); len(p) > 0 {
		p[0] = v
	}
}

//gpu:kernel
func PutThread(t *gpu.Thread, dst, src shmem.Sym[float32], pe int32) {
	shmem.Put(t, dst, src, int(pe))
}

//gpu:kernel
func PutWarp(t *gpu.Thread, dst, src shmem.Sym[float32], pe int32) {
	shmem.Put(t.Warp(), dst, src, int(pe))
}

//gpu:kernel
func PutBlock(t *gpu.Thread, dst, src shmem.Sym[float32], pe int32) {
	shmem.Put(t.Block(), dst, src, int(pe))
}

//gpu:kernel
func PutNBIBlock(t *gpu.Thread, dst, src shmem.Sym[float32], pe int32) {
	shmem.PutNBI(t.Block(), dst, src, int(pe)) //gpu:ignore nbiend the price of the call alone is asked for
}

//gpu:kernel
func GetThread(t *gpu.Thread, dst, src shmem.Sym[float32], pe int32) {
	shmem.Get(t, dst, src, int(pe))
}

//gpu:kernel
func GetBlock(t *gpu.Thread, dst, src shmem.Sym[float32], pe int32) {
	shmem.Get(t.Block(), dst, src, int(pe))
}

//gpu:kernel
func IPutThread(t *gpu.Thread, dst, src shmem.Sym[float32], stride int, n int, pe int32) {
	shmem.IPut(t, dst, src, stride, 1, n, int(pe))
}

//gpu:kernel
func IPutBlock(t *gpu.Thread, dst, src shmem.Sym[float32], stride int, n int, pe int32) {
	shmem.IPut(t.Block(), dst, src, stride, 1, n, int(pe))
}

//gpu:kernel
func PutSignalThread(t *gpu.Thread, dst, src shmem.Sym[float32], sig shmem.Signal, pe int32) {
	shmem.PutSignal(t, dst, src, sig, 1, shmem.SignalAdd, int(pe))
}

//gpu:kernel
func PutSignalNBIBlock(t *gpu.Thread, dst, src shmem.Sym[float32], sig shmem.Signal, pe int32) {
	shmem.PutSignalNBI(t.Block(), dst, src, sig, 1, shmem.SignalAdd, int(pe))
}

//gpu:kernel
func SignalOp(t *gpu.Thread, sig shmem.Signal, pe int32) {
	shmem.SignalOp(t, sig, 1, shmem.SignalAdd, int(pe))
}

//gpu:kernel
func SignalFetch(t *gpu.Thread, out []uint64, sig shmem.Signal) { out[0] = shmem.SignalFetch(t, sig) }

//gpu:kernel
func SignalWaitUntil(t *gpu.Thread, sig shmem.Signal, v uint64) {
	shmem.SignalWaitUntil(t, sig, shmem.CmpGE, v)
}

//gpu:kernel
func WaitUntil(t *gpu.Thread, p shmem.Sym[int32], v int32) {
	shmem.WaitUntil(t, p.At(0), shmem.CmpGE, v)
}

//gpu:kernel
func WaitUntilAll(t *gpu.Thread, p shmem.Sym[int32], v int32) {
	shmem.WaitUntilAll(t, p, nil, shmem.CmpGE, v)
}

//gpu:kernel
func TestAny(t *gpu.Thread, out []int, p shmem.Sym[int32], v int32) {
	out[0] = shmem.TestAny(t, p, nil, shmem.CmpGE, v)
}

//gpu:kernel
func AtomicAdd(t *gpu.Thread, p shmem.Sym[uint64], v uint64, pe int32) {
	shmem.AtomicAdd(t, p.At(0), v, int(pe))
}

//gpu:kernel
func AtomicFetchAdd(t *gpu.Thread, out []uint64, p shmem.Sym[uint64], v uint64, pe int32) {
	out[0] = shmem.AtomicFetchAdd(t, p.At(0), v, int(pe))
}

//gpu:kernel
func AtomicCompareSwap(t *gpu.Thread, out []uint64, p shmem.Sym[uint64], c, v uint64, pe int32) {
	out[0] = shmem.AtomicCompareSwap(t, p.At(0), c, v, int(pe))
}

//gpu:kernel
func Fence(t *gpu.Thread) { shmem.Fence(t) }

//gpu:kernel
func Quiet(t *gpu.Thread) { shmem.Quiet(t) }

//gpu:kernel
func BarrierAllThread(t *gpu.Thread) { shmem.BarrierAll(t) }

//gpu:kernel
func BarrierAllBlock(t *gpu.Thread) { shmem.BarrierAll(t.Block()) }

//gpu:kernel
func SyncAllBlock(t *gpu.Thread) { shmem.SyncAll(t.Block()) }

//gpu:kernel
func ReduceBlock(t *gpu.Thread, team shmem.Team, dst, src shmem.Sym[float32]) {
	shmem.Reduce(t.Block(), team, dst, src, shmem.Sum)
}

//gpu:kernel
func ReduceScatterBlock(t *gpu.Thread, team shmem.Team, dst, src shmem.Sym[float32]) {
	shmem.ReduceScatter(t.Block(), team, dst, src, shmem.Sum)
}

//gpu:kernel
func BroadcastBlock(t *gpu.Thread, team shmem.Team, dst, src shmem.Sym[float32], root int32) {
	shmem.Broadcast(t.Block(), team, dst, src, int(root))
}

//gpu:kernel
func FCollectBlock(t *gpu.Thread, team shmem.Team, dst, src shmem.Sym[float32]) {
	shmem.FCollect(t.Block(), team, dst, src)
}

//gpu:kernel
func AllToAllBlock(t *gpu.Thread, team shmem.Team, dst, src shmem.Sym[float32]) {
	shmem.AllToAll(t.Block(), team, dst, src)
}
