// Fence and quiet of a group cover what any of its threads did before. NVSHMEM's
// own quiet at block scope lets its first thread act before the others arrive,
// and its fence has thread scope only; so the group meets, one thread acts for
// all, and the group meets again.

// gpuc_fence orders what comes before it before what comes after. NVSHMEM's orders
// loads after it after stores before it as well, which no fence promises.
static __device__ __forceinline__ void gpuc_fence() {
    if (!gpuc_all_near()) {
        gpuc_far_fence();
    } else {
        asm volatile("fence.acq_rel.sys;" ::: "memory");
    }
}

template <class Group>
static __device__ __forceinline__ void gpuc_group_fence() {
    Group::meet();
    if (Group::first()) gpuc_fence();
    Group::meet();
}

template <class Group>
static __device__ __forceinline__ void gpuc_group_quiet() {
    Group::meet();
    if (Group::first()) gpuc_quiet();
    Group::meet();
}

// gpuc_flush_far waits for what the host's proxy or a NIC may read later. NVSHMEM has
// a flush from 3.8 on, which waits for the same completions as its quiet.
static __device__ __noinline__ void gpuc_flush_far() { gpuc_quiet(); }

// gpuc_group_flush makes the sources of earlier puts reusable. To a peer that can be
// addressed a put is loads and stores, and what it loads from is free when the group
// has met.
template <class Group>
static __device__ __forceinline__ void gpuc_group_flush() {
    Group::meet();
    if (gpuc_all_near()) return;
    if (Group::first()) gpuc_flush_far();
    Group::meet();
}

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
    // A thread tells the PEs after this one, and waits for those before it. Where the
    // first of them are is known before the group meets.
    auto told = [&](unsigned i) { return gpuc_at(gpuc_peer(t.pe(me + i < n ? me + i : me + i - n)), words + gpuc_me()); };
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

template <class Group>
static __device__ __forceinline__ void gpuc_group_meet(const gpuc_team &t, bool completes, void *ctrl, int32_t site) {
    if (t.direct()) {
        gpuc_direct_sync<Group>(t, ctrl, site);
        return;
    }
    Group::meet();
    if (Group::first()) t.far_sync(completes, ctrl, site);
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
