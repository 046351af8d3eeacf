#include <cstring>

#include "bench.h"
#include "device.h"

// Data with notification goes round the ring of PEs warm + rounds times. PE 0
// sends one of two messages in turn, every other PE sends on what it received.

// The message is put with a signal.
__global__ void notify_put(char *dst, const char *src, size_t bytes, uint64_t *sig, uint64_t base, int warm, int rounds,
                           uint64_t *nanos) {
    int me = nvshmem_my_pe();
    int right = (me + 1) % nvshmem_n_pes();
    uint64_t start = 0;
    for (int i = 0; i < warm + rounds; i++) {
        if (i == warm) start = global_timer();
        uint64_t epoch = base + i + 1;
        if (me == 0)
            nvshmemx_putmem_signal_nbi_block(dst, src + (i & 1) * bytes, bytes, sig, epoch, NVSHMEM_SIGNAL_SET, right);
        if (threadIdx.x == 0) {
            nvshmem_signal_wait_until(sig, NVSHMEM_CMP_GE, epoch);
            acquire_signal(sig);
        }
        __syncthreads();
        if (me != 0) nvshmemx_putmem_signal_nbi_block(dst, dst, bytes, sig, epoch, NVSHMEM_SIGNAL_SET, right);
    }
    if (threadIdx.x == 0) *nanos = global_timer() - start;
}

// The message is sent in units of 16 bytes, 8 of data and the epoch twice, which
// arrive whole: no fence and no signal. A PE has received it once all its threads
// have their units.
__global__ void notify_ll(uint4 *units, uint2 *dst, const uint2 *src, int n, uint32_t base, int warm, int rounds,
                          uint64_t *nanos) {
    int me = nvshmem_my_pe();
    uint4 *peer = (uint4 *)nvshmem_ptr(units, (me + 1) % nvshmem_n_pes());
    uint64_t start = 0;
    for (int i = 0; i < warm + rounds; i++) {
        if (i == warm) start = global_timer();
        uint32_t epoch = base + i + 1;
        auto send = [&](const uint2 *from) {
            for (int u = threadIdx.x; u < n; u += blockDim.x)
                asm volatile("st.volatile.global.v4.u32 [%0], {%1, %2, %3, %2};" ::"l"(peer + u), "r"(from[u].x), "r"(epoch),
                             "r"(from[u].y)
                             : "memory");
        };
        if (me == 0) send(src + (i & 1) * n);
        for (int u = threadIdx.x; u < n; u += blockDim.x) {
            uint32_t lo, hi, f0, f1;
            do {
                asm volatile("ld.volatile.global.v4.u32 {%0, %1, %2, %3}, [%4];"
                             : "=r"(lo), "=r"(f0), "=r"(hi), "=r"(f1)
                             : "l"(units + u)
                             : "memory");
            } while (f0 != epoch || f1 != epoch);
            dst[u] = make_uint2(lo, hi);
        }
        __syncthreads();
        if (me != 0) send(dst);
    }
    if (threadIdx.x == 0) *nanos = global_timer() - start;
}

// A round goes through all places, as in ping_pong.
constexpr int places = 16;
constexpr size_t largest = 64 << 10;

Values notify(const Params &p) {
    static char *buffers = (char *)nvshmem_calloc(places, largest);
    static uint4 *units = (uint4 *)nvshmem_calloc(places, 2 * largest);
    static char *messages = (char *)nvshmem_malloc(2 * largest);
    static uint64_t *words = (uint64_t *)nvshmem_calloc(places * 512, sizeof(uint64_t));
    static uint2 *received = nullptr;
    static uint64_t *nanos = nullptr, base = 0;
    static Stopwatch watch;
    if (!nanos) {
        CHECK(cudaMalloc(&nanos, places * sizeof *nanos));
        CHECK(cudaMalloc(&received, places * largest));
    }
    size_t bytes = p.at("bytes");
    int warm = p.at("warm"), rounds = p.at("rounds"), threads = p.at("threads");
    bool ll = p.at("ll");
    if (bytes > largest || bytes % 8) throw std::runtime_error("messages are whole units of 8 bytes up to 64 KB");

    // The last message is the one that has to have come round everywhere.
    std::vector<float> host(2 * bytes / sizeof(float)), got(bytes / sizeof(float));
    for (size_t i = 0; i < host.size(); i++) host[i] = pattern(i, p.at("seed"));
    CHECK(cudaMemcpy(messages, host.data(), 2 * bytes, cudaMemcpyHostToDevice));
    nvshmem_barrier_all();
    watch.start();
    for (int i = 0; i < places; i++) {
        char *dst = buffers + i * largest;
        uint4 *slots = units + i * (largest / 8);
        if (ll)
            notify_ll<<<1, threads>>>(slots, received + i * (largest / 8), (const uint2 *)messages, bytes / 8, (uint32_t)base,
                                      warm, rounds, nanos + i);
        else
            notify_put<<<1, threads>>>(dst, messages, bytes, words + i * 512, base, warm, rounds, nanos + i);
        base += warm + rounds;
    }
    watch.stop();
    double us = watch.us();
    nvshmem_barrier_all();

    uint64_t timers[places], timer = 0;
    CHECK(cudaMemcpy(timers, nanos, sizeof timers, cudaMemcpyDeviceToHost));
    const char *last = (const char *)host.data() + ((warm + rounds - 1) & 1) * bytes;
    for (int i = 0; i < places; i++) {
        timer += timers[i];
        CHECK(cudaMemcpy(got.data(), (ll ? (char *)received : buffers) + i * largest, bytes, cudaMemcpyDeviceToHost));
        if (memcmp(got.data(), last, bytes)) throw std::runtime_error("the message is not the last one sent");
    }
    double hops = places * rounds * nvshmem_n_pes(), all = places * (warm + rounds) * nvshmem_n_pes();
    return {{"timer_us", timer / 1e3 / hops}, {"event_us", us / all}};
}
