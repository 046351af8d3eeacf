package cuda

import (
	"encoding/binary"
	"errors"
	"strings"
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
	g, err := s.EndCapture(nil)
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
	if len(f.graphs) != 0 || len(f.execs) != 0 {
		t.Errorf("%d graphs and %d executable ones are left", len(f.graphs), len(f.execs))
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
	g, err := s.EndCapture(nil)
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
	if _, err := s.EndCapture(nil); err != nil {
		t.Fatal(err)
	}
}

// streams2 returns two streams.
func streams2(t *testing.T, d *device) (one, other *stream) {
	t.Helper()
	return stream1(t, d), stream1(t, d)
}

// TestGraphHoldsWhatItUses: the host memory and the functions of a graph, and of what it was
// before an update, live until the stream is seen idle.
func TestGraphHoldsWhatItUses(t *testing.T) {
	f := newFakeDriver(nil)
	d := openFake(t, f, nil)
	s := stream1(t, d)
	m, err := d.Alloc(4, nil)
	must(t, err)
	calls := ""
	capture := func(name string, update driver.Graph) driver.Graph {
		t.Helper()
		must(t, s.BeginCapture(), s.CopyIn(m, []byte{1, 2, 3, 4}), s.CallHost(func() { calls += name }))
		if len(s.keep.list) != 0 || len(s.calls.list) != 0 {
			t.Errorf("the stream holds %d pieces of memory and %d functions of the graph", len(s.keep.list), len(s.calls.list))
		}
		g, err := s.EndCapture(update)
		must(t, err)
		return g
	}
	g := capture("a", nil)
	must(t, g.Launch(s), g.Launch(s))
	if again := capture("b", g); again != g {
		t.Error("an update returns another graph")
	}
	clone, err := g.Clone()
	must(t, err, g.Launch(s), clone.Launch(s))
	if len(s.contents) != 2 || len(s.contents[0].keep) != 1 || len(s.contents[1].calls) != 1 {
		t.Errorf("%d contents are held, want those before and after the update", len(s.contents))
	}
	if calls != "aabb" {
		t.Errorf("called %s, want aabb", calls)
	}
	must(t, s.Sync(t.Context()))
	if len(s.contents) != 0 {
		t.Errorf("%d contents are held after Sync", len(s.contents))
	}
	must(t, g.Close(), clone.Close())
	if len(f.graphs) != 0 || len(f.execs) != 0 {
		t.Errorf("%d graphs and %d executable ones are left", len(f.graphs), len(f.execs))
	}
}

// TestUpdateSaysWhatTheDriverDoes leaves the graph as it was.
func TestUpdateSaysWhatTheDriverDoes(t *testing.T) {
	f := newFakeDriver(nil)
	d := openFake(t, f, nil)
	s := stream1(t, d)
	m, err := d.Alloc(4, nil)
	must(t, err, s.BeginCapture(), s.Zero(m))
	g, err := s.EndCapture(nil)
	must(t, err, s.BeginCapture(), s.Zero(m), s.Zero(m))
	_, err = s.EndCapture(g)
	if !errors.Is(err, driver.ErrGraphDiffers) || !strings.Contains(err.Error(), "the operations or their order differ") {
		t.Errorf("another graph: %v", err)
	}
	must(t, g.Launch(s), g.Close())
	if len(f.graphs) != 0 || len(f.execs) != 0 {
		t.Errorf("%d graphs and %d executable ones are left", len(f.graphs), len(f.execs))
	}
}

// TestStreamsJoinACapture by waiting for its events, and leave it at its end.
func TestStreamsJoinACapture(t *testing.T) {
	f := newFakeDriver(nil)
	d := openFake(t, f, nil)
	one, other := streams2(t, d)
	m, err := d.Alloc(4, nil)
	must(t, err, one.BeginCapture())
	fork, err := one.RecordUntimed()
	must(t, err, other.Wait(fork), other.Zero(m))
	join, err := other.RecordUntimed()
	must(t, err, one.Wait(join))
	g, err := one.EndCapture(nil)
	must(t, err)
	if one.capture != nil || other.capture != nil {
		t.Error("a stream captures after the end")
	}
	if ops := f.graphs[g.(*graph).h].ops; len(ops) != 1 {
		t.Errorf("captured %q, want what the other stream zeroed", ops)
	}
}

// TestBarriersOfGraphsFollowTheOthers: one in a graph follows those that were enqueued
// before the launch, and those after follow it; during the capture it waits for none,
// which the driver refuses.
func TestBarriersOfGraphsFollowTheOthers(t *testing.T) {
	_, errs := onPEs(t, 2, func(d *device) error {
		o := &barrierOrder{streams: map[cu.Stream]int{}, events: map[cu.Event]int{}}
		one, err := d.newStream()
		if err != nil {
			return err
		}
		other, err := d.newStream()
		if err != nil {
			return err
		}
		if err := enqueue(one, "BarrierAll"); err != nil {
			return err
		}
		if err := other.BeginCapture(); err != nil {
			return err
		}
		if err := errors.Join(enqueue(other, "BarrierAll"), enqueue(other, "BarrierAll")); err != nil {
			return err
		}
		g, err := other.EndCapture(nil)
		if err != nil {
			return err
		}
		d.drv, d.sym.lib = orderedDriver{d.drv, o}, orderedLibrary{d.sym.lib, o}
		o.barriers = 1
		o.streams[one.h] = 1
		if err := g.Launch(other); err != nil {
			return err
		}
		if o.streams[other.h] != 1 {
			return errors.New("the graph does not wait for the barrier on another stream")
		}
		o.barriers = 2 // with the graph's
		o.streams[other.h] = 2
		if err := enqueue(one, "BarrierAll"); err != nil {
			return err
		}
		return o.wrong
	})
	for pe, err := range errs {
		if err != nil {
			t.Errorf("PE %d: %v", pe, err)
		}
	}
}

func TestStreamsWithPriorities(t *testing.T) {
	f := newFakeDriver(nil)
	d := openFake(t, f, nil)
	for _, c := range []struct {
		cfg   driver.StreamConfig
		flags uint32
	}{
		{driver.StreamConfig{}, cu.StreamNonBlocking},
		{driver.StreamConfig{Priority: -5}, cu.StreamNonBlocking},
		{driver.StreamConfig{Priority: -1, Blocking: true}, 0},
	} {
		s, err := d.NewStreamWith(c.cfg)
		must(t, err)
		got := f.streams[s.(*stream).h]
		if got.flags != c.flags || got.priority != c.cfg.Priority {
			t.Errorf("%+v: flags %d, priority %d", c.cfg, got.flags, got.priority)
		}
	}
	least, greatest, err := d.StreamPriorities()
	must(t, err)
	if least != 0 || greatest != -5 {
		t.Errorf("priorities %d to %d", least, greatest)
	}
}

func TestEventsWithoutTimeAreOfTheirKind(t *testing.T) {
	f := newFakeDriver(nil)
	d := openFake(t, f, nil)
	s := stream1(t, d)
	for range 2 {
		timed, err := s.Record()
		must(t, err)
		untimed, err := s.RecordUntimed()
		must(t, err)
		got := []uint32{f.events[timed.(*event).h].flags, f.events[untimed.(*event).h].flags}
		if diff := cmp.Diff([]uint32{cu.EventBlockingSync, cu.EventBlockingSync | cu.EventDisableTiming}, got); diff != "" {
			t.Errorf("flags (-want +got):\n%s", diff)
		}
		must(t, timed.Close(), untimed.Close())
	}
}
