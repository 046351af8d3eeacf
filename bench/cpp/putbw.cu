#include "bench.h"
#include "device.h"

// Every block puts its part of a chunk to pe, chunk after chunk through the
// window, and completes them at the end. Sizes are in elements; parts are whole
// units of 16 bytes.
__global__ void put_kernel(float *dst, const float *src, size_t window, size_t chunk, int puts, int pe) {
    size_t units = chunk / 4;
    size_t lo = 4 * (units * blockIdx.x / gridDim.x);
    size_t hi = 4 * (units * (blockIdx.x + 1) / gridDim.x);
    size_t at = 0;
    for (int i = 0; i < puts; i++) {
        nvshmemx_putmem_nbi_block(dst + at + lo, src + at + lo, (hi - lo) * sizeof(float), pe);
        at += chunk;
        if (at + chunk > window) at = 0;
    }
    nvshmem_quiet();
    __syncthreads();
}

__global__ void fill_kernel(float *src, float *dst, size_t n, uint64_t seed) {
    for (size_t i = blockIdx.x * (size_t)blockDim.x + threadIdx.x; i < n; i += (size_t)gridDim.x * blockDim.x) {
        src[i] = pattern(i, seed);
        dst[i] = -1;
    }
}

// Counts the elements of dst below written that are not the pattern, and those
// from there on that are not what fill left.
__global__ void check_kernel(const float *dst, size_t n, size_t written, uint64_t seed, unsigned long long *wrong) {
    for (size_t i = blockIdx.x * (size_t)blockDim.x + threadIdx.x; i < n; i += (size_t)gridDim.x * blockDim.x) {
        float want = i < written ? pattern(i, seed) : -1;
        if (dst[i] != want) atomicAdd(wrong, 1ull);
    }
}

Values put_bandwidth(const Params &p) {
    static float *src = nullptr, *dst = nullptr;
    static unsigned long long *wrong;
    static size_t capacity = 0;
    static cudaEvent_t before, after;
    if (!src) {
        capacity = p.at("capacity") / sizeof(float);
        src = (float *)nvshmem_malloc(capacity * sizeof(float));
        dst = (float *)nvshmem_malloc(capacity * sizeof(float));
        if (!src || !dst) throw std::runtime_error("no symmetric memory");
        CHECK(cudaMalloc(&wrong, sizeof *wrong));
        CHECK(cudaEventCreate(&before));
        CHECK(cudaEventCreate(&after));
    }
    size_t window = p.at("window") / sizeof(float), chunk = p.at("bytes") / sizeof(float);
    int puts = p.at("puts"), blocks = p.at("blocks"), threads = p.at("threads"), fill = p.at("fill");
    uint64_t seed = p.at("seed");
    int me = nvshmem_my_pe(), n = nvshmem_n_pes();
    // Two PEs: one direction. More: every PE sends to the next.
    bool sends = n > 2 || me == 0, receives = n > 2 || me == n - 1;
    int right = (me + 1) % n;
    size_t written = chunk * (size_t)puts;
    if (written > window / chunk * chunk) written = window / chunk * chunk;

    fill_kernel<<<fill, 512>>>(src, dst, window, seed + me);
    CHECK(cudaMemset(wrong, 0, sizeof *wrong));
    CHECK(cudaDeviceSynchronize());
    nvshmem_barrier_all();
    float ms = 0;
    if (sends) {
        put_kernel<<<blocks, threads>>>(dst, src, window, chunk, puts < 4 ? puts : 4, right);
        CHECK(cudaEventRecord(before));
        put_kernel<<<blocks, threads>>>(dst, src, window, chunk, puts, right);
        CHECK(cudaEventRecord(after));
        CHECK(cudaGetLastError());
        CHECK(cudaDeviceSynchronize());
        CHECK(cudaEventElapsedTime(&ms, before, after));
    }
    nvshmem_barrier_all();
    unsigned long long count = 0;
    if (receives) {
        check_kernel<<<fill, 512>>>(dst, window, written, seed + (me + n - 1) % n, wrong);
        CHECK(cudaMemcpy(&count, wrong, sizeof count, cudaMemcpyDeviceToHost));
    }
    if (count) throw std::runtime_error(std::to_string(count) + " elements are wrong");
    return {{"us", ms * 1e3}};
}
