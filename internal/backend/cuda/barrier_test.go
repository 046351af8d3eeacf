package cuda

import (
	"fmt"
	"testing"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
	"github.com/gpuc-go/gpuc/internal/nvidia/nvshmem"
)

// barrierOrder knows behind how many of a PE's barriers each stream's work is.
type barrierOrder struct {
	barriers int
	streams  map[cu.Stream]int
	events   map[cu.Event]int
	wrong    error
}

type orderedDriver struct {
	cu.Driver
	*barrierOrder
}

type orderedLibrary struct {
	symmetric
	*barrierOrder
}

func (o orderedDriver) EventRecord(e cu.Event, s cu.Stream) cu.Result {
	o.events[e] = o.streams[s]
	return o.Driver.EventRecord(e, s)
}

func (o orderedDriver) StreamWaitEvent(s cu.Stream, e cu.Event) cu.Result {
	o.streams[s] = max(o.streams[s], o.events[e])
	return o.Driver.StreamWaitEvent(s, e)
}

func (o orderedLibrary) OnStream(in op.HostInstance, a *nvshmem.Operands) error {
	if in.Op.Name != "BarrierAll" {
		return o.symmetric.OnStream(in, a)
	}
	s := cu.Stream(a.Stream)
	if behind := o.streams[s]; behind != o.barriers && o.wrong == nil {
		o.wrong = fmt.Errorf("barrier %d is enqueued where only %d have ended", o.barriers+1, behind)
	}
	o.barriers++
	o.streams[s] = o.barriers
	return o.symmetric.OnStream(in, a)
}

// barrierOn returns what enqueues a barrier of all PEs.
func barrierOn(s *stream) func() error { return func() error { return enqueue(s, "BarrierAll") } }

// A barrier of the device's own, as in AllocSym and Free, must not run beside one that was
// enqueued on a stream of the program, nor one stream's beside another's.
func TestBarriersFollowEachOther(t *testing.T) {
	_, errs := onPEs(t, 2, func(d *device) error {
		o := &barrierOrder{streams: map[cu.Stream]int{}, events: map[cu.Event]int{}}
		d.drv, d.sym.lib = orderedDriver{d.drv, o}, orderedLibrary{d.sym.lib, o}
		one, err := d.newStream()
		if err != nil {
			return err
		}
		other, err := d.newStream()
		if err != nil {
			return err
		}
		for _, call := range []func() error{
			barrierOn(one), barrierOn(one), barrierOn(other),
			func() error { return d.Barrier(t.Context()) },
			barrierOn(one),
			barrierOn(other),
		} {
			if err := call(); err != nil {
				return err
			}
		}
		if o.barriers != 6 {
			return fmt.Errorf("%d barriers", o.barriers)
		}
		return o.wrong
	})
	for pe, err := range errs {
		if err != nil {
			t.Errorf("PE %d: %v", pe, err)
		}
	}
}

// TestEventsBehindCollectivesAreLeftWhereNothingNeedsThem. One is recorded before what may wait
// for other PEs, for the host or for other streams, and when another stream needs it.
func TestEventsBehindCollectivesAreLeftWhereNothingNeedsThem(t *testing.T) {
	f, n := newFakeDriver(map[string]*fakeKernel{"k": {params: 8, maxThreads: 32, active: 1}}), &fakeNCCL{}
	services := fakeServices(f, newFakeWorld(1), 0)
	services.nccl = func() (collectives, error) { n.f = f; return n, nil }
	d, err := open(t.Context(), driver.Job{Size: 1}, services)
	if err != nil {
		t.Fatal(err)
	}
	m, err := d.AllocSym(t.Context(), 64, "a.go:1")
	if err != nil {
		t.Fatal(err)
	}
	module, err := d.Load(t.Context(), artifact(manifest.Kernel{Name: "K", Symbol: "k"}))
	if err != nil {
		t.Fatal(err)
	}
	comm, err := d.NewComm(t.Context(), driver.NCCLInit{Size: 1})
	if err != nil {
		t.Fatal(err)
	}
	theirs, _ := f.StreamCreate(cu.StreamNonBlocking)
	foreign, err := d.WrapStream(uintptr(theirs))
	if err != nil {
		t.Fatal(err)
	}
	capturing := stream1(t, d)
	must(t, capturing.BeginCapture(), capturing.Zero(m))
	g, err := capturing.EndCapture(nil)
	if err != nil {
		t.Fatal(err)
	}
	signal := &driver.Comm{Op: op.HostLookup("SignalWaitUntil"), Signal: m.Slice(0, 8), Cmp: op.CmpEQ, Value: 1}
	put := &driver.Comm{Op: op.HostLookup("Put"), Dst: m.Slice(0, 8), Src: m.Slice(8, 16), Elem: 8}
	team := &driver.Comm{Op: op.HostLookup("Barrier"), Team: driver.Team{ID: 7, Members: []int{0}}}
	for _, c := range []struct {
		name string
		next func(s *stream) error
		want bool
	}{
		{"another barrier", func(s *stream) error { return enqueue(s, "BarrierAll") }, false},
		{"a put", func(s *stream) error { return s.Communicate(t.Context(), put) }, false},
		{"a copy", func(s *stream) error { return s.CopyDevice(m.Slice(0, 8), m.Slice(8, 16)) }, false},
		{"a barrier of another team", func(s *stream) error { return s.Communicate(t.Context(), team) }, true},
		{"a wait for a signal", func(s *stream) error { return s.Communicate(t.Context(), signal) }, true},
		{"a kernel", func(s *stream) error {
			return module.Launch(s, 0, oneBlock, &driver.Args{})
		}, true},
		{"a function of the host", func(s *stream) error { return s.CallHost(func() {}) }, true},
		{"a wait for another stream", func(s *stream) error {
			e, err := stream1(t, d).RecordUntimed()
			if err != nil {
				return err
			}
			return s.Wait(e)
		}, true},
		{"a call of NCCL", func(s *stream) error {
			return d.EnqueueNCCL(driver.NCCLCall{Kind: driver.NCCLAllReduce, Dst: m.Slice(0, 8), Src: m.Slice(8, 16), Count: 1, Type: driver.NCCLInt64, Comm: comm, Stream: s})
		}, true},
		{"a graph", func(s *stream) error { return g.Launch(s) }, true},
		{"a capture", (*stream).BeginCapture, true},
		{"a barrier on another stream", func(*stream) error { return enqueue(stream1(t, d), "BarrierAll") }, true},
		{"the end of the stream", (*stream).Close, true},
	} {
		s := stream1(t, d)
		if err := enqueue(s, "BarrierAll"); err != nil {
			t.Fatal(err)
		}
		if s.unmarked == nil {
			t.Errorf("%s: the event behind the barrier is recorded before", c.name)
		}
		if err := c.next(s); err != nil {
			t.Errorf("%s: %v", c.name, err)
		}
		if marked := s.unmarked != d.turns[op.TeamWorld] || s.unmarked == nil; marked != c.want {
			t.Errorf("%s behind a barrier: its event is recorded: %v, want %v", c.name, marked, c.want)
		}
	}
	if err := enqueue(foreign.(*stream), "BarrierAll"); err != nil || foreign.(*stream).unmarked != nil {
		t.Errorf("a stream of others: %v, its event is recorded: %v, want that", err, foreign.(*stream).unmarked == nil)
	}
}
