// gpuc_flush_far waits for what the host's proxy or a NIC may read later. NVSHMEM has
// a flush from 3.8 on, which waits for the same completions as its quiet.
static __device__ __noinline__ void gpuc_flush_far() { nvshmem_quiet(); }

// gpuc_group_flush makes the sources of earlier puts reusable. To a peer that can be
// addressed a put is loads and stores, and what it loads from is free when the group
// has met.
template <class Group>
static __device__ __forceinline__ void gpuc_group_flush() {
    Group::meet();
    if (nvshmemi_device_state_d.job_connectivity <= NVSHMEMI_JOB_GPU_LDST) return;
    if (Group::first()) gpuc_flush_far();
    Group::meet();
}
