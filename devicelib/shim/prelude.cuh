// The beginning of every unit. NVRTC has no host <type_traits>, so NVSHMEM's
// headers are given CUDA's. Functions of NVSHMEM are inlined, and the transports
// that need headers of the system's InfiniBand are left to the host's proxy.
#include <cuda/std/cstdint>
#include <cuda/std/type_traits>
namespace std { using namespace cuda::std; }

// Versions differ in whether these are looked at before or after the build
// options are read.
#define NVSHMEM_ENABLE_ALL_DEVICE_INLINING
#include "non_abi/nvshmem_build_options.h"
#undef NVSHMEM_IBGDA_SUPPORT
#undef NVSHMEM_IBGDA_SUPPORT_GPUMEM_ONLY
#undef NVSHMEM_GPUNETIO_SUPPORT
#ifndef NVSHMEM_ENABLE_ALL_DEVICE_INLINING
#define NVSHMEM_ENABLE_ALL_DEVICE_INLINING
#endif
