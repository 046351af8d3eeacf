// The beginning of every unit. NVRTC has no host <type_traits>, so NVSHMEM's
// headers are given CUDA's. The transports that need headers of the system's
// InfiniBand are left to the host's proxy.
#include <cuda/std/cstdint>
#include <cuda/std/type_traits>
namespace std { using namespace cuda::std; }

// Some versions choose their transports where the build options are read, and only
// if everything is to be inlined.
#define NVSHMEM_ENABLE_ALL_DEVICE_INLINING
#include "non_abi/nvshmem_build_options.h"
#undef NVSHMEM_IBGDA_SUPPORT
#undef NVSHMEM_IBGDA_SUPPORT_GPUMEM_ONLY
#undef NVSHMEM_GPUNETIO_SUPPORT

// Where the peer can be addressed NVSHMEM's functions are inlined. Those of the
// transports are called: they are large, take long, and stand once in a kernel.
#undef NVSHMEM_ENABLE_ALL_DEVICE_INLINING
