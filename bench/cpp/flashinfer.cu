// The side of benchpair on FlashInfer's kernels: its allreduces, one-shot and two-shot, alone and with
// residual and RMSNorm, and vLLM's custom allreduces, which FlashInfer has a copy of. It is compiled
// with the headers of the wheel that ../peers.txt names.
//
//   flashinfer -np 2 -control SOCKET
#include <cstring>
#include <stdexcept>

#include "flashinfer/comm/trtllm_allreduce_fusion.cuh"
#include "flashinfer/comm/vllm_custom_all_reduce.cuh"

#undef CHECK
#include "collective.h"
#include "ipc.h"

namespace fi = flashinfer::trtllm_allreduce_fusion;
using bf16 = __nv_bfloat16;

// Beyond, every PE sending everything to all is no contender.
constexpr size_t ONE_SHOT_LIMIT = 16 << 20;

// fill writes words of 32 bits.
static __global__ void fill_kernel(unsigned *p, unsigned word, size_t n) {
    for (size_t i = blockIdx.x * (size_t)blockDim.x + threadIdx.x; i < n; i += (size_t)gridDim.x * blockDim.x) p[i] = word;
}

static void fill(void *p, unsigned word, size_t bytes) {
    fill_kernel<<<264, 512>>>((unsigned *)p, word, bytes / 4);
    CHECK(cudaGetLastError());
    CHECK(cudaDeviceSynchronize());
}

// Workspace is what FlashInfer's trtllm_create_ipc_workspace_for_all_reduce_fusion makes: buffers and
// flags of two-shot, three buffers of one-shot, which are filled with -0.0, and five control words.
struct Workspace {
    void **pointers = nullptr;
    size_t bytes = 0;

    void allocate_for(size_t most, unsigned minus_zeros) {
        if (pointers && most <= bytes) return;
        if (pointers) throw std::runtime_error("a larger message than in the first round");
        bytes = most;
        size_t part = std::min(most, ONE_SHOT_LIMIT) * peer.job.size;
        Shared two_shot(most * std::max(peer.job.size, 2)), flags(peer.job.size * 256 * sizeof(int)), one_shot(3 * part);
        fill(one_shot.mine(), minus_zeros, 3 * part);
        std::vector<void *> list;
        for (const Shared *s : {&two_shot, &flags, &one_shot}) list.insert(list.end(), s->of.begin(), s->of.begin() + peer.job.size);
        int words[5] = {0, 0, 0, (int)part, 0};
        list.push_back(allocate<int>(5));
        CHECK(cudaMemcpy(list.back(), words, sizeof words, cudaMemcpyHostToDevice));
        pointers = allocate<void *>(list.size());
        CHECK(cudaMemcpy(pointers, list.data(), list.size() * sizeof(void *), cudaMemcpyHostToDevice));
        CHECK(cudaDeviceSynchronize());
        meet();
    }
};

// run starts FlashInfer's kernel by its launcher, early as its library does by default, with sums in fp32.
template <fi::AllReduceFusionPattern P, typename T>
static void run(fi::AllReduceFusionParams<T> p, const Workspace &w, int rows, int hidden, bool one_shot) {
    p.nranks = peer.job.size;
    p.rank = peer.job.rank;
    p.size = rows * hidden;
    p.hidden_dim = hidden;
    p.workspace = w.pointers;
    p.use_oneshot = one_shot;
    p.stream = peer.stream;
    p.pattern = P;
    constexpr bool in_fp32 = sizeof(T) < 4;
    switch (peer.job.size) {
    case 2: CHECK((fi::allreduce_fusion_kernel_launcher<P, T, 2, in_fp32>(p, true))); return;
    case 4: CHECK((fi::allreduce_fusion_kernel_launcher<P, T, 4, in_fp32>(p, true))); return;
    case 8: CHECK((fi::allreduce_fusion_kernel_launcher<P, T, 8, in_fp32>(p, true))); return;
    }
    throw std::runtime_error("FlashInfer's allreduces are for 2, 4 or 8 PEs here");
}

// VLLM is what vLLM's kernels need: signals, with room for two stages after them, and the inputs of all
// PEs, for each slot.
struct VLLM {
    vllm::RankSignals signals;
    vllm::RankData *data;

    VLLM(const Shared &input, const Slots &slots, size_t window) : data(allocate<vllm::RankData>(slots.count)) {
        static Shared scratch(sizeof(vllm::Signal) + window);
        for (int pe = 0; pe < peer.job.size; pe++) signals.signals[pe] = (vllm::Signal *)scratch.of[pe];
        std::vector<vllm::RankData> list(slots.count);
        for (size_t i = 0; i < slots.count; i++)
            for (int pe = 0; pe < peer.job.size; pe++) list[i].ptrs[pe] = (float *)input.of[pe] + slots.at(i);
        CHECK(cudaMemcpy(data, list.data(), list.size() * sizeof list[0], cudaMemcpyHostToDevice));
    }

    template <int PES>
    void run(float *dst, size_t n, size_t slot, int stages) const {
        constexpr int threads = 512, most = 36;  // vLLM's own
        int packs = n / 4, blocks = std::min(most, (packs + threads - 1) / threads);
        vllm::Signal *mine = signals.signals[peer.job.rank];
        auto kernel = stages == 1 ? vllm::cross_device_reduce_1stage<float, PES> : vllm::cross_device_reduce_2stage<float, PES>;
        kernel<<<blocks, threads, 0, peer.stream>>>(data + slot, signals, mine, dst, peer.job.rank, packs);
        CHECK(cudaGetLastError());
    }
};

static Values allreduce(const Params &p) {
    size_t n = p.at("bytes") / sizeof(float), window = p.at("window");
    int warm = p.at("warm"), calls = p.at("calls");
    uint64_t seed = p.at("seed");
    Slots slots(n, window, calls);
    static Shared src(window);
    static float *dst = allocate<float>(window / sizeof(float));
    static Workspace w;
    w.allocate_for(window, 0x80000000);
    static std::map<size_t, VLLM> by_length;
    const VLLM &v = by_length.try_emplace(n, src, slots, window).first->second;
    // FlashInfer has rows, of which two-shot takes more than there are PEs.
    int hidden = std::min<size_t>(n, 4096), rows = n / hidden;
    struct Way {
        const char *name;
        bool can;
        std::function<void(int)> call;
    };
    auto flashinfer = [&](bool one_shot) {
        return [&, one_shot](int i) {
            fi::AllReduceFusionParams<float> q{};
            q.allreduce_in = (float *)src.mine() + slots.at(i);
            q.allreduce_out = dst + slots.at(i);
            run<fi::AllReduceFusionPattern::kAllReduce>(q, w, rows, hidden, one_shot);
        };
    };
    auto of_vllm = [&](int stages) {
        return [&, stages](int i) {
            size_t slot = i % slots.count;
            peer.job.size == 2 ? v.run<2>(dst + slots.at(i), n, slot, stages) : peer.job.size == 4 ? v.run<4>(dst + slots.at(i), n, slot, stages) : v.run<8>(dst + slots.at(i), n, slot, stages);
        };
    };
    bool packs = n % 4 == 0;
    Values values;
    for (const Way &way : {
             Way{"one_shot_", n >= 1024 && p.at("bytes") <= (long long)ONE_SHOT_LIMIT, flashinfer(true)},
             Way{"two_shot_", rows > peer.job.size, flashinfer(false)},
             Way{"one_stage_", packs, of_vllm(1)},
             Way{"two_stages_", packs && n / 4 >= (size_t)peer.job.size, of_vllm(2)},
         }) {
        if (!way.can) continue;
        for (bool graph : {false, true}) {
            fill_terms((float *)src.mine(), dst, slots.count * slots.stride, seed + graph, peer.job.rank);
            meet();
            double us = graph ? time_graph(peer.stream, std::string(way.name) + std::to_string(n), calls, way.call) : time_eager(peer.stream, warm, calls, way.call);
            check_sums(dst, n, slots, seed + graph, peer.job.size);
            values[std::string(way.name) + (graph ? "graph_us" : "eager_us")] = us;
            meet();  // vLLM reads the peers' sources
        }
    }
    return values;
}

// element is what stands at i of a matrix: of both signs, and at most 1.
static __host__ __device__ __forceinline__ float element(size_t i, uint64_t seed, int matrix) {
    return term(i, seed, matrix) / (1 << 19) - 1;
}

static __global__ void fill_matrix(bf16 *m, size_t n, uint64_t seed, int matrix) {
    for (size_t i = blockIdx.x * (size_t)blockDim.x + threadIdx.x; i < n; i += (size_t)gridDim.x * blockDim.x) m[i] = __float2bfloat16(element(i, seed, matrix));
}

// check_norms counts the elements of y that differ from the norm of the sums, one block for each row.
static __global__ void check_norms(const bf16 *y, int hidden, uint64_t seed, int pes, float epsilon, unsigned long long *wrong) {
    __shared__ float squares;
    auto of = [=](size_t i, int matrix) { return __bfloat162float(__float2bfloat16(element(i, seed, matrix))); };
    auto sum = [=](int col) {
        size_t i = blockIdx.x * (size_t)hidden + col;
        float s = of(i, pes);
        for (int pe = 0; pe < pes; pe++) s += of(i, pe);
        return s;
    };
    if (threadIdx.x == 0) squares = 0;
    __syncthreads();
    float mine = 0;
    for (int col = threadIdx.x; col < hidden; col += blockDim.x) mine += sum(col) * sum(col);
    atomicAdd(&squares, mine);
    __syncthreads();
    float factor = rsqrtf(squares / hidden + epsilon);
    for (int col = threadIdx.x; col < hidden; col += blockDim.x) {
        float want = sum(col) * factor * of(col, pes + 1), got = __bfloat162float(y[blockIdx.x * (size_t)hidden + col]);
        if (!(fabsf(got - want) <= 0.02f + 0.02f * fabsf(want))) atomicAdd(wrong, 1ull);
    }
}

// norm returns the times with residual and RMSNorm. Matrices of a PE are numbered as in bench/layer/norm.go.
static Values norm(const Params &p) {
    constexpr float epsilon = 1e-5;
    constexpr size_t most = 8192 * 8192;
    int rows = p.at("rows"), hidden = p.at("hidden"), warm = p.at("warm"), calls = p.at("calls");
    uint64_t seed = p.at("seed");
    size_t n = (size_t)rows * hidden;
    if (n > most) throw std::runtime_error("more than 8192 x 8192 elements");
    static Workspace w;
    w.allocate_for(most * sizeof(bf16), 0x80008000);
    static bf16 *x = allocate<bf16>(most), *before = allocate<bf16>(most), *after = allocate<bf16>(most), *y = allocate<bf16>(most), *weight = allocate<bf16>(most);
    static unsigned long long *wrong = allocate<unsigned long long>(1);
    fill_matrix<<<264, 512>>>(x, n, seed, peer.job.rank);
    fill_matrix<<<264, 512>>>(before, n, seed, peer.job.size);
    fill_matrix<<<264, 512>>>(weight, hidden, seed, peer.job.size + 1);
    Values values;
    for (bool one_shot : {true, false}) {
        if (one_shot ? n * sizeof(bf16) > ONE_SHOT_LIMIT : rows <= peer.job.size) continue;
        auto call = [&](int) {
            fi::AllReduceFusionParams<bf16> q{};
            q.allreduce_in = x;
            q.residual_in = before;
            q.residual_out = after;
            q.norm_out = y;
            q.rms_gamma = weight;
            q.rms_eps = epsilon;
            run<fi::AllReduceFusionPattern::kARResidualRMSNorm>(q, w, rows, hidden, one_shot);
        };
        CHECK(cudaMemset(y, 0xff, n * sizeof(bf16)));
        CHECK(cudaMemset(wrong, 0, sizeof *wrong));
        CHECK(cudaDeviceSynchronize());
        meet();
        for (int i = 0; i < warm; i++) call(i);
        std::string name = one_shot ? "one_shot_" : "two_shot_";
        values[name + "graph_us"] = time_graph(peer.stream, name + std::to_string(rows) + "x" + std::to_string(hidden), calls, call);
        check_norms<<<rows, 512>>>(y, hidden, seed, peer.job.size, epsilon, wrong);
        CHECK(cudaGetLastError());
        unsigned long long count = 0;
        CHECK(cudaMemcpy(&count, wrong, sizeof count, cudaMemcpyDeviceToHost));
        if (count) throw std::runtime_error(std::to_string(count) + " elements are wrong");
    }
    return values;
}

int main(int argc, char **argv) {
    Arguments args = parse_arguments(argc, argv);
    start_peer(args.np);
    serve(args.control, peer.job, "FlashInfer", {{"allreduce", allreduce}, {"allreduce-norm", norm}});
    return 0;
}
