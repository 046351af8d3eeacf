#include "control.h"

#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <cstring>
#include <sstream>

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

static std::string run(const std::string &line, const std::map<std::string, Bench> &benches) {
    std::istringstream in(line);
    std::string bench, word;
    in >> bench;
    Params params;
    while (in >> word) {
        size_t eq = word.find('=');
        params[word.substr(0, eq)] = std::stoll(word.substr(eq + 1));
    }
    try {
        auto found = benches.find(bench);
        if (found == benches.end()) throw std::runtime_error("no benchmark " + bench);
        Values values = found->second(params);
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

void serve(const char *socket, const Job &job, const std::string &library, const std::map<std::string, Bench> &benches) {
    FILE *in, *out;
    connect_control(socket, &in, &out);
    int device = 0;
    cudaDeviceProp prop;
    CHECK(cudaGetDevice(&device));
    CHECK(cudaGetDeviceProperties(&prop, device));
    std::string names, sep;
    for (auto &b : benches) {
        names += sep + '"' + b.first + '"';
        sep = ",";
    }
    fprintf(out, "{\"rank\":%d,\"size\":%d,\"device\":\"%s, %s\",\"benches\":[%s]}\n", job.rank, job.size, prop.name,
            library.c_str(), names.c_str());
    fflush(out);
    char line[1024];
    while (fgets(line, sizeof line, in)) {
        if (!strncmp(line, "quit", 4)) return;
        std::string reply = run(line, benches);
        fprintf(out, "%s\n", reply.c_str());
        fflush(out);
    }
}

Arguments parse_arguments(int argc, char **argv) {
    Arguments a;
    for (int i = 1; i + 1 < argc; i += 2) {
        if (!strcmp(argv[i], "-np")) a.np = atoi(argv[i + 1]);
        if (!strcmp(argv[i], "-control")) a.control = argv[i + 1];
    }
    if (!a.control || a.np < 1) {
        fprintf(stderr, "usage: %s -np N -control SOCKET\n", argv[0]);
        exit(2);
    }
    return a;
}
