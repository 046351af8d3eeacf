// A clock counts the launches of each block in device memory, so that captured ones can
// be repeated; as package examples/clock.
#pragma once

#include "job.h"

static __device__ __forceinline__ int clock_word() { return blockIdx.y * gridDim.x + blockIdx.x; }

// epoch_of returns the number of this launch for the block.
static __device__ __forceinline__ unsigned long long epoch_of(const unsigned long long *clock) { return clock[clock_word()] + 1; }

// advance moves the block's clock on, once its threads have read it.
static __device__ __forceinline__ void advance(unsigned long long *clock) {
    __syncthreads();
    if (threadIdx.x == 0) clock[clock_word()]++;
}

// new_clock returns a clock for grids of up to so many blocks.
static unsigned long long *new_clock(size_t blocks) {
    unsigned long long *clock;
    CHECK(cudaMalloc(&clock, blocks * sizeof *clock));
    CHECK(cudaMemset(clock, 0, blocks * sizeof *clock));
    return clock;
}
