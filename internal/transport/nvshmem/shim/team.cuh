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

    // scratch is the half of the team's memory for reductions that is in turn, in whole units
    // of 16 bytes, and turn gives the next reduction the other half.
    __device__ __forceinline__ void *scratch(uint64_t *bytes) const {
        auto p = reinterpret_cast<uint64_t>(nvshmemi_team_get_psync(t, REDUCE));
        *bytes = (nvshmemi_device_state_d.gpu_coll_env_params_var.reduce_scratch_size / 2 - 16) & ~15ull;
        return reinterpret_cast<void *>((p + 15) & ~15ull);
    }
    __device__ __forceinline__ void turn() const { t->rdxn_count += 1; }

    // far_sync is the barrier of a team that is not direct, or its sync.
    __device__ __forceinline__ void far_sync(bool completes, void *ctrl, int32_t site) const;

  private:
    // placed is what NVSHMEM finds a team's memory by.
    __device__ __forceinline__ nvshmemi_team_t placed() const {
        nvshmemi_team_t place;
        place.team_idx = all ? NVSHMEM_TEAM_WORLD_INDEX : gpuc_fixed(&t->team_idx);
        return place;
    }
};

// Defined in the files that follow.
static __device__ __forceinline__ void gpuc_signal_op(uint64_t *sig, uint64_t value, int32_t op, int pe);
static __device__ __forceinline__ void gpuc_wait_count(uint64_t *words, uint64_t *word, uint64_t now, void *ctrl, int32_t site);

// gpuc_network_sync is the barrier of a team of which some PEs cannot be addressed, for
// one thread: in each round a PE tells another one twice as far away, and waits for
// that one on the other side, so that after the last round all have told all. It
// stands once in a kernel, since the way over a network is long. A barrier completes what the
// PEs have sent, which takes as long as all else; a sync does not.
static __device__ __noinline__ void gpuc_network_sync(nvshmemi_team_t *t, bool completes, void *ctrl, int32_t site) {
    unsigned n = t->size, me = t->my_pe;
    auto words = reinterpret_cast<uint64_t *>(nvshmemi_team_get_psync(t, SYNC));
    auto count = reinterpret_cast<volatile uint64_t *>(nvshmemi_team_get_sync_counter(t));
    uint64_t now = *count;
    if (completes) nvshmem_quiet();
#pragma unroll 1
    for (unsigned far = 1; far < n; far *= 2) {
        // What this PE has heard of is heard of by the next one too.
        asm volatile("fence.acq_rel.sys;" ::: "memory");
        gpuc_signal_op(words + nvshmemi_device_state_d.mype, now, GPUC_SIGNAL_SET, t->pe_mapping[(me + far) % n]);
        gpuc_wait_count(words, words + t->pe_mapping[(me + n - far) % n], now, ctrl, site);
    }
    *count = now + 1;
    asm volatile("fence.acq_rel.sys;" ::: "memory");
    if (completes && nvshmemi_device_state_d.job_connectivity > NVSHMEMI_JOB_GPU_PROXY) nvshmemi_transfer_syncapi_update_mem();
}

__device__ __forceinline__ void gpuc_team::far_sync(bool completes, void *ctrl, int32_t site) const { gpuc_network_sync(t, completes, ctrl, site); }
