// The beginning of the unit whose kernels reach PEs of other hosts, in place of group.cuh: what NCCL's
// headers ask for. NVRTC refuses functions for the host, which those headers have among those for the device.
#include <cuda/std/cstdint>
#include <cuda/std/climits>
#include <cuda/std/type_traits>
namespace std { using namespace cuda::std; }
#include <cuda_runtime.h>
#include <cuda_fp16.h>
#include <cuda_bf16.h>
#include <cuda_fp8.h>
#include <cuda/atomic>
#include <cooperative_groups.h>
#undef __host__
#define __host__
