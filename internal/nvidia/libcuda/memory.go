package libcuda

import (
	"runtime"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
)

const (
	pinnedMemory     = 1 // CU_MEM_ALLOCATION_TYPE_PINNED
	onDevice         = 1 // CU_MEM_LOCATION_TYPE_DEVICE
	fileDescriptor   = 1 // CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR
	readWrite        = 3 // CU_MEM_ACCESS_FLAGS_PROT_READWRITE
	attachGlobal     = 1 // CU_MEM_ATTACH_GLOBAL
	nativeAtomics    = 3 // CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED
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

func (l *Library) PointerInfo(addr uint64) (cu.PointerInfo, cu.Result) {
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
	r := l.pointerGetAttributes(uint32(len(attrs)), &attrs[0], &data[0], addr)
	info.Type, info.Ordinal, info.Managed = cu.MemoryType(kind), int(ordinal), managed&0xff != 0
	return info, r
}

func (l *Library) PoolCreate(ordinal, max int) (cu.MemPool, cu.Result) {
	var p cu.MemPool
	r := l.memPoolCreate(&p, &poolProps{kind: pinnedMemory, at: memLocation{onDevice, int32(ordinal)}, max: uint64(max)})
	return p, r
}

func (l *Library) PoolSet(p cu.MemPool, a cu.PoolAttribute, v uint64) cu.Result {
	return l.memPoolSetAttribute(p, a, unsafe.Pointer(&v))
}

func (l *Library) PoolGet(p cu.MemPool, a cu.PoolAttribute) (uint64, cu.Result) {
	var v uint64
	r := l.memPoolGetAttribute(p, a, unsafe.Pointer(&v))
	return v, r
}

func (l *Library) VirtualGranularity(ordinal int, rdma bool) (int, cu.Result) {
	var n uint64
	r := l.memGetAllocationGranularity(&n, propsOf(ordinal, rdma), granularityLeast)
	return int(n), r
}

func (l *Library) MemCreate(bytes, ordinal int, rdma bool) (cu.MemHandle, cu.Result) {
	var h cu.MemHandle
	r := l.memCreate(&h, uint64(bytes), propsOf(ordinal, rdma), 0)
	return h, r
}

func (l *Library) SetAccess(addr uint64, bytes, ordinal int) cu.Result {
	return l.memSetAccess(addr, uint64(bytes), &accessDesc{memLocation{onDevice, int32(ordinal)}, readWrite}, 1)
}

func (l *Library) ExportTypes(h cu.MemHandle) (uint32, cu.Result) {
	var p allocationProp
	r := l.memGetAllocationPropertiesFromHandle(&p, h)
	return p.exports, r
}
