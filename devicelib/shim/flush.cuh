// gpuc_group_flush makes the sources of earlier puts reusable. To a peer that can be
// addressed a put is loads and stores, and what it loads from is free when the group
// has met. What the host's proxy or a NIC reads later is waited for. NVSHMEM has a
// function for that from 3.8 on; where it has none, quiet does it.
template <class Group>
static __device__ __forceinline__ void gpuc_group_flush() {
    Group::meet();
    if (nvshmemi_device_state_d.job_connectivity <= NVSHMEMI_JOB_GPU_LDST) return;
    if (Group::first()) {
#if NVSHMEM_VENDOR_MAJOR_VERSION > 3 || NVSHMEM_VENDOR_MINOR_VERSION >= 8
        nvshmemx_flush();
#else
        nvshmem_quiet();
#endif
    }
    Group::meet();
}
