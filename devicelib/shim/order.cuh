// Fence and quiet of a group cover what any of its threads did before. NVSHMEM's
// own quiet at block scope lets its first thread act before the others arrive,
// and its fence has thread scope only; so the group meets, one thread acts for
// all, and the group meets again.

template <class Group>
static __device__ __forceinline__ void gpuc_group_fence() {
    Group::meet();
    if (Group::first()) nvshmem_fence();
    Group::meet();
}

template <class Group>
static __device__ __forceinline__ void gpuc_group_quiet() {
    Group::meet();
    if (Group::first()) nvshmem_quiet();
    Group::meet();
}
