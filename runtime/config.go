package gpurt

import (
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"sync/atomic"
	"time"

	"github.com/gpuc-go/gpuc/internal/backend/check"
	"github.com/gpuc-go/gpuc/internal/base/trace"
	"github.com/gpuc-go/gpuc/internal/job/jobenv"
	"github.com/gpuc-go/gpuc/internal/job/launcher"
	"github.com/gpuc-go/gpuc/internal/job/origin"
	"github.com/gpuc-go/gpuc/internal/transport/registry"
)

// DefaultSeed is the emulator's seed when none is given: a program then does the
// same each time.
const DefaultSeed = 1

// Config says where Run runs and with how many PEs.
type Config struct {
	// Backend is Emulator, Check or CUDA; empty means what Main would choose.
	Backend string
	// PEs is the number of emulated PEs, at most 4096; 0 means 1. On GPUs a process
	// is one PE, and its launcher knows their number.
	PEs int
	// Hosts are the numbers of PEs of the hosts that are emulated, repeated until all PEs
	// have one: {1, 2} makes hosts of 1, 2, 1, 2 and so on. PEs of different hosts cannot
	// address each other's memory, as across a network. Nil means the hosts on which the
	// processes of the job run, and one if there is one process. On GPUs the hosts are those
	// that there are.
	Hosts []int
	// Seed fixes the order in which the emulator does things; 0 means
	// DefaultSeed.
	Seed uint64
	// HangTimeout, if set, is how long a thread of an emulated kernel may compute
	// without calling a device function, or poll a word that does not change,
	// before its launch fails. Without it the emulator reports only what can
	// never go on, and a kernel may compute as long as it takes. On GPUs gpuc run
	// has the limit: PEs wait, and for that time nothing changes. Run has none there.
	HangTimeout time.Duration
	// Oversubscribe lets PEs share GPUs where there are more PEs than GPUs. It is
	// for tests. The kernels take turns of some milliseconds, so a wait for
	// another PE takes that long. PE.Multiprocessors is an equal part of the GPU's.
	Oversubscribe bool
	// CheckCollectives has the PEs on GPUs compare the collective operations that they
	// enqueue on streams, before each of them: its name, lengths, element type, team and
	// memory. It is for tests: each operation then waits on the host for all PEs of its
	// team. Operations in a capture are not compared, and none are where PEs share GPUs. The
	// emulator always compares.
	CheckCollectives bool
	// Transport is how PEs on GPUs communicate: nvshmem or nccl, the same for all PEs of a job. Empty
	// means the first of them whose library this machine has.
	Transport string
	// ReportLeaks has each PE whose run function returns no error say on Stderr which of
	// its memory it has not freed, and what it has freed twice. The memory ends with the
	// PE in any case.
	ReportLeaks bool
	// Trace, if set, is a file for a trace of the job, which Perfetto shows and gpuc inspect
	// -trace summarises. TraceLevel is how much it records: "waits", or empty, for kernels, spans, waits
	// and barriers, or "all", for what sends as well. While the job runs, its parts are in a directory
	// beside the file. On GPUs a program has events of what its kernels do only if it was built by gpuc
	// build -trace-level, or from its package by gpuc run -trace.
	Trace, TraceLevel string
	// Stdout and Stderr take what PEs print by Printf and Logf, and Stderr
	// also messages about progress. Nil means those of the process.
	Stdout, Stderr io.Writer
	// Grace is how long the other PEs may take to end once one has failed.
	// After that time Run returns without them. 0 means 5 s.
	Grace time.Duration
	// Getenv looks up variables of the back end: where libraries and caches
	// are. Nil means the environment of the process.
	Getenv func(name string) string

	// Exhaustive, if set, has the back end Check run the PEs in every order, as Explore does,
	// with at most so many executions, and say on Stderr what it has covered.
	Exhaustive int

	// checks says how the back end Check works, and allOrders that Explore leaves out none.
	checks    *check.Config
	allOrders bool
	// alone says that the device knows no other PEs.
	alone bool
	link  *launcher.Link
	// started is set if another launcher than gpuc run has made this process a PE.
	started *started
	// end, if set, ends the process of a job that has ended well.
	end func()
	// placed is the emulated host of each PE, if Hosts do not say it and there are several.
	placed []int
	// emulated is the number of emulated PEs where the job has several processes, 0 for one
	// in each.
	emulated int
	// recorder, if set, takes the events of this process. recorded, if set, says when there are
	// no more.
	recorder *trace.Recorder
	recorded func() <-chan struct{}
	// running, if set, is the file that exists while emulated PEs run.
	running string
	// asked and answers, if set, are where gpuc run asks what emulated PEs do.
	asked   io.Reader
	answers io.Writer
	on      *backends
}

const defaultGrace = 5 * time.Second

// joined says that this process has used its connection to the launcher, of which it has
// one in its life.
var joined atomic.Bool

// FromEnv returns the configuration that Main uses: GPUC_BACKEND, GPUC_NP,
// GPUC_SEED, GPUC_HANG_TIMEOUT, GPUC_OVERSUBSCRIBE, GPUC_CHECK_COLLECTIVES, GPUC_TRANSPORT,
// GPUC_REPORT_LEAKS, GPUC_EXHAUSTIVE, GPUC_TRACE, GPUC_TRACE_LEVEL, GPUC_EMULATED_HOSTS, and
// the place of the process in a job that a launcher has started. The launcher is gpuc run, or one
// of those in the documentation of the package. A program started from here does not take that
// place for its own.
func FromEnv() (Config, error) {
	e, err := jobenv.Read(os.Getenv, registry.InterfaceVariables()...)
	if err != nil {
		return Config{}, err
	}
	cfg := Config{Backend: e.Backend, PEs: e.PEs, Seed: e.Seed, HangTimeout: e.HangTimeout, Oversubscribe: e.Oversubscribe, CheckCollectives: e.CheckCollectives, Transport: e.Transport, ReportLeaks: e.ReportLeaks, Exhaustive: e.Exhaustive, Trace: e.Trace, TraceLevel: e.TraceLevel}
	if cfg.Hosts, err = jobenv.ParseHosts(e.Hosts); err != nil {
		return Config{}, err
	}
	cfg.running = e.Running
	os.Unsetenv(jobenv.Running)
	if jobenv.Emulated(e.Backend) {
		cfg.emulated = e.Emulated
	}
	if cfg.asked, cfg.answers, err = launcher.Asked(os.Getenv); err != nil {
		return cfg, err
	}
	os.Unsetenv(launcher.EnvAsk)
	if cfg.answers != nil {
		cfg.answers = &lockedWriter{w: cfg.answers}
	}
	cfg.link, err = launcher.Join(os.Getenv, os.Exit)
	if err != nil {
		return cfg, err
	}
	if cfg.link != nil {
		cfg.link.PEs = cfg.emulated
	}
	if cfg.link == nil {
		at, err := origin.Find(os.Getenv)
		if err != nil {
			return cfg, err
		}
		if at != nil {
			cfg.PEs, cfg.started = 1, &started{at, e.Meeting}
			// What this process starts is no PE of the job.
			os.Setenv(origin.Launcher, origin.None)
		} else if e.Meeting.Bootstrap != "" && e.Meeting.Bootstrap != string(BootstrapUID) {
			cfg.started = &started{nil, e.Meeting}
		} else if cfg.PEs <= 1 && cfg.emulated > 0 {
			cfg.PEs = cfg.emulated // a job of one process
		}
	}
	if cfg.link == nil && joined.Load() {
		return cfg, errors.New("a process that a launcher has made a PE can call gpurt.Main once")
	}
	if cfg.link != nil || cfg.started != nil {
		joined.Store(true)
		for _, name := range launcher.Variables {
			os.Unsetenv(name)
		}
	}
	return cfg, nil
}

// complete fills in defaults.
func (cfg *Config) complete() error {
	if cfg.PEs < 0 {
		return fmt.Errorf("the number of PEs is %d", cfg.PEs)
	}
	if cfg.Exhaustive < 0 {
		return fmt.Errorf("the most executions that go through all orders are %d", cfg.Exhaustive)
	}
	if i := slices.IndexFunc(cfg.Hosts, func(n int) bool { return n < 1 }); i >= 0 {
		return fmt.Errorf("host %d has %d PEs", i, cfg.Hosts[i])
	}
	if cfg.HangTimeout < 0 {
		return fmt.Errorf("the time after which an emulated kernel hangs is %v", cfg.HangTimeout)
	}
	if _, err := trace.ParseLevel(cfg.TraceLevel); err != nil {
		return err
	}
	if cfg.Trace != "" && cfg.Exhaustive > 0 {
		return errors.New("a trace is of one execution; ask for it without Exhaustive")
	}
	if cfg.PEs == 0 {
		cfg.PEs = 1
	}
	if cfg.Seed == 0 {
		cfg.Seed = DefaultSeed
	}
	if cfg.Stdout == nil {
		cfg.Stdout = os.Stdout
	}
	if cfg.Stderr == nil {
		cfg.Stderr = os.Stderr
	}
	if cfg.Grace == 0 {
		cfg.Grace = defaultGrace
	}
	if cfg.Getenv == nil {
		cfg.Getenv = os.Getenv
	}
	if cfg.on == nil {
		cfg.on = system()
	}
	return nil
}
