package libcuda

import (
	"errors"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
	"github.com/gpuc-go/gpuc/internal/nvidia/dl"
)

// Library is the opened driver library.
type Library struct {
	memoryFuncs
	graphFuncs
	conditionFuncs
	tensorFuncs

	getErrorName   func(r cu.Result, s **byte) cu.Result // CUresult cuGetErrorName(CUresult error, const char **pStr)
	getErrorString func(r cu.Result, s **byte) cu.Result // CUresult cuGetErrorString(CUresult error, const char **pStr)

	init             func(flags uint32) cu.Result                                                    // CUresult cuInit(unsigned int Flags)
	driverGetVersion func(v *int32) cu.Result                                                        // CUresult cuDriverGetVersion(int *driverVersion)
	deviceGetCount   func(n *int32) cu.Result                                                        // CUresult cuDeviceGetCount(int *count)
	deviceGet        func(d *cu.Device, ordinal int32) cu.Result                                     // CUresult cuDeviceGet(CUdevice *device, int ordinal)
	deviceGetName    func(name *byte, n int32, d cu.Device) cu.Result                                // CUresult cuDeviceGetName(char *name, int len, CUdevice dev)
	deviceGetAttr    func(v *int32, a cu.DeviceAttribute, d cu.Device) cu.Result                     // CUresult cuDeviceGetAttribute(int *pi, CUdevice_attribute attrib, CUdevice dev)
	primaryRetain    func(c *cu.Context, d cu.Device) cu.Result                                      // CUresult cuDevicePrimaryCtxRetain(CUcontext *pctx, CUdevice dev)
	primaryRelease   func(d cu.Device) cu.Result                                                     // CUresult cuDevicePrimaryCtxRelease_v2(CUdevice dev)
	ctxSetCurrent    func(c cu.Context) cu.Result                                                    // CUresult cuCtxSetCurrent(CUcontext ctx)
	ctxPush          func(c cu.Context) cu.Result                                                    // CUresult cuCtxPushCurrent_v2(CUcontext ctx)
	ctxPop           func(c *cu.Context) cu.Result                                                   // CUresult cuCtxPopCurrent_v2(CUcontext *pctx)
	moduleLoadDataEx func(m *cu.Module, image *byte, n uint32, opts *int32, vals *uintptr) cu.Result // CUresult cuModuleLoadDataEx(CUmodule *module, const void *image, unsigned int numOptions, CUjit_option *options, void **optionValues)
	moduleUnload     func(m cu.Module) cu.Result                                                     // CUresult cuModuleUnload(CUmodule hmod)
	moduleGetGlobal  func(addr, bytes *uint64, m cu.Module, name string) cu.Result                   // CUresult cuModuleGetGlobal(CUdeviceptr *dptr, size_t *bytes, CUmodule hmod, const char *name)
	moduleGetFunc    func(f *cu.Function, m cu.Module, name string) cu.Result                        // CUresult cuModuleGetFunction(CUfunction *hfunc, CUmodule hmod, const char *name)
	funcGetAttr      func(v *int32, a cu.FunctionAttribute, f cu.Function) cu.Result                 // CUresult cuFuncGetAttribute(int *pi, CUfunction_attribute attrib, CUfunction hfunc)
	funcSetAttr      func(f cu.Function, a cu.FunctionAttribute, v int32) cu.Result                  // CUresult cuFuncSetAttribute(CUfunction hfunc, CUfunction_attribute attrib, int value)
	funcGetParamInfo func(f cu.Function, index uint64, offset, size *uint64) cu.Result               // CUresult cuFuncGetParamInfo(CUfunction func, size_t paramIndex, size_t *paramOffset, size_t *paramSize)
	maxActiveBlocks  func(n *int32, f cu.Function, threads int32, dynShared uint64) cu.Result        // CUresult cuOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, CUfunction func, int blockSize, size_t dynamicSMemSize)
	maxClusters      func(n *int32, f cu.Function, cfg *cu.LaunchConfig) cu.Result                   // CUresult cuOccupancyMaxActiveClusters(int *numClusters, CUfunction func, const CUlaunchConfig *config)

	memAlloc       func(p *uint64, bytes uint64) cu.Result                               // CUresult cuMemAlloc_v2(CUdeviceptr *dptr, size_t bytesize)
	memFree        func(p uint64) cu.Result                                              // CUresult cuMemFree_v2(CUdeviceptr dptr)
	memGetInfo     func(free, total *uint64) cu.Result                                   // CUresult cuMemGetInfo_v2(size_t *free, size_t *total)
	memHostAlloc   func(p *unsafe.Pointer, bytes uint64, flags uint32) cu.Result         // CUresult cuMemHostAlloc(void **pp, size_t bytesize, unsigned int Flags)
	hostDevicePtr  func(d *uint64, p unsafe.Pointer, flags uint32) cu.Result             // CUresult cuMemHostGetDevicePointer_v2(CUdeviceptr *pdptr, void *p, unsigned int Flags)
	memFreeHost    func(p unsafe.Pointer) cu.Result                                      // CUresult cuMemFreeHost(void *p)
	copyHtoDAsync  func(dst uint64, src unsafe.Pointer, n uint64, s cu.Stream) cu.Result // CUresult cuMemcpyHtoDAsync_v2(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount, CUstream hStream)
	copyDtoHAsync  func(dst unsafe.Pointer, src uint64, n uint64, s cu.Stream) cu.Result // CUresult cuMemcpyDtoHAsync_v2(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream)
	copyDtoDAsync  func(dst, src, n uint64, s cu.Stream) cu.Result                       // CUresult cuMemcpyDtoDAsync_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream)
	memsetD8Async  func(dst uint64, v uint8, n uint64, s cu.Stream) cu.Result            // CUresult cuMemsetD8Async(CUdeviceptr dstDevice, unsigned char uc, size_t N, CUstream hStream)
	streamCreate   func(s *cu.Stream, flags uint32) cu.Result                            // CUresult cuStreamCreate(CUstream *phStream, unsigned int Flags)
	streamPriority func(s *cu.Stream, flags uint32, priority int32) cu.Result            // CUresult cuStreamCreateWithPriority(CUstream *phStream, unsigned int flags, int priority)
	priorityRange  func(least, greatest *int32) cu.Result                                // CUresult cuCtxGetStreamPriorityRange(int *leastPriority, int *greatestPriority)
	launchHostFunc func(s cu.Stream, f uintptr, arg *cu.HostFunc) cu.Result              // CUresult cuLaunchHostFunc(CUstream hStream, CUhostFn fn, void *userData)
	streamDestroy  func(s cu.Stream) cu.Result                                           // CUresult cuStreamDestroy_v2(CUstream hStream)
	streamSync     func(s cu.Stream) cu.Result                                           // CUresult cuStreamSynchronize(CUstream hStream)
	fflush         func(f uintptr) int32                                                 // int fflush(FILE *stream), of the C library; nil where it is not found
	eventCreate    func(e *cu.Event, flags uint32) cu.Result                             // CUresult cuEventCreate(CUevent *phEvent, unsigned int Flags)
	eventDestroy   func(e cu.Event) cu.Result                                            // CUresult cuEventDestroy_v2(CUevent hEvent)
	eventElapsed   func(ms *float32, start, end cu.Event) cu.Result                      // CUresult cuEventElapsedTime(float *pMilliseconds, CUevent hStart, CUevent hEnd)

	// Called by address, since they are on the path of every launch and wait.
	launchKernelEx  uintptr // CUresult cuLaunchKernelEx(const CUlaunchConfig *config, CUfunction f, void **kernelParams, void **extra)
	streamQuery     uintptr // CUresult cuStreamQuery(CUstream hStream)
	streamWaitEvent uintptr // CUresult cuStreamWaitEvent(CUstream hStream, CUevent hEvent, unsigned int Flags)
	eventRecord     uintptr // CUresult cuEventRecord(CUevent hEvent, CUstream hStream)
	eventQuery      uintptr // CUresult cuEventQuery(CUevent hEvent)
	eventSync       uintptr // CUresult cuEventSynchronize(CUevent hEvent)

	caller dl.Caller // of the functions that are called often
}

// Open opens libcuda.so.1 where the system's loader finds it. It does not
// initialise the driver. The error says what to do.
func Open() (*Library, error) {
	lib, err := dl.Open("the CUDA driver library", dl.Local, SOName)
	if err != nil {
		return nil, err
	}
	return bind(lib)
}

func bind(lib *dl.Library) (*Library, error) {
	l := new(Library)
	err := lib.Bind(
		dl.Func{Ptr: &l.getErrorName, Name: "cuGetErrorName"},
		dl.Func{Ptr: &l.getErrorString, Name: "cuGetErrorString"},
		dl.Func{Ptr: &l.init, Name: "cuInit"},
		dl.Func{Ptr: &l.driverGetVersion, Name: "cuDriverGetVersion"},
		dl.Func{Ptr: &l.deviceGetCount, Name: "cuDeviceGetCount"},
		dl.Func{Ptr: &l.deviceGet, Name: "cuDeviceGet"},
		dl.Func{Ptr: &l.deviceGetName, Name: "cuDeviceGetName"},
		dl.Func{Ptr: &l.deviceGetAttr, Name: "cuDeviceGetAttribute"},
		dl.Func{Ptr: &l.primaryRetain, Name: "cuDevicePrimaryCtxRetain"},
		dl.Func{Ptr: &l.primaryRelease, Name: "cuDevicePrimaryCtxRelease_v2"},
		dl.Func{Ptr: &l.ctxSetCurrent, Name: "cuCtxSetCurrent"},
		dl.Func{Ptr: &l.ctxPush, Name: "cuCtxPushCurrent_v2"},
		dl.Func{Ptr: &l.ctxPop, Name: "cuCtxPopCurrent_v2"},
		dl.Func{Ptr: &l.moduleLoadDataEx, Name: "cuModuleLoadDataEx"},
		dl.Func{Ptr: &l.moduleUnload, Name: "cuModuleUnload"},
		dl.Func{Ptr: &l.moduleGetGlobal, Name: "cuModuleGetGlobal_v2"},
		dl.Func{Ptr: &l.moduleGetFunc, Name: "cuModuleGetFunction"},
		dl.Func{Ptr: &l.funcGetAttr, Name: "cuFuncGetAttribute"},
		dl.Func{Ptr: &l.funcSetAttr, Name: "cuFuncSetAttribute"},
		dl.Func{Ptr: &l.funcGetParamInfo, Name: "cuFuncGetParamInfo", Optional: true},
		dl.Func{Ptr: &l.maxActiveBlocks, Name: "cuOccupancyMaxActiveBlocksPerMultiprocessor"},
		dl.Func{Ptr: &l.maxClusters, Name: "cuOccupancyMaxActiveClusters", Optional: true},
		dl.Func{Ptr: &l.memAlloc, Name: "cuMemAlloc_v2"},
		dl.Func{Ptr: &l.memFree, Name: "cuMemFree_v2"},
		dl.Func{Ptr: &l.memGetInfo, Name: "cuMemGetInfo_v2"},
		dl.Func{Ptr: &l.memHostAlloc, Name: "cuMemHostAlloc"},
		dl.Func{Ptr: &l.hostDevicePtr, Name: "cuMemHostGetDevicePointer_v2"},
		dl.Func{Ptr: &l.memFreeHost, Name: "cuMemFreeHost"},
		dl.Func{Ptr: &l.copyHtoDAsync, Name: "cuMemcpyHtoDAsync_v2"},
		dl.Func{Ptr: &l.copyDtoHAsync, Name: "cuMemcpyDtoHAsync_v2"},
		dl.Func{Ptr: &l.copyDtoDAsync, Name: "cuMemcpyDtoDAsync_v2"},
		dl.Func{Ptr: &l.memsetD8Async, Name: "cuMemsetD8Async"},
		dl.Func{Ptr: &l.streamCreate, Name: "cuStreamCreate"},
		dl.Func{Ptr: &l.streamPriority, Name: "cuStreamCreateWithPriority"},
		dl.Func{Ptr: &l.priorityRange, Name: "cuCtxGetStreamPriorityRange"},
		dl.Func{Ptr: &l.launchHostFunc, Name: "cuLaunchHostFunc"},
		dl.Func{Ptr: &l.streamDestroy, Name: "cuStreamDestroy_v2"},
		dl.Func{Ptr: &l.streamSync, Name: "cuStreamSynchronize"},
		dl.Func{Ptr: &l.eventCreate, Name: "cuEventCreate"},
		dl.Func{Ptr: &l.eventDestroy, Name: "cuEventDestroy_v2"},
		dl.Func{Ptr: &l.eventElapsed, Name: "cuEventElapsedTime"},
	)
	if err != nil {
		return nil, err
	}
	if err := errors.Join(l.memoryFuncs.bind(lib), l.graphFuncs.bind(lib), l.conditionFuncs.bind(lib), l.tensorFuncs.bind(lib)); err != nil {
		return nil, err
	}
	// The driver prints by the C library that it is linked with.
	if err := lib.Bind(dl.Func{Ptr: &l.fflush, Name: "fflush", Optional: true}); err != nil {
		return nil, err
	}
	for _, s := range []struct {
		p    *uintptr
		name string
	}{
		{&l.launchKernelEx, "cuLaunchKernelEx"},
		{&l.streamQuery, "cuStreamQuery"},
		{&l.streamWaitEvent, "cuStreamWaitEvent"},
		{&l.eventRecord, "cuEventRecord"},
		{&l.eventQuery, "cuEventQuery"},
		{&l.eventSync, "cuEventSynchronize"},
	} {
		if *s.p, err = lib.Symbol(s.name); err != nil {
			return nil, err
		}
	}
	return l, nil
}
