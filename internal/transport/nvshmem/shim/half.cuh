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
    uint32_t old = gpuc_amo_far<uint32_t>(word, 0, 0, pe, NVSHMEMI_AMO_FETCH_OR);
    for (;;) {
        auto bits = static_cast<uint16_t>(old >> shift);
        uint32_t sum = gpuc_to_bits(__hadd(gpuc_from_bits<half>(bits), value));
        uint32_t was = gpuc_amo_far<uint32_t>(word, (old & ~(0xffffu << shift)) | sum << shift, old, pe, NVSHMEMI_AMO_COMPARE_SWAP);
        if (was == old) return bits;
        old = was;
    }
}

template <>
__device__ __forceinline__ half gpuc_amo_fetch_add<half>(void *ptr, half value, int pe) {
    uint16_t old;
    if (gpuc_amo_reaches()) {
        asm volatile("atom.relaxed.sys.global.add.noftz.f16 %0, [%1], %2;" : "=h"(old) : "l"(__cvta_generic_to_global(gpuc_amo_near<half>(ptr, pe))), "h"(gpuc_to_bits(value)) : "memory");
    } else {
        old = gpuc_amo_far_add_half(ptr, value, pe);
    }
    return gpuc_from_bits<half>(old);
}

template <>
__device__ __forceinline__ void gpuc_amo_add<half>(void *ptr, half value, int pe) { gpuc_amo_fetch_add<half>(ptr, value, pe); }
