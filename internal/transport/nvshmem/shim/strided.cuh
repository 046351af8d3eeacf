// Transfers of elements that lie apart. NVSHMEM's own do nothing where the peer is
// not reachable, and count in 32 bits; here such a peer gets each element by itself.
// The group meets before, so that what any of its threads wrote is sent, and
// afterwards, so that whoever goes on may take all of it for done.

template <class T>
static __device__ __noinline__ void gpuc_iput_far(T *dst, const T *src, uint64_t dst_stride, uint64_t src_stride, uint64_t n, int pe, unsigned rank, unsigned size) {
#pragma unroll 1
    for (uint64_t i = rank; i < n; i += size) nvshmemi_transfer_rma_p<T>(dst + i * dst_stride, src[i * src_stride], pe);
}

template <class T>
static __device__ __noinline__ void gpuc_iget_far(T *dst, const T *src, uint64_t dst_stride, uint64_t src_stride, uint64_t n, int pe, unsigned rank, unsigned size) {
#pragma unroll 1
    for (uint64_t i = rank; i < n; i += size) dst[i * dst_stride] = nvshmemi_transfer_rma_g<T>(const_cast<T *>(src + i * src_stride), pe);
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
