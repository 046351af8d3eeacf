// NCCL's memory as kernels see it. The symmetric memories of all PEs lie in one range of
// addresses, at equal distances: a peer's address is computed, and no PE is far. The files that
// transports share ask for what follows (internal/transport/shim).
#include <cuda/std/cstdint>
#include <cuda_fp16.h>

constexpr int32_t gpuc_max_teams = 32;
constexpr uint64_t gpuc_nccl_scratch = 64 << 10; // of a team, in each half

// A row of the table of teams. The host writes it (team.go).
struct gpuc_nccl_team {
    int32_t me, size;      // size is 0 if there is no such team on this PE
    const int32_t *pes;    // the PEs of the team, followed by each PE's number in it, or -1
    uint64_t *words;       // symmetric: one word for each PE of the world
    uint64_t count, turns; // of barriers, and of reductions
    char *scratch;         // symmetric: two halves of gpuc_nccl_scratch bytes
};

// What the host fills in when it has loaded a module.
struct gpuc_nccl_state_t {
    int32_t me, n;
    uint32_t stride; // from one PE's memory to the next one's, in units of 4 GiB
    int32_t unused;
    gpuc_nccl_team *teams;
    uint64_t *words; // those of the world
};
__constant__ gpuc_nccl_state_t gpuc_nccl_state;

static __device__ __forceinline__ int gpuc_me() { return gpuc_nccl_state.me; }
static __device__ __forceinline__ int gpuc_pes() { return gpuc_nccl_state.n; }

// gpuc_peer returns how far a PE's memory is, which changes the upper half of an address
// alone. The lowest bit tells the compiler that it is not null: every PE can be addressed.
static __device__ __forceinline__ char *gpuc_peer(int pe) {
    return reinterpret_cast<char *>(static_cast<uint64_t>(static_cast<uint32_t>(pe - gpuc_me()) * gpuc_nccl_state.stride) << 32 | 1);
}

template <class T>
static __device__ __forceinline__ T *gpuc_at(char *peer, T *p) {
    auto q = reinterpret_cast<T *>(reinterpret_cast<uint64_t>(p) + (reinterpret_cast<uint64_t>(peer) - 1));
    __builtin_assume(__isGlobal(q) && q != nullptr);
    return q;
}

template <class T>
static __device__ __forceinline__ T *gpuc_near(T *p, int pe) { return gpuc_at(gpuc_peer(pe), p); }

static __device__ __forceinline__ void gpuc_quiet() { __threadfence_system(); }
static __device__ __forceinline__ constexpr bool gpuc_all_near() { return true; }
static __device__ __forceinline__ constexpr bool gpuc_amo_reaches() { return true; }

// No PE is far, and the compiler leaves out what these would be called for.
#define GPUC_AMO(name) 0
static __device__ __forceinline__ void gpuc_far_fence() {}
static __device__ __forceinline__ void gpuc_far_arrived() {}
static __device__ __forceinline__ void gpuc_far_put(void *, void *, uint64_t, int, bool) { __trap(); }
static __device__ __forceinline__ void gpuc_far_get(void *, void *, uint64_t, int) { __trap(); }
template <class T>
static __device__ __forceinline__ T gpuc_far_g(T *p, int) { __trap(); return *p; }
template <class T>
static __device__ __forceinline__ void gpuc_far_p(T *, T, int) { __trap(); }
template <class T>
static __device__ __forceinline__ T gpuc_far_amo(void *, T value, T, int, int) { __trap(); return value; }
template <class T>
static __device__ __forceinline__ void gpuc_far_amo_post(void *, T, int, int) { __trap(); }

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

    __device__ __forceinline__ constexpr bool direct() const { return true; }
    __device__ __forceinline__ uint64_t *sync_words() const { return all ? gpuc_nccl_state.words : gpuc_fixed(&t->words); }
    __device__ __forceinline__ volatile uint64_t *sync_count() const { return &t->count; }
    __device__ __forceinline__ void far_sync(bool, void *, int32_t) const { __trap(); }

    // scratch is the half of the team's memory for reductions that is in turn, and turn gives the
    // next reduction the other half.
    __device__ __forceinline__ void *scratch(uint64_t *bytes) const {
        *bytes = gpuc_nccl_scratch;
        return gpuc_fixed(&t->scratch) + *static_cast<volatile uint64_t *>(&t->turns) % 2 * gpuc_nccl_scratch;
    }
    __device__ __forceinline__ void turn() const { t->turns += 1; }
};
