// Fence and quiet of a group cover what any of its threads did before. NVSHMEM's
// own quiet at block scope lets its first thread act before the others arrive,
// and its fence has thread scope only; so the group meets, one thread acts for
// all, and the group meets again.

// gpuc_fence orders what comes before it before what comes after. NVSHMEM's orders
// loads behind it after stores before it as well, which no fence promises.
static __device__ __forceinline__ void gpuc_fence() {
    if (nvshmemi_device_state_d.job_connectivity > NVSHMEMI_JOB_GPU_LDST) {
        nvshmem_fence();
    } else {
        asm volatile("fence.acq_rel.sys;" ::: "memory");
    }
}

template <class Group>
static __device__ __forceinline__ void gpuc_group_fence() {
    Group::meet();
    if (Group::first()) gpuc_fence();
    Group::meet();
}

template <class Group>
static __device__ __forceinline__ void gpuc_group_quiet() {
    Group::meet();
    if (Group::first()) nvshmem_quiet();
    Group::meet();
}
