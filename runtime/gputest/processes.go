package gputest

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"os"
	"regexp"
	"strings"
	"sync"
	"testing"

	"github.com/gpuc-go/gpuc/internal/job/jobenv"
	"github.com/gpuc-go/gpuc/internal/job/launcher"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// envCall tells a copy of the test binary which call of Run it is started for:
// the number of the call in its test, and the test's name.
const envCall = "GPUC_GPUTEST_CALL"

// calls counts the calls of Run for each test that is running, and lets one job
// at a time have the GPUs. It is the state of the test binary as a whole, as the
// testing package's own is.
var calls struct {
	mu    sync.Mutex
	count map[string]int
	gpus  sync.Mutex
}

// nextCall returns how many calls of Run the test has made before.
func nextCall(t testing.TB) int {
	calls.mu.Lock()
	defer calls.mu.Unlock()
	if calls.count == nil {
		calls.count = make(map[string]int)
	}
	n, known := calls.count[t.Name()]
	calls.count[t.Name()] = n + 1
	if !known {
		t.Cleanup(func() {
			calls.mu.Lock()
			defer calls.mu.Unlock()
			delete(calls.count, t.Name())
		})
	}
	return n
}

// runProcesses runs f in several processes. In the test's own process it
// starts copies of the test binary; in a copy it runs f.
func (c *Config) runProcesses(ctx context.Context, t testing.TB, f func(*PE)) {
	t.Helper()
	call := fmt.Sprintf("%d %s", nextCall(t), t.Name())
	switch os.Getenv(envCall) {
	case "":
		c.startProcesses(ctx, t, call)
	case call:
		c.runInCopy(ctx, t, f)
	}
	// Another call is for other copies; what follows it may be for this one.
}

// startProcesses starts the copies and reports what they say.
func (c *Config) startProcesses(ctx context.Context, t testing.TB, call string) {
	t.Helper()
	switch t.(type) {
	case *testing.B, *testing.F:
		t.Fatalf("gputest: on GPUs and over processes Run works in tests only, not in %s", t.Name())
	}
	self, err := os.Executable()
	if err != nil {
		t.Fatalf("gputest: find the test binary: %v", err)
	}
	env := append(os.Environ(), envCall+"="+call, envResults+"="+c.results, "TMPDIR="+t.TempDir())
	procs, pes := c.np, 0
	if c.backend() == gpurt.CUDA {
		calls.gpus.Lock()
		defer calls.gpus.Unlock()
	} else {
		hosts := strings.Trim(strings.Join(strings.Fields(fmt.Sprint(c.hosts)), ","), "[]")
		env = append(env, jobenv.Job{Backend: c.backend(), PEs: c.np, Emulated: c.np, Hosts: hosts, Seed: c.seed, HangTimeout: *hangFlag}.Environ()...)
		if procs = c.procs; procs < c.np {
			pes = c.np
		}
	}
	var output bytes.Buffer
	err = launcher.Run(ctx, launcher.Config{
		Path:     self,
		Args:     copyFlags(t.Name()),
		Env:      env, // a copy ends without cleaning up its temporary directories
		NP:       procs,
		PEs:      pes,
		Stdout:   &output,
		Stderr:   &output,
		MustJoin: true,
	})
	if text := ownOutput(output.String(), procs > 1 && pes == 0); text != "" {
		t.Logf("output of the PEs:\n%s", text)
	}
	if err != nil {
		t.Fatalf("%v", err)
	}
}

// copyFlags returns the flags of a copy: those of this process, so that what the test does by its flags
// is the same in both, but for what the testing package is to do.
func copyFlags(test string) []string {
	args := []string{
		"-test.run=" + pattern(test), "-test.count=1", "-test.timeout=0",
		fmt.Sprintf("-test.short=%t", testing.Short()), fmt.Sprintf("-test.v=%t", testing.Verbose()),
	}
	flag.Visit(func(f *flag.Flag) {
		if !strings.HasPrefix(f.Name, "test.") {
			args = append(args, fmt.Sprintf("-%s=%v", f.Name, f.Value))
		}
	})
	return args
}

// runInCopy runs f in a copy of the test binary, and ends the copy: the
// rest of the test is the business of the process that started it.
func (c *Config) runInCopy(ctx context.Context, t testing.TB, f func(*PE)) {
	r := newRun(t)
	r.collect = true
	run := c.runStarted
	if c.runCopy != nil {
		run = c.runCopy
	}
	if err := run(ctx, r.pe(f)); err != nil {
		os.Exit(1) // the launcher was told why
	}
	os.Exit(0)
}

// runStarted runs f as the PEs that the launcher started this process for.
func (c *Config) runStarted(ctx context.Context, f func(context.Context, *gpurt.PE) error) error {
	cfg, err := gpurt.FromEnv()
	if err != nil {
		fmt.Fprintln(os.Stderr, err) // there is no launcher to tell
		return err
	}
	cfg.Backend = c.backend()
	return gpurt.Run(ctx, cfg, f)
}

// pattern returns a -test.run pattern that matches the test of this name alone.
func pattern(name string) string {
	parts := strings.Split(name, "/")
	for i, p := range parts {
		parts[i] = "^" + regexp.QuoteMeta(p) + "$"
	}
	return strings.Join(parts, "/")
}

// frameworkLine matches what the testing package prints about a copy.
var frameworkLine = regexp.MustCompile(`^\s*(=== (RUN|PAUSE|CONT|NAME) .*|--- (FAIL|SKIP|PASS): .*|PASS|FAIL)$`)

// ownOutput returns the output of copies without what the testing package says
// there about their ends. prefixed says that lines begin with the number of a PE.
func ownOutput(text string, prefixed bool) string {
	var kept []string
	for line := range strings.Lines(text) {
		line = strings.TrimSuffix(line, "\n")
		bare := line
		if prefixed {
			_, bare, _ = strings.Cut(line, ": ")
		}
		if !frameworkLine.MatchString(bare) {
			kept = append(kept, line)
		}
	}
	return strings.Join(kept, "\n")
}
