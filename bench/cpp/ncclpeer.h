// The benchmarks on NCCL.
#pragma once

#include <nccl.h>

#include "collective.h"

#define NCCL_CHECK(call)                                                                             \
    do {                                                                                             \
        ncclResult_t err_ = (call);                                                                  \
        if (err_ != ncclSuccess) {                                                                   \
            fprintf(stderr, "%s:%d: %s: %s\n", __FILE__, __LINE__, #call, ncclGetErrorString(err_)); \
            exit(1);                                                                                 \
        }                                                                                            \
    } while (0)

// Peer is this PE on NCCL.
struct Peer {
    Job job;
    ncclComm_t comm;
    cudaStream_t stream;
};

Values moe(const Peer &peer, const Params &p);
Values nccl_host(const Peer &peer, const Params &p);
