package cuda

import (
	"context"
	"errors"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
)

// launchFake loads and launches one kernel with the given behaviour.
func launchFake(t *testing.T, run func(l fakeLaunch) cu.Result) (*fakeDriver, *device, *stream) {
	t.Helper()
	f := newFakeDriver(map[string]*fakeKernel{
		"k":     {params: 8, maxThreads: 1024, active: 4, run: run},
		"other": {params: 8, maxThreads: 1024, active: 4},
	})
	d := openFake(t, f, nil)
	m := load(t, d, artifact(manifest.Kernel{Name: "Other", Symbol: "other"}, manifest.Kernel{Name: "K", Symbol: "k"}))
	s := stream1(t, d)
	if err := m.Launch(s, 1, oneBlock, &driver.Args{}); err != nil {
		t.Fatal(err)
	}
	return f, d, s
}

func TestFailedCheckComesBackWithItsPlace(t *testing.T) {
	f, d, s := launchFake(t, func(l fakeLaunch) cu.Result { return l.fail(0, 3, 5, 9, 8) })
	err := s.Sync(t.Context())
	var got *fault.Error
	if !errors.As(err, &got) {
		t.Fatalf("got %v", err)
	}
	want := &fault.Error{Kernel: "K", Block: [3]int{3, 0, 0}, Thread: [3]int{5, 0, 0},
		File: "k.go", Line: 10, Kind: fault.Index, Msg: "index out of range [9] with length 8"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}

	// From here on everything names that failure, and nothing hangs.
	_, allocErr := d.Alloc(8, nil)
	_, loadErr := d.Load(t.Context(), artifact(manifest.Kernel{Name: "K", Symbol: "k"}))
	_, streamErr := d.NewStream()
	for name, err := range map[string]error{
		"Alloc": allocErr, "Load": loadErr, "NewStream": streamErr,
		"Sync": s.Sync(t.Context()), "Barrier": d.Barrier(t.Context()),
	} {
		if !errors.Is(err, got) {
			t.Errorf("%s after the failure: %v", name, err)
		}
	}
	if err := s.Close(); err != nil {
		t.Errorf("Close of the stream: %v", err)
	}
	if err := d.Close(); err != nil {
		t.Errorf("Close: %v", err)
	}
	if f.retains != 1 {
		t.Error("the dead context was released")
	}
}

func TestCancelledContextEndsAWaitInAKernel(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	_, d, s := launchFake(t, func(l fakeLaunch) cu.Result {
		cancel()
		return l.waitForAbort(1)
	})
	err := s.Sync(ctx)
	var got *fault.Error
	if !errors.Is(err, context.Canceled) || !errors.Is(err, driver.ErrAborted) || !errors.As(err, &got) {
		t.Fatalf("got %v", err)
	}
	want := "k.go:20: SignalWaitUntil: ended while waiting; the word is 7, waited for 8 (kernel K, PE 0, block (0,0,0), thread (0,0,0))"
	if got.Error() != want {
		t.Errorf("got %v\nwant %s", got, want)
	}
	if err := d.Close(); err != nil {
		t.Errorf("Close: %v", err)
	}
}

func TestAbortFromAnotherGoroutineEndsAWaitInAKernel(t *testing.T) {
	var dev atomic.Pointer[device]
	opened := make(chan struct{})
	_, d, s := launchFake(t, func(l fakeLaunch) cu.Result {
		<-opened
		dev.Load().Abort()
		dev.Load().Abort()
		return l.waitForAbort(1)
	})
	dev.Store(d)
	close(opened)
	err := s.Sync(t.Context())
	var got *fault.Error
	if !errors.Is(err, driver.ErrAborted) || !errors.As(err, &got) || got.Kind != fault.Wait {
		t.Fatalf("got %v", err)
	}
	if err := d.Close(); err != nil {
		t.Errorf("Close: %v", err)
	}
}

// abortAtEvent aborts the device as it makes an event to wait for, and goes on once the
// kernel has ended by that.
type abortAtEvent struct {
	*fakeDriver
	d *device
}

func (a abortAtEvent) EventCreate(flags uint32) (cu.Event, cu.Result) {
	a.d.Abort()
	for _, s := range a.streams {
		if s.busy != nil {
			<-s.busy
		}
	}
	return a.fakeDriver.EventCreate(flags)
}

func TestAbortWhileAWaitBeginsToSleep(t *testing.T) {
	f, d, s := launchFake(t, func(l fakeLaunch) cu.Result { return l.waitForAbort(1) })
	d.drv = abortAtEvent{f, d}
	err := s.Sync(t.Context())
	var got *fault.Error
	if !errors.Is(err, driver.ErrAborted) || !errors.As(err, &got) || got.Kind != fault.Wait {
		t.Fatalf("got %v", err)
	}
}

func TestAbortHoldsForKernelsLoadedLater(t *testing.T) {
	f := newFakeDriver(map[string]*fakeKernel{"k": {params: 8, maxThreads: 1024, run: func(l fakeLaunch) cu.Result { return l.waitForAbort(1) }}})
	d := openFake(t, f, nil)
	d.Abort()
	m := load(t, d, artifact(manifest.Kernel{Name: "K", Symbol: "k"}))
	s := stream1(t, d)
	if err := m.Launch(s, 0, oneBlock, &driver.Args{}); err != nil {
		t.Fatal(err)
	}
	var got *fault.Error
	if err := s.Sync(t.Context()); !errors.As(err, &got) {
		t.Errorf("got %v", err)
	}
}

func TestKernelThatFinishesDespiteCancellationLeavesThePEUsable(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	_, d, s := launchFake(t, func(l fakeLaunch) cu.Result {
		cancel()
		for atomic.LoadUint32(l.word(fault.OffAbort)) == 0 {
			pause()
		}
		return cu.Success
	})
	if err := s.Sync(ctx); !errors.Is(err, context.Canceled) || !strings.HasPrefix(err.Error(), "wait for kernel K: ") {
		t.Fatalf("got %v", err)
	}
	if err := s.Sync(t.Context()); err != nil {
		t.Fatal(err)
	}
	for m := range d.modules {
		for k := range m.kernels {
			if *m.blocks.word(k, fault.OffAbort) != 0 {
				t.Errorf("the abort word of kernel %d is still set", k)
			}
		}
	}
	if err := d.Close(); err != nil {
		t.Error(err)
	}
}

func TestKernelThatIgnoresTheAbortIsGivenUp(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	end := make(chan struct{})
	defer close(end)
	_, d, s := launchFake(t, func(l fakeLaunch) cu.Result {
		cancel()
		<-end
		return cu.Success
	})
	d.grace = 1
	err := s.Sync(ctx)
	if !errors.Is(err, context.Canceled) || !strings.Contains(err.Error(), "kernel K did not end") {
		t.Fatalf("got %v", err)
	}
	if _, again := d.Alloc(8, nil); !errors.Is(again, err) {
		t.Errorf("afterwards: %v", again)
	}
	if err := d.Close(); err != nil {
		t.Errorf("Close: %v", err)
	}
}

func TestWaitThatIsLeftForAFunctionOfTheHost(t *testing.T) {
	f := newFakeDriver(nil)
	d := openFake(t, f, nil)
	s := stream1(t, d)
	must(t, s.CallHost(func() {}))
	busy := make(chan struct{})
	f.streams[s.h].busy = busy
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	const want = "wait for work on the GPU: aborted: context canceled; a function that a stream calls on the host (Stream.HostFunc) may not have returned"
	if err := s.Sync(ctx); !errors.Is(err, context.Canceled) || err.Error() != want {
		t.Errorf("got %v\nwant %s", err, want)
	}
	close(busy)
	_, err := d.Alloc(8, nil)
	must(t, err, s.Sync(t.Context()), d.Close())
}

func TestDoneDoesNotWait(t *testing.T) {
	end := make(chan cu.Result)
	_, d, s := launchFake(t, func(fakeLaunch) cu.Result { return <-end })
	e, err := s.Record()
	must(t, err)
	for what, ask := range map[string]func() (bool, error){"stream": s.Done, "event": e.Done} {
		if done, err := ask(); done || err != nil {
			t.Errorf("the %s, before the kernel has ended: %v, %v", what, done, err)
		}
	}
	end <- cu.Success
	must(t, s.Sync(t.Context()))
	for what, ask := range map[string]func() (bool, error){"stream": s.Done, "event": e.Done} {
		if done, err := ask(); !done || err != nil {
			t.Errorf("the %s, when the kernel has ended: %v, %v", what, done, err)
		}
	}
	must(t, d.Close())
	if _, err := s.Done(); err == nil {
		t.Error("a stream of a closed device is asked")
	}
}

func TestDoneReturnsTheFailure(t *testing.T) {
	f, _, s := launchFake(t, func(l fakeLaunch) cu.Result { return l.fail(0, 3, 5, 9, 8) })
	<-f.streams[s.h].busy
	var e *fault.Error
	if done, err := s.Done(); !done || !errors.As(err, &e) || e.Kind != fault.Index {
		t.Errorf("got %v, %v", done, err)
	}
}

func TestFailureWithoutARecordNamesTheKernel(t *testing.T) {
	_, _, s := launchFake(t, func(fakeLaunch) cu.Result { return cu.IllegalAddress })
	err := s.Sync(t.Context())
	var e *cu.Error
	if !errors.As(err, &e) || e.Code != cu.IllegalAddress {
		t.Fatalf("got %v", err)
	}
	if !strings.HasPrefix(err.Error(), "PE 0: kernel K failed: ") || !strings.Contains(err.Error(), "CUDA_ERROR_ILLEGAL_ADDRESS (700)") {
		t.Errorf("got %v", err)
	}
}

func TestUnfinishedRecordNamesTheKernel(t *testing.T) {
	_, _, s := launchFake(t, func(l fakeLaunch) cu.Result {
		atomic.StoreUint32(l.word(fault.OffState), fault.StateClaimed)
		return cu.LaunchFailed
	})
	if err := s.Sync(t.Context()); err == nil || !strings.Contains(err.Error(), "a check in kernel K failed") {
		t.Errorf("got %v", err)
	}
}

func TestFailedCheckIsPreferredToAnEndedWait(t *testing.T) {
	f := newFakeDriver(map[string]*fakeKernel{
		"wait":  {params: 8, maxThreads: 32, run: func(l fakeLaunch) cu.Result { l.fail(1, 0, 0, 1, 2); return cu.Success }},
		"check": {params: 8, maxThreads: 32, run: func(l fakeLaunch) cu.Result { return l.fail(0, 0, 0, 4, 4) }},
	})
	d := openFake(t, f, nil)
	m := load(t, d, artifact(
		manifest.Kernel{Name: "Wait", Symbol: "wait"}, manifest.Kernel{Name: "Check", Symbol: "check"}, manifest.Kernel{Name: "Wait2", Symbol: "wait"}))
	s := stream1(t, d)
	for _, k := range []int{0, 2, 1} {
		if err := m.Launch(s, k, oneBlock, &driver.Args{}); err != nil {
			t.Fatal(err)
		}
		<-f.streams[s.h].busy
	}
	var got *fault.Error
	if err := s.Sync(t.Context()); !errors.As(err, &got) || got.Kernel != "Check" {
		t.Errorf("got %v", got)
	}
}
