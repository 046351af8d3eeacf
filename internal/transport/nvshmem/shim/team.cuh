// Teams. NVSHMEM takes any number for one of a team, but that of the invalid team;
// here a number that no team has is noticed.

// gpuc_max_teams is how many entries the table of teams has, unless the job was
// told to have more.
constexpr int32_t gpuc_max_teams = 32;

// gpuc_team is a team, whose PEs and places in memory stay the same while a kernel runs.
// What is asked of the world needs no load.
struct gpuc_team {
    bool all;           // whether it is that of the world, where the compiler knows it
    nvshmemi_team_t *t; // null if there is none

    explicit __device__ __forceinline__ gpuc_team(int32_t id)
        : all(false), t(id < 0 || id >= gpuc_max_teams ? nullptr : gpuc_fixed(nvshmemi_device_state_d.team_pool + id)) {}

    static __device__ __forceinline__ gpuc_team world() {
        gpuc_team w(GPUC_TEAM_WORLD);
        w.all = true;
        return w;
    }

    __device__ __forceinline__ bool exists() const { return t != nullptr; }
    __device__ __forceinline__ int size() const { return all ? nvshmemi_device_state_d.npes : gpuc_fixed(&t->size); }
    __device__ __forceinline__ int me() const { return all ? nvshmemi_device_state_d.mype : gpuc_fixed(&t->my_pe); }

    // pe is the number in the world of a PE of the team.
    __device__ __forceinline__ int pe(int i) const { return all ? i : gpuc_fixed(gpuc_fixed(&t->pe_mapping) + i); }

    // number is the number in the team of a PE of the world, or -1.
    __device__ __forceinline__ int number(int pe) const { return all ? pe : gpuc_fixed(gpuc_fixed(&t->pe_mapping) + size() + pe); }

    // direct reports whether all PEs of the team can be addressed, so that a store is
    // all that a transfer takes.
    __device__ __forceinline__ bool direct() const {
        return nvshmemi_device_state_d.job_connectivity <= NVSHMEMI_JOB_GPU_LDST && (all || gpuc_fixed(&t->are_gpus_p2p_connected));
    }

    // sync_words are the words for barriers, one for each PE of the world, and
    // sync_count this PE's count of them.
    __device__ __forceinline__ uint64_t *sync_words() const {
        nvshmemi_team_t place = placed();
        return reinterpret_cast<uint64_t *>(nvshmemi_team_get_psync(&place, SYNC));
    }
    __device__ __forceinline__ volatile uint64_t *sync_count() const {
        nvshmemi_team_t place = placed();
        return reinterpret_cast<volatile uint64_t *>(nvshmemi_team_get_sync_counter(&place));
    }

  private:
    // placed is what NVSHMEM finds a team's memory by.
    __device__ __forceinline__ nvshmemi_team_t placed() const {
        nvshmemi_team_t place;
        place.team_idx = all ? NVSHMEM_TEAM_WORLD_INDEX : gpuc_fixed(&t->team_idx);
        return place;
    }
};

static __device__ __forceinline__ int32_t gpuc_team_number(int32_t team) {
    gpuc_team t(team);
    return t.exists() ? t.me() : -1;
}

static __device__ __forceinline__ int32_t gpuc_team_pes(int32_t team) {
    gpuc_team t(team);
    return t.exists() ? t.size() : -1;
}

// gpuc_translate_pe returns -1 also for numbers that the team does not have, which
// NVSHMEM's function does not look at.
static __device__ __noinline__ int32_t gpuc_translate_pe(int32_t team, int32_t pe, int32_t to) {
    gpuc_team from(team), dest(to);
    if (!from.exists() || !dest.exists() || pe < 0 || pe >= from.size()) return -1;
    return dest.number(from.pe(pe));
}
