// The side of benchpair in CUDA C++ with NVSHMEM.
//
//   peer -np 2 -control SOCKET
#include "bench.h"
#include "shmem.h"

int main(int argc, char **argv) {
    Arguments args = parse_arguments(argc, argv);
    Job job = start_job(args.np);
    open_device(job);
    init_nvshmem(job);
    int major, minor, patch;
    nvshmemx_vendor_get_version_info(&major, &minor, &patch);
    char library[64];
    snprintf(library, sizeof library, "NVSHMEM %d.%d.%d", major, minor, patch);
    serve(args.control, job, library, {
        {"allreduce", allreduce},
        {"alltoall", alltoall},
        {"barrier", device_barrier},
        {"far", far},
        {"jacobi", jacobi_bench},
        {"launch", host_launch},
        {"moe", moe},
        {"notify", notify},
        {"pingpong", ping_pong},
        {"putbw", put_bandwidth},
        {"stream-put", stream_put},
        {"stream-pingpong", stream_pingpong},
        {"stream-barrier", stream_barrier},
        {"stream-collective", stream_collective},
        {"stream-collective-nccl", stream_collective},
        {"copy", copy},
        {"saxpy", saxpy},
        {"transpose", transpose},
        {"stencil", stencil},
        {"gemv", gemv},
        {"gemv4", gemv4},
    });
    nvshmem_finalize();
    return 0;
}
