package cuda

import (
	"encoding/binary"
	"errors"
	"strings"
	"testing"
	"unsafe"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
)

// artifact returns an artifact of kernels without communication.
func artifact(kernels ...manifest.Kernel) *driver.Artifact {
	return &driver.Artifact{
		Manifest: &manifest.Manifest{
			Package: "example.org/k",
			Kernels: kernels,
			Sites: []fault.Site{
				{Kind: fault.Index, File: "k.go", Line: 10, Func: "K"},
				{Kind: fault.Wait, File: "k.go", Line: 20, Func: "K", Text: "SignalWaitUntil"},
			},
		},
		Cubins: []driver.Cubin{{Arch: "sm_90", Transport: "nvshmem 3.4.5", Image: []byte("image")}},
	}
}

func irOf(text string) func() ([]byte, error) {
	return func() ([]byte, error) { return []byte(text), nil }
}

var (
	scalar32 = manifest.Param{Name: "a", Kind: manifest.Scalar, Size: 4}
	slice    = manifest.Param{Name: "x", Kind: manifest.Slice, Size: 4}
	oneBlock = driver.LaunchConfig{Grid: threadapi.Dim3{X: 1, Y: 1, Z: 1}, Block: threadapi.Dim3{X: 32, Y: 1, Z: 1}}
)

func load(t *testing.T, d *device, a *driver.Artifact) *module {
	t.Helper()
	m, err := d.Load(t.Context(), a)
	if err != nil {
		t.Fatal(err)
	}
	return m.(*module)
}

func stream1(t *testing.T, d *device) *stream {
	t.Helper()
	s, err := d.NewStream()
	if err != nil {
		t.Fatal(err)
	}
	return s.(*stream)
}

// TestLaunchPassesDescriptionsOfTensors: a GPU whose parameters begin 16 bytes after a multiple of 64 has
// a description, and what comes after it, elsewhere than the manifest.
func TestLaunchPassesDescriptionsOfTensors(t *testing.T) {
	fk := &fakeKernel{params: 208, maxThreads: 1024, active: 4}
	f := newFakeDriver(map[string]*fakeKernel{"k": fk})
	fk.offsets = []int{0, 48, 176, 184, 192, 200}
	d := openFake(t, f, nil)
	params := []manifest.Param{scalar32, {Name: "m", Kind: manifest.TensorMap, Size: 4}, slice}
	m := load(t, d, artifact(manifest.Kernel{Name: "K", Symbol: "k", Params: params}))
	s := stream1(t, d)
	args := &driver.Args{Params: make([]byte, 216)}
	for i := range args.Params {
		args.Params[i] = byte(i)
	}
	want := append(args.Params[:48:48], args.Params[64:]...)
	want = binary.LittleEndian.AppendUint64(want, m.blocks.addr)
	for _, capture := range []bool{false, true} {
		if capture {
			if err := s.BeginCapture(); err != nil {
				t.Fatal(err)
			}
		}
		if err := m.Launch(s, 0, oneBlock, args); err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(want, fk.buf[:fk.n]); diff != "" {
			t.Errorf("parameters (-want +got):\n%s", diff)
		}
		clear(fk.buf[:])
	}
	fk.offsets = fk.offsets[1:]
	if _, err := d.Load(t.Context(), artifact(manifest.Kernel{Name: "K", Symbol: "k", Params: params})); err == nil || !strings.Contains(err.Error(), "run gpuc generate") {
		t.Errorf("a kernel with a parameter less: %v", err)
	}
}

func TestLaunchPassesParametersControlBlockAndShape(t *testing.T) {
	fk := &fakeKernel{params: 32, maxThreads: 1024, active: 4}
	f := newFakeDriver(map[string]*fakeKernel{"k": fk})
	d := openFake(t, f, nil)
	m := load(t, d, artifact(
		manifest.Kernel{Name: "First", Symbol: "k", Params: []manifest.Param{scalar32, slice}},
		manifest.Kernel{Name: "K", Symbol: "k", Params: []manifest.Param{scalar32, slice}},
	))
	s := stream1(t, d)
	params := make([]byte, 24)
	for i := range params {
		params[i] = byte(i)
	}
	cfg := driver.LaunchConfig{Grid: threadapi.Dim3{X: 5, Y: 6, Z: 7}, Block: threadapi.Dim3{X: 8, Y: 4, Z: 2}, DynamicShared: 1024}
	if err := m.Launch(s, 1, cfg, &driver.Args{Params: params}); err != nil {
		t.Fatal(err)
	}
	want := binary.LittleEndian.AppendUint64(params, m.blocks.addr+fault.BlockBytes)
	if diff := cmp.Diff(want, fk.buf[:fk.n]); diff != "" {
		t.Errorf("parameter buffer (-want +got):\n%s", diff)
	}
	wantCfg := cu.LaunchConfig{GridX: 5, GridY: 6, GridZ: 7, BlockX: 8, BlockY: 4, BlockZ: 2, SharedBytes: 1024, Stream: s.h}
	if fk.last != wantCfg {
		t.Errorf("configuration %+v, want %+v", fk.last, wantCfg)
	}
	if err := d.Close(); err != nil {
		t.Fatal(err)
	}
	if got := f.leaks(); got != noLeaks {
		t.Errorf("after Close: %s", got)
	}
}

// A shape that was admitted once is not asked about again; any other is.
func TestEveryNewShapeIsAdmitted(t *testing.T) {
	fk := &fakeKernel{params: 8, maxThreads: 256, active: 2}
	f := newFakeDriver(map[string]*fakeKernel{"k": fk})
	d := openFake(t, f, nil)
	m := load(t, d, artifact(manifest.Kernel{Name: "K", Symbol: "k", Collective: true}))
	s := stream1(t, d)
	for i, c := range []struct {
		blocks, threads, shared int
		want                    string // part of the error; empty: launched
	}{
		{20, 256, 0, ""}, {20, 257, 0, "block of 257 threads"}, {21, 256, 0, "holds 20 of them"}, {20, 256, 0, ""}, {1, 32, 1 << 30, "dynamic shared memory"}, {1, 32, 0, ""}, {1, 32, 64, ""},
	} {
		cfg := driver.LaunchConfig{Grid: threadapi.Dim3{X: c.blocks, Y: 1, Z: 1}, Block: threadapi.Dim3{X: c.threads, Y: 1, Z: 1}, DynamicShared: c.shared}
		before := fk.launches
		err := m.Launch(s, 0, cfg, &driver.Args{})
		if c.want != "" {
			if err == nil || !strings.Contains(err.Error(), c.want) || fk.launches != before {
				t.Errorf("launch %d: error %v, want one with %q", i, err, c.want)
			}
			continue
		}
		if err != nil || fk.launches != before+1 {
			t.Errorf("launch %d: %v", i, err)
			continue
		}
		if got := fk.last; got.GridX != uint32(c.blocks) || got.BlockX != uint32(c.threads) || got.SharedBytes != uint32(c.shared) {
			t.Errorf("launch %d: the driver got %+v", i, got)
		}
	}
}

func TestLaunchAllocatesNothing(t *testing.T) {
	f := newFakeDriver(map[string]*fakeKernel{"k": {params: 8, maxThreads: 1024, active: 4}})
	d := openFake(t, f, nil)
	m := load(t, d, artifact(manifest.Kernel{Name: "K", Symbol: "k", Collective: true}))
	var s driver.Stream = stream1(t, d)
	args := &driver.Args{}
	var err error
	n := testing.AllocsPerRun(100, func() { err = errors.Join(err, m.Launch(s, 0, oneBlock, args)) })
	if err != nil {
		t.Fatal(err)
	}
	if n != 0 {
		t.Errorf("%v allocations a launch", n)
	}
}

func TestCollectiveKernelMustBeResident(t *testing.T) {
	fk := &fakeKernel{params: 8, maxThreads: 1024, active: 2}
	f := newFakeDriver(map[string]*fakeKernel{"k": fk})
	d := openFake(t, f, nil)
	m := load(t, d, artifact(
		manifest.Kernel{Name: "K", Symbol: "k", Collective: true},
		manifest.Kernel{Name: "Free", Symbol: "k"},
	))
	s := stream1(t, d)
	cfg := driver.LaunchConfig{Grid: threadapi.Dim3{X: 4, Y: 5, Z: 1}, Block: threadapi.Dim3{X: 64, Y: 1, Z: 1}}
	if err := m.Launch(s, 0, cfg, &driver.Args{}); err != nil {
		t.Fatal(err)
	}
	for _, g := range []threadapi.Dim3{{X: 21, Y: 1, Z: 1}, {X: 4, Y: 5, Z: 2}, {X: 1 << 30, Y: 60000, Z: 60000}} {
		cfg.Grid = g
		err := m.Launch(s, 0, cfg, &driver.Args{})
		if err == nil || !strings.Contains(err.Error(), "holds 20 of them (10 multiprocessors with 2 blocks of 64 threads") {
			t.Errorf("grid %v: %v", g, err)
		}
	}
	d.lim.pes = 3
	if err := m.Launch(s, 0, cfg, &driver.Args{}); err == nil || !strings.Contains(err.Error(), "holds 20 of them for each of the 3 PEs that share it (") {
		t.Errorf("on a shared GPU: %v", err)
	}
	cfg.Grid = threadapi.Dim3{X: 1000, Y: 1, Z: 1}
	if err := m.Launch(s, 1, cfg, &driver.Args{}); err != nil {
		t.Errorf("a kernel that waits for nobody: %v", err)
	}
}

func TestMaxGrid(t *testing.T) {
	f := newFakeDriver(map[string]*fakeKernel{"k": {params: 8, maxThreads: 256, active: 2, clusters: 3}})
	d := openFake(t, f, nil)
	m := load(t, d, artifact(
		manifest.Kernel{Name: "Free", Symbol: "k"},
		manifest.Kernel{Name: "Resident", Symbol: "k", File: "k.go", Line: 7, Collective: true, Resident: true},
		manifest.Kernel{Name: "Cluster", Symbol: "k", Cluster: []int{2, 1, 2}},
	))
	for _, c := range []struct {
		kernel, pes, threads int
		grid                 threadapi.Dim3
		want                 int
		err                  string
	}{
		{kernel: 0, pes: 1, threads: 64, want: 20}, // 10 multiprocessors with 2 blocks
		{kernel: 1, pes: 1, threads: 64, want: 20},
		{kernel: 2, pes: 1, threads: 64, grid: threadapi.Dim3{X: 2, Y: 1, Z: 2}, want: 12}, // 3 clusters of 4
		{kernel: 2, pes: 2, threads: 64, grid: threadapi.Dim3{X: 2, Y: 1, Z: 2}, want: 4},
		{kernel: 0, pes: 1, threads: 512, err: "block of 512 threads, at most 256 are possible"},
		{kernel: 3, pes: 1, threads: 64, err: "there is no kernel number 3"},
	} {
		d.lim.pes = c.pes
		if c.grid.X == 0 {
			c.grid = threadapi.Dim3{X: 1, Y: 1, Z: 1}
		}
		got, err := m.MaxGrid(c.kernel, driver.LaunchConfig{Grid: c.grid, Block: threadapi.Dim3{X: c.threads, Y: 1, Z: 1}})
		if got != c.want || (err == nil) != (c.err == "") || err != nil && !strings.Contains(err.Error(), c.err) {
			t.Errorf("%+v: %d, %v", c, got, err)
		}
	}
	d.lim.pes = 1
	want := "grid of 21 x 1 x 1 blocks: the kernel's directive says resident (k.go:7), so all its blocks must be resident at once, and this GPU holds 20 of them (10 multi"
	err := m.Launch(stream1(t, d), 1, driver.LaunchConfig{Grid: threadapi.Dim3{X: 21, Y: 1, Z: 1}, Block: threadapi.Dim3{X: 64, Y: 1, Z: 1}}, &driver.Args{})
	if err == nil || !strings.HasPrefix(err.Error(), want) {
		t.Errorf("a grid that does not fit: %v", err)
	}
}

// A launch is cooperative where a part of the grid could start without the rest, and
// where the kernel meets its grid.
func TestCooperativeLaunches(t *testing.T) {
	fk := &fakeKernel{params: 8, maxThreads: 1024, active: 2}
	f := newFakeDriver(map[string]*fakeKernel{"k": fk})
	d := openFake(t, f, nil)
	m := load(t, d, artifact(
		manifest.Kernel{Name: "Free", Symbol: "k"},
		manifest.Kernel{Name: "Waits", Symbol: "k", Collective: true},
		manifest.Kernel{Name: "Meets", Symbol: "k", Collective: true, Cooperative: true},
	))
	s := stream1(t, d)
	expect := func(when string, grid int, want ...bool) {
		t.Helper()
		for i, w := range want {
			cfg := driver.LaunchConfig{Grid: threadapi.Dim3{X: grid, Y: 1, Z: 1}, Block: threadapi.Dim3{X: 64, Y: 1, Z: 1}}
			if err := m.Launch(s, i, cfg, &driver.Args{}); err != nil {
				t.Fatal(err)
			}
			if got := fk.last.NumAttrs == 1 && fk.last.Attrs.ID == cu.AttrCooperative && fk.last.Attrs.Value[0] == 1; got != w {
				t.Errorf("%s, kernel %s with %d blocks: launched with %+v", when, m.kernels[i].spec.Name, grid, fk.last)
			}
		}
	}
	expect("one stream", 1, false, false, true)
	expect("one stream", 20, false, false, true)
	if err := s.BeginCapture(); err != nil {
		t.Fatal(err)
	}
	expect("in a graph", 1, false, false, true)
	expect("in a graph", 2, false, false, true)
	g, err := s.EndCapture(nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := g.Launch(s); err != nil {
		t.Fatal(err)
	}
	other, err := d.NewStream()
	if err != nil {
		t.Fatal(err)
	}
	expect("two streams", 1, false, false, true)
	expect("two streams", 2, false, true, true)
	if err := g.Launch(s); err == nil || !strings.Contains(err.Error(), "create all streams before") {
		t.Errorf("a graph that was captured with one stream: %v", err)
	}
	if err := other.Close(); err != nil {
		t.Fatal(err)
	}
	expect("one stream again", 2, false, false, true)
	d.lim.pes = 2
	expect("PEs that may share the GPU", 2, false, true, true)
}

func TestLaunchRefusesWhatCanNotRun(t *testing.T) {
	f := newFakeDriver(map[string]*fakeKernel{"k": {params: 8, maxThreads: 512}})
	d := openFake(t, f, nil)
	m := load(t, d, artifact(
		manifest.Kernel{Name: "K", Symbol: "k"},
	))
	s := stream1(t, d)
	shape := func(grid, block threadapi.Dim3, shared int) driver.LaunchConfig {
		return driver.LaunchConfig{Grid: grid, Block: block, DynamicShared: shared}
	}
	one := threadapi.Dim3{X: 1, Y: 1, Z: 1}
	for _, c := range []struct {
		kernel int
		cfg    driver.LaunchConfig
		params int
		want   string
	}{
		{0, shape(one, threadapi.Dim3{X: 1024, Y: 1, Z: 1}, 0), 0, "block of 1024 threads, at most 512 are possible (32 registers a thread)"},
		{0, shape(one, one, 1<<20), 0, "1048576 bytes of dynamic shared memory beside the kernel's own 0, a block has at most 232448"},
		{0, shape(one, one, 0), 3, "3 bytes of parameters, the kernel takes 0; run gpuc generate"},
		{1, shape(one, one, 0), 0, "there is no kernel number 1, the module has 1; run gpuc generate"},
	} {
		err := m.Launch(s, c.kernel, c.cfg, &driver.Args{Params: make([]byte, c.params)})
		if err == nil || err.Error() != c.want {
			t.Errorf("got %v, want %s", err, c.want)
		}
	}
	other := openFake(t, f, nil)
	if err := m.Launch(stream1(t, other), 0, oneBlock, &driver.Args{}); err == nil {
		t.Error("a stream of another PE was accepted")
	}
	if err := m.Close(); err != nil {
		t.Fatal(err)
	}
	if err := m.Launch(s, 0, oneBlock, &driver.Args{}); err == nil {
		t.Error("a closed module was accepted")
	}
}

func TestDynamicSharedMemoryIsGrantedOnDemand(t *testing.T) {
	fk := &fakeKernel{params: 8, maxThreads: 512}
	d := openFake(t, newFakeDriver(map[string]*fakeKernel{"k": fk}), nil)
	m := load(t, d, artifact(manifest.Kernel{Name: "K", Symbol: "k"}))
	s := stream1(t, d)
	for _, c := range []struct{ ask, granted int }{{48 << 10, 0}, {100 << 10, 100 << 10}, {64 << 10, 100 << 10}, {227 << 10, 227 << 10}} {
		cfg := oneBlock
		cfg.DynamicShared = c.ask
		if err := m.Launch(s, 0, cfg, &driver.Args{}); err != nil {
			t.Fatal(err)
		}
		if fk.dynamic != c.granted {
			t.Errorf("after a launch with %d bytes %d are granted, want %d", c.ask, fk.dynamic, c.granted)
		}
	}
}

func TestModuleThatDoesNotBelongToItsManifestIsRefused(t *testing.T) {
	f := newFakeDriver(map[string]*fakeKernel{"k": {params: 16, maxThreads: 512}})
	d := openFake(t, f, nil)
	before := f.leaks()
	for _, a := range []*driver.Artifact{
		artifact(manifest.Kernel{Name: "K", Symbol: "gone"}),
		artifact(manifest.Kernel{Name: "K", Symbol: "k"}),
		// As many bytes, at other places.
		artifact(manifest.Kernel{Name: "K", Symbol: "k", Params: []manifest.Param{scalar32, scalar32}}),
		artifact(manifest.Kernel{Name: "K", Symbol: "k", Params: []manifest.Param{{Name: "x", Kind: "tensor"}}}),
		artifact(),
		{Manifest: artifact(manifest.Kernel{Name: "K", Symbol: "k"}).Manifest},
	} {
		_, err := d.Load(t.Context(), a)
		if err == nil || !strings.Contains(err.Error(), "run gpuc generate") {
			t.Errorf("got %v", err)
		}
	}
	if got := f.leaks(); got != before {
		t.Errorf("failed loads left %s, before there were %s", got, before)
	}
}

func TestDriverSeesTheAddressesThatTheKernelHolds(t *testing.T) {
	d := openFake(t, newFakeDriver(map[string]*fakeKernel{"k": {params: 8, maxThreads: 512}}), nil)
	k := load(t, d, artifact(manifest.Kernel{Name: "K", Symbol: "k"})).kernels[0]
	want := [5]uintptr{1, uintptr(unsafe.Pointer(&k.params[0])), 2, uintptr(unsafe.Pointer(&k.size)), 0}
	if k.extra != want || k.size != 8 {
		t.Errorf("extra %v, size %d; want %v, 8", k.extra, k.size, want)
	}
}
