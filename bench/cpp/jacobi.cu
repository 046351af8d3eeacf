#include "jacobi.cuh"

#include <cmath>
#include <map>

#include "bench.h"

using namespace jacobi;

static int rows_of(int height, int pes, int pe) { return height / pes + (pe < height % pes); }

// initial is the value of point i of the whole field.
static __device__ __forceinline__ float initial(size_t i, uint64_t seed) { return pattern(i, seed) / (1 << 24); }

// Fills rows rows, the first of which is row first of the field, round its end.
__global__ void fill_rows(float *dst, int n, long long first, size_t rows, uint64_t seed) {
    for (size_t i = blockIdx.x * (size_t)blockDim.x + threadIdx.x; i < rows * n; i += (size_t)gridDim.x * blockDim.x) {
        size_t row = (first + (long long)(i / n) + n) % n;
        dst[i] = initial(row * n + i % n, seed);
    }
}

// One iteration of the whole field, for comparison.
__global__ void reference_step(float *next, const float *cur, int n) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y;
    if (x >= n) return;
    const float *row = cur + (size_t)y * n;
    const float *up = cur + (size_t)((y + n - 1) % n) * n, *down = cur + (size_t)((y + 1) % n) * n;
    next[(size_t)y * n + x] = x == 0 || x == n - 1 ? row[x] : (row[x - 1] + row[x + 1] + up[x] + down[x]) * 0.25f;
}

// Counts differences, and adds up the squares of the changes from before to want.
__global__ void compare(const float *got, const float *want, size_t n, unsigned long long *wrong) {
    for (size_t i = blockIdx.x * (size_t)blockDim.x + threadIdx.x; i < n; i += (size_t)gridDim.x * blockDim.x)
        if (got[i] != want[i]) atomicAdd(wrong, 1ull);
}

__global__ void add_changes(const float *before, const float *after, size_t n, double *sum) {
    double mine = 0;
    for (size_t i = blockIdx.x * (size_t)blockDim.x + threadIdx.x; i < n; i += (size_t)gridDim.x * blockDim.x)
        mine += (double)square(after[i] - before[i]);
    for (int k = 16; k > 0; k /= 2) mine += __shfl_xor_sync(~0u, mine, k);
    if (threadIdx.x % 32 == 0) atomicAdd(sum, mine);
}

// Solver is what the rounds with one size of field share.
struct Solver {
    Part p;
    Norm norm;
    float *states[2];
    uint64_t *halo;
    dim3 grid, block;
    uint64_t *clock;
    uint64_t epoch = 0;
    uint32_t half = 1, pending = 0;
    cudaStream_t stream;
    std::map<std::pair<int, bool>, cudaGraphExec_t> graphs;

    explicit Solver(int n) {
        int me = nvshmem_my_pe(), pes = nvshmem_n_pes(), device, sms;
        CHECK(cudaGetDevice(&device));
        CHECK(cudaDeviceGetAttribute(&sms, cudaDevAttrMultiProcessorCount, device));
        p.rows = rows_of(n, pes, me);
        p.width = p.pitch = n;
        p.first = n / pes * me + min(me, n % pes);
        p.above = (me + pes - 1) % pes;
        p.below = (me + 1) % pes;
        p.above_rows = rows_of(n, pes, p.above);
        int groups = n / columns, limit = sms * min_blocks, x = max_threads;
        while (x > 32 && x / 2 >= groups) x /= 2;
        block = dim3(x, max_threads / x);
        p.tiles = (groups + x - 1) / x;
        int wide = min(p.tiles, limit);
        grid = dim3(wide, max(1, min(limit / wide, n / pes / (int)(block.y * halo_rows))));
        int strips = grid.y * block.y, shared = p.rows + 2 * halo_rows;
        p.share = shared / strips;
        p.extra = shared % strips;
        size_t memory = (size_t)(rows_of(n, pes, 0) + 2) * n * sizeof(float);
        for (float *&s : states) s = (float *)nvshmem_malloc(memory);
        halo = (uint64_t *)nvshmem_calloc(4 * p.tiles, sizeof(uint64_t));
        norm.words = (uint64_t *)nvshmem_calloc(4 * pes, sizeof(uint64_t));
        if (!states[0] || !states[1] || !halo || !norm.words) throw std::runtime_error("no symmetric memory");
        CHECK(cudaMalloc(&norm.sums, 2 * grid.x * grid.y * sizeof(double)));
        CHECK(cudaMalloc(&norm.arrived, sizeof *norm.arrived));
        CHECK(cudaMemset(norm.arrived, 0, sizeof *norm.arrived));
        CHECK(cudaMalloc(&norm.count, sizeof *norm.count));
        CHECK(cudaMemset(norm.count, 0, sizeof *norm.count));
        CHECK(cudaMalloc(&clock, 2 * sizeof *clock));
        CHECK(cudaStreamCreate(&stream));
        CHECK(cudaMalloc(&norm.total, sizeof *norm.total));
        CHECK(cudaMalloc(&norm.stop, 2 * sizeof *norm.stop));
        CHECK(cudaMemset(norm.stop, 0, 2 * sizeof *norm.stop));
    }

    void steps(int n, bool with_norm) {
        for (int i = 0; i < n; i++) {
            uint32_t collected = pending;
            pending = with_norm ? half : 0;
            if (with_norm) half = 3 - half;
            epoch++;
            int odd = epoch % 2;
            step<<<grid, block, 0, stream>>>(states[odd], states[1 - odd], halo, p, norm, clock, odd, pending, collected, -1.0);
        }
        CHECK(cudaGetLastError());
    }

    // Its n is even, so that it begins and ends with the same half and parity.
    void graph(int n, bool with_norm) {
        cudaGraphExec_t &exec = graphs[{n, with_norm}];
        if (exec)
            epoch += n;
        else
            exec = capture(stream, [&] { steps(n, with_norm); });
        CHECK(cudaGraphLaunch(exec, stream));
    }

    void enqueue(int n, bool with_norm, bool persistent) {
        if (persistent) {
            uint64_t from = epoch + 1;
            int left = with_norm ? 1 : 0, every = left;
            double limit = -1;
            void *args[] = {&states[0], &states[1], &halo, &p, &norm, &from, &n, &left, &every, &pending, &half, &limit};
            if (nvshmemx_collective_launch((const void *)solve, grid, block, args, 0, stream) != 0)
                throw std::runtime_error("the collective launch failed");
            epoch += n;
            pending = 0;
            if (with_norm) {
                if (n % 2) half = 3 - half;
                pending = 3 - half;
            }
        } else {
            steps(n, with_norm);
        }
    }
};

Values jacobi_bench(const Params &params) {
    static std::map<std::pair<int, int>, Solver> solvers;  // by size of field and place in memory
    static std::map<std::vector<int64_t>, int> rounds;     // so far, of each kind
    static Scratch<float> whole[2];
    static unsigned long long *wrong = nullptr;
    static double *changes = nullptr;
    static Stopwatch watch;
    if (!wrong) {
        CHECK(cudaMalloc(&wrong, sizeof *wrong));
        CHECK(cudaMalloc(&changes, sizeof *changes));
    }
    int n = params.at("n"), iterations = params.at("iterations"), warm = params.at("warm");
    bool with_norm = params.at("norm"), persistent = params.at("persistent"), graph = params.at("graph");
    uint64_t seed = params.at("seed");
    if (graph && (iterations % 2 || warm % 2)) throw std::runtime_error("a graph has an even number of iterations");
    if (n % columns || n < nvshmem_n_pes()) throw std::runtime_error("no such field here");
    // Each round takes the next place.
    int places = params.at("places"), round = rounds[{n, with_norm, persistent, graph}]++;
    auto at = std::make_pair(n, round % places);
    auto found = solvers.find(at);
    Solver &s = found != solvers.end() ? found->second : solvers.emplace(at, Solver(n)).first->second;
    auto run = [&] {
        nvshmem_barrier_all();
        fill_rows<<<264, 512>>>(s.states[s.epoch % 2], n, s.p.first - 1, s.p.rows + 2, seed);
        std::vector<uint64_t> arrived(4 * s.p.tiles, s.epoch);
        CHECK(cudaMemcpy(s.halo, arrived.data(), arrived.size() * sizeof(uint64_t), cudaMemcpyHostToDevice));
        uint64_t clock[] = {s.epoch + 1, s.epoch + 1};
        CHECK(cudaMemcpy(s.clock, clock, sizeof clock, cudaMemcpyHostToDevice));
        s.pending = 0;
        CHECK(cudaDeviceSynchronize());
        nvshmem_barrier_all();
        s.enqueue(warm, with_norm, persistent);
        watch.start(s.stream);
        if (graph)
            s.graph(iterations, with_norm);
        else
            s.enqueue(iterations, with_norm, persistent);
        watch.stop(s.stream);
        if (s.pending) collect_last<<<1, 32, 0, s.stream>>>(s.norm, s.epoch, -1.0);
        s.pending = 0;
        CHECK(cudaDeviceSynchronize());
    };
    if (round < places) run();  // the first time, a graph is captured
    run();
    double us = watch.us();

    float *cur = whole[0].get((size_t)n * n), *next = whole[1].get((size_t)n * n);
    fill_rows<<<264, 512>>>(cur, n, 0, n, seed);
    for (int i = 0; i < warm + iterations; i++) {
        reference_step<<<dim3((n + 255) / 256, n), 256>>>(next, cur, n);
        std::swap(cur, next);
    }
    CHECK(cudaMemset(wrong, 0, sizeof *wrong));
    CHECK(cudaMemset(changes, 0, sizeof *changes));
    compare<<<264, 512>>>(s.states[s.epoch % 2] + n, cur + (size_t)s.p.first * n, (size_t)s.p.rows * n, wrong);
    add_changes<<<264, 512>>>(next, cur, (size_t)n * n, changes);
    unsigned long long count = 0;
    double total = 0, want = 0;
    CHECK(cudaMemcpy(&count, wrong, sizeof count, cudaMemcpyDeviceToHost));
    CHECK(cudaMemcpy(&want, changes, sizeof want, cudaMemcpyDeviceToHost));
    CHECK(cudaMemcpy(&total, s.norm.total, sizeof total, cudaMemcpyDeviceToHost));
    if (count) throw std::runtime_error(std::to_string(count) + " points are wrong");
    if (with_norm && !(std::fabs(total - want) <= 1e-4 * want)) throw std::runtime_error("the norm is wrong");
    return {{"us", us / iterations}};
}
