// gpuc_team is a team. What is asked of the world needs no load.
struct gpuc_team {
    bool all;
    gpuc_nccl_team *t;

    explicit __device__ __forceinline__ gpuc_team(int32_t id)
        : all(false), t(id < 0 || id >= gpuc_max_teams ? nullptr : gpuc_nccl_state.teams + id) {}

    static __device__ __forceinline__ gpuc_team world() {
        gpuc_team w(GPUC_TEAM_WORLD);
        w.all = true;
        return w;
    }

    __device__ __forceinline__ bool exists() const { return t != nullptr && size() != 0; }
    __device__ __forceinline__ int size() const { return all ? gpuc_pes() : gpuc_fixed(&t->size); }
    __device__ __forceinline__ int me() const { return all ? gpuc_me() : gpuc_fixed(&t->me); }

    // pe is the number in the world of a PE of the team, and number that in the team of a PE of
    // the world, or -1.
    __device__ __forceinline__ int pe(int i) const { return all ? i : gpuc_fixed(gpuc_fixed(&t->pes) + i); }
    __device__ __forceinline__ int number(int pe) const { return all ? pe : gpuc_fixed(gpuc_fixed(&t->pes) + size() + pe); }

    __device__ __forceinline__ bool direct() const { return gpuc_all_near() || (!all && gpuc_fixed(&t->near) != 0); }
    __device__ __forceinline__ uint64_t *sync_words() const { return all ? gpuc_nccl_state.words : gpuc_fixed(&t->words); }
    __device__ __forceinline__ volatile uint64_t *sync_count() const { return &t->count; }
    __device__ __forceinline__ void far_sync(bool completes, void *ctrl, int32_t site) const { gpuc_far_sync(t, completes, ctrl, site); }

    // scratch is the half of the team's memory for reductions that is in turn, and turn gives the
    // next reduction the other half.
    __device__ __forceinline__ void *scratch(uint64_t *bytes) const {
        *bytes = gpuc_nccl_scratch;
        return gpuc_fixed(&t->scratch) + *static_cast<volatile uint64_t *>(&t->turns) % 2 * gpuc_nccl_scratch;
    }
    __device__ __forceinline__ void turn() const { t->turns += 1; }
};
