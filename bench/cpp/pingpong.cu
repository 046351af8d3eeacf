#include "bench.h"
#include "device.h"

// A signal goes round the ring of PEs warm + rounds times; PE 0 starts it, every
// other PE waits for it and sends it on. nanos is the time of the last rounds.
__global__ void ping_pong_kernel(uint64_t *sig, uint64_t base, int warm, int rounds, uint64_t *nanos) {
    int me = nvshmem_my_pe();
    int right = (me + 1) % nvshmem_n_pes();
    uint64_t start = 0;
    for (int i = 0; i < warm + rounds; i++) {
        if (i == warm) start = global_timer();
        uint64_t epoch = base + i + 1;
        if (me == 0) nvshmemx_signal_op(sig, epoch, NVSHMEM_SIGNAL_SET, right);
        nvshmem_signal_wait_until(sig, NVSHMEM_CMP_GE, epoch);
        if (me != 0) nvshmemx_signal_op(sig, epoch, NVSHMEM_SIGNAL_SET, right);
    }
    *nanos = global_timer() - start;
}

// Where a signal lies in the GPU's memory decides how far its L2 slice is from
// the multiprocessor that polls it, and a heap lies the same in each start of a
// program. A round goes through places words, stride words apart, so that no program is
// judged by one address.
constexpr int places = 16, stride = 512;

Values ping_pong(const Params &p) {
    static uint64_t *words = (uint64_t *)nvshmem_calloc(places * stride, sizeof(uint64_t));
    static uint64_t *nanos = nullptr;
    static uint64_t base = 0;
    static Stopwatch watch;
    if (!nanos) CHECK(cudaMalloc(&nanos, places * sizeof *nanos));
    int warm = p.at("warm"), rounds = p.at("rounds");

    nvshmem_barrier_all();
    watch.start();
    for (int i = 0; i < places; i++) {
        ping_pong_kernel<<<1, 1>>>(words + i * stride, base, warm, rounds, nanos + i);
        base += warm + rounds;
    }
    watch.stop();
    double us = watch.us();
    CHECK(cudaDeviceSynchronize());

    uint64_t timers[places], signals[places * stride], timer = 0, last = base - (uint64_t)(places - 1) * (warm + rounds);
    CHECK(cudaMemcpy(timers, nanos, sizeof timers, cudaMemcpyDeviceToHost));
    CHECK(cudaMemcpy(signals, words, sizeof signals, cudaMemcpyDeviceToHost));
    for (int i = 0; i < places; i++, last += warm + rounds) {
        timer += timers[i];
        if (signals[i * stride] != last) throw std::runtime_error("the signal is not the last one sent");
    }
    double hops = places * rounds * nvshmem_n_pes(), all = places * (warm + rounds) * nvshmem_n_pes();
    return {{"timer_us", timer / 1e3 / hops}, {"event_us", us / all}};
}
