package cuda

import (
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
	"github.com/gpuc-go/gpuc/internal/transport"
)

// barrierOrder knows after how many of a PE's barriers each stream's work is.
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
	transport.Host
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

func (o orderedLibrary) OnStream(h *op.HostOp, a *transport.Operands) error {
	if h.Name != "BarrierAll" {
		return o.Host.OnStream(h, a)
	}
	s := cu.Stream(a.Stream)
	if behind := o.streams[s]; behind != o.barriers && o.wrong == nil {
		o.wrong = fmt.Errorf("barrier %d is enqueued where only %d have ended", o.barriers+1, behind)
	}
	o.barriers++
	o.streams[s] = o.barriers
	return o.Host.OnStream(h, a)
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
	m, err := d.AllocSym(t.Context(), 64, nil, driver.SymOptions{}, "a.go:1")
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
	signal := &driver.HostCall{Op: op.HostLookup("SignalWaitUntil"), Operands: driver.Operands{Word: m.Slice(0, 8), Cmp: op.CmpEQ, Value: 1}}
	put := &driver.HostCall{Op: op.HostLookup("Put"), Operands: driver.Operands{Dst: m.Slice(0, 8), Src: m.Slice(8, 16), Elem: 8}}
	team := &driver.HostCall{Op: op.HostLookup("Barrier"), Members: []int{0}, Operands: driver.Operands{Team: 7}}
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

// meeting is a kernel of a PE that meets the other PEs, and what NVSHMEM is called for meanwhile.
type meeting struct {
	f *fakeDriver
	// end ends the kernel.
	end  func()
	over chan struct{}
	// calls are those while the kernel runs that do not wait for it.
	calls []string
	all   []string
}

func newMeeting(f *fakeDriver) *meeting {
	m := &meeting{f: f, over: make(chan struct{})}
	m.end = sync.OnceFunc(func() { close(m.over) })
	return m
}

// on notes a call, on a stream or by the host if that is 0. The kernel ends then: a host waits
// for it next.
func (m *meeting) on(name string, s cu.Stream) {
	m.all = append(m.all, name)
	m.f.mu.Lock()
	waits := s != 0 && !ready(m.f.streams[s].busy)
	m.f.mu.Unlock()
	if !ready(m.over) && !waits {
		m.calls = append(m.calls, name)
	}
	m.end()
}

// meetingDriver has streams wait for events, and graphs run for as long as the kernel.
type meetingDriver struct {
	cu.Driver
	*meeting
}

func (m meetingDriver) StreamWaitEvent(s cu.Stream, e cu.Event) cu.Result {
	r := m.Driver.StreamWaitEvent(s, e)
	m.f.mu.Lock()
	defer m.f.mu.Unlock()
	if busy := m.f.events[e].busy; !ready(busy) {
		m.f.streams[s].busy = busy
	}
	return r
}

func (m meetingDriver) GraphLaunch(e cu.GraphExec, s cu.Stream) cu.Result {
	m.f.mu.Lock()
	m.f.streams[s].busy = m.over
	m.f.mu.Unlock()
	return m.Driver.GraphLaunch(e, s)
}

// EventSynchronize ends the kernel: the host waits, without a call of NVSHMEM.
func (m meetingDriver) EventSynchronize(e cu.Event) cu.Result {
	m.end()
	return m.Driver.EventSynchronize(e)
}

type meetingLibrary struct {
	transport.Host
	*meeting
}

func (m meetingLibrary) OnStream(o *op.HostOp, a *transport.Operands) error {
	if o.Collective() {
		m.on(o.Name, cu.Stream(a.Stream))
	}
	return m.Host.OnStream(o, a)
}

func (m meetingLibrary) Malloc(bytes int) (uint64, error) {
	m.on("Malloc", 0)
	return m.Host.Malloc(bytes)
}

func (m meetingLibrary) Free(addr uint64) error {
	m.on("Free", 0)
	return m.Host.Free(addr)
}

func (m meetingLibrary) RegisterSymmetric(addr uint64, bytes int) (uint64, error) {
	m.on("RegisterSymmetric", 0)
	return m.Host.RegisterSymmetric(addr, bytes)
}

func (m meetingLibrary) SplitStrided(parent int32, start, stride, size, contexts int) (int32, error) {
	m.on("SplitStrided", 0)
	return m.Host.SplitStrided(parent, start, stride, size, contexts)
}

func (m meetingLibrary) Split2D(parent int32, xRange, xContexts, yContexts int) (x, y int32, err error) {
	m.on("Split2D", 0)
	return m.Host.Split2D(parent, xRange, xContexts, yContexts)
}

func (m meetingLibrary) DestroyTeam(team int32) error {
	m.on("DestroyTeam", 0)
	return m.Host.DestroyTeam(team)
}

func (m meetingLibrary) Finalize() error {
	m.on("Finalize", 0)
	return m.Host.Finalize()
}

// TestHostsMeetAfterKernelsThatMeet. The barriers of kernels and those inside NVSHMEM's calls on
// the host share memory, and either could end too soon for the other.
func TestHostsMeetAfterKernelsThatMeet(t *testing.T) {
	world := driver.Team{ID: op.TeamWorld, Members: []int{0, 1}}
	part := driver.Team{ID: 6, Members: []int{0, 1}}
	launch := func(d *device, m *module, s *stream) error { return m.Launch(s, 0, oneBlock, &driver.Args{}) }
	for _, kernel := range []struct {
		name   string
		launch func(d *device, m *module, s *stream) error
	}{
		{"a kernel", launch},
		{"another kernel behind it", func(d *device, m *module, s *stream) error {
			return errors.Join(launch(d, m, s), m.Launch(s, 1, oneBlock, &driver.Args{}))
		}},
		{"a graph", func(d *device, m *module, s *stream) error {
			if err := errors.Join(s.BeginCapture(), launch(d, m, s)); err != nil {
				return err
			}
			g, err := s.EndCapture(nil)
			if err != nil {
				return err
			}
			if s.met {
				return errors.New("the capture counts as a launch")
			}
			return g.Launch(s)
		}},
		{"a stream of others", func(d *device, m *module, _ *stream) error {
			h, _ := d.drv.StreamCreate(cu.StreamNonBlocking)
			s, err := d.WrapStream(uintptr(h))
			if err != nil {
				return err
			}
			return launch(d, m, s.(*stream))
		}},
	} {
		for _, host := range []struct {
			name, want string
			call       func(d *device, old driver.Mem) error
		}{
			{"AllocSym", "BarrierAll Malloc BarrierAll", func(d *device, old driver.Mem) error {
				_, err := d.AllocSym(t.Context(), 64, nil, driver.SymOptions{}, "a.go:1")
				return err
			}},
			{"Free", "BarrierAll Free", func(d *device, old driver.Mem) error { return d.Free(t.Context(), old, "a.go:1") }},
			{"Barrier", "BarrierAll", func(d *device, old driver.Mem) error { return d.Barrier(t.Context()) }},
			{"SplitStrided", "BarrierAll SplitStrided", func(d *device, old driver.Mem) error {
				_, err := d.SplitStrided(t.Context(), world, 0, 1, 2, driver.NoContexts, "a.go:1")
				return err
			}},
			{"SplitStrided of a part", "SplitStrided", func(d *device, old driver.Mem) error {
				_, err := d.SplitStrided(t.Context(), part, 0, 1, 2, driver.NoContexts, "a.go:1")
				return err
			}},
			{"Split2D of a part", "Split2D", func(d *device, old driver.Mem) error {
				_, _, err := d.Split2D(t.Context(), part, 1, driver.NoContexts, driver.NoContexts, "a.go:1")
				return err
			}},
			{"DestroyTeam", "DestroyTeam", func(d *device, old driver.Mem) error { return d.DestroyTeam(t.Context(), part, "a.go:1") }},
			{"a comparison of calls", "FCollect BarrierAll", func(d *device, old driver.Mem) error {
				return stream1(t, d).Communicate(t.Context(), &driver.HostCall{Op: op.HostLookup("BarrierAll"), Members: world.Members, Operands: driver.Operands{Team: world.ID}})
			}},
		} {
			t.Run(kernel.name+", "+host.name, func(t *testing.T) {
				_, errs := onPEsWith(t, 2, driver.Job{CheckCollectives: host.name == "a comparison of calls"}, func(d *device) error {
					old, err := d.AllocSym(t.Context(), 64, nil, driver.SymOptions{}, "a.go:0")
					if err != nil {
						return err
					}
					f := d.drv.(*fakeDriver)
					met := newMeeting(f)
					later := make(chan struct{})
					f.kernels["k"] = &fakeKernel{params: 8, maxThreads: 32, offsets: []int{0}, active: 1, run: func(fakeLaunch) cu.Result { <-met.over; return cu.Success }}
					f.kernels["w"] = &fakeKernel{params: 8, maxThreads: 32, offsets: []int{0}, active: 1, run: func(fakeLaunch) cu.Result { <-later; return cu.Success }}
					d.drv, d.sym.lib = meetingDriver{f, met}, meetingLibrary{d.sym.lib, met}
					m, err := d.Load(t.Context(), artifact(manifest.Kernel{Name: "K", Symbol: "k", Meets: true, Collective: true}, manifest.Kernel{Name: "W", Symbol: "w"}))
					if err != nil {
						return err
					}
					s, err := d.newStream()
					if err != nil {
						return err
					}
					err = errors.Join(kernel.launch(d, m.(*module), s), host.call(d, old))
					if got := strings.Join(met.all, " "); err == nil && (got != host.want || met.calls != nil) {
						err = fmt.Errorf("called %s, want %s; while the kernel runs: %v", got, host.want, met.calls)
					}
					close(later)
					return err
				})
				if err := errors.Join(errs...); err != nil {
					t.Error(err)
				}
			})
		}
	}
}
