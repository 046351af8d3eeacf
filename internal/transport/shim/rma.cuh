// NVSHMEM reads a reachable peer's memory with an ordinary load, which a loop
// that polls with G could take from the multiprocessor's cache for ever, or the
// compiler could take out of the loop. G is one read of the peer's memory each
// time it is called.
template <class T>
static __device__ __forceinline__ T gpuc_g(const T *p, int pe) {
    char *peer = gpuc_peer(pe);
    return peer != nullptr ? *static_cast<const volatile T *>(gpuc_at(peer, p)) : gpuc_far_g<T>(const_cast<T *>(p), pe);
}

template <class T>
static __device__ __forceinline__ void gpuc_p(T *p, T v, int pe) {
    if (char *peer = gpuc_peer(pe)) {
        *gpuc_at(peer, p) = v;
    } else {
        gpuc_far_p<T>(p, v, pe);
    }
}

// gpuc_copy copies units of 16 bytes, divided among size threads, of which rank is one.
// Each thread has four loads under way at a time, since few threads could not fill the
// wire with one each, and the last units come no later than others.
static __device__ __forceinline__ void gpuc_copy(uint4 *dst, const uint4 *src, unsigned units, unsigned rank, unsigned size) {
    src += rank;
    dst += rank;
    // With a unit for each thread at most there is no loop to decide about.
    if (units <= size) {
        if (rank < units) *dst = *src;
        return;
    }
    unsigned i = rank;
#pragma unroll 1
    do {
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
        i += 4 * size;
    } while (i < units);
}

// gpuc_put_long copies more than gpuc_long units for each thread, divided among whole warps.
// A load of the GPU's memory takes half a microsecond: with eight under way, 2048 threads
// keep the wire full. A warp copies pieces of 4 KB, so that the eight addresses differ by
// constants: few registers are left in a kernel with blocks of 1024 threads.
constexpr unsigned gpuc_long = 16, gpuc_loads = 8, gpuc_piece = gpuc_loads * GPUC_WARP_SIZE;

static __device__ __noinline__ void gpuc_put_long(uint4 *to, const uint4 *from, unsigned units, unsigned rank, unsigned size) {
    __builtin_assume(__isGlobal(to));
    __builtin_assume(__isGlobal(from));
    unsigned first = rank / GPUC_WARP_SIZE * gpuc_piece, step = size / GPUC_WARP_SIZE * gpuc_piece;
    from += first + rank % GPUC_WARP_SIZE;
    to += first + rank % GPUC_WARP_SIZE;
    unsigned i = first;
#pragma unroll 1
    for (; i + gpuc_piece <= units; i += step, from += step, to += step) {
        uint4 v[gpuc_loads];
#pragma unroll
        for (unsigned k = 0; k < gpuc_loads; k++) v[k] = from[k * GPUC_WARP_SIZE];
#pragma unroll
        for (unsigned k = 0; k < gpuc_loads; k++) to[k * GPUC_WARP_SIZE] = v[k];
    }
    // One warp has a piece that is not whole: all others are past the end.
#pragma unroll 1
    for (i += rank % GPUC_WARP_SIZE; i < units; i += GPUC_WARP_SIZE, from += GPUC_WARP_SIZE, to += GPUC_WARP_SIZE) *to = *from;
}

// gpuc_copy_as copies what it can of bytes from done on as values of T, if both addresses
// allow it, and moves done on. The addresses stay: of one that may be one of several the
// compiler does not know that it is global.
template <class T>
static __device__ __forceinline__ void gpuc_copy_as(char *dst, const char *src, uint64_t bytes, uint64_t &done, unsigned rank, unsigned size) {
    if ((reinterpret_cast<uint64_t>(dst) | reinterpret_cast<uint64_t>(src)) % sizeof(T) != 0) return;
    uint64_t n = (bytes - done) / sizeof(T);
    T *__restrict__ to = reinterpret_cast<T *>(dst + done);
    const T *__restrict__ from = reinterpret_cast<const T *>(src + done);
#pragma unroll(sizeof(T) < 4 ? 1 : 4)
    for (uint64_t i = rank; i < n; i += size) to[i] = from[i];
    done += n * sizeof(T);
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
        uint64_t done = 0;
        // The counters of gpuc_copy must not overflow.
        constexpr uint64_t most = 1ull << 33;
        if ((reinterpret_cast<uint64_t>(to) | reinterpret_cast<uint64_t>(src)) % 16 == 0) {
#pragma unroll 1
            while (bytes - done >= 16) {
                uint64_t n = (bytes - done < most ? bytes - done : most) & ~15ull;
                gpuc_copy(reinterpret_cast<uint4 *>(to + done), reinterpret_cast<const uint4 *>(src + done), n / 16, rank, size);
                done += n;
            }
        }
        gpuc_copy_as<uint64_t>(to, src, bytes, done, rank, size);
        gpuc_copy_as<uint32_t>(to, src, bytes, done, rank, size);
        gpuc_copy_as<uint16_t>(to, src, bytes, done, rank, size);
        gpuc_copy_as<uint8_t>(to, src, bytes, done, rank, size);
        return;
    }
    if (rank != 0) return;
    gpuc_far_put(dst, from, bytes, pe, nbi);
}

// gpuc_put_meet is a put of which a group's threads know that it was made when the
// group meets after it. The group meets before, so that what any of its threads wrote
// is sent, unless they have met since. As little as can be comes before that: there
// every instruction of every thread counts, while those after it are hidden by the
// loads of the first threads to get there. The peer's address is on its way meanwhile,
// unless it was found before. It returns where the peer's symmetric memory begins, or
// null if it cannot be addressed.
template <class Group>
static __device__ __forceinline__ char *gpuc_put_meet(void *dst, void *src, uint64_t bytes, int pe, bool nbi, bool met, bool found, void *before) {
    char *peer = found ? static_cast<char *>(before) : gpuc_peer(pe);
    if (!met) Group::meet();
    gpuc_workers<Group> w;
    uint64_t units = (bytes + 15) / 16;
    if (w.rank >= units) return peer; // nothing is left for the thread
    uint64_t odd = (reinterpret_cast<uint64_t>(dst) | reinterpret_cast<uint64_t>(src) | bytes) & 15;
    if ((odd | bytes >> 34) == 0 && peer != nullptr) {
        __builtin_assume(__isGlobal(src));
        auto to = gpuc_at(peer, static_cast<uint4 *>(dst));
        auto from = static_cast<const uint4 *>(src);
        if (units <= static_cast<uint64_t>(w.size) * gpuc_long || w.size % GPUC_WARP_SIZE != 0) {
            gpuc_copy(to, from, units, w.rank, w.size);
        } else {
            gpuc_put_long(to, from, units, w.rank, w.size);
        }
    } else {
        gpuc_put_any(peer == nullptr ? nullptr : gpuc_at(peer, static_cast<char *>(dst)), dst, src, bytes, pe, nbi, w.rank, w.size < units ? w.size : units);
    }
    return peer;
}

template <class Group>
static __device__ __forceinline__ void gpuc_put(void *dst, void *src, uint64_t bytes, int pe, bool nbi, bool met, bool found, void *before) {
    gpuc_put_meet<Group>(dst, src, bytes, pe, nbi, met, found, before);
    Group::meet();
}

// Transfers of elements that lie apart. NVSHMEM's own do nothing where the peer is
// not reachable, and count in 32 bits; here such a peer gets each element by itself.
// The group meets before, so that what any of its threads wrote is sent, and
// afterwards, so that whoever goes on may take all of it for done.

template <class T>
static __device__ __noinline__ void gpuc_iput_far(T *dst, const T *src, uint64_t dst_stride, uint64_t src_stride, uint64_t n, int pe, unsigned rank, unsigned size) {
#pragma unroll 1
    for (uint64_t i = rank; i < n; i += size) gpuc_far_p<T>(dst + i * dst_stride, src[i * src_stride], pe);
}

template <class T>
static __device__ __noinline__ void gpuc_iget_far(T *dst, const T *src, uint64_t dst_stride, uint64_t src_stride, uint64_t n, int pe, unsigned rank, unsigned size) {
#pragma unroll 1
    for (uint64_t i = rank; i < n; i += size) dst[i * dst_stride] = gpuc_far_g<T>(const_cast<T *>(src + i * src_stride), pe);
}

template <class T, class Group>
static __device__ __forceinline__ void gpuc_iput(T *dst, const T *src, uint64_t dst_stride, uint64_t src_stride, uint64_t n, int pe) {
    char *peer = gpuc_peer(pe);
    unsigned rank = Group::rank(), size = Group::size();
    Group::meet();
    if (peer != nullptr) {
        T *to = gpuc_at(peer, dst);
        for (uint64_t i = rank; i < n; i += size) to[i * dst_stride] = src[i * src_stride];
    } else {
        gpuc_iput_far(dst, src, dst_stride, src_stride, n, pe, rank, size);
    }
    Group::meet();
}

template <class T, class Group>
static __device__ __forceinline__ void gpuc_iget(T *dst, const T *src, uint64_t dst_stride, uint64_t src_stride, uint64_t n, int pe) {
    char *peer = gpuc_peer(pe);
    unsigned rank = Group::rank(), size = Group::size();
    Group::meet();
    if (peer != nullptr) {
        // As in puts and gets of NVSHMEM's, a cache must not answer.
        const volatile T *from = gpuc_at(peer, src);
        for (uint64_t i = rank; i < n; i += size) dst[i * dst_stride] = from[i * src_stride];
    } else {
        gpuc_iget_far(dst, src, dst_stride, src_stride, n, pe, rank, size);
    }
    Group::meet();
}
