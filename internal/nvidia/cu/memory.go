package cu

import "unsafe"

// MemPool is a CUmemoryPool, and MemHandle a CUmemGenericAllocationHandle.
type (
	MemPool   uintptr
	MemHandle uint64
)

// IPCHandle is a CUipcMemHandle.
type IPCHandle struct{ Words [8]uint64 }

// Device attributes that concern memory.
const (
	VirtualMemorySupported DeviceAttribute = 102
	RDMAWithVirtualMemory  DeviceAttribute = 110
	MemoryPoolsSupported   DeviceAttribute = 115
	ManagedMemory          DeviceAttribute = 83
	ConcurrentManaged      DeviceAttribute = 89
)

// MemoryType is a CUmemorytype; 0 is memory that CUDA does not know.
type MemoryType uint32

const (
	MemoryHost   MemoryType = 1
	MemoryDevice MemoryType = 2
)

// PointerInfo is what the driver knows of an address (CUpointer_attribute).
type PointerInfo struct {
	Type MemoryType
	// Ordinal is the number of the device on which it was allocated.
	Ordinal int
	Managed bool
	// Device is the address that kernels use, 0 if they cannot.
	Device uint64
	// Start and Bytes are the range of the allocation.
	Start, Bytes uint64
}

// Memcpy3D is a CUDA_MEMCPY3D, of which LODs, arrays and offsets stay 0.
type Memcpy3D struct {
	SrcXInBytes, SrcY, SrcZ, SrcLOD uint64
	SrcType                         MemoryType
	SrcHost                         unsafe.Pointer
	SrcDevice                       uint64
	SrcArray, Reserved0             uintptr
	SrcPitch, SrcHeight             uint64

	DstXInBytes, DstY, DstZ, DstLOD uint64
	DstType                         MemoryType
	DstHost                         unsafe.Pointer
	DstDevice                       uint64
	DstArray, Reserved1             uintptr
	DstPitch, DstHeight             uint64

	WidthInBytes, Height, Depth uint64
}

// PoolAttribute is a CUmemPool_attribute whose value has 64 bits.
type PoolAttribute int32

const (
	PoolReleaseThreshold PoolAttribute = 4
	PoolReserved         PoolAttribute = 5
	PoolReservedHigh     PoolAttribute = 6
	PoolUsed             PoolAttribute = 7
	PoolUsedHigh         PoolAttribute = 8
)

// Results of calls that concern peer access.
const (
	PeerAccessUnsupported Result = 217
	PeerAccessEnabled     Result = 704
)

// Memory is the part of the driver that tells about memory, and makes other kinds of it
// than MemAlloc does.
type Memory interface {
	PointerInfo(addr uint64) (PointerInfo, Result)
	// StreamContext returns the context of a stream.
	StreamContext(s Stream) (Context, Result)
	// Copy3D enqueues a copy; c must not move and is read before it returns.
	Copy3D(c *Memcpy3D, s Stream) Result

	// MemAllocManaged returns memory that every stream may use; MemFree frees it.
	MemAllocManaged(bytes int) (uint64, Result)

	DefaultPool(d Device) (MemPool, Result)
	// PoolCreate returns a pool of device memory; max is its size, or 0.
	PoolCreate(ordinal, max int) (MemPool, Result)
	PoolDestroy(p MemPool) Result
	PoolTrim(p MemPool, keep int) Result
	PoolSet(p MemPool, a PoolAttribute, v uint64) Result
	PoolGet(p MemPool, a PoolAttribute) (uint64, Result)
	MemAllocFromPool(bytes int, p MemPool, s Stream) (uint64, Result)
	MemFreeAsync(addr uint64, s Stream) Result

	// IPCGet returns what other processes open memory of MemAlloc by, IPCOpen the address of such
	// memory of another process in the current context, and IPCClose ends its use.
	IPCGet(addr uint64) (IPCHandle, Result)
	IPCOpen(h IPCHandle) (uint64, Result)
	IPCClose(addr uint64) Result

	CanAccessPeer(d, peer Device) (bool, Result)
	// PeerAtomics reports whether atomics on the memory of a peer are done by the link, as
	// NVLink does them.
	PeerAtomics(d, peer Device) (bool, Result)
	// TotalMem returns the bytes of memory of a device, without a context.
	TotalMem(d Device) (int, Result)
	EnablePeerAccess(peer Context) Result

	// VirtualGranularity is what the size of MemCreate must be a multiple of.
	VirtualGranularity(ordinal int, rdma bool) (int, Result)
	// MemCreate returns physical memory of a device that can be exported as a file
	// descriptor.
	MemCreate(bytes, ordinal int, rdma bool) (MemHandle, Result)
	MemRelease(h MemHandle) Result
	AddressReserve(bytes int) (uint64, Result)
	AddressFree(addr uint64, bytes int) Result
	MemMap(addr uint64, bytes int, h MemHandle) Result
	MemUnmap(addr uint64, bytes int) Result
	// SetAccess lets a device read and write mapped memory.
	SetAccess(addr uint64, bytes, ordinal int) Result
	// RetainHandle returns the physical memory that is mapped at an address, with a
	// reference that MemRelease gives back.
	RetainHandle(addr uint64) (MemHandle, Result)
	// ExportTypes are the CUmemAllocationHandleType bits with which memory was created.
	ExportTypes(h MemHandle) (uint32, Result)
}
