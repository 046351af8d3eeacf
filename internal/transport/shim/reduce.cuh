// Reductions. They are compiled by the types, operators and scopes that kernels
// use, in a unit of their own beside the device library's, which defines what is
// declared here.

extern "C" __device__ int32_t gpuc_coll_size(int32_t team);
extern "C" __device__ int32_t gpuc_coll_number(int32_t team);
extern "C" __device__ int32_t gpuc_coll_pe(int32_t team, int32_t number);
extern "C" __device__ int32_t gpuc_coll_direct(int32_t team);
extern "C" __device__ void *gpuc_coll_at(const void *p, int32_t pe);
extern "C" __device__ void *gpuc_coll_scratch(int32_t team, uint64_t *bytes);
extern "C" __device__ void gpuc_coll_turn(int32_t team);
extern "C" __device__ void gpuc_coll_barrier_thread(int32_t team, void *ctrl, int32_t site);
extern "C" __device__ void gpuc_coll_barrier_warp(int32_t team, void *ctrl, int32_t site);
extern "C" __device__ void gpuc_coll_barrier_block(int32_t team, void *ctrl, int32_t site);
extern "C" __device__ void *gpuc_coll_near(const void *p, int32_t pe);
extern "C" __device__ void gpuc_coll_get_far(void *dst, void *src, uint64_t bytes, int32_t pe);

template <class Group>
struct gpuc_team_calls {
    static __device__ __forceinline__ void barrier(int32_t team, void *ctrl, int32_t site) { gpuc_coll_barrier_thread(team, ctrl, site); }
};
template <>
struct gpuc_team_calls<gpuc_group_warp> {
    static __device__ __forceinline__ void barrier(int32_t team, void *ctrl, int32_t site) { gpuc_coll_barrier_warp(team, ctrl, site); }
};
template <>
struct gpuc_team_calls<gpuc_group_block> {
    static __device__ __forceinline__ void barrier(int32_t team, void *ctrl, int32_t site) { gpuc_coll_barrier_block(team, ctrl, site); }
};

// How two elements are combined. For 16-bit floats the arithmetic is that of float,
// rounded after each step, which is what the type's own gives.
struct gpuc_sum { template <class T> static __device__ __forceinline__ T of(T a, T b) { return static_cast<T>(a + b); } };
struct gpuc_prod { template <class T> static __device__ __forceinline__ T of(T a, T b) { return static_cast<T>(a * b); } };
struct gpuc_min { template <class T> static __device__ __forceinline__ T of(T a, T b) { return a < b ? a : b; } };
struct gpuc_max { template <class T> static __device__ __forceinline__ T of(T a, T b) { return a > b ? a : b; } };
struct gpuc_and { template <class T> static __device__ __forceinline__ T of(T a, T b) { return static_cast<T>(a & b); } };
struct gpuc_or { template <class T> static __device__ __forceinline__ T of(T a, T b) { return static_cast<T>(a | b); } };
struct gpuc_xor { template <class T> static __device__ __forceinline__ T of(T a, T b) { return static_cast<T>(a ^ b); } };

// gpuc_combine combines units: one element, or 16 bytes of them.
template <class T, class Op, class Unit>
static __device__ __forceinline__ Unit gpuc_combine(Unit a, Unit b) {
    union { Unit unit; T e[sizeof(Unit) / sizeof(T)]; } x, y;
    x.unit = a;
    y.unit = b;
#pragma unroll
    for (int i = 0; i < static_cast<int>(sizeof(Unit) / sizeof(T)); i++) x.e[i] = Op::template of<T>(x.e[i], y.e[i]);
    return x.unit;
}

// gpuc_sources is where the sources of all PEs are: in memory that can be addressed,
// at one symmetric address, or in slots of this PE's scratch, but its own.
struct gpuc_sources {
    int32_t team, n, me;
    const char *own;
    const char *slots; // nullptr where the sources are addressed
    uint64_t slot;

    // of returns the source of a PE.
    __device__ __forceinline__ const char *of(int j) const {
        if (j == me) return own;
        if (slots != nullptr) return slots + j * slot;
        return static_cast<const char *>(gpuc_coll_at(own, gpuc_coll_pe(team, j)));
    }
};

// gpuc_fold combines elements lo to hi of the sources of all PEs, in order of their
// numbers, and stores them at out, or, for everywhere, at that address on all PEs.
// It and gpuc_fold_units are the bulk of the code, and the same for all scopes.
template <class T, class Op, class Unit>
static __device__ __noinline__ void gpuc_fold(const gpuc_sources &from, void *out, bool everywhere, uint64_t lo, uint64_t hi, unsigned rank, unsigned size) {
    int n = from.n;
#pragma unroll 1
    for (uint64_t i = lo + rank; i < hi; i += size) {
        Unit acc = reinterpret_cast<const Unit *>(from.of(0))[i];
#pragma unroll 4
        for (int j = 1; j < n; j++) acc = gpuc_combine<T, Op>(acc, reinterpret_cast<const Unit *>(from.of(j))[i]);
        if (!everywhere) static_cast<Unit *>(out)[i] = acc;
#pragma unroll 1
        for (int j = 0; everywhere && j < n; j++) static_cast<Unit *>(gpuc_coll_at(out, gpuc_coll_pe(from.team, j)))[i] = acc;
    }
}

// gpuc_known is the number of PEs up to which addresses are kept in registers.
constexpr int gpuc_known = 8;

// gpuc_fold_units is gpuc_fold for few PEs, with loads from all of them under way.
template <class T, class Op, class Unit>
static __device__ __noinline__ void gpuc_fold_units(const gpuc_sources &from, void *out, bool everywhere, uint64_t lo, uint64_t hi, unsigned rank, unsigned size) {
    int n = from.n;
    const Unit *src[gpuc_known];
    Unit *dst[gpuc_known];
#pragma unroll
    for (int j = 0; j < gpuc_known; j++) {
        if (j < n) src[j] = reinterpret_cast<const Unit *>(from.of(j));
        if (j < n) dst[j] = static_cast<Unit *>(everywhere ? gpuc_coll_at(out, gpuc_coll_pe(from.team, j)) : out);
    }
#pragma unroll 1
    for (uint64_t i = lo + rank; i < hi; i += size) {
        Unit v[gpuc_known];
#pragma unroll
        for (int j = 0; j < gpuc_known; j++) {
            if (j < n) v[j] = src[j][i];
        }
        Unit acc = v[0];
#pragma unroll
        for (int j = 1; j < gpuc_known; j++) {
            if (j < n) acc = gpuc_combine<T, Op>(acc, v[j]);
        }
        dst[0][i] = acc;
        if (!everywhere) continue;
#pragma unroll
        for (int j = 1; j < gpuc_known; j++) {
            if (j < n) dst[j][i] = acc;
        }
    }
}

// gpuc_unit is what is combined at once: four elements, or two of 64 bits.
template <int size>
struct gpuc_unit { using type = uint4; };
template <>
struct gpuc_unit<2> { using type = uint2; };
template <>
struct gpuc_unit<1> { using type = uint32_t; };

// gpuc_fold_share combines the share of a PE, number me of n, of all that can be
// combined in units, and of the elements that are left.
template <class T, class Op>
static __device__ __forceinline__ void gpuc_fold_share(const gpuc_sources &from, void *out, bool everywhere, uint64_t bytes, int me, int n, unsigned rank, unsigned size) {
    using Unit = typename gpuc_unit<sizeof(T)>::type;
    bool aligned = (reinterpret_cast<uint64_t>(out) | reinterpret_cast<uint64_t>(from.own)) % sizeof(Unit) == 0;
    uint64_t units = aligned && from.n <= gpuc_known ? bytes / sizeof(Unit) : 0;
    uint64_t done = units * (sizeof(Unit) / sizeof(T)), left = bytes / sizeof(T) - done;
    if (units != 0) gpuc_fold_units<T, Op, Unit>(from, out, everywhere, units * me / n, units * (me + 1) / n, rank, size);
    if (left != 0) gpuc_fold<T, Op, T>(from, out, everywhere, done + left * me / n, done + left * (me + 1) / n, rank, size);
}

// gpuc_copy_bytes copies within this PE's memory.
static __device__ __noinline__ void gpuc_copy_bytes(void *dst, const void *src, uint64_t bytes, unsigned rank, unsigned size) {
    for (uint64_t i = rank; i < bytes; i += size) static_cast<char *>(dst)[i] = static_cast<const char *>(src)[i];
}

// gpuc_fetch gets bytes of PE number j of a team, for all threads of the group.
template <class Group>
static __device__ __noinline__ void gpuc_fetch(int32_t team, int j, char *to, char *from, uint64_t bytes) {
    gpuc_workers<Group> w;
    Group::meet();
    int pe = gpuc_coll_pe(team, j);
    if (const void *near = gpuc_coll_near(from, pe)) {
        gpuc_copy_bytes(to, near, bytes, w.rank, w.size);
    } else if (Group::first()) {
        gpuc_coll_get_far(to, from, bytes, pe);
    }
    Group::meet();
}

// gpuc_chunks combines where PEs cannot be addressed: each gets a chunk from every
// other. dst is written when all have read what may be the same memory.
template <class T, class Op, class Group>
static __device__ __forceinline__ void gpuc_chunks(int32_t team, void *dst, void *src, uint64_t bytes, uint64_t first, void *ctrl, int32_t site) {
    gpuc_workers<Group> w;
    int n = gpuc_coll_size(team);
    uint64_t scratch;
    auto acc = static_cast<char *>(gpuc_coll_scratch(team, &scratch));
    uint64_t chunk = scratch / 2 & ~15ull;
    char *got = acc + chunk;
    gpuc_sources two = {team, 2, 0, acc, got - chunk, chunk};
    gpuc_team_calls<Group>::barrier(team, ctrl, site);
#pragma unroll 1
    for (uint64_t off = 0; off < bytes; off += chunk) {
        uint64_t left = bytes - off < chunk ? bytes - off : chunk;
        char *from = static_cast<char *>(src) + first + off;
#pragma unroll 1
        for (int j = 0; j < n; j++) {
            gpuc_fetch<Group>(team, j, j == 0 ? acc : got, from, left);
            if (j != 0) gpuc_fold<T, Op, T>(two, acc, false, 0, left / sizeof(T), w.rank, w.size);
        }
        gpuc_team_calls<Group>::barrier(team, ctrl, site);
        gpuc_copy_bytes(static_cast<char *>(dst) + off, acc, left, w.rank, w.size);
        Group::meet();
    }
}

// gpuc_pushed is the size of all sources together up to which each PE sends its own
// to all others: one barrier less, and more bytes.
constexpr uint64_t gpuc_pushed = 64 << 10;

// gpuc_push copies the source to this PE's slot in the scratch of all others.
static __device__ __noinline__ void gpuc_push(const gpuc_sources &to, uint64_t bytes, unsigned rank, unsigned size) {
#pragma unroll 1
    for (int i = 1; i < to.n; i++) {
        auto p = static_cast<char *>(gpuc_coll_at(to.slots + to.me * to.slot, gpuc_coll_pe(to.team, (to.me + i) % to.n)));
        uint64_t odd = reinterpret_cast<uint64_t>(to.own) | bytes;
        if ((odd & 15) == 0) {
            for (uint64_t k = rank; k < bytes / 16; k += size) reinterpret_cast<uint4 *>(p)[k] = reinterpret_cast<const uint4 *>(to.own)[k];
        } else if ((odd & 3) == 0) {
            for (uint64_t k = rank; k < bytes / 4; k += size) reinterpret_cast<uint32_t *>(p)[k] = reinterpret_cast<const uint32_t *>(to.own)[k];
        } else {
            for (uint64_t k = rank; k < bytes; k += size) p[k] = to.own[k];
        }
    }
}

template <class T, class Op, class Group>
static __device__ __forceinline__ void gpuc_reduce(int32_t team, void *dst, void *src, uint64_t bytes, void *ctrl, int32_t site) {
    gpuc_workers<Group> w;
    if (Group::first()) gpuc_coll_turn(team);
    Group::meet();
    if (!gpuc_coll_direct(team)) {
        gpuc_chunks<T, Op, Group>(team, dst, src, bytes, 0, ctrl, site);
        return;
    }
    uint64_t scratch, slot = (bytes + 15) & ~15ull;
    auto slots = static_cast<const char *>(gpuc_coll_scratch(team, &scratch));
    gpuc_sources from = {team, gpuc_coll_size(team), gpuc_coll_number(team), static_cast<const char *>(src), slots, slot};
    if (from.n * slot <= gpuc_pushed && from.n * slot <= scratch) {
        gpuc_push(from, bytes, w.rank, w.size);
        gpuc_team_calls<Group>::barrier(team, ctrl, site);
        gpuc_fold_share<T, Op>(from, dst, false, bytes, 0, 1, w.rank, w.size);
        Group::meet();
        return;
    }
    // Each PE combines its share of the elements and stores it on all. Nobody else
    // reads that share, so that the sources may be the destinations.
    from.slots = nullptr;
    gpuc_team_calls<Group>::barrier(team, ctrl, site);
    gpuc_fold_share<T, Op>(from, dst, true, bytes, from.me, from.n, w.rank, w.size);
    gpuc_team_calls<Group>::barrier(team, ctrl, site);
}

template <class T, class Op, class Group>
static __device__ __forceinline__ void gpuc_reduce_scatter(int32_t team, void *dst, void *src, uint64_t bytes, void *ctrl, int32_t site) {
    gpuc_workers<Group> w;
    if (Group::first()) gpuc_coll_turn(team);
    Group::meet();
    gpuc_sources from = {team, gpuc_coll_size(team), gpuc_coll_number(team), nullptr, nullptr, 0};
    bytes /= from.n;
    if (!gpuc_coll_direct(team)) {
        gpuc_chunks<T, Op, Group>(team, dst, src, bytes, from.me * bytes, ctrl, site);
        return;
    }
    from.own = static_cast<const char *>(src) + from.me * bytes;
    gpuc_team_calls<Group>::barrier(team, ctrl, site);
    gpuc_fold_share<T, Op>(from, dst, false, bytes, 0, 1, w.rank, w.size);
    // The barrier also tells that the others have read the source.
    gpuc_team_calls<Group>::barrier(team, ctrl, site);
}
