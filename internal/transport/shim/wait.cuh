// What a wait looks for, for whoever asks: the comparison, the size of the word and, where the
// operation knows it, the PE that changes the word (internal/base/fault).
static __device__ __forceinline__ constexpr int32_t gpuc_how(int32_t cmp, int32_t size, int32_t from = -1) {
    return cmp | size << GPUC_WAIT_SIZE_SHIFT | (from + 1) << GPUC_WAIT_FROM_SHIFT;
}

static __device__ __forceinline__ volatile uint32_t *gpuc_ctrl_word(char *p, int offset) { return reinterpret_cast<volatile uint32_t *>(p + offset); }
static __device__ __forceinline__ volatile uint64_t *gpuc_ctrl_value(char *p, int offset) { return reinterpret_cast<volatile uint64_t *>(p + offset); }

// gpuc_where writes the place of the thread.
static __device__ __forceinline__ void gpuc_where(char *p, int block, int thread) {
    *gpuc_ctrl_word(p, block) = blockIdx.x;
    *gpuc_ctrl_word(p, block + 4) = blockIdx.y;
    *gpuc_ctrl_word(p, block + 8) = blockIdx.z;
    *gpuc_ctrl_word(p, thread) = threadIdx.x;
    *gpuc_ctrl_word(p, thread + 4) = threadIdx.y;
    *gpuc_ctrl_word(p, thread + 8) = threadIdx.z;
}

// gpuc_answer tells the host where this thread waits, for what, unless a thread of its block
// has told the same. It takes a slot of the table by its place and its word, or one of the
// next ones.
static __device__ __noinline__ void gpuc_answer(char *block, unsigned number, int32_t site, const void *at, int32_t how, uint64_t found, uint64_t wanted) {
    char *table = reinterpret_cast<char *>(*gpuc_ctrl_value(block, GPUC_OFF_WAITS));
    if (table == nullptr) return;
    uint32_t kernel = *gpuc_ctrl_word(block, GPUC_OFF_KERNEL);
    uint64_t address = reinterpret_cast<uint64_t>(at);
    unsigned mix = blockIdx.x + 0x9e3779b1u * (blockIdx.y + 0x85ebca6bu * blockIdx.z);
    mix = (mix * 0xc2b2ae35u ^ site) * 0x27d4eb2fu ^ static_cast<unsigned>(address >> 1);
    mix *= 0x9e3779b1u;
    mix ^= mix >> 16;
#pragma unroll 1
    for (unsigned i = 0; i < GPUC_WAIT_PROBES; i++) {
        char *slot = table + (mix + i) % GPUC_WAIT_SLOTS * GPUC_WAIT_BYTES;
        uint32_t was = *gpuc_ctrl_word(slot, GPUC_WAIT_STATE);
        if (was >> 1 != number) {
            // One that is being written for an earlier question is left alone.
            if ((was & 1) == 0 && was != 0) continue;
            uint32_t now = atomicCAS(reinterpret_cast<unsigned *>(slot + GPUC_WAIT_STATE), was, number << 1);
            if (now == was) {
                *gpuc_ctrl_word(slot, GPUC_WAIT_KERNEL) = kernel;
                *gpuc_ctrl_word(slot, GPUC_WAIT_SITE) = site;
                *gpuc_ctrl_word(slot, GPUC_WAIT_HOW) = how;
                gpuc_where(slot, GPUC_WAIT_BLOCK, GPUC_WAIT_THREAD);
                *gpuc_ctrl_value(slot, GPUC_WAIT_ADDRESS) = address;
                *gpuc_ctrl_value(slot, GPUC_WAIT_FOUND) = found;
                *gpuc_ctrl_value(slot, GPUC_WAIT_WANTED) = wanted;
                *gpuc_ctrl_value(slot, GPUC_WAIT_GRID) = static_cast<uint64_t>(gridDim.x) * gridDim.y * gridDim.z;
                __threadfence_system();
                *gpuc_ctrl_word(slot, GPUC_WAIT_STATE) = number << 1 | 1;
                return;
            }
            if (now >> 1 != number) continue;
        }
        while (*gpuc_ctrl_word(slot, GPUC_WAIT_STATE) == number << 1) {
        }
        __threadfence();
        if (*gpuc_ctrl_word(slot, GPUC_WAIT_KERNEL) == kernel && *gpuc_ctrl_word(slot, GPUC_WAIT_SITE) == site && *gpuc_ctrl_value(slot, GPUC_WAIT_ADDRESS) == address &&
            *gpuc_ctrl_word(slot, GPUC_WAIT_BLOCK) == blockIdx.x && *gpuc_ctrl_word(slot, GPUC_WAIT_BLOCK + 4) == blockIdx.y && *gpuc_ctrl_word(slot, GPUC_WAIT_BLOCK + 8) == blockIdx.z)
            return;
    }
    *gpuc_ctrl_word(table, GPUC_WAIT_SLOTS * GPUC_WAIT_BYTES) = number;
}

// gpuc_look tells the host where this thread waits if the host asks, and ends the kernel if
// the host ends all waits. Then it leaves a record in the control block
// (internal/base/fault). The first thread to claim the record writes it; the others wait
// for it to be complete before they trap as well, since a trap ends everything.
static __device__ __noinline__ void gpuc_look(void *ctrl, int32_t site, const void *at, int32_t how, uint64_t found, uint64_t wanted) {
    char *block = static_cast<char *>(ctrl);
    uint32_t number = *gpuc_ctrl_word(block, GPUC_OFF_ASK);
    if (number != 0) gpuc_answer(block, number, site, at, how, found, wanted);
    if (*gpuc_ctrl_word(block, GPUC_OFF_ABORT) == 0) return;
    unsigned *state = reinterpret_cast<unsigned *>(block + GPUC_OFF_STATE);
    if (atomicCAS(state, GPUC_STATE_FREE, GPUC_STATE_CLAIMED) == GPUC_STATE_FREE) {
        *gpuc_ctrl_word(block, GPUC_OFF_SITE) = site;
        gpuc_where(block, GPUC_OFF_BLOCK, GPUC_OFF_THREAD);
        *gpuc_ctrl_value(block, GPUC_OFF_VALUES) = found;
        *gpuc_ctrl_value(block, GPUC_OFF_VALUES + 8) = wanted;
        __threadfence_system();
        *gpuc_ctrl_word(block, GPUC_OFF_STATE) = GPUC_STATE_DONE;
        __threadfence_system();
    } else {
        while (*gpuc_ctrl_word(block, GPUC_OFF_STATE) != GPUC_STATE_DONE) {
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
    gpuc_far_arrived();
}

// What the host wants lies in host memory and is looked at seldom, about every few
// milliseconds.
constexpr unsigned gpuc_polls_abort = 4096;

// gpuc_wait waits until done holds of *word and returns the value for which it
// did. It polls as NVSHMEM does: the count of the polls is one more reason to leave the
// loop, which takes no instruction after the load.
template <class T, class Done>
static __device__ __forceinline__ T gpuc_wait(T *word, T wanted, int32_t how, void *ctrl, int32_t site, Done done) {
    for (;;) {
        T v;
        unsigned left = gpuc_polls_abort;
#pragma unroll 1
        do {
            left--;
            v = gpuc_load_relaxed(word);
        } while (!done(v) & (left != 0));
        if (done(v)) return v;
        gpuc_look(ctrl, site, word, how, v, wanted);
    }
}

// gpuc_wait_word waits and then makes visible what was written before the word was
// updated, if the kernel reads anything that it could be seen in.
template <class T>
static __device__ __forceinline__ T gpuc_wait_word(T *word, int32_t cmp, T wanted, int32_t reads, void *ctrl, int32_t site) {
    T v = 0;
    switch (cmp) {
    case GPUC_CMP_EQ: v = gpuc_wait(word, wanted, gpuc_how(cmp, sizeof(T)), ctrl, site, [=](T x) { return x == wanted; }); break;
    case GPUC_CMP_NE: v = gpuc_wait(word, wanted, gpuc_how(cmp, sizeof(T)), ctrl, site, [=](T x) { return x != wanted; }); break;
    case GPUC_CMP_GT: v = gpuc_wait(word, wanted, gpuc_how(cmp, sizeof(T)), ctrl, site, [=](T x) { return x > wanted; }); break;
    case GPUC_CMP_LE: v = gpuc_wait(word, wanted, gpuc_how(cmp, sizeof(T)), ctrl, site, [=](T x) { return x <= wanted; }); break;
    case GPUC_CMP_LT: v = gpuc_wait(word, wanted, gpuc_how(cmp, sizeof(T)), ctrl, site, [=](T x) { return x < wanted; }); break;
    case GPUC_CMP_GE: v = gpuc_wait(word, wanted, gpuc_how(cmp, sizeof(T)), ctrl, site, [=](T x) { return x >= wanted; }); break;
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
    case GPUC_CMP_EQ: return x == y;
    case GPUC_CMP_NE: return x != y;
    case GPUC_CMP_GT: return x > y;
    case GPUC_CMP_LE: return x <= y;
    case GPUC_CMP_LT: return x < y;
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

// Lines: 64 bits of data in two words, each of which has a half of the data in its low
// 32 bits and a flag in its high ones. A line is stored and loaded by one instruction.
// A word of it arrives as a whole, in whatever pieces the line does, so that a receiver
// that sees the flag in both has the data: there is nothing to fence, and no signal.

// gpuc_send_line stores a line word by word, through the network.
static __device__ __noinline__ void gpuc_send_line(uint64_t *line, uint64_t first, uint64_t second, int pe) {
    gpuc_signal_op_far(line, first, GPUC_SIGNAL_SET, pe);
    gpuc_signal_op_far(line + 1, second, GPUC_SIGNAL_SET, pe);
}

static __device__ __forceinline__ void gpuc_put_line(void *line, uint64_t data, uint32_t flag, int pe) {
    uint32_t lo = data, hi = data >> 32;
    char *peer = gpuc_peer(pe);
    if (peer == nullptr) {
        uint64_t high = static_cast<uint64_t>(flag) << 32;
        gpuc_send_line(static_cast<uint64_t *>(line), high | lo, high | hi, pe);
        return;
    }
    asm volatile("st.relaxed.sys.global.v4.u32 [%0], {%1, %2, %3, %2};" ::"l"(__cvta_generic_to_global(gpuc_at(peer, static_cast<char *>(line)))), "r"(lo), "r"(flag), "r"(hi) : "memory");
}

static __device__ __forceinline__ uint64_t gpuc_wait_line(const void *line, uint32_t flag, void *ctrl, int32_t site) {
    auto p = __cvta_generic_to_global(line);
    for (;;) {
        uint32_t lo, hi, first, second, other;
        unsigned left = gpuc_polls_abort;
#pragma unroll 1
        do {
            left--;
            asm volatile("ld.relaxed.sys.global.v4.u32 {%0, %1, %2, %3}, [%4];" : "=r"(lo), "=r"(first), "=r"(hi), "=r"(second) : "l"(p) : "memory");
            other = first ^ flag | second ^ flag;
        } while ((other != 0) & (left != 0));
        if (other == 0) return static_cast<uint64_t>(hi) << 32 | lo;
        gpuc_look(ctrl, site, line, gpuc_how(GPUC_CMP_EQ, 8), first == flag ? second : first, flag);
    }
}
