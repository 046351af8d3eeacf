//go:build unix

package launcher

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/job/procgroup"
)

func TestOutputIsMergedByLines(t *testing.T) {
	for where, cfg := range hereAndOnHosts(t, "print") {
		if err := Run(t.Context(), cfg); err != nil {
			t.Fatal(err)
		}
		got := cfg.Stdout.(*syncBuffer).lines()
		slices.Sort(got)
		var want []string
		for rank := range 3 {
			for _, text := range []string{"again", "hello", "no newline"} {
				want = append(want, fmt.Sprintf("PE %d: %s", rank, text))
			}
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s: output (-want +got):\n%s", where, diff)
		}
	}
	err, out := runHelper(t, "print", 1)
	if err != nil {
		t.Fatal(err)
	}
	got := out.lines()
	slices.Sort(got)
	if diff := cmp.Diff([]string{"PE 0: again", "hello", "no newline"}, got); diff != "" {
		t.Errorf("output of one PE (-want +got):\n%s", diff)
	}
}

func TestProcessEnvironment(t *testing.T) {
	for name, test := range map[string]struct {
		env  []string
		want []string
	}{
		"loopback by default": {[]string{"USER_VARIABLE=x"}, []string{
			"GPUC_RANK=0", "GPUC_LOCAL_RANK=0", "GPUC_NP=1", "NVSHMEM_BOOTSTRAP_UID_SOCK_IFNAME=lo", "USER_VARIABLE=x",
		}},
		"unless the user chose": {[]string{"NVSHMEM_BOOTSTRAP_UID_SOCK_IFNAME=eth1"}, []string{
			"GPUC_RANK=0", "GPUC_LOCAL_RANK=0", "GPUC_NP=1", "NVSHMEM_BOOTSTRAP_UID_SOCK_IFNAME=eth1", "USER_VARIABLE=",
		}},
	} {
		out := new(syncBuffer)
		cfg := helperJob(t, "environment", 1, out)
		cfg.Env = append(cfg.Env, test.env...)
		if err := Run(t.Context(), cfg); err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(test.want, out.lines()); diff != "" {
			t.Errorf("%s: environment (-want +got):\n%s", name, diff)
		}
	}
}

// TestFailureTakesOthersDown covers how one PE of three can end while the others
// wait, politely or not. Every case ends: the others are killed if need be.
func TestFailureTakesOthersDown(t *testing.T) {
	for name, want := range map[string]string{
		"exit 3":            "PE 1: the process ended with exit status 3",
		"killed":            "PE 1: the process was killed by signal: killed",
		"joined and killed": "PE 1: the process was killed by signal: killed\nPEs 0 and 2 were waiting at ring.go:17",
		"failed":            "PE 1: broken",
		"deaf":              "PE 1: broken",
		"garbles":           "PE 1: it has written to descriptor 4, which is for gpuc alone: read message: invalid character 'h' looking for beginning of value",
		"left early":        "PE 1: the process ended without calling gpurt.Main, which other PEs have called",
		"exit in run":       "PE 1: the process ended before its work was done; nothing in it may call os.Exit",
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			err, _ := runHelper(t, name, 3)
			if err == nil {
				t.Fatal("the job succeeded")
			}
			if diff := cmp.Diff(want, err.Error()); diff != "" {
				t.Errorf("error (-want +got):\n%s", diff)
			}
			if first := err.First(); first == nil || first.PE != 1 {
				t.Errorf("first failure: %+v, want that of PE 1", first)
			}
		})
	}
}

// TestMessagesOfAProcessThatEndsEarly has so many PEs that the first is long gone
// when the last would start. None is started once it has failed.
func TestMessagesOfAProcessThatEndsEarly(t *testing.T) {
	err, _ := runHelper(t, "fails early", 1000)
	if err == nil {
		t.Fatal("the job succeeded")
	}
	if diff := cmp.Diff("PE 0: "+longFailure, err.Error()); diff != "" {
		t.Errorf("error (-want +got):\n%s", diff)
	}
	err, out := runHelper(t, "done early", 100)
	if err != nil {
		t.Errorf("the job failed: %v", err)
	}
	if diff := cmp.Diff("PE 0: "+strings.Repeat("x", 50000)+"\n", out.String()); diff != "" {
		t.Errorf("output (-want +got):\n%.200s", diff)
	}
}

// TestPipeIsReadToTheEnd although it is read late, and another process holds it.
func TestPipeIsReadToTheEnd(t *testing.T) {
	p, w, err := newPipe()
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	defer w.Close()
	want := strings.Repeat("y", 60000) // it fits into a pipe
	if _, err := w.WriteString(want); err != nil {
		t.Fatal(err)
	}
	p.end()
	got, err := io.ReadAll(p)
	if err != nil || string(got) != want {
		t.Errorf("read %d bytes, %v; want all %d", len(got), err, len(want))
	}
}

// TestBytesReachWhoStartsLate: PE 0 shares its bytes when the others are not there.
func TestBytesReachWhoStartsLate(t *testing.T) {
	err, out := runHelper(t, "share", 50)
	if err != nil {
		t.Fatal(err)
	}
	if n := strings.Count(out.String(), ": id "); n != 50 {
		t.Errorf("%d of 50 PEs have the bytes", n)
	}
}

// TestWhatAPEStartedEndsWithIt, and a daemon, which goes on, does not hold the job
// although it holds the pipes.
func TestWhatAPEStartedEndsWithIt(t *testing.T) {
	for name, daemon := range map[string]bool{"leaves child": false, "leaves daemon": true} {
		fifo := filepath.Join(t.TempDir(), "alive")
		if err := syscall.Mkfifo(fifo, 0o600); err != nil {
			t.Fatal(err)
		}
		opened := make(chan *os.File, 1)
		go func() {
			f, err := os.Open(fifo) // waits for the child
			if err == nil {
				_, err = io.ReadFull(f, make([]byte, 1))
			}
			if err != nil {
				t.Errorf("%s: the child did not start: %v", name, err)
			}
			opened <- f
		}()
		out := new(syncBuffer)
		cfg := helperJob(t, name, 1, out)
		cfg.Env = append(cfg.Env, "USER_VARIABLE="+fifo)
		if err := Run(t.Context(), cfg); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		f := <-opened
		defer f.Close()
		var pid int
		if _, err := fmt.Sscanf(out.String(), "left %d\n", &pid); err != nil {
			t.Fatalf("%s: output %q", name, out)
		}
		if daemon {
			if err := syscall.Kill(pid, syscall.SIGKILL); err != nil {
				t.Errorf("%s: the daemon is gone: %v", name, err)
			}
		}
		if n, err := f.Read(make([]byte, 1)); n != 0 || err != io.EOF {
			t.Errorf("%s: read %d bytes, %v; want the end of the file", name, n, err)
		}
	}
}

// TestKilledJobEndsAtOnce: PEs that ignore everything are not given time.
func TestKilledJobEndsAtOnce(t *testing.T) {
	ctx, cancel := context.WithCancelCause(t.Context())
	now := make(chan struct{})
	fifo := mkfifo(t)
	go func() {
		f, err := os.Open(fifo)
		if err == nil {
			_, err = io.ReadFull(f, make([]byte, 2))
			defer f.Close()
		}
		if err != nil {
			t.Errorf("the processes did not start: %v", err)
		}
		cancel(errors.New("interrupted"))
		close(now)
	}()
	cfg := helperJob(t, "hold", 2, new(syncBuffer))
	cfg.Env = append(cfg.Env, "USER_VARIABLE="+fifo)
	err := Run(procgroup.WithKill(ctx, now), cfg)
	if err == nil || err.Error() != "interrupted" {
		t.Errorf("error %v, want the cause of the context's end", err)
	}
}

func TestInputOfPE0(t *testing.T) {
	out := new(syncBuffer)
	cfg := helperJob(t, "echo", 2, out)
	cfg.Stdin = strings.NewReader("typed\n")
	if err := Run(t.Context(), cfg); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff("PE 0: typed\n", out.String()); diff != "" {
		t.Errorf("output (-want +got):\n%s", diff)
	}
}

func TestOutputThatCannotBeWrittenFailsTheJob(t *testing.T) {
	cfg := helperJob(t, "print", 1, new(syncBuffer))
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	r.Close()
	defer w.Close()
	cfg.Stdout = w
	if err := Run(t.Context(), cfg); err == nil || !strings.Contains(err.Error(), syscall.EPIPE.Error()) {
		t.Errorf("error %v, want that of the writer", err)
	}
}

func TestEveryProcessMustJoinIfAsked(t *testing.T) {
	cfg := helperJob(t, "print", 2, new(syncBuffer))
	cfg.MustJoin = true
	err := Run(t.Context(), cfg)
	if err == nil || !strings.Contains(err.Error(), "ended without calling gpurt.Main") {
		t.Errorf("error %v, want one about processes that did not join", err)
	}
}

func TestLostDeviceDoesNotHoldOthers(t *testing.T) {
	err, out := runHelper(t, "lost", 3)
	if err != nil {
		t.Errorf("the job failed: %v", err)
	}
	if n := strings.Count(out.String(), "the device of PE 1 stopped"); n != 2 {
		t.Errorf("%d of 2 PEs were told:\n%s", n, out)
	}
}

func TestCancelEndsJob(t *testing.T) {
	for where, cfg := range hereAndOnHosts(t, "ready") {
		out, interrupt := cfg.Stdout.(*syncBuffer), errors.New("interrupted")
		err := Run(cancelled(t, out, interrupt), cfg)
		if !errors.Is(err, interrupt) {
			t.Errorf("%s: error %v, want the cause of the context's end", where, err)
		}
		if n := strings.Count(out.String(), "cause: interrupted"); n != 3 {
			t.Errorf("%s: %d of 3 PEs were told the cause:\n%s", where, n, out)
		}
	}
}

// TestAnInterruptedJobDoesNotWaitForAReader of the output, which a pager is that shows a page.
func TestAnInterruptedJobDoesNotWaitForAReader(t *testing.T) {
	for where, cfg := range hereAndOnHosts(t, "print") {
		ctx, cancel := context.WithCancelCause(t.Context())
		cfg.Stdout, cfg.Grace = writerFunc(func([]byte) (int, error) {
			cancel(errors.New("interrupted"))
			select {} // the process of the test ends it
		}), noGrace
		if err := Run(ctx, cfg); err == nil || err.Error() != "interrupted" {
			t.Errorf("%s: error %v, want that it was interrupted", where, err)
		}
	}
}

// TestAReaderThatTakesNothingHoldsNoStart: the PEs after the one whose output waits are started.
func TestAReaderThatTakesNothingHoldsNoStart(t *testing.T) {
	var out *output
	cfg := Config{NP: 2, Stdout: writerFunc(func(b []byte) (int, error) {
		out.of(1)
		return len(b), nil
	})}
	var err error
	if out, err = newOutput(&cfg); err != nil {
		t.Fatal(err)
	}
	first, _ := out.of(0)
	if _, err := first.Write([]byte("a line\n")); err != nil {
		t.Error(err)
	}
}

type writerFunc func([]byte) (int, error)

func (f writerFunc) Write(b []byte) (int, error) { return f(b) }

// cancelled returns a context that ends when three PEs have said that they are ready.
func cancelled(t *testing.T, out *syncBuffer, why error) context.Context {
	ctx, cancel := context.WithCancelCause(t.Context())
	out.seen = func(s string) {
		if strings.Count(s, "ready") == 3 {
			cancel(why)
		}
	}
	return ctx
}

// TestInterruptTellsWhoHadFinished: a PE that returned while others wait for it in
// a kernel is the likely reason for a job that does not end.
func TestInterruptTellsWhoHadFinished(t *testing.T) {
	for where, cfg := range hereAndOnHosts(t, "waiting") {
		err := Run(cancelled(t, cfg.Stdout.(*syncBuffer), errors.New("interrupted")), cfg)
		if err == nil {
			t.Fatal("the job succeeded")
		}
		want := "interrupted\nPEs 1 and 2 were waiting at ring.go:17\nPE 0 had finished"
		if diff := cmp.Diff(want, err.Error()); diff != "" {
			t.Errorf("%s: error (-want +got):\n%s", where, diff)
		}
	}
}

func TestJobsShareTheirOwnID(t *testing.T) {
	outs := map[string]*syncBuffer{"a": new(syncBuffer), "b": new(syncBuffer)}
	errs := make(chan error)
	for name, out := range outs {
		cfg := helperJob(t, "share", 3, out)
		cfg.Env = append(cfg.Env, "USER_VARIABLE="+name)
		go func() { errs <- Run(t.Context(), cfg) }()
	}
	for range outs {
		if err := <-errs; err != nil {
			t.Error(err)
		}
	}
	for name, out := range outs {
		got := out.lines()
		slices.Sort(got)
		want := []string{"PE 0: id " + name, "PE 1: id " + name, "PE 2: id " + name}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("job %s (-want +got):\n%s", name, diff)
		}
	}
}

// TestProcessesDieWithLauncher kills a launcher that cannot clean up. Its
// processes hold the only writing ends of a FIFO, so that its end of file says
// that they are gone.
func TestProcessesDieWithLauncher(t *testing.T) {
	fifo := mkfifo(t)
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(self)
	cmd.Env = []string{envHelper + "=launcher", "USER_VARIABLE=" + fifo}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	f, err := os.Open(fifo) // waits for the first writer
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if _, err := io.ReadFull(f, make([]byte, 2)); err != nil {
		t.Fatalf("the processes did not start: %v", err)
	}
	cmd.Process.Kill()
	cmd.Wait()
	if n, err := f.Read(make([]byte, 1)); n != 0 || err != io.EOF {
		t.Errorf("read %d bytes, %v; want the end of the file", n, err)
	}
}

func TestRunRefuses(t *testing.T) {
	if err := Run(t.Context(), Config{Path: "x", NP: 0}); err == nil || !strings.Contains(err.Error(), "the number of PEs is 0; it must be positive") {
		t.Errorf("no PEs: %v", err)
	}
	if err := Run(t.Context(), Config{Path: filepath.Join(t.TempDir(), "none"), NP: 2}); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("no executable: %v, want ErrNotExist", err)
	}
	bad := filepath.Join(t.TempDir(), "bad")
	if err := os.WriteFile(bad, []byte("\x7fELF"), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := Run(t.Context(), Config{Path: bad, NP: 2}); err == nil || !strings.HasPrefix(err.Error(), "PE 0: start "+bad) {
		t.Errorf("no program: %v, want the error of PE 0's start", err)
	}
}
