// The side of benchpair on NCCL.
//
//   ncclpeer -np 2 -control SOCKET
#include "ncclpeer.h"

#include <unistd.h>

static Peer peer;

// Buffers are source and target of a collective: memory of cudaMalloc, or memory
// of NCCL in a symmetric window.
struct Buffers {
    float *src = nullptr, *dst = nullptr;
    size_t size = 0;

    void allocate(bool symmetric, size_t bytes) {
        if (src && bytes <= size) return;
        if (src) throw std::runtime_error("a larger window than in the first round");
        size = bytes;
        for (float **p : {&src, &dst}) {
            if (!symmetric) {
                CHECK(cudaMalloc(p, bytes));
                continue;
            }
            ncclWindow_t window;
            NCCL_CHECK(ncclMemAlloc((void **)p, bytes));
            NCCL_CHECK(ncclCommWindowRegister(peer.comm, *p, bytes, &window, NCCL_WIN_COLL_SYMMETRIC));
        }
    }
};

static Values allreduce(const Params &p) {
    static Buffers buffers[2];
    size_t n = p.at("bytes") / sizeof(float), window = p.at("window");
    int warm = p.at("warm"), calls = p.at("calls");
    uint64_t seed = p.at("seed");
    Slots slots(n, window, calls);
    Values values;
    for (int symmetric = 0; symmetric < 2; symmetric++) {
        Buffers &b = buffers[symmetric];
        b.allocate(symmetric, window);
        auto call = [&](int i) {
            NCCL_CHECK(ncclAllReduce(b.src + slots.at(i), b.dst + slots.at(i), n, ncclFloat, ncclSum, peer.comm, peer.stream));
        };
        std::string name = symmetric ? "symmetric_" : "plain_";
        fill_terms(b.src, b.dst, slots.count * slots.stride, seed, peer.job.rank);
        values[name + "eager_us"] = time_eager(peer.stream, warm, calls, call);
        check_sums(b.dst, n, slots, seed, peer.job.size);
        fill_terms(b.src, b.dst, slots.count * slots.stride, seed + 1, peer.job.rank);
        values[name + "graph_us"] = time_graph(peer.stream, "allreduce " + name + std::to_string(n), calls, call);
        check_sums(b.dst, n, slots, seed + 1, peer.job.size);
    }
    return values;
}

static Values alltoall(const Params &p) {
    static Buffers b;
    size_t n = p.at("bytes") / sizeof(float), window = p.at("window");
    int warm = p.at("warm"), calls = p.at("calls");
    uint64_t seed = p.at("seed");
    Slots slots(n * peer.job.size, window, calls);
    b.allocate(false, window);
    auto call = [&](int i) {
        float *src = b.src + slots.at(i), *dst = b.dst + slots.at(i);
        NCCL_CHECK(ncclGroupStart());
        for (int pe = 0; pe < peer.job.size; pe++) {
            NCCL_CHECK(ncclSend(src + pe * n, n, ncclFloat, pe, peer.comm, peer.stream));
            NCCL_CHECK(ncclRecv(dst + pe * n, n, ncclFloat, pe, peer.comm, peer.stream));
        }
        NCCL_CHECK(ncclGroupEnd());
    };
    Values values;
    fill_terms(b.src, b.dst, slots.count * slots.stride, seed, peer.job.rank);
    values["eager_us"] = time_eager(peer.stream, warm, calls, call);
    check_blocks(b.dst, n, slots, seed, peer.job.rank, peer.job.size);
    fill_terms(b.src, b.dst, slots.count * slots.stride, seed + 1, peer.job.rank);
    values["graph_us"] = time_graph(peer.stream, "alltoall " + std::to_string(n), calls, call);
    check_blocks(b.dst, n, slots, seed + 1, peer.job.rank, peer.job.size);
    return values;
}

int main(int argc, char **argv) {
    Arguments args = parse_arguments(argc, argv);
    peer.job = start_job(args.np);
    open_device(peer.job);
    ncclUniqueId id;
    if (peer.job.rank == 0) NCCL_CHECK(ncclGetUniqueId(&id));
    share(peer.job, &id, sizeof id);
    NCCL_CHECK(ncclCommInitRank(&peer.comm, peer.job.size, id, peer.job.rank));
    CHECK(cudaStreamCreateWithFlags(&peer.stream, cudaStreamNonBlocking));
    int version = 0;
    NCCL_CHECK(ncclGetVersion(&version));
    char library[64];
    snprintf(library, sizeof library, "NCCL %d.%d.%d", version / 10000, version / 100 % 100, version % 100);
    serve(args.control, peer.job, library, {
        {"allreduce", allreduce},
        {"alltoall", alltoall},
        {"moe", [](const Params &p) { return moe(peer, p); }},
        {"nccl", [](const Params &p) { return nccl_host(peer, p); }},
    });
    // A communicator that graphs have captured is not destroyed before them.
    fflush(nullptr);
    _exit(0);
}
