package cuda

import (
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
)

// fakeMemory is the part of fakeDriver that implements cu.Memory.
type fakeMemory struct {
	// others is memory that other libraries have made.
	others map[uint64]cu.PointerInfo
	// contexts are those of streams that other libraries have made.
	contexts map[cu.Stream]cu.Context
	managed  map[uint64]bool
	pools    map[cu.MemPool]*fakePool
	from     map[uint64]*fakePool // the pool of an address
	enabled  []cu.Context         // whose memory may be accessed
	opened   int                  // memory of other processes
	refusals int                  // calls of EnablePeerAccess that say that it was enabled
	physical map[cu.MemHandle][]byte
	mapped   map[uint64]cu.MemHandle
	reserved map[uint64]int
	exports  uint32
	copies3D int
}

type fakePool struct {
	max  int
	used uint64
	high uint64
	set  map[cu.PoolAttribute]uint64
	kept int
	size map[uint64]int
}

func newFakeMemory() fakeMemory {
	return fakeMemory{
		others: map[uint64]cu.PointerInfo{}, contexts: map[cu.Stream]cu.Context{}, managed: map[uint64]bool{},
		pools: map[cu.MemPool]*fakePool{1: newFakePool(0)}, from: map[uint64]*fakePool{},
		physical: map[cu.MemHandle][]byte{}, mapped: map[uint64]cu.MemHandle{}, reserved: map[uint64]int{}, exports: 1,
	}
}

func newFakePool(max int) *fakePool {
	return &fakePool{max: max, set: map[cu.PoolAttribute]uint64{}, size: map[uint64]int{}}
}

func (f *fakeDriver) PointerInfo(addr uint64) (cu.PointerInfo, cu.Result) {
	defer f.mu.Unlock()
	if r := f.call(); r != cu.Success {
		return cu.PointerInfo{}, r
	}
	for start, p := range f.others {
		if addr >= start && addr < start+p.Bytes {
			return p, cu.Success
		}
	}
	for start, b := range f.memory {
		if addr >= start && addr < start+uint64(len(b)) {
			return cu.PointerInfo{Type: cu.MemoryDevice, Managed: f.managed[start], Device: addr, Start: start, Bytes: uint64(len(b))}, cu.Success
		}
	}
	return cu.PointerInfo{}, cu.Success
}

func (f *fakeDriver) StreamContext(s cu.Stream) (cu.Context, cu.Result) {
	defer f.mu.Unlock()
	if r := f.call(); r != cu.Success {
		return 0, r
	}
	if c, ok := f.contexts[s]; ok {
		return c, cu.Success
	}
	if _, ok := f.streams[s]; !ok {
		return 0, cu.InvalidValue
	}
	return 1, cu.Success
}

func (f *fakeDriver) Copy3D(c *cu.Memcpy3D, _ cu.Stream) cu.Result {
	defer f.mu.Unlock()
	if r := f.call(); r != cu.Success {
		return r
	}
	if c.SrcPitch < c.WidthInBytes || c.DstPitch < c.WidthInBytes || c.Depth > 1 && (c.SrcHeight < c.Height || c.DstHeight < c.Height) {
		return cu.InvalidValue
	}
	f.copies3D++
	src, dst := c.SrcHost, c.DstHost
	if c.SrcType == cu.MemoryDevice {
		src = foreign(uintptr(c.SrcDevice))
	}
	if c.DstType == cu.MemoryDevice {
		dst = foreign(uintptr(c.DstDevice))
	}
	for z := range c.Depth {
		for y := range c.Height {
			from := unsafe.Add(src, (z*c.SrcHeight+y)*c.SrcPitch)
			to := unsafe.Add(dst, (z*c.DstHeight+y)*c.DstPitch)
			copy(unsafe.Slice((*byte)(to), c.WidthInBytes), unsafe.Slice((*byte)(from), c.WidthInBytes))
		}
	}
	return cu.Success
}

func (f *fakeDriver) MemAllocManaged(n int) (uint64, cu.Result) {
	p, r := f.MemAlloc(n)
	if r == cu.Success {
		f.managed[p] = true
	}
	return p, r
}

func (f *fakeDriver) DefaultPool(cu.Device) (cu.MemPool, cu.Result) { return 1, cu.Success }

func (f *fakeDriver) PoolCreate(_, max int) (cu.MemPool, cu.Result) {
	defer f.mu.Unlock()
	if r := f.call(); r != cu.Success {
		return 0, r
	}
	p := cu.MemPool(f.handle())
	f.pools[p] = newFakePool(max)
	return p, cu.Success
}

func (f *fakeDriver) PoolDestroy(p cu.MemPool) cu.Result {
	defer f.mu.Unlock()
	if r := f.call(); r != cu.Success {
		return r
	}
	delete(f.pools, p)
	return cu.Success
}

func (f *fakeDriver) PoolTrim(p cu.MemPool, keep int) cu.Result {
	f.pools[p].kept = keep
	return cu.Success
}

func (f *fakeDriver) PoolSet(p cu.MemPool, a cu.PoolAttribute, v uint64) cu.Result {
	f.pools[p].set[a] = v
	return cu.Success
}

func (f *fakeDriver) PoolGet(p cu.MemPool, a cu.PoolAttribute) (uint64, cu.Result) {
	switch pool := f.pools[p]; a {
	case cu.PoolUsed, cu.PoolReserved:
		return pool.used, cu.Success
	case cu.PoolUsedHigh, cu.PoolReservedHigh:
		return pool.high, cu.Success
	}
	return 0, cu.InvalidValue
}

func (f *fakeDriver) MemAllocFromPool(n int, p cu.MemPool, _ cu.Stream) (uint64, cu.Result) {
	pool := f.pools[p]
	if pool.max > 0 && pool.used+uint64(n) > uint64(pool.max) {
		return 0, cu.OutOfMemory
	}
	addr, r := f.MemAlloc(n)
	if r == cu.Success {
		f.from[addr], pool.size[addr] = pool, n
		pool.used += uint64(n)
		pool.high = max(pool.high, pool.used)
	}
	return addr, r
}

func (f *fakeDriver) MemFreeAsync(addr uint64, _ cu.Stream) cu.Result {
	if pool := f.from[addr]; pool != nil {
		pool.used -= uint64(pool.size[addr])
		delete(f.from, addr)
	}
	return f.MemFree(addr)
}

func (f *fakeDriver) PeerAtomics(d, peer cu.Device) (bool, cu.Result) {
	return d != peer, cu.Success
}

func (f *fakeDriver) TotalMem(cu.Device) (int, cu.Result) { return 141 << 30, cu.Success }

func (f *fakeDriver) IPCGet(addr uint64) (h cu.IPCHandle, r cu.Result) {
	defer f.mu.Unlock()
	if r := f.call(); r != cu.Success {
		return h, r
	}
	h.Words[7] = addr
	return h, cu.Success
}

// IPCOpen has the memory of another process far from its own.
func (f *fakeDriver) IPCOpen(h cu.IPCHandle) (uint64, cu.Result) {
	defer f.mu.Unlock()
	if r := f.call(); r != cu.Success {
		return 0, r
	}
	f.opened++
	return h.Words[7] + 1<<44, cu.Success
}

func (f *fakeDriver) IPCClose(uint64) cu.Result {
	defer f.mu.Unlock()
	if r := f.call(); r != cu.Success {
		return r
	}
	f.opened--
	return cu.Success
}

func (f *fakeDriver) CanAccessPeer(d, peer cu.Device) (bool, cu.Result) {
	return d != peer, cu.Success
}

func (f *fakeDriver) EnablePeerAccess(peer cu.Context) cu.Result {
	for _, c := range f.enabled {
		if c == peer {
			f.refusals++
			return cu.PeerAccessEnabled
		}
	}
	f.enabled = append(f.enabled, peer)
	return cu.Success
}

func (f *fakeDriver) VirtualGranularity(int, bool) (int, cu.Result) { return 4 << 10, cu.Success }

func (f *fakeDriver) MemCreate(n, _ int, _ bool) (cu.MemHandle, cu.Result) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if n%(4<<10) != 0 {
		return 0, cu.InvalidValue
	}
	h := cu.MemHandle(f.handle())
	f.physical[h] = make([]byte, n)
	return h, cu.Success
}

func (f *fakeDriver) MemRelease(h cu.MemHandle) cu.Result { return cu.Success }

func (f *fakeDriver) AddressReserve(n int) (uint64, cu.Result) {
	// The addresses are those of the memory that will be mapped, which is made last.
	for _, b := range f.physical {
		at := uint64(uintptr(unsafe.Pointer(&b[0])))
		if _, taken := f.reserved[at]; !taken && len(b) == n {
			f.reserved[at] = n
			return at, cu.Success
		}
	}
	return 0, cu.OutOfMemory
}

func (f *fakeDriver) AddressFree(addr uint64, n int) cu.Result {
	if f.reserved[addr] != n {
		return cu.InvalidValue
	}
	delete(f.reserved, addr)
	return cu.Success
}

func (f *fakeDriver) MemMap(addr uint64, n int, h cu.MemHandle) cu.Result {
	f.mapped[addr] = h
	f.memory[addr] = f.physical[h]
	return cu.Success
}

func (f *fakeDriver) MemUnmap(addr uint64, n int) cu.Result {
	if _, ok := f.mapped[addr]; !ok {
		return cu.InvalidValue
	}
	delete(f.physical, f.mapped[addr])
	delete(f.mapped, addr)
	delete(f.memory, addr)
	return cu.Success
}

func (f *fakeDriver) SetAccess(addr uint64, n, ordinal int) cu.Result { return cu.Success }

func (f *fakeDriver) RetainHandle(addr uint64) (cu.MemHandle, cu.Result) {
	if h, ok := f.mapped[addr]; ok {
		return h, cu.Success
	}
	return 0, cu.InvalidValue
}

func (f *fakeDriver) ExportTypes(cu.MemHandle) (uint32, cu.Result) { return f.exports, cu.Success }

// TensorMapEncode keeps what it is given in the first words.
func (f *fakeDriver) TensorMapEncode(t *cu.TensorMap) cu.Result {
	t.Out = [16]uint64{uint64(t.Type), uint64(t.Rank), t.Addr, uint64(t.Swizzle), t.Dims[0], t.Dims[1], t.Strides[0], uint64(t.Box[0]), uint64(t.Box[1])}
	return cu.Success
}
