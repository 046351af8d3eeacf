// Signals, and puts with one.

static __device__ __forceinline__ void gpuc_store_relaxed(uint64_t *p, uint64_t v) {
    asm volatile("st.relaxed.sys.global.u64 [%0], %1;" ::"l"(__cvta_generic_to_global(p)), "l"(v) : "memory");
}

// gpuc_signal_near updates a signal of a peer, if that can be addressed, and reports
// whether it has. With release what came before is there earlier.
static __device__ __forceinline__ bool gpuc_signal_near(char *peer, uint64_t *sig, uint64_t value, int32_t op, bool release) {
    if (peer == nullptr) return false;
    uint64_t *word = gpuc_at(peer, sig);
    if (op == GPUC_SIGNAL_SET) {
        if (release) {
            asm volatile("st.release.sys.global.u64 [%0], %1;" ::"l"(__cvta_generic_to_global(word)), "l"(value) : "memory");
        } else {
            gpuc_store_relaxed(word, value);
        }
        return true;
    }
    if (!gpuc_signal_adds()) return false;
    // Not red.release: where lanes of a warp add to one word ptxas makes one addition
    // of theirs, with the fence of a single lane.
    if (release) asm volatile("fence.acq_rel.sys;" ::: "memory");
    asm volatile("red.relaxed.sys.global.add.u64 [%0], %1;" ::"l"(__cvta_generic_to_global(word)), "l"(value) : "memory");
    return true;
}

// gpuc_signal_op_far updates a signal of a peer where gpuc_signal_near cannot.
static __device__ __noinline__ void gpuc_signal_op_far(uint64_t *sig, uint64_t value, int32_t op, int32_t pe) {
    gpuc_far_amo_post<uint64_t>(sig, value, pe, op);
}

static __device__ __forceinline__ void gpuc_signal_op(uint64_t *sig, uint64_t value, int32_t op, int pe) {
    if (!gpuc_signal_near(gpuc_peer(pe), sig, value, op, false)) gpuc_signal_op_far(sig, value, op, pe);
}

// gpuc_signal_far updates a signal through a transport, after the data before it.
static __device__ __noinline__ void gpuc_signal_far(uint64_t *sig, uint64_t value, int32_t op, int32_t pe, bool nbi) {
    gpuc_far_fence();
    gpuc_signal_op_far(sig, value, op, pe);
    if (!nbi) gpuc_quiet();
}

// gpuc_put_signal is a put, after which the first thread of the group updates the
// signal: what all of them sent is before that.
template <class Group>
static __device__ __forceinline__ void gpuc_put_signal(void *dst, void *src, uint64_t bytes, uint64_t *sig, uint64_t value, int32_t op, int pe, bool nbi, bool met,
                                                      bool found, void *before) {
#ifdef GPUC_NIC_PUT_SIGNAL
    if (!found) before = gpuc_peer(pe);
    found = true;
    if (before == nullptr && bytes != 0 && gpuc_nic_drives()) {
        if (!met) Group::meet();
        if (Group::first()) gpuc_put_signal_nic(dst, src, bytes, sig, value, op, pe, nbi);
        Group::meet();
        return;
    }
#endif
    char *peer = gpuc_put_meet<Group>(dst, src, bytes, pe, true, met, found, before);
    Group::meet();
    if (Group::first() && !gpuc_signal_near(peer, sig, value, op, true)) gpuc_signal_far(sig, value, op, pe, nbi);
    Group::meet();
}
