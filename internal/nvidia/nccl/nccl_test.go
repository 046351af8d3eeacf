//go:build linux

package nccl

import (
	"encoding/binary"
	"errors"
	"math"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/nvidia/dl"
)

// fake is a library that notes how it was called last.
type fake struct {
	*Library
	last   func() string `c:"fake_last"`
	result func(r int32) `c:"fake_result"`
	async  func(r int32) `c:"fake_async"`
}

// build compiles the fake and returns its path.
func build(t *testing.T, flags ...string) string {
	t.Helper()
	gcc, err := exec.LookPath("gcc")
	if err != nil {
		t.Skip("needs a C compiler")
	}
	so := filepath.Join(t.TempDir(), SOName)
	args := append([]string{"-shared", "-fPIC", "-O1", "-o", so, filepath.Join("testdata", "fake.c")}, flags...)
	if out, err := exec.Command(gcc, args...).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return so
}

func openFake(t *testing.T, flags ...string) *fake {
	t.Helper()
	so := build(t, flags...)
	l, err := Open(so)
	if err != nil {
		t.Fatal(err)
	}
	lib, err := dl.Open("a fake NCCL", dl.Local, so)
	if err != nil {
		t.Fatal(err)
	}
	f := &fake{Library: l}
	if err := lib.Bind(f); err != nil {
		t.Fatal(err)
	}
	return f
}

func never() error { return errors.New("it does not end") }

const big = 0x7abcdef012 // a handle or address above 32 bits

func TestCallsMatchThePrototypes(t *testing.T) {
	l := openFake(t)
	var id UniqueID
	id[0], id[127] = 3, 99
	comm := func(c Comm, err error) error {
		if err == nil && c != big {
			t.Errorf("%s: communicator %x", l.last(), c)
		}
		return err
	}
	value := func(want uint64, got uint64, err error) error {
		if err == nil && got != want {
			t.Errorf("%s: result %x, want %x", l.last(), got, want)
		}
		return err
	}
	call := &Call{Dst: big, Src: big + 1, Count: 1 << 33, Type: 7, Op: 2, Peer: 3, Comm: big + 2, Stream: big + 3, Window: big + 4, Offset: 1 << 34,
		Waits: []WaitDesc{{Count: 1, Peer: 2}, {Count: 3, Peer: 4, Index: 5, Context: 6}}}
	var scalar [8]byte
	binary.LittleEndian.PutUint64(scalar[:], math.Float64bits(1.5))
	for _, c := range []struct {
		want string
		call func() error
	}{
		{"init 1 of 4, 1 ids 3..99 96 cafebeef 23007 blocking 1", func() error { return comm(l.Init(id, 1, 4, &Config{}, never)) }},
		{"init 1 of 4, 1 ids 3..99 96 cafebeef 23007 blocking 0 cgaClusterSize 0 minCTAs 2 maxCTAs 3 net Socket splitShare 1 trafficClass 4 name c " +
			"collnetEnable 1 CTAPolicy 2 shrinkShare 1 nvlsCTAs 5 nChannelsPerNetPeer 6 nvlinkCentricSched 1 graphUsageMode 1 numRmaCtx 7 maxP2pPeers 8 graphStreamOrdering 0",
			func() error {
				return comm(l.Init(id, 1, 4, &Config{NonBlocking: true, CGAClusterSize: -1, MinCTAs: 2, MaxCTAs: 3, NetName: "Socket", SplitShare: true, TrafficClass: 4, Name: "c",
					CollNet: true, CTAPolicy: 2, ShrinkShare: true, NVLSCTAs: 5, ChannelsPerNetPeer: 6, NVLinkCentric: true, GraphUsage: 1, RMAContexts: 7, MaxP2PPeers: 8, UnorderedGraphStreams: true}, never))
			}},
		{"split 7abcdef013 2 -3 inherited", func() error { return comm(l.Split(big+1, 2, -3, nil, never)) }},
		{"shrink 7abcdef013 without 4 2 inherited flags 1", func() error { return comm(l.Shrink(big+1, []int{4, 2}, true, nil, never)) }},
		{"grow id 7abcdef013", func() error { id, err := l.GrowID(big + 1); return value(5, uint64(id[5]), err) }},
		{"grow 7abcdef013 to 5 as -1 id 99 inherited", func() error { return comm(l.Grow(big+1, 5, &id, nil, never)) }},
		{"grow 7abcdef013 to 5 as -1 id -1 inherited", func() error { return comm(l.Grow(big+1, 5, nil, nil, never)) }},
		{"grow 0 to 5 as 4 id 99 96 cafebeef 23007 blocking 1", func() error { return comm(l.Join(id, 4, 5, &Config{}, never)) }},
		{"device 7abcdef012", func() error { d, err := l.Device(big); return value(6, uint64(d), err) }},
		{"place 7abcdef012", func() error { r, n, err := l.Place(big); return value(35, uint64(10*r+n), err) }},
		{"finalize 7abcdef012", func() error { return l.Finalize(big, never) }},
		{"destroy 7abcdef012", func() error { return l.Destroy(big) }},
		{"abort 7abcdef012", func() error { return l.Abort(big) }},
		{"revoke 7abcdef012 0", func() error { return l.Revoke(big, never) }},
		{"alloc 8589934592", func() error { p, err := l.MemAlloc(1 << 33); return value(big, p, err) }},
		{"free 7abcdef012", func() error { return l.MemFree(big) }},
		{"register 7abcdef012 7abcdef013 8589934592", func() error { r, err := l.Register(big, big+1, 1<<33); return value(0x77, uint64(r), err) }},
		{"deregister 7abcdef012 7abcdef013", func() error { return l.Deregister(big, big+1) }},
		{"window 7abcdef012 7abcdef013 8589934592 1", func() error {
			w, err := l.RegisterWindow(big, big+1, 1<<33, WindowSymmetric, never)
			return value(0x88, uint64(w), err)
		}},
		{"no window 7abcdef012 7abcdef013", func() error { return l.DeregisterWindow(big, big+1) }},
		{"premul 1.5 of 8 for 7abcdef012", func() error { op, err := l.PreMulSum(big, 8, scalar); return value(9, uint64(op), err) }},
		{"premul at 7abcdef013 of 8 for 7abcdef012", func() error { op, err := l.PreMulSumAt(big, 8, big+1); return value(9, uint64(op), err) }},
		{"no op 9 7abcdef012", func() error { return l.DestroyOp(big, 9) }},
		{"send 7abcdef013 8589934592 7 to 3 7abcdef014 7abcdef015", func() error { return l.Enqueue(Send, call) }},
		{"recv 7abcdef012 8589934592 7 from 3 7abcdef014 7abcdef015", func() error { return l.Enqueue(Recv, call) }},
		{"ncclAllReduce 7abcdef013 7abcdef012 8589934592 7 by 2 7abcdef014 7abcdef015", func() error { return l.Enqueue(AllReduce, call) }},
		{"ncclReduceScatter 7abcdef013 7abcdef012 8589934592 7 by 2 7abcdef014 7abcdef015", func() error { return l.Enqueue(ReduceScatter, call) }},
		{"reduce 7abcdef013 7abcdef012 8589934592 7 by 2 root 3 7abcdef014 7abcdef015", func() error { return l.Enqueue(Reduce, call) }},
		{"ncclAllGather 7abcdef013 7abcdef012 8589934592 7 7abcdef014 7abcdef015", func() error { return l.Enqueue(AllGather, call) }},
		{"ncclAlltoAll 7abcdef013 7abcdef012 8589934592 7 7abcdef014 7abcdef015", func() error { return l.Enqueue(AllToAll, call) }},
		{"ncclBroadcast 7abcdef013 7abcdef012 8589934592 7 root 3 7abcdef014 7abcdef015", func() error { return l.Enqueue(Broadcast, call) }},
		{"ncclGather 7abcdef013 7abcdef012 8589934592 7 root 3 7abcdef014 7abcdef015", func() error { return l.Enqueue(Gather, call) }},
		{"ncclScatter 7abcdef013 7abcdef012 8589934592 7 root 3 7abcdef014 7abcdef015", func() error { return l.Enqueue(Scatter, call) }},
		{"put 7abcdef013 8589934592 7 to 3 window 7abcdef016 17179869184 0 0 0 7abcdef014 7abcdef015", func() error { return l.Enqueue(PutSignal, call) }},
		{"signal 3 0 0 0 7abcdef014 7abcdef015", func() error { return l.Enqueue(Signal, call) }},
		{"wait 1 of 2 (0 0) 3 of 4 (5 6) 7abcdef014 7abcdef015", func() error { return l.Enqueue(WaitSignal, call) }},
	} {
		if err := c.call(); err != nil {
			t.Errorf("%s: %v", c.want, err)
		}
		if d := cmp.Diff(c.want, l.last()); d != "" {
			t.Errorf("call (-want +got):\n%s", d)
		}
		l.result(4)
		err := c.call()
		l.result(0)
		var e *Error
		if !errors.As(err, &e) || e.Result != 4 || e.Text != "invalid argument" || !strings.HasPrefix(e.Call, "nccl") {
			t.Errorf("%s: the error is %v, want NCCL's", c.want, err)
		}
	}
}

func TestUniqueIDIsWhatNCCLWrites(t *testing.T) {
	id, err := openFake(t).UniqueID()
	var want UniqueID
	for i := range want {
		want[i] = byte(i)
	}
	if err != nil || id != want {
		t.Errorf("got %v, %v", id, err)
	}
}

func TestErrorHasNCCLsOwnWords(t *testing.T) {
	l := openFake(t)
	l.result(4)
	err := l.Enqueue(AllReduce, &Call{Comm: big})
	const want = "ncclAllReduce: invalid argument (4): the fake says why"
	if err == nil || err.Error() != want {
		t.Errorf("got %v, want %s", err, want)
	}
}

func TestGroupEndsAlsoWhereACallFails(t *testing.T) {
	l := openFake(t)
	boom := errors.New("boom")
	if err := l.Group(func() error { return boom }); err != boom {
		t.Errorf("got %v, want the error of the call", err)
	}
	if d := cmp.Diff("( )", l.last()); d != "" {
		t.Errorf("calls (-want +got):\n%s", d)
	}
}

func TestLibraryThatIsTooOldOrLacksAFunction(t *testing.T) {
	old := openFake(t, "-DOLDEST", "-DCODE=22803")
	var lacks *LacksError
	err := old.Enqueue(PutSignal, &Call{})
	if !errors.As(err, &lacks) || lacks.Since != (Version{2, 29, 2}) || lacks.Have != (Version{2, 28, 3}) || !strings.Contains(err.Error(), "ncclPutSignal: NCCL 2.29.2 has it") {
		t.Errorf("got %v, want the version that has the function", err)
	}
	if _, err := old.Init(UniqueID{}, 0, 1, &Config{MaxP2PPeers: 2}, never); !errors.As(err, &lacks) || lacks.Since != (Version{2, 30, 3}) {
		t.Errorf("got %v, want the version that has the setting", err)
	}
	if _, err := Open(build(t, "-DCODE=22705")); err == nil || !strings.Contains(err.Error(), "2.27.5") || !strings.Contains(err.Error(), "2.28.0 or newer") {
		t.Errorf("got %v, want that it is too old", err)
	}
}

func TestCommunicatorThatDoesNotBlock(t *testing.T) {
	l := openFake(t)
	polls := 0
	idle := func() error { polls++; return nil }
	l.result(7)
	l.async(7)
	l.async(7)
	if c, err := l.Init(UniqueID{}, 0, 1, &Config{NonBlocking: true}, idle); err != nil || c != big || polls != 2 {
		t.Errorf("Init: communicator %x, %v, after %d polls", c, err, polls)
	}
	l.async(7)
	l.async(6)
	_, err := l.Split(big, 0, 0, nil, idle)
	var e *Error
	if !errors.As(err, &e) || e.Result != RemoteError {
		t.Errorf("Split: %v, want what the parent says", err)
	}
	boom := errors.New("boom")
	l.async(7)
	if _, err := l.Init(UniqueID{}, 0, 1, &Config{NonBlocking: true}, func() error { return boom }); err != boom {
		t.Errorf("Init: %v, want the error of who waits", err)
	}
	if d := cmp.Diff("abort 7abcdef012", l.last()); d != "" {
		t.Errorf("call (-want +got):\n%s", d)
	}
}

// NCCL may write the result of a call that is given up after it has returned.
func TestMemoryOfACallThatIsGivenUpStays(t *testing.T) {
	l := openFake(t)
	boom := errors.New("boom")
	l.result(7)
	for what, call := range map[string]func() error{
		"RegisterWindow": func() error {
			_, err := l.RegisterWindow(big, big, 8, 0, func() error { return boom })
			return err
		},
		"Init": func() error {
			_, err := l.Init(UniqueID{}, 0, 1, &Config{}, func() error { return boom })
			return err
		},
		"Init with a name": func() error {
			_, err := l.Init(UniqueID{}, 0, 1, &Config{Name: "c"}, func() error { return boom })
			return err
		},
	} {
		l.async(7)
		before := len(l.kept.refs)
		if err := call(); err != boom {
			t.Errorf("%s: %v, want the error of who waits", what, err)
		}
		want := before + 1
		if strings.HasSuffix(what, "name") {
			want++ // NCCL keeps that pointer anyway
		}
		if n := len(l.kept.refs); n != want {
			t.Errorf("%s: %d memories are kept, want %d", what, n-before, want-before)
		}
	}
}

func TestMappedLibraries(t *testing.T) {
	const maps = `7f0 r--p 00000000 08:01 1   /opt/venv/lib/libnccl.so.2
7f1 r-xp 00001000 08:01 1   /opt/venv/lib/libnccl.so.2
7f2 rw-p 00000000 00:00 0
7f3 r--p 00000000 08:01 2   /usr/lib/libnccl.so.2.32.3
7f4 r--p 00000000 08:01 3   /usr/lib/libnccl-net.so
7f5 rw-p 00000000 00:00 0   [stack]
`
	if d := cmp.Diff([]string{"/opt/venv/lib/libnccl.so.2", "/usr/lib/libnccl.so.2.32.3"}, mapped(maps)); d != "" {
		t.Errorf("(-want +got):\n%s", d)
	}
}
