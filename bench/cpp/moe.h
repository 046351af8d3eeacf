// The layer of experts that is measured: its data, routing and check are those of package
// bench/moe.
#pragma once

#include "collective.h"

struct Shape {
    int tokens, hidden, experts, topk;

    explicit Shape(const Params &p)
        : tokens(p.at("tokens")), hidden(p.at("hidden")), experts(p.at("experts")), topk(p.at("topk")) {}
    std::string key() const {
        return "moe " + std::to_string(tokens) + " " + std::to_string(hidden) + " " + std::to_string(experts) + " " + std::to_string(topk);
    }
};

static __host__ __device__ __forceinline__ uint64_t mix(uint64_t x) {
    x = (x ^ x >> 31) * 0x7fb5d329728ea185ull;
    x = (x ^ x >> 27) * 0x81dadef4bc2dd44dull;
    return x ^ x >> 33;
}

static __host__ __device__ __forceinline__ int choice(Shape s, int pe, int token, int k) {
    uint64_t h = mix((uint64_t)pe * s.tokens + token + 1);
    return (int)((h + k * (h >> 32 | 1)) % s.experts);
}

static __host__ __device__ __forceinline__ float weight(Shape s, int k) {
    return (float)(2 * (k + 1)) / (float)(s.topk * (s.topk + 1));
}
static __host__ __device__ __forceinline__ float scale(int e) { return 1 + (float)e / 64; }
static __host__ __device__ __forceinline__ float bias(int e) { return (float)e; }
static __device__ __forceinline__ float value(size_t i, uint64_t seed, int pe) {
    return (float)(mix(i + seed + ((uint64_t)pe << 40)) & 0xff) / 16;
}

static __global__ void fill_tokens(float *tokens, float *out, size_t n, uint64_t seed, int pe) {
    for (size_t i = blockIdx.x * (size_t)blockDim.x + threadIdx.x; i < n; i += (size_t)gridDim.x * blockDim.x) {
        tokens[i] = value(i, seed, pe);
        out[i] = -1;
    }
}

static __global__ void check_layer(const float *out, Shape s, uint64_t seed, int pe, unsigned long long *wrong) {
    size_t n = (size_t)s.tokens * s.hidden;
    for (size_t i = blockIdx.x * (size_t)blockDim.x + threadIdx.x; i < n; i += (size_t)gridDim.x * blockDim.x) {
        float x = value(i, seed, pe), want = 0;
        for (int k = 0; k < s.topk; k++) {
            int e = choice(s, pe, i / s.hidden, k);
            want += weight(s, k) * (x * scale(e) + bias(e));
        }
        if (!(fabsf(out[i] - want) <= 1e-4f * want + 1e-4f)) atomicAdd(wrong, 1ull);
    }
}

// prepare_layer makes new tokens, and clears out.
static void prepare_layer(float *tokens, float *out, Shape s, uint64_t seed, int pe) {
    fill_tokens<<<264, 512>>>(tokens, out, (size_t)s.tokens * s.hidden, seed, pe);
    CHECK(cudaGetLastError());
    CHECK(cudaDeviceSynchronize());
}

// check_out throws if out is not the layer's result, but for rounding.
static void check_out(const float *out, Shape s, uint64_t seed, int pe) {
    static unsigned long long *wrong = nullptr;
    if (!wrong) CHECK(cudaMalloc(&wrong, sizeof *wrong));
    unsigned long long count = 0;
    CHECK(cudaMemset(wrong, 0, sizeof *wrong));
    check_layer<<<264, 512>>>(out, s, seed, pe, wrong);
    CHECK(cudaGetLastError());
    CHECK(cudaMemcpy(&count, wrong, sizeof count, cudaMemcpyDeviceToHost));
    if (count) throw std::runtime_error(std::to_string(count) + " elements are wrong");
}

// upload copies values to this GPU.
template <typename T>
static T *upload(const std::vector<T> &v) {
    T *p;
    CHECK(cudaMalloc(&p, (v.size() + 1) * sizeof(T)));
    CHECK(cudaMemcpy(p, v.data(), v.size() * sizeof(T), cudaMemcpyHostToDevice));
    return p;
}
