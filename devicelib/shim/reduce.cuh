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
extern "C" __device__ void gpuc_get_thread(void *dst, void *src, uint64_t bytes, int32_t pe);
extern "C" __device__ void gpuc_get_warp(void *dst, void *src, uint64_t bytes, int32_t pe);
extern "C" __device__ void gpuc_get_block(void *dst, void *src, uint64_t bytes, int32_t pe);

template <class Group>
struct gpuc_team_calls {
    static __device__ __forceinline__ void barrier(int32_t team, void *ctrl, int32_t site) { gpuc_coll_barrier_thread(team, ctrl, site); }
    static __device__ __forceinline__ void get(void *dst, void *src, uint64_t bytes, int32_t pe) { gpuc_get_thread(dst, src, bytes, pe); }
};
template <>
struct gpuc_team_calls<gpuc_group_warp> {
    static __device__ __forceinline__ void barrier(int32_t team, void *ctrl, int32_t site) { gpuc_coll_barrier_warp(team, ctrl, site); }
    static __device__ __forceinline__ void get(void *dst, void *src, uint64_t bytes, int32_t pe) { gpuc_get_warp(dst, src, bytes, pe); }
};
template <>
struct gpuc_team_calls<gpuc_group_block> {
    static __device__ __forceinline__ void barrier(int32_t team, void *ctrl, int32_t site) { gpuc_coll_barrier_block(team, ctrl, site); }
    static __device__ __forceinline__ void get(void *dst, void *src, uint64_t bytes, int32_t pe) { gpuc_get_block(dst, src, bytes, pe); }
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

// gpuc_known is the number of PEs up to which addresses are kept in registers.
constexpr int gpuc_known = 8;

// gpuc_fold combines units lo to hi of the sources of all PEs, in order of their
// numbers, and stores the result at out, or on all PEs at dst. of returns the
// source of a PE.
template <class T, class Op, class Unit, class Of>
static __device__ __forceinline__ void gpuc_fold(int32_t team, int n, Of of, void *out, void *dst, uint64_t lo, uint64_t hi, unsigned rank, unsigned size) {
    const Unit *src[gpuc_known];
    Unit *to[gpuc_known];
    if (n <= gpuc_known) {
#pragma unroll
        for (int j = 0; j < gpuc_known; j++) {
            if (j >= n) continue;
            src[j] = static_cast<const Unit *>(of(j));
            if (dst != nullptr) to[j] = static_cast<Unit *>(gpuc_coll_at(dst, gpuc_coll_pe(team, j)));
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
            if (dst == nullptr) {
                static_cast<Unit *>(out)[i - lo] = acc;
                continue;
            }
#pragma unroll
            for (int j = 0; j < gpuc_known; j++) {
                if (j < n) to[j][i] = acc;
            }
        }
        return;
    }
#pragma unroll 1
    for (uint64_t i = lo + rank; i < hi; i += size) {
        Unit acc = static_cast<const Unit *>(of(0))[i];
#pragma unroll 1
        for (int j = 1; j < n; j++) acc = gpuc_combine<T, Op>(acc, static_cast<const Unit *>(of(j))[i]);
        if (dst == nullptr) {
            static_cast<Unit *>(out)[i - lo] = acc;
            continue;
        }
#pragma unroll 1
        for (int j = 0; j < n; j++) static_cast<Unit *>(gpuc_coll_at(dst, gpuc_coll_pe(team, j)))[i] = acc;
    }
}

// gpuc_chunks combines where PEs cannot be addressed: each gets a chunk from every
// other. dst is written when all have read what may be the same memory.
template <class T, class Op, class Group>
static __device__ __forceinline__ void gpuc_chunks(int32_t team, void *dst, void *src, uint64_t bytes, uint64_t first, void *ctrl, int32_t site) {
    gpuc_workers<Group> w;
    int n = gpuc_coll_size(team), me = gpuc_coll_number(team);
    uint64_t scratch;
    auto acc = static_cast<T *>(gpuc_coll_scratch(team, &scratch));
    uint64_t chunk = scratch / 2 & ~15ull;
    auto got = reinterpret_cast<T *>(reinterpret_cast<char *>(acc) + chunk);
    gpuc_team_calls<Group>::barrier(team, ctrl, site);
#pragma unroll 1
    for (uint64_t off = 0; off < bytes; off += chunk) {
        uint64_t left = bytes - off < chunk ? bytes - off : chunk;
        char *from = static_cast<char *>(src) + first + off;
#pragma unroll 1
        for (int j = 0; j < n; j++) {
            const T *x = got;
            if (j == me) {
                x = reinterpret_cast<const T *>(from);
            } else {
                Group::meet();
                gpuc_team_calls<Group>::get(got, from, left, gpuc_coll_pe(team, j));
                Group::meet();
            }
            for (uint64_t i = w.rank; i < left / sizeof(T); i += w.size) acc[i] = j == 0 ? x[i] : Op::template of<T>(acc[i], x[i]);
        }
        gpuc_team_calls<Group>::barrier(team, ctrl, site);
        for (uint64_t i = w.rank; i < left / sizeof(T); i += w.size) reinterpret_cast<T *>(static_cast<char *>(dst) + off)[i] = acc[i];
        Group::meet();
    }
}

// gpuc_units is how many units of 16 bytes can be combined as such.
static __device__ __forceinline__ uint64_t gpuc_units(const void *a, const void *b, uint64_t bytes) {
    return ((reinterpret_cast<uint64_t>(a) | reinterpret_cast<uint64_t>(b)) & 15) == 0 ? bytes / 16 : 0;
}

// gpuc_pushed is the size of all sources together up to which each PE sends its own
// to all others: one barrier less, and more bytes.
constexpr uint64_t gpuc_pushed = 64 << 10;

template <class T, class Op, class Group>
static __device__ __forceinline__ void gpuc_reduce(int32_t team, void *dst, void *src, uint64_t bytes, int32_t, void *ctrl, int32_t site) {
    gpuc_workers<Group> w;
    if (Group::first()) gpuc_coll_turn(team);
    Group::meet();
    if (!gpuc_coll_direct(team)) {
        gpuc_chunks<T, Op, Group>(team, dst, src, bytes, 0, ctrl, site);
        return;
    }
    int n = gpuc_coll_size(team), me = gpuc_coll_number(team);
    uint64_t scratch, slot = (bytes + 15) & ~15ull;
    char *slots = static_cast<char *>(gpuc_coll_scratch(team, &scratch));
    uint64_t units = gpuc_units(dst, src, bytes), elems = bytes / sizeof(T), done = units * (16 / sizeof(T));
    if (n * slot <= gpuc_pushed && n * slot <= scratch) {
#pragma unroll 1
        for (int i = 1; i < n; i++) {
            auto to = static_cast<char *>(gpuc_coll_at(slots + me * slot, gpuc_coll_pe(team, (me + i) % n)));
            for (uint64_t k = w.rank; k < units; k += w.size) reinterpret_cast<uint4 *>(to)[k] = static_cast<const uint4 *>(src)[k];
            for (uint64_t k = done + w.rank; k < elems; k += w.size) reinterpret_cast<T *>(to)[k] = static_cast<const T *>(src)[k];
        }
        gpuc_team_calls<Group>::barrier(team, ctrl, site);
        auto of = [=](int j) -> const void * { return j == me ? src : slots + j * slot; };
        gpuc_fold<T, Op, uint4>(team, n, of, dst, nullptr, 0, units, w.rank, w.size);
        auto rest = [=](int j) -> const void * { return static_cast<const T *>(of(j)) + done; };
        gpuc_fold<T, Op, T>(team, n, rest, static_cast<T *>(dst) + done, nullptr, 0, elems - done, w.rank, w.size);
        Group::meet();
        return;
    }
    // Each PE combines its share of the elements and stores it on all. Nobody else
    // reads that share, so that the sources may be the destinations.
    gpuc_team_calls<Group>::barrier(team, ctrl, site);
    auto of = [=](int j) -> const void * { return gpuc_coll_at(src, gpuc_coll_pe(team, j)); };
    gpuc_fold<T, Op, uint4>(team, n, of, nullptr, dst, units * me / n, units * (me + 1) / n, w.rank, w.size);
    uint64_t left = elems - done;
    auto rest = [=](int j) -> const void * { return static_cast<const T *>(of(j)) + done; };
    gpuc_fold<T, Op, T>(team, n, rest, nullptr, static_cast<T *>(dst) + done, left * me / n, left * (me + 1) / n, w.rank, w.size);
    gpuc_team_calls<Group>::barrier(team, ctrl, site);
}

template <class T, class Op, class Group>
static __device__ __forceinline__ void gpuc_reduce_scatter(int32_t team, void *dst, void *src, uint64_t bytes, int32_t, void *ctrl, int32_t site) {
    gpuc_workers<Group> w;
    if (Group::first()) gpuc_coll_turn(team);
    Group::meet();
    int n = gpuc_coll_size(team), me = gpuc_coll_number(team);
    bytes /= n;
    if (!gpuc_coll_direct(team)) {
        gpuc_chunks<T, Op, Group>(team, dst, src, bytes, me * bytes, ctrl, site);
        return;
    }
    gpuc_team_calls<Group>::barrier(team, ctrl, site);
    char *mine = static_cast<char *>(src) + me * bytes;
    uint64_t units = gpuc_units(dst, mine, bytes), elems = bytes / sizeof(T), done = units * (16 / sizeof(T));
    auto of = [=](int j) -> const void * { return gpuc_coll_at(mine, gpuc_coll_pe(team, j)); };
    gpuc_fold<T, Op, uint4>(team, n, of, dst, nullptr, 0, units, w.rank, w.size);
    auto rest = [=](int j) -> const void * { return static_cast<const T *>(of(j)) + done; };
    gpuc_fold<T, Op, T>(team, n, rest, static_cast<T *>(dst) + done, nullptr, 0, elems - done, w.rank, w.size);
    // The barrier also tells that the others have read the source.
    gpuc_team_calls<Group>::barrier(team, ctrl, site);
}
