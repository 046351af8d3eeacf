#include "moe.h"
#include "ncclpeer.h"

// A layer of experts by NCCL: tokens are packed by the PE of their experts, exchanged
// by grouped sends and receives, scaled by the expert, exchanged back, and added up.
// Who sends how much to whom is known to the host beforehand, which is more than a
// program has whose routing comes from the GPU.

// A block takes one row at a time.
__global__ void __launch_bounds__(256) pack(float *dst, const float *tokens, const int *token_of, int rows, int hidden) {
    for (int row = blockIdx.x; row < rows; row += gridDim.x) {
        const float4 *from = (const float4 *)(tokens + (size_t)token_of[row] * hidden);
        float4 *to = (float4 *)(dst + (size_t)row * hidden);
        for (int i = threadIdx.x; i < hidden / 4; i += blockDim.x) to[i] = from[i];
    }
}

__global__ void __launch_bounds__(256) apply(float *x, const int *expert_of, int rows, int hidden) {
    for (int row = blockIdx.x; row < rows; row += gridDim.x) {
        float a = scale(expert_of[row]), b = bias(expert_of[row]);
        float4 *at = (float4 *)(x + (size_t)row * hidden);
        for (int i = threadIdx.x; i < hidden / 4; i += blockDim.x) {
            float4 v = at[i];
            at[i] = make_float4(v.x * a + b, v.y * a + b, v.z * a + b, v.w * a + b);
        }
    }
}

__global__ void __launch_bounds__(256) combine(float *out, const float *back, const int *row_of, Shape s) {
    for (int token = blockIdx.x; token < s.tokens; token += gridDim.x) {
        for (int i = threadIdx.x; i < s.hidden / 4; i += blockDim.x) {
            float4 sum = make_float4(0, 0, 0, 0);
            for (int k = 0; k < s.topk; k++) {
                float w = weight(s, k);
                float4 v = ((const float4 *)(back + (size_t)row_of[token * s.topk + k] * s.hidden))[i];
                sum = make_float4(sum.x + w * v.x, sum.y + w * v.y, sum.z + w * v.z, sum.w + w * v.w);
            }
            ((float4 *)(out + (size_t)token * s.hidden))[i] = sum;
        }
    }
}

// Routing is what the host knows about one shape of layer.
struct Routing {
    std::vector<size_t> sends, receives;  // rows, by PE
    size_t sent = 0, received = 0;
    int *token_of, *row_of, *expert_of;  // on the GPU

    Routing(Shape s, const Job &job) : sends(job.size), receives(job.size) {
        // What PE from sends to PE to, in order of its tokens.
        auto rows = [&](int from, int to, const std::function<void(int item, int expert)> &row) {
            for (int item = 0; item < s.tokens * s.topk; item++) {
                int e = choice(s, from, item / s.topk, item % s.topk);
                if (e % job.size == to) row(item, e);
            }
        };
        std::vector<int> token, back(s.tokens * s.topk), expert;
        for (int pe = 0; pe < job.size; pe++) {
            rows(job.rank, pe, [&](int item, int) {
                back[item] = token.size();
                token.push_back(item / s.topk);
                sends[pe]++;
            });
            rows(pe, job.rank, [&](int, int e) {
                expert.push_back(e);
                receives[pe]++;
            });
        }
        sent = token.size();
        received = expert.size();
        token_of = upload(token);
        row_of = upload(back);
        expert_of = upload(expert);
    }
};

static void exchange(const Peer &peer, const float *src, const std::vector<size_t> &sends, float *dst,
                     const std::vector<size_t> &receives, size_t hidden) {
    NCCL_CHECK(ncclGroupStart());
    for (int pe = 0; pe < peer.job.size; pe++) {
        if (sends[pe]) NCCL_CHECK(ncclSend(src, sends[pe] * hidden, ncclFloat, pe, peer.comm, peer.stream));
        if (receives[pe]) NCCL_CHECK(ncclRecv(dst, receives[pe] * hidden, ncclFloat, pe, peer.comm, peer.stream));
        src += sends[pe] * hidden;
        dst += receives[pe] * hidden;
    }
    NCCL_CHECK(ncclGroupEnd());
}

Values moe(const Peer &peer, const Params &p) {
    struct Layer {
        Routing routing;
        float *tokens, *out, *packed, *arrived, *back;
    };
    static std::map<std::string, Layer> layers;
    Shape s(p);
    std::string key = s.key();
    if (!layers.count(key)) {
        Layer l = {Routing(s, peer.job)};
        size_t row = s.hidden * sizeof(float);
        CHECK(cudaMalloc(&l.tokens, s.tokens * row));
        CHECK(cudaMalloc(&l.out, s.tokens * row));
        CHECK(cudaMalloc(&l.packed, (l.routing.sent + 1) * row));
        CHECK(cudaMalloc(&l.arrived, (l.routing.received + 1) * row));
        CHECK(cudaMalloc(&l.back, (l.routing.sent + 1) * row));
        layers.emplace(key, l);
    }
    const Layer &l = layers.at(key);
    const Routing &r = l.routing;
    uint64_t seed = p.at("seed");
    auto grid = [](size_t n) { return (unsigned)std::min<size_t>(std::max<size_t>(n, 1), 528); };
    auto call = [&](int) {
        pack<<<grid(r.sent), 256, 0, peer.stream>>>(l.packed, l.tokens, r.token_of, r.sent, s.hidden);
        exchange(peer, l.packed, r.sends, l.arrived, r.receives, s.hidden);
        apply<<<grid(r.received), 256, 0, peer.stream>>>(l.arrived, r.expert_of, r.received, s.hidden);
        exchange(peer, l.arrived, r.receives, l.back, r.sends, s.hidden);
        combine<<<grid(s.tokens), 256, 0, peer.stream>>>(l.out, l.back, r.row_of, s);
    };
    Values values;
    prepare_layer(l.tokens, l.out, s, seed, peer.job.rank);
    values["eager_us"] = time_eager(peer.stream, p.at("warm"), p.at("calls"), call);
    check_out(l.out, s, seed, peer.job.rank);
    prepare_layer(l.tokens, l.out, s, seed + 1, peer.job.rank);
    values["graph_us"] = time_graph(peer.stream, key, p.at("calls"), call);
    check_out(l.out, s, seed + 1, peer.job.rank);
    return values;
}
