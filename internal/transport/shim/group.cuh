// Groups of threads that act together, named as op.Op.Body builds them. first
// says which thread acts for its group, and meet lets the group's threads see
// what each of them did before.

// gpuc_thread_rank is the linear index of the thread in its block.
static __device__ __forceinline__ unsigned gpuc_thread_rank() {
    return threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z);
}

// gpuc_threads is the number of threads of the block.
static __device__ __forceinline__ unsigned gpuc_threads() { return blockDim.x * blockDim.y * blockDim.z; }

// gpuc_whole_warp reports whether NVSHMEM's warp operations work in this warp:
// they divide the work among the lanes of a full warp unless the whole block has
// fewer, so in the last warp of a block of 40 threads most of it would not be done.
static __device__ __forceinline__ bool gpuc_whole_warp() {
    unsigned threads = gpuc_threads();
    return threads % GPUC_WARP_SIZE == 0 || threads < GPUC_WARP_SIZE || (gpuc_thread_rank() | (GPUC_WARP_SIZE - 1)) < threads;
}

struct gpuc_group {
    static __device__ __forceinline__ bool whole() { return true; }
    static __device__ __forceinline__ unsigned rank() { return 0; }
    static __device__ __forceinline__ unsigned size() { return 1; }
    static __device__ __forceinline__ bool first() { return true; }
    static __device__ __forceinline__ void meet() {}
};

struct gpuc_group_warp {
    static __device__ __forceinline__ bool whole() { return gpuc_whole_warp(); }
    static __device__ __forceinline__ unsigned rank() { return gpuc_thread_rank() % GPUC_WARP_SIZE; }
    static __device__ __forceinline__ unsigned size() {
        unsigned rest = gpuc_threads() - (gpuc_thread_rank() & ~(GPUC_WARP_SIZE - 1u));
        return rest < GPUC_WARP_SIZE ? rest : GPUC_WARP_SIZE;
    }
    static __device__ __forceinline__ bool first() { return rank() == 0; }
    static __device__ __forceinline__ void meet() { __syncwarp(); }
};

struct gpuc_group_block {
    static __device__ __forceinline__ bool whole() { return true; }
    static __device__ __forceinline__ unsigned rank() { return gpuc_thread_rank(); }
    static __device__ __forceinline__ unsigned size() { return gpuc_threads(); }
    static __device__ __forceinline__ bool first() { return rank() == 0; }
    static __device__ __forceinline__ void meet() { __syncthreads(); }
};

// gpuc_workers divides work among the threads of a group: those that are there, or
// the first alone where some are missing.
template <class Group>
struct gpuc_workers {
    unsigned rank, size;
    __device__ __forceinline__ gpuc_workers() {
        bool whole = Group::whole();
        size = whole ? Group::size() : 1;
        rank = whole ? Group::rank() : Group::first() ? 0 : 0x7fffffff;
    }
};

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
