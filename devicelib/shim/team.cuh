// Teams. NVSHMEM takes any number for one of a team, but that of the invalid team;
// here a number that no team has is noticed.

// gpuc_max_teams is how many entries the table of teams has, unless the job was
// told to have more.
constexpr int32_t gpuc_max_teams = 32;

static __device__ __forceinline__ nvshmemi_team_t *gpuc_team(int32_t team) {
    if (team < 0 || team >= gpuc_max_teams) return nullptr;
    return nvshmemi_device_state_d.team_pool[team];
}

static __device__ __forceinline__ int32_t gpuc_team_number(int32_t team) {
    const nvshmemi_team_t *t = gpuc_team(team);
    return t != nullptr ? t->my_pe : -1;
}

static __device__ __forceinline__ int32_t gpuc_team_pes(int32_t team) {
    const nvshmemi_team_t *t = gpuc_team(team);
    return t != nullptr ? t->size : -1;
}

// gpuc_translate_pe returns -1 also for numbers that the team does not have, which
// NVSHMEM's function does not look at.
static __device__ __noinline__ int32_t gpuc_translate_pe(int32_t team, int32_t pe, int32_t to) {
    const nvshmemi_team_t *from = gpuc_team(team), *dest = gpuc_team(to);
    if (from == nullptr || dest == nullptr || pe < 0 || pe >= from->size) return -1;
    // The mapping from numbers of the world stands behind that of the team's.
    return dest->pe_mapping[dest->size + from->pe_mapping[pe]];
}

// gpuc_direct reports whether all PEs of a team can be addressed, so that a store is
// all that a transfer takes.
static __device__ __forceinline__ bool gpuc_direct(const nvshmemi_team_t *t) {
    return nvshmemi_device_state_d.job_connectivity <= NVSHMEMI_JOB_GPU_LDST && t->are_gpus_p2p_connected;
}

// gpuc_at returns the address of symmetric memory on a PE that can be addressed.
static __device__ __forceinline__ char *gpuc_at(const void *p, int pe) {
    auto bases = reinterpret_cast<const unsigned long long *>(nvshmemi_device_state_d.peer_heap_base_p2p);
    return reinterpret_cast<char *>(__ldg(bases + pe)) + (static_cast<const char *>(p) - static_cast<const char *>(nvshmemi_device_state_d.heap_base));
}
