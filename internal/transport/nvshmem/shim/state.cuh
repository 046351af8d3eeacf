// What NVSHMEM's host library fills in when a module is registered with it. A
// second copy in the link would be left empty, so it stands in a unit of its own.
__constant__ nvshmemi_device_host_state_t nvshmemi_device_state_d;
__constant__ nvshmemi_version_t nvshmemi_device_lib_version_d = {
    NVSHMEM_VENDOR_MAJOR_VERSION, NVSHMEM_VENDOR_MINOR_VERSION, NVSHMEM_VENDOR_PATCH_VERSION};

// Signal operations, comparisons and teams are passed on as kernels have them.
static_assert(GPUC_SIGNAL_SET == NVSHMEM_SIGNAL_SET && GPUC_SIGNAL_ADD == NVSHMEM_SIGNAL_ADD, "signal operations");
static_assert(GPUC_CMP_EQ == NVSHMEM_CMP_EQ && GPUC_CMP_NE == NVSHMEM_CMP_NE && GPUC_CMP_GT == NVSHMEM_CMP_GT, "comparisons");
static_assert(GPUC_CMP_LE == NVSHMEM_CMP_LE && GPUC_CMP_LT == NVSHMEM_CMP_LT && GPUC_CMP_GE == NVSHMEM_CMP_GE, "comparisons");
static_assert(GPUC_TEAM_WORLD == NVSHMEM_TEAM_WORLD, "teams");

// Where the memory of a peer can be addressed.

// gpuc_peer returns where the symmetric memory of a PE begins, or null if it cannot be
// addressed. Its load may also be moved out of loops and ahead of waits, after which one would find
// an empty cache. It may then be made although no operation is, for a number that is no PE's:
// so it is made for PE 0 instead.
static __device__ __forceinline__ char *gpuc_peer(int pe) {
    unsigned n = (unsigned)pe < (unsigned)nvshmemi_device_state_d.npes ? pe : 0;
    char *peer;
    asm("ld.global.nc.u64 %0, [%1];" : "=l"(peer) : "l"(__cvta_generic_to_global(nvshmemi_device_state_d.peer_heap_base_p2p + n)));
    return peer;
}

// gpuc_peer_here is gpuc_peer for a number that is a PE's, and stays ahead of a barrier that
// comes after it: ptxas would move a load of what does not change after that.
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

// What the shared files ask for, of PEs that are addressed and of those that are not.

static __device__ __forceinline__ int gpuc_me() { return nvshmemi_device_state_d.mype; }
static __device__ __forceinline__ bool gpuc_all_near() { return nvshmemi_device_state_d.job_connectivity <= NVSHMEMI_JOB_GPU_LDST; }

// gpuc_amo_reaches reports whether this GPU's own atomics work on a peer, as on every other, and
// gpuc_signal_adds whether they do on signals of peers that can be addressed: what adds to a word is of one kind.
static __device__ __forceinline__ bool gpuc_signal_adds() { return gpuc_all_near(); }
static __device__ __forceinline__ bool gpuc_amo_reaches(int) { return nvshmemi_device_state_d.job_connectivity <= NVSHMEMI_JOB_GPU_LDST_ATOMICS; }

static __device__ __forceinline__ void gpuc_far_fence() { nvshmem_fence(); }
static __device__ __forceinline__ void gpuc_quiet() { nvshmem_quiet(); }

// gpuc_far_arrived waits for data that a network card has written.
static __device__ __forceinline__ void gpuc_far_arrived() {
    if (nvshmemi_device_state_d.job_connectivity > NVSHMEMI_JOB_GPU_PROXY) nvshmemi_transfer_syncapi_update_mem();
}

template <class T>
static __device__ __forceinline__ T gpuc_far_g(T *p, int pe) { return nvshmemi_transfer_rma_g<T>(p, pe); }
template <class T>
static __device__ __forceinline__ void gpuc_far_p(T *p, T v, int pe) { nvshmemi_transfer_rma_p<T>(p, v, pe); }

// gpuc_sent_by_host makes visible to the processor what this thread, and those that it has met,
// have written: for puts from a heap in host memory, which the processor reads. NVSHMEM's proxy
// has a fence for the device alone before it hands on the request (transfer_dma in
// proxy_device.cuh), which suits a network card that reads the memory of the GPU. Its path without
// a proxy has the fence of the system, under this condition (ibgda_device.cuh).
static __device__ __forceinline__ void gpuc_sent_by_host() {
    if (nvshmemi_device_state_d.symmetric_heap_kind) __threadfence_system();
}

static __device__ __forceinline__ void gpuc_far_put(void *dst, void *from, uint64_t bytes, int pe, bool nbi) {
    gpuc_sent_by_host();
    if (nbi) {
        nvshmemi_transfer_rma_nbi<NVSHMEMI_THREADGROUP_THREAD, NVSHMEMI_OP_PUT>(dst, from, bytes, pe);
    } else {
        nvshmemi_transfer_rma<NVSHMEMI_THREADGROUP_THREAD, NVSHMEMI_OP_PUT>(dst, from, bytes, pe);
    }
}

static __device__ __forceinline__ void gpuc_far_get(void *dst, void *src, uint64_t bytes, int pe) {
    nvshmemi_transfer_rma<NVSHMEMI_THREADGROUP_THREAD, NVSHMEMI_OP_GET>(src, dst, bytes, pe);
}

// Atomics by NVSHMEM's numbers; those of signal operations are among them.
#define GPUC_AMO(name) NVSHMEMI_AMO_##name
template <class T>
static __device__ __forceinline__ T gpuc_far_amo(void *ptr, T value, T cond, int pe, int amo) {
    return nvshmemi_transfer_amo_fetch<T>(ptr, value, cond, pe, static_cast<nvshmemi_amo_t>(amo));
}
template <class T>
static __device__ __forceinline__ void gpuc_far_amo_post(void *ptr, T value, int pe, int amo) {
    nvshmemi_transfer_amo_nonfetch<T>(ptr, value, pe, static_cast<nvshmemi_amo_t>(amo));
}

#ifdef NVSHMEM_IBGDA_SUPPORT
#define GPUC_NIC_PUT_SIGNAL
static __device__ __forceinline__ bool gpuc_nic_drives() { return nvshmemi_device_state_d.ibgda_is_initialized; }

// gpuc_put_signal_nic hands a NIC the put and the signal at once. It keeps their order, so
// that no completion is waited for between them, as a fence would.
static __device__ __noinline__ void gpuc_put_signal_nic(void *dst, void *src, uint64_t bytes, uint64_t *sig, uint64_t value, int32_t op, int32_t pe, bool nbi) {
    nvshmemi_ibgda_put_signal<NVSHMEMI_THREADGROUP_THREAD>(dst, src, bytes, sig, value, static_cast<nvshmemi_amo_t>(op), pe, nbi);
}
#endif
