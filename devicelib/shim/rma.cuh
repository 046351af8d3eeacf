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
// one each.
static __device__ __forceinline__ void gpuc_copy(uint4 *dst, const uint4 *src, unsigned units, unsigned rank, unsigned size) {
    unsigned i = rank;
    if (i >= units) return;
#pragma unroll 1
    for (; i + 3 * size < units; i += 4 * size) {
        uint4 a = src[i], b = src[i + size], c = src[i + 2 * size], d = src[i + 3 * size];
        dst[i] = a;
        dst[i + size] = b;
        dst[i + 2 * size] = c;
        dst[i + 3 * size] = d;
    }
#pragma unroll 1
    for (; i < units; i += size) dst[i] = src[i];
}

// gpuc_put_units copies to a reachable peer if everything is in whole units of 16
// bytes, and reports whether it did. The group meets before, so that what any of
// its threads wrote is sent, and afterwards, so that whoever goes on may take all
// of it for sent. As little as can be comes before the first meeting: there every
// instruction of every thread counts, while those behind it are hidden by the
// loads of the first threads to get there. The peer's address is on its way
// meanwhile.
template <class Group>
static __device__ __forceinline__ bool gpuc_put_units(void *dst, const void *src, uint64_t bytes, int pe) {
    auto bases = reinterpret_cast<const unsigned long long *>(nvshmemi_device_state_d.peer_heap_base_p2p);
    auto base = reinterpret_cast<char *>(__ldg(bases + pe));
    Group::meet();
    // The counters of gpuc_copy must not overflow.
    uint64_t odd = (reinterpret_cast<uint64_t>(dst) | reinterpret_cast<uint64_t>(src) | bytes) & 15;
    if ((odd | bytes >> 34) != 0 || base == nullptr) return false;
    auto offset = static_cast<char *>(dst) - static_cast<char *>(nvshmemi_device_state_d.heap_base);
    gpuc_copy(reinterpret_cast<uint4 *>(base + offset), static_cast<const uint4 *>(src), bytes / 16, Group::rank(), Group::size());
    Group::meet();
    return true;
}
