package gpurt

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	goruntime "runtime"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/hang"
	"github.com/gpuc-go/gpuc/internal/platform"
	"github.com/gpuc-go/gpuc/runtime/internal/lines"
	"github.com/gpuc-go/gpuc/runtime/internal/osthread"
)

var errBroken = errors.New("broken")

func TestRunGivesEveryPEItsDevice(t *testing.T) {
	w := &fakeWorld{}
	seen := make([]string, 3)
	cfg := fakeConfig(w, 3, io.Discard)
	cfg.Seed = 42
	err := Run(t.Context(), cfg, func(_ context.Context, pe *PE) error {
		seen[pe.MyPE()] = fmt.Sprintf("%d of %d on %s", pe.MyPE(), pe.NumPEs(), pe.Device())
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]string{"0 of 3 on fake", "1 of 3 on fake", "2 of 3 on fake"}, seen); diff != "" {
		t.Errorf("PEs (-want +got):\n%s", diff)
	}
	if w.seed != 42 {
		t.Errorf("the emulator got seed %d, want 42", w.seed)
	}
}

// TestOutputThatIsLostFailsTheJob: what cannot be written is an error of the PE, at its end.
func TestOutputThatIsLostFailsTheJob(t *testing.T) {
	r, w := io.Pipe()
	r.CloseWithError(errBroken)
	err := Run(t.Context(), fakeConfig(&fakeWorld{}, 1, w), func(_ context.Context, pe *PE) error {
		pe.Printf("lost")
		return nil
	})
	if want := "PE 0: output is lost: broken"; err == nil || err.Error() != want || !errors.Is(err, errBroken) {
		t.Errorf("%v, want %s", err, want)
	}
}

// TestFailureEndsOthers covers every way in which one PE of three ends badly
// while the others wait.
func TestFailureEndsOthers(t *testing.T) {
	for name, test := range map[string]struct {
		fail func() error
		want string // what the error begins with
	}{
		"error":  {func() error { return errBroken }, "PE 1: broken"},
		"panic":  {func() error { panic(errBroken) }, "PE 1: panic: broken\ngithub.com/gpuc-go/gpuc/runtime.TestFailureEndsOthers.func"},
		"goexit": {func() error { goruntime.Goexit(); return nil }, "PE 1: the run function ended its goroutine"},
	} {
		t.Run(name, func(t *testing.T) {
			err := Run(t.Context(), fakeConfig(&fakeWorld{}, 3, io.Discard), func(ctx context.Context, pe *PE) error {
				switch pe.MyPE() {
				case 0: // waits for its context
					<-ctx.Done()
					return fmt.Errorf("gave up: %w", context.Cause(ctx))
				case 1:
					return test.fail()
				}
				// waits inside the device, with a context that never ends
				return pe.Barrier(context.Background())
			})
			if err == nil || !strings.HasPrefix(err.Error(), test.want) {
				t.Fatalf("error %q, want one that begins with %q", err, test.want)
			}
			if strings.Contains(err.Error(), "PE 0") || strings.Contains(err.Error(), "PE 2") {
				t.Errorf("the error repeats consequences on other PEs: %v", err)
			}
			var pe *PEError
			if !errors.As(err, &pe) || pe.PE != 1 {
				t.Errorf("errors.As gives %v, want the failure of PE 1", pe)
			}
		})
	}
}

func TestSameErrorIsPrintedOnce(t *testing.T) {
	err := Run(t.Context(), fakeConfig(&fakeWorld{}, 3, io.Discard), func(ctx context.Context, pe *PE) error {
		if err := pe.Barrier(ctx); err != nil {
			return err
		}
		return errBroken
	})
	if !errors.Is(err, errBroken) {
		t.Fatalf("error %v, want errBroken", err)
	}
	if n := strings.Count(err.Error(), "broken"); n != 1 {
		t.Errorf("the cause stands %d times in %q", n, err)
	}
}

func TestWaitingPEsAreReported(t *testing.T) {
	cfg := fakeConfig(&fakeWorld{}, 3, io.Discard)
	waiting := make(chan struct{})
	err := Run(t.Context(), cfg, func(_ context.Context, pe *PE) error {
		if pe.MyPE() == 1 {
			<-waiting
			<-waiting
			return errBroken
		}
		pe.dev.(*fakeDevice).entered = waiting
		err := pe.Stream().Sync(context.Background())
		if !errors.Is(err, ErrAborted) {
			t.Errorf("PE %d: Sync gives %v, want ErrAborted", pe.MyPE(), err)
		}
		return err
	})
	want := "PE 1: broken\nPEs 0 and 2 were waiting at ring.go:17 (SignalWaitUntil: ended while waiting)"
	if err == nil || err.Error() != want {
		t.Errorf("error:\n%v\nwant:\n%s", err, want)
	}
}

func TestInterruptEndsRun(t *testing.T) {
	ctx, cancel := context.WithCancelCause(t.Context())
	err := Run(ctx, fakeConfig(&fakeWorld{}, 2, io.Discard), func(ctx context.Context, pe *PE) error {
		if pe.MyPE() == 0 {
			cancel(errBroken)
		}
		<-ctx.Done()
		return ctx.Err()
	})
	if err == nil || err.Error() != "broken" {
		t.Errorf("error %q, want the cause of the context's end", err)
	}
	if !errors.Is(err, errBroken) {
		t.Errorf("error %v is not the cause", err)
	}
}

func TestRunGivesUpOnDeafPE(t *testing.T) {
	release := make(chan struct{})
	defer close(release)
	cfg := fakeConfig(&fakeWorld{}, 2, io.Discard)
	cfg.Grace = time.Nanosecond
	err := Run(t.Context(), cfg, func(ctx context.Context, pe *PE) error {
		if pe.MyPE() == 0 {
			<-release
			return nil
		}
		return errBroken
	})
	var pe *PEError
	if !errors.As(err, &pe) || pe.PE != 1 || !errors.Is(err, errBroken) {
		t.Errorf("error %v, want the failure of PE 1", err)
	}
}

func TestRunWithBadConfig(t *testing.T) {
	none := func(context.Context, *PE) error { t.Error("the run function was called"); return nil }
	noGPU := &platform.System{
		Emulate:   func(cfg *platform.Config) platform.World { return &fakeWorld{pes: cfg.PEs} },
		Available: func() error { return errors.New("no driver: libcuda.so.1 not found") },
	}
	gpu := &platform.System{Emulate: noGPU.Emulate, Available: func() error { return nil }}
	for name, test := range map[string]struct {
		cfg  Config
		want string
		is   error
	}{
		"negative PEs":     {Config{PEs: -1, system: noGPU}, "the number of PEs is -1; it must not be negative", nil},
		"too many PEs":     {Config{PEs: 99999, system: noGPU}, "99999 PEs: at most 4096 can be emulated", nil},
		"no such back end": {Config{Backend: "hip", system: noGPU}, `there is no back end "hip"; use emu, check or cuda`, ErrUnavailable},
		"no transport":     {Config{Transport: "pigeon", system: noGPU}, `there is no transport "pigeon"; there is nvshmem, nvshmem-ibgda, nccl, nccl-gin`, nil},
		"no GPU":           {Config{Backend: CUDA, system: noGPU}, "back end cuda: back end is not available: no driver: libcuda.so.1 not found; GPUC_BACKEND=emu runs the program without a GPU", ErrUnavailable},
		"GPUs by hand":     {Config{Backend: CUDA, PEs: 2, system: gpu}, "start them with gpuc run -np 2", nil},
	} {
		err := Run(t.Context(), test.cfg, none)
		if err == nil || !strings.Contains(err.Error(), test.want) || test.is != nil && !errors.Is(err, test.is) {
			t.Errorf("%s: error %v, want one with %q that is %v", name, err, test.want, test.is)
		}
	}
}

func TestDeviceThatDoesNotOpen(t *testing.T) {
	cfg := Config{Backend: CUDA, system: &platform.System{
		Available: func() error { return nil },
		Open:      func(context.Context, driver.Job) (driver.Device, error) { return nil, errBroken },
	}}
	err := Run(t.Context(), cfg, func(context.Context, *PE) error { return nil })
	if err == nil || err.Error() != "PE 0: broken" {
		t.Errorf("error %v, want PE 0: broken", err)
	}
}

func TestOnePEOnGPU(t *testing.T) {
	w := &fakeWorld{pes: 1, addresses: true}
	var job driver.Job
	var d *fakeDevice
	cfg := Config{Backend: CUDA, system: &platform.System{
		Available: func() error { return nil },
		Open: func(ctx context.Context, j driver.Job) (driver.Device, error) {
			job = j
			d = w.Device(0).(*fakeDevice)
			return d, nil
		},
	}}
	err := Run(t.Context(), cfg, func(ctx context.Context, pe *PE) error {
		if goruntime.GOOS == "linux" {
			other := make(chan error)
			go func() { _, err := Alloc[int32](pe, 1); other <- err }()
			if err := <-other; !errors.Is(err, ErrConcurrent) {
				t.Errorf("use from another thread: %v, want ErrConcurrent", err)
			}
		}
		_, err := AllocSym[int32](pe, 1)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	if job.Rank != 0 || job.Size != 1 || !d.closed {
		t.Errorf("PE %d of %d, closed %v; want 0 of 1, closed", job.Rank, job.Size, d.closed)
	}
	id, err := job.ShareID(t.Context(), func() ([]byte, error) { return []byte("id"), nil })
	if err != nil || string(id) != "id" {
		t.Errorf("ShareID = %q, %v", id, err)
	}
}

func TestMainCodePrintsOnce(t *testing.T) {
	var out bytes.Buffer
	cfg := fakeConfig(&fakeWorld{}, 2, &out)
	code := mainCode(cfg, &out, func(ctx context.Context, pe *PE) error {
		if pe.MyPE() == 0 {
			pe.Printf("two\nlines")
			return errBroken
		}
		<-ctx.Done()
		return ctx.Err()
	})
	if want := "PE 0: two\nPE 0: lines\nPE 0: broken\n"; code != 1 || out.String() != want {
		t.Errorf("code %d, output %q; want 1, %q", code, out.String(), want)
	}
	if code := mainCode(fakeConfig(&fakeWorld{}, 2, &out), &out, func(context.Context, *PE) error { return nil }); code != 0 {
		t.Errorf("code %d for success, want 0", code)
	}
}

func TestEnvironment(t *testing.T) {
	for name, value := range map[string]string{"GPUC_BACKEND": "emu", "GPUC_NP": "4", "GPUC_SEED": "0x10", "GPUC_HANG_TIMEOUT": "1m30s", "GPUC_OVERSUBSCRIBE": "1"} {
		t.Setenv(name, value)
	}
	got, err := FromEnv()
	if err != nil || got.Backend != Emulator || got.PEs != 4 || got.Seed != 16 || got.HangTimeout != 90*time.Second || !got.Oversubscribe {
		t.Errorf("got %+v, %v", got, err)
	}
	t.Setenv("GPUC_NP", "four")
	if _, err := FromEnv(); err == nil || !strings.Contains(err.Error(), `GPUC_NP="four"`) {
		t.Errorf("a number in words: %v", err)
	}
}

// TestThreadsThatLiveAreTold: threads of PEs that have ended may be taken for others, so that only
// PEs that end before their thread use its pointer.
func TestThreadsThatLiveAreTold(t *testing.T) {
	if goruntime.GOOS != "linux" {
		t.Skip("threads are told on Linux alone")
	}
	const n = 8
	type told struct {
		outliving, calling osthread.Thread
		of                 [n]bool // whose threads it is taken for
	}
	var all [n]told
	var met, done sync.WaitGroup
	met.Add(n)
	for i := range all {
		done.Go(func() {
			goruntime.LockOSThread()
			defer goruntime.UnlockOSThread()
			all[i].outliving, all[i].calling = osthread.Outliving(), osthread.Calling()
			met.Done()
			met.Wait()
			for j := range all {
				all[i].of[j] = all[j].outliving.Calls()
				if all[j].calling.Calls() != all[i].of[j] {
					t.Errorf("thread %d is told from thread %d in one way alone", i, j)
				}
			}
		})
	}
	done.Wait()
	for i, got := range all {
		var want [n]bool
		want[i] = true
		if got.of != want || got.outliving == got.calling {
			t.Errorf("thread %d (%+v, %+v) is taken for %v", i, got.outliving, got.calling, got.of)
		}
	}
	if !(osthread.Thread{}).Calls() {
		t.Error("no thread is not told from others")
	}
}

// TestLinesOfKernelsNameTheirPE has kernels of two PEs print parts of lines in turn, and a PE between them.
func TestLinesOfKernelsNameTheirPE(t *testing.T) {
	for several, want := range map[bool]string{
		true:  "PE 0: a b\nPE 1: c\nPE 0: d\nPE 0: e\nPE 1: f\nPE 1: host\n",
		false: "a b\nPE 1: cd\ne\nfPE 1: host\n",
	} {
		var out strings.Builder
		w := lines.New(&out)
		for _, p := range []struct {
			pe   int
			text string
		}{{0, "a "}, {0, "b\n"}, {1, "PE 1: c"}, {0, "d\ne\n"}, {1, "f"}} {
			fmt.Fprint(w.Kernels(several)(p.pe), p.text)
		}
		fmt.Fprint(w, "PE 1: host\n")
		if out.String() != want {
			t.Errorf("several PEs %v: %q, want %q", several, out.String(), want)
		}
	}
}

// TestEmulatedPEsAnswerWhatTheyDo: PE 1 waits in a call of all, and the host of PE 0 does not
// come to it before it has been asked twice. Then both go on.
func TestEmulatedPEsAnswerWhatTheyDo(t *testing.T) {
	questions, ask := io.Pipe()
	answers, tell := io.Pipe()
	asked := make(chan struct{})
	cfg := Config{Backend: Emulator, PEs: 2, Stdout: io.Discard, Stderr: io.Discard}
	cfg.process = &platform.Process{Questions: questions, Answers: tell}
	var got []string
	go func() {
		defer close(asked)
		lines := bufio.NewScanner(answers)
		lines.Buffer(nil, 1<<20)
		for len(got) < 2 {
			ask.Write([]byte("?"))
			if !lines.Scan() {
				t.Error("no answer")
				return
			}
			r := new(hang.Report)
			if err := json.Unmarshal(lines.Bytes(), r); err != nil {
				t.Error(err)
			}
			if s := r.String(); strings.Contains(s, "PE 1: barrier on the host") { // PE 1 has come
				got = append(got, s)
			}
		}
	}()
	err := Run(t.Context(), cfg, func(ctx context.Context, pe *PE) error {
		if pe.MyPE() == 0 {
			<-asked
		}
		return pe.Barrier(ctx)
	})
	if err != nil {
		t.Error(err)
	}
	want := `first cause: PE 0 runs on the host, and does not wait for its device
who waits for whom:
  PE 0 runs on the host, and does not wait for its device
  └─ PE 1 waits for it: its host is in: barrier on the host
hosts: PE 0 runs; PE 1: barrier on the host`
	if d := cmp.Diff([]string{want, want}, got); d != "" {
		t.Errorf("(-want +got):\n%s", d)
	}
}

// TestInterruptTellsWhoWaitsForWhom: the report is of before the end.
func TestInterruptTellsWhoWaitsForWhom(t *testing.T) {
	ctx, cancel := context.WithCancelCause(t.Context())
	err := Run(ctx, Config{Backend: Emulator, PEs: 2, Stdout: io.Discard, Stderr: io.Discard}, func(ctx context.Context, pe *PE) error {
		if pe.MyPE() == 0 {
			cancel(errors.New("enough"))
			<-ctx.Done()
			return context.Cause(ctx)
		}
		return pe.Barrier(ctx)
	})
	for _, want := range []string{"enough\n", "first cause: PE 0 runs on the host, and does not wait for its device\n"} {
		// PE 1 may not have come to the barrier yet; then nobody waits.
		if err == nil || !strings.Contains(err.Error(), want) && strings.Contains(err.Error(), "PE 1 waits") {
			t.Errorf("no %q in\n%v", want, err)
		}
	}
}
