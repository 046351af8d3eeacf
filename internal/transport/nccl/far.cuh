// PEs of other hosts, which NCCL's network reaches (GIN). It takes windows in place of addresses. All operations
// of a PE use one context, and one connection of it to each PE, so that a strong signal comes after all puts to
// its PE before it. What talks to the network is called and not inlined: it is large, and the way is long.
static_assert(NCCL_VERSION_CODE >= NCCL_VERSION(2, 30, 7), "NCCL 2.30.7 or later has the signals that kernels need");

constexpr int gpuc_max_windows = 256;

// gpuc_window is symmetric memory: its address on this PE, and NCCL's handle. bytes is 0 where there is none any more.
struct gpuc_window {
    uint64_t at, bytes;
    ncclWindow_t handle;
};

// gpuc_windows is a list that the host changes while kernels run.
struct gpuc_windows {
    uint64_t count;
    gpuc_window list[gpuc_max_windows];
};

// gpuc_pieces is how many pieces of the heap stand in for memory that is not symmetric, each with a lock.
constexpr unsigned gpuc_pieces = 32, gpuc_piece_bytes = 4096;

// What the host fills in beside gpuc_nccl_state. Where all PEs are on this host, near is their number and the rest is zero.
struct gpuc_nccl_far_t {
    int32_t first, near; // the PEs of this host
    gpuc_windows *windows;
    char *pieces; // symmetric
    unsigned *locks;
};
__constant__ gpuc_nccl_far_t gpuc_nccl_far;
__constant__ ncclDevComm gpuc_nccl_comm;

static __device__ __forceinline__ char *gpuc_peer(int pe) {
    return static_cast<unsigned>(pe - gpuc_nccl_far.first) < static_cast<unsigned>(gpuc_nccl_far.near) ? gpuc_apart(pe) : nullptr;
}
template <class T>
static __device__ __forceinline__ T *gpuc_near(T *p, int pe) {
    char *peer = gpuc_peer(pe);
    return peer != nullptr ? gpuc_at(peer, p) : nullptr;
}

static __device__ __forceinline__ bool gpuc_all_near() { return gpuc_nccl_far.near == gpuc_pes(); }
static __device__ __forceinline__ bool gpuc_amo_reaches(int pe) { return gpuc_peer(pe) != nullptr; }
static __device__ __forceinline__ constexpr bool gpuc_signal_adds() { return true; }

// gpuc_gin is the context.
static __device__ __forceinline__ ncclGin gpuc_gin() { return ncclGin(gpuc_nccl_comm, 0); }

// gpuc_place finds the window of memory and where in it that lies, and reports whether there is one.
static __device__ __noinline__ bool gpuc_place(const void *p, uint64_t bytes, ncclWindow_t *handle, uint64_t *off) {
    const volatile gpuc_windows *windows = gpuc_nccl_far.windows;
    for (uint64_t i = 0, n = windows->count; i < n; i++) {
        uint64_t at = windows->list[i].at, size = windows->list[i].bytes;
        *off = reinterpret_cast<uint64_t>(p) - at;
        *handle = windows->list[i].handle;
        if (*off < size && bytes <= size - *off) return true;
    }
    return false;
}

static __device__ __noinline__ void gpuc_gin_flush() { gpuc_gin().flush(ncclCoopThread()); }

// gpuc_symmetric is gpuc_place of memory that has to be symmetric.
static __device__ __forceinline__ void gpuc_symmetric(const void *p, uint64_t bytes, ncclWindow_t *handle, uint64_t *off) {
    if (!gpuc_place(p, bytes, handle, off)) __trap();
}

// gpuc_take waits for a free piece of the heap, and gpuc_give gives it back.
static __device__ __forceinline__ unsigned gpuc_take() {
    for (unsigned i = gpuc_thread_rank();; i++) {
        if (atomicCAS(gpuc_nccl_far.locks + i % gpuc_pieces, 0u, 1u) == 0) {
            __threadfence();
            return i % gpuc_pieces;
        }
    }
}
static __device__ __forceinline__ void gpuc_give(unsigned i) {
    __threadfence();
    atomicExch(gpuc_nccl_far.locks + i, 0u);
}

// gpuc_gin_put puts memory of any kind. What is not symmetric is put by pieces that are.
static __device__ __noinline__ void gpuc_gin_put(void *dst, const void *src, uint64_t bytes, int32_t pe) {
    ncclWindow_t to, from;
    uint64_t at, off;
    gpuc_symmetric(dst, bytes, &to, &at);
    if (bytes == 0) return;
    if (gpuc_place(src, bytes, &from, &off)) {
        gpuc_gin().put(ncclTeamWorld(gpuc_nccl_comm), pe, to, at, from, off, bytes);
        return;
    }
    unsigned i = gpuc_take();
    char *piece = gpuc_nccl_far.pieces + i * gpuc_piece_bytes;
    gpuc_symmetric(piece, gpuc_piece_bytes, &from, &off);
    for (uint64_t done = 0; done < bytes; done += gpuc_piece_bytes) {
        uint64_t n = bytes - done < gpuc_piece_bytes ? bytes - done : gpuc_piece_bytes;
        for (uint64_t k = 0; k < n; k++) piece[k] = static_cast<const char *>(src)[done + k];
        gpuc_gin().put(ncclTeamWorld(gpuc_nccl_comm), pe, to, at + done, from, off, n);
        gpuc_gin_flush();
    }
    gpuc_give(i);
}

// gpuc_gin_get gets to memory of any kind, and waits until it is there.
static __device__ __noinline__ void gpuc_gin_get(void *dst, const void *src, uint64_t bytes, int32_t pe) {
    ncclWindow_t to, from;
    uint64_t at, off;
    gpuc_symmetric(src, bytes, &from, &off);
    if (bytes == 0) return;
    if (gpuc_place(dst, bytes, &to, &at)) {
        gpuc_gin().get(ncclTeamWorld(gpuc_nccl_comm), pe, from, off, to, at, bytes);
        gpuc_gin_flush();
        return;
    }
    unsigned i = gpuc_take();
    char *piece = gpuc_nccl_far.pieces + i * gpuc_piece_bytes;
    gpuc_symmetric(piece, gpuc_piece_bytes, &to, &at);
    for (uint64_t done = 0; done < bytes; done += gpuc_piece_bytes) {
        uint64_t n = bytes - done < gpuc_piece_bytes ? bytes - done : gpuc_piece_bytes;
        gpuc_gin().get(ncclTeamWorld(gpuc_nccl_comm), pe, from, off + done, to, at, n);
        gpuc_gin_flush();
        for (uint64_t k = 0; k < n; k++) static_cast<char *>(dst)[done + k] = static_cast<volatile char *>(piece)[k];
    }
    gpuc_give(i);
}

// gpuc_gin_value puts a number.
static __device__ __noinline__ void gpuc_gin_value(void *dst, uint64_t value, unsigned bytes, int32_t pe) {
    ncclWindow_t to;
    uint64_t at;
    gpuc_symmetric(dst, bytes, &to, &at);
    ncclGin gin = gpuc_gin();
    ncclTeam world = ncclTeamWorld(gpuc_nccl_comm);
    switch (bytes) {
    case 1: gin.putValue(world, pe, to, at, static_cast<uint8_t>(value)); break;
    case 2: gin.putValue(world, pe, to, at, static_cast<uint16_t>(value)); break;
    case 4: gin.putValue(world, pe, to, at, static_cast<uint32_t>(value)); break;
    default: gin.putValue(world, pe, to, at, value);
    }
}

// gpuc_gin_add adds to a word of a PE, after the puts to that PE before it.
static __device__ __noinline__ void gpuc_gin_add(void *word, uint64_t value, int32_t pe) {
    ncclGin_StrongVASignalAdd add;
    uint64_t off;
    gpuc_symmetric(word, sizeof value, &add.signalWindow, &off);
    add.signalOffset = off;
    add.value = value;
    gpuc_gin().signal(ncclTeamWorld(gpuc_nccl_comm), pe, add);
}

static __device__ __forceinline__ void gpuc_far_fence() { asm volatile("fence.acq_rel.sys;" ::: "memory"); }
static __device__ __forceinline__ void gpuc_far_arrived() {}
static __device__ __forceinline__ void gpuc_quiet() {
    __threadfence_system();
    if (!gpuc_all_near()) gpuc_gin_flush();
}

static __device__ __forceinline__ void gpuc_far_put(void *dst, void *from, uint64_t bytes, int pe, bool nbi) {
    gpuc_gin_put(dst, from, bytes, pe);
    if (!nbi) gpuc_gin_flush();
}
static __device__ __forceinline__ void gpuc_far_get(void *dst, void *src, uint64_t bytes, int pe) { gpuc_gin_get(dst, src, bytes, pe); }
template <class T>
static __device__ __forceinline__ T gpuc_far_g(T *p, int pe) {
    T value;
    gpuc_gin_get(&value, p, sizeof value, pe);
    return value;
}
template <class T>
static __device__ __forceinline__ void gpuc_far_p(T *p, T value, int pe) { gpuc_gin_value(p, value, sizeof value, pe); }

// Atomics are additions to 64 bits alone: a kernel with another is not launched. A signal is set by a put of its value,
// which comes after the puts before it where a flush waits for them.
static __device__ __forceinline__ constexpr int gpuc_amo(const char *name) { return name[0] == 'A' && name[1] == 'D' ? GPUC_SIGNAL_ADD : -1; }
#define GPUC_AMO(name) gpuc_amo(#name)
template <class T>
static __device__ __forceinline__ T gpuc_far_amo(void *, T value, T, int, int) { __trap(); return value; }
template <class T>
static __device__ __forceinline__ void gpuc_far_amo_post(void *word, T value, int pe, int amo) {
    if (amo == GPUC_SIGNAL_ADD && sizeof value == 8) {
        gpuc_gin_add(word, value, pe);
    } else if (amo == GPUC_SIGNAL_SET) {
        gpuc_gin_flush();
        gpuc_gin_value(word, value, sizeof value, pe);
    } else {
        __trap();
    }
}

static __device__ __forceinline__ void gpuc_store_relaxed(uint64_t *p, uint64_t v);
static __device__ __forceinline__ void gpuc_wait_count(uint64_t *words, uint64_t *word, uint64_t now, void *ctrl, int32_t site);

// gpuc_far_sync is the barrier of a team with PEs of other hosts, for one thread. In each round a PE tells all
// others: those of its host by its count, and others by adding one to it. That is after its puts to them. After
// the second round no put to a third PE is on its way.
static __device__ __noinline__ void gpuc_far_sync(gpuc_nccl_team *t, bool completes, void *ctrl, int32_t site) {
    int n = t->size, me = t->me;
    for (int round = completes ? 2 : 1; round > 0; round--) {
        uint64_t now = *static_cast<volatile uint64_t *>(&t->count);
        asm volatile("fence.acq_rel.sys;" ::: "memory");
#pragma unroll 1
        for (int i = 1; i < n; i++) {
            int pe = t->pes[(me + i) % n];
            if (char *peer = gpuc_peer(pe)) {
                gpuc_store_relaxed(gpuc_at(peer, t->words + gpuc_me()), now);
            } else {
                gpuc_gin_add(t->words + gpuc_me(), 1, pe);
            }
        }
#pragma unroll 1
        for (int i = 1; i < n; i++) gpuc_wait_count(t->words, t->words + t->pes[(me + n - i) % n], now, ctrl, site);
        *static_cast<volatile uint64_t *>(&t->count) = now + 1;
        asm volatile("fence.acq_rel.sys;" ::: "memory");
    }
}
