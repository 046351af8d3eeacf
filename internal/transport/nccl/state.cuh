// NCCL's memory as kernels see it. The symmetric memories of the PEs of a host lie in one range of
// addresses, at equal distances: a peer's address is computed. The files that transports share ask
// for what is here and in near.cuh, or in far.cuh where PEs may be on other hosts (internal/transport/shim).
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
    uint64_t near;         // whether all PEs of the team are on this host
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

// gpuc_apart returns how far the memory of a PE of this host is, which changes the upper half of an address
// alone. The lowest bit tells the compiler that it is not null.
static __device__ __forceinline__ char *gpuc_apart(int pe) {
    return reinterpret_cast<char *>(static_cast<uint64_t>(static_cast<uint32_t>(pe - gpuc_me()) * gpuc_nccl_state.stride) << 32 | 1);
}

template <class T>
static __device__ __forceinline__ T *gpuc_at(char *peer, T *p) {
    auto q = reinterpret_cast<T *>(reinterpret_cast<uint64_t>(p) + (reinterpret_cast<uint64_t>(peer) - 1));
    __builtin_assume(__isGlobal(q) && q != nullptr);
    return q;
}
