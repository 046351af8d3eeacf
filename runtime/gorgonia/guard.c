/* The guard of primary contexts: the calls of cgo code that would take the context from
   a PE. The linker gives the calls of a function f to __wrap_f, and names the driver's
   own function __real_f. */
#include <cuda.h>
#include <stdatomic.h>

#if CUDA_VERSION >= 13000
#error "gorgonia.org/cu needs cuda.h of CUDA 12: name its directory in CGO_CFLAGS=-I..."
#endif

/* So the compiler compares the definitions below with the prototypes of cuda.h. */
typeof(cuDevicePrimaryCtxRetain) __wrap_cuDevicePrimaryCtxRetain, __real_cuDevicePrimaryCtxRetain;
typeof(cuDevicePrimaryCtxRelease) __wrap_cuDevicePrimaryCtxRelease_v2, __real_cuDevicePrimaryCtxRelease_v2;
typeof(cuDevicePrimaryCtxReset) __wrap_cuDevicePrimaryCtxReset_v2;
typeof(cuCtxDestroy) __wrap_cuCtxDestroy_v2, __real_cuCtxDestroy_v2;

/* How often the primary context of each device is retained here. */
enum { DEVICES = 256 };
static atomic_int retained[DEVICES];

CUresult __wrap_cuDevicePrimaryCtxRetain(CUcontext *ctx, CUdevice dev) {
	CUresult r = __real_cuDevicePrimaryCtxRetain(ctx, dev);
	if (r == CUDA_SUCCESS && dev >= 0 && dev < DEVICES) atomic_fetch_add(&retained[dev], 1);
	return r;
}

CUresult __wrap_cuDevicePrimaryCtxRelease_v2(CUdevice dev) {
	int n = dev >= 0 && dev < DEVICES ? atomic_load(&retained[dev]) : 0;
	while (n > 0)
		if (atomic_compare_exchange_weak(&retained[dev], &n, n - 1)) return __real_cuDevicePrimaryCtxRelease_v2(dev);
	return CUDA_ERROR_NOT_PERMITTED;
}

CUresult __wrap_cuDevicePrimaryCtxReset_v2(CUdevice dev) { return CUDA_ERROR_NOT_PERMITTED; }

/* primary says whether a context is the primary one of a device. Only active ones are
   compared, so that none is made for it. */
static int primary(CUcontext ctx) {
	int n = 0;
	if (cuDeviceGetCount(&n) != CUDA_SUCCESS) return 0;
	for (int i = 0; i < n; i++) {
		CUdevice dev;
		unsigned int flags;
		int active = 0;
		CUcontext own;
		if (cuDeviceGet(&dev, i) != CUDA_SUCCESS || cuDevicePrimaryCtxGetState(dev, &flags, &active) != CUDA_SUCCESS || !active) continue;
		if (__real_cuDevicePrimaryCtxRetain(&own, dev) != CUDA_SUCCESS) continue;
		__real_cuDevicePrimaryCtxRelease_v2(dev);
		if (own == ctx) return 1;
	}
	return 0;
}

CUresult __wrap_cuCtxDestroy_v2(CUcontext ctx) { return primary(ctx) ? CUDA_ERROR_NOT_PERMITTED : __real_cuCtxDestroy_v2(ctx); }
