package conformance_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
	"github.com/gpuc-go/gpuc/testsuite/conformance/lang"
)

// TestStreamPriorities makes a stream of each priority, and lets them work in turn.
func TestStreamPriorities(t *testing.T) {
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		k, err := lang.LoadKernels(pe.PE)
		must(pe, err)
		least, greatest, err := pe.StreamPriorities()
		must(pe, err)
		if least < greatest {
			pe.Fatalf("the least priority is %d and the greatest %d; lower numbers are greater", least, greatest)
		}
		in := upload(pe, []float32{1, 2, 3, 4})
		out := zeros[float32](pe, 4)
		for p := greatest; p <= least; p++ {
			for _, blocking := range []bool{false, true} {
				cfg := gpurt.StreamConfig{Priority: p, Blocking: blocking}
				s, err := pe.NewStreamWith(cfg)
				must(pe, err)
				if s.Config() != cfg {
					pe.Errorf("a stream of %+v says that it is %+v", cfg, s.Config())
				}
				must(pe, k.Reverse(s, gpurt.Grid(1).Block(4), out, in))
				e, err := s.RecordUntimed()
				must(pe, err)
				must(pe, pe.Stream().Wait(e))
				must(pe, in.CopyFromDevice(pe.Stream(), out))
				must(pe, pe.Stream().Sync(pe.Context()))
				must(pe, e.Close())
				must(pe, s.Close())
			}
		}
		equal(pe, "turned around an even number of times", download(pe, in), []float32{1, 2, 3, 4})
		for _, p := range []int{greatest - 1, least + 1} {
			_, err := pe.NewStreamWith(gpurt.StreamConfig{Priority: p})
			if want := fmt.Sprintf("priority %d; this device has %d (first) to %d (last)", p, greatest, least); err == nil || !strings.Contains(err.Error(), want) {
				pe.Errorf("priority %d: %v, want %q", p, err, want)
			}
		}
	})
}

// TestEventsWithoutTime: they order, and nobody can ask for their time.
func TestEventsWithoutTime(t *testing.T) {
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		s := pe.Stream()
		timed, err := s.Record()
		must(pe, err)
		plain, err := s.RecordUntimed()
		must(pe, err)
		must(pe, plain.Sync(pe.Context()))
		for _, ask := range []func() error{
			func() error { _, err := plain.Since(timed); return err },
			func() error { _, err := timed.Since(plain); return err },
		} {
			if err := ask(); err == nil || !strings.Contains(err.Error(), "has no time; use Record") {
				pe.Errorf("the time of an event without one: %v", err)
			}
		}
		must(pe, plain.Close())
		must(pe, timed.Close())
	})
}

// TestHostFunc calls functions of the host between copies and kernels.
func TestHostFunc(t *testing.T) {
	gputest.Seeds(t, 5, gputest.NP(1), func(pe *gputest.PE) {
		k, err := lang.LoadKernels(pe.PE)
		must(pe, err)
		s := pe.Stream()
		in, out := upload(pe, []float32{1, 2, 3}), zeros[float32](pe, 3)
		pinned, err := gpurt.AllocPinned[float32](pe.PE, 3)
		must(pe, err)
		host := pinned.Host()
		must(pe, k.Reverse(s, gpurt.Grid(1).Block(3), out, in))
		must(pe, pinned.CopyFromDevice(s, out))
		must(pe, s.HostFunc(func() error {
			for i := range host {
				host[i] *= 10
			}
			return nil
		}))
		must(pe, in.CopyFromDevice(s, pinned))
		must(pe, k.Reverse(s, gpurt.Grid(1).Block(3), out, in))
		equal(pe, "turned around twice, and by ten", download(pe, out), []float32{10, 20, 30})
		equal(pe, "on the host", host, []float32{30, 20, 10})
	})
}

// TestHostFuncThatFails: the stream's next Sync says so, once, and the stream goes on.
func TestHostFuncThatFails(t *testing.T) {
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		s := pe.Stream()
		ended := errors.New("the file is full")
		for _, c := range []struct {
			name string
			f    func() error
			want string
		}{
			{"error", func() error { return ended }, "the file is full"},
			{"panic", func() error { panic("empty") }, "panic: empty"},
			{"use of the PE", func() error { return s.Barrier() }, "PE is used outside its goroutine"},
			{"allocation", func() error { _, err := gpurt.Alloc[int32](pe.PE, 1); return err }, "PE is used outside its goroutine"},
		} {
			behind := false
			must(pe, s.HostFunc(c.f))
			must(pe, s.HostFunc(func() error { behind = true; return errors.New("the second") }))
			err := s.Sync(pe.Context())
			var failed *gpurt.HostFuncError
			if !errors.As(err, &failed) || !strings.HasPrefix(failed.Where, "conformance/stream_test.go:") || !strings.HasPrefix(failed.Err.Error(), c.want) && !strings.Contains(failed.Err.Error(), c.want) {
				pe.Errorf("%s: %v, want %q", c.name, err, c.want)
			}
			if (failed != nil && failed.Stack != "") != (c.name == "panic") {
				pe.Errorf("%s: the stack is %q", c.name, failed.Stack)
			}
			if !behind {
				pe.Errorf("%s: the work behind it was not done", c.name)
			}
			if err := s.Sync(pe.Context()); err != nil {
				pe.Errorf("%s: a second Sync: %v", c.name, err)
			}
		}
	})
}
