package gpurt

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"time"

	"github.com/gpuc-go/gpuc/internal/base/trace"
	"github.com/gpuc-go/gpuc/internal/base/verdict"
	"github.com/gpuc-go/gpuc/internal/job/jobenv"
	"github.com/gpuc-go/gpuc/internal/platform"
	"github.com/gpuc-go/gpuc/internal/transport/registry"
)

// DefaultSeed is the emulator's seed when none is given: a program then does the
// same each time.
const DefaultSeed = 1

// Names of the back ends.
const (
	// Emulator runs PEs without a GPU: in this process, or in several that share them out.
	Emulator = jobenv.Emulator
	// Check is the emulator with an engine that interprets the compiled kernels and looks
	// for races and other mistakes in ordering; docs/checking.md says which it finds.
	Check = jobenv.Check
	// CUDA runs one PE per process on an NVIDIA GPU.
	CUDA = jobenv.CUDA
)

// Available returns nil if the named back end can be used on this machine. Otherwise it
// returns an ErrUnavailable that says why not and what to do.
func Available(backend string) error { return platform.ThisSystem().Check(backend) }

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
	// Transport is how PEs communicate: nvshmem or nccl, the same for all PEs of a job. On GPUs empty
	// means the first of those for which the executable was built (gpuc build -transport), or of both,
	// whose library this machine has. Emulated PEs of several hosts do with nccl what NCCL's network guarantees
	// (docs/transports.md), and otherwise what NVSHMEM does.
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
	// UninterpretedFloats has the back end Check compute floats as uninterpreted functions do: the result of an operation is
	// a hash of the operation and of its operands. So two results have the same bits if the same expression tree has made
	// them, and other bits otherwise, but for 1 of 2^30 pairs of float32 and 1 of 2^14 of 16 bits. What is exact is
	// computed: a sum with 0, a product with 1, and signs; sums and products commute. A product of tensor cores is one operation of a
	// sum, a row and a column of 32 bytes each. A kernel that compares floats that it has computed, converts such to integers, or reduces
	// floats by a collective operation, fails with ErrUnsupported.
	UninterpretedFloats bool
	// Unreduced has Exhaustive and Explore go through all orders of steps, also those that must give the same. Their number
	// explodes; it is for checking a verdict of a very small program by another enumeration.
	Unreduced bool
	// Certificate, if set, is a file for the verdict of Exhaustive or Explore, once no order is left: what
	// was run, in how many executions, and on which bounds and assumptions it rests. gpuc check -certificate
	// repeats it.
	Certificate string
	// Counterexample, if set, is a file for the execution that Exhaustive or Explore ends with if it fails,
	// with as few switches between threads as were found. Replay is such a file: the back end Check runs the
	// PEs in that order alone, and says on Stderr what happens in it.
	Counterexample, Replay string

	// process is what has started this process, and system what the machine has.
	process *platform.Process
	system  *platform.System
	// replayed is what Replay holds.
	replayed *verdict.Counterexample
	// decoded is what executions before have loaded, if there are any.
	decoded *decoded
}

const defaultGrace = 5 * time.Second

// FromEnv returns the configuration that Main uses: GPUC_BACKEND, GPUC_NP,
// GPUC_SEED, GPUC_HANG_TIMEOUT, GPUC_OVERSUBSCRIBE, GPUC_CHECK_COLLECTIVES, GPUC_TRANSPORT,
// GPUC_REPORT_LEAKS, GPUC_EXHAUSTIVE, GPUC_CERTIFICATE, GPUC_COUNTEREXAMPLE, GPUC_REPLAY, GPUC_TRACE, GPUC_TRACE_LEVEL, GPUC_EMULATED_HOSTS, and
// the place of the process in a job that a launcher has started. The launcher is gpuc run, or one
// of those in the documentation of the package. A program started from here does not take that
// place for its own.
func FromEnv() (Config, error) {
	e, err := jobenv.Read(os.Getenv, registry.InterfaceVariables()...)
	if err != nil {
		return Config{}, err
	}
	hosts, err := jobenv.ParseHosts(e.Hosts)
	if err != nil {
		return Config{}, err
	}
	p, err := platform.FromEnv(&e)
	if err != nil {
		return Config{}, err
	}
	return Config{
		Backend: e.Backend, PEs: e.PEs, Hosts: hosts, Seed: e.Seed, HangTimeout: e.HangTimeout, Oversubscribe: e.Oversubscribe,
		CheckCollectives: e.CheckCollectives, Transport: e.Transport, ReportLeaks: e.ReportLeaks, Exhaustive: e.Exhaustive, Certificate: e.Certificate, Counterexample: e.Counterexample, Replay: e.Replay, Trace: e.Trace, TraceLevel: e.TraceLevel,
		process: p,
	}, nil
}

// complete fills in defaults.
func (cfg *Config) complete() error {
	if cfg.PEs < 0 {
		return fmt.Errorf("the number of PEs is %d; it must not be negative", cfg.PEs)
	}
	if cfg.Exhaustive < 0 {
		return fmt.Errorf("Exhaustive is %d executions; it must not be negative", cfg.Exhaustive)
	}
	if i := slices.IndexFunc(cfg.Hosts, func(n int) bool { return n < 1 }); i >= 0 {
		return fmt.Errorf("host %d has %d PEs; a host needs at least one", i, cfg.Hosts[i])
	}
	if cfg.HangTimeout < 0 {
		return fmt.Errorf("HangTimeout is %v; it must not be negative", cfg.HangTimeout)
	}
	if _, err := trace.ParseLevel(cfg.TraceLevel); err != nil {
		return err
	}
	if cfg.UninterpretedFloats && cfg.Backend != Check {
		return fmt.Errorf("uninterpreted floats are for the back end %s; the back end is %q", Check, cfg.Backend)
	}
	if _, err := registry.Lookup(cfg.Transport); err != nil {
		return err
	}
	if cfg.Trace != "" && cfg.Exhaustive > 0 {
		return errors.New("a trace shows one execution; leave out Exhaustive, or trace a replay")
	}
	if cfg.Replay != "" && cfg.Exhaustive > 0 {
		return errors.New("a replay is one execution; leave out Exhaustive")
	}
	if cfg.Replay != "" {
		var err error
		if cfg.replayed, err = verdict.LoadCounterexample(cfg.Replay); err != nil {
			return fmt.Errorf("replay: %w", err)
		}
		cfg.PEs = cmp.Or(cfg.PEs, cfg.replayed.PEs)
	}
	cfg.PEs, cfg.Seed, cfg.Grace = cmp.Or(cfg.PEs, 1), cmp.Or(cfg.Seed, DefaultSeed), cmp.Or(cfg.Grace, defaultGrace)
	cfg.Stdout, cfg.Stderr = cmp.Or[io.Writer](cfg.Stdout, os.Stdout), cmp.Or[io.Writer](cfg.Stderr, os.Stderr)
	if cfg.Getenv == nil {
		cfg.Getenv = os.Getenv
	}
	if cfg.system == nil {
		cfg.system = platform.ThisSystem()
	}
	own := platform.Process{} // which changes while the PEs run
	if cfg.process != nil {
		own = *cfg.process
	}
	cfg.process = &own
	return nil
}
