//go:build linux

package libcuda

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"unsafe"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
	"github.com/gpuc-go/gpuc/internal/nvidia/dl"
	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/test/chaintest"
)

// openFake compiles testdata/fake.c against cuda.h and binds it. last returns
// how it was called last.
func openFake(t *testing.T) (l *Library, last func() string) {
	t.Helper()
	gcc, err := exec.LookPath("gcc")
	if err != nil {
		t.Skip("needs a C compiler")
	}
	tc := chaintest.Toolchain(t, toolchain.DeviceLib)
	so := filepath.Join(t.TempDir(), "fake.so")
	if out, err := exec.Command(gcc, "-shared", "-fPIC", "-O1", "-Werror=incompatible-pointer-types",
		"-I", tc.Path(toolchain.CUDAHeaders), "-o", so, filepath.Join("testdata", "fake.c")).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	lib, err := dl.Open("a fake driver", dl.Local, so)
	if err != nil {
		t.Fatal(err)
	}
	if l, err = bind(lib); err != nil {
		t.Fatal(err)
	}
	var fake struct {
		last func() string `c:"fake_last"`
	}
	if err := lib.Bind(&fake); err != nil {
		t.Fatal(err)
	}
	return l, fake.last
}

func TestBindingsMatchThePrototypes(t *testing.T) {
	l, last := openFake(t)
	const big = 0x7ABCDEF012 // a handle or address above 32 bits
	text := []byte("bytes\x00")
	at := unsafe.Pointer(&text[0])
	extraSize := uint64(len(text))
	coop := &cu.LaunchAttribute{ID: cu.AttrCooperative}
	coop.Value[0] = 1
	cfg := &cu.LaunchConfig{GridX: 1, GridY: 2, GridZ: 3, BlockX: 4, BlockY: 5, BlockZ: 6, SharedBytes: 7, Stream: big, Attrs: coop, NumAttrs: 1}
	extra := &[5]uintptr{cu.ParamBufferPointer, uintptr(at), cu.ParamBufferSize, uintptr(unsafe.Pointer(&extraSize)), cu.ParamEnd}
	for _, c := range []struct {
		want string
		call func() cu.Result
	}{
		{"cuInit 0", l.Init},
		{"release 9", func() cu.Result { return l.PrimaryCtxRelease(9) }},
		{"current 7abcdef012", func() cu.Result { return l.CtxSetCurrent(big) }},
		{"push 7abcdef012", func() cu.Result { return l.CtxPushCurrent(big) }},
		{"pop", l.CtxPopCurrent},
		{"unload 7abcdef012", func() cu.Result { return l.ModuleUnload(big) }},
		{"set 7abcdef012 8 100", func() cu.Result { return l.FuncSetAttribute(big, 8, 100) }},
		{"free 7abcdef012", func() cu.Result { return l.MemFree(big) }},
		{"in 7abcdef012 bytes 6 7abcdef013", func() cu.Result { return l.CopyHtoD(big, at, 6, big+1) }},
		{"copy 7abcdef012 7abcdef013 8589934592 7abcdef014", func() cu.Result { return l.CopyDtoD(big, big+1, 1<<33, big+2) }},
		{"set 7abcdef012 255 8589934592 7abcdef013", func() cu.Result { return l.MemsetD8(big, 255, 1<<33, big+1) }},
		{"stream destroy 7abcdef012", func() cu.Result { return l.StreamDestroy(big) }},
		{"stream sync 7abcdef012", func() cu.Result { return l.FlushPrints(big) }},
		{"wait 7abcdef012 7abcdef013 0", func() cu.Result { return l.StreamWaitEvent(big, big+1) }},
		{"begin capture 7abcdef012 2", func() cu.Result { return l.StreamBeginCapture(big, cu.CaptureRelaxed) }},
		{"graph destroy 7abcdef012", func() cu.Result { return l.GraphDestroy(big) }},
		{"graph launch 7abcdef012 7abcdef013", func() cu.Result { return l.GraphLaunch(big, big+1) }},
		{"capture 7abcdef012 to 7abcdef013 1 1 0 2", func() cu.Result { return l.StreamBeginCaptureToGraph(big, big+1, cu.CaptureRelaxed) }},
		{"exec destroy 7abcdef012", func() cu.Result { return l.GraphExecDestroy(big) }},
		{"event destroy 7abcdef012", func() cu.Result { return l.EventDestroy(big) }},
		{"record 7abcdef012 7abcdef013", func() cu.Result { return l.EventRecord(big, big+1) }},
		{"event query 7abcdef012", func() cu.Result { return l.EventQuery(big) }},
		{"event sync 7abcdef012", func() cu.Result { return l.EventSynchronize(big) }},
		{"launch 7abcdef012 grid 1 2 3 block 4 5 6 shared 7 stream 7abcdef012 attr 1=2 value 1 params 6 bytes",
			func() cu.Result { return l.Launch(cfg, big, extra) }},
	} {
		if r := c.call(); r != cu.Success || last() != c.want {
			t.Errorf("called as %q, result %d; want %q", last(), r, c.want)
		}
	}
	if r := l.StreamQuery(big); r != cu.NotReady || last() != "query 7abcdef012" {
		t.Errorf("StreamQuery: %q, %d", last(), r)
	}
}

func TestBindingsReturnWhatTheDriverReturns(t *testing.T) {
	l, last := openFake(t)
	type result struct {
		V   any
		R   cu.Result
		Log string
	}
	get := func(v any, r cu.Result) result { return result{v, r, last()} }
	one := func(v any, r cu.Result) result { return result{v, r, ""} }
	out := make([]byte, 3)
	m, log, r := l.ModuleLoad([]byte("image\x00"))
	free, total, _ := l.MemInfo()
	least, greatest, ranged := l.StreamPriorityRange()
	offsets, size, _ := l.FuncParams(1)
	global, bytes, found := l.ModuleGlobal(0x7A9, "variable_name")
	globalLog := last()
	got := map[string]any{
		"version":   one(l.DriverVersion()),
		"count":     one(l.DeviceCount()),
		"device":    one(l.DeviceGet(2)),
		"name":      one(l.DeviceName(4)),
		"attribute": one(l.DeviceAttribute(75, 3)),
		"context":   one(l.PrimaryCtxRetain(5)),
		"load":      []any{m, log, r},
		"memory":    []int{free, total},
		"function":  get(l.ModuleFunction(0x7A, "kernel_name")),
		"global":    []any{global, bytes, found, globalLog},
		"params":    []any{offsets, size},
		"registers": get(l.FuncAttribute(4, 0x7AA)),
		"occupancy": get(l.MaxActiveBlocks(0x7AB, 256, 1<<33)),
		"alloc":     get(l.MemAlloc(1 << 33)),
		"stream":    get(l.StreamCreate(1)),
		"priority":  get(l.StreamCreateWithPriority(1, -5)),
		"clone":     get(l.GraphClone(0x7B2)),
		"update":    get(l.GraphExecUpdate(0x7B3, 0x7B4)),
		"range":     []any{least, greatest, ranged},
		"event":     get(l.EventCreate(3)),
		"graph":     get(l.StreamEndCapture(0x7B0)),
		"exec":      get(l.GraphInstantiate(0x7B1)),
		"condition": get(l.ConditionCreate(0x7B6, 0x7B7)),
		"node":      get(l.StreamAddCondition(0x7B8, 0x7B9, 0x7BA, cu.ConditionSwitch, 3)),
		"idle":      one(l.ConditionCreate(0, 0x7BB)),
		"elapsed":   get(l.EventElapsed(0x7AC, 0x7AD)),
		"out":       []any{l.CopyDtoH(unsafe.Pointer(&out[0]), 0x7AE, 3, 0x7AF), string(out), last()},
		"error":     []string{l.ErrorName(cu.OutOfMemory), l.ErrorString(cu.OutOfMemory), l.ErrorName(4711)},
	}
	want := map[string]any{
		"version":   result{13000, 0, ""},
		"count":     result{3, 0, ""},
		"device":    result{cu.Device(12), 0, ""},
		"name":      result{"GPU 4 of 256", 0, ""},
		"attribute": result{7503, 0, ""},
		"context":   result{cu.Context(0x700000005), 0, ""},
		"load":      []any{cu.Module(0x711111111), "log of image", cu.Success},
		"memory":    []int{0x100000001, 0x200000002},
		"function":  result{cu.Function(0x722222222), 0, "function 7a kernel_name"},
		"global":    []any{uint64(0x733333334), 0x944444444, cu.Success, "global 7a9 variable_name"},
		"params":    []any{[]int{0, 8, 16}, 20},
		"registers": result{77, 0, "attribute 4 7aa"},
		"occupancy": result{5, 0, "occupancy 7ab 256 8589934592"},
		"alloc":     result{uint64(0x733333333), 0, "alloc 8589934592"},
		"stream":    result{cu.Stream(0x744444444), 0, "stream 1"},
		"priority":  result{cu.Stream(0x744444445), 0, "stream 1 -5"},
		"clone":     result{cu.Graph(0x766666667), 0, "clone 7b2"},
		"update":    result{cu.UpdateResult(2), cu.GraphExecUpdateFailure, "update 7b3 7b4"},
		"range":     []any{1, -5, cu.Success},
		"event":     result{cu.Event(0x755555555), 0, "event 3"},
		"graph":     result{cu.Graph(0x766666666), 0, "end capture 7b0"},
		"exec":      result{cu.GraphExec(0x777777777), 0, "instantiate 7b1 0"},
		"condition": result{cu.ConditionHandle(0x799999999), 0, "condition 788888fb6 7b7 0 0"},
		"node":      result{[]cu.Graph{0x7BBBBBBB1, 0x7BBBBBBB2, 0x7BBBBBBB3}, 0, "node 788888fb8 7ba 2 3 7b9, then 7b8 1"},
		"idle":      result{cu.ConditionHandle(0), cu.InvalidValue, ""},
		"elapsed":   result{float32(1.5), 0, "elapsed 7ac 7ad"},
		"out":       []any{cu.Success, "xxx", "out 7ae 3 7af"},
		"error":     []string{"CUDA_ERROR_OUT_OF_MEMORY", "out of memory", ""},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	p, r := l.HostAlloc(1<<33, cu.HostAllocPortable|cu.HostAllocDeviceMap)
	if r != cu.Success || last() != "host 8589934592 3" {
		t.Errorf("HostAlloc: %q, %d", last(), r)
	}
	if d, r := l.HostDevicePointer(p); r != cu.Success || d != uint64(uintptr(p))+1 {
		t.Errorf("HostDevicePointer: %x, %d", d, r)
	}
	if r := l.HostFree(p); r != cu.Success || last() != "host free 1" {
		t.Errorf("HostFree: %q, %d", last(), r)
	}
}

// TestHostFuncIsCalled: the driver calls it with what it was given.
func TestHostFuncIsCalled(t *testing.T) {
	l, last := openFake(t)
	called := 0
	for i := range 3 {
		f := &cu.HostFunc{Call: func() { called += i + 1 }}
		if r := l.LaunchHostFunc(0x7B5, f); r != cu.Success || last() != "host func 7b5" {
			t.Errorf("LaunchHostFunc: %q, %d", last(), r)
		}
	}
	if called != 6 {
		t.Errorf("the functions were called with a sum of %d, want 6", called)
	}
}

func TestLaunchAndWaitAllocateNothing(t *testing.T) {
	l, _ := openFake(t)
	size := uint64(6)
	text := []byte("bytes\x00")
	extra := &[5]uintptr{cu.ParamBufferPointer, uintptr(unsafe.Pointer(&text[0])), cu.ParamBufferSize, uintptr(unsafe.Pointer(&size)), cu.ParamEnd}
	cfg := &cu.LaunchConfig{Attrs: &cu.LaunchAttribute{}}
	var drv cu.Driver = l
	if n := testing.AllocsPerRun(100, func() {
		drv.Launch(cfg, 1, extra)
		drv.EventRecord(1, 2)
		drv.StreamWaitEvent(2, 1)
		drv.StreamQuery(1)
		drv.EventQuery(1)
	}); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

func TestMissingFunctionIsAnError(t *testing.T) {
	gcc, err := exec.LookPath("gcc")
	if err != nil {
		t.Skip("needs a C compiler")
	}
	dir := t.TempDir()
	src, so := filepath.Join(dir, "old.c"), filepath.Join(dir, "old.so")
	if err := os.WriteFile(src, []byte("int cuInit(unsigned f) { return 0; }"), 0o600); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command(gcc, "-shared", "-fPIC", "-o", so, src).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	lib, err := dl.Open("an old driver", dl.Local, so)
	if err != nil {
		t.Fatal(err)
	}
	var missing *dl.SymbolError
	if _, err := bind(lib); !errors.As(err, &missing) {
		t.Errorf("got %v", err)
	}
}
