#include <cuda.h>

#include <algorithm>
#include <chrono>
#include <vector>

#include "bench.h"

__global__ void empty_scalars(int a, float b, uint64_t c, int d) {}
__global__ void empty_slices(float *a, size_t an, float *b, size_t bn, float *c, size_t cn) {}

struct Slice {
    float *data;
    size_t n;
};
struct Buffers {
    Slice slices[10];
};
struct Numbers {
    int numbers[14];
};
__global__ void empty_structs(Buffers b, Numbers n) {}

static double median(std::vector<double> v) {
    std::sort(v.begin(), v.end());
    return v[v.size() / 2];
}

template <typename F>
static double time_us(int launches, F body) {
    auto start = std::chrono::steady_clock::now();
    for (int i = 0; i < launches; i++) body();
    std::chrono::duration<double, std::micro> t = std::chrono::steady_clock::now() - start;
    return t.count() / launches;
}

Values host_launch(const Params &p) {
    using Launch = CUresult (*)(CUfunction, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned,
                                CUstream, void **, void **);
    static Launch cu_launch = nullptr;
    static CUfunction scalars;
    static cudaStream_t s;
    static float *a;
    const size_t n = 1024;
    if (!cu_launch) {
        void *f = nullptr;
        cudaDriverEntryPointQueryResult found;
        CHECK(cudaGetDriverEntryPointByVersion("cuLaunchKernel", &f, 12000, cudaEnableDefault, &found));
        if (found != cudaDriverEntryPointSuccess) throw std::runtime_error("no cuLaunchKernel");
        cu_launch = (Launch)f;
        CHECK(cudaGetFuncBySymbol(&scalars, (const void *)empty_scalars));
        CHECK(cudaStreamCreateWithFlags(&s, cudaStreamNonBlocking));
        CHECK(cudaMalloc(&a, 3 * n * sizeof(float)));
    }
    int launches = p.at("launches"), batches = p.at("batches");
    std::vector<double> four, slices, structs, driver, sync;
    Buffers buffers;
    for (int i = 0; i < 10; i++) buffers.slices[i] = {a + i % 3 * n, n};
    Numbers numbers = {{1}};
    for (int b = 0; b < batches; b++) {
        four.push_back(time_us(launches, [&] { empty_scalars<<<1, 1, 0, s>>>(1, 2.0f, 3, 4); }));
        CHECK(cudaStreamSynchronize(s));
        slices.push_back(time_us(launches, [&] { empty_slices<<<1, 1, 0, s>>>(a, n, a + n, n, a + 2 * n, n); }));
        CHECK(cudaStreamSynchronize(s));
        structs.push_back(time_us(launches, [&] { empty_structs<<<1, 1, 0, s>>>(buffers, numbers); }));
        CHECK(cudaStreamSynchronize(s));
        driver.push_back(time_us(launches, [&] {
            int i = 1, j = 4;
            float x = 2;
            uint64_t y = 3;
            void *args[] = {&i, &x, &y, &j};
            cu_launch(scalars, 1, 1, 1, 1, 1, 1, 0, s, args, nullptr);
        }));
        CHECK(cudaStreamSynchronize(s));
        sync.push_back(time_us(launches, [&] {
            empty_scalars<<<1, 1, 0, s>>>(1, 2.0f, 3, 4);
            CHECK(cudaStreamSynchronize(s));
        }));
        CHECK(cudaGetLastError());
    }
    return {{"scalars_us", median(four)}, {"slices_us", median(slices)}, {"structs_us", median(structs)},
            {"driver_us", median(driver)}, {"sync_us", median(sync)}};
}
