// The kernels of kernels.go in CUDA C++, for nvcc. With -DLIKE_OURS the device code is
// configured as the device library is: without the transport that drives an
// InfiniBand NIC from the GPU.
#ifdef LIKE_OURS
#include "non_abi/nvshmem_build_options.h"
#undef NVSHMEM_IBGDA_SUPPORT
#undef NVSHMEM_GPUNETIO_SUPPORT
#endif
#include <nvshmem.h>
#include <nvshmemx.h>

#define KERNEL extern "C" __global__ void
typedef unsigned long long u64;

KERNEL MyPE(int *out) { out[0] = nvshmem_my_pe(); }
KERNEL TeamMyPE(int *out, nvshmem_team_t team) { out[0] = nvshmem_team_my_pe(team); }
KERNEL P(float *dst, float v, int pe) { nvshmem_float_p(dst, v, pe); }
KERNEL G(float *out, float *src, int pe) { out[0] = nvshmem_float_g(src, pe); }
KERNEL PeerStore(float *dst, float v, int pe) {
    if (float *p = (float *)nvshmem_ptr(dst, pe)) *p = v;
}
KERNEL PutThread(float *dst, const float *src, size_t n, int pe) { nvshmem_float_put(dst, src, n, pe); }
KERNEL PutWarp(float *dst, const float *src, size_t n, int pe) { nvshmemx_float_put_warp(dst, src, n, pe); }
KERNEL PutBlock(float *dst, const float *src, size_t n, int pe) { nvshmemx_float_put_block(dst, src, n, pe); }
KERNEL PutNBIBlock(float *dst, const float *src, size_t n, int pe) { nvshmemx_float_put_nbi_block(dst, src, n, pe); }
KERNEL GetThread(float *dst, const float *src, size_t n, int pe) { nvshmem_float_get(dst, src, n, pe); }
KERNEL GetBlock(float *dst, const float *src, size_t n, int pe) { nvshmemx_float_get_block(dst, src, n, pe); }
KERNEL IPutThread(float *dst, const float *src, ptrdiff_t stride, size_t n, int pe) { nvshmem_float_iput(dst, src, stride, 1, n, pe); }
KERNEL IPutBlock(float *dst, const float *src, ptrdiff_t stride, size_t n, int pe) { nvshmemx_float_iput_block(dst, src, stride, 1, n, pe); }
KERNEL PutSignalThread(float *dst, const float *src, size_t n, uint64_t *sig, int pe) {
    nvshmem_float_put_signal(dst, src, n, sig, 1, NVSHMEM_SIGNAL_ADD, pe);
}
KERNEL PutSignalNBIBlock(float *dst, const float *src, size_t n, uint64_t *sig, int pe) {
    nvshmemx_float_put_signal_nbi_block(dst, src, n, sig, 1, NVSHMEM_SIGNAL_ADD, pe);
}
KERNEL SignalOp(uint64_t *sig, int pe) { nvshmemx_signal_op(sig, 1, NVSHMEM_SIGNAL_ADD, pe); }
KERNEL SignalFetch(uint64_t *out, uint64_t *sig) { out[0] = nvshmem_signal_fetch(sig); }
KERNEL SignalWaitUntil(uint64_t *sig, uint64_t v) { nvshmem_signal_wait_until(sig, NVSHMEM_CMP_GE, v); }
KERNEL WaitUntil(int *p, int v) { nvshmem_int_wait_until(p, NVSHMEM_CMP_GE, v); }
KERNEL WaitUntilAll(int *p, size_t n, int v) { nvshmem_int_wait_until_all(p, n, NULL, NVSHMEM_CMP_GE, v); }
KERNEL TestAny(size_t *out, int *p, size_t n, int v) { out[0] = nvshmem_int_test_any(p, n, NULL, NVSHMEM_CMP_GE, v); }
KERNEL AtomicAdd(u64 *p, u64 v, int pe) { nvshmem_ulonglong_atomic_add(p, v, pe); }
KERNEL AtomicFetchAdd(u64 *out, u64 *p, u64 v, int pe) { out[0] = nvshmem_ulonglong_atomic_fetch_add(p, v, pe); }
KERNEL AtomicCompareSwap(u64 *out, u64 *p, u64 c, u64 v, int pe) { out[0] = nvshmem_ulonglong_atomic_compare_swap(p, c, v, pe); }
KERNEL Fence() { nvshmem_fence(); }
KERNEL Quiet() { nvshmem_quiet(); }
KERNEL BarrierAllThread() { nvshmem_barrier_all(); }
KERNEL BarrierAllBlock() { nvshmemx_barrier_all_block(); }
KERNEL SyncAllBlock() { nvshmemx_sync_all_block(); }
KERNEL ReduceBlock(nvshmem_team_t team, float *dst, const float *src, size_t n) { nvshmemx_float_sum_reduce_block(team, dst, src, n); }
KERNEL ReduceScatterBlock(nvshmem_team_t team, float *dst, const float *src, size_t n) { nvshmemx_float_sum_reducescatter_block(team, dst, src, n); }
KERNEL BroadcastBlock(nvshmem_team_t team, float *dst, const float *src, size_t n, int root) { nvshmemx_float_broadcast_block(team, dst, src, n, root); }
KERNEL FCollectBlock(nvshmem_team_t team, float *dst, const float *src, size_t n) { nvshmemx_float_fcollect_block(team, dst, src, n); }
KERNEL AllToAllBlock(nvshmem_team_t team, float *dst, const float *src, size_t n) { nvshmemx_float_alltoall_block(team, dst, src, n); }
