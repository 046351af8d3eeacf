// One process per GPU on one host, joined by a unique id over pipes, as gpuc run
// does it, so that start-up times compare.
#pragma once

#include <cuda_runtime.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>

#define CHECK(call)                                                                        \
    do {                                                                                   \
        cudaError_t err_ = (call);                                                         \
        if (err_ != cudaSuccess) {                                                         \
            fprintf(stderr, "%s:%d: %s: %s\n", __FILE__, __LINE__, #call,                  \
                    cudaGetErrorString(err_));                                             \
            exit(1);                                                                       \
        }                                                                                  \
    } while (0)

// Job is this process's place among the PEs.
struct Job {
    int rank = 0, size = 1;
    int id_in = -1;             // where ranks above 0 read the unique id
    std::vector<int> id_out;    // rank 0: the write ends of their pipes, by rank
};

// now returns the wall clock in nanoseconds since 1970.
int64_t now();

// start_job forks size-1 further processes before anything touches CUDA. In the
// parent it does not return: that one waits, and ends the others when one fails.
Job start_job(int size);

// open_device makes the context of this PE's GPU. With GPUC_OVERSUBSCRIBE=1 PEs share GPUs, as
// those of Go do.
void open_device(const Job &job);

// share sends bytes of data, at most what a pipe holds, from rank 0 to the others.
void share(const Job &job, void *data, size_t bytes);
