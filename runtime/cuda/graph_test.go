package cuda

import (
	"testing"

	"github.com/gpuc-go/gpuc/internal/manifest"
	"github.com/gpuc-go/gpuc/runtime/internal/driver"
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
