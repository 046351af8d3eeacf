// Waits for several words, and tests of them. One function serves all types: polling
// many words takes long enough to hide what telling the types apart costs.

struct gpuc_words {
    const char *words;
    uint64_t n;
    const int32_t *skip;
    int32_t cmp;
    uint64_t value;
    const char *values; // one for each word, or null for value
    int32_t type;
    uint64_t found, wanted, index; // by the last look that found a word not to compare

    // number returns bits as a signed number that compares with others as the
    // type's do.
    __device__ int64_t number(uint64_t bits) const {
        switch (type) {
        case GPUC_TYPE_INT16: return static_cast<int16_t>(bits);
        case GPUC_TYPE_INT32: return static_cast<int32_t>(bits);
        case GPUC_TYPE_UINT64: return bits ^ 1ull << 63;
        }
        return bits;
    }

    template <class Load>
    __device__ uint64_t at(const char *p, uint64_t i, Load load) const {
        switch (type) {
        case GPUC_TYPE_INT16:
        case GPUC_TYPE_UINT16: return load(reinterpret_cast<const uint16_t *>(p) + i);
        case GPUC_TYPE_INT32:
        case GPUC_TYPE_UINT32: return load(reinterpret_cast<const uint32_t *>(p) + i);
        }
        return load(reinterpret_cast<const uint64_t *>(p) + i);
    }

    __device__ bool skipped(uint64_t i) const { return skip != nullptr && skip[i] != 0; }

    __device__ bool holds(uint64_t i) {
        uint64_t x = at(words, i, [](auto *p) -> uint64_t { return gpuc_load_relaxed(p); });
        uint64_t y = values == nullptr ? value : at(values, i, [](auto *p) -> uint64_t { return *p; });
        if (gpuc_compares(number(x), cmp, number(y))) return true;
        found = type == GPUC_TYPE_UINT64 ? x : number(x);
        wanted = type == GPUC_TYPE_UINT64 ? y : number(y);
        index = i;
        return false;
    }

    // arrived makes visible what was written before any of the words was updated.
    __device__ void arrived(int32_t reads) const {
        if (!reads) return;
        asm volatile("fence.acq_rel.sys;" ::: "memory");
        gpuc_far_arrived();
    }

    // poll counts looks at the words, and ends the kernel when the host says so.
    __device__ void poll(unsigned &polls, void *ctrl, int32_t site) const {
        if (++polls % gpuc_polls_abort == 0) gpuc_look(ctrl, site, words + index * size(), gpuc_how(cmp, size()), found, wanted);
    }

    __device__ int32_t size() const {
        switch (type) {
        case GPUC_TYPE_INT16:
        case GPUC_TYPE_UINT16: return 2;
        case GPUC_TYPE_INT32:
        case GPUC_TYPE_UINT32: return 4;
        }
        return 8;
    }
};

// Without a control block these test and do not wait.

static __device__ __noinline__ int32_t gpuc_words_all(const void *words, uint64_t n, const int32_t *skip, int32_t cmp, uint64_t value, const void *values, int32_t type, int32_t reads, void *ctrl, int32_t site) {
    gpuc_words w = {static_cast<const char *>(words), n, skip, cmp, value, static_cast<const char *>(values), type};
    unsigned polls = 0;
    for (uint64_t i = 0; i < n; i++) {
        if (w.skipped(i)) continue;
        while (!w.holds(i)) {
            if (ctrl == nullptr) return 0;
            w.poll(polls, ctrl, site);
        }
    }
    w.arrived(reads);
    return 1;
}

static __device__ __noinline__ int64_t gpuc_words_any(const void *words, uint64_t n, const int32_t *skip, int32_t cmp, uint64_t value, const void *values, int32_t type, int32_t reads, void *ctrl, int32_t site) {
    gpuc_words w = {static_cast<const char *>(words), n, skip, cmp, value, static_cast<const char *>(values), type};
    if (n == 0) return -1;
    unsigned polls = 0;
    // It begins somewhere else each time, so that no word is always the last.
    uint64_t start = static_cast<unsigned>(clock()) % n;
    for (;;) {
        bool none = true;
        for (uint64_t k = 0; k < n; k++) {
            uint64_t i = start + k < n ? start + k : start + k - n;
            if (w.skipped(i)) continue;
            none = false;
            if (w.holds(i)) {
                w.arrived(reads);
                return i;
            }
            if (ctrl != nullptr) w.poll(polls, ctrl, site);
        }
        if (none || ctrl == nullptr) return -1;
    }
}

static __device__ __noinline__ int64_t gpuc_words_some(const void *words, uint64_t n, int64_t *indices, const int32_t *skip, int32_t cmp, uint64_t value, const void *values, int32_t type, int32_t reads, void *ctrl, int32_t site) {
    gpuc_words w = {static_cast<const char *>(words), n, skip, cmp, value, static_cast<const char *>(values), type};
    unsigned polls = 0;
    for (;;) {
        bool none = true;
        int64_t count = 0;
        for (uint64_t i = 0; i < n; i++) {
            if (w.skipped(i)) continue;
            none = false;
            if (w.holds(i)) {
                indices[count++] = i;
            } else if (ctrl != nullptr) {
                w.poll(polls, ctrl, site);
            }
        }
        if (count != 0) w.arrived(reads);
        if (count != 0 || none || ctrl == nullptr) return count;
    }
}
