// gpuc_fail_wait leaves a record in the control block (internal/fault) and ends
// the kernel. The first thread to claim the record writes it; the others wait
// for it to be complete before they trap as well, since a trap ends everything.
static __device__ __noinline__ void gpuc_fail_wait(void *ctrl, int32_t site, uint64_t found, uint64_t wanted) {
    char *block = static_cast<char *>(ctrl);
    auto word = [block](int offset) { return reinterpret_cast<volatile uint32_t *>(block + offset); };
    auto value = [block](int offset) { return reinterpret_cast<volatile uint64_t *>(block + offset); };
    unsigned *state = reinterpret_cast<unsigned *>(block + GPUC_OFF_STATE);
    if (atomicCAS(state, GPUC_STATE_FREE, GPUC_STATE_CLAIMED) == GPUC_STATE_FREE) {
        *word(GPUC_OFF_SITE) = site;
        *word(GPUC_OFF_BLOCK) = blockIdx.x;
        *word(GPUC_OFF_BLOCK + 4) = blockIdx.y;
        *word(GPUC_OFF_BLOCK + 8) = blockIdx.z;
        *word(GPUC_OFF_THREAD) = threadIdx.x;
        *word(GPUC_OFF_THREAD + 4) = threadIdx.y;
        *word(GPUC_OFF_THREAD + 8) = threadIdx.z;
        *value(GPUC_OFF_VALUES) = found;
        *value(GPUC_OFF_VALUES + 8) = wanted;
        __threadfence_system();
        *word(GPUC_OFF_STATE) = GPUC_STATE_DONE;
        __threadfence_system();
    } else {
        while (*word(GPUC_OFF_STATE) != GPUC_STATE_DONE) {
        }
    }
    __trap();
}

static __device__ __forceinline__ uint64_t gpuc_load_relaxed(const uint64_t *p) {
    uint64_t v;
    asm volatile("ld.relaxed.sys.global.u64 %0, [%1];" : "=l"(v) : "l"(__cvta_generic_to_global(p)) : "memory");
    return v;
}

// gpuc_acquire orders what follows after the update that a relaxed load of *p has
// seen: it loads *p again, acquiring. The value is not used, so that ptxas leaves
// out the load and keeps what makes it acquire, which empties the
// multiprocessor's cache.
static __device__ __forceinline__ void gpuc_acquire(const uint64_t *p) {
    asm volatile("{ .reg .u64 v; ld.acquire.sys.global.u64 v, [%0]; }" ::"l"(__cvta_generic_to_global(p)) : "memory");
}

// The abort flag lies in host memory and is looked at seldom, about every few
// milliseconds.
constexpr unsigned gpuc_polls_abort = 4096;

// gpuc_wait waits until done holds of *sig and returns the value for which it
// did. It polls as NVSHMEM does.
template <class Done>
static __device__ __forceinline__ uint64_t gpuc_wait(uint64_t *sig, uint64_t wanted, void *ctrl, int32_t site, Done done) {
    for (;;) {
        uint64_t v;
        unsigned left = gpuc_polls_abort;
        // Unrolled, so that counting does not lengthen the time between polls.
#pragma unroll 4
        do {
            v = gpuc_load_relaxed(sig);
            if (done(v)) return v;
        } while (--left != 0);
        if (*reinterpret_cast<volatile uint32_t *>(static_cast<char *>(ctrl) + GPUC_OFF_ABORT) != 0) {
            gpuc_fail_wait(ctrl, site, v, wanted);
        }
    }
}

// gpuc_wait_signal waits and then makes visible what was written before the signal
// was updated, if the kernel reads anything that it could be seen in.
static __device__ __forceinline__ uint64_t gpuc_wait_signal(uint64_t *sig, int32_t cmp, uint64_t wanted, int32_t reads, void *ctrl, int32_t site) {
    uint64_t v = 0;
    switch (cmp) {
    case NVSHMEM_CMP_EQ: v = gpuc_wait(sig, wanted, ctrl, site, [=](uint64_t x) { return x == wanted; }); break;
    case NVSHMEM_CMP_NE: v = gpuc_wait(sig, wanted, ctrl, site, [=](uint64_t x) { return x != wanted; }); break;
    case NVSHMEM_CMP_GT: v = gpuc_wait(sig, wanted, ctrl, site, [=](uint64_t x) { return x > wanted; }); break;
    case NVSHMEM_CMP_LE: v = gpuc_wait(sig, wanted, ctrl, site, [=](uint64_t x) { return x <= wanted; }); break;
    case NVSHMEM_CMP_LT: v = gpuc_wait(sig, wanted, ctrl, site, [=](uint64_t x) { return x < wanted; }); break;
    case NVSHMEM_CMP_GE: v = gpuc_wait(sig, wanted, ctrl, site, [=](uint64_t x) { return x >= wanted; }); break;
    }
    if (!reads) return v;
    gpuc_acquire(sig);
    // Data that a network card has written has to be waited for.
    if (nvshmemi_device_state_d.job_connectivity > NVSHMEMI_JOB_GPU_PROXY) nvshmemi_transfer_syncapi_update_mem();
    return v;
}
