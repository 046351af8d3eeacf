package cuda

import (
	"encoding/binary"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
)

func TestGraph(t *testing.T) {
	f := newFakeDriver(map[string]*fakeKernel{"k": {params: 8, maxThreads: 1024, active: 4}})
	d := openFake(t, f, nil)
	m := load(t, d, artifact(manifest.Kernel{Name: "K", Symbol: "k"}))
	s := stream1(t, d)
	if err := s.BeginCapture(); err != nil {
		t.Fatal(err)
	}
	if err := m.Launch(s, 0, oneBlock, &driver.Args{}); err != nil {
		t.Fatal(err)
	}
	g, err := s.EndCapture()
	if err != nil {
		t.Fatal(err)
	}
	if len(s.launched) != 0 {
		t.Errorf("after the capture, %d kernels count as launched", len(s.launched))
	}
	for range 2 {
		if err := g.Launch(s); err != nil {
			t.Fatal(err)
		}
	}
	if f.graphLaunches != 2 || len(s.launched) != 1 {
		t.Errorf("%d launches of the graph, %d kernels noted, want 2 and 1", f.graphLaunches, len(s.launched))
	}
	if err := g.Close(); err != nil {
		t.Fatal(err)
	}
	if f.graphs != 0 || f.execs != 0 {
		t.Errorf("%d graphs and %d executable ones are left", f.graphs, f.execs)
	}
	if err := g.Launch(s); err == nil {
		t.Error("a closed graph is launched")
	}
}

// TestCapturedLaunchPassesEachParameter: a graph keeps the parameters by themselves,
// so that a launch in a capture names the place of each.
func TestCapturedLaunchPassesEachParameter(t *testing.T) {
	fk := &fakeKernel{params: 32, maxThreads: 1024, active: 4}
	f := newFakeDriver(map[string]*fakeKernel{"k": fk})
	d := openFake(t, f, nil)
	m := load(t, d, artifact(manifest.Kernel{Name: "K", Symbol: "k", Params: []manifest.Param{scalar32, slice}}))
	s := stream1(t, d)
	args := &driver.Args{Params: make([]byte, 24)}
	launch := func(first byte) {
		t.Helper()
		for i := range args.Params {
			args.Params[i] = first + byte(i)
		}
		if err := m.Launch(s, 0, oneBlock, args); err != nil {
			t.Fatal(err)
		}
		want := binary.LittleEndian.AppendUint64(args.Params[:24:24], m.blocks.addr)
		if diff := cmp.Diff(want, fk.buf[:fk.n]); diff != "" {
			t.Errorf("parameters (-want +got):\n%s", diff)
		}
		wantCfg := cu.LaunchConfig{GridX: 1, GridY: 1, GridZ: 1, BlockX: 32, BlockY: 1, BlockZ: 1, Stream: s.h}
		if fk.last != wantCfg {
			t.Errorf("configuration %+v, want %+v", fk.last, wantCfg)
		}
	}
	launch(1)
	if fk.captured != 0 {
		t.Error("a launch outside a capture passes its parameters by pointers")
	}
	if err := s.BeginCapture(); err != nil {
		t.Fatal(err)
	}
	launch(2)
	launch(3)
	if fk.captured != 2 {
		t.Errorf("%d of 2 launches in the capture pass their parameters by pointers", fk.captured)
	}
	if n := testing.AllocsPerRun(100, func() { m.Launch(s, 0, oneBlock, args) }); n != 0 {
		t.Errorf("%v allocations a launch in a capture", n)
	}
	g, err := s.EndCapture()
	if err != nil {
		t.Fatal(err)
	}
	launch(4)
	if err := g.Close(); err != nil {
		t.Fatal(err)
	}
}

// TestCaptureWithoutOffsets: a driver that does not tell where parameters lie gets
// them in one piece, in a capture as well.
func TestCaptureWithoutOffsets(t *testing.T) {
	fk := &fakeKernel{params: 8, silent: true, maxThreads: 1024, active: 4}
	f := newFakeDriver(map[string]*fakeKernel{"k": fk})
	d := openFake(t, f, nil)
	m := load(t, d, artifact(manifest.Kernel{Name: "K", Symbol: "k"}))
	s := stream1(t, d)
	if err := s.BeginCapture(); err != nil {
		t.Fatal(err)
	}
	if err := m.Launch(s, 0, oneBlock, &driver.Args{}); err != nil {
		t.Fatal(err)
	}
	if fk.n != 8 || fk.captured != 0 {
		t.Errorf("%d bytes of parameters, %d launches by pointers, want 8 and 0", fk.n, fk.captured)
	}
	if _, err := s.EndCapture(); err != nil {
		t.Fatal(err)
	}
}
