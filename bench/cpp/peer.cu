// The C++ side of benchpair: it connects every PE to the control socket and runs
// one round of a benchmark per line that comes over it.
//
//   peer -np 2 -control SOCKET
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <cstring>
#include <sstream>
#include <stdexcept>

#include "bench.h"

static void connect_control(const char *path, FILE **in, FILE **out) {
    sockaddr_un addr = {};
    addr.sun_family = AF_UNIX;
    snprintf(addr.sun_path, sizeof addr.sun_path, "%s", path);
    int fd = socket(AF_UNIX, SOCK_STREAM, 0);
    if (fd < 0 || connect(fd, (sockaddr *)&addr, sizeof addr) != 0) {
        perror(path);
        exit(1);
    }
    *in = fdopen(fd, "r");
    *out = fdopen(dup(fd), "w");
}

static const std::map<std::string, Values (*)(const Params &)> benches = {
    {"pingpong", ping_pong}, {"putbw", put_bandwidth}, {"launch", host_launch}, {"saxpy", saxpy},
    {"transpose", transpose}, {"stencil", stencil}, {"gemv", gemv},
};

static std::string run(const std::string &line) {
    std::istringstream in(line);
    std::string bench, word;
    in >> bench;
    Params params;
    while (in >> word) {
        size_t eq = word.find('=');
        params[word.substr(0, eq)] = std::stoll(word.substr(eq + 1));
    }
    try {
        Values values;
        auto found = benches.find(bench);
        if (found == benches.end()) throw std::runtime_error("no benchmark " + bench);
        values = found->second(params);
        std::ostringstream out;
        out.precision(10);
        out << "{\"values\":{";
        const char *sep = "";
        for (auto &v : values) {
            out << sep << '"' << v.first << "\":" << v.second;
            sep = ",";
        }
        out << "}}";
        return out.str();
    } catch (const std::exception &e) {
        return std::string("{\"error\":\"") + e.what() + "\"}";
    }
}

int main(int argc, char **argv) {
    int np = 1;
    const char *control = nullptr;
    for (int i = 1; i + 1 < argc; i += 2) {
        if (!strcmp(argv[i], "-np")) np = atoi(argv[i + 1]);
        if (!strcmp(argv[i], "-control")) control = argv[i + 1];
    }
    if (!control || np < 1) {
        fprintf(stderr, "usage: peer -np N -control SOCKET\n");
        return 2;
    }
    Job job = start_job(np);
    open_device(job);
    init_nvshmem(job);
    FILE *in, *out;
    connect_control(control, &in, &out);
    char device[128] = "";
    cudaDeviceProp prop;
    CHECK(cudaGetDeviceProperties(&prop, job.rank));
    int major, minor, patch;
    nvshmemx_vendor_get_version_info(&major, &minor, &patch);
    snprintf(device, sizeof device, "%s, NVSHMEM %d.%d.%d", prop.name, major, minor, patch);
    fprintf(out, "{\"rank\":%d,\"size\":%d,\"device\":\"%s\"}\n", job.rank, job.size, device);
    fflush(out);
    char line[1024];
    while (fgets(line, sizeof line, in)) {
        if (!strncmp(line, "quit", 4)) break;
        std::string reply = run(line);
        fprintf(out, "%s\n", reply.c_str());
        fflush(out);
    }
    nvshmem_finalize();
    return 0;
}
