package cuda

import (
	"encoding/binary"
	"fmt"
	"sync"
	"sync/atomic"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
)

// fakeDriver is a CUDA driver whose kernels are Go functions. Copies happen at
// once; a kernel runs in a goroutine of its own, and its stream is busy until
// it returns.
type fakeDriver struct {
	gpus    int
	free    int // bytes, as MemInfo says
	major   int
	minor   int
	kernels map[string]*fakeKernel

	mu      sync.Mutex
	dead    cu.Result // what every call returns once a kernel has failed
	next    uintptr
	memory  map[uint64][]byte
	pinned  map[unsafe.Pointer][]uint64
	streams map[cu.Stream]*fakeStream
	events  map[cu.Event]*fakeEvent
	// graphs and execs are those that have not been destroyed.
	graphs        map[cu.Graph]*fakeGraph
	execs         map[cu.GraphExec]*fakeGraph
	graphLaunches int
	modules       map[cu.Module]bool
	funcs         map[cu.Function]*fakeKernel
	images        []string // loaded, in order
	retains       int
	pushed        int // contexts that are to be popped
	printed       int // calls of FlushPrints
	fakeMemory
}

// fakeEvent is a point in the work of a stream.
type fakeEvent struct {
	flags   uint32
	busy    chan struct{} // closed once it is reached
	capture *fakeCapture  // that it was recorded in
}

type fakeKernel struct {
	params int // bytes, with the control block's address
	// silent is a driver that does not tell where the parameters lie.
	silent     bool
	offsets    []int // of the parameters: each has 8 bytes to itself
	maxThreads int
	active     int // blocks per multiprocessor
	dynamic    int // largest dynamic shared memory that was granted
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

type fakeStream struct {
	busy     chan struct{}
	capture  *fakeCapture // not nil while it captures
	flags    uint32
	priority int
}

func newFakeDriver(kernels map[string]*fakeKernel) *fakeDriver {
	for _, k := range kernels {
		for at := 0; at < k.params; at += 8 {
			k.offsets = append(k.offsets, at)
		}
	}
	return &fakeDriver{
		gpus: 2, free: 1 << 20, major: 9, minor: 0, kernels: kernels, next: 0x1000,
		memory:     map[uint64][]byte{},
		pinned:     map[unsafe.Pointer][]uint64{},
		streams:    map[cu.Stream]*fakeStream{},
		events:     map[cu.Event]*fakeEvent{},
		graphs:     map[cu.Graph]*fakeGraph{},
		execs:      map[cu.GraphExec]*fakeGraph{},
		modules:    map[cu.Module]bool{},
		funcs:      map[cu.Function]*fakeKernel{},
		fakeMemory: newFakeMemory(),
	}
}

// call begins a driver call: it takes the lock and returns the sticky error.
func (f *fakeDriver) call() cu.Result { f.mu.Lock(); return f.dead }

func (f *fakeDriver) handle() uintptr { f.next += 16; return f.next }

func (f *fakeDriver) Init() cu.Result                                 { return cu.Success }
func (f *fakeDriver) DriverVersion() (int, cu.Result)                 { return 13000, cu.Success }
func (f *fakeDriver) DeviceCount() (int, cu.Result)                   { return f.gpus, cu.Success }
func (f *fakeDriver) DeviceGet(o int) (cu.Device, cu.Result)          { return cu.Device(o), cu.Success }
func (f *fakeDriver) DeviceName(cu.Device) (string, cu.Result)        { return "Fake GPU", cu.Success }
func (f *fakeDriver) CtxSetCurrent(cu.Context) cu.Result              { return cu.Success }
func (f *fakeDriver) CtxPushCurrent(cu.Context) cu.Result             { f.pushed++; return cu.Success }
func (f *fakeDriver) CtxPopCurrent() cu.Result                        { f.pushed--; return cu.Success }
func (f *fakeDriver) MemInfo() (int, int, cu.Result)                  { return f.free, 1 << 30, cu.Success }
func (f *fakeDriver) ErrorString(r cu.Result) string                  { return "" }
func (f *fakeDriver) EventElapsed(_, _ cu.Event) (float32, cu.Result) { return 0.5, cu.Success }

func (f *fakeDriver) ErrorName(r cu.Result) string {
	return map[cu.Result]string{
		cu.LaunchFailed: "CUDA_ERROR_LAUNCH_FAILED", cu.IllegalAddress: "CUDA_ERROR_ILLEGAL_ADDRESS",
		cu.OutOfMemory: "CUDA_ERROR_OUT_OF_MEMORY", cu.NotFound: "CUDA_ERROR_NOT_FOUND",
	}[r]
}

func (f *fakeDriver) DeviceAttribute(a cu.DeviceAttribute, _ cu.Device) (int, cu.Result) {
	return map[cu.DeviceAttribute]int{
		cu.ComputeCapabilityMajor: f.major, cu.ComputeCapabilityMinor: f.minor,
		cu.MultiprocessorCount: 10, cu.MaxThreadsPerBlock: 1024,
		cu.MaxBlockDimX: 1024, cu.MaxBlockDimY: 1024, cu.MaxBlockDimZ: 64,
		cu.MaxGridDimX: 1<<31 - 1, cu.MaxGridDimY: 65535, cu.MaxGridDimZ: 65535,
		cu.MaxSharedPerBlockOptin: 227 << 10, cu.CooperativeLaunch: 1,
		cu.ManagedMemory: 1, cu.MemoryPoolsSupported: 1, cu.RDMAWithVirtualMemory: 1,
	}[a], cu.Success
}

func (f *fakeDriver) PrimaryCtxRetain(cu.Device) (cu.Context, cu.Result) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.retains++
	return 1, cu.Success
}

func (f *fakeDriver) PrimaryCtxRelease(cu.Device) cu.Result {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.retains--
	return cu.Success
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

// LaunchByPointers is for captures: the launch goes into the graph.
func (f *fakeDriver) LaunchByPointers(cfg *cu.LaunchConfig, h cu.Function, params []unsafe.Pointer) cu.Result {
	defer f.mu.Unlock()
	if r := f.call(); r != cu.Success {
		return r
	}
	k := f.funcs[h]
	if !f.captured(cfg.Stream, "kernel") || len(params) != len(k.offsets) {
		return cu.InvalidValue
	}
	k.last, k.captured, k.n = *cfg, k.captured+1, k.params
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

func (f *fakeDriver) MemAlloc(n int) (uint64, cu.Result) {
	defer f.mu.Unlock()
	if r := f.call(); r != cu.Success {
		return 0, r
	}
	if n > 1<<30 {
		return 0, cu.OutOfMemory
	}
	b := make([]byte, n)
	for i := range b {
		b[i] = 0xAA
	}
	p := uint64(uintptr(unsafe.Pointer(&b[0])))
	f.memory[p] = b
	return p, cu.Success
}

func (f *fakeDriver) MemFree(p uint64) cu.Result {
	defer f.mu.Unlock()
	if r := f.call(); r != cu.Success {
		return r
	}
	if _, ok := f.memory[p]; !ok {
		return cu.InvalidValue
	}
	delete(f.memory, p)
	return cu.Success
}

func (f *fakeDriver) HostAlloc(n int, flags uint32) (unsafe.Pointer, cu.Result) {
	defer f.mu.Unlock()
	if r := f.call(); r != cu.Success {
		return nil, r
	}
	if flags != cu.HostAllocPortable|cu.HostAllocDeviceMap {
		return nil, cu.InvalidValue
	}
	b := make([]uint64, (n+7)/8)
	for i := range b {
		b[i] = 1<<64 - 1
	}
	f.pinned[unsafe.Pointer(&b[0])] = b
	return unsafe.Pointer(&b[0]), cu.Success
}

func (f *fakeDriver) HostDevicePointer(p unsafe.Pointer) (uint64, cu.Result) {
	return uint64(uintptr(p)), cu.Success
}

func (f *fakeDriver) HostFree(p unsafe.Pointer) cu.Result {
	defer f.mu.Unlock()
	if r := f.call(); r != cu.Success {
		return r
	}
	delete(f.pinned, p)
	return cu.Success
}

func (f *fakeDriver) CopyHtoD(dst uint64, src unsafe.Pointer, n int, s cu.Stream) cu.Result {
	defer f.mu.Unlock()
	if r := f.call(); r != cu.Success || f.captured(s, "copy") {
		return r
	}
	copy(unsafe.Slice((*byte)(foreign(uintptr(dst))), n), unsafe.Slice((*byte)(src), n))
	return cu.Success
}

func (f *fakeDriver) CopyDtoH(dst unsafe.Pointer, src uint64, n int, s cu.Stream) cu.Result {
	defer f.mu.Unlock()
	if r := f.call(); r != cu.Success || f.captured(s, "copy") {
		return r
	}
	copy(unsafe.Slice((*byte)(dst), n), unsafe.Slice((*byte)(foreign(uintptr(src))), n))
	return cu.Success
}

func (f *fakeDriver) CopyDtoD(dst, src uint64, n int, s cu.Stream) cu.Result {
	return f.CopyHtoD(dst, foreign(uintptr(src)), n, s)
}

func (f *fakeDriver) MemsetD8(dst uint64, v byte, n int, s cu.Stream) cu.Result {
	defer f.mu.Unlock()
	if r := f.call(); r != cu.Success || f.captured(s, "zero") {
		return r
	}
	b := unsafe.Slice((*byte)(foreign(uintptr(dst))), n)
	for i := range b {
		b[i] = v
	}
	return cu.Success
}

func (f *fakeDriver) StreamCreate(flags uint32) (cu.Stream, cu.Result) {
	defer f.mu.Unlock()
	if r := f.call(); r != cu.Success {
		return 0, r
	}
	if flags != cu.StreamNonBlocking {
		return 0, cu.InvalidValue
	}
	s := cu.Stream(f.handle())
	f.streams[s] = &fakeStream{flags: flags}
	return s, cu.Success
}

func (f *fakeDriver) StreamCreateWithPriority(flags uint32, priority int) (cu.Stream, cu.Result) {
	defer f.mu.Unlock()
	if r := f.call(); r != cu.Success {
		return 0, r
	}
	s := cu.Stream(f.handle())
	f.streams[s] = &fakeStream{flags: flags, priority: priority}
	return s, cu.Success
}

func (f *fakeDriver) StreamPriorityRange() (least, greatest int, r cu.Result) {
	return 0, -5, cu.Success
}

func (f *fakeDriver) StreamDestroy(s cu.Stream) cu.Result {
	defer f.mu.Unlock()
	if r := f.call(); r != cu.Success {
		return r
	}
	delete(f.streams, s)
	return cu.Success
}

func (f *fakeDriver) FlushPrints(cu.Stream) cu.Result {
	defer f.mu.Unlock()
	f.printed++
	return f.call()
}

func ready(busy chan struct{}) bool {
	if busy == nil {
		return true
	}
	select {
	case <-busy:
		return true
	default:
		return false
	}
}

func (f *fakeDriver) StreamQuery(s cu.Stream) cu.Result {
	defer f.mu.Unlock()
	r := f.call()
	if r == cu.Success && !ready(f.streams[s].busy) {
		return cu.NotReady
	}
	return r
}

// StreamWaitEvent has the stream join the capture that the event was recorded in.
func (f *fakeDriver) StreamWaitEvent(h cu.Stream, e cu.Event) cu.Result {
	f.mu.Lock()
	defer f.mu.Unlock()
	s, ev := f.streams[h], f.events[e]
	switch {
	case ev.capture != nil && s.capture == nil:
		s.capture = ev.capture
	case ev.capture != s.capture:
		return cu.InvalidValue // the driver has a code of its own
	}
	return cu.Success
}

func (f *fakeDriver) EventCreate(flags uint32) (cu.Event, cu.Result) {
	defer f.mu.Unlock()
	if r := f.call(); r != cu.Success {
		return 0, r
	}
	e := cu.Event(f.handle())
	f.events[e] = &fakeEvent{flags: flags}
	return e, cu.Success
}

func (f *fakeDriver) EventDestroy(e cu.Event) cu.Result {
	defer f.mu.Unlock()
	if r := f.call(); r != cu.Success {
		return r
	}
	delete(f.events, e)
	return cu.Success
}

func (f *fakeDriver) EventRecord(e cu.Event, s cu.Stream) cu.Result {
	defer f.mu.Unlock()
	if r := f.call(); r != cu.Success {
		return r
	}
	f.events[e].busy, f.events[e].capture = f.streams[s].busy, f.streams[s].capture
	return cu.Success
}

func (f *fakeDriver) EventQuery(e cu.Event) cu.Result {
	defer f.mu.Unlock()
	r := f.call()
	if r == cu.Success && !ready(f.events[e].busy) {
		return cu.NotReady
	}
	return r
}

func (f *fakeDriver) EventSynchronize(e cu.Event) cu.Result {
	f.mu.Lock()
	busy := f.events[e].busy
	f.mu.Unlock()
	if busy != nil {
		<-busy
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.dead
}

// leaks says what the driver still holds.
func (f *fakeDriver) leaks() string {
	f.mu.Lock()
	defer f.mu.Unlock()
	return fmt.Sprintf("%d modules, %d streams, %d events, %d host allocations, %d contexts",
		len(f.modules), len(f.streams), len(f.events), len(f.pinned), f.retains)
}

const noLeaks = "0 modules, 0 streams, 0 events, 0 host allocations, 0 contexts"

// foreign turns an address of memory that the fakes hold into a pointer.
func foreign(p uintptr) unsafe.Pointer { return *(*unsafe.Pointer)(unsafe.Pointer(&p)) }
