// No PE is on another host, and the compiler leaves out what is only for those.
static __device__ __forceinline__ char *gpuc_peer(int pe) { return gpuc_apart(pe); }
template <class T>
static __device__ __forceinline__ T *gpuc_near(T *p, int pe) { return gpuc_at(gpuc_apart(pe), p); }

static __device__ __forceinline__ void gpuc_quiet() { __threadfence_system(); }
static __device__ __forceinline__ constexpr bool gpuc_all_near() { return true; }
static __device__ __forceinline__ constexpr bool gpuc_amo_reaches(int) { return true; }
static __device__ __forceinline__ constexpr bool gpuc_signal_adds() { return true; }

#define GPUC_AMO(name) 0
static __device__ __forceinline__ void gpuc_far_fence() {}
static __device__ __forceinline__ void gpuc_far_arrived() {}
static __device__ __forceinline__ void gpuc_far_put(void *, void *, uint64_t, int, bool) { __trap(); }
static __device__ __forceinline__ void gpuc_far_get(void *, void *, uint64_t, int) { __trap(); }
template <class T>
static __device__ __forceinline__ T gpuc_far_g(T *p, int) { __trap(); return *p; }
template <class T>
static __device__ __forceinline__ void gpuc_far_p(T *, T, int) { __trap(); }
template <class T>
static __device__ __forceinline__ T gpuc_far_amo(void *, T value, T, int, int) { __trap(); return value; }
template <class T>
static __device__ __forceinline__ void gpuc_far_amo_post(void *, T, int, int) { __trap(); }
static __device__ __forceinline__ void gpuc_far_sync(gpuc_nccl_team *, bool, void *, int32_t) { __trap(); }
