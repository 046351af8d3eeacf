// Barrier and sync, over the functions behind NVSHMEM's public names: the public
// header of collectives takes four times as long to compile.

// NVSHMEM waits for the peers with relaxed loads, after which memory that the
// multiprocessor has cached earlier could still be read in its old state.
template <class Group>
static __device__ __forceinline__ void gpuc_group_acquire() {
    if (Group::first()) asm volatile("fence.acq_rel.sys;" ::: "memory");
    Group::meet();
}

template <class Group>
static __device__ __forceinline__ void gpuc_group_barrier(nvshmem_team_t team) {
    if (Group::whole()) {
        nvshmemi_barrier_threadgroup<Group::scope>(team);
    } else {
        Group::meet();
        if (Group::first()) nvshmemi_barrier_threadgroup<NVSHMEMI_THREADGROUP_THREAD>(team);
        Group::meet();
    }
    gpuc_group_acquire<Group>();
}

template <class Group>
static __device__ __forceinline__ void gpuc_group_sync(nvshmem_team_t team) {
    if (Group::whole()) {
        nvshmemi_sync_threadgroup<Group::scope>(team);
    } else {
        Group::meet();
        if (Group::first()) nvshmemi_sync_threadgroup<NVSHMEMI_THREADGROUP_THREAD>(team);
        Group::meet();
    }
    gpuc_group_acquire<Group>();
}
