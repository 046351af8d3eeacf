package libcuda

import (
	"bytes"
	"runtime"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
)

// Init implements cu.Driver.
func (l *Library) Init() cu.Result { return l.init(0) }

// DriverVersion implements cu.Driver.
func (l *Library) DriverVersion() (int, cu.Result) {
	var v int32
	r := l.driverGetVersion(&v)
	return int(v), r
}

// DeviceCount implements cu.Driver.
func (l *Library) DeviceCount() (int, cu.Result) {
	var n int32
	r := l.deviceGetCount(&n)
	return int(n), r
}

// DeviceGet implements cu.Driver.
func (l *Library) DeviceGet(ordinal int) (cu.Device, cu.Result) {
	var d cu.Device
	r := l.deviceGet(&d, int32(ordinal))
	return d, r
}

// DeviceName implements cu.Driver.
func (l *Library) DeviceName(d cu.Device) (string, cu.Result) {
	buf := make([]byte, 256)
	r := l.deviceGetName(&buf[0], int32(len(buf)), d)
	name, _, _ := bytes.Cut(buf, []byte{0})
	return string(name), r
}

// DeviceAttribute implements cu.Driver.
func (l *Library) DeviceAttribute(a cu.DeviceAttribute, d cu.Device) (int, cu.Result) {
	var v int32
	r := l.deviceGetAttr(&v, a, d)
	return int(v), r
}

// PrimaryCtxRetain implements cu.Driver.
func (l *Library) PrimaryCtxRetain(d cu.Device) (cu.Context, cu.Result) {
	var c cu.Context
	r := l.primaryRetain(&c, d)
	return c, r
}

// PrimaryCtxRelease implements cu.Driver.
func (l *Library) PrimaryCtxRelease(d cu.Device) cu.Result { return l.primaryRelease(d) }

// CtxSetCurrent implements cu.Driver.
func (l *Library) CtxSetCurrent(c cu.Context) cu.Result { return l.ctxSetCurrent(c) }

// CtxPushCurrent implements cu.Driver.
func (l *Library) CtxPushCurrent(c cu.Context) cu.Result { return l.ctxPush(c) }

// CtxPopCurrent implements cu.Driver.
func (l *Library) CtxPopCurrent() cu.Result {
	var c cu.Context
	return l.ctxPop(&c)
}

// ModuleLoad implements cu.Driver.
func (l *Library) ModuleLoad(image []byte) (cu.Module, string, cu.Result) {
	const (
		jitErrorLogBuffer     = 5 // CU_JIT_ERROR_LOG_BUFFER
		jitErrorLogBufferSize = 6 // CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES
	)
	if len(image) == 0 {
		return 0, "", cu.InvalidImage
	}
	log := make([]byte, 16<<10)
	opts := []int32{jitErrorLogBuffer, jitErrorLogBufferSize}
	// The driver takes the value of an option in the place of a pointer.
	vals := []uintptr{uintptr(unsafe.Pointer(&log[0])), uintptr(len(log))}
	var pin runtime.Pinner
	pin.Pin(&log[0])
	defer pin.Unpin()
	var m cu.Module
	r := l.moduleLoadDataEx(&m, &image[0], uint32(len(opts)), &opts[0], &vals[0])
	text, _, _ := bytes.Cut(log, []byte{0})
	return m, string(bytes.TrimSpace(text)), r
}

// ModuleUnload implements cu.Driver.
func (l *Library) ModuleUnload(m cu.Module) cu.Result { return l.moduleUnload(m) }

// ModuleGlobal implements cu.Driver.
func (l *Library) ModuleGlobal(m cu.Module, name string) (uint64, int, cu.Result) {
	var addr, bytes uint64
	r := l.moduleGetGlobal(&addr, &bytes, m, name)
	return addr, int(bytes), r
}

// ModuleFunction implements cu.Driver.
func (l *Library) ModuleFunction(m cu.Module, name string) (cu.Function, cu.Result) {
	var f cu.Function
	r := l.moduleGetFunc(&f, m, name)
	return f, r
}

// FuncAttribute implements cu.Driver.
func (l *Library) FuncAttribute(a cu.FunctionAttribute, f cu.Function) (int, cu.Result) {
	var v int32
	r := l.funcGetAttr(&v, a, f)
	return int(v), r
}

// FuncSetAttribute implements cu.Driver.
func (l *Library) FuncSetAttribute(f cu.Function, a cu.FunctionAttribute, value int) cu.Result {
	return l.funcSetAttr(f, a, int32(value))
}

// FuncParams implements cu.Driver.
func (l *Library) FuncParams(f cu.Function) (offsets []int, bytes int, r cu.Result) {
	if l.funcGetParamInfo == nil {
		return nil, 0, cu.NotSupported
	}
	for i := uint64(0); ; i++ {
		var offset, size uint64
		switch r := l.funcGetParamInfo(f, i, &offset, &size); r {
		case cu.Success:
			offsets = append(offsets, int(offset))
			bytes = int(offset + size)
		case cu.InvalidValue: // past the last parameter
			return offsets, bytes, cu.Success
		default:
			return nil, 0, r
		}
	}
}

// MaxActiveBlocks implements cu.Driver.
func (l *Library) MaxActiveBlocks(f cu.Function, blockThreads, dynamicShared int) (int, cu.Result) {
	var n int32
	r := l.maxActiveBlocks(&n, f, int32(blockThreads), uint64(dynamicShared))
	return int(n), r
}

// MaxActiveClusters implements cu.Driver.
func (l *Library) MaxActiveClusters(cfg *cu.LaunchConfig, f cu.Function) (int, cu.Result) {
	if l.maxClusters == nil {
		return 0, cu.NotSupported
	}
	var n int32
	r := l.maxClusters(&n, f, cfg)
	return int(n), r
}

// MemAlloc implements cu.Driver.
func (l *Library) MemAlloc(bytes int) (uint64, cu.Result) {
	var p uint64
	r := l.memAlloc(&p, uint64(bytes))
	return p, r
}

// MemFree implements cu.Driver.
func (l *Library) MemFree(addr uint64) cu.Result { return l.memFree(addr) }

// MemInfo implements cu.Driver.
func (l *Library) MemInfo() (free, total int, r cu.Result) {
	var f, t uint64
	r = l.memGetInfo(&f, &t)
	return int(f), int(t), r
}

// HostAlloc implements cu.Driver.
func (l *Library) HostAlloc(bytes int, flags uint32) (unsafe.Pointer, cu.Result) {
	var p unsafe.Pointer
	r := l.memHostAlloc(&p, uint64(bytes), flags)
	return p, r
}

// HostDevicePointer implements cu.Driver.
func (l *Library) HostDevicePointer(p unsafe.Pointer) (uint64, cu.Result) {
	var d uint64
	r := l.hostDevicePtr(&d, p, 0)
	return d, r
}

// HostFree implements cu.Driver.
func (l *Library) HostFree(p unsafe.Pointer) cu.Result { return l.memFreeHost(p) }

// CopyHtoD implements cu.Driver.
func (l *Library) CopyHtoD(dst uint64, src unsafe.Pointer, bytes int, s cu.Stream) cu.Result {
	return l.copyHtoDAsync(dst, src, uint64(bytes), s)
}

// CopyDtoH implements cu.Driver.
func (l *Library) CopyDtoH(dst unsafe.Pointer, src uint64, bytes int, s cu.Stream) cu.Result {
	return l.copyDtoHAsync(dst, src, uint64(bytes), s)
}

// CopyDtoD implements cu.Driver.
func (l *Library) CopyDtoD(dst, src uint64, bytes int, s cu.Stream) cu.Result {
	return l.copyDtoDAsync(dst, src, uint64(bytes), s)
}

// MemsetD8 implements cu.Driver.
func (l *Library) MemsetD8(dst uint64, value byte, bytes int, s cu.Stream) cu.Result {
	return l.memsetD8Async(dst, value, uint64(bytes), s)
}

// StreamCreate implements cu.Driver.
func (l *Library) StreamCreate(flags uint32) (cu.Stream, cu.Result) {
	var s cu.Stream
	r := l.streamCreate(&s, flags)
	return s, r
}

// StreamCreateWithPriority implements cu.Driver.
func (l *Library) StreamCreateWithPriority(flags uint32, priority int) (cu.Stream, cu.Result) {
	var s cu.Stream
	r := l.streamPriority(&s, flags, int32(priority))
	return s, r
}

// StreamPriorityRange implements cu.Driver.
func (l *Library) StreamPriorityRange() (least, greatest int, r cu.Result) {
	var lo, hi int32
	r = l.priorityRange(&lo, &hi)
	return int(lo), int(hi), r
}

// LaunchHostFunc implements cu.Driver.
func (l *Library) LaunchHostFunc(s cu.Stream, f *cu.HostFunc) cu.Result {
	return l.launchHostFunc(s, hostFunc(), f)
}

// StreamDestroy implements cu.Driver.
func (l *Library) StreamDestroy(s cu.Stream) cu.Result { return l.streamDestroy(s) }

// FlushPrints implements cu.Driver. Only a call that synchronises makes the driver
// print, and what it printed then stands in a buffer of the C library.
func (l *Library) FlushPrints(s cu.Stream) cu.Result {
	r := l.streamSync(s)
	if l.fflush != nil {
		l.fflush(0) // of all files
	}
	return r
}

// EventCreate implements cu.Driver.
func (l *Library) EventCreate(flags uint32) (cu.Event, cu.Result) {
	var e cu.Event
	r := l.eventCreate(&e, flags)
	return e, r
}

// EventDestroy implements cu.Driver.
func (l *Library) EventDestroy(e cu.Event) cu.Result { return l.eventDestroy(e) }

// EventElapsed implements cu.Driver.
func (l *Library) EventElapsed(start, end cu.Event) (float32, cu.Result) {
	var ms float32
	r := l.eventElapsed(&ms, start, end)
	return ms, r
}

// ErrorName implements cu.Driver.
func (l *Library) ErrorName(r cu.Result) string { return describe(l.getErrorName, r) }

// ErrorString implements cu.Driver.
func (l *Library) ErrorString(r cu.Result) string { return describe(l.getErrorString, r) }

// describe returns the driver's static string for r, or "" for a result that
// the driver does not know.
func describe(get func(cu.Result, **byte) cu.Result, r cu.Result) string {
	var p *byte
	if get(r, &p) != cu.Success || p == nil {
		return ""
	}
	n := 0
	for *(*byte)(unsafe.Add(unsafe.Pointer(p), n)) != 0 {
		n++
	}
	return string(unsafe.Slice(p, n))
}
