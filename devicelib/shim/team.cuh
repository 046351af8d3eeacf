// gpuc_translate_pe returns -1 for what NVSHMEM's function does not look at: numbers
// that the team does not have, and teams that do not exist.
static __device__ __noinline__ int32_t gpuc_translate_pe(nvshmem_team_t team, int32_t pe, nvshmem_team_t to) {
    if (team < 0 || to < 0) return -1;
    const nvshmemi_team_t *from = nvshmemi_device_state_d.team_pool[team];
    const nvshmemi_team_t *dest = nvshmemi_device_state_d.team_pool[to];
    if (from == nullptr || dest == nullptr || pe < 0 || pe >= from->size) return -1;
    // The mapping from numbers of the world stands behind that of the team's.
    return dest->pe_mapping[dest->size + from->pe_mapping[pe]];
}
