// The side of benchpair on DeepGEMM's FP8 MoE layer for Hopper (sm90_fp8_mega_moe), for PES processes. It is
// compiled with the headers of the wheel that ../peers.txt names. Template parameters, tensor maps and
// launches are those that the wheel's library chooses for the benchmark's shapes on 132 multiprocessors.
//
//   deepgemm-2 -np 2 -control SOCKET
#include <cuda.h>
#include <cuda_bf16.h>
#include <cuda_fp8.h>

#include <deep_gemm/impls/sm90_fp8_mega_moe.cuh>

#include "collective.h"
#include "ipc.h"

namespace dg = deep_gemm;

constexpr uint32_t HIDDEN = 7168, BLOCK = 128, BLOCK_N = 256, SMS = 132, THREADS = 384;
constexpr float CLAMP = 10;

// Choice is what DeepGEMM chooses for a shape and a number of tokens. Rows of the pool are used in turns if
// ring is not 0; lag is how far the second product follows the first.
struct Choice {
    uint32_t ring, lag, shared_bytes;
};

constexpr Choice choose(uint32_t experts, uint32_t capacity) {
    constexpr Choice table[3][2][4] = {
        {{{0, 0, 214584}, {0, 0, 214712}, {0, 4064, 231616}, {70144, 4064, 183096}}, {{0, 0, 215624}, {0, 0, 215744}, {0, 4064, 216192}, {70144, 4064, 183464}}},
        {{{0, 0, 214192}, {0, 0, 214208}, {0, 4058, 231616}, {64000, 4058, 184120}}, {{0, 0, 214704}, {0, 0, 214704}, {0, 4064, 232112}, {70144, 4064, 184072}}},
        {{{0, 0, 214192}, {0, 0, 231600}, {34304, 4029, 232128}, {34304, 4029, 186680}}, {{0, 0, 214704}, {0, 0, 214704}, {48640, 4043, 232112}, {48640, 4043, 186192}}},
    };
    return table[PES / 2][experts == 384][capacity == 128 ? 0 : capacity == 512 ? 1 : capacity == 2048 ? 2 : 3];
}

// word returns 8 elements of Float8E4M3, from 1/32 to 8 and of both signs. Matrices 0 and 1 are those of all
// experts, and 2 + PE the tokens of a PE.
static __host__ __device__ __forceinline__ uint64_t word(uint64_t i, int matrix) {
    uint64_t x = (i ^ (uint64_t)matrix << 48) * 0x9e3779b97f4a7c15;
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9;
    x = (x ^ x >> 27) * 0x94d049bb133111eb;
    x ^= x >> 31;
    return ((x & 0x8787878787878787) | 0x1010101010101010) + (x & 0x3838383838383838);
}

static __device__ __forceinline__ float element(uint64_t i, int matrix) {
    __nv_fp8_e4m3 x;
    x.__x = word(i / 8, matrix) >> i % 8 * 8;
    return float(x);
}

// scale is that of 128 x 128 weights of an expert, or of 128 elements of a token of a PE.
static __host__ __device__ __forceinline__ float scale(int expert, int row, int col) { return (4 + (expert * 3 + row * 5 + col) % 5) / 128.0f; }

static __global__ void fill_words(uint64_t *p, uint64_t first, size_t n, int matrix) {
    for (size_t i = blockIdx.x * (size_t)blockDim.x + threadIdx.x; i < n; i += (size_t)gridDim.x * blockDim.x) p[i] = word(first + i, matrix);
}

// fill_scales fills those of so many experts, of rows x cols blocks each.
static __global__ void fill_scales(float *p, int first, int count, int rows, int cols) {
    for (size_t i = blockIdx.x * (size_t)blockDim.x + threadIdx.x; i < (size_t)count * rows * cols; i += (size_t)gridDim.x * blockDim.x)
        p[i] = scale(first + i / (rows * cols), i / cols % rows, i % cols);
}

// routing returns the experts of the tokens of a PE, as routing of ../layer/experts.go.
static std::vector<int64_t> routing(int pe, int tokens, int experts, int topk) {
    std::vector<int64_t> chosen;
    for (int token = 0; token < tokens; token++)
        for (int i = 0; (int)chosen.size() < (token + 1) * topk; i++) {
            uint64_t x = ((uint64_t)pe << 48 | (uint64_t)token << 16 | i) * 0x9e3779b97f4a7c15;
            x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9;
            x = (x ^ x >> 27) * 0x94d049bb133111eb;
            int64_t e = (x >> 32) % experts;
            if (std::find(chosen.begin() + token * topk, chosen.end(), e) == chosen.end()) chosen.push_back(e);
        }
    return chosen;
}

static __device__ float warp_sum(float x) {
    for (int d = 16; d; d /= 2) x += __shfl_xor_sync(~0u, x, d);
    return x;
}

// activated computes what an expert multiplies by down for a token, one warp for each element. Rows of gate and
// of up alternate in groups of 8.
static __global__ void activated(float *y, const int64_t *chosen, int pe, int token, int inner) {
    int row = blockIdx.x, k = blockIdx.y, lane = threadIdx.x;
    uint64_t expert = chosen[k];
    float sums[2];
    for (int up = 0; up < 2; up++) {
        uint64_t at = (expert * 2 * inner + row / 8 * 16 + up * 8 + row % 8) * HIDDEN;
        float sum = 0;
        for (int i = lane; i < HIDDEN; i += 32)
            sum += element(at + i, 0) * scale(expert, (row + up * inner) / BLOCK, i / BLOCK) * element((uint64_t)token * HIDDEN + i, 2 + pe) * scale(pe, token, i / BLOCK);
        sums[up] = warp_sum(sum);
    }
    float gate = fminf(sums[0], CLAMP), up = fmaxf(fminf(sums[1], CLAMP), -CLAMP);
    if (lane == 0) y[k * inner + row] = gate / (1 + expf(-gate)) * up;
}

// compare adds up the squares of what differs from the result of a token, and of the result itself.
static __global__ void compare(float *squares, const __nv_bfloat16 *out, const float *y, const int64_t *chosen, int topk, int inner) {
    int col = blockIdx.x, lane = threadIdx.x;
    float sum = 0;
    for (int k = 0; k < topk; k++)
        for (int i = lane; i < inner; i += 32)
            sum += element((chosen[k] * HIDDEN + col) * inner + i, 1) * scale(chosen[k], col / BLOCK, i / BLOCK) * y[k * inner + i] / (k + 1);
    sum = warp_sum(sum);
    if (lane) return;
    float off = __bfloat162float(out[col]) - sum;
    atomicAdd(&squares[0], off * off);
    atomicAdd(&squares[1], sum * sum);
}

// check throws if the result of a token differs from the products of its experts.
static void check(const __nv_bfloat16 *out, const std::vector<int64_t> &chosen, int token, int topk, int inner) {
    static int64_t *experts = allocate<int64_t>(8);
    static float *y = allocate<float>(8 * 3072), *squares = allocate<float>(2);
    CHECK(cudaMemcpy(experts, &chosen[token * topk], topk * sizeof *experts, cudaMemcpyHostToDevice));
    CHECK(cudaMemset(squares, 0, 2 * sizeof *squares));
    activated<<<dim3(inner, topk), 32>>>(y, experts, peer.job.rank, token, inner);
    compare<<<HIDDEN, 32>>>(squares, out + (size_t)token * HIDDEN, y, experts, topk, inner);
    float sums[2];
    CHECK(cudaMemcpy(sums, squares, sizeof sums, cudaMemcpyDeviceToHost));
    if (float off = sqrtf(sums[0]), norm = sqrtf(sums[1]); !(off <= norm / 20)) throw std::runtime_error("token " + std::to_string(token) + " is off by " + std::to_string(off) + " of " + std::to_string(norm));
}

// symmetric returns memory of all PEs.
static Shared &symmetric(size_t bytes) {
    static Shared memory(bytes);
    return memory;
}

// Weights are those of this PE's experts.
struct Weights {
    uint64_t *matrix[2];
    float *scales[2];

    Weights(uint32_t experts, uint32_t inner) {
        uint32_t local = experts / PES, first = peer.job.rank * local;
        for (int m = 0; m < 2; m++) {
            uint64_t rows = m ? HIDDEN : 2 * inner, cols = m ? inner : HIDDEN, words = rows * cols / 8;
            fill_words<<<8 * SMS, 512>>>(matrix[m] = allocate<uint64_t>(local * words), first * words, local * words, m);
            fill_scales<<<SMS, 512>>>(scales[m] = allocate<float>(local * rows / BLOCK * cols / BLOCK), first, local, rows / BLOCK, cols / BLOCK);
        }
    }
};

static CUtensorMap tensor_map(const void *at, bool floats, uint64_t cols, uint64_t rows, uint32_t box_cols, uint32_t box_rows, bool swizzle) {
    static auto encode = [] {
        void *f = nullptr;
        cudaDriverEntryPointQueryResult found;
        CHECK(cudaGetDriverEntryPointByVersion("cuTensorMapEncodeTiled", &f, 12000, cudaEnableDefault, &found));
        return (decltype(&cuTensorMapEncodeTiled))f;
    }();
    CUtensorMap map;
    cuuint64_t dims[] = {cols, rows}, stride[] = {cols * (floats ? 4 : 1)};
    cuuint32_t box[] = {box_cols, box_rows}, steps[] = {1, 1};
    CUresult err = encode(&map, floats ? CU_TENSOR_MAP_DATA_TYPE_FLOAT32 : CU_TENSOR_MAP_DATA_TYPE_UINT8, 2, (void *)at, dims, stride, box, steps, CU_TENSOR_MAP_INTERLEAVE_NONE,
                          swizzle ? CU_TENSOR_MAP_SWIZZLE_128B : CU_TENSOR_MAP_SWIZZLE_NONE, CU_TENSOR_MAP_L2_PROMOTION_L2_256B, CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE);
    if (err) throw std::runtime_error("cuTensorMapEncodeTiled: " + std::to_string(err));
    return map;
}

// weights_of returns those of a number of experts, which are kept for all numbers of tokens.
static const Weights &weights_of(uint32_t experts, uint32_t inner) {
    static std::map<uint32_t, Weights> all;
    return all.try_emplace(experts, experts, inner).first->second;
}

// changes reports whether the case differs from the one before. The counters that another case has left in
// symmetric memory mean nothing then.
static bool changes(const std::string &name) {
    static std::string last;
    return std::exchange(last, name) != name;
}

// round measures the layer with up to CAPACITY tokens of each PE.
template <uint32_t EXPERTS, uint32_t TOPK, uint32_t INNER, uint32_t CAPACITY>
static Values round(const Params &p) {
    constexpr Choice choice = choose(EXPERTS, CAPACITY);
    constexpr uint32_t local = EXPERTS / PES, tile_m = CAPACITY * PES * TOPK >= 64 * EXPERTS ? 128 : 64;
    constexpr bool large = tile_m == 128, small = CAPACITY == 128, huge = CAPACITY == 8192, by_count = large || small;
    constexpr uint32_t pool = dg::layout::get_num_max_pool_tokens_sm90<uint32_t>(PES, CAPACITY, TOPK, local), rows = choice.ring ? choice.ring : pool;
    constexpr uint32_t wave = CAPACITY == 512 && !large ? (EXPERTS == 256 ? 8 : 5) : local;
    auto kernel = dg::sm90_fp8_mega_moe_impl<CAPACITY, HIDDEN, INNER, EXPERTS, TOPK, wave, tile_m, BLOCK_N, BLOCK, pool, 2 * rows, rows, huge ? 3 : 4, 64, 64, 256, SMS, PES, CLAMP,
                                             true, 0, large, by_count, !by_count, large, large ? 2 : 1, large, choice.lag, large ? 4 : 0, false, false, large ? 4 : 0, small, 1,
                                             huge ? 16 : 1, small>;
    // The memory of a PE: workspace, tokens, their scales, experts and weights, rows of both products and their
    // scales, and results.
    dg::layout::SM90Workspace workspace(nullptr, PES, EXPERTS, CAPACITY, TOPK, choice.ring);
    size_t at[10] = {workspace.get_num_bytes()}, parts[] = {(size_t)CAPACITY * HIDDEN, CAPACITY * HIDDEN / 32, CAPACITY * TOPK * 8, CAPACITY * TOPK * 4, (size_t)rows * HIDDEN,
                                                           2 * rows * (HIDDEN / 32) + rows * 4, (size_t)rows * INNER, 2 * rows * (INNER / 32), (size_t)CAPACITY * TOPK * HIDDEN * 2};
    for (int i = 0; i < 9; i++) at[i + 1] = at[i] + parts[i];
    constexpr size_t most = (size_t)2 << 30;
    if (at[9] > most) throw std::runtime_error("more memory than expected");
    static Shared &memory = symmetric(most);
    const Weights &w = weights_of(EXPERTS, INNER);
    int tokens = p.at("tokens"), calls = p.at("calls");
    static __nv_bfloat16 *out = allocate<__nv_bfloat16>((size_t)CAPACITY * HIDDEN);
    static int *received = allocate<int>(local);
    char *mine = (char *)memory.mine();
    dg::layout::SymBuffer<PES> symmetric;
    symmetric.base = (int64_t)mine;
    symmetric.rank_idx = peer.job.rank;
    for (uint32_t pe = 0; pe < dg::layout::kNumMaxRanks; pe++) symmetric.offsets[pe] = pe < PES ? (char *)memory.of[pe] - mine : 0;

    std::vector<int64_t> chosen = routing(peer.job.rank, tokens, EXPERTS, TOPK);
    std::string name = std::to_string(EXPERTS) + "x" + std::to_string(tokens);
    if (changes(name)) {
        meet();
        CHECK(cudaMemset(mine, 0, most));
        std::vector<float> weights(chosen.size());
        for (size_t i = 0; i < weights.size(); i++) weights[i] = 1.0f / (i % TOPK + 1);
        fill_words<<<SMS, 512>>>((uint64_t *)(mine + at[0]), 0, (size_t)tokens * HIDDEN / 8, 2 + peer.job.rank);
        fill_scales<<<SMS, 512>>>((float *)(mine + at[1]), peer.job.rank, 1, tokens, HIDDEN / BLOCK);
        CHECK(cudaMemcpy(mine + at[2], chosen.data(), chosen.size() * 8, cudaMemcpyHostToDevice));
        CHECK(cudaMemcpy(mine + at[3], weights.data(), weights.size() * 4, cudaMemcpyHostToDevice));
    }
    CHECK(cudaMemset(out, 0xff, (size_t)tokens * HIDDEN * 2));
    CHECK(cudaDeviceSynchronize());
    meet();

    auto acts = [&](int part, uint64_t cols, uint32_t box_cols, uint32_t box_rows, bool swizzle) { return tensor_map(mine + at[part], false, cols, rows, box_cols, box_rows, swizzle); };
    auto scales = [&](int part, uint64_t cols) { return tensor_map(mine + at[part], true, 2 * rows, cols, tile_m, 1, false); };
    auto weights = [&](int m, uint64_t cols, uint64_t rows) { return tensor_map(w.matrix[m], false, cols, rows, BLOCK, BLOCK_N, true); };
    constexpr int l1 = 4, l1_scales = 5, l2 = 6, l2_scales = 7;
    CUtensorMap l1_acts = acts(l1, HIDDEN, BLOCK, tile_m, true), l1_acts_scales = scales(l1_scales, HIDDEN / BLOCK), l1_weights = weights(0, HIDDEN, (uint64_t)local * 2 * INNER),
                l1_output = acts(l2, INNER, BLOCK, 64, large), l2_acts = acts(l2, INNER, BLOCK, tile_m, true), l2_acts_scales = scales(l2_scales, INNER / BLOCK),
                l2_weights = weights(1, INNER, (uint64_t)local * HIDDEN);

    cudaLaunchAttribute attributes[2] = {};
    cudaLaunchConfig_t config{};
    config.gridDim = SMS;
    config.blockDim = THREADS;
    config.dynamicSmemBytes = choice.shared_bytes;
    config.stream = peer.stream;
    config.attrs = attributes;
    if (large) {
        attributes[config.numAttrs].id = cudaLaunchAttributeClusterDimension;
        attributes[config.numAttrs++].val.clusterDim = {2, 1, 1};
    }
    if (small) {
        attributes[config.numAttrs].id = cudaLaunchAttributeProgrammaticStreamSerialization;
        attributes[config.numAttrs++].val.programmaticStreamSerializationAllowed = 1;
    }
    CHECK(cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, choice.shared_bytes));
    auto call = [&](int) {
        CHECK(cudaLaunchKernelEx(&config, kernel, (void *)out, received, (uint32_t)tokens, symmetric, l1_acts, l1_acts_scales, l1_weights, (const float *)w.scales[0], l1_output, l2_acts, l2_acts_scales,
                                 l2_weights, (const float *)w.scales[1], (uint64_t *)nullptr));
    };
    for (int i = 0; i < p.at("warm"); i++) call(i);
    double us = time_graph(peer.stream, name, calls, call);
    check(out, chosen, tokens / 2, TOPK, INNER);
    return {{"graph_us", us}};
}

// measure is round for a shape, with the capacity that tokens need.
template <uint32_t EXPERTS, uint32_t TOPK, uint32_t INNER>
static Values measure(const Params &p) {
    auto tokens = p.at("tokens");
    return (tokens <= 128 ? round<EXPERTS, TOPK, INNER, 128> : tokens <= 512 ? round<EXPERTS, TOPK, INNER, 512> : tokens <= 2048 ? round<EXPERTS, TOPK, INNER, 2048> : round<EXPERTS, TOPK, INNER, 8192>)(p);
}

static Values moe(const Params &p) {
    auto is = [&](long long experts, long long topk, long long inner) { return p.at("experts") == experts && p.at("topk") == topk && p.at("inner") == inner; };
    if (p.at("hidden") == HIDDEN && p.at("tokens") <= 8192) {
        if (is(256, 8, 2048)) return measure<256, 8, 2048>(p);
        if (is(384, 6, 3072)) return measure<384, 6, 3072>(p);
    }
    throw std::runtime_error("a shape that DeepGEMM's choices are not known for");
}

int main(int argc, char **argv) {
    Arguments args = parse_arguments(argc, argv);
    if (args.np != PES) {
        fprintf(stderr, "this program is for -np %d\n", PES);
        return 1;
    }
    start_peer(args.np);
    serve(args.control, peer.job, "DeepGEMM", {{"moe-fp8", moe}});
    return 0;
}
