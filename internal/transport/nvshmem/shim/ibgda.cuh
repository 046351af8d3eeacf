// The beginning of the unit in which NVSHMEM's device code can drive a NIC (IBGDA), in
// place of prelude.cuh. Folder system has the headers of the system that this takes.
#include <cuda/std/cstdint>
#include <cuda/std/type_traits>
namespace std { using namespace cuda::std; }

// Some versions leave IBGDA out if everything is to be inlined, so that is not said here.
#include "non_abi/nvshmem_build_options.h"
#ifndef NVSHMEM_IBGDA_SUPPORT
#error "these headers of NVSHMEM are built without IBGDA; install NVIDIA's wheel (gpuc toolchain install), or leave out -ibgda"
#endif
#undef NVSHMEM_GPUNETIO_SUPPORT

// NVSHMEM's own takes typeof, which is not C++.
#define ACCESS_ONCE(x) (*(volatile std::remove_reference_t<decltype(x)> *)&(x))

// NVSHMEM would inline all of it, again and again. With functions that are called a kernel
// has a quarter of the code, and links in a third of the time. What is shared with the way
// by the proxy comes before, and stays as it is.
#include "device_host/nvshmem_common.cuh"
#include "device/nvshmem_device_macros.h"
#include "non_abi/device/pt-to-pt/utils_device.h"
#include "non_abi/device/pt-to-pt/proxy_device.cuh"
#pragma push_macro("NVSHMEMI_DEVICE_ALWAYS_INLINE")
#undef NVSHMEMI_DEVICE_ALWAYS_INLINE
#define NVSHMEMI_DEVICE_ALWAYS_INLINE __noinline__
#include "non_abi/device/pt-to-pt/ibgda_device.cuh"
#pragma pop_macro("NVSHMEMI_DEVICE_ALWAYS_INLINE")

// The queues of the NIC. NVSHMEM's host library fills this in where it finds it in a
// module, and else leaves the module to its proxy.
__constant__ nvshmemi_ibgda_device_state_t nvshmemi_ibgda_device_state_d;
