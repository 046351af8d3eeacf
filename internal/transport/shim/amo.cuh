// Atomics on symmetric memory. Where this GPU's own atomics reach the peer they
// are one instruction on the peer's memory, in the scope of the system. All else
// goes the transport's other way (gpuc_far_amo), by a function that stands once for each
// width, since it is large and the way over a network takes long anyway.

template <class T>
static __device__ __forceinline__ T gpuc_from_bits(uint32_t bits) { return static_cast<T>(bits); }
template <class T>
static __device__ __forceinline__ T gpuc_from_bits(uint64_t bits) { return static_cast<T>(bits); }
template <>
__device__ __forceinline__ float gpuc_from_bits<float>(uint32_t bits) { return __uint_as_float(bits); }
template <>
__device__ __forceinline__ double gpuc_from_bits<double>(uint64_t bits) { return __longlong_as_double(bits); }

static __device__ __forceinline__ uint32_t gpuc_to_bits(int32_t v) { return v; }
static __device__ __forceinline__ uint32_t gpuc_to_bits(uint32_t v) { return v; }
static __device__ __forceinline__ uint32_t gpuc_to_bits(float v) { return __float_as_uint(v); }
static __device__ __forceinline__ uint64_t gpuc_to_bits(int64_t v) { return v; }
static __device__ __forceinline__ uint64_t gpuc_to_bits(uint64_t v) { return v; }
static __device__ __forceinline__ uint64_t gpuc_to_bits(double v) { return __double_as_longlong(v); }

// gpuc_word is the type that CUDA's atomics take for T.
template <class T> struct gpuc_word { using type = T; };
template <> struct gpuc_word<uint64_t> { using type = unsigned long long; };
template <> struct gpuc_word<int64_t> { using type = unsigned long long; };

// gpuc_amo_near is the word on the peer.
template <class T>
static __device__ __forceinline__ typename gpuc_word<T>::type *gpuc_amo_near(void *ptr, int pe) {
    return gpuc_at(gpuc_peer(pe), static_cast<typename gpuc_word<T>::type *>(ptr));
}

template <class T>
static __device__ __noinline__ T gpuc_amo_far(void *ptr, T value, T cond, int pe, int amo) {
    return gpuc_far_amo<T>(ptr, value, cond, pe, amo);
}

template <class T>
static __device__ __noinline__ void gpuc_amo_far_post(void *ptr, T value, int pe, int amo) {
    gpuc_far_amo_post<T>(ptr, value, pe, amo);
}

// gpuc_amo_far_add adds floating-point numbers, which networks do not add.
template <class T, class Bits>
static __device__ __noinline__ T gpuc_amo_far_add(void *ptr, T value, int pe) {
    Bits old = gpuc_amo_far<Bits>(ptr, 0, 0, pe, GPUC_AMO(FETCH_OR));
    for (;;) {
        Bits was = gpuc_amo_far<Bits>(ptr, gpuc_to_bits(gpuc_from_bits<T>(old) + value), old, pe, GPUC_AMO(COMPARE_SWAP));
        if (was == old) return gpuc_from_bits<T>(old);
        old = was;
    }
}

static __device__ __forceinline__ uint32_t gpuc_load_word(const uint32_t *p) {
    uint32_t v;
    asm volatile("ld.relaxed.sys.global.u32 %0, [%1];" : "=r"(v) : "l"(__cvta_generic_to_global(p)) : "memory");
    return v;
}

static __device__ __forceinline__ unsigned long long gpuc_load_word(const unsigned long long *p) {
    unsigned long long v;
    asm volatile("ld.relaxed.sys.global.u64 %0, [%1];" : "=l"(v) : "l"(__cvta_generic_to_global(p)) : "memory");
    return v;
}

template <class T>
static __device__ __forceinline__ T gpuc_amo_fetch(void *ptr, int pe) {
    if (gpuc_amo_reaches(pe)) return gpuc_load_word(gpuc_amo_near<T>(ptr, pe));
    return gpuc_amo_far<T>(ptr, 0, 0, pe, GPUC_AMO(FETCH_OR));
}

template <class T>
static __device__ __forceinline__ void gpuc_amo_set(void *ptr, T value, int pe) {
    if (gpuc_amo_reaches(pe)) {
        atomicExch_system(gpuc_amo_near<T>(ptr, pe), value);
    } else {
        gpuc_amo_far_post<T>(ptr, value, pe, GPUC_AMO(SET));
    }
}

template <class T>
static __device__ __forceinline__ T gpuc_amo_swap(void *ptr, T value, int pe) {
    if (gpuc_amo_reaches(pe)) return atomicExch_system(gpuc_amo_near<T>(ptr, pe), value);
    return gpuc_amo_far<T>(ptr, value, 0, pe, GPUC_AMO(SWAP));
}

template <class T>
static __device__ __forceinline__ T gpuc_amo_compare_swap(void *ptr, T cond, T value, int pe) {
    if (gpuc_amo_reaches(pe)) return atomicCAS_system(gpuc_amo_near<T>(ptr, pe), cond, value);
    return gpuc_amo_far<T>(ptr, value, cond, pe, GPUC_AMO(COMPARE_SWAP));
}

// Integers of one width are added alike, whatever their sign.
template <class T> struct gpuc_adder {
    static __device__ __forceinline__ T fetch(void *ptr, T value, int pe) { return gpuc_amo_far<T>(ptr, value, 0, pe, GPUC_AMO(FETCH_ADD)); }
    static __device__ __forceinline__ void post(void *ptr, T value, int pe) { gpuc_amo_far_post<T>(ptr, value, pe, GPUC_AMO(ADD)); }
};
template <> struct gpuc_adder<int32_t> {
    static __device__ __forceinline__ int32_t fetch(void *ptr, int32_t value, int pe) { return gpuc_adder<uint32_t>::fetch(ptr, value, pe); }
    static __device__ __forceinline__ void post(void *ptr, int32_t value, int pe) { gpuc_adder<uint32_t>::post(ptr, value, pe); }
};
template <> struct gpuc_adder<int64_t> {
    static __device__ __forceinline__ int64_t fetch(void *ptr, int64_t value, int pe) { return gpuc_adder<uint64_t>::fetch(ptr, value, pe); }
    static __device__ __forceinline__ void post(void *ptr, int64_t value, int pe) { gpuc_adder<uint64_t>::post(ptr, value, pe); }
};
template <> struct gpuc_adder<float> {
    static __device__ __forceinline__ float fetch(void *ptr, float value, int pe) { return gpuc_amo_far_add<float, uint32_t>(ptr, value, pe); }
    static __device__ __forceinline__ void post(void *ptr, float value, int pe) { fetch(ptr, value, pe); }
};
template <> struct gpuc_adder<double> {
    static __device__ __forceinline__ double fetch(void *ptr, double value, int pe) { return gpuc_amo_far_add<double, uint64_t>(ptr, value, pe); }
    static __device__ __forceinline__ void post(void *ptr, double value, int pe) { fetch(ptr, value, pe); }
};

template <class T>
static __device__ __forceinline__ void gpuc_amo_add(void *ptr, T value, int pe) {
    if (gpuc_amo_reaches(pe)) {
        atomicAdd_system(gpuc_amo_near<T>(ptr, pe), value);
    } else {
        gpuc_adder<T>::post(ptr, value, pe);
    }
}

template <class T>
static __device__ __forceinline__ T gpuc_amo_fetch_add(void *ptr, T value, int pe) {
    if (gpuc_amo_reaches(pe)) return atomicAdd_system(gpuc_amo_near<T>(ptr, pe), value);
    return gpuc_adder<T>::fetch(ptr, value, pe);
}

#define GPUC_AMO_BITS(post, fetch, cuda, amo)                                          \
    template <class T>                                                                 \
    static __device__ __forceinline__ void post(void *ptr, T value, int pe) {          \
        if (gpuc_amo_reaches(pe)) {                                                      \
            cuda(gpuc_amo_near<T>(ptr, pe), value);                                    \
        } else {                                                                       \
            gpuc_amo_far_post<T>(ptr, value, pe, GPUC_AMO(amo));                  \
        }                                                                              \
    }                                                                                  \
    template <class T>                                                                 \
    static __device__ __forceinline__ T fetch(void *ptr, T value, int pe) {            \
        if (gpuc_amo_reaches(pe)) return cuda(gpuc_amo_near<T>(ptr, pe), value);         \
        return gpuc_amo_far<T>(ptr, value, 0, pe, GPUC_AMO(FETCH_##amo));           \
    }
GPUC_AMO_BITS(gpuc_amo_and, gpuc_amo_fetch_and, atomicAnd_system, AND)
GPUC_AMO_BITS(gpuc_amo_or, gpuc_amo_fetch_or, atomicOr_system, OR)
GPUC_AMO_BITS(gpuc_amo_xor, gpuc_amo_fetch_xor, atomicXor_system, XOR)
#undef GPUC_AMO_BITS

// Atomic addition of 16-bit floats. CUDA has it in the scope of the GPU alone; here it
// is in the system's, as that of the other types is. Networks have nothing for 16
// bits: there the 32-bit word around the number is exchanged.

static __device__ __forceinline__ uint16_t gpuc_to_bits(half v) { return __half_as_ushort(v); }
template <class T>
static __device__ __forceinline__ T gpuc_from_bits(uint16_t bits) { return __ushort_as_half(bits); }

static __device__ __noinline__ uint16_t gpuc_amo_far_add_half(void *ptr, half value, int pe) {
    auto at = reinterpret_cast<uint64_t>(ptr);
    void *word = reinterpret_cast<void *>(at & ~3ull);
    unsigned shift = (at & 2) * 8;
    uint32_t old = gpuc_amo_far<uint32_t>(word, 0, 0, pe, GPUC_AMO(FETCH_OR));
    for (;;) {
        auto bits = static_cast<uint16_t>(old >> shift);
        uint32_t sum = gpuc_to_bits(__hadd(gpuc_from_bits<half>(bits), value));
        uint32_t was = gpuc_amo_far<uint32_t>(word, (old & ~(0xffffu << shift)) | sum << shift, old, pe, GPUC_AMO(COMPARE_SWAP));
        if (was == old) return bits;
        old = was;
    }
}

template <>
__device__ __forceinline__ half gpuc_amo_fetch_add<half>(void *ptr, half value, int pe) {
    uint16_t old;
    if (gpuc_amo_reaches(pe)) {
        asm volatile("atom.relaxed.sys.global.add.noftz.f16 %0, [%1], %2;" : "=h"(old) : "l"(__cvta_generic_to_global(gpuc_amo_near<half>(ptr, pe))), "h"(gpuc_to_bits(value)) : "memory");
    } else {
        old = gpuc_amo_far_add_half(ptr, value, pe);
    }
    return gpuc_from_bits<half>(old);
}

template <>
__device__ __forceinline__ void gpuc_amo_add<half>(void *ptr, half value, int pe) { gpuc_amo_fetch_add<half>(ptr, value, pe); }
