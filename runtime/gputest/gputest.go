// Package gputest runs tests of kernels under go test. They run on emulated PEs in the
// test's process. With -gpuc.backend=cuda they run on GPUs, with one process per PE. With
// -gpuc.procs=2 they run on emulated PEs in two processes.
//
//	func TestShift(t *testing.T) {
//		gputest.Run(t, gputest.NP(4), func(pe *gputest.PE) {
//			k, err := LoadKernels(pe.PE)
//			if err != nil {
//				pe.Fatalf("load: %v", err)
//			}
//			...
//		})
//	}
//
// The function runs once for each PE, on all PEs at the same time. If a PE fails (Fatalf,
// FailNow, a panic), the others end too, even if they wait. Seeds repeats a test with many
// seeds of the emulator. Each seed delivers messages and schedules threads in another
// order. Before that, it runs the test once on the back end check, which finds races and
// missing synchronisation even if the result is right. A failure says how to repeat it.
// Exhaustive runs a test in every order, for kernels with few threads.
//
// On GPUs every PE, and with -gpuc.procs every process, runs a copy of the test binary,
// which runs the same test up to the same call of Run. So a test must make its calls of Run
// in the same order each time, for example not in the order of a map. Each copy also runs
// what the test does before that call. The test does not see what the function stores in
// its variables. With GPUC_OVERSUBSCRIBE=1 PEs share GPUs if there are fewer GPUs than PEs.
//
// The package registers the flags -gpuc.backend, -gpuc.np, -gpuc.procs, -gpuc.hosts, -gpuc.seed,
// -gpuc.check, -gpuc.counterexample, -gpuc.replay and -gpuc.hang-timeout, so only tests may import it. Start reading at Run.
package gputest

import (
	"cmp"
	"context"
	"errors"
	"flag"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/gpuc-go/gpuc/internal/base/race"
	"github.com/gpuc-go/gpuc/internal/job/jobenv"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// Flags of the test binary; the testing package parses them with its own.
var (
	backendFlag        = flag.String("gpuc.backend", "", "run kernel tests on this `back end`: emu, check or cuda")
	npFlag             = flag.Int("gpuc.np", 0, "run kernel tests with this `number` of PEs instead of their own")
	procsFlag          = flag.Int("gpuc.procs", 0, "run kernel tests on emulated PEs that are spread over this `number` of processes; 0 means the test's own")
	hostsFlag          = flag.String("gpuc.hosts", "", "emulate hosts with these `numbers` of PEs, such as 1,2, repeated until all PEs have one")
	seedFlag           = flag.Uint64("gpuc.seed", 0, "run kernel tests with this emulator `seed` only")
	checkFlag          = flag.Duration("gpuc.check", 5*time.Second, "let Seeds look for races on the back end check, in each test for this `time` at most; 0 means not at all")
	counterexampleFlag = flag.String("gpuc.counterexample", "", "let Exhaustive write the execution that fails to this `file`")
	replayFlag         = flag.String("gpuc.replay", "", "let Exhaustive run in the order of this `file` of -gpuc.counterexample alone")
	hangFlag           = flag.Duration("gpuc.hang-timeout", 0, "fail an emulated kernel of which a thread only computes or polls for this `time`; 0 means never")
)

// Config says how a test runs; NP makes one.
type Config struct {
	np    int
	hosts []int
	seed  uint64
	onGPU bool
	procs int
	// unchecked says that Seeds leaves out the back end check.
	unchecked bool
	// results is where copies of the test binary leave what Result has taken.
	results string
	// runCopy runs the PEs of a copy of the test binary; nil means runStarted.
	runCopy func(ctx context.Context, f func(context.Context, *gpurt.PE) error) error
}

// NP returns the configuration of a test with n PEs.
func NP(n int) Config { return Config{np: n} }

// Seed returns the configuration with another seed of the emulator than 1.
func (c Config) Seed(seed uint64) Config {
	c.seed = seed
	return c
}

// Processes returns the configuration of a test whose emulated PEs are spread over n processes,
// as PEs on GPUs are. Each is a copy of the test binary. A process has one PE at least.
func (c Config) Processes(n int) Config {
	c.procs = n
	return c
}

// Hosts returns the configuration with the PEs shared out among emulated hosts of these
// numbers of PEs, repeated until all PEs have one. PEs of different hosts cannot address each
// other's memory. On GPUs the hosts are those that there are.
func (c Config) Hosts(pes ...int) Config {
	c.hosts = pes
	return c
}

// Unchecked returns the configuration of a test that Seeds does not run on the back end check:
// its kernels race on purpose, or what it does once more would count.
func (c Config) Unchecked() Config {
	c.unchecked = true
	return c
}

// OnGPU returns the configuration of a test that makes sense on GPUs only. The test is
// skipped where there are no GPUs, unless -gpuc.backend=cuda asks for them.
func (c Config) OnGPU() Config {
	c.onGPU = true
	return c
}

// PE is a PE of a test: a gpurt.PE that can also fail the test. Its messages
// carry the PE's number.
type PE struct {
	*gpurt.PE
	r   *run
	ctx context.Context
	// stopped says that FailNow or Fatalf is leaving the function.
	stopped bool
	// cause is the consequence of another PE's failure that was reported.
	cause error

	// results is what Result takes, of a call with so many rows in a run of SameBits, and nil elsewhere.
	results   *[]result
	rows, run int
}

// Run runs f on every PE and returns when all have ended. If one fails, the test fails and
// says how to repeat the run.
func Run(t testing.TB, c Config, f func(pe *PE)) {
	t.Helper()
	c.apply(t)
	c.run(t, f)
}

// Seeds runs f on every PE as Run does, once for each seed from 1 to n. It stops at the
// first seed that fails. With -short it takes a fifth of the seeds, and one of them under -race: the
// race detector goes by what operations promise, and not by when they are done. With -gpuc.seed, on GPUs
// and over processes, it runs f once on every PE.
//
// Before the seeds, f runs once on the back end check, where the first seed comes from. What that
// finds fails the test. It interprets kernels, which takes 10 to 100 times as long as the emulator
// takes. So it is stopped after the time of -gpuc.check, 5 s by default, and the test's log says so; what was not
// reached is not looked at. A kernel that the back end does not know is left out in the same way.
// With -short, under -race, with -gpuc.backend and with Config.Unchecked the run is left out.
func Seeds(t testing.TB, n int, c Config, f func(pe *PE)) {
	t.Helper()
	if *seedFlag != 0 || *procsFlag != 0 || c.copied() {
		Run(t, c, f)
		return
	}
	c.apply(t)
	if c.check(t, f); t.Failed() {
		return
	}
	if testing.Short() {
		if n = (n + 4) / 5; race.Enabled {
			n = min(n, 1)
		}
	}
	for seed := range uint64(n) {
		c.seed = seed + 1
		if c.run(t, f); t.Failed() {
			return
		}
	}
}

// apply brings in the flags.
func (c *Config) apply(t testing.TB) {
	t.Helper()
	if *npFlag != 0 {
		c.np = *npFlag
	}
	c.seed = cmp.Or(*seedFlag, c.seed, gpurt.DefaultSeed)
	if *procsFlag != 0 {
		c.procs = *procsFlag
	}
	if c.procs = min(c.procs, c.np); c.procs < 0 {
		t.Fatalf("gputest: a test with %d processes; use 1 or more", c.procs)
	}
	if c.np < 1 {
		t.Fatalf("gputest: a test with %d PEs; use gputest.NP(n)", c.np)
	}
	if *hostsFlag != "" {
		hosts, err := jobenv.ParseHosts(*hostsFlag)
		if err != nil {
			t.Fatalf("gputest: -gpuc.hosts=%v", err)
		}
		c.hosts = hosts
	}
	if c.onGPU && *backendFlag == "" {
		if err := gpurt.Available(gpurt.CUDA); err != nil {
			t.Skipf("this test is for GPUs: %v", err)
		}
	}
	if c.onGPU && *backendFlag != "" && *backendFlag != gpurt.CUDA {
		t.Skip("this test is for GPUs")
	}
}

// backend returns the back end to use.
func (c *Config) backend() string {
	if *backendFlag != "" {
		return *backendFlag
	}
	if c.onGPU {
		return gpurt.CUDA
	}
	return gpurt.Emulator
}

// copied says that the PEs are in copies of the test binary.
func (c *Config) copied() bool { return c.backend() == gpurt.CUDA || c.procs > 0 }

// run runs f once on every PE.
func (c *Config) run(t testing.TB, f func(pe *PE)) {
	t.Helper()
	ctx, cancel := deadline(t)
	defer cancel()
	if c.copied() {
		c.runProcesses(ctx, t, f)
		return
	}
	c.runOn(ctx, c.backend(), newRun(t), f)
}

// check runs f once on every PE, on the back end check, unless that is left out.
func (c *Config) check(t testing.TB, f func(pe *PE)) {
	t.Helper()
	if c.unchecked || *checkFlag <= 0 || *backendFlag != "" || testing.Short() || gpurt.Available(gpurt.Check) != nil {
		return
	}
	ctx, cancel := deadline(t)
	defer cancel()
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	r := newRun(t)
	r.partial = true
	timer := time.AfterFunc(*checkFlag, func() {
		r.leave(fmt.Sprintf("was stopped after %v (-gpuc.check) and has found nothing until then", *checkFlag))
		stop()
	})
	defer timer.Stop()
	c.runOn(ctx, gpurt.Check, r, f)
}

// runOn runs f once on every PE of this process.
func (c *Config) runOn(ctx context.Context, backend string, r *run, f func(pe *PE)) {
	t := r.t
	t.Helper()
	err := gpurt.Run(ctx, gpurt.Config{
		Backend: backend, PEs: c.np, Hosts: c.hosts, Seed: c.seed, HangTimeout: *hangFlag, Stdout: logWriter{t}, Stderr: logWriter{t},
	}, r.pe(f))
	r.met(err)
	if why := r.left(); why != "" {
		t.Logf("the back end check %s", why)
		return
	}
	if err = r.unreported(err); err != nil {
		t.Errorf("%v", err)
	}
	if t.Failed() {
		t.Logf("to repeat this run: %s", c.replay(t.Name(), backend))
	}
	if r.fatal.Load() || err != nil {
		t.FailNow()
	}
}

// replay returns the command that repeats a run.
func (c *Config) replay(test, backend string) string {
	more := ""
	if backend != gpurt.Emulator {
		more = " -gpuc.backend=" + backend
	}
	if *hostsFlag != "" {
		more += " -gpuc.hosts=" + *hostsFlag
	}
	return fmt.Sprintf("go test -run '%s' -gpuc.seed=%d -gpuc.np=%d%s", pattern(test), c.seed, c.np, more)
}

// reportTime is how long before the timeout of go test a test is ended, so that it can
// say where its PEs are. It is at most a quarter of the time left.
const reportTime = 10 * time.Second

// deadline returns a context that ends with the test, or shortly before the time
// that go test allows is over.
func deadline(t testing.TB) (context.Context, context.CancelFunc) {
	if d, ok := t.(interface{ Deadline() (time.Time, bool) }); ok {
		if at, ok := d.Deadline(); ok {
			early := min(reportTime, time.Until(at)/4)
			return context.WithDeadlineCause(t.Context(), at.Add(-early), errors.New("the time for the test is over (go test -timeout)"))
		}
	}
	return context.WithCancel(t.Context())
}

// logWriter passes whole lines on to the log of a test.
type logWriter struct{ t testing.TB }

func (w logWriter) Write(b []byte) (int, error) {
	w.t.Logf("%s", strings.TrimSuffix(string(b), "\n"))
	return len(b), nil
}
