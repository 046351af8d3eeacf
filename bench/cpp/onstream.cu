#include "bench.h"
#include "collective.h"

// The operations of package bench/host, by NVSHMEM's host functions on a stream.

// OnStream is the stream, and the source and target of puts and collectives.
struct OnStream {
    int me = nvshmem_my_pe(), pes = nvshmem_n_pes();
    int left = (me + pes - 1) % pes, right = (me + 1) % pes;
    cudaStream_t stream = nullptr;
    float *src = nullptr, *dst = nullptr;
    uint64_t *signal = nullptr;
    size_t capacity = 0;

    OnStream() {
        CHECK(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
        signal = (uint64_t *)nvshmem_calloc(1, sizeof(uint64_t));
        if (!signal) throw std::runtime_error("no symmetric memory");
    }
    // allocate makes room for bytes, once.
    void allocate(size_t bytes) {
        if (src && bytes <= capacity) return;
        if (src) throw std::runtime_error("more elements than in the first round");
        src = (float *)nvshmem_malloc(bytes);
        dst = (float *)nvshmem_malloc(bytes);
        if (!src || !dst) throw std::runtime_error("no symmetric memory");
        capacity = bytes;
    }
};

// measure times calls, one by one and in a graph, with new data and a check for each.
static Values measure(OnStream &on, const Params &p, const std::string &key, const Slots &slots,
                      const std::function<void(int)> &call, const std::function<void(uint64_t)> &check) {
    int warm = p.at("warm"), calls = p.at("calls");
    uint64_t seed = p.at("seed");
    Values values;
    for (int graph = 0; graph < 2; graph++) {
        fill_terms(on.src, on.dst, slots.count * slots.stride, seed + graph, on.me);
        nvshmem_barrier_all();
        if (graph) values["graph_us"] = time_graph(on.stream, key, calls, call);
        else values["eager_us"] = time_eager(on.stream, warm, calls, call, &values["host_us"]);
        nvshmem_barrier_all();
        check(seed + graph);
    }
    return values;
}

static size_t window_of(const Params &p, const Slots &slots) {
    return std::max((size_t)p.at("window"), slots.count * slots.stride * sizeof(float));
}

static std::string key_of(const char *bench, const Params &p) {
    return std::string(bench) + " " + std::to_string(p.at("op")) + " " + std::to_string(p.at("bytes")) + " " +
           std::to_string(p.at("calls"));
}

Values stream_put(const Params &p) {
    static OnStream on;
    size_t n = p.at("bytes") / sizeof(float);
    Slots slots(n, p.at("window"), p.at("calls"));
    on.allocate(window_of(p, slots));
    std::function<void(int)> call;
    switch (p.at("op")) {
    case 0:
        call = [&](int i) {
            size_t at = slots.at(i);
            nvshmemx_putmem_on_stream(on.dst + at, on.src + at, n * sizeof(float), on.right, on.stream);
        };
        break;
    case 1:
        call = [&](int i) {
            size_t at = slots.at(i);
            nvshmemx_putmem_signal_on_stream(on.dst + at, on.src + at, n * sizeof(float), on.signal, 1, NVSHMEM_SIGNAL_SET,
                                             on.right, on.stream);
        };
        break;
    default: throw std::runtime_error("no such operation");
    }
    return measure(on, p, key_of("put", p), slots, call,
                   [&](uint64_t seed) { check_blocks(on.dst, n, slots, of_pe(seed, on.left), 0, 1); });
}

Values stream_collective(const Params &p) {
    static OnStream on;
    size_t n = std::max((size_t)p.at("bytes") / sizeof(float) / on.pes, (size_t)1), all = n * on.pes;
    Slots slots(all, p.at("window"), p.at("calls"));
    on.allocate(window_of(p, slots));
    std::function<void(int)> call;
    std::function<void(uint64_t)> check;
    auto started = [](int status) {
        if (status != 0) throw std::runtime_error("NVSHMEM refused a collective operation");
    };
    switch (p.at("op")) {
    case 0:
        call = [&](int i) {
            size_t at = slots.at(i);
            started(nvshmemx_float_sum_reduce_on_stream(NVSHMEM_TEAM_WORLD, on.dst + at, on.src + at, all, on.stream));
        };
        check = [&](uint64_t seed) { check_sums(on.dst, all, slots, seed, on.pes); };
        break;
    case 1:
        call = [&](int i) {
            size_t at = slots.at(i);
            started(nvshmemx_float_broadcast_on_stream(NVSHMEM_TEAM_WORLD, on.dst + at, on.src + at, all, 0, on.stream));
        };
        check = [&](uint64_t seed) { check_blocks(on.dst, all, slots, seed, 0, 1); };
        break;
    case 2:
        call = [&](int i) {
            size_t at = slots.at(i);
            started(nvshmemx_float_fcollect_on_stream(NVSHMEM_TEAM_WORLD, on.dst + at, on.src + at, n, on.stream));
        };
        check = [&](uint64_t seed) { check_blocks(on.dst, n, slots, seed, 0, on.pes); };
        break;
    case 3:
        call = [&](int i) {
            size_t at = slots.at(i);
            started(nvshmemx_float_alltoall_on_stream(NVSHMEM_TEAM_WORLD, on.dst + at, on.src + at, n, on.stream));
        };
        check = [&](uint64_t seed) { check_blocks(on.dst, n, slots, seed, on.me, on.pes); };
        break;
    case 4:
        call = [&](int i) {
            size_t at = slots.at(i);
            started(nvshmemx_float_sum_reducescatter_on_stream(NVSHMEM_TEAM_WORLD, on.dst + at, on.src + at, n, on.stream));
        };
        check = [&](uint64_t seed) { check_sums(on.dst, n, slots, shifted(seed, on.me * n), on.pes); };
        break;
    default: throw std::runtime_error("no such operation");
    }
    return measure(on, p, key_of("collective", p), slots, call, check);
}

Values stream_barrier(const Params &p) {
    static OnStream on;
    on.allocate(2 * sizeof(float));
    std::function<void(int)> call;
    switch (p.at("op")) {
    case 0: call = [&](int) { nvshmemx_barrier_all_on_stream(on.stream); }; break;
    case 1: call = [&](int) { nvshmemx_sync_all_on_stream(on.stream); }; break;
    case 2: call = [&](int) { nvshmemx_quiet_on_stream(on.stream); }; break;
    case 3:
        call = [&](int) {
            nvshmemx_putmem_nbi_on_stream(on.dst, on.src, sizeof(float), on.right, on.stream);
            nvshmemx_quiet_on_stream(on.stream);
        };
        break;
    default: throw std::runtime_error("no such operation");
    }
    int calls = p.at("calls");
    Values values;
    nvshmem_barrier_all();
    values["eager_us"] = time_eager(on.stream, p.at("warm"), calls, call, &values["host_us"]);
    values["graph_us"] = time_graph(on.stream, "barrier " + std::to_string(p.at("op")) + " " + std::to_string(calls), calls, call);
    return values;
}

// A message goes round the ring of PEs: PE 0 starts each trip, and the stream of every
// other PE sends on when the message has come. Trip i has the signal i, and is waited for
// by equality: so a graph can be launched again.
Values stream_pingpong(const Params &p) {
    static OnStream on;
    static float round = 0;
    on.allocate(p.at("capacity"));
    size_t n = p.at("bytes") / sizeof(float);
    auto message = [&](int pe, size_t i) { return round + (float)(i % 1000 * 64 + pe); };
    round++;
    std::vector<float> data(n);
    for (size_t i = 0; i < n; i++) data[i] = message(on.me, i);
    CHECK(cudaMemcpy(on.src, data.data(), n * sizeof(float), cudaMemcpyHostToDevice));
    CHECK(cudaMemset(on.signal, 0, sizeof(uint64_t)));
    CHECK(cudaDeviceSynchronize());
    nvshmem_barrier_all();
    auto send = [&](int i) {
        nvshmemx_putmem_signal_on_stream(on.dst, on.src, n * sizeof(float), on.signal, i + 1, NVSHMEM_SIGNAL_SET, on.right,
                                         on.stream);
    };
    auto wait = [&](int i) { nvshmemx_signal_wait_until_on_stream(on.signal, NVSHMEM_CMP_EQ, i + 1, on.stream); };
    auto trip = [&](int i) {
        if (on.me == 0) send(i);
        wait(i);
        if (on.me != 0) send(i);
    };
    int calls = p.at("calls");
    Values values;
    values["eager_us"] = time_eager(on.stream, p.at("warm"), calls, trip, &values["host_us"]) / on.pes;
    values["host_us"] /= 2;
    values["graph_us"] = time_graph(on.stream, "stream-pingpong " + std::to_string(n), calls, trip) / on.pes;
    nvshmem_barrier_all();
    CHECK(cudaMemcpy(data.data(), on.dst, n * sizeof(float), cudaMemcpyDeviceToHost));
    for (size_t i = 0; i < n; i++)
        if (data[i] != message(on.left, i)) throw std::runtime_error("the message is wrong");
    return values;
}
