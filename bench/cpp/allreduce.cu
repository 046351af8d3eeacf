#include "clock.h"
#include "collective.h"
#include "shmem.h"

// The algorithms of package examples/allreduce/allreduce.

constexpr int threads = 512, max_small = 32 << 10, small_blocks = 64;

static __device__ __forceinline__ uint64_t word(uint32_t epoch, float v) {
    return (uint64_t)epoch << 32 | __float_as_uint(v);
}

// Every PE sends each element, with the epoch beside it in the same word, to every
// other PE, and adds up by itself. words has two halves, each with a message of
// every PE.
__global__ void __launch_bounds__(threads) reduce_small(float *dst, const float *src, int n, uint64_t *words, unsigned long long *clock) {
    uint32_t epoch = clock[0] + 1;
    int me = nvshmem_my_pe(), pes = nvshmem_n_pes();
    uint64_t *half = words + (size_t)(epoch % 2) * pes * max_small;
    int rank = blockIdx.x * blockDim.x + threadIdx.x, size = gridDim.x * blockDim.x;
    for (int i = rank; i < n; i += size) {
        uint64_t w = word(epoch, src[i]);
        for (int hop = 1; hop < pes; hop++) {
            uint64_t *to = (uint64_t *)nvshmem_ptr(half + (size_t)me * max_small + i, (me + hop) % pes);
            asm volatile("st.volatile.global.u64 [%0], %1;" ::"l"(to), "l"(w) : "memory");
        }
    }
    for (int i = rank; i < n; i += size) {
        float sum = 0;
        for (int pe = 0; pe < pes; pe++) {
            float v = src[i];
            if (pe != me) {
                uint64_t w;
                do {
                    asm volatile("ld.volatile.global.u64 %0, [%1];" : "=l"(w) : "l"(half + (size_t)pe * max_small + i) : "memory");
                } while (w >> 32 < epoch);
                v = __uint_as_float((uint32_t)w);
            }
            sum = pe == 0 ? v : sum + v;
        }
        dst[i] = sum;
    }
    advance(clock);
}

static __device__ __forceinline__ float4 plus(float4 a, float4 b) {
    return make_float4(a.x + b.x, a.y + b.y, a.z + b.z, a.w + b.w);
}

// Waits until the same block of every PE has come here, with all its stores done.
static __device__ __forceinline__ void meet(uint64_t *signals, int place, int blocks, uint64_t epoch) {
    int me = nvshmem_my_pe(), pes = nvshmem_n_pes();
    uint64_t *first = signals + ((size_t)place * blocks + blockIdx.x) * pes;
    __threadfence_system();
    __syncthreads();
    for (int pe = threadIdx.x; pe < pes; pe += blockDim.x) nvshmemx_signal_op(first + me, epoch, NVSHMEM_SIGNAL_SET, pe);
    for (int pe = threadIdx.x; pe < pes; pe += blockDim.x) {
        nvshmem_signal_wait_until(first + pe, NVSHMEM_CMP_GE, epoch);
        acquire_signal(first + pe);
    }
    __syncthreads();
}

// Every PE adds up a part, from the memory of all PEs, and stores the sums to the
// memory of all PEs. Four loads are under way at a time. Vectors are whole units of
// 16 bytes.
__global__ void __launch_bounds__(threads, 2)
    reduce_two_shot(float *dst, const float *src, size_t n, uint64_t *signals, int blocks, unsigned long long *clock) {
    uint64_t epoch = clock[0] + 1;
    int me = nvshmem_my_pe(), pes = nvshmem_n_pes();
    meet(signals, 0, blocks, epoch);
    size_t lo = n / 4 * me / pes, hi = n / 4 * (me + 1) / pes;
    const float4 zero = make_float4(0, 0, 0, 0);
    for (size_t i = lo + blockIdx.x * (size_t)blockDim.x + threadIdx.x; i < hi; i += (size_t)gridDim.x * blockDim.x) {
        float4 sum = zero;
        for (int pe = 0; pe < pes; pe += 4) {
            auto at = [&](int k) {
                return pe + k < pes ? ((const float4 *)nvshmem_ptr(src, pe + k))[i] : zero;
            };
            float4 a = at(0), b = at(1), c = at(2), d = at(3);
            sum = plus(sum, plus(plus(a, b), plus(c, d)));
        }
        for (int pe = 0; pe < pes; pe++) ((float4 *)nvshmem_ptr(dst, pe))[i] = sum;
    }
    meet(signals, 1, blocks, epoch);
    advance(clock);
}

Values allreduce(const Params &p) {
    static float *src = nullptr, *dst;
    static uint64_t *words, *signals;
    static unsigned long long *clock;
    static cudaStream_t stream;
    static size_t capacity;
    static int sms;
    int me = nvshmem_my_pe(), pes = nvshmem_n_pes();
    size_t n = p.at("bytes") / sizeof(float), window = p.at("window");
    if (!src) {
        CHECK(cudaDeviceGetAttribute(&sms, cudaDevAttrMultiProcessorCount, me));
        capacity = window;
        CHECK(cudaMalloc(&clock, 2 * sizeof *clock));
        CHECK(cudaMemset(clock, 0, 2 * sizeof *clock));
        CHECK(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
        src = (float *)nvshmem_malloc(window);
        dst = (float *)nvshmem_malloc(window);
        words = (uint64_t *)nvshmem_calloc(2 * pes * max_small, sizeof(uint64_t));
        signals = (uint64_t *)nvshmem_calloc(2 * pes * sms, sizeof(uint64_t));
        if (!src || !dst || !words || !signals) throw std::runtime_error("no symmetric memory");
    }
    if (window > capacity) throw std::runtime_error("a larger window than in the first round");
    if (pes == 1) throw std::runtime_error("one PE has nothing to add up");
    int warm = p.at("warm"), calls = p.at("calls");
    uint64_t seed = p.at("seed");
    Slots slots(n, window, calls);
    auto call = [&](int i) {
        float *to = dst + slots.at(i);
        const float *from = src + slots.at(i);
        if (n <= (size_t)(max_small / pes)) {
            int blocks = std::min({(int)(n + threads - 1) / threads, small_blocks, sms});
            reduce_small<<<blocks, std::min((size_t)threads, (n + 31) / 32 * 32), 0, stream>>>(to, from, n, words, clock);
        } else {
            size_t items = (n + 4 * pes - 1) / (4 * pes);
            int blocks = std::min((size_t)sms, (items + threads - 1) / threads);
            reduce_two_shot<<<blocks, threads, 0, stream>>>(to, from, n, signals, sms, clock);
        }
    };
    Values values;
    for (int graph = 0; graph < 2; graph++) {
        fill_terms(src, dst, slots.count * slots.stride, seed + graph, me);
        nvshmem_barrier_all();
        if (graph) values["graph_us"] = time_graph(stream, "allreduce " + std::to_string(n), calls, call);
        else values["eager_us"] = time_eager(stream, warm, calls, call);
        nvshmem_barrier_all();
        check_sums(dst, n, slots, seed + graph, pes);
    }
    return values;
}
