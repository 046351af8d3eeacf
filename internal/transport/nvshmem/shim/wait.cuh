// gpuc_end_if_aborted ends the kernel if the host ends all waits, and leaves a record in
// the control block (internal/base/fault). The first thread to claim the record writes it;
// the others wait for it to be complete before they trap as well, since a trap ends
// everything.
static __device__ __noinline__ void gpuc_end_if_aborted(void *ctrl, int32_t site, uint64_t found, uint64_t wanted) {
    char *block = static_cast<char *>(ctrl);
    auto word = [block](int offset) { return reinterpret_cast<volatile uint32_t *>(block + offset); };
    auto value = [block](int offset) { return reinterpret_cast<volatile uint64_t *>(block + offset); };
    if (*word(GPUC_OFF_ABORT) == 0) return;
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

static __device__ __forceinline__ uint16_t gpuc_load_relaxed(const uint16_t *p) {
    uint16_t v;
    asm volatile("ld.relaxed.sys.global.u16 %0, [%1];" : "=h"(v) : "l"(__cvta_generic_to_global(p)) : "memory");
    return v;
}

static __device__ __forceinline__ uint32_t gpuc_load_relaxed(const uint32_t *p) {
    uint32_t v;
    asm volatile("ld.relaxed.sys.global.u32 %0, [%1];" : "=r"(v) : "l"(__cvta_generic_to_global(p)) : "memory");
    return v;
}

static __device__ __forceinline__ uint64_t gpuc_load_relaxed(const uint64_t *p) {
    uint64_t v;
    asm volatile("ld.relaxed.sys.global.u64 %0, [%1];" : "=l"(v) : "l"(__cvta_generic_to_global(p)) : "memory");
    return v;
}

static __device__ __forceinline__ int16_t gpuc_load_relaxed(const int16_t *p) { return gpuc_load_relaxed(reinterpret_cast<const uint16_t *>(p)); }
static __device__ __forceinline__ int32_t gpuc_load_relaxed(const int32_t *p) { return gpuc_load_relaxed(reinterpret_cast<const uint32_t *>(p)); }
static __device__ __forceinline__ int64_t gpuc_load_relaxed(const int64_t *p) { return gpuc_load_relaxed(reinterpret_cast<const uint64_t *>(p)); }

// gpuc_acquire orders what follows after the update that a relaxed load of *p has
// seen: it loads *p again, acquiring. The value is not used, so that ptxas leaves
// out the load and keeps what makes it acquire, which empties the
// multiprocessor's cache.
template <class T>
static __device__ __forceinline__ void gpuc_acquire(const T *p) {
    if constexpr (sizeof(T) == 8) {
        asm volatile("{ .reg .u64 v; ld.acquire.sys.global.u64 v, [%0]; }" ::"l"(__cvta_generic_to_global(p)) : "memory");
    } else if constexpr (sizeof(T) == 4) {
        asm volatile("{ .reg .u32 v; ld.acquire.sys.global.u32 v, [%0]; }" ::"l"(__cvta_generic_to_global(p)) : "memory");
    } else {
        asm volatile("{ .reg .u16 v; ld.acquire.sys.global.u16 v, [%0]; }" ::"l"(__cvta_generic_to_global(p)) : "memory");
    }
}

// gpuc_arrived makes visible what was written before *p was updated.
template <class T>
static __device__ __forceinline__ void gpuc_arrived(const T *p) {
    gpuc_acquire(p);
    // Data that a network card has written has to be waited for.
    if (nvshmemi_device_state_d.job_connectivity > NVSHMEMI_JOB_GPU_PROXY) nvshmemi_transfer_syncapi_update_mem();
}

// The abort flag lies in host memory and is looked at seldom, about every few
// milliseconds.
constexpr unsigned gpuc_polls_abort = 4096;

// gpuc_wait waits until done holds of *word and returns the value for which it
// did. It polls as NVSHMEM does: the count of the polls is one more reason to leave the
// loop, which takes no instruction behind the load.
template <class T, class Done>
static __device__ __forceinline__ T gpuc_wait(T *word, T wanted, void *ctrl, int32_t site, Done done) {
    for (;;) {
        T v;
        unsigned left = gpuc_polls_abort;
#pragma unroll 1
        do {
            left--;
            v = gpuc_load_relaxed(word);
        } while (!done(v) & (left != 0));
        if (done(v)) return v;
        gpuc_end_if_aborted(ctrl, site, v, wanted);
    }
}

// gpuc_wait_word waits and then makes visible what was written before the word was
// updated, if the kernel reads anything that it could be seen in.
template <class T>
static __device__ __forceinline__ T gpuc_wait_word(T *word, int32_t cmp, T wanted, int32_t reads, void *ctrl, int32_t site) {
    T v = 0;
    switch (cmp) {
    case NVSHMEM_CMP_EQ: v = gpuc_wait(word, wanted, ctrl, site, [=](T x) { return x == wanted; }); break;
    case NVSHMEM_CMP_NE: v = gpuc_wait(word, wanted, ctrl, site, [=](T x) { return x != wanted; }); break;
    case NVSHMEM_CMP_GT: v = gpuc_wait(word, wanted, ctrl, site, [=](T x) { return x > wanted; }); break;
    case NVSHMEM_CMP_LE: v = gpuc_wait(word, wanted, ctrl, site, [=](T x) { return x <= wanted; }); break;
    case NVSHMEM_CMP_LT: v = gpuc_wait(word, wanted, ctrl, site, [=](T x) { return x < wanted; }); break;
    case NVSHMEM_CMP_GE: v = gpuc_wait(word, wanted, ctrl, site, [=](T x) { return x >= wanted; }); break;
    }
    if (reads) gpuc_arrived(word);
    return v;
}

template <class T>
static __device__ __forceinline__ void gpuc_wait_until(void *ptr, int32_t cmp, T wanted, int32_t reads, void *ctrl, int32_t site) {
    gpuc_wait_word(static_cast<T *>(ptr), cmp, wanted, reads, ctrl, site);
}

static __device__ __forceinline__ uint64_t gpuc_wait_signal(uint64_t *sig, int32_t cmp, uint64_t wanted, int32_t reads, void *ctrl, int32_t site) {
    return gpuc_wait_word(sig, cmp, wanted, reads, ctrl, site);
}

template <class T>
static __device__ __forceinline__ bool gpuc_compares(T x, int32_t cmp, T y) {
    switch (cmp) {
    case NVSHMEM_CMP_EQ: return x == y;
    case NVSHMEM_CMP_NE: return x != y;
    case NVSHMEM_CMP_GT: return x > y;
    case NVSHMEM_CMP_LE: return x <= y;
    case NVSHMEM_CMP_LT: return x < y;
    }
    return x >= y;
}

template <class T>
static __device__ __forceinline__ int32_t gpuc_test(void *ptr, int32_t cmp, T value) {
    auto word = static_cast<const T *>(ptr);
    if (!gpuc_compares(gpuc_load_relaxed(word), cmp, value)) return 0;
    gpuc_arrived(word);
    return 1;
}
