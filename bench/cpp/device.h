// What several benchmarks share on the device and around a launch.
#pragma once

#include <cstdint>

#include "job.h"

static __device__ __forceinline__ uint64_t global_timer() {
    uint64_t t;
    asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(t));
    return t;
}

// pattern is the test data: exact in a float.
static __host__ __device__ __forceinline__ float pattern(size_t i, uint64_t seed) {
    uint64_t x = (uint64_t)i * 2654435761u + seed;
    return (float)((x >> 7) & 0xffffff);
}

// acquire_signal, after a wait, makes what came before the signal visible to the
// block, once its threads have met: NVSHMEM's wait alone leaves old lines in the
// multiprocessor's cache, and a kernel that reads the same memory in each round
// would read them again.
static __device__ __forceinline__ void acquire_signal(const uint64_t *sig) {
    asm volatile("{ .reg .u64 v; ld.acquire.sys.global.u64 v, [%0]; }" ::"l"(sig) : "memory");
}

// Stopwatch times what is enqueued between start and stop.
class Stopwatch {
  public:
    Stopwatch() {
        CHECK(cudaEventCreate(&before));
        CHECK(cudaEventCreate(&after));
    }
    void start(cudaStream_t s = 0) { CHECK(cudaEventRecord(before, s)); }
    void stop(cudaStream_t s = 0) { CHECK(cudaEventRecord(after, s)); }
    // us waits for stop to be reached and returns microseconds.
    double us() {
        float ms = 0;
        CHECK(cudaGetLastError());
        CHECK(cudaEventSynchronize(after));
        CHECK(cudaEventElapsedTime(&ms, before, after));
        return ms * 1e3;
    }

  private:
    cudaEvent_t before, after;
};

// capture returns a graph of what f enqueues on s, ready to be launched.
template <typename F>
cudaGraphExec_t capture(cudaStream_t s, F f) {
    cudaGraph_t graph;
    cudaGraphExec_t exec;
    CHECK(cudaStreamBeginCapture(s, cudaStreamCaptureModeThreadLocal));
    f();
    CHECK(cudaStreamEndCapture(s, &graph));
    CHECK(cudaGraphInstantiate(&exec, graph, 0));
    CHECK(cudaGraphDestroy(graph));
    CHECK(cudaGraphUpload(exec, s));
    return exec;
}

// Scratch is memory of this GPU that outlives a round and grows on demand.
template <typename T>
class Scratch {
  public:
    T *get(size_t n) {
        if (n > size) {
            if (p) CHECK(cudaFree(p));
            CHECK(cudaMalloc(&p, n * sizeof(T)));
            size = n;
        }
        return p;
    }

  private:
    T *p = nullptr;
    size_t size = 0;
};

// A clock counts the launches of each block in device memory, so that captured ones can
// be repeated; as package examples/clock.
static __device__ __forceinline__ int clock_word() { return blockIdx.y * gridDim.x + blockIdx.x; }

// epoch_of returns the number of this launch for the block.
static __device__ __forceinline__ unsigned long long epoch_of(const unsigned long long *clock) { return clock[clock_word()] + 1; }

// advance moves the block's clock on, once its threads have read it.
static __device__ __forceinline__ void advance(unsigned long long *clock) {
    __syncthreads();
    if (threadIdx.x == 0) clock[clock_word()]++;
}

// new_clock returns a clock for grids of up to so many blocks.
static inline unsigned long long *new_clock(size_t blocks) {
    unsigned long long *clock;
    CHECK(cudaMalloc(&clock, blocks * sizeof *clock));
    CHECK(cudaMemset(clock, 0, blocks * sizeof *clock));
    return clock;
}
