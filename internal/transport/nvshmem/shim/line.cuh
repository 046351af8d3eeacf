// Lines: 64 bits of data in two words, each of which has a half of the data in its low
// 32 bits and a flag in its high ones. A line is stored and loaded by one instruction.
// A word of it arrives as a whole, in whatever pieces the line does, so that a receiver
// that sees the flag in both has the data: there is nothing to fence, and no signal.

// gpuc_send_line stores a line word by word, through the network.
static __device__ __noinline__ void gpuc_send_line(uint64_t *line, uint64_t first, uint64_t second, int pe) {
    gpuc_signal_op_far(line, first, GPUC_SIGNAL_SET, pe);
    gpuc_signal_op_far(line + 1, second, GPUC_SIGNAL_SET, pe);
}

static __device__ __forceinline__ void gpuc_put_line(void *line, uint64_t data, uint32_t flag, int pe) {
    uint32_t lo = data, hi = data >> 32;
    char *peer = gpuc_peer(pe);
    if (peer == nullptr) {
        uint64_t high = static_cast<uint64_t>(flag) << 32;
        gpuc_send_line(static_cast<uint64_t *>(line), high | lo, high | hi, pe);
        return;
    }
    asm volatile("st.relaxed.sys.global.v4.u32 [%0], {%1, %2, %3, %2};" ::"l"(__cvta_generic_to_global(gpuc_at(peer, static_cast<char *>(line)))), "r"(lo), "r"(flag), "r"(hi) : "memory");
}

static __device__ __forceinline__ uint64_t gpuc_wait_line(const void *line, uint32_t flag, void *ctrl, int32_t site) {
    auto p = __cvta_generic_to_global(line);
    for (;;) {
        uint32_t lo, hi, first, second, other;
        unsigned left = gpuc_polls_abort;
#pragma unroll 1
        do {
            left--;
            asm volatile("ld.relaxed.sys.global.v4.u32 {%0, %1, %2, %3}, [%4];" : "=r"(lo), "=r"(first), "=r"(hi), "=r"(second) : "l"(p) : "memory");
            other = first ^ flag | second ^ flag;
        } while ((other != 0) & (left != 0));
        if (other == 0) return static_cast<uint64_t>(hi) << 32 | lo;
        gpuc_look(ctrl, site, line, gpuc_how(GPUC_CMP_EQ, 8), first == flag ? second : first, flag);
    }
}
