// One process per GPU on one host, joined by an NVSHMEM unique id over pipes, as
// gpuc run does it, so that start-up times compare.
#pragma once

#include <cuda_runtime.h>
#include <nvshmem.h>
#include <nvshmemx.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>

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
    std::string id_out;         // rank 0: the write ends of their pipes, as ints
};

// now returns the wall clock in nanoseconds since 1970.
int64_t now();

// start_job forks size-1 further processes before anything touches CUDA. In the
// parent it does not return: that one waits, and ends the others when one fails.
Job start_job(int size);

// open_device makes the context of this PE's GPU.
void open_device(const Job &job);

// init_nvshmem joins the job.
void init_nvshmem(const Job &job);
