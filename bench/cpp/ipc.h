// Processes of one host that address each other's memory by CUDA IPC.
#pragma once

#include <pthread.h>
#include <sys/mman.h>

#include <array>

#include "job.h"

constexpr int MAX_PES = 8;

// Exchange is memory that all processes of the job share.
struct Exchange {
    pthread_barrier_t barrier;
    cudaIpcMemHandle_t handles[MAX_PES];
};

// Peer is this PE.
static struct {
    Job job;
    Exchange *exchange;
    cudaStream_t stream;
} peer;

static void meet() { pthread_barrier_wait(&peer.exchange->barrier); }

// start_peer starts the processes of a job, each with a GPU and a stream.
static void start_peer(int np) {
    void *shared = mmap(nullptr, sizeof(Exchange), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (shared == MAP_FAILED || np > MAX_PES) {
        fprintf(stderr, "no memory to share, or more than %d PEs\n", MAX_PES);
        exit(1);
    }
    peer.exchange = (Exchange *)shared;
    pthread_barrierattr_t attributes;
    pthread_barrierattr_init(&attributes);
    pthread_barrierattr_setpshared(&attributes, PTHREAD_PROCESS_SHARED);
    pthread_barrier_init(&peer.exchange->barrier, &attributes, np);
    peer.job = start_job(np);
    open_device(peer.job);
    CHECK(cudaStreamCreateWithFlags(&peer.stream, cudaStreamNonBlocking));
}

// Shared is memory of every PE of the host, which all of them address.
struct Shared {
    std::array<void *, MAX_PES> of{};

    Shared() = default;
    explicit Shared(size_t bytes) {
        void *&mine = of[peer.job.rank];
        CHECK(cudaMalloc(&mine, bytes));
        CHECK(cudaMemset(mine, 0, bytes));
        CHECK(cudaIpcGetMemHandle(&peer.exchange->handles[peer.job.rank], mine));
        CHECK(cudaDeviceSynchronize());
        meet();
        for (int pe = 0; pe < peer.job.size; pe++)
            if (pe != peer.job.rank) CHECK(cudaIpcOpenMemHandle(&of[pe], peer.exchange->handles[pe], cudaIpcMemLazyEnablePeerAccess));
        meet();
    }
    void *mine() const { return of[peer.job.rank]; }
};

template <typename T>
static T *allocate(size_t n) {
    T *p;
    CHECK(cudaMalloc(&p, n * sizeof(T)));
    return p;
}
