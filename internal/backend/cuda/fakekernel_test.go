package cuda

import (
	"encoding/binary"
	"slices"
	"sync/atomic"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
)

type fakeKernel struct {
	params int // bytes, with the control block's address
	// silent is a driver that does not tell where the parameters lie.
	silent     bool
	offsets    []int // of the parameters: each has 8 bytes to itself
	maxThreads int
	active     int                  // blocks per multiprocessor
	clusters   int                  // on the GPU
	attrs      []cu.LaunchAttribute // of the last launch
	dynamic    int                  // largest dynamic shared memory that was granted
	// run is the kernel; nil does nothing and is done at once.
	run func(l fakeLaunch) cu.Result
	// captured counts the launches in captures.
	captured int
	// last is the last of the launches.
	last     cu.LaunchConfig
	launches int
	buf      [256]byte
	n        int
}

// fakeLaunch is what a fake kernel sees.
type fakeLaunch struct {
	params []byte
	ctrl   []byte
}

func (l fakeLaunch) word(off int) *uint32 { return (*uint32)(unsafe.Pointer(&l.ctrl[off])) }

// fail writes a record as a compiled kernel does, and ends like its trap.
func (l fakeLaunch) fail(site, block, thread uint32, v0, v1 int64) cu.Result {
	if atomic.CompareAndSwapUint32(l.word(fault.OffState), fault.StateFree, fault.StateClaimed) {
		binary.LittleEndian.PutUint32(l.ctrl[fault.OffSite:], site)
		binary.LittleEndian.PutUint32(l.ctrl[fault.OffBlock:], block)
		binary.LittleEndian.PutUint32(l.ctrl[fault.OffThread:], thread)
		binary.LittleEndian.PutUint64(l.ctrl[fault.OffValues:], uint64(v0))
		binary.LittleEndian.PutUint64(l.ctrl[fault.OffValues+8:], uint64(v1))
		atomic.StoreUint32(l.word(fault.OffState), fault.StateDone)
	}
	return cu.LaunchFailed
}

// waitForAbort polls like a wait inside a kernel.
func (l fakeLaunch) waitForAbort(site uint32) cu.Result {
	for atomic.LoadUint32(l.word(fault.OffAbort)) == 0 {
		pause()
	}
	return l.fail(site, 0, 0, 7, 8)
}

func (f *fakeDriver) ModuleLoad(image []byte) (cu.Module, string, cu.Result) {
	defer f.mu.Unlock()
	if r := f.call(); r != cu.Success {
		return 0, "", r
	}
	if string(image) == "damaged" {
		return 0, "not an ELF file", cu.InvalidImage
	}
	f.images = append(f.images, string(image))
	m := cu.Module(f.handle())
	f.modules[m] = true
	return m, "", cu.Success
}

func (f *fakeDriver) ModuleUnload(m cu.Module) cu.Result {
	defer f.mu.Unlock()
	if r := f.call(); r != cu.Success {
		return r
	}
	delete(f.modules, m)
	return cu.Success
}

func (f *fakeDriver) ModuleGlobal(cu.Module, string) (uint64, int, cu.Result) {
	return 0, 0, cu.NotFound
}

func (f *fakeDriver) ModuleFunction(_ cu.Module, name string) (cu.Function, cu.Result) {
	defer f.mu.Unlock()
	if r := f.call(); r != cu.Success {
		return 0, r
	}
	k, ok := f.kernels[name]
	if !ok {
		return 0, cu.NotFound
	}
	h := cu.Function(f.handle())
	f.funcs[h] = k
	return h, cu.Success
}

func (f *fakeDriver) FuncAttribute(a cu.FunctionAttribute, h cu.Function) (int, cu.Result) {
	switch a {
	case cu.FuncMaxThreadsPerBlock:
		return f.funcs[h].maxThreads, cu.Success
	case cu.FuncRegisters:
		return 32, cu.Success
	}
	return 0, cu.Success
}

func (f *fakeDriver) FuncSetAttribute(h cu.Function, a cu.FunctionAttribute, v int) cu.Result {
	f.funcs[h].dynamic = v
	return cu.Success
}

func (f *fakeDriver) FuncParams(h cu.Function) ([]int, int, cu.Result) {
	k := f.funcs[h]
	if k.silent {
		return nil, 0, cu.NotSupported
	}
	return k.offsets, k.params, cu.Success
}

// LaunchByPointers is for captures, where the launch goes into the graph, and for kernels that do nothing.
func (f *fakeDriver) LaunchByPointers(cfg *cu.LaunchConfig, h cu.Function, params []unsafe.Pointer) cu.Result {
	defer f.mu.Unlock()
	if r := f.call(); r != cu.Success {
		return r
	}
	k := f.funcs[h]
	op := "kernel"
	if k == f.kernels[setterKernel] {
		op = setterKernel
	}
	if captured := f.captured(cfg.Stream, op); captured {
		k.captured++
	} else if k.run != nil {
		return cu.InvalidValue
	}
	if len(params) != len(k.offsets) {
		return cu.InvalidValue
	}
	k.last, k.n = *cfg, k.params
	clear(k.buf[:])
	for i, at := range k.offsets {
		end := k.params
		if i+1 < len(k.offsets) {
			end = k.offsets[i+1]
		}
		copy(k.buf[at:end], unsafe.Slice((*byte)(params[i]), end-at))
	}
	return cu.Success
}

func (f *fakeDriver) MaxActiveClusters(cfg *cu.LaunchConfig, h cu.Function) (int, cu.Result) {
	return f.funcs[h].clusters, cu.Success
}

func (f *fakeDriver) MaxActiveBlocks(h cu.Function, _, _ int) (int, cu.Result) {
	return f.funcs[h].active, cu.Success
}

func (f *fakeDriver) Launch(cfg *cu.LaunchConfig, h cu.Function, extra *[5]uintptr) cu.Result {
	if r := f.call(); r != cu.Success {
		f.mu.Unlock()
		return r
	}
	k := f.funcs[h]
	k.last = *cfg
	k.attrs = slices.Clone(unsafe.Slice(cfg.Attrs, cfg.NumAttrs))
	k.launches++
	if extra[0] != cu.ParamBufferPointer || extra[2] != cu.ParamBufferSize || extra[4] != cu.ParamEnd {
		f.mu.Unlock()
		return cu.InvalidValue
	}
	k.n = copy(k.buf[:], unsafe.Slice((*byte)(foreign(extra[1])), *(*uint64)(foreign(extra[3]))))
	if f.captured(cfg.Stream, "kernel") || k.run == nil {
		f.mu.Unlock()
		return cu.Success
	}
	params := append([]byte(nil), k.buf[:k.n]...)
	ctrl := unsafe.Slice((*byte)(foreign(uintptr(binary.LittleEndian.Uint64(params[k.n-8:])))), fault.BlockBytes)
	s := f.streams[cfg.Stream]
	busy := make(chan struct{})
	s.busy = busy
	f.mu.Unlock()
	go func() {
		r := k.run(fakeLaunch{params, ctrl})
		f.mu.Lock()
		defer f.mu.Unlock()
		if r.Fatal() {
			f.dead = r
		}
		close(busy)
	}()
	return cu.Success
}
