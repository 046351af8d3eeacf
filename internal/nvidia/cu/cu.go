// Package cu is the part of the CUDA driver API that the runtime uses, as one
// Go interface: package libcuda implements it with NVIDIA's library, tests
// implement it in Go, and another binding of the driver can take libcuda's place.
//
// It imports nothing of this module. Names follow the driver API; the meaning
// of every call is that of the CUDA Driver API reference. Start reading at Driver.
package cu

import "unsafe"

// Handles of driver objects. Zero is none; a zero Stream is the default stream.
type (
	Device    int32
	Context   uintptr
	Module    uintptr
	Function  uintptr
	Stream    uintptr
	Event     uintptr
	Graph     uintptr
	GraphExec uintptr
)

// DeviceAttribute is a CUdevice_attribute.
type DeviceAttribute int32

const (
	MultiprocessorCount     DeviceAttribute = 16
	ComputeCapabilityMajor  DeviceAttribute = 75
	ComputeCapabilityMinor  DeviceAttribute = 76
	CooperativeLaunch       DeviceAttribute = 95
	MaxPitch                DeviceAttribute = 11
	MaxSharedPerBlockOptin  DeviceAttribute = 97
	CanMapHostMemory        DeviceAttribute = 19
	SharedPerMultiprocessor DeviceAttribute = 81
)

// FunctionAttribute is a CUfunction_attribute.
type FunctionAttribute int32

const (
	FuncMaxThreadsPerBlock    FunctionAttribute = 0
	FuncSharedBytes           FunctionAttribute = 1
	FuncLocalBytes            FunctionAttribute = 3
	FuncRegisters             FunctionAttribute = 4
	FuncMaxDynamicSharedBytes FunctionAttribute = 8
)

const (
	// HostAllocPortable and HostAllocDeviceMap are flags of HostAlloc.
	HostAllocPortable  = 0x01
	HostAllocDeviceMap = 0x02
	// StreamNonBlocking is a flag of StreamCreate: the stream does not
	// synchronise with the default stream.
	StreamNonBlocking = 0x1
	// EventBlockingSync and EventDisableTiming are flags of EventCreate.
	EventBlockingSync  = 0x1
	EventDisableTiming = 0x2
)

// HostFunc is a function that the driver calls, which must not call the driver.
type HostFunc struct{ Call func() }

// Driver is the CUDA driver. Every call but those on events and streams
// concerns the context that is current on the calling OS thread. Pointers to
// host memory must stay valid until the driver is done with them; the caller
// sees to that. Calls are made one at a time, but for EventSynchronize, during
// which others may be made.
type Driver interface {
	Memory
	Graphs
	Conditions
	Tensors

	Init() Result
	// DriverVersion is the newest CUDA version that the driver supports, as
	// 1000*major + 10*minor.
	DriverVersion() (int, Result)
	DeviceCount() (int, Result)
	DeviceGet(ordinal int) (Device, Result)
	DeviceName(d Device) (string, Result)
	DeviceAttribute(a DeviceAttribute, d Device) (int, Result)

	PrimaryCtxRetain(d Device) (Context, Result)
	PrimaryCtxRelease(d Device) Result
	CtxSetCurrent(c Context) Result
	// CtxPushCurrent makes a context current until CtxPopCurrent, which restores the one
	// before.
	CtxPushCurrent(c Context) Result
	CtxPopCurrent() Result

	// ModuleLoad loads machine code; log is what the driver says about it.
	ModuleLoad(image []byte) (m Module, log string, r Result)
	ModuleUnload(m Module) Result
	ModuleFunction(m Module, name string) (Function, Result)
	// ModuleGlobal returns where a variable of a module is, and its size.
	ModuleGlobal(m Module, name string) (addr uint64, bytes int, r Result)

	FuncAttribute(a FunctionAttribute, f Function) (int, Result)
	FuncSetAttribute(f Function, a FunctionAttribute, value int) Result
	// FuncParams returns where each of the kernel's parameters lies in their
	// buffer, and the buffer's size, or NotSupported from drivers without the call.
	FuncParams(f Function) (offsets []int, size int, r Result)
	// MaxActiveBlocks returns how many blocks of the kernel one
	// multiprocessor holds at a time.
	MaxActiveBlocks(f Function, blockThreads, dynamicShared int) (int, Result)
	// MaxActiveClusters returns how many clusters the GPU holds at a time of a launch, or
	// NotSupported from drivers without the call.
	MaxActiveClusters(cfg *LaunchConfig, f Function) (int, Result)
	// Launch enqueues a kernel. cfg and extra and all that they point to
	// must not move and are read before Launch returns.
	Launch(cfg *LaunchConfig, f Function, extra *[5]uintptr) Result
	// LaunchByPointers is Launch with the address of each parameter in place of
	// one buffer, which a capture does not take.
	LaunchByPointers(cfg *LaunchConfig, f Function, params []unsafe.Pointer) Result

	MemAlloc(bytes int) (uint64, Result)
	MemFree(addr uint64) Result
	// MemInfo returns the free and the total memory of the device.
	MemInfo() (free, total int, r Result)
	HostAlloc(bytes int, flags uint32) (unsafe.Pointer, Result)
	HostDevicePointer(p unsafe.Pointer) (uint64, Result)
	HostFree(p unsafe.Pointer) Result

	CopyHtoD(dst uint64, src unsafe.Pointer, bytes int, s Stream) Result
	CopyDtoH(dst unsafe.Pointer, src uint64, bytes int, s Stream) Result
	CopyDtoD(dst, src uint64, bytes int, s Stream) Result
	MemsetD8(dst uint64, value byte, bytes int, s Stream) Result

	StreamCreate(flags uint32) (Stream, Result)
	StreamCreateWithPriority(flags uint32, priority int) (Stream, Result)
	// StreamPriorityRange returns the least and the greatest priority; lower numbers
	// are greater priorities.
	StreamPriorityRange() (least, greatest int, r Result)
	// LaunchHostFunc has the driver call f on a thread of its own, in the order of
	// the stream. f must stay alive until it is called; in a graph, until its last
	// call.
	LaunchHostFunc(s Stream, f *HostFunc) Result
	StreamDestroy(s Stream) Result
	StreamQuery(s Stream) Result
	// FlushPrints writes to standard output what kernels of the stream, whose
	// work is done, have printed.
	FlushPrints(s Stream) Result
	StreamWaitEvent(s Stream, e Event) Result

	EventCreate(flags uint32) (Event, Result)
	EventDestroy(e Event) Result
	EventRecord(e Event, s Stream) Result
	EventQuery(e Event) Result
	EventSynchronize(e Event) Result
	// EventElapsed returns the time from start to end in milliseconds.
	EventElapsed(start, end Event) (float32, Result)

	// ErrorName and ErrorString describe a result: CUDA_ERROR_..., and a
	// sentence. Both are empty for a result that the driver does not know.
	ErrorName(r Result) string
	ErrorString(r Result) string
}

// LaunchConfig is a CUlaunchConfig (cuda.h, CUlaunchConfig_st), 56 bytes.
type LaunchConfig struct {
	GridX, GridY, GridZ    uint32
	BlockX, BlockY, BlockZ uint32
	SharedBytes            uint32
	_                      uint32
	Stream                 Stream
	Attrs                  *LaunchAttribute
	NumAttrs               uint32
	_                      uint32
}

// LaunchAttribute is a CUlaunchAttribute (cuda.h, CUlaunchAttribute_st), 72
// bytes: an id, and at offset 8 a union of 64 bytes.
type LaunchAttribute struct {
	ID    uint32
	_     uint32
	Value [64]byte
}

// AttrCooperative is CU_LAUNCH_ATTRIBUTE_COOPERATIVE; its value is an int, 1
// for a grid that is resident as a whole.
const AttrCooperative = 2

// AttrCluster is CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION, three numbers of blocks, and AttrEarly
// CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION: an int, 1 for a launch that may begin
// before the one before has ended.
const (
	AttrCluster = 4
	AttrEarly   = 6
)

// Keys of cuLaunchKernel's extra list, which passes all parameters as one
// buffer (CU_LAUNCH_PARAM_*).
const (
	ParamEnd           uintptr = 0
	ParamBufferPointer uintptr = 1
	ParamBufferSize    uintptr = 2
)
