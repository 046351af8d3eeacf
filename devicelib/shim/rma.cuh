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
