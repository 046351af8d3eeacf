package cuda

import (
	"context"
	"errors"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/nvidia/nccl"
)

// openComm opens PE 0 of 1 with a communicator.
func openComm(t *testing.T) (*device, *fakeNCCL, *comm) {
	t.Helper()
	f := newFakeDriver(nil)
	n := &fakeNCCL{f: f}
	svc := fakeServices(f, nil, 0)
	svc.nccl = func() (collectives, error) { return n, nil }
	d, err := open(t.Context(), driver.Job{Size: 1}, svc)
	if err != nil {
		t.Fatal(err)
	}
	id, err := d.ShareNCCLID(t.Context(), "x.go:1")
	if err != nil {
		t.Fatal(err)
	}
	c, err := d.NewComm(t.Context(), driver.NCCLInit{ID: id, Rank: 1, Size: 4, Config: &driver.NCCLConfig{Name: "c"}})
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]string{"id", `init 1 of 4, id 1..2, name "c"`}, n.calls()); diff != "" {
		t.Errorf("calls (-want +got):\n%s", diff)
	}
	return d, n, c.(*comm)
}

// allReduce is a call on new memory and a stream.
func allReduce(t *testing.T, d *device, c *comm) driver.NCCLCall {
	t.Helper()
	m, err := d.Alloc(64, nil)
	if err != nil {
		t.Fatal(err)
	}
	s, err := d.NewStream()
	if err != nil {
		t.Fatal(err)
	}
	return driver.NCCLCall{Kind: driver.NCCLAllReduce, Dst: m, Src: m, Count: 16, Type: driver.NCCLFloat32, Op: driver.NCCLMax, Comm: c, Stream: s}
}

func TestGroupOfCallsIsMadeAtItsEnd(t *testing.T) {
	d, n, c := openComm(t)
	call := allReduce(t, d, c)
	send, recv := call, call
	send.Kind, send.Peer, recv.Kind, recv.Peer = driver.NCCLSend, 2, driver.NCCLRecv, 3
	enqueue := func(calls ...driver.NCCLCall) {
		t.Helper()
		for _, call := range calls {
			if err := d.EnqueueNCCL(call); err != nil {
				t.Fatal(err)
			}
		}
	}
	enqueue(call)
	d.NCCLGroup()
	enqueue(send)
	d.NCCLGroup()
	enqueue(recv)
	if err := d.EndNCCLGroup(false); err != nil {
		t.Fatal(err)
	}
	got := n.calls()
	if err := d.EndNCCLGroup(false); err != nil {
		t.Fatal(err)
	}
	d.NCCLGroup()
	enqueue(send)
	if err := d.EndNCCLGroup(true); err != nil {
		t.Fatal(err)
	}
	want := [][]string{{"allreduce of 16 type 7 by 2 on 7"}, {"(", "send 16 to 2", "recv 16 from 3", ")"}}
	if diff := cmp.Diff(want, [][]string{got, n.calls()}); diff != "" {
		t.Errorf("calls (-want +got):\n%s", diff)
	}
}

// The average of one rank is what it has, which NCCL copies for a sum.
func TestAverageOfOneRankIsItsSum(t *testing.T) {
	d, n, c := openComm(t)
	one, err := d.NewComm(t.Context(), driver.NCCLInit{Size: 1, Config: &driver.NCCLConfig{}})
	if err != nil {
		t.Fatal(err)
	}
	n.calls()
	for _, of := range []*comm{c, one.(*comm)} {
		for _, op := range []driver.NCCLOp{driver.NCCLAvg, driver.NCCLMax} {
			call := allReduce(t, d, of)
			call.Op = op
			if err := d.EnqueueNCCL(call); err != nil {
				t.Fatal(err)
			}
		}
	}
	want := []string{"allreduce of 16 type 7 by 4 on 7", "allreduce of 16 type 7 by 2 on 7", "allreduce of 16 type 7 by 0 on 7", "allreduce of 16 type 7 by 2 on 7"}
	if diff := cmp.Diff(want, n.calls()); diff != "" {
		t.Errorf("calls (-want +got):\n%s", diff)
	}
}

func TestErrorOfNCCLNamesTheRank(t *testing.T) {
	d, n, c := openComm(t)
	n.err = &nccl.Error{Call: "ncclAllReduce", Result: 4, Text: "invalid argument", Last: "the count is odd"}
	err := d.EnqueueNCCL(allReduce(t, d, c))
	want := &driver.NCCLError{Rank: 1, Size: 4, Call: "ncclAllReduce", Code: 4, Text: "invalid argument", Last: "the count is odd"}
	var got *driver.NCCLError
	if !errors.As(err, &got) || cmp.Diff(want, got) != "" {
		t.Errorf("got %v, want %v", err, want)
	}
	const text = "rank 1 of 4: ncclAllReduce: invalid argument (4): the count is odd"
	if want.Error() != text {
		t.Errorf("the text is %q, want %q", want, text)
	}
}

// A call that the other ranks do not make hangs. When the context of the wait ends, the
// communicator is aborted, and the device can be used as before.
func TestCancelledWaitAbortsTheCommunicator(t *testing.T) {
	d, n, c := openComm(t)
	n.hangs = true
	call := allReduce(t, d, c)
	if err := d.EnqueueNCCL(call); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if err := call.Stream.Sync(ctx); !errors.Is(err, driver.ErrAborted) || !errors.Is(err, context.Canceled) {
		t.Errorf("got %v, want that the wait was cancelled", err)
	} else if want := "wait for nccl.AllReduce of rank 1 of 4 on a stream: "; !strings.HasPrefix(err.Error(), want) {
		t.Errorf("got %v, want %s", err, want)
	}
	if diff := cmp.Diff([]string{"allreduce of 16 type 7 by 2 on 7", "abort 7"}, n.calls()); diff != "" {
		t.Errorf("calls (-want +got):\n%s", diff)
	}
	if err := d.EnqueueNCCL(call); !errors.Is(err, driver.ErrCommAborted) {
		t.Errorf("got %v, want that the communicator was aborted", err)
	}
	if err := call.Stream.Sync(t.Context()); err != nil {
		t.Errorf("the device is lost: %v", err)
	}
}

// What goes wrong with a communicator ends a wait for its calls.
func TestWaitSeesTheErrorOfACommunicator(t *testing.T) {
	d, n, c := openComm(t)
	n.hangs = true
	call := allReduce(t, d, c)
	if err := d.EnqueueNCCL(call); err != nil {
		t.Fatal(err)
	}
	n.mu.Lock()
	n.async = &nccl.Error{Call: "ncclCommGetAsyncError", Result: nccl.RemoteError, Text: "remote process exited"}
	n.mu.Unlock()
	err := call.Stream.Sync(t.Context())
	var e *driver.NCCLError
	if !errors.As(err, &e) || e.Rank != 1 || e.Text != "remote process exited" {
		t.Errorf("got %v, want the communicator's error", err)
	}
	if diff := cmp.Diff([]string{"allreduce of 16 type 7 by 2 on 7", "abort 7"}, n.calls()); diff != "" {
		t.Errorf("calls (-want +got):\n%s", diff)
	}
}

func TestNewCommEndsWithItsContext(t *testing.T) {
	for _, idles := range []bool{true, false} {
		d, n, _ := openComm(t)
		n.initHangs, n.idles = true, idles
		ctx, cancel := context.WithCancel(t.Context())
		cancelled := make(chan struct{})
		go func() { cancel(); close(cancelled) }()
		_, err := d.NewComm(ctx, driver.NCCLInit{Size: 2})
		<-cancelled
		if !errors.Is(err, context.Canceled) {
			t.Errorf("NCCL asks whether to go on, %v: got %v, want that it was cancelled", idles, err)
		}
	}
}

func TestGraphKeepsTheCommunicator(t *testing.T) {
	d, n, c := openComm(t)
	call := allReduce(t, d, c)
	s := call.Stream.(*stream)
	if err := s.BeginCapture(); err != nil {
		t.Fatal(err)
	}
	if err := d.EnqueueNCCL(call); err != nil {
		t.Fatal(err)
	}
	g, err := s.EndCapture(nil)
	if err != nil {
		t.Fatal(err)
	}
	if running := d.commsRunning(); len(running) > 0 {
		t.Errorf("the capture runs %d communicators", len(running))
	}
	if err := g.Launch(s); err != nil {
		t.Fatal(err)
	}
	if running := d.commsRunning(); len(running) != 1 || running[0] != c {
		t.Errorf("the launch runs %d communicators", len(running))
	}
	if err := c.Finalize(t.Context(), ""); err == nil || !strings.Contains(err.Error(), "1 graphs hold calls") {
		t.Errorf("Finalize: %v, want that a graph holds calls", err)
	}
	must(t, s.Sync(t.Context()))
	other, err := d.NewComm(t.Context(), driver.NCCLInit{Size: 2})
	must(t, err)
	call.Comm = other
	must(t, s.BeginCapture(), d.EnqueueNCCL(call))
	ofOther, err := s.EndCapture(nil)
	aborted := make(chan struct{})
	n.busy = aborted
	must(t, err, other.Abort())
	<-aborted // nobody waits for that while there is a graph
	if err := ofOther.Launch(s); !errors.Is(err, driver.ErrCommAborted) {
		t.Errorf("launch with a communicator that was aborted: %v", err)
	}
	n.calls()
	if err := g.Close(); err != nil {
		t.Fatal(err)
	}
	if err := c.Finalize(t.Context(), ""); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]string{"finalize 7", "destroy 7"}, n.calls()); diff != "" {
		t.Errorf("calls (-want +got):\n%s", diff)
	}
	if err := c.Finalize(t.Context(), ""); !errors.Is(err, driver.ErrCommFinalized) {
		t.Errorf("Finalize again: %v", err)
	}
}

func TestSplitHasRankAndSizeOfNCCL(t *testing.T) {
	d, _, c := openComm(t)
	n, err := c.Split(t.Context(), 1, 5, nil, "")
	if err != nil || n.Rank() != 2 || n.Size() != 3 {
		t.Errorf("got %v, %v", n, err)
	}
	if n, err := c.Split(t.Context(), nccl.NoColor, 0, nil, ""); n != nil || err != nil {
		t.Errorf("without a color: %v, %v", n, err)
	}
	if err := d.Close(); err != nil {
		t.Error(err)
	}
}

// TestWindowsOfMemoryThatPeersCannotMap are refused before the other ranks are met.
func TestWindowsOfMemoryThatPeersCannotMap(t *testing.T) {
	d, n, c := openComm(t)
	plain, err := d.Alloc(100, nil)
	must(t, err)
	pinned, err := d.AllocHost(100, false)
	must(t, err)
	for _, m := range []driver.Mem{plain, plain.Slice(0, 10), pinned} {
		if _, err := c.NewWindow(t.Context(), m, true, ""); !errors.Is(err, driver.ErrNoWindow) || !fault.Refused(err) {
			t.Errorf("a window: %v, want that it is refused", err)
		}
	}
	if calls := n.calls(); len(calls) != 0 {
		t.Errorf("NCCL was called: %q", calls)
	}
	must(t, d.Close())
}

func TestCloseAbortsCommunicatorsThatAreLeft(t *testing.T) {
	d, n, _ := openComm(t)
	m, err := d.AllocNCCL(100)
	if err != nil {
		t.Fatal(err)
	}
	if err := d.Free(t.Context(), m, ""); err != nil {
		t.Fatal(err)
	}
	if err := d.Close(); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]string{"alloc 100", "free", "abort 7"}, n.calls()); diff != "" {
		t.Errorf("calls (-want +got):\n%s", diff)
	}
}

func TestSignalsThatTheLibraryLacksAreRefusedBeforeAGroup(t *testing.T) {
	d, n, c := openComm(t)
	n.noSignals = errors.New("NCCL 2.29 has it")
	call := allReduce(t, d, c)
	call.Kind = driver.NCCLSignal
	d.NCCLGroup()
	if err := d.EnqueueNCCL(call); err != n.noSignals {
		t.Errorf("got %v, want %v", err, n.noSignals)
	}
	d.EndNCCLGroup(true)
	if got := n.calls(); len(got) > 0 {
		t.Errorf("calls %q, want none", got)
	}
}

// All PEs get the id that PE 0 makes, and its error if it cannot.
func TestShareNCCLID(t *testing.T) {
	for _, fails := range []bool{false, true} {
		f, w := newFakeDriver(nil), newFakeWorld(2)
		f.gpus = 2
		var wg sync.WaitGroup
		var ids [2]driver.NCCLID
		var errs [2]error
		for rank := range 2 {
			wg.Go(func() {
				svc := fakeServices(f, w, rank)
				n := &fakeNCCL{f: f}
				if fails {
					n.err = errors.New("no network")
				}
				svc.nccl = func() (collectives, error) { return n, nil }
				d, err := open(t.Context(), driver.Job{Rank: rank, LocalRank: rank, Size: 2, ShareID: w.shareID(rank)}, svc)
				if err != nil {
					t.Error(err)
					return
				}
				ids[rank], errs[rank] = d.ShareNCCLID(t.Context(), "x.go:1")
				if err := d.Close(); err != nil {
					t.Error(err)
				}
			})
		}
		wg.Wait()
		switch {
		case !fails && (errs != [2]error{} || ids[0] != ids[1] || ids[0][0] != 1 || ids[0][127] != 2):
			t.Errorf("ids %v, errors %v", ids, errs)
		case fails && (errs[0] == nil || errs[1] == nil || errs[0].Error() != "no network" || !strings.Contains(errs[1].Error(), "PE 0 could not make")):
			t.Errorf("PE 0 fails: errors %v", errs)
		}
	}
}

// NCCL knows a window by an address, which may be another's once it is closed.
func TestClosedWindowIsRefused(t *testing.T) {
	d, n, c := openComm(t)
	m, err := d.AllocNCCL(100)
	must(t, err)
	w, err := c.NewWindow(t.Context(), m, true, "w.go:1")
	must(t, err)
	put := allReduce(t, d, c)
	put.Kind, put.Window, put.Peer, put.Src = driver.NCCLPutSignal, w, 2, m
	must(t, d.EnqueueNCCL(put))
	must(t, d.NCCLGroup())
	must(t, d.EnqueueNCCL(put))
	if err := d.Free(t.Context(), m, "a.go:1"); !fault.Refused(err) || !strings.Contains(err.Error(), "the window that was registered at w.go:1") {
		t.Errorf("memory of a window is freed: %v", err)
	}
	must(t, w.Close())
	for what, err := range map[string]error{"group": d.EndNCCLGroup(false), "put": d.EnqueueNCCL(put), "close": w.Close()} {
		if !errors.Is(err, driver.ErrWindowClosed) || !fault.Refused(err) {
			t.Errorf("%s: %v, want that the window is closed", what, err)
		}
	}
	if diff := cmp.Diff([]string{"alloc 100", "window of 100", "put 16 to window 5 of 2", "no window 5"}, n.calls()); diff != "" {
		t.Errorf("calls (-want +got):\n%s", diff)
	}
	again, err := c.NewWindow(t.Context(), m, true, "w.go:2")
	must(t, err, c.Abort(), d.Free(t.Context(), m, "a.go:2"))
	if len(d.windows) != 0 {
		t.Errorf("%d windows are left of a communicator that was aborted, such as %v", len(d.windows), again)
	}
}

// A revoked communicator can be split, shrunk and aborted, as on the emulator.
func TestRevokedCommunicator(t *testing.T) {
	d, n, c := openComm(t)
	must(t, c.Revoke(t.Context()))
	for what, err := range map[string]error{"Finalize": c.Finalize(t.Context(), ""), "AllReduce": d.EnqueueNCCL(allReduce(t, d, c)), "Revoke": c.Revoke(t.Context())} {
		if !errors.Is(err, driver.ErrCommRevoked) {
			t.Errorf("%s: %v, want that it was revoked", what, err)
		}
	}
	if _, err := c.Split(t.Context(), 1, 5, nil, ""); err != nil {
		t.Errorf("Split: %v", err)
	}
	other, err := d.NewComm(t.Context(), driver.NCCLInit{Size: 2})
	must(t, err)
	n.calls()
	if _, err := other.Shrink(t.Context(), []int{1}, true, nil, ""); err != nil {
		t.Errorf("Shrink: %v", err)
	}
	if err := other.Finalize(t.Context(), ""); !errors.Is(err, driver.ErrCommRevoked) {
		t.Errorf("Finalize after Shrink of a failure: %v", err)
	}
	must(t, c.Abort())
	if err := c.Abort(); !errors.Is(err, driver.ErrCommAborted) {
		t.Errorf("Abort again: %v", err)
	}
	if diff := cmp.Diff([]string{"shrink 7 without [1] true", "abort 7"}, n.calls()); diff != "" {
		t.Errorf("calls (-want +got):\n%s", diff)
	}
}

// What NCCL fails to finalise is not lost: it can be aborted, and is at the end.
func TestFinalizeThatFailsLeavesTheCommunicator(t *testing.T) {
	for _, aborts := range []bool{true, false} {
		d, n, c := openComm(t)
		n.err = &nccl.Error{Call: "ncclCommFinalize", Result: nccl.RemoteError, Text: "remote process exited"}
		var e *driver.NCCLError
		if err := c.Finalize(t.Context(), ""); !errors.As(err, &e) || e.Text != "remote process exited" {
			t.Errorf("Finalize: %v", err)
		}
		if err := d.EnqueueNCCL(allReduce(t, d, c)); !errors.As(err, &e) {
			t.Errorf("AllReduce: %v, want why it cannot be used", err)
		}
		if aborts {
			must(t, c.Abort())
		}
		must(t, d.Close())
		if diff := cmp.Diff([]string{"finalize 7", "abort 7"}, n.calls()); diff != "" {
			t.Errorf("calls (-want +got):\n%s", diff)
		}
	}
}

// A call that is given up may end later. Nobody has a communicator that it makes, so it is
// aborted; and one that it finalises is not destroyed, since the program may abort it.
func TestCallsThatEndTooLate(t *testing.T) {
	d, n, c := openComm(t)
	stuck := func() (context.Context, chan struct{}) {
		ctx, cancel := context.WithCancel(t.Context())
		release := make(chan struct{})
		n.late = func() { cancel(); <-release }
		return ctx, release
	}
	ctx, release := stuck()
	if _, err := d.NewComm(ctx, driver.NCCLInit{Size: 2}); !errors.Is(err, errStuck) || !errors.Is(err, context.Canceled) {
		t.Fatalf("NewComm: %v", err)
	}
	aborted := make(chan struct{})
	n.busy = aborted
	close(release)
	<-aborted
	n.calls()
	ctx, release = stuck()
	split, err := c.Split(t.Context(), 0, 0, nil, "")
	must(t, err)
	if _, err := split.Split(ctx, 0, 0, nil, ""); !errors.Is(err, errStuck) {
		t.Errorf("Split: %v", err)
	}
	if err := split.Finalize(t.Context(), ""); !errors.Is(err, errStuck) {
		t.Errorf("Finalize of one that was left in a call: %v, want why it cannot be used", err)
	}
	must(t, split.Abort())
	close(release)
	n.calls()
	ctx, release = stuck()
	if err := c.Finalize(ctx, ""); !errors.Is(err, errStuck) || !errors.Is(err, context.Canceled) {
		t.Errorf("Finalize: %v", err)
	}
	must(t, c.Abort())
	if diff := cmp.Diff([]string{"abort 7"}, n.calls()); diff != "" {
		t.Errorf("calls (-want +got):\n%s", diff)
	}
	close(release)
	left := make(chan bool, 1)
	ctx, release = stuck()
	if err := d.aside(ctx, func(nccl.Idle) error { n.late(); return nil }, func(l bool, err error) error { left <- l; return err }); !errors.Is(err, errStuck) {
		t.Errorf("aside: %v", err)
	}
	close(release)
	if !<-left {
		t.Error("the call does not hear that it was left")
	}
}
