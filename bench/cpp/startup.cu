// From program start to the first checked result: one vector goes to the next
// PE, with a signal. Prints when each phase was reached.
//
//   startup -np 2
#include <cstring>
#include <vector>

#include "shmem.h"

__global__ void shift(float *dst, const float *src, size_t n, uint64_t *sig, uint64_t epoch) {
    if (blockIdx.x != 0) return;
    int right = (nvshmem_my_pe() + 1) % nvshmem_n_pes();
    nvshmemx_putmem_signal_nbi_block(dst, src, n * sizeof(float), sig, epoch, NVSHMEM_SIGNAL_SET, right);
    nvshmem_signal_wait_until(sig, NVSHMEM_CMP_GE, epoch);
    nvshmem_quiet();
    __syncthreads();
}

int main(int argc, char **argv) {
    int64_t entered = now();
    int np = 1;
    for (int i = 1; i + 1 < argc; i += 2)
        if (!strcmp(argv[i], "-np")) np = atoi(argv[i + 1]);
    Job job = start_job(np);
    open_device(job);
    int64_t context = now();
    init_nvshmem(job);
    int64_t init = now();

    const size_t n = 1024;
    float *src = (float *)nvshmem_malloc(n * sizeof(float));
    float *dst = (float *)nvshmem_calloc(n, sizeof(float));
    uint64_t *sig = (uint64_t *)nvshmem_calloc(1, sizeof(uint64_t));
    std::vector<float> host(n);
    for (size_t i = 0; i < n; i++) host[i] = job.rank * n + i;
    CHECK(cudaMemcpy(src, host.data(), n * sizeof(float), cudaMemcpyHostToDevice));
    shift<<<1, 256>>>(dst, src, n, sig, 1);
    CHECK(cudaGetLastError());
    CHECK(cudaDeviceSynchronize());
    CHECK(cudaMemcpy(host.data(), dst, n * sizeof(float), cudaMemcpyDeviceToHost));
    size_t left = (job.rank + job.size - 1) % job.size;
    for (size_t i = 0; i < n; i++) {
        if (host[i] != left * n + i) {
            fprintf(stderr, "PE %d: element %zu is %g\n", job.rank, i, host[i]);
            return 1;
        }
    }
    int64_t checked = now();
    printf("startup {\"rank\":%d,\"main\":%lld,\"context\":%lld,\"init\":%lld,\"checked\":%lld}\n", job.rank,
           (long long)entered, (long long)context, (long long)init, (long long)checked);
    fflush(stdout);
    nvshmem_finalize();
    return 0;
}
