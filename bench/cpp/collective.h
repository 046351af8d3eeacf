// What benchmarks of collectives share: test data, and how calls are timed.
#pragma once

#include <algorithm>
#include <functional>
#include <map>
#include <stdexcept>
#include <string>

#include "control.h"
#include "device.h"

// term is what a PE contributes to element i: an integer that stays exact in a sum
// over some PEs.
static __host__ __device__ __forceinline__ float term(size_t i, uint64_t seed, int pe) {
    return (float)((int)pattern(i, seed + pe * 77777) & 0xfffff);
}

// Slots are where calls read and write, one after the other: so many that small
// calls do not go to the same lines again, within the window.
struct Slots {
    size_t count, stride;  // in elements

    Slots(size_t elements, size_t window_bytes, size_t calls) {
        stride = elements < 32 ? 32 : elements;
        count = window_bytes / sizeof(float) / stride;
        if (count < 1) count = 1;
        if (count > calls) count = calls;
    }
    size_t at(int call) const { return call % count * stride; }
};

// fill_terms writes this PE's terms to n elements of src and -1 to those of dst.
void fill_terms(float *src, float *dst, size_t n, uint64_t seed, int pe);

// check_sums throws if one of the first size elements of each slot of dst is not
// the sum over the PEs.
void check_sums(const float *dst, size_t size, const Slots &slots, uint64_t seed, int pes);

// check_blocks throws if dst is not what an exchange has to bring to PE me: in each
// slot, the block of n elements number p comes from PE p, where it is number me.
void check_blocks(const float *dst, size_t n, const Slots &slots, uint64_t seed, int me, int pes);

// shifted returns the seed with which element i is what element first + i is with seed,
// and of_pe that with which PE 0 contributes what PE pe does with seed.
static inline uint64_t shifted(uint64_t seed, size_t first) { return seed + (uint64_t)first * 2654435761u; }
static inline uint64_t of_pe(uint64_t seed, int pe) { return seed + (uint64_t)pe * 77777; }

// time_eager returns microseconds for each of calls calls after warm ones, on the device.
// Those that the host takes to enqueue one go to host_us.
double time_eager(cudaStream_t s, int warm, int calls, const std::function<void(int)> &call, double *host_us = nullptr);

// REPLAYS is how often graphs are launched before they are timed, and then timed: as collective.Replays.
constexpr int REPLAYS = 4;

// time_graph is time_eager with calls captured in one graph, which is launched REPLAYS times
// before and REPLAYS times timed. Graphs are kept under their key.
double time_graph(cudaStream_t s, const std::string &key, int calls, const std::function<void(int)> &call);
