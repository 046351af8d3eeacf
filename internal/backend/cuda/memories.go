package cuda

import (
	"context"
	"errors"
	"fmt"
	"math"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
)

// kind says how memory is released.
type kind uint8

const (
	kindDevice kind = iota
	kindPinned
	kindVirtual
	// kindRegistered is memory of another allocation, as the transport has mapped it.
	kindRegistered
	// kindForeign is memory that somebody else releases.
	kindForeign
	// kindOpened is memory of another process.
	kindOpened
	// kindNCCL is memory that NCCL allocated.
	kindNCCL
)

func (d *device) AllocHost(bytes int, managed bool) (driver.Mem, error) {
	if err := d.canAlloc(bytes); err != nil {
		return driver.Mem{}, err
	}
	if managed {
		return d.allocManaged(bytes)
	}
	p, r := d.drv.HostAlloc(max(bytes, 1), cu.HostAllocPortable|cu.HostAllocDeviceMap)
	if err := d.check("cuMemHostAlloc", r); err != nil {
		return driver.Mem{}, err
	}
	addr, r := d.drv.HostDevicePointer(p)
	if err := d.check("cuMemHostGetDevicePointer", r); err != nil {
		if d.lost == nil {
			err = errors.Join(err, d.check("cuMemFreeHost", d.drv.HostFree(p)))
		}
		return driver.Mem{}, err
	}
	if addr != uint64(uintptr(p)) {
		d.drv.HostFree(p)
		return driver.Mem{}, fmt.Errorf("the GPU has pinned memory at another address (%#x) than the host (%p); it needs unified addressing", addr, p)
	}
	clear(unsafe.Slice((*byte)(p), bytes))
	a := &allocation{d: d, addr: addr, bytes: bytes, kind: kindPinned, host: p}
	return a.mem(), nil
}

func (d *device) allocManaged(bytes int) (driver.Mem, error) {
	has, r := d.drv.DeviceAttribute(cu.ManagedMemory, d.gpu)
	if err := d.check("cuDeviceGetAttribute", r); err != nil {
		return driver.Mem{}, err
	}
	if has == 0 {
		return driver.Mem{}, errors.New("the GPU has no managed memory; use pinned memory")
	}
	addr, r := d.drv.MemAllocManaged(max(bytes, 1))
	if err := d.check("cuMemAllocManaged", r); err != nil {
		return driver.Mem{}, err
	}
	a := &allocation{d: d, addr: addr, bytes: bytes}
	return a.filled(nil)
}

// mem returns the allocation as a whole.
func (a *allocation) mem() driver.Mem {
	return driver.Mem{Addr: a.addr, Bytes: a.bytes, Sym: a.sym, Handle: a}
}

// AllocVirtual implements driver.Memories. The memory is a whole number of granules of
// the symmetric heap.
func (d *device) AllocVirtual(bytes int) (driver.Mem, error) {
	if err := d.canAlloc(bytes); err != nil {
		return driver.Mem{}, err
	}
	rdma, r := d.drv.DeviceAttribute(cu.RDMAWithVirtualMemory, d.gpu)
	if err := d.check("cuDeviceGetAttribute", r); err != nil {
		return driver.Mem{}, err
	}
	granule, err := d.granule(rdma != 0)
	if err != nil {
		return driver.Mem{}, err
	}
	if bytes > math.MaxInt-granule {
		return driver.Mem{}, fmt.Errorf("%d bytes exceed the address space", bytes)
	}
	size := (max(bytes, 1) + granule - 1) / granule * granule
	h, r := d.drv.MemCreate(size, d.ordinal, rdma != 0)
	if err := d.check("cuMemCreate", r); err != nil {
		return driver.Mem{}, fmt.Errorf("%d bytes, in units of %d: %w", size, granule, err)
	}
	a := &allocation{d: d, bytes: size, kind: kindVirtual}
	a.addr, err = d.mapVirtual(h, size)
	// The mapping holds the memory from here on.
	err = errors.Join(err, d.check("cuMemRelease", d.drv.MemRelease(h)))
	if err != nil {
		return driver.Mem{}, err
	}
	return a.filled(nil)
}

// granule returns what the size of virtual memory must be a multiple of.
func (d *device) granule(rdma bool) (int, error) {
	granule, _, err := d.svc.transport.Host.Granule(d.getenv)
	if err != nil {
		return 0, err
	}
	least, r := d.drv.VirtualGranularity(d.ordinal, rdma)
	if err := d.check("cuMemGetAllocationGranularity", r); err != nil {
		return 0, err
	}
	return (granule + least - 1) / least * least, nil
}

// mapVirtual returns the address at which memory is mapped.
func (d *device) mapVirtual(h cu.MemHandle, size int) (uint64, error) {
	addr, r := d.drv.AddressReserve(size)
	if err := d.check("cuMemAddressReserve", r); err != nil {
		return 0, err
	}
	if err := d.check("cuMemMap", d.drv.MemMap(addr, size, h)); err != nil {
		d.drv.AddressFree(addr, size)
		return 0, err
	}
	if err := d.check("cuMemSetAccess", d.drv.SetAccess(addr, size, d.ordinal)); err != nil {
		d.drv.MemUnmap(addr, size)
		d.drv.AddressFree(addr, size)
		return 0, err
	}
	return addr, nil
}

// release gives memory back that no other PE knows.
func (a *allocation) release() error {
	d := a.d
	switch a.kind {
	case kindPinned:
		return d.check("cuMemFreeHost", d.drv.HostFree(a.host))
	case kindVirtual:
		return errors.Join(
			d.check("cuMemUnmap", d.drv.MemUnmap(a.addr, a.bytes)),
			d.check("cuMemAddressFree", d.drv.AddressFree(a.addr, a.bytes)))
	case kindForeign:
		return nil
	case kindOpened:
		return d.check("cuIpcCloseMemHandle", d.drv.IPCClose(a.addr))
	case kindNCCL:
		return commError(-1, 0, d.comm.MemFree(a.addr))
	}
	return d.check("cuMemFree", d.drv.MemFree(a.addr))
}

func (d *device) CanAccessPeer(ordinal int) (bool, error) {
	if err := d.alive(); err != nil {
		return false, err
	}
	peer, err := d.peer(ordinal)
	if err != nil {
		return false, err
	}
	can, r := d.drv.CanAccessPeer(d.gpu, peer)
	return can, d.check("cuDeviceCanAccessPeer", r)
}

func (d *device) peer(ordinal int) (cu.Device, error) {
	n, r := d.drv.DeviceCount()
	if err := d.check("cuDeviceGetCount", r); err != nil {
		return 0, err
	}
	switch {
	case ordinal < 0 || ordinal >= n:
		return 0, fmt.Errorf("there is no GPU %d; the process sees %d, numbered from 0", ordinal, n)
	case ordinal == d.ordinal:
		return 0, fmt.Errorf("GPU %d is the PE's own", ordinal)
	}
	peer, r := d.drv.DeviceGet(ordinal)
	return peer, d.check("cuDeviceGet", r)
}

// EnablePeerAccess implements driver.Memories. It retains the peer's primary context for
// the life of the device.
func (d *device) EnablePeerAccess(ordinal int) error {
	if err := d.alive(); err != nil {
		return err
	}
	if _, ok := d.peers[ordinal]; ok {
		return nil
	}
	can, err := d.CanAccessPeer(ordinal)
	if err != nil {
		return err
	}
	if !can {
		return fmt.Errorf("GPU %d cannot address memory of GPU %d; copy it through the host", d.ordinal, ordinal)
	}
	peer, err := d.peer(ordinal)
	if err != nil {
		return err
	}
	c, r := d.drv.PrimaryCtxRetain(peer)
	if err := d.check("cuDevicePrimaryCtxRetain", r); err != nil {
		return err
	}
	if r := d.drv.EnablePeerAccess(c); r != cu.PeerAccessEnabled {
		if err := d.check("cuCtxEnablePeerAccess", r); err != nil {
			d.drv.PrimaryCtxRelease(peer)
			return err
		}
	}
	d.peers[ordinal] = peer
	return nil
}

// exportable are the CUmemAllocationHandleType bits with one of which a transport shares memory:
// a file descriptor, and a fabric handle.
const exportable = 1 | 8

// RegisterSymmetric implements driver.Memories. A library may give up its whole heap when it
// cannot register a buffer, so what it would refuse must not reach it on any PE.
func (d *device) RegisterSymmetric(ctx context.Context, m driver.Mem, where string) (driver.Mem, error) {
	a, err := d.registrable(m)
	if err != nil {
		return driver.Mem{}, err
	}
	if err := d.openSymmetric(ctx); err != nil {
		return driver.Mem{}, err
	}
	if err := d.agree(ctx, opRegister, uint64(a.bytes), where); err != nil {
		return driver.Mem{}, err
	}
	refused := d.mappable(a)
	fits, err := d.everywhere(ctx, refused == nil, where)
	switch {
	case err != nil:
		return driver.Mem{}, err
	case refused != nil:
		return driver.Mem{}, refused
	case !fits:
		return driver.Mem{}, driver.ErrUnmappableElsewhere
	}
	addr, err := d.sym.lib.RegisterSymmetric(a.addr, a.bytes)
	if err != nil {
		d.lost = err // with the heap
		return driver.Mem{}, err
	}
	d.sym.allocations++
	d.doings.allocated(addr, a.bytes, where)
	s := &allocation{d: d, addr: addr, bytes: a.bytes, sym: true, kind: kindRegistered, number: d.sym.allocations}
	return s.mem(), nil
}

// mappable returns why the library would refuse to map memory into its heap, or nil.
func (d *device) mappable(a *allocation) error {
	if d.lim.pes > 1 {
		return errors.New("PEs that share a GPU cannot register symmetric memory")
	}
	granule, err := d.granule(false)
	if err != nil {
		return err
	}
	if a.bytes == 0 || a.bytes%granule != 0 {
		_, variable, _ := d.svc.transport.Host.Granule(d.getenv)
		return fmt.Errorf("%d bytes are not a multiple of %d, the granularity of the symmetric heap (%s); use AllocVirtual", a.bytes, granule, variable)
	}
	h, r := d.drv.RetainHandle(a.addr)
	if r.Fatal() {
		return d.check("cuMemRetainAllocationHandle", r)
	}
	if r != 0 {
		return driver.ErrUnmappable
	}
	types, r := d.drv.ExportTypes(h)
	err = errors.Join(d.check("cuMemGetAllocationPropertiesFromHandle", r), d.check("cuMemRelease", d.drv.MemRelease(h)))
	if err == nil && types&exportable == 0 {
		err = errors.New("it was made without a handle that other processes can open; use AllocVirtual")
	}
	return err
}
