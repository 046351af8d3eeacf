// A clock counts launches in device memory, so that each has an epoch of its own and
// captured ones can be repeated; as package examples/clock.
#pragma once

// A clock is two words: the epochs so far, and the blocks of this launch that have read
// them. advance moves it on when all blocks have called it, each after its threads have
// read the clock. The block's last thread does the work, so that the first may go on to
// wait for a signal.
static __device__ __forceinline__ void advance(unsigned long long *clock) {
    __syncthreads();
    if (threadIdx.x != blockDim.x - 1) return;
    unsigned blocks = gridDim.x * gridDim.y;
    if (blocks > 1) {
        __threadfence();
        if (atomicAdd(clock + 1, 1ull) != blocks - 1) return;
        __threadfence();
    }
    clock[1] = 0;
    clock[0]++;
}
