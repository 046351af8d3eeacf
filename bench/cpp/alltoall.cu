#include "collective.h"
#include "shmem.h"

// The algorithm of package examples/alltoall/exchange.

constexpr int threads = 512, share_elems = 4 << 10;

// The grid has a row of blocks for each PE, which share its n elements out. signals
// has two for each block of a row and each PE: dst may be written, data is there. They
// carry the epoch of the block.
__global__ void __launch_bounds__(1024, 1)
    exchange(float *dst, const float *src, int n, uint64_t *signals, unsigned long long *clock) {
    uint64_t epoch = epoch_of(clock);
    int me = nvshmem_my_pe(), pes = nvshmem_n_pes();
    int to = (me + blockIdx.y) % pes, from = (me - (int)blockIdx.y + pes) % pes;
    uint64_t *ready = signals + blockIdx.x * pes + to;
    uint64_t *arrived = signals + (gridDim.x + blockIdx.x) * pes + from;
    int share = (n / 4 + gridDim.x) / gridDim.x * 4;
    int lo = min((int)blockIdx.x * share, n), hi = min(lo + share, n);
    if (threadIdx.x == 0) {
        nvshmemx_signal_op(signals + blockIdx.x * pes + me, epoch, NVSHMEM_SIGNAL_SET, from);
        nvshmem_signal_wait_until(ready, NVSHMEM_CMP_GE, epoch);
    }
    __syncthreads();
    nvshmemx_putmem_signal_block(dst + (size_t)me * n + lo, src + (size_t)to * n + lo, (hi - lo) * sizeof(float),
                                 signals + (gridDim.x + blockIdx.x) * pes + me, epoch, NVSHMEM_SIGNAL_SET, to);
    advance(clock);
    if (threadIdx.x == 0) {
        nvshmem_signal_wait_until(arrived, NVSHMEM_CMP_GE, epoch);
        acquire_signal(arrived);
    }
}

Values alltoall(const Params &p) {
    static float *src = nullptr, *dst;
    static uint64_t *signals;
    static unsigned long long *clock;
    static cudaStream_t stream;
    static size_t capacity;
    static int rows;
    int me = nvshmem_my_pe(), pes = nvshmem_n_pes();
    size_t n = p.at("bytes") / sizeof(float), window = p.at("window");
    if (!src) {
        int sms;
        CHECK(cudaDeviceGetAttribute(&sms, cudaDevAttrMultiProcessorCount, me));
        capacity = window;
        rows = std::max(1, sms / pes);
        src = (float *)nvshmem_malloc(window);
        dst = (float *)nvshmem_malloc(window);
        signals = (uint64_t *)nvshmem_calloc(4 * rows * pes, sizeof(uint64_t));
        clock = new_clock(rows * pes);
        CHECK(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
        if (!src || !dst || !signals) throw std::runtime_error("no symmetric memory");
    }
    uint64_t seed = p.at("seed");
    Slots slots(n * pes, window, p.at("calls"));
    if (window > capacity || slots.count * slots.stride * sizeof(float) > capacity)
        throw std::runtime_error("more elements than in the first round");
    size_t width = 1, first = 0;
    while (width * 2 <= (size_t)rows && width * share_elems < n) {
        first += 2 * width * pes;
        width *= 2;
    }
    auto call = [&](int i) {
        exchange<<<dim3(width, pes), threads, 0, stream>>>(dst + slots.at(i), src + slots.at(i), n, signals + first, clock);
    };
    Values values;
    for (int graph = 0; graph < 2; graph++) {
        fill_terms(src, dst, slots.count * slots.stride, seed + graph, me);
        nvshmem_barrier_all();
        if (graph) values["graph_us"] = time_graph(stream, "alltoall " + std::to_string(n), p.at("calls"), call);
        else values["eager_us"] = time_eager(stream, p.at("warm"), p.at("calls"), call);
        nvshmem_barrier_all();
        check_blocks(dst, n, slots, seed + graph, me, pes);
    }
    return values;
}
