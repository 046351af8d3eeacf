#include "job.h"

#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <cstring>
#include <vector>

int64_t now() {
    timespec ts;
    clock_gettime(CLOCK_REALTIME, &ts);
    return int64_t(ts.tv_sec) * 1000000000 + ts.tv_nsec;
}

static int wait_for_children(const std::vector<pid_t> &children) {
    int failed = 0;
    for (size_t left = children.size(); left > 0; left--) {
        int status = 0;
        if (wait(&status) < 0) break;
        if (status != 0 && !failed) {
            failed = WIFEXITED(status) ? WEXITSTATUS(status) : 1;
            for (pid_t c : children) kill(c, SIGKILL);
        }
    }
    return failed;
}

Job start_job(int size) {
    std::vector<int> read_ends(size, -1), write_ends(size, -1);
    for (int r = 1; r < size; r++) {
        int ends[2];
        if (pipe(ends) != 0) {
            perror("pipe");
            exit(1);
        }
        read_ends[r] = ends[0];
        write_ends[r] = ends[1];
    }
    std::vector<pid_t> children;
    for (int r = 0; r < size; r++) {
        pid_t child = fork();
        if (child < 0) {
            perror("fork");
            exit(1);
        }
        if (child == 0) {
            prctl(PR_SET_PDEATHSIG, SIGKILL);
            Job job;
            job.rank = r;
            job.size = size;
            job.id_in = read_ends[r];
            if (r == 0) job.id_out = write_ends;
            for (int o = 1; o < size; o++) {
                if (o != r) close(read_ends[o]);
                if (r != 0) close(write_ends[o]);
            }
            return job;
        }
        children.push_back(child);
    }
    for (int r = 1; r < size; r++) {
        close(read_ends[r]);
        close(write_ends[r]);
    }
    exit(wait_for_children(children));
}

void open_device(const Job &job) {
    int devices = 0;
    CHECK(cudaGetDeviceCount(&devices));
    const char *share = getenv("GPUC_OVERSUBSCRIBE");
    if (job.size > devices && (!share || strcmp(share, "1"))) {
        fprintf(stderr, "%d PEs, but only %d GPUs\n", job.size, devices);
        exit(1);
    }
    CHECK(cudaSetDevice(job.rank % devices));
    CHECK(cudaFree(nullptr));
}

void share(const Job &job, void *data, size_t bytes) {
    if (job.rank == 0) {
        for (int r = 1; r < job.size; r++) {
            if (write(job.id_out[r], data, bytes) != (ssize_t)bytes) {
                perror("send to the other ranks");
                exit(1);
            }
        }
    } else if (read(job.id_in, data, bytes) != (ssize_t)bytes) {
        fprintf(stderr, "rank %d: nothing arrived from rank 0\n", job.rank);
        exit(1);
    }
}
