#include "bench.h"
#include "device.h"

// What one operation costs that goes to the next PE, as in bench/far.
enum Kind { put, put_signal, get, fetch_add, add, number_kinds };

__global__ void far_kernel(int kind, uint32_t *dst, const uint32_t *src, size_t bytes, uint64_t *sig, uint64_t *word, uint64_t base, int warm,
                           int rounds, uint64_t *nanos, uint64_t *wrong) {
    int me = nvshmem_my_pe();
    int right = (me + 1) % nvshmem_n_pes();
    uint64_t start = 0;
    for (int i = 0; i < warm + rounds; i++) {
        if (i == warm) start = global_timer();
        uint64_t epoch = base + i + 1;
        switch (kind) {
        case put:
            nvshmemx_putmem_nbi_block(dst, src, bytes, right);
            __syncthreads();
            if (threadIdx.x == 0) nvshmem_quiet();
            __syncthreads();
            break;
        case put_signal:
            if (me == 0) nvshmemx_putmem_signal_nbi_block(dst, src, bytes, sig, epoch, NVSHMEM_SIGNAL_SET, right);
            if (threadIdx.x == 0) {
                nvshmem_signal_wait_until(sig, NVSHMEM_CMP_GE, epoch);
                acquire_signal(sig);
            }
            __syncthreads();
            if (me != 0) nvshmemx_putmem_signal_nbi_block(dst, src, bytes, sig, epoch, NVSHMEM_SIGNAL_SET, right);
            break;
        case get: nvshmemx_getmem_block(dst, src, bytes, right); break;
        case fetch_add:
            if (threadIdx.x == 0 && nvshmem_uint64_atomic_fetch_add(word, 1, right) != epoch - 1) ++*wrong;
            break;
        case add:
            if (threadIdx.x == 0) {
                nvshmem_uint64_atomic_add(word, 1, right);
                nvshmem_quiet();
            }
            break;
        }
    }
    __syncthreads();
    if (threadIdx.x == 0) {
        nvshmem_quiet();
        *nanos = global_timer() - start;
    }
}

static uint32_t element(int pe, size_t i, uint64_t base) { return (uint32_t)base * 40503u + (uint32_t)i * 31u + pe; }

Values far(const Params &p) {
    const size_t most = 256 << 10;
    static uint32_t *dst = (uint32_t *)nvshmem_calloc(most, sizeof(uint32_t)), *src = (uint32_t *)nvshmem_calloc(most, sizeof(uint32_t));
    static uint64_t *sig = (uint64_t *)nvshmem_calloc(1, sizeof(uint64_t)), *word = (uint64_t *)nvshmem_calloc(1, sizeof(uint64_t));
    static uint64_t *times = nullptr;
    static uint64_t base = 0;
    if (!times) CHECK(cudaMalloc(&times, 2 * sizeof *times));
    int kind = p.at("kind"), warm = p.at("warm"), rounds = p.at("rounds"), me = nvshmem_my_pe(), pes = nvshmem_n_pes();
    size_t bytes = p.at("bytes"), n = bytes / sizeof(uint32_t);
    uint64_t ops = warm + rounds;
    if (kind < 0 || kind >= number_kinds || n > most || rounds < 1) throw std::runtime_error("far: bad parameters");

    base += ops;
    std::vector<uint32_t> host(n);
    for (size_t i = 0; i < n; i++) host[i] = element(me, i, base);
    CHECK(cudaMemcpy(src, host.data(), bytes, cudaMemcpyDefault));
    CHECK(cudaMemcpy(word, &base, sizeof base, cudaMemcpyDefault));
    CHECK(cudaMemset(times, 0, 2 * sizeof *times));
    nvshmem_barrier_all();
    far_kernel<<<1, (int)p.at("threads")>>>(kind, dst, src, bytes, sig, word, base, warm, rounds, times, times + 1);
    CHECK(cudaGetLastError());
    CHECK(cudaDeviceSynchronize());
    nvshmem_barrier_all();

    uint64_t took[2], sum;
    CHECK(cudaMemcpy(took, times, sizeof took, cudaMemcpyDefault));
    CHECK(cudaMemcpy(&sum, word, sizeof sum, cudaMemcpyDefault));
    if (kind == fetch_add || kind == add) {
        if (sum != base + ops || took[1] != 0) throw std::runtime_error("the word is not the sum of the additions");
    } else {
        int from = kind == get ? (me + 1) % pes : (me + pes - 1) % pes;
        CHECK(cudaMemcpy(host.data(), dst, bytes, cudaMemcpyDefault));
        for (size_t i = 0; i < n; i++)
            if (host[i] != element(from, i, base)) throw std::runtime_error("an element is not what was sent");
    }
    base += ops;
    double hops = (double)rounds * (kind == put_signal ? pes : 1);
    return {{"timer_us", took[0] / 1e3 / hops}};
}
