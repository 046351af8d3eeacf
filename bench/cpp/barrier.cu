#include <cooperative_groups.h>

#include "bench.h"
#include "device.h"

enum Kind { barrier_thread, barrier_warp, barrier_block, sync_thread, sync_warp, sync_block, sync_grid };

template <int kind>
static __device__ __forceinline__ void meet() {
    if (kind == barrier_thread) nvshmem_barrier_all();
    if (kind == barrier_warp) nvshmemx_barrier_all_warp();
    if (kind == barrier_block) nvshmemx_barrier_all_block();
    if (kind == sync_thread) nvshmem_sync_all();
    if (kind == sync_warp) nvshmemx_sync_all_warp();
    if (kind == sync_block) nvshmemx_sync_all_block();
}

// The PEs meet warm + rounds times. In the first ones each PE writes the round's
// number to the next before, and counts where its own word is older after.
template <int kind>
__global__ void barrier_kernel(uint64_t *word, uint64_t base, int warm, int rounds, uint64_t *nanos, uint64_t *late) {
    int right = (nvshmem_my_pe() + 1) % nvshmem_n_pes();
    uint64_t old = 0;
    for (int i = 0; i < warm; i++) {
        if (threadIdx.x == 0) nvshmem_uint64_p(word, base + i + 1, right);
        nvshmemx_barrier_all_block();
        if (threadIdx.x == 0 && *(volatile uint64_t *)word < base + i + 1) old++;
        meet<kind>();
    }
    uint64_t start = global_timer();
    for (int i = 0; i < rounds; i++) meet<kind>();
    if (threadIdx.x == 0) {
        *nanos = global_timer() - start;
        *late = old;
    }
}

// The blocks meet warm + rounds times. Before each of the first ones, each writes the
// round's number to its word, and counts where that of the next one is another after it.
__global__ void grid_kernel(uint64_t *words, uint64_t base, int warm, int rounds, uint64_t *nanos, unsigned long long *late) {
    auto grid = cooperative_groups::this_grid();
    for (int i = 0; i < warm; i++) {
        if (threadIdx.x == 0) words[blockIdx.x] = base + i + 1;
        grid.sync();
        if (threadIdx.x == 0 && words[(blockIdx.x + 1) % gridDim.x] != base + i + 1) atomicAdd(late, 1ull);
        grid.sync();
    }
    uint64_t start = global_timer();
    for (int i = 0; i < rounds; i++) grid.sync();
    if (threadIdx.x == 0 && blockIdx.x == 0) *nanos = global_timer() - start;
}

Values device_barrier(const Params &p) {
    static uint64_t *word = (uint64_t *)nvshmem_calloc(1, sizeof(uint64_t));
    static uint64_t *out = nullptr, base = 0;
    static Scratch<uint64_t> words;
    if (!out) CHECK(cudaMalloc(&out, 2 * sizeof *out));
    CHECK(cudaMemset(out, 0, 2 * sizeof *out));
    int warm = p.at("warm"), rounds = p.at("rounds"), threads = p.at("threads");
    using Kernel = void (*)(uint64_t *, uint64_t, int, int, uint64_t *, uint64_t *);
    static const Kernel kernels[] = {barrier_kernel<barrier_thread>, barrier_kernel<barrier_warp>,
                                     barrier_kernel<barrier_block>,  barrier_kernel<sync_thread>,
                                     barrier_kernel<sync_warp>,      barrier_kernel<sync_block>};
    size_t kind = p.at("kind");
    if (kind > sync_grid) throw std::runtime_error("no such kind of barrier");
    nvshmem_barrier_all();
    if (kind == sync_grid) {
        int device, sms;
        CHECK(cudaGetDevice(&device));
        CHECK(cudaDeviceGetAttribute(&sms, cudaDevAttrMultiProcessorCount, device));
        int blocks = p.at("blocks") * sms;
        uint64_t *each = words.get(blocks), *late = out + 1;
        void *args[] = {&each, &base, &warm, &rounds, &out, &late};
        CHECK(cudaLaunchCooperativeKernel((const void *)grid_kernel, blocks, threads, args));
    } else {
        kernels[kind]<<<1, threads>>>(word, base, warm, rounds, out, out + 1);
    }
    CHECK(cudaGetLastError());
    CHECK(cudaDeviceSynchronize());
    base += warm;
    uint64_t got[2];
    CHECK(cudaMemcpy(got, out, sizeof got, cudaMemcpyDeviceToHost));
    if (got[1]) throw std::runtime_error("a barrier let a PE pass early");
    return {{"us", got[0] / 1e3 / rounds}};
}
