// Collectives that move bytes, and what those that compute stand on. NVSHMEM's own
// take a different algorithm for each size, type and kind of team; some read
// misaligned addresses where a buffer begins in the middle of another, some give
// wrong results in place, and none of their waits can be ended. These do what is
// best where PEs can be addressed directly, and what is simple elsewhere. The
// groups meet before, so that what any of their threads wrote is sent, and the
// barrier at the end is one of all threads too.

// gpuc_coll_get_far gets from a PE that cannot be addressed.
extern "C" __device__ __noinline__ void gpuc_coll_get_far(void *dst, void *src, uint64_t bytes, int32_t pe) {
    gpuc_far_get(dst, src, bytes, pe);
}

// gpuc_send puts bytes into symmetric memory of a PE. They are there after
// gpuc_group_barrier.
template <class Group>
static __device__ __forceinline__ void gpuc_send(void *dst, void *src, uint64_t bytes, int pe) {
    gpuc_workers<Group> w;
    gpuc_put_any(gpuc_near(static_cast<char *>(dst), pe), dst, src, bytes, pe, true, w.rank, w.size);
}

template <class Group>
static __device__ __forceinline__ void gpuc_broadcast(int32_t team, void *dst, void *src, uint64_t bytes, int32_t root, void *ctrl, int32_t site) {
    gpuc_team t(team);
    int n = t.size(), me = t.me();
    Group::meet();
    if (me == root) {
#pragma unroll 1
        for (int i = 1; i <= n; i++) {
            int pe = t.pe((me + i) % n);
            if (i < n || dst != src) gpuc_send<Group>(dst, src, bytes, pe);
        }
    }
    gpuc_group_barrier<Group>(t, ctrl, site);
}

template <class Group>
static __device__ __forceinline__ void gpuc_fcollect(int32_t team, void *dst, void *src, uint64_t bytes, void *ctrl, int32_t site) {
    gpuc_team t(team);
    int n = t.size(), me = t.me();
    Group::meet();
#pragma unroll 1
    for (int i = 1; i <= n; i++) {
        gpuc_send<Group>(static_cast<char *>(dst) + me * bytes, src, bytes, t.pe((me + i) % n));
    }
    gpuc_group_barrier<Group>(t, ctrl, site);
}

template <class Group>
static __device__ __forceinline__ void gpuc_alltoall(int32_t team, void *dst, void *src, uint64_t bytes, void *ctrl, int32_t site) {
    gpuc_team t(team);
    int n = t.size(), me = t.me();
    bytes /= n;
    Group::meet();
#pragma unroll 1
    for (int i = 1; i <= n; i++) {
        int to = (me + i) % n;
        gpuc_send<Group>(static_cast<char *>(dst) + me * bytes, static_cast<char *>(src) + to * bytes, bytes, t.pe(to));
    }
    gpuc_group_barrier<Group>(t, ctrl, site);
}

// What the unit of reductions (reduce.cuh) calls; that unit sees no header of
// a transport.

extern "C" __device__ int32_t gpuc_coll_size(int32_t team) { return gpuc_team(team).size(); }
extern "C" __device__ int32_t gpuc_coll_number(int32_t team) { return gpuc_team(team).me(); }
extern "C" __device__ int32_t gpuc_coll_pe(int32_t team, int32_t number) { return gpuc_team(team).pe(number); }
extern "C" __device__ int32_t gpuc_coll_direct(int32_t team) { return gpuc_team(team).direct(); }
extern "C" __device__ void *gpuc_coll_at(const void *p, int32_t pe) { return gpuc_at(gpuc_peer(pe), (char *)p); }
extern "C" __device__ void *gpuc_coll_near(const void *p, int32_t pe) { return gpuc_near((char *)p, pe); }

// gpuc_coll_scratch returns the half of the team's memory for reductions that is in
// turn, in whole units of 16 bytes, and its size.
extern "C" __device__ void *gpuc_coll_scratch(int32_t team, uint64_t *bytes) {
    return gpuc_team(team).scratch(bytes);
}

// gpuc_coll_turn gives the next reduction the other half. One thread of the group
// calls it before the group meets.
extern "C" __device__ void gpuc_coll_turn(int32_t team) { gpuc_team(team).turn(); }

extern "C" __device__ __noinline__ void gpuc_coll_barrier_thread(int32_t team, void *ctrl, int32_t site) { gpuc_group_barrier<gpuc_group>(gpuc_team(team), ctrl, site); }
extern "C" __device__ __noinline__ void gpuc_coll_barrier_warp(int32_t team, void *ctrl, int32_t site) { gpuc_group_barrier<gpuc_group_warp>(gpuc_team(team), ctrl, site); }
extern "C" __device__ __noinline__ void gpuc_coll_barrier_block(int32_t team, void *ctrl, int32_t site) { gpuc_group_barrier<gpuc_group_block>(gpuc_team(team), ctrl, site); }
