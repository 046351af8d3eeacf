package cuda

import (
	"fmt"
	"maps"
	"sync"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
)

// fakeDriver is a CUDA driver whose kernels are Go functions. Copies happen at
// once; a kernel runs in a goroutine of its own, and its stream is busy until
// it returns.
type fakeDriver struct {
	gpus    int
	version int // of CUDA
	free    int // bytes, as MemInfo says
	major   int
	minor   int
	kernels map[string]*fakeKernel

	mu      sync.Mutex
	inject  *injection
	dead    cu.Result // what every call returns once a kernel has failed
	next    uintptr
	memory  map[uint64][]byte
	pinned  map[unsafe.Pointer][]uint64
	streams map[cu.Stream]*fakeStream
	events  map[cu.Event]*fakeEvent
	// graphs and execs are those that have not been destroyed.
	graphs        map[cu.Graph]*fakeGraph
	bodies        map[cu.Graph]*fakeGraph // of conditions in graphs
	execs         map[cu.GraphExec]*fakeGraph
	graphLaunches int
	unjoined      bool // captures of bodies do not end
	modules       map[cu.Module]bool
	funcs         map[cu.Function]*fakeKernel
	images        []string // loaded, in order
	retains       int
	pushed        int // contexts that are to be popped
	printed       int // calls of FlushPrints
	fakeMemory
}

func newFakeDriver(kernels map[string]*fakeKernel) *fakeDriver {
	kernels = maps.Clone(kernels)
	if kernels == nil {
		kernels = map[string]*fakeKernel{}
	}
	kernels[setterKernel] = newSetterKernel()
	for _, k := range kernels {
		for at := 0; at < k.params; at += 8 {
			k.offsets = append(k.offsets, at)
		}
	}
	return &fakeDriver{
		gpus: 2, version: 13000, free: 1 << 20, major: 9, minor: 0, kernels: kernels, next: 0x1000,
		memory:     map[uint64][]byte{},
		pinned:     map[unsafe.Pointer][]uint64{},
		streams:    map[cu.Stream]*fakeStream{},
		events:     map[cu.Event]*fakeEvent{},
		graphs:     map[cu.Graph]*fakeGraph{},
		bodies:     map[cu.Graph]*fakeGraph{},
		execs:      map[cu.GraphExec]*fakeGraph{},
		modules:    map[cu.Module]bool{},
		funcs:      map[cu.Function]*fakeKernel{},
		fakeMemory: newFakeMemory(),
	}
}

// call begins a driver call: it takes the lock and returns the sticky error, or that of a fault
// that is to be injected (inject_test.go).
func (f *fakeDriver) call() cu.Result {
	f.mu.Lock()
	if f.dead == cu.Success && f.inject != nil {
		return f.inject.at(f)
	}
	return f.dead
}

func (f *fakeDriver) handle() uintptr { f.next += 16; return f.next }

func (f *fakeDriver) Init() cu.Result                                 { return cu.Success }
func (f *fakeDriver) DriverVersion() (int, cu.Result)                 { return f.version, cu.Success }
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
		cu.MultiprocessorCount:    10,
		cu.MaxSharedPerBlockOptin: 227 << 10, cu.CooperativeLaunch: 1, cu.MaxPitch: 1<<31 - 1,
		cu.ManagedMemory: 1, cu.MemoryPoolsSupported: 1, cu.RDMAWithVirtualMemory: 1,
	}[a], cu.Success
}

func (f *fakeDriver) PrimaryCtxRetain(cu.Device) (cu.Context, cu.Result) {
	defer f.mu.Unlock()
	if r := f.call(); r != cu.Success {
		return 0, r
	}
	f.retains++
	return 1, cu.Success
}

func (f *fakeDriver) PrimaryCtxRelease(cu.Device) cu.Result {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.retains--
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
	defer f.mu.Unlock()
	if r := f.call(); r != cu.Success {
		return 0, r
	}
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
