package libcuda

import (
	"bytes"
	"runtime"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
)

func (l *Library) DeviceName(d cu.Device) (string, cu.Result) {
	buf := make([]byte, 256)
	r := l.deviceGetName(&buf[0], int32(len(buf)), d)
	name, _, _ := bytes.Cut(buf, []byte{0})
	return string(name), r
}

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
	r := l.moduleLoadDataEx(&m, unsafe.Pointer(&image[0]), uint32(len(opts)), &opts[0], (*unsafe.Pointer)(unsafe.Pointer(&vals[0])))
	text, _, _ := bytes.Cut(log, []byte{0})
	return m, string(bytes.TrimSpace(text)), r
}

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

func (l *Library) MaxActiveClusters(cfg *cu.LaunchConfig, f cu.Function) (int, cu.Result) {
	if l.occupancyMaxActiveClusters == nil {
		return 0, cu.NotSupported
	}
	var n int32
	r := l.occupancyMaxActiveClusters(&n, f, cfg)
	return int(n), r
}

func (l *Library) LaunchHostFunc(s cu.Stream, f *cu.HostFunc) cu.Result {
	return l.launchHostFunc(s, hostFunc(), unsafe.Pointer(f))
}

// FlushPrints implements cu.Driver. Only a call that synchronises makes the driver
// print, and what it printed then stands in a buffer of the C library.
func (l *Library) FlushPrints(s cu.Stream) cu.Result {
	r := l.streamSynchronize(s)
	if l.fflush != nil {
		l.fflush(0) // of all files
	}
	return r
}

func (l *Library) ErrorName(r cu.Result) string   { return describe(l.getErrorName, r) }
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

// graphUpdateInfo is a CUgraphExecUpdateResultInfo.
type graphUpdateInfo struct {
	result              cu.UpdateResult
	errorNode, fromNode uintptr
}

func (l *Library) GraphExecUpdate(e cu.GraphExec, g cu.Graph) (cu.UpdateResult, cu.Result) {
	var info graphUpdateInfo
	r := l.graphExecUpdate(e, g, &info)
	return info.result, r
}

// promote128 has the second cache fetch 128 bytes at a time (CUtensorMapL2promotion): what a box with
// swizzle has of a row. With 256 a product of 16 x 8192 x 8192 took 35.5 us on an H200, and 34.0 with 128:
// the other half is what a block beside fetches too.
const promote128 = 2

// TensorMapEncode implements cu.Driver. The driver writes to a place of the alignment that
// it wants.
func (l *Library) TensorMapEncode(t *cu.TensorMap) cu.Result {
	if l.tensorMapEncodeTiled == nil {
		return cu.NotFound
	}
	fill := int32(0)
	if t.Fill {
		fill = 1
	}
	var room [2 * len(t.Out)]uint64
	at := &room
	words := unsafe.Pointer(at)
	words = unsafe.Add(words, -uintptr(words)&63)
	r := l.tensorMapEncodeTiled((*byte)(words), t.Type, t.Rank, t.Addr, &t.Dims[0], &t.Strides[0], &t.Box[0], &t.Steps[0], 0, t.Swizzle, promote128, fill)
	t.Out = *(*[16]uint64)(words)
	return r
}
