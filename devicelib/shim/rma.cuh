// NVSHMEM reads a reachable peer's memory with an ordinary load, which a loop
// that polls with G could take from the multiprocessor's cache for ever, or the
// compiler could take out of the loop. G is one read of the peer's memory each
// time it is called.
static __device__ __forceinline__ uint8_t gpuc_remote_g(const uint8_t *p, int pe) { return nvshmem_uint8_g(p, pe); }
static __device__ __forceinline__ uint16_t gpuc_remote_g(const uint16_t *p, int pe) { return nvshmem_uint16_g(p, pe); }
static __device__ __forceinline__ uint32_t gpuc_remote_g(const uint32_t *p, int pe) { return nvshmem_uint32_g(p, pe); }
static __device__ __forceinline__ uint64_t gpuc_remote_g(const uint64_t *p, int pe) { return nvshmem_uint64_g(p, pe); }

template <class T>
static __device__ __forceinline__ T gpuc_g(const void *ptr, int pe) {
    const volatile T *peer = static_cast<const volatile T *>(nvshmem_ptr(ptr, pe));
    if (peer != nullptr) return *peer;
    return gpuc_remote_g(static_cast<const T *>(ptr), pe);
}

// gpuc_copy copies units of 16 bytes, divided among size threads. Each thread has
// four loads under way at a time, since few threads could not fill the wire with
// one each, and the last units come no later than others.
static __device__ __forceinline__ void gpuc_copy(uint4 *dst, const uint4 *src, unsigned units, unsigned rank, unsigned size) {
    src += rank;
    dst += rank;
#pragma unroll 1
    for (unsigned i = rank; i < units; i += 4 * size) {
        // Set, since for a value that is not the registers would be kept free all along.
        uint4 v[4] = {};
#pragma unroll
        for (int k = 0; k < 4; k++) {
            if (i + k * size < units) v[k] = src[k * size];
        }
#pragma unroll
        for (int k = 0; k < 4; k++) {
            if (i + k * size < units) dst[k * size] = v[k];
        }
        src += 4 * size;
        dst += 4 * size;
    }
}

// gpuc_copy_as copies what it can of bytes as values of T, if both addresses allow
// it, and goes on to what is left.
template <class T>
static __device__ __forceinline__ void gpuc_copy_as(char *&dst, const char *&src, uint64_t &bytes, unsigned rank, unsigned size) {
    if ((reinterpret_cast<uint64_t>(dst) | reinterpret_cast<uint64_t>(src)) % sizeof(T) != 0) return;
    uint64_t n = bytes / sizeof(T);
    T *__restrict__ to = reinterpret_cast<T *>(dst);
    const T *__restrict__ from = reinterpret_cast<const T *>(src);
#pragma unroll(sizeof(T) < 4 ? 1 : 4)
    for (uint64_t i = rank; i < n; i += size) to[i] = from[i];
    dst += n * sizeof(T);
    src += n * sizeof(T);
    bytes -= n * sizeof(T);
}

// gpuc_put_any puts any number of bytes at any address: by a copy to where the peer's
// memory is addressed, or by a transport if to is null. It is large, so all puts of
// a kernel share it.
static __device__ __noinline__ void gpuc_put_any(char *to, void *dst, void *from, uint64_t bytes, int32_t pe, bool nbi, unsigned rank, unsigned size) {
    if (rank >= size) return;
    if (to != nullptr) {
        auto src = static_cast<const char *>(from);
        __builtin_assume(__isGlobal(to));
        __builtin_assume(__isGlobal(src));
        // The counters of gpuc_copy must not overflow.
        constexpr uint64_t most = 1ull << 33;
        if ((reinterpret_cast<uint64_t>(to) | reinterpret_cast<uint64_t>(src)) % 16 == 0) {
#pragma unroll 1
            while (bytes >= 16) {
                uint64_t n = (bytes < most ? bytes : most) & ~15ull;
                gpuc_copy(reinterpret_cast<uint4 *>(to), reinterpret_cast<const uint4 *>(src), n / 16, rank, size);
                to += n;
                src += n;
                bytes -= n;
            }
        }
        gpuc_copy_as<uint64_t>(to, src, bytes, rank, size);
        gpuc_copy_as<uint32_t>(to, src, bytes, rank, size);
        gpuc_copy_as<uint16_t>(to, src, bytes, rank, size);
        gpuc_copy_as<uint8_t>(to, src, bytes, rank, size);
        return;
    }
    if (rank != 0) return;
    if (nbi) {
        nvshmemi_transfer_rma_nbi<NVSHMEMI_THREADGROUP_THREAD, NVSHMEMI_OP_PUT>(dst, from, bytes, pe);
    } else {
        nvshmemi_transfer_rma<NVSHMEMI_THREADGROUP_THREAD, NVSHMEMI_OP_PUT>(dst, from, bytes, pe);
    }
}

// gpuc_put_meet is a put of which a group's threads know that it was made when the
// group meets after it. The group meets before, so that what any of its threads wrote
// is sent, unless they have met since. As little as can be comes before that: there
// every instruction of every thread counts, while those behind it are hidden by the
// loads of the first threads to get there. The peer's address is on its way meanwhile.
// It returns where the peer's symmetric memory begins, or null if it cannot be addressed.
template <class Group>
static __device__ __forceinline__ char *gpuc_put_meet(void *dst, void *src, uint64_t bytes, int pe, bool nbi, bool met) {
    char *peer = gpuc_peer(pe);
    if (!met) Group::meet();
    gpuc_workers<Group> w;
    uint64_t odd = (reinterpret_cast<uint64_t>(dst) | reinterpret_cast<uint64_t>(src) | bytes) & 15;
    if ((odd | bytes >> 34) == 0 && peer != nullptr) {
        __builtin_assume(__isGlobal(src));
        gpuc_copy(gpuc_at(peer, static_cast<uint4 *>(dst)), static_cast<const uint4 *>(src), bytes / 16, w.rank, w.size);
    } else {
        gpuc_put_any(peer == nullptr ? nullptr : gpuc_at(peer, static_cast<char *>(dst)), dst, src, bytes, pe, nbi, w.rank, w.size);
    }
    return peer;
}

template <class Group>
static __device__ __forceinline__ void gpuc_put(void *dst, void *src, uint64_t bytes, int pe, bool nbi, bool met) {
    gpuc_put_meet<Group>(dst, src, bytes, pe, nbi, met);
    Group::meet();
}

// gpuc_signal_far updates a signal through a transport, after the data before it.
static __device__ __noinline__ void gpuc_signal_far(uint64_t *sig, uint64_t value, int32_t op, int32_t pe, bool nbi) {
    nvshmem_fence();
    nvshmemx_signal_op(sig, value, op, pe);
    if (!nbi) nvshmem_quiet();
}

// gpuc_put_signal is a put, after which the first thread of the group updates the
// signal: what all of them sent is before that.
template <class Group>
static __device__ __forceinline__ void gpuc_put_signal(void *dst, void *src, uint64_t bytes, uint64_t *sig, uint64_t value, int32_t op, int pe, bool nbi, bool met) {
    char *peer = gpuc_put_meet<Group>(dst, src, bytes, pe, true, met);
    Group::meet();
    if (Group::first()) {
        auto word = __cvta_generic_to_global(peer != nullptr ? gpuc_at(peer, sig) : nullptr);
        if (peer != nullptr && op == NVSHMEM_SIGNAL_SET) {
            asm volatile("st.release.sys.global.u64 [%0], %1;" ::"l"(word), "l"(value) : "memory");
        } else if (peer != nullptr && nvshmemi_device_state_d.job_connectivity <= NVSHMEMI_JOB_GPU_LDST) {
            // Not red.release: where lanes of a warp add to one word ptxas makes one
            // addition of theirs, with the fence of a single lane.
            asm volatile("fence.acq_rel.sys; red.relaxed.sys.global.add.u64 [%0], %1;" ::"l"(word), "l"(value) : "memory");
        } else {
            gpuc_signal_far(sig, value, op, pe, nbi);
        }
    }
    Group::meet();
}
