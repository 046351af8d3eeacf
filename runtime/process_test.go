//go:build unix

package gpurt

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/job/launcher"
	"github.com/gpuc-go/gpuc/internal/platform"
	"github.com/gpuc-go/gpuc/internal/test/launchtest"
)

// envProgram makes the test binary act as a program under Main: its value is the
// name of one.
const envProgram = "GPURT_TEST_PROGRAM"

func TestMain(m *testing.M) {
	name := os.Getenv(envProgram)
	if name == "" {
		os.Exit(m.Run())
	}
	if name == joinProgram {
		os.Exit(joinEach(os.Stdin))
	}
	cfg, err := FromEnv()
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(9)
	}
	if cfg.Backend == Emulator || cfg.Backend == Check {
		os.Exit(mainCode(cfg, os.Stderr, func(ctx context.Context, pe *PE) error { return programs[name](ctx, pe) }))
	}
	// One PE per process, on a device of the tests.
	cfg.Backend = CUDA
	cfg.system = &platform.System{
		Available: func() error { return nil },
		Open: func(ctx context.Context, job driver.Job) (driver.Device, error) {
			if job.Bootstrap != "" {
				return nil, fmt.Errorf("bootstrap %s with %d PEs", job.Bootstrap, job.Size)
			}
			w := &fakeWorld{pes: job.Size}
			d := w.Device(job.Rank)
			id, err := job.ShareID(ctx, func() ([]byte, error) { return []byte("id"), nil })
			if err == nil && string(id) != "id" {
				err = fmt.Errorf("shared %q", id)
			}
			if err != nil {
				return nil, err
			}
			return d, nil
		},
	}
	os.Exit(mainCode(cfg, os.Stderr, func(ctx context.Context, pe *PE) error { return programs[name](ctx, pe) }))
}

// programs are run functions.
var programs = map[string]func(ctx context.Context, pe *PE) error{
	"print": func(ctx context.Context, pe *PE) error {
		pe.Printf("%d of %d", pe.MyPE(), pe.NumPEs())
		for _, name := range launcher.Variables {
			if os.Getenv(name) != "" {
				return fmt.Errorf("%s is still set", name)
			}
		}
		if _, err := FromEnv(); err == nil {
			return errors.New("the process can join the launcher twice")
		}
		return nil
	},
	// PE 1 ends in some way while the others wait in a kernel.
	"error": badPE(func() error { return errors.New("broken") }),
	"panic": badPE(func() error { panic("broken") }),
	"exit":  badPE(func() error { os.Exit(3); return nil }),
	"kill":  badPE(func() error { return syscall.Kill(os.Getpid(), syscall.SIGKILL) }),
	"deaf": func(ctx context.Context, pe *PE) error {
		if pe.MyPE() == 1 {
			return errors.New("broken")
		}
		<-make(chan int)
		return nil
	},
	// PE 1's kernel fails, as the program expects.
	"expected": func(ctx context.Context, pe *PE) error {
		d := pe.dev.(*fakeDevice)
		d.together = pe.MyPE() != 1
		if pe.MyPE() == 1 {
			d.fault = &KernelError{Msg: "broken"}
			var k *KernelError
			if err := pe.Stream().Sync(ctx); !errors.As(err, &k) {
				return fmt.Errorf("error %w, want a *KernelError", err)
			}
		}
		return nil
	},
	"wait": func(ctx context.Context, pe *PE) error {
		pe.Printf("ready")
		<-ctx.Done()
		return fmt.Errorf("gave up: %w", context.Cause(ctx))
	},
	"heed": func(ctx context.Context, pe *PE) error {
		pe.Printf("ready")
		<-ctx.Done()
		return ctx.Err()
	},
}

// badPE returns a run function in which PE 1 calls f and the others wait.
func badPE(f func() error) func(context.Context, *PE) error {
	return func(ctx context.Context, pe *PE) error {
		if pe.MyPE() == 1 {
			return f()
		}
		pe.dev.(*fakeDevice).entered = make(chan struct{}, 1)
		return pe.Stream().Sync(context.Background())
	}
}

// launch runs a program with np processes and returns its output and error.
func launch(t *testing.T, program string, np int) (string, error) {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	grace := time.Hour
	if program == "deaf" {
		grace = time.Millisecond // its PEs do not end by themselves
	}
	var out bytes.Buffer
	err = launcher.Run(t.Context(), launcher.Config{
		Path: self, NP: np, Env: []string{launchtest.RaceEnv, envProgram + "=" + program}, Stdout: &out, Stderr: &out,
		MustJoin: true, Grace: grace,
	})
	return out.String(), err
}

func TestProcessesRun(t *testing.T) {
	out, err := launch(t, "print", 3)
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range []string{"PE 0: 0 of 3\n", "PE 1: 1 of 3\n", "PE 2: 2 of 3\n"} {
		if strings.Count(out, line) != 1 {
			t.Errorf("output %q lacks %q", out, line)
		}
	}
}

// TestExpectedFaultLeavesJobWhole: a PE whose GPU stopped cannot close it together
// with the others, which must not wait for it.
func TestExpectedFaultLeavesJobWhole(t *testing.T) {
	if out, err := launch(t, "expected", 3); err != nil || out != "" {
		t.Errorf("error %v, output %q", err, out)
	}
}

func TestProcessFailureIsReportedOnce(t *testing.T) {
	waiting := "\nPEs 0 and 2 were waiting at ring.go:17 (SignalWaitUntil: ended while waiting)"
	for program, want := range map[string]string{
		"error": "PE 1: broken" + waiting,
		"panic": "PE 1: panic: broken" + waiting,
		"exit":  "PE 1: the process ended with exit status 3" + waiting,
		"kill":  "PE 1: the process was killed by signal: killed" + waiting,
		"deaf":  "PE 1: broken",
	} {
		t.Run(program, func(t *testing.T) {
			t.Parallel()
			out, err := launch(t, program, 3)
			if err == nil {
				t.Fatal("the job succeeded")
			}
			got := err.Error()
			if program == "panic" {
				// The stack stands between the first line and the last.
				first, rest, _ := strings.Cut(got, "\n")
				if !strings.HasPrefix(rest, "github.com/gpuc-go/gpuc/runtime.") {
					t.Errorf("the stack begins with %.80q", rest)
				}
				got = first + got[strings.LastIndex(got, "\n"):]
			}
			if diff := cmp.Diff(want, got); diff != "" {
				t.Errorf("error (-want +got):\n%s", diff)
			}
			if out != "" {
				t.Errorf("the processes print %q themselves", out)
			}
		})
	}
}

func TestSignalEndsProgram(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(self)
	cmd.Env = []string{launchtest.RaceEnv, envProgram + "=wait"}
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	stdout, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	if _, err := stdout.Read(make([]byte, 100)); err != nil {
		t.Fatal(err)
	}
	if err := cmd.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	var exit *exec.ExitError
	if err := cmd.Wait(); !errors.As(err, &exit) || exit.ExitCode() != 1 {
		t.Errorf("the program ended with %v, want exit status 1", err)
	}
	if want := "ended by signal: terminated\n"; stderr.String() != want {
		t.Errorf("stderr %q, want %q", stderr.String(), want)
	}
}
