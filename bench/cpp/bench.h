// The benchmarks in CUDA C++ with NVSHMEM.
#pragma once

#include "control.h"
#include "shmem.h"

Values allreduce(const Params &p);
Values alltoall(const Params &p);
Values device_barrier(const Params &p);
Values far(const Params &p);
Values jacobi_bench(const Params &p);
Values host_launch(const Params &p);
Values moe(const Params &p);
Values notify(const Params &p);
Values ping_pong(const Params &p);
Values put_bandwidth(const Params &p);
Values stream_put(const Params &p);
Values stream_pingpong(const Params &p);
Values stream_barrier(const Params &p);
Values stream_collective(const Params &p);

Values copy(const Params &p);
Values saxpy(const Params &p);
Values transpose(const Params &p);
Values stencil(const Params &p);
Values gemv(const Params &p);
Values gemv4(const Params &p);
