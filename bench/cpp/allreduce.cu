#include <map>
#include <vector>

#include "collective.h"
#include "shmem.h"

// The algorithms of package examples/allreduce/reduction.

constexpr int threads = 512, max_small = 128 << 10, small_threads = 256, room = 2 * small_threads;

// Every PE sends its elements to every other PE, and adds up by itself. They go in
// units of 16 bytes, two elements with the epoch beside each. A block has room elements;
// its units have two halves, each with a message of every PE.
__global__ void __launch_bounds__(threads)
    reduce_small(float *dst, const float *src, int n, uint4 *units, unsigned long long *clock) {
    uint32_t epoch = epoch_of(clock);
    int me = nvshmem_my_pe(), pes = nvshmem_n_pes();
    uint4 *half = units + (2 * blockIdx.x + epoch % 2) * pes * (room / 2);
    int lo = blockIdx.x * room, hi = min(lo + room, n);
    auto second = [&](int i) { return i + 1 < hi ? src[i + 1] : 0.0f; };
    for (int i = lo + 2 * threadIdx.x; i < hi; i += 2 * blockDim.x) {
        uint32_t a = __float_as_uint(src[i]), b = __float_as_uint(second(i));
        for (int hop = 1; hop < pes; hop++) {
            uint4 *to = (uint4 *)nvshmem_ptr(half + me * (room / 2) + (i - lo) / 2, (me + hop) % pes);
            asm volatile("st.volatile.global.v4.u32 [%0], {%1, %2, %3, %2};" ::"l"(to), "r"(a), "r"(epoch), "r"(b) : "memory");
        }
    }
    for (int i = lo + 2 * threadIdx.x; i < hi; i += 2 * blockDim.x) {
        float x = src[i], y = second(i), sum_x = 0, sum_y = 0;
        for (int pe = 0; pe < pes; pe++) {
            float a = x, b = y;
            if (pe != me) {
                uint32_t ua, ub, f0, f1;
                do {
                    asm volatile("ld.volatile.global.v4.u32 {%0, %1, %2, %3}, [%4];"
                                 : "=r"(ua), "=r"(f0), "=r"(ub), "=r"(f1)
                                 : "l"(half + pe * (room / 2) + (i - lo) / 2)
                                 : "memory");
                } while (f0 != epoch || f1 != epoch);
                a = __uint_as_float(ua);
                b = __uint_as_float(ub);
            }
            sum_x = pe == 0 ? a : sum_x + a;
            sum_y = pe == 0 ? b : sum_y + b;
        }
        dst[i] = sum_x;
        if (i + 1 < hi) dst[i + 1] = sum_y;
    }
    advance(clock);
}

static __device__ __forceinline__ float4 plus(float4 a, float4 b) {
    return make_float4(a.x + b.x, a.y + b.y, a.z + b.z, a.w + b.w);
}

// Tells the same block of every PE that this one is here.
static __device__ __forceinline__ void arrive(uint64_t *signals, int place, int blocks, uint64_t epoch) {
    int me = nvshmem_my_pe(), pes = nvshmem_n_pes();
    uint64_t *first = signals + ((size_t)place * blocks + blockIdx.x) * pes;
    for (int pe = threadIdx.x; pe < pes; pe += blockDim.x) nvshmemx_signal_op(first + me, epoch, NVSHMEM_SIGNAL_SET, pe);
}

// Waits until the same block of every PE has come here.
static __device__ __forceinline__ void gather(uint64_t *signals, int place, int blocks, uint64_t epoch) {
    int pes = nvshmem_n_pes();
    uint64_t *first = signals + ((size_t)place * blocks + blockIdx.x) * pes;
    for (int pe = threadIdx.x; pe < pes; pe += blockDim.x) {
        nvshmem_signal_wait_until(first + pe, NVSHMEM_CMP_GE, epoch);
        acquire_signal(first + pe);
    }
    __syncthreads();
}

// Meets the same block of every PE with all that this block has stored.
static __device__ __forceinline__ void publish(uint64_t *signals, int place, int blocks, uint64_t epoch) {
    __syncthreads();
    if (threadIdx.x < nvshmem_n_pes()) __threadfence_system();
    arrive(signals, place, blocks, epoch);
    gather(signals, place, blocks, epoch);
}

// Every PE adds up a part, from the memory of all PEs, and stores the sums to the
// memory of all PEs. Four loads are under way at a time. Vectors are whole units of
// 16 bytes.
__global__ void __launch_bounds__(threads, 2)
    reduce_two_shot(float *dst, const float *src, size_t n, uint64_t *signals, int blocks, unsigned long long *clock) {
    uint64_t epoch = epoch_of(clock);
    int me = nvshmem_my_pe(), pes = nvshmem_n_pes();
    arrive(signals, 0, blocks, epoch);
    size_t lo = n / 4 * me / pes, hi = n / 4 * (me + 1) / pes;
    gather(signals, 0, blocks, epoch);
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
    publish(signals, 1, blocks, epoch);
    advance(clock);
}

// Place is memory for signals and for what is on the way.
struct Place {
    uint4 *units;
    uint64_t *signals;
    unsigned long long *clock;
};

Values allreduce(const Params &p) {
    static float *src = nullptr, *dst;
    static std::vector<Place> all;
    static std::map<size_t, int> rounds;  // so far, of each length
    static cudaStream_t stream;
    static size_t capacity;
    static int sms;
    int me = nvshmem_my_pe(), pes = nvshmem_n_pes();
    size_t n = p.at("bytes") / sizeof(float), window = p.at("window");
    if (!src) {
        CHECK(cudaDeviceGetAttribute(&sms, cudaDevAttrMultiProcessorCount, me));
        capacity = window;
        CHECK(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
        src = (float *)nvshmem_malloc(window);
        dst = (float *)nvshmem_malloc(window);
        if (!src || !dst) throw std::runtime_error("no symmetric memory");
    }
    // Each round takes the next place.
    size_t place = rounds[n]++ % p.at("places");
    if (place == all.size()) {
        Place next = {(uint4 *)nvshmem_calloc(pes * max_small, sizeof(uint4)),
                      (uint64_t *)nvshmem_calloc(2 * pes * sms, sizeof(uint64_t)), new_clock(std::max(sms, max_small / room))};
        if (!next.units || !next.signals) throw std::runtime_error("no symmetric memory");
        all.push_back(next);
    }
    const Place &mine = all[place];
    if (window > capacity) throw std::runtime_error("a larger window than in the first round");
    if (pes == 1) throw std::runtime_error("one PE has nothing to add up");
    int warm = p.at("warm"), calls = p.at("calls");
    uint64_t seed = p.at("seed");
    Slots slots(n, window, calls);
    auto call = [&](int i) {
        float *to = dst + slots.at(i);
        const float *from = src + slots.at(i);
        if (n * (pes - 1) <= max_small) {
            // A unit for each thread; a GPU has multiprocessors enough.
            size_t blocks = (n + room - 1) / room, width = std::min((size_t)small_threads, (n + 63) / 64 * 32);
            reduce_small<<<blocks, width, 0, stream>>>(to, from, n, mine.units, mine.clock);
        } else {
            size_t items = (n + 4 * pes - 1) / (4 * pes);
            int blocks = std::min((size_t)sms, (items + threads - 1) / threads);
            reduce_two_shot<<<blocks, threads, 0, stream>>>(to, from, n, mine.signals, sms, mine.clock);
        }
    };
    Values values;
    for (int graph = 0; graph < 2; graph++) {
        fill_terms(src, dst, slots.count * slots.stride, seed + graph, me);
        nvshmem_barrier_all();
        if (graph) values["graph_us"] = time_graph(stream, "allreduce " + std::to_string(n) + " " + std::to_string(place), calls, call);
        else values["eager_us"] = time_eager(stream, warm, calls, call);
        nvshmem_barrier_all();
        check_sums(dst, n, slots, seed + graph, pes);
    }
    return values;
}
