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
// the multiprocessor that polls it. Each round takes another of places words,
// stride words apart, so that no program is judged by one address.
constexpr int places = 16, stride = 512;

Values ping_pong(const Params &p) {
    static uint64_t *words = (uint64_t *)nvshmem_calloc(places * stride, sizeof(uint64_t));
    static int turn = 0;
    static uint64_t *nanos = nullptr;
    static uint64_t base = 0;
    static cudaEvent_t before, after;
    if (!nanos) {
        CHECK(cudaMalloc(&nanos, sizeof *nanos));
        CHECK(cudaEventCreate(&before));
        CHECK(cudaEventCreate(&after));
    }
    int warm = p.at("warm"), rounds = p.at("rounds");
    uint64_t *sig = words + turn++ % places * stride;

    nvshmem_barrier_all();
    CHECK(cudaEventRecord(before));
    ping_pong_kernel<<<1, 1>>>(sig, base, warm, rounds, nanos);
    CHECK(cudaEventRecord(after));
    CHECK(cudaGetLastError());
    CHECK(cudaDeviceSynchronize());
    base += warm + rounds;

    uint64_t timer = 0, last = 0;
    float ms = 0;
    CHECK(cudaEventElapsedTime(&ms, before, after));
    CHECK(cudaMemcpy(&timer, nanos, sizeof timer, cudaMemcpyDeviceToHost));
    CHECK(cudaMemcpy(&last, sig, sizeof last, cudaMemcpyDeviceToHost));
    if (last != base) throw std::runtime_error("the signal is not the last one sent");
    int hops = rounds * nvshmem_n_pes(), all = (warm + rounds) * nvshmem_n_pes();
    return {{"timer_us", timer / 1e3 / hops}, {"event_us", ms * 1e3 / all}};
}
