// Whether a put sends what its block has written just before, as it must. Each block
// sends rows to the same block of the next PE, round after round, and the receiver
// counts the elements that are not as they were written:
//
//   fresh -np 2
//
// The kernel runs as it is, with a fence of the device and with a fence of the system
// behind the stores, and with a fence of the system behind the wait. If the counts are 0
// with the third or the fourth alone, what was missing is that fence.
#include <cstring>

#include "shmem.h"

enum Fence { none, device_before_put, system_before_put, system_behind_wait };
static const char *names[] = {"no fence", "device fence before the put", "system fence before the put", "system fence behind the wait"};

static __device__ uint32_t element(int pe, int i, uint64_t round) { return (uint32_t)round * 2654435761u + i * 40503u + pe; }

__global__ void fresh(uint32_t *in, uint32_t *out, uint64_t *sigs, int width, int rounds, uint64_t epoch, Fence fence, unsigned *wrong) {
    int me = nvshmem_my_pe(), pes = nvshmem_n_pes(), block = blockIdx.x;
    int next = (me + 1) % pes, before = (me + pes - 1) % pes;
    for (int r = 0; r < rounds; r++) {
        int odd = r % 2;
        uint64_t now = epoch + r;
        uint32_t *row = out + (odd * gridDim.x + block) * width, *came = in + (odd * gridDim.x + block) * width;
        uint64_t *arrived = sigs + 4 * block + odd, *read = sigs + 4 * block + 2 + odd;
        if (r >= 2 && threadIdx.x == 0) nvshmem_signal_wait_until(read, NVSHMEM_CMP_GE, now - 2);
        __syncthreads();
        for (int i = threadIdx.x; i < width; i += blockDim.x) row[i] = element(me, i, now);
        if (fence == device_before_put) __threadfence();
        if (fence == system_before_put) __threadfence_system();
        __syncthreads();
        nvshmemx_putmem_signal_nbi_block(came, row, width * sizeof(uint32_t), arrived, now, NVSHMEM_SIGNAL_SET, next);
        if (threadIdx.x == 0) nvshmem_signal_wait_until(arrived, NVSHMEM_CMP_GE, now);
        __syncthreads();
        if (fence == system_behind_wait) __threadfence_system();
        for (int i = threadIdx.x; i < width; i += blockDim.x)
            if (came[i] != element(before, i, now)) atomicAdd(wrong, 1);
        __syncthreads();
        if (threadIdx.x == 0) nvshmemx_signal_op(read, now, NVSHMEM_SIGNAL_SET, before);
    }
    nvshmem_quiet();
}

int main(int argc, char **argv) {
    int np = 2;
    for (int i = 1; i + 1 < argc; i += 2)
        if (!strcmp(argv[i], "-np")) np = atoi(argv[i + 1]);
    Job job = start_job(np);
    open_device(job);
    init_nvshmem(job);
    const int blocks = 8, width = 1024, rounds = 1000;
    uint32_t *in = (uint32_t *)nvshmem_calloc(2 * blocks * width, sizeof(uint32_t));
    uint32_t *out = (uint32_t *)nvshmem_calloc(2 * blocks * width, sizeof(uint32_t));
    uint64_t *sigs = (uint64_t *)nvshmem_calloc(4 * blocks, sizeof(uint64_t));
    unsigned *wrong = nullptr, count = 0;
    CHECK(cudaMalloc(&wrong, sizeof *wrong));
    for (int f = none; f <= system_behind_wait; f++) {
        CHECK(cudaMemset(wrong, 0, sizeof *wrong));
        nvshmem_barrier_all();
        fresh<<<blocks, 256>>>(in, out, sigs, width, rounds, 1 + (uint64_t)f * rounds, (Fence)f, wrong);
        CHECK(cudaGetLastError());
        CHECK(cudaDeviceSynchronize());
        CHECK(cudaMemcpy(&count, wrong, sizeof count, cudaMemcpyDeviceToHost));
        printf("PE %d, %s: %u of %d elements wrong\n", job.rank, names[f], count, blocks * width * rounds);
        fflush(stdout);
    }
    nvshmem_finalize();
    return 0;
}
