package cuda

import (
	"context"
	"errors"
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/nvidia/nccl"
	"github.com/gpuc-go/gpuc/internal/transport"
)

// onStream is what an operation became: the operation of the host library, how many bytes it is
// told, and where its memory begins, from the test's or for "scratch" the device's own.
type onStream struct {
	Name     string
	Bytes    int
	Dst, Src string
}

// calls returns the calls that the library got, in terms of two buffers.
func calls(d *device, dst, src driver.Mem) []onStream {
	place := func(addr uint64) string {
		for name, base := range map[string]uint64{"dst": dst.Addr, "src": src.Addr, "scratch": d.sym.scratch} {
			if base != 0 && addr >= base && addr < base+4096 {
				return fmt.Sprintf("%s+%d", name, addr-base)
			}
		}
		return ""
	}
	var list []onStream
	for _, c := range d.sym.lib.(*fakePE).calls {
		list = append(list, onStream{c.Name, c.Operands.Bytes, place(c.Operands.Dst), place(c.Operands.Src)})
	}
	return list
}

// TestOperationsBecomeCallsOfTheHostLibrary looks at the functions that are called, and at
// what is done around those that have limits.
func TestOperationsBecomeCallsOfTheHostLibrary(t *testing.T) {
	for _, test := range []struct {
		name string
		pes  int
		comm func(dst, src driver.Mem) driver.HostCall
		want []onStream
	}{
		{"put", 2, func(dst, src driver.Mem) driver.HostCall {
			return driver.HostCall{Op: op.HostLookup("Put"), Operands: driver.Operands{PE: 1, Dst: dst.Slice(0, 24), Src: src.Slice(8, 32), Elem: 4}}
		}, []onStream{{"Put", 24, "dst+0", "src+8"}}},
		{"put of nothing", 2, func(dst, src driver.Mem) driver.HostCall {
			return driver.HostCall{Op: op.HostLookup("Put"), Operands: driver.Operands{PE: 1, Dst: dst.Slice(0, 0), Src: src.Slice(0, 0), Elem: 4}}
		}, nil},
		{"put of nothing with signal", 2, func(dst, src driver.Mem) driver.HostCall {
			return driver.HostCall{Op: op.HostLookup("PutSignal"), Operands: driver.Operands{PE: 1, Dst: dst.Slice(0, 0), Src: src.Slice(0, 0), Elem: 4, Word: dst.Slice(8, 16), Value: 1, SigOp: op.SignalSet}}
		}, []onStream{{"SignalOp", 0, "dst+0", "src+0"}}},
		{"broadcast", 2, func(dst, src driver.Mem) driver.HostCall {
			return driver.HostCall{Op: op.HostLookup("Broadcast"), Members: worldTeam(2).Members, Operands: driver.Operands{Team: op.TeamWorld, PE: 1, Dst: dst.Slice(0, 24), Src: src.Slice(8, 32), Elem: 2}}
		}, []onStream{{"Broadcast", 24, "dst+0", "src+8"}}},
		{"fcollect counts the part of one PE", 2, func(dst, src driver.Mem) driver.HostCall {
			return driver.HostCall{Op: op.HostLookup("FCollect"), Members: worldTeam(2).Members, Operands: driver.Operands{Team: op.TeamWorld, Dst: dst.Slice(0, 48), Src: src.Slice(0, 24), Elem: 8}}
		}, []onStream{{"FCollect", 24, "dst+0", "src+0"}}},
		{"alltoall of odd bytes counts the part of one PE", 2, func(dst, src driver.Mem) driver.HostCall {
			return driver.HostCall{Op: op.HostLookup("AllToAll"), Members: worldTeam(2).Members, Operands: driver.Operands{Team: op.TeamWorld, Dst: dst.Slice(0, 6), Src: src.Slice(0, 6), Elem: 1}}
		}, []onStream{{"AllToAll", 3, "dst+0", "src+0"}}},
		{"collective of nothing", 2, func(dst, src driver.Mem) driver.HostCall {
			return driver.HostCall{Op: op.HostLookup("AllToAll"), Members: worldTeam(2).Members, Operands: driver.Operands{Team: op.TeamWorld, Dst: dst.Slice(0, 0), Src: src.Slice(0, 0), Elem: 1}}
		}, nil},
	} {
		t.Run(test.name, func(t *testing.T) { becomes(t, test.pes, nil, test.comm, test.want) })
	}
}

// becomes fails unless an operation becomes the calls on each of some PEs. set changes what
// the device knows, and may be nil.
func becomes(t *testing.T, pes int, set func(*device), comm func(dst, src driver.Mem) driver.HostCall, want []onStream) {
	t.Helper()
	_, errs := onPEs(t, pes, func(d *device) error {
		dst, err := d.AllocSym(t.Context(), 4096, nil, driver.SymOptions{}, "a.go:1")
		if err != nil {
			return err
		}
		src, err := d.AllocSym(t.Context(), 4096, nil, driver.SymOptions{}, "a.go:2")
		if err != nil {
			return err
		}
		if set != nil {
			set(d)
		}
		s, err := d.newStream()
		if err != nil {
			return err
		}
		d.sym.lib.(*fakePE).calls = nil
		c := comm(dst, src)
		if err := s.Communicate(t.Context(), &c); err != nil {
			return err
		}
		if diff := cmp.Diff(want, calls(d, dst, src)); diff != "" {
			return fmt.Errorf("PE %d: calls (-want +got):\n%s", d.Rank(), diff)
		}
		return nil
	})
	if err := errors.Join(errs...); err != nil {
		t.Error(err)
	}
}

// worldTeam is the team of all of n PEs.
func worldTeam(n int) driver.Team {
	team := driver.Team{ID: op.TeamWorld}
	for pe := range n {
		team.Members = append(team.Members, pe)
	}
	return team
}

// TestOperationsOnStreamOfPEsThatShare refuses what NVSHMEM would end the process for.
func TestOperationsOnStreamOfPEsThatShare(t *testing.T) {
	_, errs := onPEs(t, 2, func(d *device) error {
		d.sym.limited = true
		m, err := d.AllocSym(t.Context(), 64, nil, driver.SymOptions{}, "a.go:1")
		if err != nil {
			return err
		}
		s, err := d.newStream()
		if err != nil {
			return err
		}
		for i := range op.HostTable {
			o := &op.HostTable[i]
			c := driver.HostCall{Op: o, Members: []int{0, 1}, Operands: driver.Operands{Team: op.TeamWorld, Dst: m.Slice(0, 16), Src: m.Slice(16, 32), Word: m.Slice(32, 40), Elem: 8, Type: op.TypeInt64, Reduction: op.Sum}}
			if err := s.Communicate(t.Context(), &c); errors.Is(err, d.svc.transport.Host.Limited.OnStream) == d.sym.lib.Shared(o) {
				return fmt.Errorf("%s: %v", o.Name, err)
			}
		}
		return nil
	})
	if err := errors.Join(errs...); err != nil {
		t.Error(err)
	}
}

// TestStreamsSayWhatTheyMayWaitFor: NVSHMEM's waits do not end and leave no record.
func TestStreamsSayWhatTheyMayWaitFor(t *testing.T) {
	_, one, other, m := quietDevice(t)
	d := one.d
	wait := &driver.HostCall{Op: op.HostLookup("SignalWaitUntil"), Operands: driver.Operands{Word: m.Slice(0, 8), Cmp: op.CmpEQ, Value: 1}}
	for _, step := range []struct {
		call func() error
		want string
	}{
		{func() error { return nil }, "work on the GPU"},
		{func() error { return one.Communicate(t.Context(), wait) }, "SignalWaitUntil on a stream"},
		{func() error { return enqueue(other, "Barrier") }, "Barrier, or SignalWaitUntil on a stream"},
		{func() error { return one.Sync(t.Context()) }, "Barrier on a stream"},
	} {
		if err := step.call(); err != nil {
			t.Fatal(err)
		}
		if got := d.running(); got != step.want {
			t.Errorf("got %q, want %q", got, step.want)
		}
	}
}

// idleNVSHMEM and idleNCCL do nothing when an operation is enqueued.
type idleNVSHMEM struct{ *fakePE }

func (idleNVSHMEM) OnStream(*op.HostOp, *transport.Operands) error { return nil }

type idleNCCL struct{ *fakeNCCL }

func (idleNCCL) Enqueue(nccl.Function, *nccl.Call) error { return nil }
func (idleNCCL) Group(f func() error) error              { return f() }

// enqueuings enqueue an operation on a GPU that does nothing.
var enqueuings = []struct {
	name    string
	prepare func(t testing.TB, s *stream, m driver.Mem) func() error
}{
	{"put", enqueuing(driver.HostCall{Op: op.HostLookup("Put"), Operands: driver.Operands{Elem: 4}})},
	{"quiet", enqueuing(driver.HostCall{Op: op.HostLookup("Quiet")})},
	{"barrier", enqueuing(driver.HostCall{Op: op.HostLookup("BarrierAll")})},
	{"fcollect", enqueuing(driver.HostCall{Op: op.HostLookup("FCollect"), Operands: driver.Operands{Elem: 4}})},
	{"reduce", enqueuing(driver.HostCall{Op: op.HostLookup("Reduce"), Operands: driver.Operands{Elem: 4, Type: op.TypeFloat32, Reduction: op.Sum}})},
	{"NCCL allreduce", func(t testing.TB, s *stream, m driver.Mem) func() error {
		call := ncclCall(t, s, m)
		return func() error { return s.d.EnqueueNCCL(call) }
	}},
	{"NCCL group of 8", func(t testing.TB, s *stream, m driver.Mem) func() error {
		call := ncclCall(t, s, m)
		return func() error {
			err := s.d.NCCLGroup()
			for range 8 {
				err = errors.Join(err, s.d.EnqueueNCCL(call))
			}
			return errors.Join(err, s.d.EndNCCLGroup(false))
		}
	}},
}

func enqueuing(c driver.HostCall) func(testing.TB, *stream, driver.Mem) func() error {
	return func(_ testing.TB, s *stream, m driver.Mem) func() error {
		c.Team, c.Members = op.TeamWorld, worldTeam(1).Members
		if c.Op.Elem != op.NoElem {
			c.Dst, c.Src = m.Slice(0, 128), m.Slice(128, 256)
		}
		return func() error { return s.Communicate(context.Background(), &c) }
	}
}

func ncclCall(t testing.TB, s *stream, m driver.Mem) driver.NCCLCall {
	c, err := s.d.NewComm(t.Context(), driver.NCCLInit{Size: 1})
	if err != nil {
		t.Fatal(err)
	}
	return driver.NCCLCall{Kind: driver.NCCLAllReduce, Dst: m.Slice(0, 128), Src: m.Slice(128, 256), Count: 32, Type: driver.NCCLFloat32, Comm: c, Stream: s}
}

// withEnqueuings calls f with each of them.
func withEnqueuings(t testing.TB, f func(name string, enqueue func() error)) {
	f1, w := newFakeDriver(nil), newFakeWorld(1)
	services := fakeServices(f1, w, 0)
	services.host = func() (transport.Host, error) { return idleNVSHMEM{w.pes[0]}, nil }
	services.nccl = func() (collectives, error) { return idleNCCL{&fakeNCCL{f: f1}}, nil }
	d, err := open(t.Context(), driver.Job{Size: 1}, services)
	if err != nil {
		t.Fatal(err)
	}
	m, err := d.AllocSym(t.Context(), 256, nil, driver.SymOptions{}, "a.go:1")
	if err != nil {
		t.Fatal(err)
	}
	s, err := d.newStream()
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range enqueuings {
		f(e.name, e.prepare(t, s, m))
	}
}

// BenchmarkEnqueue is the back end's part of an operation on a stream, without the libraries.
func BenchmarkEnqueue(b *testing.B) {
	withEnqueuings(b, func(name string, enqueue func() error) {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if err := enqueue(); err != nil {
					b.Fatal(err)
				}
			}
		})
	})
}

func TestEnqueuingAllocatesNothing(t *testing.T) {
	withEnqueuings(t, func(name string, enqueue func() error) {
		var err error
		n := testing.AllocsPerRun(100, func() { err = errors.Join(err, enqueue()) })
		most := 0.0
		if name == "NCCL group of 8" {
			most = 1 // the function that makes the calls
		}
		if err != nil || n > most {
			t.Errorf("%s: %v allocations, want at most %v; %v", name, n, most, err)
		}
	})
}

func TestClosedEventsAreUsedAgain(t *testing.T) {
	f := newFakeDriver(nil)
	d := openFake(t, f, nil)
	s := stream1(t, d)
	before := len(f.events)
	for range 3 {
		a, err := s.Record()
		must(t, err)
		b, err := s.Record()
		must(t, err, a.Close(), b.Close())
	}
	if n := len(f.events) - before; n != 2 {
		t.Errorf("%d events were made for two at a time", n)
	}
}
