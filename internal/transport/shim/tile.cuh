// Tiles: rows of bytes that stand together, each a stride after the one before. A
// peer that can be addressed is copied to, or from, in two dimensions; the rows of any
// other go one by one. The group meets before, so that what any of its threads wrote
// is sent, and afterwards, so that whoever goes on may take all of it for done.

// gpuc_fresh loads from a peer past the caches of this multiprocessor, which could
// answer with what was there before.
template <class Unit>
static __device__ __forceinline__ Unit gpuc_fresh(const Unit *p) { return *static_cast<const volatile Unit *>(p); }
template <>
__device__ __forceinline__ uint4 gpuc_fresh<uint4>(const uint4 *p) {
    uint4 v;
    asm volatile("ld.volatile.global.v4.u32 {%0, %1, %2, %3}, [%4];" : "=r"(v.x), "=r"(v.y), "=r"(v.z), "=r"(v.w) : "l"(__cvta_generic_to_global(p)) : "memory");
    return v;
}

// gpuc_tile is the two sides of a tile; strides and cols are in bytes.
struct gpuc_tile {
    char *dst;
    const char *src;
    uint64_t dst_stride, src_stride, rows, cols;
};

// gpuc_copy_tile copies a tile by units, divided among size threads. Each thread has
// four loads under way at a time, and goes from unit to unit by additions alone.
template <class Unit, bool fresh>
static __device__ __noinline__ void gpuc_copy_tile(gpuc_tile t, unsigned rank, unsigned size) {
    if (rank >= size) return;
    // The place of the thread, and how far on its next one is.
    uint64_t units = t.cols / sizeof(Unit), row = 0, col = rank, rows_on = 0, cols_on = size;
    if (units < size) {
        auto n = static_cast<unsigned>(units);
        row = rank / n, col = rank % n, rows_on = size / n, cols_on = size % n;
    }
    char *dst = t.dst + row * t.dst_stride + col * sizeof(Unit);
    const char *src = t.src + row * t.src_stride + col * sizeof(Unit);
#pragma unroll 1
    while (row < t.rows) {
        Unit v[4];
        Unit *to[4];
#pragma unroll
        for (int k = 0; k < 4; k++) {
            auto from = reinterpret_cast<const Unit *>(src);
            __builtin_assume(__isGlobal(from));
            to[k] = row < t.rows ? reinterpret_cast<Unit *>(dst) : nullptr;
            if (to[k] != nullptr) v[k] = fresh ? gpuc_fresh(from) : *from;
            bool turn = (col += cols_on) >= units;
            uint64_t rows = rows_on + turn, bytes = cols_on * sizeof(Unit) - (turn ? t.cols : 0);
            if (turn) col -= units;
            row += rows;
            dst += rows * t.dst_stride + bytes;
            src += rows * t.src_stride + bytes;
        }
#pragma unroll
        for (int k = 0; k < 4; k++) {
            if (to[k] == nullptr) continue;
            __builtin_assume(__isGlobal(to[k]));
            *to[k] = v[k];
        }
    }
}

// gpuc_copy_tile_any copies a tile in the widest units that fit its addresses.
template <bool fresh>
static __device__ __noinline__ void gpuc_copy_tile_any(gpuc_tile t, unsigned rank, unsigned size) {
    uint64_t odd = reinterpret_cast<uint64_t>(t.dst) | reinterpret_cast<uint64_t>(t.src) | t.cols;
    if (t.rows > 1) odd |= t.dst_stride | t.src_stride;
    if ((odd & 15) == 0) {
        gpuc_copy_tile<uint4, fresh>(t, rank, size);
    } else if ((odd & 7) == 0) {
        gpuc_copy_tile<uint64_t, fresh>(t, rank, size);
    } else if ((odd & 3) == 0) {
        gpuc_copy_tile<uint32_t, fresh>(t, rank, size);
    } else if ((odd & 1) == 0) {
        gpuc_copy_tile<uint16_t, fresh>(t, rank, size);
    } else {
        gpuc_copy_tile<uint8_t, fresh>(t, rank, size);
    }
}

// gpuc_simple returns the tile as one row if its rows follow each other on both sides,
// and as no rows if they are empty.
static __device__ __forceinline__ gpuc_tile gpuc_simple(gpuc_tile t) {
    if (t.cols == 0) t.rows = 0;
    if (t.rows > 1 && t.dst_stride == t.cols && t.src_stride == t.cols) {
        t.cols *= t.rows;
        t.rows = 1;
    }
    return t;
}

extern "C" __device__ void gpuc_get_nbi_thread(void *dst, void *src, uint64_t bytes, int32_t pe);

template <class Group>
static __device__ __forceinline__ void gpuc_put_tile(void *dst, void *src, uint64_t dst_stride, uint64_t src_stride, uint64_t rows, uint64_t cols, int pe, bool blocking) {
    gpuc_workers<Group> w;
    char *near = gpuc_near(static_cast<char *>(dst), pe);
    gpuc_tile t = gpuc_simple({near, static_cast<const char *>(src), dst_stride, src_stride, rows, cols});
    Group::meet();
    if (near != nullptr) {
        gpuc_copy_tile_any<false>(t, w.rank, w.size);
    } else {
        for (uint64_t i = w.rank; i < t.rows; i += w.size) {
            gpuc_put_any(nullptr, static_cast<char *>(dst) + i * dst_stride, static_cast<char *>(src) + i * src_stride, t.cols, pe, true, 0, 1);
        }
        if (blocking) gpuc_group_quiet<Group>();
    }
    Group::meet();
}

template <class Group>
static __device__ __forceinline__ void gpuc_get_tile(void *dst, void *src, uint64_t dst_stride, uint64_t src_stride, uint64_t rows, uint64_t cols, int pe, bool blocking) {
    gpuc_workers<Group> w;
    const char *near = gpuc_near(static_cast<const char *>(src), pe);
    gpuc_tile t = gpuc_simple({static_cast<char *>(dst), near, dst_stride, src_stride, rows, cols});
    Group::meet();
    if (near != nullptr) {
        gpuc_copy_tile_any<true>(t, w.rank, w.size);
    } else {
        for (uint64_t i = w.rank; i < t.rows; i += w.size) {
            gpuc_get_nbi_thread(static_cast<char *>(dst) + i * dst_stride, static_cast<char *>(src) + i * src_stride, t.cols, pe);
        }
        if (blocking) gpuc_group_quiet<Group>();
    }
    Group::meet();
}

// gpuc_get gets any number of bytes by loads: units of 16 bytes if the addresses allow it, and
// the bytes after them.
template <class Group>
static __device__ __forceinline__ void gpuc_get(void *dst, void *src, uint64_t bytes, int pe) {
    gpuc_workers<Group> w;
    char *to = static_cast<char *>(dst);
    const char *from = gpuc_near(static_cast<const char *>(src), pe);
    uint64_t body = bytes & ~15ull;
    Group::meet();
    if (from == nullptr) {
        if (Group::first()) gpuc_far_get(dst, src, bytes, pe);
        Group::meet();
        return;
    }
    if (body != 0) gpuc_copy_tile_any<true>({to, from, 0, 0, 1, body}, w.rank, w.size);
    if (bytes != body) gpuc_copy_tile_any<true>({to + body, from + body, 0, 0, 1, bytes - body}, w.rank, w.size);
    Group::meet();
}
