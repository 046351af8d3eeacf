#include "collective.h"

#include <chrono>

__global__ void fill_terms_kernel(float *src, float *dst, size_t n, uint64_t seed, int pe) {
    for (size_t i = blockIdx.x * (size_t)blockDim.x + threadIdx.x; i < n; i += (size_t)gridDim.x * blockDim.x) {
        src[i] = term(i, seed, pe);
        dst[i] = -1;
    }
}

__global__ void check_sums_kernel(const float *dst, size_t size, size_t count, size_t stride, uint64_t seed, int pes,
                                  unsigned long long *wrong) {
    for (size_t i = blockIdx.x * (size_t)blockDim.x + threadIdx.x; i < count * stride; i += (size_t)gridDim.x * blockDim.x) {
        float want = 0;
        for (int pe = 0; pe < pes; pe++) want += term(i, seed, pe);
        if (i % stride < size && dst[i] != want) atomicAdd(wrong, 1ull);
    }
}

__global__ void check_blocks_kernel(const float *dst, size_t n, size_t count, size_t stride, uint64_t seed, int me, int pes,
                                    unsigned long long *wrong) {
    for (size_t i = blockIdx.x * (size_t)blockDim.x + threadIdx.x; i < count * stride; i += (size_t)gridDim.x * blockDim.x) {
        size_t at = i % stride, p = at / n;
        if (p < (size_t)pes && dst[i] != term(i - at + me * n + at % n, seed, p)) atomicAdd(wrong, 1ull);
    }
}

void fill_terms(float *src, float *dst, size_t n, uint64_t seed, int pe) {
    fill_terms_kernel<<<264, 512>>>(src, dst, n, seed, pe);
    CHECK(cudaGetLastError());
    CHECK(cudaDeviceSynchronize());
}

void check_sums(const float *dst, size_t size, const Slots &slots, uint64_t seed, int pes) {
    static unsigned long long *wrong = nullptr;
    if (!wrong) CHECK(cudaMalloc(&wrong, sizeof *wrong));
    unsigned long long count = 0;
    CHECK(cudaMemset(wrong, 0, sizeof *wrong));
    check_sums_kernel<<<264, 512>>>(dst, size, slots.count, slots.stride, seed, pes, wrong);
    CHECK(cudaGetLastError());
    CHECK(cudaMemcpy(&count, wrong, sizeof count, cudaMemcpyDeviceToHost));
    if (count) throw std::runtime_error(std::to_string(count) + " sums are wrong");
}

void check_blocks(const float *dst, size_t n, const Slots &slots, uint64_t seed, int me, int pes) {
    static unsigned long long *wrong = nullptr;
    if (!wrong) CHECK(cudaMalloc(&wrong, sizeof *wrong));
    unsigned long long count = 0;
    CHECK(cudaMemset(wrong, 0, sizeof *wrong));
    check_blocks_kernel<<<264, 512>>>(dst, n, slots.count, slots.stride, seed, me, pes, wrong);
    CHECK(cudaGetLastError());
    CHECK(cudaMemcpy(&count, wrong, sizeof count, cudaMemcpyDeviceToHost));
    if (count) throw std::runtime_error(std::to_string(count) + " elements are wrong");
}

double time_eager(cudaStream_t s, int warm, int calls, const std::function<void(int)> &call, double *host_us) {
    static Stopwatch watch;
    for (int i = 0; i < warm; i++) call(i);
    watch.start(s);
    auto begin = std::chrono::steady_clock::now();
    for (int i = 0; i < calls; i++) call(i);
    std::chrono::duration<double, std::micro> host = std::chrono::steady_clock::now() - begin;
    watch.stop(s);
    double us = watch.us();
    CHECK(cudaStreamSynchronize(s));
    if (host_us) *host_us = host.count() / calls;
    return us / calls;
}

double time_graph(cudaStream_t s, const std::string &key, int calls, const std::function<void(int)> &call) {
    static Stopwatch watch;
    static std::map<std::string, cudaGraphExec_t> graphs;
    cudaGraphExec_t &exec = graphs[key];
    if (!exec)
        exec = capture(s, [&] {
            for (int i = 0; i < calls; i++) call(i);
        });
    auto replay = [&] {
        for (int i = 0; i < REPLAYS; i++) CHECK(cudaGraphLaunch(exec, s));
    };
    replay();
    watch.start(s);
    replay();
    watch.stop(s);
    double us = watch.us();
    CHECK(cudaStreamSynchronize(s));
    return us / (REPLAYS * calls);
}
