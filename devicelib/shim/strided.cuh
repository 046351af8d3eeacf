// Transfers of elements that lie apart. NVSHMEM's own do nothing where the peer is
// not reachable, and count in 32 bits; here such a peer gets each element by itself.
// The group meets before, so that what any of its threads wrote is sent, and
// afterwards, so that whoever goes on may take all of it for done.

static __device__ __noinline__ void gpuc_remote_p(uint8_t *p, uint8_t v, int pe) { nvshmem_uint8_p(p, v, pe); }
static __device__ __noinline__ void gpuc_remote_p(uint16_t *p, uint16_t v, int pe) { nvshmem_uint16_p(p, v, pe); }
static __device__ __noinline__ void gpuc_remote_p(uint32_t *p, uint32_t v, int pe) { nvshmem_uint32_p(p, v, pe); }
static __device__ __noinline__ void gpuc_remote_p(uint64_t *p, uint64_t v, int pe) { nvshmem_uint64_p(p, v, pe); }

template <class T>
static __device__ __noinline__ T gpuc_far_g(const T *p, int pe) { return gpuc_remote_g(p, pe); }

template <class T, class Group>
static __device__ __forceinline__ void gpuc_iput(void *dst, const void *src, uint64_t dst_stride, uint64_t src_stride, uint64_t n, int pe) {
    Group::meet();
    T *to = gpuc_near(static_cast<T *>(dst), pe);
    auto from = static_cast<const T *>(src);
    if (to != nullptr) {
        for (uint64_t i = Group::rank(); i < n; i += Group::size()) to[i * dst_stride] = from[i * src_stride];
    } else {
        for (uint64_t i = Group::rank(); i < n; i += Group::size()) {
            gpuc_remote_p(static_cast<T *>(dst) + i * dst_stride, from[i * src_stride], pe);
        }
    }
    Group::meet();
}

template <class T, class Group>
static __device__ __forceinline__ void gpuc_iget(void *dst, const void *src, uint64_t dst_stride, uint64_t src_stride, uint64_t n, int pe) {
    Group::meet();
    const T *from = gpuc_near(static_cast<const T *>(src), pe);
    auto to = static_cast<T *>(dst);
    if (from != nullptr) {
        // As in puts and gets of NVSHMEM's, a cache must not answer.
        auto now = static_cast<const volatile T *>(from);
        for (uint64_t i = Group::rank(); i < n; i += Group::size()) to[i * dst_stride] = now[i * src_stride];
    } else {
        for (uint64_t i = Group::rank(); i < n; i += Group::size()) {
            to[i * dst_stride] = gpuc_far_g(static_cast<const T *>(src) + i * src_stride, pe);
        }
    }
    Group::meet();
}
