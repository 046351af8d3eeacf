#include "ncclpeer.h"

// The operations of package bench/host on NCCL.

constexpr int group_calls = 8;

Values nccl_host(const Peer &peer, const Params &p) {
    static float *src = nullptr, *dst;
    static size_t capacity;
    int me = peer.job.rank, pes = peer.job.size, left = (me + pes - 1) % pes, right = (me + 1) % pes;
    long long op = p.at("op");
    size_t n = std::max((size_t)p.at("bytes") / sizeof(float) / pes, (size_t)1), all = n * pes;
    Slots slots(op == 5 ? group_calls * all : all, p.at("window"), p.at("calls"));
    size_t bytes = std::max((size_t)p.at("window"), slots.count * slots.stride * sizeof(float));
    if (!src) {
        CHECK(cudaMalloc(&src, bytes));
        CHECK(cudaMalloc(&dst, bytes));
        capacity = bytes;
    }
    if (bytes > capacity) throw std::runtime_error("more elements than in the first round");
    std::function<void(int)> call;
    std::function<void(uint64_t)> check;
    switch (op) {
    case 0:
        call = [&](int i) {
            size_t at = slots.at(i);
            NCCL_CHECK(ncclAllReduce(src + at, dst + at, all, ncclFloat, ncclSum, peer.comm, peer.stream));
        };
        check = [&](uint64_t seed) { check_sums(dst, all, slots, seed, pes); };
        break;
    case 1:
        call = [&](int i) {
            size_t at = slots.at(i);
            NCCL_CHECK(ncclAllGather(src + at, dst + at, n, ncclFloat, peer.comm, peer.stream));
        };
        check = [&](uint64_t seed) { check_blocks(dst, n, slots, seed, 0, pes); };
        break;
    case 2:
        call = [&](int i) {
            size_t at = slots.at(i);
            NCCL_CHECK(ncclReduceScatter(src + at, dst + at, n, ncclFloat, ncclSum, peer.comm, peer.stream));
        };
        check = [&](uint64_t seed) { check_sums(dst, n, slots, shifted(seed, me * n), pes); };
        break;
    case 3:
        call = [&](int i) {
            size_t at = slots.at(i);
            NCCL_CHECK(ncclBroadcast(src + at, dst + at, all, ncclFloat, 0, peer.comm, peer.stream));
        };
        check = [&](uint64_t seed) { check_blocks(dst, all, slots, seed, 0, 1); };
        break;
    case 4:
        call = [&](int i) {
            size_t at = slots.at(i);
            NCCL_CHECK(ncclGroupStart());
            NCCL_CHECK(ncclSend(src + at, all, ncclFloat, right, peer.comm, peer.stream));
            NCCL_CHECK(ncclRecv(dst + at, all, ncclFloat, left, peer.comm, peer.stream));
            NCCL_CHECK(ncclGroupEnd());
        };
        check = [&](uint64_t seed) { check_blocks(dst, all, slots, of_pe(seed, left), 0, 1); };
        break;
    case 5:
        call = [&](int i) {
            size_t at = slots.at(i);
            NCCL_CHECK(ncclGroupStart());
            for (int k = 0; k < group_calls; k++, at += all)
                NCCL_CHECK(ncclAllReduce(src + at, dst + at, all, ncclFloat, ncclSum, peer.comm, peer.stream));
            NCCL_CHECK(ncclGroupEnd());
        };
        check = [&](uint64_t seed) { check_sums(dst, group_calls * all, slots, seed, pes); };
        break;
    default: throw std::runtime_error("no such operation");
    }
    int warm = p.at("warm"), calls = p.at("calls");
    uint64_t seed = p.at("seed");
    Values values;
    for (int graph = 0; graph < 2; graph++) {
        fill_terms(src, dst, slots.count * slots.stride, seed + graph, me);
        if (graph)
            values["graph_us"] = time_graph(peer.stream, "nccl " + std::to_string(op) + " " + std::to_string(n), calls, call);
        else values["eager_us"] = time_eager(peer.stream, warm, calls, call, &values["host_us"]);
        check(seed + graph);
    }
    return values;
}
