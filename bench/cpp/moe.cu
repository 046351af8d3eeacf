#include "moe.h"
#include "shmem.h"

// The algorithm of package examples/moe/routing, whose files have the same parts. Tokens are
// whole units of 16 bytes.

constexpr int threads = 256, min_blocks = 4;

// A pair is an expert of a PE and a PE that sends to it; an item is a choice of a token.
struct Layer {
    Shape s;
    int local, pes, pairs;

    explicit Layer(Shape s) : s(s), pes(nvshmem_n_pes()) {
        local = (s.experts + pes - 1) / pes;
        pairs = local * pes;
    }
    __host__ __device__ int items() const { return s.tokens * s.topk; }
    __host__ __device__ int rows() const { return pairs * s.tokens; }
};

// Memory is what the parts of a layer pass on to each other. Every signal is written once
// in a launch at most, with the launch's epoch in its upper half.
struct Memory {
    float *rows, *results;  // symmetric: what came to the experts, by pair, and what they made of this PE's tokens, by item
    uint64_t *counts;       // how many rows each pair has, for even and odd epochs
    uint64_t *arrived;      // a row is there, and which item of the sender it is
    uint64_t *returned;     // the result of an item is there
    int *taken;             // the rows used of each expert, for even and odd epochs
    unsigned long long *clock;

    Memory(const Layer &l, int blocks) {
        size_t row = l.s.hidden * sizeof(float);
        rows = (float *)nvshmem_malloc(l.rows() * row);
        results = (float *)nvshmem_malloc(l.items() * row);
        counts = (uint64_t *)nvshmem_calloc(2 * l.pairs, sizeof(uint64_t));
        arrived = (uint64_t *)nvshmem_calloc(l.rows(), sizeof(uint64_t));
        returned = (uint64_t *)nvshmem_calloc(l.items(), sizeof(uint64_t));
        if (!rows || !results || !counts || !arrived || !returned) throw std::runtime_error("no symmetric memory");
        CHECK(cudaMalloc(&taken, 2 * l.pairs * sizeof(int)));
        CHECK(cudaMemset(taken, 0, 2 * l.pairs * sizeof(int)));
        clock = new_clock(blocks);
    }
};

static __device__ __forceinline__ uint64_t word(uint64_t epoch, int n) { return epoch << 32 | (uint32_t)n; }

// One block counts the tokens for each expert, and tells the experts' PEs.
static __device__ void announce(const Layer &l, const int *chosen, const Memory &m, uint64_t epoch, int *count) {
    int me = nvshmem_my_pe();
    for (int e = threadIdx.x; e < l.pairs; e += blockDim.x) {
        count[e] = 0;
        m.taken[(epoch + 1) % 2 * l.pairs + e] = 0;
    }
    __syncthreads();
    for (int i = threadIdx.x; i < l.items(); i += blockDim.x) atomicAdd_block(&count[chosen[i]], 1);
    __syncthreads();
    for (int e = threadIdx.x; e < l.pairs; e += blockDim.x)
        nvshmemx_signal_op(m.counts + epoch % 2 * l.pairs + e / l.pes * l.pes + me, word(epoch, count[e]), NVSHMEM_SIGNAL_SET, e % l.pes);
    __syncthreads();
}

// Each block finds rows for its items all at once, and sends them one after the other.
static __device__ void dispatch(const Layer &l, const float *tokens, const int *chosen, const Memory &m, uint64_t epoch, int *row) {
    int me = nvshmem_my_pe();
    int share = (l.items() + gridDim.x - 1) / gridDim.x;
    int lo = min((int)blockIdx.x * share, l.items()), hi = min(lo + share, l.items());
    for (int i = lo + threadIdx.x; i < hi; i += blockDim.x) {
        int e = chosen[i];
        row[i - lo] = (e / l.pes * l.pes + me) * l.s.tokens + atomicAdd(&m.taken[epoch % 2 * l.pairs + e], 1);
    }
    __syncthreads();
    for (int i = lo; i < hi; i++) {
        size_t to = row[i - lo], token = i / l.s.topk;
        nvshmemx_putmem_signal_nbi_block(m.rows + to * l.s.hidden, tokens + token * l.s.hidden, l.s.hidden * sizeof(float),
                                         m.arrived + to, word(epoch, i), NVSHMEM_SIGNAL_SET, chosen[i] % l.pes);
    }
}

// Waits for the counts of all pairs, stores in firsts how many rows there are in the pairs
// before each, and returns how many there are in all.
static __device__ int await_counts(const Layer &l, const Memory &m, uint64_t epoch, int *firsts) {
    if (threadIdx.x < 32) {
        int lane = threadIdx.x, sum = 0;
        for (int from = 0; from < l.pairs; from += 32) {
            int pair = from + lane, n = 0;
            if (pair < l.pairs)
                n = (int)nvshmem_signal_wait_until(m.counts + epoch % 2 * l.pairs + pair, NVSHMEM_CMP_GE, word(epoch, 0));
            int end = n;
            for (int delta = 1; delta < 32; delta *= 2) {
                int other = __shfl_up_sync(~0u, end, delta);
                if (lane >= delta) end += other;
            }
            if (pair < l.pairs) firsts[pair] = sum + end - n;
            sum += __shfl_sync(~0u, end, 31);
        }
        if (lane == 0) firsts[l.pairs] = sum;
    }
    __syncthreads();
    return firsts[l.pairs];
}

// Returns the pair that the ith of all rows belongs to.
static __device__ int find(const int *firsts, int pairs, int i) {
    int pair = 0, beyond = pairs;
    while (beyond - pair > 1) {
        int middle = (pair + beyond) / 2;
        if (firsts[middle] <= i) pair = middle;
        else beyond = middle;
    }
    return pair;
}

// Applies the experts to the rows as they arrive, and stores the results where the tokens
// came from.
static __device__ void apply(const Layer &l, const float *scales, const float *biases, const Memory &m, uint64_t epoch, int *firsts) {
    __shared__ int shared_item;
    int total = await_counts(l, m, epoch, firsts), n = l.s.hidden / 4;
    for (int i = blockIdx.x; i < total; i += gridDim.x) {
        int pair = find(firsts, l.pairs, i), expert = pair / l.pes, home = pair % l.pes;
        size_t row = (size_t)pair * l.s.tokens + i - firsts[pair];
        if (threadIdx.x == 0) {
            shared_item = (int)nvshmem_signal_wait_until(m.arrived + row, NVSHMEM_CMP_GE, word(epoch, 0));
            acquire_signal(m.arrived + row);
        }
        __syncthreads();
        size_t item = shared_item;
        const float4 *x = (const float4 *)(m.rows + row * l.s.hidden);
        float4 *y = (float4 *)nvshmem_ptr(m.results + item * l.s.hidden, home);
        float a = scales[expert], b = biases[expert];
        for (int j = threadIdx.x; j < n; j += 4 * blockDim.x) {
            float4 v[4];
#pragma unroll
            for (int k = 0; k < 4; k++)
                if (j + k * blockDim.x < n) v[k] = x[j + k * blockDim.x];
#pragma unroll
            for (int k = 0; k < 4; k++)
                if (j + k * blockDim.x < n)
                    y[j + k * blockDim.x] = make_float4(v[k].x * a + b, v[k].y * a + b, v[k].z * a + b, v[k].w * a + b);
        }
        __syncthreads();
        if (threadIdx.x == 0) {
            __threadfence_system();
            nvshmemx_signal_op(m.returned + item, epoch, NVSHMEM_SIGNAL_SET, home);
        }
    }
}

// Waits for the results of each token, and adds them up with their weights. Where there
// are more blocks than tokens, several share one.
static __device__ void combine(const Layer &l, float *out, const float *weights, const Memory &m, uint64_t epoch) {
    int parts = max((int)gridDim.x / max(l.s.tokens, 1), 1), n = l.s.hidden / 4, topk = l.s.topk;
    for (int i = blockIdx.x; i < l.s.tokens * parts; i += gridDim.x) {
        int token = i / parts, part = i % parts;
        for (int k = threadIdx.x; k < topk; k += blockDim.x) {
            nvshmem_signal_wait_until(m.returned + token * topk + k, NVSHMEM_CMP_GE, epoch);
            acquire_signal(m.returned + token * topk + k);
        }
        __syncthreads();
        const float4 *results = (const float4 *)(m.results + (size_t)token * topk * l.s.hidden);
        const float *w = weights + token * topk;
        float4 *sums = (float4 *)(out + (size_t)token * l.s.hidden);
        for (int j = n * part / parts + threadIdx.x; j < n * (part + 1) / parts; j += blockDim.x) {
            float4 sum = make_float4(0, 0, 0, 0);
#pragma unroll 8
            for (int k = 0; k < topk; k++) {
                float4 v = results[k * n + j];
                sum = make_float4(sum.x + w[k] * v.x, sum.y + w[k] * v.y, sum.z + w[k] * v.z, sum.w + w[k] * v.w);
            }
            sums[j] = sum;
        }
    }
}

// Each part only waits for what the parts before it send, and all blocks are resident.
__global__ void __launch_bounds__(threads, min_blocks)
    run(Layer l, float *out, const float *tokens, const int *chosen, const float *weights, const float *scales, const float *biases, Memory m) {
    extern __shared__ int shared[];
    uint64_t epoch = epoch_of(m.clock);
    if (blockIdx.x == gridDim.x - 1) announce(l, chosen, m, epoch, shared);
    dispatch(l, tokens, chosen, m, epoch, shared);
    advance(m.clock);
    apply(l, scales, biases, m, epoch, shared);
    combine(l, out, weights, m, epoch);
}

// Mixture is a layer on this PE, with its routing and parameters.
struct Mixture {
    Layer l;
    int blocks;
    Memory m;
    float *tokens, *out, *weights, *scales, *biases;
    int *chosen;

    Mixture(Shape s, int resident) : l(s), blocks(std::max(1, std::min(2 * l.items(), resident))), m(l, blocks) {
        int me = nvshmem_my_pe();
        std::vector<int> c;
        std::vector<float> w, a, b;
        for (int item = 0; item < l.items(); item++) {
            c.push_back(choice(s, me, item / s.topk, item % s.topk));
            w.push_back(weight(s, item % s.topk));
        }
        for (int e = me; e < l.pairs; e += l.pes) {
            a.push_back(scale(e));
            b.push_back(bias(e));
        }
        chosen = upload(c);
        weights = upload(w);
        scales = upload(a);
        biases = upload(b);
        tokens = (float *)nvshmem_malloc(s.tokens * s.hidden * sizeof(float));
        if (!tokens) throw std::runtime_error("no symmetric memory");
        CHECK(cudaMalloc(&out, s.tokens * s.hidden * sizeof(float)));
    }
};

Values moe(const Params &p) {
    static std::map<std::string, Mixture> mixtures;
    static cudaStream_t stream = nullptr;
    static int sms, me = nvshmem_my_pe();
    if (!stream) {
        CHECK(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
        CHECK(cudaDeviceGetAttribute(&sms, cudaDevAttrMultiProcessorCount, me));
    }
    Shape s(p);
    const Mixture &x = mixtures.try_emplace(s.key(), s, sms * min_blocks).first->second;
    int words = std::max(x.l.pairs + 1, (x.l.items() + x.blocks - 1) / x.blocks);
    auto call = [&](int) {
        run<<<x.blocks, threads, words * sizeof(int), stream>>>(x.l, x.out, x.tokens, x.chosen, x.weights, x.scales, x.biases, x.m);
    };
    Values values;
    uint64_t seed = p.at("seed");
    for (int graph = 0; graph < 2; graph++) {
        prepare_layer(x.tokens, x.out, s, seed + graph, me);
        nvshmem_barrier_all();
        if (graph) values["graph_us"] = time_graph(stream, s.key(), p.at("calls"), call);
        else values["eager_us"] = time_eager(stream, p.at("warm"), p.at("calls"), call);
        check_out(x.out, s, seed + graph, me);
    }
    return values;
}
