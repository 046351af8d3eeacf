package gputest

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/job/launcher"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// onProcesses returns the configuration of a test that runs as on GPUs, with one
// process per PE, each of which is a PE of its own emulator.
func onProcesses(np int) Config {
	return Config{np: np, onGPU: true, runCopy: func(ctx context.Context, f func(context.Context, *gpurt.PE) error) error {
		link, err := launcher.Join(os.Getenv, os.Exit)
		if err != nil || link == nil {
			return fmt.Errorf("join: %v, %w", link, err)
		}
		err = gpurt.Run(ctx, gpurt.Config{Backend: gpurt.Emulator}, func(ctx context.Context, pe *gpurt.PE) error {
			copyRank = link.Rank
			return f(ctx, pe)
		})
		var failed *gpurt.PEError
		if errors.As(err, &failed) {
			link.Fail(launcher.Failure{Msg: failed.Err.Error(), Aborted: link.Aborted().Err() != nil})
			return err
		}
		return link.Done(false)
	}}
}

// envDir tells copies where to note what they do.
const envDir = "GPUTEST_TEST_DIR"

// copyRank is the number of this copy of the test binary.
var copyRank int

// runOnProcesses runs f as Run does on GPUs.
func runOnProcesses(t testing.TB, np int, f func(*PE)) {
	c := onProcesses(np)
	c.seed = 1
	c.runProcesses(t.Context(), t, f)
}

func needProcesses(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("PEs are processes on Unix only")
	}
}

func TestProcessesRunTheirCall(t *testing.T) {
	needProcesses(t)
	ran := filepath.Join(t.TempDir(), "ran")
	if dir := os.Getenv(envDir); dir != "" {
		ran = dir
	}
	t.Setenv(envDir, ran)
	note := func(what string) {
		f, err := os.OpenFile(ran, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o600)
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		fmt.Fprintln(f, what, os.Getenv(envCall))
	}
	runOnProcesses(t, 2, func(pe *PE) { note("first") })
	runOnProcesses(t, 2, func(pe *PE) { note("second") })
	t.Run("sub test", func(t *testing.T) {
		runOnProcesses(t, 1, func(pe *PE) { note("third") })
	})
	if os.Getenv(envCall) != "" {
		note("a copy came out of its call")
	}
	got, err := os.ReadFile(ran)
	if err != nil {
		t.Fatal(err)
	}
	first, second := "first 0 TestProcessesRunTheirCall\n", "second 1 TestProcessesRunTheirCall\n"
	want := first + first + second + second + "third 0 TestProcessesRunTheirCall/sub_test\n"
	if diff := cmp.Diff(want, string(got)); diff != "" {
		t.Errorf("calls that ran (-want +got):\n%s", diff)
	}
}

// TestProcessFailures runs itself in processes: the copies fail, and the test sees
// what was said about it.
func TestProcessFailures(t *testing.T) {
	needProcesses(t)
	t.Run("reported", func(t *testing.T) {
		f := func(pe *PE) {
			fmt.Println("printed")
			if copyRank == 1 {
				pe.Errorf("first")
				pe.Fatalf("second %d", 2)
			}
		}
		if os.Getenv(envCall) != "" {
			runOnProcesses(t, 2, f)
			return
		}
		r := record(t, func(t testing.TB) { runOnProcesses(t, 2, f) })
		want := "PE 1: processes_test.go:102: first\nprocesses_test.go:103: second 2"
		if diff := cmp.Diff(want, r.errors()); diff != "" {
			t.Errorf("errors (-want +got):\n%s", diff)
		}
		if got := strings.Join(r.lines, "\n"); !strings.Contains(got, "PE 0: printed") || strings.Contains(got, "---") {
			t.Errorf("output of the copies: %q", got)
		}
	})
	t.Run("consequence", func(t *testing.T) {
		run := func(t testing.TB) {
			Run(t, NP(3).Processes(3), func(pe *PE) {
				if pe.MyPE() != 1 {
					pe.Fatalf("barrier: %v", pe.Barrier(context.Background()))
				}
				pe.Fatalf("cause")
			})
		}
		if os.Getenv(envCall) != "" {
			run(t)
			return
		}
		r := record(t, run)
		if want := "PE 1: processes_test.go:125: cause"; r.errors() != want {
			t.Errorf("errors %q, want %q", r.errors(), want)
		}
		if got := strings.Join(r.lines, "\n"); strings.Contains(got, "barrier: ") != testing.Verbose() {
			t.Errorf("with -v %v, the log is %q", testing.Verbose(), got)
		}
	})
	t.Run("exit", func(t *testing.T) {
		f := func(pe *PE) { os.Exit(3) }
		if os.Getenv(envCall) != "" {
			runOnProcesses(t, 1, f)
			return
		}
		r := record(t, func(t testing.TB) { runOnProcesses(t, 1, f) })
		if want := "PE 0: the process ended with exit status 3"; r.errors() != want {
			t.Errorf("errors %q, want %q", r.errors(), want)
		}
	})
}

var own = flag.String("own", "", "a `text` for TestProcessesHaveTheFlags")

// TestProcessesHaveTheFlags has copies know the flags of the test, and no others.
func TestProcessesHaveTheFlags(t *testing.T) {
	needProcesses(t)
	const envNP, text = "GPUTEST_TEST_NP", "-a text=1"
	if os.Getenv(envCall) == "" {
		t.Setenv(envNP, flag.Lookup("gpuc.np").Value.String())
		if err := flag.Set("own", text); err != nil {
			t.Fatal(err)
		}
	}
	runOnProcesses(t, 3, func(pe *PE) {
		if np := flag.Lookup("gpuc.np").Value.String(); np != os.Getenv(envNP) || *own != text {
			pe.Errorf("-gpuc.np is %s and -own %q, want %s and %q", np, *own, os.Getenv(envNP), text)
		}
	})
}
