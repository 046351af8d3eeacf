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

static __device__ __forceinline__ uint64_t gpuc_load_acquire(const uint64_t *p) {
    uint64_t v;
    asm volatile("ld.acquire.sys.global.u64 %0, [%1];" : "=l"(v) : "l"(__cvta_generic_to_global(p)) : "memory");
    return v;
}

// The first polls of a wait acquire, so that a signal which is about to arrive is
// seen with no further delay. An acquiring load empties the multiprocessor's
// cache for all its threads, so a longer wait goes on with relaxed polls and
// acquires at its end. The abort flag lies in host memory and is looked at
// seldom, about every few milliseconds.
constexpr unsigned gpuc_polls_acquire = 64;
constexpr unsigned gpuc_polls_abort = 4096;

// gpuc_wait waits until done holds of *sig and returns the value for which it did.
template <class Done>
static __device__ __forceinline__ uint64_t gpuc_wait(uint64_t *sig, uint64_t wanted, void *ctrl, int32_t site, Done done) {
    uint64_t v;
#pragma unroll 1
    for (unsigned i = 0; i < gpuc_polls_acquire; i++) {
        v = gpuc_load_acquire(sig);
        if (done(v)) return v;
    }
    volatile uint32_t *abort = reinterpret_cast<volatile uint32_t *>(static_cast<char *>(ctrl) + GPUC_OFF_ABORT);
#pragma unroll 1
    for (;;) {
    #pragma unroll 1
    for (unsigned i = 0; i < gpuc_polls_abort; i++) {
            if (!done(gpuc_load_relaxed(sig))) continue;
            // Another update may have come between: then it was not satisfied
            // for long enough to be acquired, and the wait goes on.
            v = gpuc_load_acquire(sig);
            if (done(v)) return v;
        }
        if (*abort != 0) gpuc_fail_wait(ctrl, site, gpuc_load_relaxed(sig), wanted);
    }
}

static __device__ __forceinline__ uint64_t gpuc_wait_signal(uint64_t *sig, int32_t cmp, uint64_t wanted, void *ctrl, int32_t site) {
    uint64_t v = 0;
    switch (cmp) {
    case NVSHMEM_CMP_EQ: v = gpuc_wait(sig, wanted, ctrl, site, [=](uint64_t x) { return x == wanted; }); break;
    case NVSHMEM_CMP_NE: v = gpuc_wait(sig, wanted, ctrl, site, [=](uint64_t x) { return x != wanted; }); break;
    case NVSHMEM_CMP_GT: v = gpuc_wait(sig, wanted, ctrl, site, [=](uint64_t x) { return x > wanted; }); break;
    case NVSHMEM_CMP_LE: v = gpuc_wait(sig, wanted, ctrl, site, [=](uint64_t x) { return x <= wanted; }); break;
    case NVSHMEM_CMP_LT: v = gpuc_wait(sig, wanted, ctrl, site, [=](uint64_t x) { return x < wanted; }); break;
    case NVSHMEM_CMP_GE: v = gpuc_wait(sig, wanted, ctrl, site, [=](uint64_t x) { return x >= wanted; }); break;
    }
    // Data that a network card has written has to be waited for.
    if (nvshmemi_device_state_d.job_connectivity > NVSHMEMI_JOB_GPU_PROXY) nvshmemi_transfer_syncapi_update_mem();
    return v;
}
