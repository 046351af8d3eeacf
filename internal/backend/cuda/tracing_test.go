package cuda

import (
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"unsafe"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
	"github.com/gpuc-go/gpuc/internal/base/trace"
	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
)

// heads count the records of rings, as threads and the memory of a module do.
type heads [trace.Rings]uint32

// record writes a record as gpuc_trace does (compiler/internal/nvvmir).
func (l fakeLaunch) record(h *heads, r trace.Entry) {
	ctrl := uintptr(unsafe.Pointer(&l.ctrl[0]))
	base := ctrl&^(trace.RingsOffset-1) + trace.RingsOffset
	ring := trace.Blocks + r.Block%trace.Blocks
	if r.Thread == 0 && r.Block < trace.Blocks {
		ring = r.Block
	}
	old := atomic.AddUint32(&h[ring], 1) - 1
	kernel := (ctrl & (trace.RingsOffset - 1)) / fault.BlockBytes
	at := base + uintptr(ring*trace.RingSlots+int(old%trace.RingSlots))*trace.RecordBytes
	store := func(word int, long uint64, short uint32) {
		for i, w := range []uint32{uint32(long), uint32(long >> 32), short, old + 1} {
			atomic.StoreUint32((*uint32)(foreign(at+uintptr(4*(word+i)))), w)
		}
	}
	store(trace.WordStart, r.Start, r.Site)
	store(trace.WordEnd, r.End, uint32(r.Thread)|uint32(kernel)<<16)
	store(trace.WordAt, r.At, uint32(r.PE))
	store(trace.WordValue, r.Value, uint32(r.Block))
}

// fakeClock is the kernel that reads the timer: it shows what next returns.
func fakeClock(next func() uint64) *fakeKernel {
	return &fakeKernel{params: 8, maxThreads: 1, active: 1, run: func(l fakeLaunch) cu.Result {
		atomic.StoreUint64((*uint64)(unsafe.Pointer(&l.ctrl[0])), next())
		atomic.AddUint32((*uint32)(unsafe.Pointer(&l.ctrl[8])), 1)
		return cu.Success
	}}
}

// tracedArtifact has a kernel Other before K, so that their numbers differ.
func tracedArtifact() *driver.Artifact {
	a := artifact(manifest.Kernel{Name: "Other", Symbol: "k"}, manifest.Kernel{Name: "K", Symbol: "k", Shmem: true})
	a.Manifest.Trace = string(trace.All)
	a.Manifest.Sites = append(a.Manifest.Sites,
		fault.Site{Kind: fault.Span, File: "k.go", Line: 30, Text: "halo"},
		fault.Site{Kind: fault.Traced, File: "k.go", Line: 31, Text: "PutSignalNBI"})
	return a
}

// openTraced opens a device that records. end closes it and returns the trace.
func openTraced(t *testing.T, f *fakeDriver) (d *device, end func() *trace.Trace) {
	t.Helper()
	file := filepath.Join(t.TempDir(), "t.json")
	must(t, trace.Begin(file))
	rec, err := trace.Record(file, trace.Head{PEs: 1, Count: 1, Clock: trace.Timer, Level: trace.All})
	must(t, err)
	d, err = open(t.Context(), driver.Job{Size: 1, Recorder: rec}, fakeServices(f, newFakeWorld(1), 0))
	must(t, err)
	return d, func() *trace.Trace {
		d.Close()
		must(t, rec.Close())
		tr, err := trace.Finish(file)
		must(t, err)
		return tr
	}
}

func TestRecordsOfKernelsBecomeATrace(t *testing.T) {
	var h heads
	var sig uint64
	var now atomic.Uint64
	fails, early := false, false
	f := newFakeDriver(map[string]*fakeKernel{
		trace.ClockKernel: fakeClock(func() uint64 { return now.Add(1) }),
		"k": {params: 8, maxThreads: 1024, active: 4, run: func(l fakeLaunch) cu.Result {
			l.record(&h, trace.Entry{Start: 1000, End: 1000, Block: 3, Site: trace.MarkBegin})
			if early {
				return l.fail(0, 3, 7, 8, 8)
			}
			l.record(&h, trace.Entry{Start: 1010, End: 1400, Site: 2, Thread: 7, Block: 3})
			l.record(&h, trace.Entry{Start: 1100, End: 1300, Site: 1, Thread: 7, Block: 3, At: sig + 8, Value: 5})
			if fails {
				return l.fail(0, 3, 7, 8, 8)
			}
			l.record(&h, trace.Entry{Start: 1320, End: 1330, Site: 3, Block: 3, At: sig + 16, Value: 6, PE: 1})
			l.record(&h, trace.Entry{End: 1500, Site: trace.MarkEnd, Block: 3})
			return cu.Success
		}},
	})
	kernel := func(unfinished bool, end int64) trace.Event {
		return trace.Event{Kind: trace.Kernel, Name: "K", End: end, Kernel: "K", Launch: 1, Block: [3]int{1, 1, 0}, Unfinished: unfinished}
	}
	launch := func(unfinished bool, end int64) trace.Event {
		return trace.Event{Kind: trace.Kernel, Name: "K", End: end, Stream: trace.Launches, Kernel: "K", Unfinished: unfinished}
	}
	span := trace.Event{Kind: trace.Span, Name: "halo", Start: 10, End: 400, Kernel: "K", Launch: 1, Block: [3]int{1, 1, 0}, Thread: 7, Threads: 1, File: "k.go", Line: 30}
	wait := trace.Event{Kind: trace.Wait, Name: "SignalWaitUntil", Start: 100, End: 300, Kernel: "K", Launch: 1, Block: [3]int{1, 1, 0}, Thread: 7, Threads: 1, File: "k.go", Line: 20, Word: 1<<40 | 8, Value: 5}
	put := trace.Event{Kind: trace.Put, Name: "PutSignalNBI", Start: 320, End: 330, Kernel: "K", Launch: 1, Block: [3]int{1, 1, 0}, Threads: 1, File: "k.go", Line: 31, To: 1, Word: 1<<40 | 16, Value: 6}

	for _, tt := range []struct {
		name         string
		fails, early bool
		want         []trace.Event
	}{
		{"that ends", false, false, []trace.Event{launch(false, 500), kernel(false, 500), span, wait, put}},
		// A failed kernel ends the context, and what it has recorded is still there, if only that a
		// block has begun.
		{"that fails", true, false, []trace.Event{launch(true, 400), kernel(true, 400), span, wait}},
		{"that fails first", true, true, []trace.Event{launch(true, 0), kernel(true, 0)}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			f.dead, fails, early, h = cu.Success, tt.fails, tt.early, heads{}
			d, end := openTraced(t, f)
			m := load(t, d, tracedArtifact())
			mem, err := d.AllocSym(t.Context(), 64, nil, driver.SymOptions{}, "main.go:30")
			must(t, err)
			sig = mem.Addr
			s := stream1(t, d)
			must(t, m.Launch(s, 1, driver.LaunchConfig{Grid: threadapi.Dim3{X: 2, Y: 3, Z: 1}, Block: threadapi.Dim3{X: 32, Y: 1, Z: 1}}, &driver.Args{}))
			if err := s.Sync(t.Context()); (err != nil) != tt.fails {
				t.Fatalf("Sync: %v", err)
			}
			got := end()
			if d := cmp.Diff(tt.want, got.Events); d != "" {
				t.Errorf("events (-want +got):\n%s", d)
			}
			if len(got.Notes) > 0 || got.Dropped != 0 {
				t.Errorf("notes %q, %d dropped", got.Notes, got.Dropped)
			}
		})
	}
}

// What the threads of a block record lies in two rings, and belongs to the launch that it was
// recorded in.
func TestRecordsBelongToTheirLaunch(t *testing.T) {
	var h heads
	const launches = 3
	turn := make(chan uint64, 1) // when the next launch begins, one after the other
	turn <- 1000
	var ran sync.WaitGroup
	ran.Add(launches)
	f := newFakeDriver(map[string]*fakeKernel{
		trace.ClockKernel: fakeClock(func() uint64 { return 1 }),
		"k": {params: 8, maxThreads: 1024, active: 4, run: func(l fakeLaunch) cu.Result {
			at := <-turn
			l.record(&h, trace.Entry{Start: at, End: at, Site: trace.MarkBegin})
			l.record(&h, trace.Entry{Start: at, End: at, Site: 1, Thread: 7})
			l.record(&h, trace.Entry{Start: at, End: at + 10, Site: 1})
			l.record(&h, trace.Entry{Start: at, End: at + 20, Site: 1, Thread: 9})
			l.record(&h, trace.Entry{Start: at + 20, End: at + 20, Site: trace.MarkEnd})
			turn <- at + 30
			ran.Done()
			return cu.Success
		}},
	})
	d, end := openTraced(t, f)
	m := load(t, d, tracedArtifact())
	s := stream1(t, d)
	for range launches {
		must(t, m.Launch(s, 1, oneBlock, &driver.Args{}))
	}
	ran.Wait()
	must(t, s.Sync(t.Context()))
	got := map[int]int{}
	for _, e := range end().Events {
		if e.Kind == trace.Wait {
			got[e.Launch] = e.Threads
		}
	}
	if d := cmp.Diff(map[int]int{1: 3, 2: 3, 3: 3}, got); d != "" {
		t.Errorf("threads that have waited in each launch (-want +got):\n%s", d)
	}
}

// A record is read when all of it is there, in whatever order that comes.
func TestHalfARecordIsNotRead(t *testing.T) {
	mem := make([]uint32, trace.RingsBytes/4)
	rings := trace.NewRingReader(unsafe.Pointer(&mem[0]))
	for i, q := range []int{2, 0, 3, 1} {
		mem[4*q], mem[4*q+3] = 5, 1
		n := 0
		if dropped := rings.Read(func(trace.Entry) { n++ }); dropped != 0 || n != i/3 {
			t.Errorf("with %d quarters there, %d records are read and %d dropped", i+1, n, dropped)
		}
	}
}

// A ring keeps the newest records, and says how many it has lost.
func TestRecordsWithoutRoomAreCounted(t *testing.T) {
	const n = trace.RingSlots + 10
	var h heads
	f := newFakeDriver(map[string]*fakeKernel{
		trace.ClockKernel: fakeClock(func() uint64 { return 1 }),
		"k": {params: 8, maxThreads: 1024, active: 4, run: func(l fakeLaunch) cu.Result {
			for i := range n {
				l.record(&h, trace.Entry{Start: uint64(2 * i), End: uint64(2*i + 1), Site: 2})
			}
			return cu.Success
		}},
	})
	d, end := openTraced(t, f)
	m := load(t, d, tracedArtifact())
	s := stream1(t, d)
	must(t, m.Launch(s, 1, oneBlock, &driver.Args{}), s.Sync(t.Context()))
	got := end()
	spans := 0
	for _, e := range got.Events {
		if e.Kind == trace.Span {
			spans++
		}
	}
	if got.Dropped != n-trace.RingSlots || spans != trace.RingSlots {
		t.Errorf("%d records dropped and %d kept, want %d and %d", got.Dropped, spans, n-trace.RingSlots, trace.RingSlots)
	}
}

// Kernels that were built without a trace say so in it, and their modules have no rings.
func TestKernelsThatRecordNothingAreNoted(t *testing.T) {
	f := newFakeDriver(map[string]*fakeKernel{"k": {params: 8, maxThreads: 1024, active: 4}})
	d, end := openTraced(t, f)
	m := load(t, d, artifact(manifest.Kernel{Name: "K", Symbol: "k"}))
	if m.blocks.traced != nil {
		t.Error("a module without a trace has rings")
	}
	got := end()
	if len(got.Notes) == 0 || !strings.Contains(got.Notes[0], "gpuc build -trace-level") {
		t.Errorf("notes %q", got.Notes)
	}
}
