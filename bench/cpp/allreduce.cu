#include "collective.h"
#include "shmem.h"

// The algorithms of package examples/allreduce/allreduce.

constexpr int threads = 512, max_small = 32 << 10, small_blocks = 64, piece = 16 << 10;

static __device__ __forceinline__ uint64_t word(uint32_t epoch, float v) {
    return (uint64_t)epoch << 32 | __float_as_uint(v);
}

// Every PE sends each element, with the epoch beside it in the same word, to every
// other PE, and adds up by itself. words has two halves, each with a message of
// every PE.
__global__ void __launch_bounds__(threads) reduce_small(float *dst, const float *src, int n, uint64_t *words, uint32_t epoch) {
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
}

static __device__ __forceinline__ void await(uint64_t *sig, uint64_t round) {
    if (threadIdx.x == 0) {
        nvshmem_signal_wait_until(sig, NVSHMEM_CMP_GE, round);
        acquire_signal(sig);
    }
    __syncthreads();
}

struct Range {
    size_t lo, hi;
    __device__ Range(size_t base, int i, size_t n) : lo(min(base + (size_t)i * piece, n)), hi(min(lo + piece, n)) {}
};

static __device__ __forceinline__ void add(float *dst, const float *src, const float *slots, Range part, uint64_t *sig,
                                           uint64_t round, int step) {
    const float *arrived = slots + (size_t)(step - 1) * piece;
    if (step > 0) await(sig + step - 1, round);
    int n = part.hi - part.lo;
    for (int i = threadIdx.x; i < n; i += blockDim.x)
        dst[part.lo + i] = step > 0 ? arrived[i] + src[part.lo + i] : src[part.lo + i];
    __syncthreads();
}

// Pieces go round the ring of PEs: first each PE adds its own to what arrives, then
// the sums go round. Each block does that for a share of the vector.
__global__ void __launch_bounds__(threads) reduce_ring(float *dst, const float *src, size_t n, float *stage, uint64_t *signals,
                                                       uint64_t round, int rounds) {
    int me = nvshmem_my_pe(), pes = nvshmem_n_pes(), right = (me + 1) % pes;
    float *slots = stage + (size_t)blockIdx.x * (pes - 1) * piece;
    uint64_t *sig = signals + blockIdx.x * 2 * (pes - 1);
    for (int r = 0; r < rounds; r++) {
        round++;
        size_t base = ((size_t)r * gridDim.x + blockIdx.x) * pes * piece;
        for (int step = 0; step < pes - 1; step++) {
            Range part(base, (me - step + pes) % pes, n);
            add(dst, src, slots, part, sig, round, step);
            nvshmemx_putmem_signal_block(slots + (size_t)step * piece, dst + part.lo, (part.hi - part.lo) * sizeof(float),
                                         sig + step, round, NVSHMEM_SIGNAL_SET, right);
        }
        for (int step = 0; step < pes - 1; step++) {
            Range part(base, (me + 1 - step + pes) % pes, n);
            if (step == 0) add(dst, src, slots, part, sig, round, pes - 1);
            else await(sig + pes - 2 + step, round);
            nvshmemx_putmem_signal_block(dst + part.lo, dst + part.lo, (part.hi - part.lo) * sizeof(float), sig + pes - 1 + step,
                                         round, NVSHMEM_SIGNAL_SET, right);
        }
        await(sig + 2 * (pes - 1) - 1, round);
    }
}

Values allreduce(const Params &p) {
    static float *src = nullptr, *dst, *stage;
    static uint64_t *words, *signals, round = 0;
    static uint32_t epoch = 0;
    static size_t capacity;
    static int sms;
    int me = nvshmem_my_pe(), pes = nvshmem_n_pes();
    size_t n = p.at("bytes") / sizeof(float), window = p.at("window");
    if (!src) {
        CHECK(cudaDeviceGetAttribute(&sms, cudaDevAttrMultiProcessorCount, me));
        capacity = window;
        src = (float *)nvshmem_malloc(window);
        dst = (float *)nvshmem_malloc(window);
        stage = (float *)nvshmem_malloc(sizeof(float) * sms * piece * (pes > 1 ? pes - 1 : 1));
        words = (uint64_t *)nvshmem_calloc(2 * pes * max_small, sizeof(uint64_t));
        signals = (uint64_t *)nvshmem_calloc(2 * pes * sms, sizeof(uint64_t));
        if (!src || !dst || !stage || !words || !signals) throw std::runtime_error("no symmetric memory");
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
            reduce_small<<<blocks, std::min((size_t)threads, (n + 31) / 32 * 32)>>>(to, from, n, words, ++epoch);
        } else {
            size_t share = (size_t)pes * piece;
            int blocks = std::min((size_t)sms, (n + share - 1) / share);
            int rounds = (n + blocks * share - 1) / (blocks * share);
            reduce_ring<<<blocks, threads>>>(to, from, n, stage, signals, round, rounds);
            round += rounds;
        }
    };
    fill_terms(src, dst, slots.count * slots.stride, seed, me);
    nvshmem_barrier_all();
    Values values;
    values["eager_us"] = time_eager(0, warm, calls, call);
    nvshmem_barrier_all();
    check_sums(dst, n, slots, seed, pes);
    return values;
}
