package libcuda

import (
	"runtime"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
	"github.com/gpuc-go/gpuc/internal/nvidia/dl"
)

// memoryFuncs are the functions behind cu.Memory.
type memoryFuncs struct {
	pointerAttributes func(n uint32, attrs *int32, data *unsafe.Pointer, p uint64) cu.Result         // CUresult cuPointerGetAttributes(unsigned int numAttributes, CUpointer_attribute *attributes, void **data, CUdeviceptr ptr)
	streamGetCtx      func(s cu.Stream, c *cu.Context) cu.Result                                     // CUresult cuStreamGetCtx(CUstream hStream, CUcontext *pctx)
	memcpy3DAsync     func(c *cu.Memcpy3D, s cu.Stream) cu.Result                                    // CUresult cuMemcpy3DAsync_v2(const CUDA_MEMCPY3D *pCopy, CUstream hStream)
	memAllocManaged   func(p *uint64, bytes uint64, flags uint32) cu.Result                          // CUresult cuMemAllocManaged(CUdeviceptr *dptr, size_t bytesize, unsigned int flags)
	defaultPool       func(p *cu.MemPool, d cu.Device) cu.Result                                     // CUresult cuDeviceGetDefaultMemPool(CUmemoryPool *pool_out, CUdevice dev)
	poolCreate        func(p *cu.MemPool, props *poolProps) cu.Result                                // CUresult cuMemPoolCreate(CUmemoryPool *pool, const CUmemPoolProps *poolProps)
	poolDestroy       func(p cu.MemPool) cu.Result                                                   // CUresult cuMemPoolDestroy(CUmemoryPool pool)
	poolTrim          func(p cu.MemPool, keep uint64) cu.Result                                      // CUresult cuMemPoolTrimTo(CUmemoryPool pool, size_t minBytesToKeep)
	poolSet           func(p cu.MemPool, a cu.PoolAttribute, v *uint64) cu.Result                    // CUresult cuMemPoolSetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value)
	poolGet           func(p cu.MemPool, a cu.PoolAttribute, v *uint64) cu.Result                    // CUresult cuMemPoolGetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value)
	allocFromPool     func(p *uint64, bytes uint64, pool cu.MemPool, s cu.Stream) cu.Result          // CUresult cuMemAllocFromPoolAsync(CUdeviceptr *dptr, size_t bytesize, CUmemoryPool pool, CUstream hStream)
	memFreeAsync      func(p uint64, s cu.Stream) cu.Result                                          // CUresult cuMemFreeAsync(CUdeviceptr dptr, CUstream hStream)
	ipcGet            func(h *cu.IPCHandle, p uint64) cu.Result                                      // CUresult cuIpcGetMemHandle(CUipcMemHandle *pHandle, CUdeviceptr dptr)
	ipcOpen           func(p *uint64, h cu.IPCHandle, flags uint32) cu.Result                        // CUresult cuIpcOpenMemHandle_v2(CUdeviceptr *pdptr, CUipcMemHandle handle, unsigned int Flags)
	ipcClose          func(p uint64) cu.Result                                                       // CUresult cuIpcCloseMemHandle(CUdeviceptr dptr)
	canAccessPeer     func(can *int32, d, peer cu.Device) cu.Result                                  // CUresult cuDeviceCanAccessPeer(int *canAccessPeer, CUdevice dev, CUdevice peerDev)
	p2pAttribute      func(value *int32, attribute int32, d, peer cu.Device) cu.Result               // CUresult cuDeviceGetP2PAttribute(int *value, CUdevice_P2PAttribute attrib, CUdevice srcDevice, CUdevice dstDevice)
	totalMem          func(bytes *uint64, d cu.Device) cu.Result                                     // CUresult cuDeviceTotalMem(size_t *bytes, CUdevice dev)
	enablePeer        func(peer cu.Context, flags uint32) cu.Result                                  // CUresult cuCtxEnablePeerAccess(CUcontext peerContext, unsigned int Flags)
	granularity       func(n *uint64, p *allocationProp, option uint32) cu.Result                    // CUresult cuMemGetAllocationGranularity(size_t *granularity, const CUmemAllocationProp *prop, CUmemAllocationGranularity_flags option)
	memCreate         func(h *cu.MemHandle, bytes uint64, p *allocationProp, flags uint64) cu.Result // CUresult cuMemCreate(CUmemGenericAllocationHandle *handle, size_t size, const CUmemAllocationProp *prop, unsigned long long flags)
	memRelease        func(h cu.MemHandle) cu.Result                                                 // CUresult cuMemRelease(CUmemGenericAllocationHandle handle)
	addressReserve    func(p *uint64, bytes, alignment, at, flags uint64) cu.Result                  // CUresult cuMemAddressReserve(CUdeviceptr *ptr, size_t size, size_t alignment, CUdeviceptr addr, unsigned long long flags)
	addressFree       func(p, bytes uint64) cu.Result                                                // CUresult cuMemAddressFree(CUdeviceptr ptr, size_t size)
	memMap            func(p, bytes, offset uint64, h cu.MemHandle, flags uint64) cu.Result          // CUresult cuMemMap(CUdeviceptr ptr, size_t size, size_t offset, CUmemGenericAllocationHandle handle, unsigned long long flags)
	memUnmap          func(p, bytes uint64) cu.Result                                                // CUresult cuMemUnmap(CUdeviceptr ptr, size_t size)
	setAccess         func(p, bytes uint64, desc *accessDesc, n uint64) cu.Result                    // CUresult cuMemSetAccess(CUdeviceptr ptr, size_t size, const CUmemAccessDesc *desc, size_t count)
	retainHandle      func(h *cu.MemHandle, p uint64) cu.Result                                      // CUresult cuMemRetainAllocationHandle(CUmemGenericAllocationHandle *handle, void *addr)
	allocationProps   func(p *allocationProp, h cu.MemHandle) cu.Result                              // CUresult cuMemGetAllocationPropertiesFromHandle(CUmemAllocationProp *prop, CUmemGenericAllocationHandle handle)
}

func (f *memoryFuncs) bind(lib *dl.Library) error {
	return lib.Bind(
		dl.Func{Ptr: &f.pointerAttributes, Name: "cuPointerGetAttributes"},
		dl.Func{Ptr: &f.streamGetCtx, Name: "cuStreamGetCtx"},
		dl.Func{Ptr: &f.memcpy3DAsync, Name: "cuMemcpy3DAsync_v2"},
		dl.Func{Ptr: &f.memAllocManaged, Name: "cuMemAllocManaged"},
		dl.Func{Ptr: &f.defaultPool, Name: "cuDeviceGetDefaultMemPool"},
		dl.Func{Ptr: &f.poolCreate, Name: "cuMemPoolCreate"},
		dl.Func{Ptr: &f.poolDestroy, Name: "cuMemPoolDestroy"},
		dl.Func{Ptr: &f.poolTrim, Name: "cuMemPoolTrimTo"},
		dl.Func{Ptr: &f.poolSet, Name: "cuMemPoolSetAttribute"},
		dl.Func{Ptr: &f.poolGet, Name: "cuMemPoolGetAttribute"},
		dl.Func{Ptr: &f.allocFromPool, Name: "cuMemAllocFromPoolAsync"},
		dl.Func{Ptr: &f.memFreeAsync, Name: "cuMemFreeAsync"},
		dl.Func{Ptr: &f.ipcGet, Name: "cuIpcGetMemHandle"},
		dl.Func{Ptr: &f.ipcOpen, Name: "cuIpcOpenMemHandle_v2"},
		dl.Func{Ptr: &f.ipcClose, Name: "cuIpcCloseMemHandle"},
		dl.Func{Ptr: &f.canAccessPeer, Name: "cuDeviceCanAccessPeer"},
		dl.Func{Ptr: &f.p2pAttribute, Name: "cuDeviceGetP2PAttribute"},
		dl.Func{Ptr: &f.totalMem, Name: "cuDeviceTotalMem_v2"},
		dl.Func{Ptr: &f.enablePeer, Name: "cuCtxEnablePeerAccess"},
		dl.Func{Ptr: &f.granularity, Name: "cuMemGetAllocationGranularity"},
		dl.Func{Ptr: &f.memCreate, Name: "cuMemCreate"},
		dl.Func{Ptr: &f.memRelease, Name: "cuMemRelease"},
		dl.Func{Ptr: &f.addressReserve, Name: "cuMemAddressReserve"},
		dl.Func{Ptr: &f.addressFree, Name: "cuMemAddressFree"},
		dl.Func{Ptr: &f.memMap, Name: "cuMemMap"},
		dl.Func{Ptr: &f.memUnmap, Name: "cuMemUnmap"},
		dl.Func{Ptr: &f.setAccess, Name: "cuMemSetAccess"},
		dl.Func{Ptr: &f.retainHandle, Name: "cuMemRetainAllocationHandle"},
		dl.Func{Ptr: &f.allocationProps, Name: "cuMemGetAllocationPropertiesFromHandle"},
	)
}

const (
	pinnedMemory     = 1 // CU_MEM_ALLOCATION_TYPE_PINNED
	onDevice         = 1 // CU_MEM_LOCATION_TYPE_DEVICE
	fileDescriptor   = 1 // CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR
	readWrite        = 3 // CU_MEM_ACCESS_FLAGS_PROT_READWRITE
	attachGlobal     = 1 // CU_MEM_ATTACH_GLOBAL
	granularityLeast = 0 // CU_MEM_ALLOC_GRANULARITY_MINIMUM
	enablePeerAccess = 1 // CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS
)

// memLocation is a CUmemLocation.
type memLocation struct{ kind, id int32 }

// accessDesc is a CUmemAccessDesc.
type accessDesc struct {
	at    memLocation
	flags uint32
}

// allocationProp is a CUmemAllocationProp.
type allocationProp struct {
	kind    uint32
	exports uint32
	at      memLocation
	_       uintptr
	flags   struct {
		compression, rdma uint8
		usage             uint16
		_                 [4]uint8
	}
}

func propsOf(ordinal int, rdma bool) *allocationProp {
	p := &allocationProp{kind: pinnedMemory, exports: fileDescriptor, at: memLocation{onDevice, int32(ordinal)}}
	if rdma {
		p.flags.rdma = 1
	}
	return p
}

// poolProps is a CUmemPoolProps.
type poolProps struct {
	kind    uint32
	exports uint32
	at      memLocation
	_       uintptr
	max     uint64
	usage   uint16
	_       [54]uint8
}

// PointerInfo implements cu.Memory.
func (f *memoryFuncs) PointerInfo(addr uint64) (cu.PointerInfo, cu.Result) {
	var (
		kind    uint32
		ordinal int32
		managed uint32
		info    cu.PointerInfo
	)
	attrs := []int32{
		2,  // CU_POINTER_ATTRIBUTE_MEMORY_TYPE
		3,  // CU_POINTER_ATTRIBUTE_DEVICE_POINTER
		8,  // CU_POINTER_ATTRIBUTE_IS_MANAGED
		9,  // CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL
		11, // CU_POINTER_ATTRIBUTE_RANGE_START_ADDR
		12, // CU_POINTER_ATTRIBUTE_RANGE_SIZE
	}
	data := []unsafe.Pointer{
		unsafe.Pointer(&kind), unsafe.Pointer(&info.Device), unsafe.Pointer(&managed),
		unsafe.Pointer(&ordinal), unsafe.Pointer(&info.Start), unsafe.Pointer(&info.Bytes),
	}
	var pin runtime.Pinner
	defer pin.Unpin()
	for _, p := range data {
		pin.Pin(p)
	}
	r := f.pointerAttributes(uint32(len(attrs)), &attrs[0], &data[0], addr)
	info.Type, info.Ordinal, info.Managed = cu.MemoryType(kind), int(ordinal), managed&0xff != 0
	return info, r
}

// StreamContext implements cu.Memory.
func (f *memoryFuncs) StreamContext(s cu.Stream) (cu.Context, cu.Result) {
	var c cu.Context
	r := f.streamGetCtx(s, &c)
	return c, r
}

// Copy3D implements cu.Memory.
func (f *memoryFuncs) Copy3D(c *cu.Memcpy3D, s cu.Stream) cu.Result { return f.memcpy3DAsync(c, s) }

// MemAllocManaged implements cu.Memory.
func (f *memoryFuncs) MemAllocManaged(bytes int) (uint64, cu.Result) {
	var p uint64
	r := f.memAllocManaged(&p, uint64(bytes), attachGlobal)
	return p, r
}

// DefaultPool implements cu.Memory.
func (f *memoryFuncs) DefaultPool(d cu.Device) (cu.MemPool, cu.Result) {
	var p cu.MemPool
	r := f.defaultPool(&p, d)
	return p, r
}

// PoolCreate implements cu.Memory.
func (f *memoryFuncs) PoolCreate(ordinal, max int) (cu.MemPool, cu.Result) {
	var p cu.MemPool
	r := f.poolCreate(&p, &poolProps{kind: pinnedMemory, at: memLocation{onDevice, int32(ordinal)}, max: uint64(max)})
	return p, r
}

// PoolDestroy implements cu.Memory.
func (f *memoryFuncs) PoolDestroy(p cu.MemPool) cu.Result { return f.poolDestroy(p) }

// PoolTrim implements cu.Memory.
func (f *memoryFuncs) PoolTrim(p cu.MemPool, keep int) cu.Result { return f.poolTrim(p, uint64(keep)) }

// PoolSet implements cu.Memory.
func (f *memoryFuncs) PoolSet(p cu.MemPool, a cu.PoolAttribute, v uint64) cu.Result {
	return f.poolSet(p, a, &v)
}

// PoolGet implements cu.Memory.
func (f *memoryFuncs) PoolGet(p cu.MemPool, a cu.PoolAttribute) (uint64, cu.Result) {
	var v uint64
	r := f.poolGet(p, a, &v)
	return v, r
}

// MemAllocFromPool implements cu.Memory.
func (f *memoryFuncs) MemAllocFromPool(bytes int, p cu.MemPool, s cu.Stream) (uint64, cu.Result) {
	var addr uint64
	r := f.allocFromPool(&addr, uint64(bytes), p, s)
	return addr, r
}

// MemFreeAsync implements cu.Memory.
func (f *memoryFuncs) MemFreeAsync(addr uint64, s cu.Stream) cu.Result {
	return f.memFreeAsync(addr, s)
}

// nativeAtomics is CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED.
const nativeAtomics = 3

// PeerAtomics implements cu.Memory.
func (f *memoryFuncs) PeerAtomics(d, peer cu.Device) (bool, cu.Result) {
	var v int32
	r := f.p2pAttribute(&v, nativeAtomics, d, peer)
	return v != 0, r
}

// TotalMem implements cu.Memory.
func (f *memoryFuncs) TotalMem(d cu.Device) (int, cu.Result) {
	var n uint64
	r := f.totalMem(&n, d)
	return int(n), r
}

// IPCGet implements cu.Memory.
func (f *memoryFuncs) IPCGet(addr uint64) (h cu.IPCHandle, r cu.Result) {
	r = f.ipcGet(&h, addr)
	return h, r
}

// IPCOpen implements cu.Memory.
func (f *memoryFuncs) IPCOpen(h cu.IPCHandle) (addr uint64, r cu.Result) {
	r = f.ipcOpen(&addr, h, enablePeerAccess)
	return addr, r
}

// IPCClose implements cu.Memory.
func (f *memoryFuncs) IPCClose(addr uint64) cu.Result { return f.ipcClose(addr) }

// CanAccessPeer implements cu.Memory.
func (f *memoryFuncs) CanAccessPeer(d, peer cu.Device) (bool, cu.Result) {
	var can int32
	r := f.canAccessPeer(&can, d, peer)
	return can != 0, r
}

// EnablePeerAccess implements cu.Memory.
func (f *memoryFuncs) EnablePeerAccess(peer cu.Context) cu.Result { return f.enablePeer(peer, 0) }

// VirtualGranularity implements cu.Memory.
func (f *memoryFuncs) VirtualGranularity(ordinal int, rdma bool) (int, cu.Result) {
	var n uint64
	r := f.granularity(&n, propsOf(ordinal, rdma), granularityLeast)
	return int(n), r
}

// MemCreate implements cu.Memory.
func (f *memoryFuncs) MemCreate(bytes, ordinal int, rdma bool) (cu.MemHandle, cu.Result) {
	var h cu.MemHandle
	r := f.memCreate(&h, uint64(bytes), propsOf(ordinal, rdma), 0)
	return h, r
}

// MemRelease implements cu.Memory.
func (f *memoryFuncs) MemRelease(h cu.MemHandle) cu.Result { return f.memRelease(h) }

// AddressReserve implements cu.Memory.
func (f *memoryFuncs) AddressReserve(bytes int) (uint64, cu.Result) {
	var p uint64
	r := f.addressReserve(&p, uint64(bytes), 0, 0, 0)
	return p, r
}

// AddressFree implements cu.Memory.
func (f *memoryFuncs) AddressFree(addr uint64, bytes int) cu.Result {
	return f.addressFree(addr, uint64(bytes))
}

// MemMap implements cu.Memory.
func (f *memoryFuncs) MemMap(addr uint64, bytes int, h cu.MemHandle) cu.Result {
	return f.memMap(addr, uint64(bytes), 0, h, 0)
}

// MemUnmap implements cu.Memory.
func (f *memoryFuncs) MemUnmap(addr uint64, bytes int) cu.Result {
	return f.memUnmap(addr, uint64(bytes))
}

// SetAccess implements cu.Memory.
func (f *memoryFuncs) SetAccess(addr uint64, bytes, ordinal int) cu.Result {
	return f.setAccess(addr, uint64(bytes), &accessDesc{memLocation{onDevice, int32(ordinal)}, readWrite}, 1)
}

// RetainHandle implements cu.Memory.
func (f *memoryFuncs) RetainHandle(addr uint64) (cu.MemHandle, cu.Result) {
	var h cu.MemHandle
	r := f.retainHandle(&h, addr)
	return h, r
}

// ExportTypes implements cu.Memory.
func (f *memoryFuncs) ExportTypes(h cu.MemHandle) (uint32, cu.Result) {
	var p allocationProp
	r := f.allocationProps(&p, h)
	return p.exports, r
}
