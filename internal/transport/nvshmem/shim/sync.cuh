// Barrier and sync. Where all PEs of the team can be addressed directly, they are
// ours: each PE stores its count of barriers in a word of every other PE, and waits
// for the words of the others, all at once. The words and the count are those that
// NVSHMEM keeps for the team, and what is stored in them is the same, so that
// barriers of the host and these can follow each other. Unlike NVSHMEM's, the wait
// can be ended from outside. So it is with those of all other teams, whose words are
// sent by NVSHMEM.

// gpuc_wait_count waits until a PE has come as far as now. Each PE has a word of its own.
static __device__ __forceinline__ void gpuc_wait_count(uint64_t *words, uint64_t *word, uint64_t now, void *ctrl, int32_t site) {
    gpuc_wait(word, now, gpuc_how(GPUC_CMP_GE, 8, static_cast<int32_t>(word - words)), ctrl, site, [=](uint64_t v) { return static_cast<int64_t>(v) >= static_cast<int64_t>(now); });
}

// gpuc_direct_sync is the barrier of a team whose PEs can be addressed. What the
// threads of the group, and those that they know of, did before it is visible after
// it to the groups of the other PEs.
template <class Group>
static __device__ __forceinline__ void gpuc_direct_sync(const gpuc_team &t, void *ctrl, int32_t site) {
    gpuc_workers<Group> w;
    // Unsigned as ranks are: that of a thread without work stays beyond n.
    unsigned n = t.size(), me = t.me(), first = w.rank + 1;
    uint64_t *words = t.sync_words();
    auto count = t.sync_count();
    // A thread tells the PEs behind this one, and waits for those before it. Where the
    // first of them are is known before the group meets.
    auto told = [&](unsigned i) { return gpuc_at(gpuc_peer(t.pe(me + i < n ? me + i : me + i - n)), words + nvshmemi_device_state_d.mype); };
    auto awaited = [&](unsigned i) { return words + t.pe(me >= i ? me - i : me + n - i); };
    uint64_t *out = nullptr, *in = nullptr;
    if (first < n) {
        out = told(first);
        in = awaited(first);
    }
    Group::meet();
    uint64_t now = *count;
    if (first < n) asm volatile("fence.acq_rel.sys;" ::: "memory");
#pragma unroll 1
    for (unsigned i = first; i < n; i += w.size) gpuc_store_relaxed(i == first ? out : told(i), now);
#pragma unroll 1
    for (unsigned i = first; i < n; i += w.size) {
        uint64_t *word = i == first ? in : awaited(i);
        gpuc_wait_count(words, word, now, ctrl, site);
        gpuc_acquire(word);
    }
    Group::meet();
    if (Group::first()) *count = now + 1;
}

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

template <class Group>
static __device__ __forceinline__ void gpuc_group_meet(const gpuc_team &t, bool completes, void *ctrl, int32_t site) {
    if (t.direct()) {
        gpuc_direct_sync<Group>(t, ctrl, site);
        return;
    }
    Group::meet();
    if (Group::first()) gpuc_network_sync(t.t, completes, ctrl, site);
    Group::meet();
}

template <class Group>
static __device__ __forceinline__ void gpuc_group_barrier(const gpuc_team &t, void *ctrl, int32_t site) {
    gpuc_group_meet<Group>(t, true, ctrl, site);
}

template <class Group>
static __device__ __forceinline__ void gpuc_group_sync(const gpuc_team &t, void *ctrl, int32_t site) {
    gpuc_group_meet<Group>(t, false, ctrl, site);
}
