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
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/gpuc-go/gpuc/internal/base/trace"
	"github.com/gpuc-go/gpuc/internal/job/jobenv"
	"github.com/gpuc-go/gpuc/internal/test/launchtest"
)

// hostsJob returns a job of a helper on hosts that are processes of this one.
func hostsJob(t *testing.T, helper string, out *syncBuffer, hosts ...Host) Config {
	t.Helper()
	cfg := helperJob(t, helper, 0, out)
	cfg.Dir = t.TempDir()
	for _, h := range hosts {
		cfg.NP += h.PEs
	}
	cfg.Remote = Remote{Hosts: hosts, StartTimeout: time.Hour, Command: func(host string) *exec.Cmd {
		cmd := exec.Command(cfg.Path)
		cmd.Env = []string{launchtest.RaceEnv, envHelper + "=agent", "USER_HOST=" + host}
		return cmd
	}}
	return cfg
}

// hereAndOnHosts returns a job of three helpers on this host, and one on two hosts. The output
// of each is a *syncBuffer.
func hereAndOnHosts(t *testing.T, helper string) map[string]Config {
	return map[string]Config{
		"here": helperJob(t, helper, 3, new(syncBuffer)), "hosts": hostsJob(t, helper, new(syncBuffer), Host{"a", 1}, Host{"b", 2}),
	}
}

// mkfifo makes a FIFO.
func mkfifo(t *testing.T) string {
	t.Helper()
	fifo := filepath.Join(t.TempDir(), "fifo")
	if err := syscall.Mkfifo(fifo, 0o600); err != nil {
		t.Fatal(err)
	}
	return fifo
}

func TestHostsStartTheirPEs(t *testing.T) {
	out := new(syncBuffer)
	if err := Run(t.Context(), hostsJob(t, "where", out, Host{"a", 2}, Host{"b", 1})); err != nil {
		t.Fatal(err)
	}
	got := out.lines()
	slices.Sort(got)
	if diff := cmp.Diff([]string{"PE 0: a 0/3 ", "PE 1: a 1/3 ", "PE 2: b 0/3 "}, got); diff != "" {
		t.Errorf("output (-want +got):\n%s", diff)
	}
	out = new(syncBuffer)
	if err := Run(t.Context(), hostsJob(t, "where", out, Host{"a", 2})); err != nil {
		t.Fatal(err)
	}
	got = out.lines()
	slices.Sort(got)
	if diff := cmp.Diff([]string{"PE 0: a 0/2 lo", "PE 1: a 1/2 lo"}, got); diff != "" {
		t.Errorf("output of one host (-want +got):\n%s", diff)
	}
}

func TestHostsShareBytesAndInput(t *testing.T) {
	out := new(syncBuffer)
	cfg := hostsJob(t, "share", out, Host{"a", 2}, Host{"b", 2})
	cfg.Env = append(cfg.Env, "USER_VARIABLE=x")
	if err := Run(t.Context(), cfg); err != nil {
		t.Fatal(err)
	}
	if n := strings.Count(out.String(), ": id x\n"); n != 4 {
		t.Errorf("%d of 4 PEs have the bytes:\n%s", n, out)
	}
	out = new(syncBuffer)
	cfg = hostsJob(t, "echo", out, Host{"a", 1}, Host{"b", 1})
	cfg.Stdin = io.MultiReader(strings.NewReader("one\n"), strings.NewReader("two\n"))
	if err := Run(t.Context(), cfg); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff("PE 0: one\nPE 0: two\n", out.String()); diff != "" {
		t.Errorf("output (-want +got):\n%s", diff)
	}
}

// TestHostThatStartsLate: its PEs are told what PE 0 has shared before.
func TestHostThatStartsLate(t *testing.T) {
	out, shared := new(syncBuffer), make(chan struct{})
	var once sync.Once
	out.seen = func(text string) {
		if strings.Count(text, ": id ") == 2 {
			once.Do(func() { close(shared) })
		}
	}
	cfg := hostsJob(t, "share", out, Host{"a", 2}, Host{"b", 2})
	command := cfg.Remote.Command
	cfg.Remote.Command = func(host string) *exec.Cmd {
		if host == "b" {
			<-shared
		}
		return command(host)
	}
	if err := Run(t.Context(), cfg); err != nil {
		t.Fatal(err)
	}
	if n := strings.Count(out.String(), ": id "); n != 4 {
		t.Errorf("%d of 4 PEs have the bytes:\n%s", n, out)
	}
}

// TestFailureOnOneHostEndsTheOthers, whether a PE dies or all that is on its host.
func TestFailureOnOneHostEndsTheOthers(t *testing.T) {
	for helper, want := range map[string]string{
		"exit 3":            "PE 1: on host b: the process ended with exit status 3",
		"killed":            "PE 1: on host b: the process was killed by signal: killed",
		"joined and killed": "PE 1: on host b: the process was killed by signal: killed\nPEs 0 and 2 were waiting at ring.go:17",
		"deaf":              "PE 1: broken",
		"agent killed":      "PE 1: on host b: the connection to it ended: the process was killed by signal: killed\nPEs 0 and 2 were waiting at ring.go:17",
	} {
		t.Run(helper, func(t *testing.T) {
			t.Parallel()
			cfg := hostsJob(t, helper, new(syncBuffer), Host{"a", 1}, Host{"b", 1}, Host{"c", 1})
			if strings.HasSuffix(want, "ring.go:17") {
				cfg.Env = append(cfg.Env, "USER_VARIABLE="+mkfifo(t))
			}
			err := Run(t.Context(), cfg)
			if err == nil {
				t.Fatal("the job succeeded")
			}
			if diff := cmp.Diff(want, err.Error()); diff != "" {
				t.Errorf("error (-want +got):\n%s", diff)
			}
		})
	}
}

// TestExitCodes are those of the process that failed first, on whatever host.
func TestExitCodes(t *testing.T) {
	for helper, want := range map[string]int{
		"exit 3": 3, "killed": 128 + int(syscall.SIGKILL), "failed": 1, "agent killed": 1,
	} {
		for where, cfg := range hereAndOnHosts(t, helper) {
			if helper == "agent killed" {
				if where == "here" {
					continue
				}
				cfg.Env = append(cfg.Env, "USER_VARIABLE="+mkfifo(t))
			}
			var failed *Error
			if err := Run(t.Context(), cfg); !errors.As(err, &failed) || failed.ExitCode() != want {
				t.Errorf("%s, %s: %v, want exit code %d", helper, where, err, want)
			}
		}
	}
}

// TestSignalsArePassedOn to all processes, on whatever host.
func TestSignalsArePassedOn(t *testing.T) {
	for where, cfg := range hereAndOnHosts(t, "signalled") {
		out, signals := cfg.Stdout.(*syncBuffer), make(chan int, 1)
		var once sync.Once
		out.seen = func(text string) {
			if strings.Count(text, "ready\n") == 3 {
				once.Do(func() { signals <- int(syscall.SIGUSR1) })
			}
		}
		cfg.Signals = signals
		if err := Run(t.Context(), cfg); err != nil {
			t.Fatal(err)
		}
		if n := strings.Count(out.String(), "got: user defined signal 1\n"); n != 3 {
			t.Errorf("%s: %d of 3 processes got the signal:\n%s", where, n, out)
		}
	}
}

// TestHostsThatDoNotAnswer are named.
func TestHostsThatDoNotAnswer(t *testing.T) {
	silent := func(t *testing.T, out *syncBuffer) Config {
		cfg := hostsJob(t, "where", out, Host{"a", 1}, Host{"b", 2})
		good := cfg.Remote.Command
		cfg.Remote.Command = func(host string) *exec.Cmd {
			if host == "b" {
				cmd := exec.Command(cfg.Path)
				cmd.Env = []string{launchtest.RaceEnv, envHelper + "=echo"} // it waits for input
				return cmd
			}
			return good(host)
		}
		return cfg
	}
	cfg := silent(t, new(syncBuffer))
	cfg.Remote.StartTimeout = 50 * time.Millisecond
	cfg.Remote.Hosts, cfg.NP = cfg.Remote.Hosts[1:], 2
	err := Run(t.Context(), cfg)
	if want := "these hosts have not answered within 50ms: b (PEs 0 to 1)"; err == nil || err.Error() != want {
		t.Errorf("%v, want %s", err, want)
	}
	// An interrupt does not wait for them.
	ctx, cancel := context.WithCancelCause(t.Context())
	cancel(errors.New("interrupted"))
	if err := Run(ctx, silent(t, new(syncBuffer))); err == nil || err.Error() != "interrupted" {
		t.Errorf("%v, want the interrupt", err)
	}
	// One that cannot be reached says so at once, and why.
	out := new(syncBuffer)
	cfg = silent(t, out)
	cfg.Remote.Command = func(string) *exec.Cmd { return exec.Command("sh", "-c", "echo no route >&2; exit 255") }
	err = Run(t.Context(), cfg)
	if err == nil || !strings.Contains(err.Error(), ": the connection to it ended: the process ended with exit status 255") || !strings.Contains(out.String(), "host a: no route\n") {
		t.Errorf("%v, output %q", err, out)
	}
	cfg.Remote.Command = func(string) *exec.Cmd { return exec.Command("sh", "-c", "exec "+filepath.Join(t.TempDir(), "none")) }
	if err := Run(t.Context(), cfg); err == nil || !strings.HasSuffix(err.Error(), "exit status 127: gpuc is not there; name its path with -agent") {
		t.Errorf("no gpuc: %v", err)
	}
	cfg.Remote.Command = func(string) *exec.Cmd { return exec.Command("echo", "Welcome") }
	if err := Run(t.Context(), cfg); err == nil || !strings.Contains(err.Error(), "the shell's start-up files there, such as .bashrc, must print nothing") || !strings.HasSuffix(err.Error(), `"Welcome\n"`) {
		t.Errorf("a shell that talks: %v", err)
	}
	cfg.Remote.Command = func(string) *exec.Cmd { return exec.Command(filepath.Join(t.TempDir(), "none")) }
	if err := Run(t.Context(), cfg); !errors.Is(err, os.ErrNotExist) || !strings.HasPrefix(err.Error(), "host a: ") {
		t.Errorf("no ssh: %v", err)
	}
}

// TestAgentsOnAFullDisk say so, and leave nothing.
func TestAgentsOnAFullDisk(t *testing.T) {
	out := new(syncBuffer)
	cfg := hostsJob(t, "where", out, Host{"a", 1}, Host{"b", 1})
	tmp := t.TempDir()
	cfg.Remote.Command = func(string) *exec.Cmd {
		cmd := exec.Command(cfg.Path)
		cmd.Env = []string{launchtest.RaceEnv, envHelper + "=full agent", "TMPDIR=" + tmp}
		return cmd
	}
	err := Run(t.Context(), cfg)
	if err == nil || !strings.HasSuffix(err.Error(), ": the connection to it ended: the process ended with exit status 1") || !strings.Contains(out.String(), "/program: file too large\n") {
		t.Errorf("%v, output %q", err, out)
	}
	left, err := filepath.Glob(filepath.Join(tmp, "*"))
	if err != nil || len(left) > 0 {
		t.Errorf("left behind: %v, %v", left, err)
	}
}

// TestPEsEndWithTheirAgent: the connection is all that holds PEs of another host.
func TestPEsEndWithTheirAgent(t *testing.T) {
	fifo := mkfifo(t)
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	program, err := os.ReadFile(self)
	if err != nil {
		t.Fatal(err)
	}
	fromR, fromW := io.Pipe()
	toR, toW := io.Pipe()
	ended := make(chan error)
	go func() { ended <- Agent(t.Context(), toR, fromW, nil) }()
	go io.Copy(io.Discard, fromR)
	c := newFrames(nil, toW)
	for part := range slices.Chunk(program, filePart) {
		if err := c.send(frame{Kind: frameFile, Data: part}); err != nil {
			t.Fatal(err)
		}
	}
	if err := c.send(frame{Kind: frameStart, Start: &startOrder{Name: "hold", Dir: t.TempDir(), Count: 2, NP: 2, Env: []string{envHelper + "=hold", "USER_VARIABLE=" + fifo}}}); err != nil {
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
	toW.Close() // gpuc run is gone
	if err := <-ended; err != nil {
		t.Error(err)
	}
	if n, err := f.Read(make([]byte, 1)); n != 0 || err != io.EOF {
		t.Errorf("read %d bytes, %v; want the end of the file", n, err)
	}
}

// TestPartsOfTheTraceCome from all hosts, also when the job fails.
func TestPartsOfTheTraceCome(t *testing.T) {
	for helper, failed := range map[string]string{
		"traced": "", "traced and failed": "PE 1: on host b: the process ended with exit status 3",
	} {
		cfg := hostsJob(t, helper, new(syncBuffer), Host{"a", 1}, Host{"b", 2})
		cfg.Remote.Trace = filepath.Join(cfg.Dir, "trace.json")
		cfg.Env = append(cfg.Env, jobenv.TraceFile+"="+cfg.Remote.Trace) // which the hosts do not have
		if failed != "" {
			cfg.Env = append(cfg.Env, "USER_VARIABLE="+mkfifo(t))
		}
		if err := trace.Begin(cfg.Remote.Trace); err != nil {
			t.Fatal(err)
		}
		if err := Run(t.Context(), cfg); failed != fmt.Sprint(err) && (err != nil || failed != "") {
			t.Errorf("%s: error %v, want %q", helper, err, failed)
		}
		want, got := map[string]int{"pe-0": 3 * filePart, "pe-1": 3 * filePart, "pe-2": 3 * filePart}, map[string]int{}
		list, err := os.ReadDir(trace.PartsOf(cfg.Remote.Trace))
		if err != nil {
			t.Fatal(err)
		}
		for _, entry := range list {
			b, err := os.ReadFile(filepath.Join(trace.PartsOf(cfg.Remote.Trace), entry.Name()))
			if err != nil {
				t.Fatal(err)
			}
			if strings.Trim(string(b), entry.Name()[3:]) != "" {
				t.Errorf("%s: %s has what another has written", helper, entry.Name())
			}
			got[entry.Name()] = len(b)
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s: bytes of the parts (-want +got):\n%s", helper, diff)
		}
	}
}

// TestTraceThatCannotBeKept fails the job.
func TestTraceThatCannotBeKept(t *testing.T) {
	cfg := hostsJob(t, "traced", new(syncBuffer), Host{"a", 1})
	cfg.Remote.Trace = filepath.Join(cfg.Dir, "trace.json") // without the directory of its parts
	err := Run(t.Context(), cfg)
	if want := "PE 0: on host a: keep its part of the trace: "; err == nil || !strings.HasPrefix(err.Error(), want) {
		t.Errorf("error %v, want %q", err, want)
	}
}

// TestAgentThatIsNotUnderstood ends its host.
func TestAgentThatIsNotUnderstood(t *testing.T) {
	for helper, want := range map[string]string{
		"agent twice":  "PE 0: on host a: its agent has started a second time",
		"agent traces": `PE 0: on host a: its agent sends a part of a trace that was not requested: "../x"`,
		"agent errs":   "PE 0: on host a: its agent reports PE 7, which is not on that host",
	} {
		cfg := hostsJob(t, "where", new(syncBuffer), Host{"a", 1})
		cfg.Remote.Trace = filepath.Join(cfg.Dir, "trace.json")
		cfg.Remote.Command = func(string) *exec.Cmd {
			cmd := exec.Command(cfg.Path)
			cmd.Env = []string{launchtest.RaceEnv, envHelper + "=" + helper}
			return cmd
		}
		if err := Run(t.Context(), cfg); err == nil || err.Error() != want {
			t.Errorf("%s: error %v, want %s", helper, err, want)
		}
	}
}

// TestLogsOfPEs hold what each has written, without prefix, on whatever host.
func TestLogsOfPEs(t *testing.T) {
	for name, cfg := range map[string]Config{
		"here":  helperJob(t, "print", 2, new(syncBuffer)),
		"hosts": hostsJob(t, "print", new(syncBuffer), Host{"a", 1}, Host{"b", 1}),
	} {
		cfg.LogDir = filepath.Join(t.TempDir(), "logs")
		if err := Run(t.Context(), cfg); err != nil {
			t.Fatal(err)
		}
		for rank := range 2 {
			b, err := os.ReadFile(filepath.Join(cfg.LogDir, fmt.Sprintf("pe-%d.log", rank)))
			if err != nil {
				t.Fatal(err)
			}
			lines := strings.Split(strings.TrimSuffix(string(b), "\n"), "\n")
			slices.Sort(lines)
			if diff := cmp.Diff([]string{"again", "hello", "no newline"}, lines); diff != "" {
				t.Errorf("%s, PE %d (-want +got):\n%s", name, rank, diff)
			}
		}
	}
}
