#include <functional>
#include <stdexcept>

#include "bench.h"
#include "device.h"

// Kernels on one GPU without communication; bench/single is the same in Go.
// Matrices are row-major.

__global__ void __launch_bounds__(256) saxpy_kernel(float *y, const float *x, size_t n, float a) {
    for (size_t i = blockIdx.x * (size_t)blockDim.x + threadIdx.x; i < n; i += (size_t)gridDim.x * blockDim.x)
        y[i] += a * x[i];
}

constexpr int tile = 32, tile_rows = 8;

// A block of tile by tile_rows threads takes a tile; the tile's odd row length
// spreads a column over the banks of shared memory.
__global__ void __launch_bounds__(256) transpose_kernel(float *dst, const float *src, size_t w, size_t h) {
    __shared__ float part[tile][tile + 1];
    int tx = threadIdx.x, ty = threadIdx.y;
    size_t bx = (size_t)blockIdx.x * tile, by = (size_t)blockIdx.y * tile;
    for (int j = ty; j < tile; j += tile_rows) {
        size_t x = bx + tx, y = by + j;
        if (x < w && y < h) part[j][tx] = src[y * w + x];
    }
    __syncthreads();
    for (int j = ty; j < tile; j += tile_rows) {
        size_t x = by + tx, y = bx + j;
        if (x < h && y < w) dst[y * h + x] = part[tx][j];
    }
}

// Blocks share out columns in x and, in y, parts of the given number of rows,
// which every thread goes through.
__global__ void __launch_bounds__(256) stencil_kernel(float *dst, const float *src, size_t w, size_t h, size_t rows) {
    size_t x = blockIdx.x * (size_t)blockDim.x + threadIdx.x;
    size_t first = blockIdx.y * rows;
    if (x < 1 || x + 1 >= w) return;
    size_t end = min(first + rows, h - 1);
    for (size_t y = max(first, (size_t)1); y < end; y++) {
        size_t i = y * w + x;
        dst[i] = 0.25f * (src[i - 1] + src[i + 1] + src[i - w] + src[i + w]);
    }
}

constexpr int warp_size = 32;

// A warp computes one row at a time and adds up its threads' sums.
__global__ void __launch_bounds__(256) gemv_kernel(float *dst, const float *m, const float *v, size_t rows, size_t cols) {
    int lane = threadIdx.x % warp_size;
    size_t first = (blockIdx.x * (size_t)blockDim.x + threadIdx.x) / warp_size;
    size_t step = (size_t)gridDim.x * blockDim.x / warp_size;
    for (size_t r = first; r < rows; r += step) {
        const float *row = m + r * cols;
        float sum = 0;
        for (size_t c = lane; c < cols; c += warp_size) sum += row[c] * v[c];
        for (int k = warp_size / 2; k > 0; k /= 2) sum += __shfl_xor_sync(~0u, sum, k);
        if (lane == 0) dst[r] = sum;
    }
}

// The same by vectors of four.
__global__ void __launch_bounds__(256) gemv4_kernel(float *dst, const float4 *m, const float4 *v, size_t rows, int n) {
    int lane = threadIdx.x % warp_size;
    size_t first = (blockIdx.x * (size_t)blockDim.x + threadIdx.x) / warp_size;
    size_t step = (size_t)gridDim.x * blockDim.x / warp_size;
    for (size_t r = first; r < rows; r += step) {
        const float4 *row = m + r * (size_t)n;
        float sum = 0;
#pragma unroll 4
        for (int i = lane; i < n; i += warp_size) {
            float4 a = row[i], b = v[i];
            sum += a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w;
        }
        for (int k = warp_size / 2; k > 0; k /= 2) sum += __shfl_xor_sync(~0u, sum, k);
        if (lane == 0) dst[r] = sum;
    }
}

// Integers so small that all sums here are exact, in whatever order they are added.
static __device__ float small_pattern(size_t i, uint64_t seed) {
    uint64_t x = (i + seed) * 0x9e3779b97f4a7c15;
    x = (x ^ x >> 32) * 0xd6e8feb86659fd93;
    return (float)((int)(x >> 60) - 8);
}

static __device__ size_t grid_rank() { return blockIdx.x * (size_t)blockDim.x + threadIdx.x; }
static __device__ size_t grid_size() { return (size_t)gridDim.x * blockDim.x; }

static __global__ void fill_kernel(float *data, size_t n, uint64_t seed) {
    for (size_t i = grid_rank(); i < n; i += grid_size()) data[i] = small_pattern(i, seed);
}

__global__ void check_saxpy(const float *y, size_t n, uint64_t seed_y, uint64_t seed_x, float a, int times,
                            unsigned long long *wrong) {
    for (size_t i = grid_rank(); i < n; i += grid_size())
        if (y[i] != small_pattern(i, seed_y) + times * a * small_pattern(i, seed_x)) atomicAdd(wrong, 1ull);
}

__global__ void check_transpose(const float *dst, size_t w, size_t h, uint64_t seed, unsigned long long *wrong) {
    for (size_t i = grid_rank(); i < w * h; i += grid_size())
        if (dst[i] != small_pattern(i % h * w + i / h, seed)) atomicAdd(wrong, 1ull);
}

__global__ void check_stencil(const float *dst, size_t w, size_t h, uint64_t seed, uint64_t seed_border,
                              unsigned long long *wrong) {
    for (size_t i = grid_rank(); i < w * h; i += grid_size()) {
        size_t x = i % w, y = i / w;
        float want = small_pattern(i, seed_border);
        if (x > 0 && x < w - 1 && y > 0 && y < h - 1)
            want = 0.25f * (small_pattern(i - 1, seed) + small_pattern(i + 1, seed) + small_pattern(i - w, seed) + small_pattern(i + w, seed));
        if (dst[i] != want) atomicAdd(wrong, 1ull);
    }
}

__global__ void check_gemv(const float *dst, size_t rows, size_t cols, uint64_t seed_m, uint64_t seed_v,
                           unsigned long long *wrong) {
    for (size_t r = grid_rank(); r < rows; r += grid_size()) {
        float sum = 0;
        for (size_t c = 0; c < cols; c++) sum += small_pattern(r * cols + c, seed_m) * small_pattern(c, seed_v);
        if (dst[r] != sum) atomicAdd(wrong, 1ull);
    }
}

// buffer returns buffer k with n elements of the pattern of seed.
static float *buffer(int k, size_t n, const Params &p, uint64_t seed) {
    static float *buffers[2];
    static size_t lengths[2];
    if (lengths[k] < n) {
        CHECK(cudaFree(buffers[k]));
        CHECK(cudaMalloc(&buffers[k], n * sizeof(float)));
        lengths[k] = n;
    }
    fill_kernel<<<p.at("fill"), 512>>>(buffers[k], n, seed);
    return buffers[k];
}

// stream is that of the measured launches; others wait for it, and it for them.
static cudaStream_t stream() {
    static cudaStream_t s;
    if (!s) CHECK(cudaStreamCreate(&s));
    return s;
}

// measure launches the kernel twice as often as asked, measures the second half, and
// checks the result. Kernels are launched in a graph.
static Values measure(const Params &p, bool in_graph, std::function<void()> launch,
                      std::function<void(int times, unsigned long long *wrong)> check) {
    static unsigned long long *wrong = nullptr;
    static Stopwatch watch;
    if (!wrong) CHECK(cudaMalloc(&wrong, sizeof *wrong));
    cudaStream_t s = stream();
    cudaGraphExec_t graph = nullptr;
    int times = p.at("times");
    auto half = [&] {
        for (int i = 0; i < times; i++) launch();
    };
    if (in_graph) graph = capture(s, half);
    auto run = [&] {
        if (graph)
            CHECK(cudaGraphLaunch(graph, s));
        else
            half();
    };
    run();
    watch.start(s);
    run();
    watch.stop(s);
    double us = watch.us();
    CHECK(cudaStreamSynchronize(s));
    if (graph) CHECK(cudaGraphExecDestroy(graph));
    CHECK(cudaMemset(wrong, 0, sizeof *wrong));
    check(2 * times, wrong);
    CHECK(cudaGetLastError());
    unsigned long long count = 0;
    CHECK(cudaMemcpy(&count, wrong, sizeof count, cudaMemcpyDeviceToHost));
    if (count) throw std::runtime_error(std::to_string(count) + " elements are wrong");
    return {{"us", us / times}};
}

Values copy(const Params &p) {
    size_t n = p.at("n");
    int fill = p.at("fill");
    uint64_t seed = p.at("seed");
    float *src = buffer(0, n, p, seed), *dst = buffer(1, n, p, seed + 1);
    return measure(
        p, false, [=] { CHECK(cudaMemcpyAsync(dst, src, n * sizeof(float), cudaMemcpyDeviceToDevice, stream())); },
        [=](int, unsigned long long *wrong) { check_transpose<<<fill, 512>>>(dst, n, 1, seed, wrong); });
}

Values saxpy(const Params &p) {
    size_t n = p.at("n");
    int blocks = p.at("blocks"), fill = p.at("fill");
    uint64_t seed = p.at("seed");
    const float a = 0.5;
    float *y = buffer(0, n, p, seed), *x = buffer(1, n, p, seed + 1);
    return measure(
        p, true, [=] { saxpy_kernel<<<blocks, 256, 0, stream()>>>(y, x, n, a); },
        [=](int times, unsigned long long *wrong) {
            check_saxpy<<<fill, 512>>>(y, n, seed, seed + 1, a, times, wrong);
        });
}

Values transpose(const Params &p) {
    size_t w = p.at("w"), h = p.at("h");
    int fill = p.at("fill");
    uint64_t seed = p.at("seed");
    float *src = buffer(0, w * h, p, seed), *dst = buffer(1, w * h, p, seed + 1);
    dim3 grid((w + tile - 1) / tile, (h + tile - 1) / tile), block(tile, tile_rows);
    return measure(
        p, true, [=] { transpose_kernel<<<grid, block, 0, stream()>>>(dst, src, w, h); },
        [=](int, unsigned long long *wrong) { check_transpose<<<fill, 512>>>(dst, w, h, seed, wrong); });
}

Values stencil(const Params &p) {
    size_t w = p.at("w"), h = p.at("h"), rows = p.at("rows");
    int fill = p.at("fill");
    uint64_t seed = p.at("seed");
    float *src = buffer(0, w * h, p, seed), *dst = buffer(1, w * h, p, seed + 1);
    dim3 grid((w + 255) / 256, (h + rows - 1) / rows);
    return measure(
        p, true, [=] { stencil_kernel<<<grid, 256, 0, stream()>>>(dst, src, w, h, rows); },
        [=](int, unsigned long long *wrong) { check_stencil<<<fill, 512>>>(dst, w, h, seed, seed + 1, wrong); });
}

Values gemv(const Params &p) {
    size_t w = p.at("w"), h = p.at("h");
    int blocks = p.at("blocks"), fill = p.at("fill");
    uint64_t seed = p.at("seed");
    float *m = buffer(0, w * h, p, seed), *v = buffer(1, w + h, p, seed + 1);
    float *dst = v + w;
    return measure(
        p, true, [=] { gemv_kernel<<<blocks, 256, 0, stream()>>>(dst, m, v, h, w); },
        [=](int, unsigned long long *wrong) { check_gemv<<<fill, 512>>>(dst, h, w, seed, seed + 1, wrong); });
}

Values gemv4(const Params &p) {
    size_t w = p.at("w"), h = p.at("h");
    int blocks = p.at("blocks"), fill = p.at("fill");
    uint64_t seed = p.at("seed");
    float *m = buffer(0, w * h, p, seed), *v = buffer(1, w + h, p, seed + 1);
    float *dst = v + w;
    return measure(
        p, true, [=] { gemv4_kernel<<<blocks, 256, 0, stream()>>>(dst, (const float4 *)m, (const float4 *)v, h, w / 4); },
        [=](int, unsigned long long *wrong) { check_gemv<<<fill, 512>>>(dst, h, w, seed, seed + 1, wrong); });
}
