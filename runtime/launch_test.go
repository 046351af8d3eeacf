package gpurt

import (
	"encoding/binary"
	"errors"
	"math"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

func TestLaunchConfigIsChecked(t *testing.T) {
	bounded := manifest.Kernel{Name: "Saxpy", File: "saxpy.go", Line: 9, MaxThreads: 256}
	clustered := manifest.Kernel{Name: "Scan", File: "scan.go", Line: 4, Cluster: []int{2, 1, 2}}
	for name, test := range map[string]struct {
		cfg  LaunchConfig
		want string // part of the error; empty: allowed
	}{
		"all dimensions":       {Grid(4, 5, 6).Block(8, 4, 2), ""},
		"largest grid":         {Grid(math.MaxInt32, 65535, 65535).Block(1), ""},
		"at the bound":         {Grid(1).Block(16, 16), ""},
		"nothing":              {LaunchConfig{}, "no grid size"},
		"no block":             {Grid(1), "no block size; use gpurt.Grid(blocks).Block(threads)"},
		"no blocks":            {Grid(0).Block(32), "a grid of 0 blocks in x"},
		"negative grid":        {Grid(1, -1).Block(32), "a grid of -1 blocks in y"},
		"grid too wide":        {Grid(1, 65536).Block(32), "a grid of 65536 blocks in y; it must be 1 to 65535"},
		"no threads":           {Grid(1).Block(0), "a block of 0 threads in x"},
		"block too deep":       {Grid(1).Block(1, 1, 65), "a block of 65 threads in z; it must be 1 to 64"},
		"too many threads":     {Grid(1).Block(64, 32), "a block of 2048 threads; at most 1024"},
		"past the directive":   {Grid(1).Block(512), "a block of 512 threads, but the kernel's directive says maxthreads=256 (saxpy.go:9)"},
		"four dimensions":      {Grid(1, 1, 1, 1).Block(1), "more than three dimensions"},
		"clusters":             {Grid(6).Block(32).Clusters(2), ""},
		"part of a cluster":    {Grid(6).Block(32).Clusters(4), "a grid of 6 blocks in x in clusters of 4"},
		"large clusters":       {Grid(32).Block(32).Clusters(16), "clusters of 16 blocks; they have 1 to 8"},
		"negative shared size": {Grid(1).Block(1).DynamicShared(-8), "-8 bytes of dynamic shared memory"},
		"clusters twice":       {Grid(4, 1, 2).Block(1).Clusters(2), "clusters of 2 blocks, but the kernel's directive gives their extent (scan.go:4)"},
		"part of its clusters": {Grid(4, 1, 3).Block(1), "a grid of 4 x 1 x 3 blocks, but the kernel's directive says cluster=2x1x2 (scan.go:4); launch a multiple of that"},
	} {
		t.Run(name, func(t *testing.T) {
			k := &bounded
			if strings.Contains(test.want, "scan.go") {
				k = &clustered
			}
			err := test.cfg.check(k)
			if test.want == "" {
				if err != nil {
					t.Fatalf("refused: %v", err)
				}
				return
			}
			if err == nil || !strings.Contains(err.Error(), test.want) {
				t.Errorf("error %v, want one with %q", err, test.want)
			}
		})
	}
}

// everyKind is a kernel with parameters of every kind.
var everyKind = manifest.Kernel{Name: "All", Params: []manifest.Param{
	{Name: "flag", Kind: manifest.Scalar, Type: "bool", Size: 1},
	{Name: "half", Kind: manifest.Scalar, Type: "int16", Size: 2},
	{Name: "x", Kind: manifest.Slice, Type: "[]float32", Size: 4},
	{Name: "a", Kind: manifest.Scalar, Type: "float32", Size: 4},
	{Name: "d", Kind: manifest.Sym, Type: "shmem.Sym[float64]", Size: 8},
	{Name: "team", Kind: manifest.Team, Type: "shmem.Team"},
	{Name: "cfg", Kind: manifest.Struct, Type: "Config", Fields: []manifest.Param{
		{Name: "sig", Kind: manifest.Signal, Type: "shmem.Signal"},
		{Name: "b", Kind: manifest.Array, Type: "[2]uint8", Len: 2, Fields: []manifest.Param{{Kind: manifest.Scalar, Type: "uint8", Size: 1}}},
	}},
	{Name: "sigs", Kind: manifest.Signals, Type: "shmem.Signals"},
	{Name: "n", Kind: manifest.Scalar, Type: "int", Size: 8},
}}

func TestLaunchPacksParametersForGPU(t *testing.T) {
	onFake(t, true, func(pe *PE, d *fakeDevice) {
		k := mustLoad(t, pe, manifest.Kernel{Name: "Other"}, everyKind)
		x, err := Alloc[float32](pe, 100)
		if err != nil {
			t.Fatal(err)
		}
		sym, err := AllocSym[float64](pe, 50)
		if err != nil {
			t.Fatal(err)
		}
		sigs, err := AllocSignals(pe, 8)
		if err != nil {
			t.Fatal(err)
		}
		for range 2 { // the second launch reuses the first one's buffer
			l := k[1].Launch(pe.Stream(), Grid(2).Block(64, 2).DynamicShared(128))
			ScalarParam(l, true)
			ScalarParam(l, int16(-2))
			SliceParam(l, DeviceSlice[float32](x.Slice(10, 30)))
			ScalarParam(l, float32(1.5))
			SymParam(l, sym)
			TeamParam(l, pe.TeamWorld())
			SignalParam(l, sigs.At(3))
			ScalarParam(l, uint8(7))
			ScalarParam(l, uint8(9))
			SignalsParam(l, sigs)
			ScalarParam(l, -1)
			if err := l.Run(nil); err != nil {
				t.Fatal(err)
			}
		}
		var want []byte
		u64 := func(v uint64) { want = binary.LittleEndian.AppendUint64(want, v) }
		want = append(want, 1, 0, 0xfe, 0xff, 0, 0, 0, 0)
		u64(0x1000 + 40)
		u64(20)
		want = binary.LittleEndian.AppendUint32(want, math.Float32bits(1.5))
		want = append(want, 0, 0, 0, 0)
		u64(0x2000)
		u64(50)
		want = append(want, 0, 0, 0, 0, 0, 0, 0, 0)
		u64(0x3000 + 24)
		want = append(want, 7, 9, 0, 0, 0, 0, 0, 0)
		u64(0x3000)
		u64(8)
		u64(math.MaxUint64)
		launch := fakeLaunch{1, driver.LaunchConfig{
			Grid: threadapi.Dim3{X: 2, Y: 1, Z: 1}, Block: threadapi.Dim3{X: 64, Y: 2, Z: 1}, DynamicShared: 128,
		}, want}
		if diff := cmp.Diff([]fakeLaunch{launch, launch}, d.launches, cmp.AllowUnexported(fakeLaunch{})); diff != "" {
			t.Errorf("launches (-want +got):\n%s", diff)
		}
	})
}

func TestLaunchPassesEmulatedMemory(t *testing.T) {
	onFake(t, false, func(pe *PE, d *fakeDevice) {
		k := mustLoad(t, pe, manifest.Kernel{Name: "Add", Params: []manifest.Param{
			{Name: "x", Kind: manifest.Slice, Size: 4}, {Name: "y", Kind: manifest.Sym, Size: 4},
		}})
		x, err := Alloc[int32](pe, 4)
		if err != nil {
			t.Fatal(err)
		}
		y, err := AllocSym[int32](pe, 4)
		if err != nil {
			t.Fatal(err)
		}
		if err := y.CopyFrom(t.Context(), []int32{1, 2, 3, 4}); err != nil {
			t.Fatal(err)
		}
		l := k[0].Launch(pe.Stream(), Grid(1).Block(1))
		kx, ky := SliceParam(l, DeviceSlice[int32](x.Slice(1, 3))), SymParam(l, y.Slice(2, 4))
		if err := l.Run(func(*gpu.Thread) {
			for i, v := range ky.Local() {
				kx[i] += 10 * v
			}
		}); err != nil {
			t.Fatal(err)
		}
		got := make([]int32, 4)
		if err := x.CopyTo(t.Context(), got); err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff([]int32{0, 30, 40, 0}, got); diff != "" {
			t.Errorf("x (-want +got):\n%s", diff)
		}
	})
}

func TestLaunchRefusesBadArguments(t *testing.T) {
	kernel := manifest.Kernel{Name: "Shift", File: "ring.go", Line: 5, MaxThreads: 64, Params: []manifest.Param{
		{Name: "dst", Kind: manifest.Sym, Size: 4},
		{Name: "opt", Kind: manifest.Struct, Fields: []manifest.Param{
			{Name: "sigs", Kind: manifest.Array, Len: 2, Fields: []manifest.Param{{Kind: manifest.Signal}}},
		}},
	}}
	onFake(t, true, func(pe *PE, d *fakeDevice) {
		k := mustLoad(t, pe, kernel)
		dst, err := AllocSym[float32](pe, 4)
		if err != nil {
			t.Fatal(err)
		}
		sigs, err := AllocSignals(pe, 2)
		if err != nil {
			t.Fatal(err)
		}
		freed, err := AllocSym[float32](pe, 4)
		if err != nil {
			t.Fatal(err)
		}
		if err := freed.Free(); err != nil {
			t.Fatal(err)
		}
		closed, err := pe.NewStream()
		if err != nil {
			t.Fatal(err)
		}
		if err := closed.Close(); err != nil {
			t.Fatal(err)
		}
		ok := Grid(1).Block(32)
		for name, test := range map[string]struct {
			stream *Stream
			cfg    LaunchConfig
			dst    *SymBuffer[float32]
			sig    *SignalBuffer
			want   string
			is     error
		}{
			"nil buffer":       {pe.Stream(), ok, nil, sigs.At(0), "launch Shift: launch refused: parameter dst: buffer is nil", ErrLaunch},
			"freed buffer":     {pe.Stream(), ok, freed, sigs.At(0), "parameter dst: buffer allocated at runtime/launch_test.go", ErrFreed},
			"bad slice":        {pe.Stream(), ok, dst.Slice(2, 5), sigs.At(0), "Slice(2, 5) of a buffer of 4 elements is out of range", ErrLaunch},
			"several signals":  {pe.Stream(), ok, dst, sigs, "parameter opt.sigs[0]: the kernel takes one signal, the buffer has 2; use At(i)", ErrLaunch},
			"no such signal":   {pe.Stream(), ok, dst, sigs.At(2), "At(2) of 2 signals is out of range", ErrLaunch},
			"nil stream":       {nil, ok, dst, sigs.At(0), "stream is nil", ErrLaunch},
			"closed stream":    {closed, ok, dst, sigs.At(0), "stream", ErrClosed},
			"too many threads": {pe.Stream(), Grid(1).Block(65), dst, sigs.At(0), "maxthreads=64 (ring.go:5)", ErrLaunch},
			"never allocated":  {pe.Stream(), ok, new(SymBuffer[float32]), sigs.At(0), "was not allocated", ErrLaunch},
		} {
			l := k[0].Launch(test.stream, test.cfg)
			SymParam(l, test.dst)
			SignalParam(l, test.sig)
			SignalParam(l, sigs.At(1))
			err := l.Run(nil)
			if err == nil || !strings.Contains(err.Error(), test.want) || !errors.Is(err, test.is) {
				t.Errorf("%s: error %v, want one with %q that is %v", name, err, test.want, test.is)
			}
		}
		if len(d.launches) != 0 {
			t.Errorf("%d refused launches reached the device", len(d.launches))
		}
		// A stub of another version passes other parameters than the manifest says.
		l := k[0].Launch(pe.Stream(), ok)
		SymParam(l, dst)
		if err := l.Run(nil); !errors.Is(err, ErrStale) {
			t.Errorf("too few parameters: error %v, want ErrStale", err)
		}
		l = k[0].Launch(pe.Stream(), ok)
		SymParam(l, dst)
		SignalsParam(l, sigs) // as many bytes
		if err := l.Run(nil); !errors.Is(err, ErrStale) || !strings.Contains(err.Error(), "run gpuc generate") {
			t.Errorf("parameters of another kind: error %v, want ErrStale", err)
		}
		l = k[0].Launch(pe.Stream(), ok)
		SymParam(l, dst)
		SignalParam(l, sigs.At(0))
		SignalParam(l, sigs.At(1))
		SignalParam(l, sigs.At(1))
		if err := l.Run(nil); !errors.Is(err, ErrStale) {
			t.Errorf("too many parameters: error %v, want ErrStale", err)
		}
		if len(d.launches) != 0 {
			t.Errorf("%d launches with other parameters reached the device", len(d.launches))
		}
		var none *Kernel
		if err := none.Launch(pe.Stream(), ok).Run(nil); !errors.Is(err, ErrLaunch) {
			t.Errorf("kernel that was not loaded: error %v, want ErrLaunch", err)
		}
	})
}

// A shape that was right once is not checked again; any other is.
func TestEveryNewShapeIsChecked(t *testing.T) {
	onFake(t, true, func(pe *PE, d *fakeDevice) {
		k := mustLoad(t, pe, manifest.Kernel{Name: "K", MaxThreads: 64}, manifest.Kernel{Name: "Wide"})
		for i, c := range []struct {
			kernel, blocks, threads int
			want                    string // part of the error; empty: launched
		}{
			{1, 2, 65, ""}, {0, 2, 65, "maxthreads=64"}, {0, 2, 64, ""}, {0, 2, 65, "maxthreads=64"}, {0, 0, 64, "a grid of 0 blocks"}, {0, 2, 64, ""}, {0, 3, 64, ""},
		} {
			before := len(d.launches)
			err := k[c.kernel].Launch(pe.Stream(), Grid(c.blocks).Block(c.threads)).Run(nil)
			if c.want != "" {
				if err == nil || !strings.Contains(err.Error(), c.want) || len(d.launches) != before {
					t.Errorf("launch %d: error %v, want one with %q", i, err, c.want)
				}
				continue
			}
			if err != nil {
				t.Errorf("launch %d: %v", i, err)
				continue
			}
			if got := d.launches[before].cfg; got.Grid.X != c.blocks || got.Block.X != c.threads {
				t.Errorf("launch %d: the device got %+v", i, got)
			}
		}
	})
}

// A launch uses the PE from its first parameter on.
func TestALaunchBesideAnotherIsRefused(t *testing.T) {
	onFake(t, true, func(pe *PE, d *fakeDevice) {
		k := mustLoad(t, pe, saxpyKernel)
		x, err := Alloc[float32](pe, 64)
		if err != nil {
			t.Fatal(err)
		}
		l := k[0].Launch(pe.Stream(), Grid(1).Block(64))
		ScalarParam(l, float32(2))
		if err := launchSaxpy(k[0], pe.Stream(), x); !errors.Is(err, ErrConcurrent) || !strings.Contains(err.Error(), "launch Saxpy") {
			t.Errorf("a second launch at the same time: %v, want ErrConcurrent", err)
		}
		SliceParam(l, DeviceSlice[float32](x))
		SliceParam(l, DeviceSlice[float32](x))
		if err := l.Run(nil); err != nil || len(d.launches) != 1 || len(d.launches[0].params) != 40 {
			t.Errorf("the first launch: %v, launched %+v", err, d.launches)
		}
		if err := launchSaxpy(k[0], pe.Stream(), x); err != nil {
			t.Errorf("a launch after both: %v", err)
		}
	})
}

// launchSaxpy is what a generated method does.
func launchSaxpy(k *Kernel, s *Stream, x DeviceSlice[float32]) error {
	l := k.Launch(s, Grid(1).Block(64))
	a0 := ScalarParam(l, float32(2))
	a1 := SliceParam(l, x)
	a2 := SliceParam(l, x)
	if l.ByBuffer() {
		return l.Run(nil)
	}
	return l.Run(func(*gpu.Thread) { a2[0] += a0 * a1[0] })
}

var saxpyKernel = manifest.Kernel{Name: "Saxpy", Params: []manifest.Param{
	{Name: "a", Kind: manifest.Scalar, Size: 4}, {Name: "x", Kind: manifest.Slice, Size: 4}, {Name: "y", Kind: manifest.Slice, Size: 4},
}}
