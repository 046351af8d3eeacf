// Where the memory of a peer can be addressed.

// gpuc_fixed loads what does not change while a kernel runs. The compiler makes it once for
// several uses, over waits and fences, too.
template <class T>
static __device__ __forceinline__ T gpuc_fixed(const T *p) {
    if constexpr (sizeof(T) == 8) {
        return (T)__ldg(reinterpret_cast<const unsigned long long *>(p));
    } else if constexpr (sizeof(T) == 4) {
        return (T)__ldg(reinterpret_cast<const unsigned int *>(p));
    } else {
        static_assert(sizeof(T) == 1, "add the width");
        return (T)__ldg(reinterpret_cast<const unsigned char *>(p));
    }
}

// gpuc_peer returns where the symmetric memory of a PE begins, or null if it cannot be
// addressed. Its load may also be moved out of loops and ahead of waits, behind which one would find
// an empty cache. It may then be made although no operation is, for a number that is no PE's:
// so it is made for PE 0 instead.
static __device__ __forceinline__ char *gpuc_peer(int pe) {
    unsigned n = (unsigned)pe < (unsigned)nvshmemi_device_state_d.npes ? pe : 0;
    char *peer;
    asm("ld.global.nc.u64 %0, [%1];" : "=l"(peer) : "l"(__cvta_generic_to_global(nvshmemi_device_state_d.peer_heap_base_p2p + n)));
    return peer;
}

// gpuc_peer_here is gpuc_peer for a number that is a PE's, and stays ahead of a barrier that
// comes after it: ptxas would move a load of what does not change behind that.
static __device__ __forceinline__ void *gpuc_peer_here(int32_t pe) {
    void *peer;
    asm volatile("ld.global.u64 %0, [%1];" : "=l"(peer) : "l"(__cvta_generic_to_global(nvshmemi_device_state_d.peer_heap_base_p2p + pe)));
    return peer;
}

// gpuc_at returns where symmetric memory of this PE lies on a peer that can be addressed.
template <class T>
static __device__ __forceinline__ T *gpuc_at(char *peer, T *p) {
    auto q = reinterpret_cast<T *>(peer + (reinterpret_cast<const char *>(p) - static_cast<const char *>(nvshmemi_device_state_d.heap_base)));
    __builtin_assume(__isGlobal(q) && q != nullptr);
    return q;
}

// gpuc_near does both.
template <class T>
static __device__ __forceinline__ T *gpuc_near(T *p, int pe) {
    char *peer = gpuc_peer(pe);
    return peer != nullptr ? gpuc_at(peer, p) : nullptr;
}
