package main

import (
	"cmp"
	"context"
	"errors"
	"flag"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"time"

	"github.com/gpuc-go/gpuc/internal/base/trace"
	proof "github.com/gpuc-go/gpuc/internal/base/verdict"
	"github.com/gpuc-go/gpuc/internal/job/jobenv"
	"github.com/gpuc-go/gpuc/internal/job/launcher"
	"github.com/gpuc-go/gpuc/internal/store/tempdir"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// job is what gpuc run was asked to start.
type job struct {
	np      int
	procs   int  // processes of emulated PEs, 0 for one without a launcher
	share   bool // PEs may share GPUs
	seed    uint64
	hang    time.Duration
	backend string
	// exhaustive is the most executions that go through all orders, 0 for one run.
	exhaustive int
	// The files of what that has found, and of an execution to repeat.
	certificate, counterexample, replay string
	path                                string // the executable
	args                                []string
	logDir                              string
	trace                               string // the file, empty for none
	traceLevel                          string
	// builtTraced is what kernels are compiled to record.
	builtTraced trace.Level
	// sanitize says that kernels look for mistakes, which the emulator's do not.
	sanitize bool
	// transport is how the PEs communicate, empty if that was not said.
	transport string
	// nvidia is the tool of Compute Sanitizer under which the PEs run, empty for none.
	nvidia  nvidiaTool
	cluster cluster
	hosts   []launcher.Host
}

// notGiven is the value of -np where there is none.
const notGiven = math.MinInt

func runCommand() *command {
	var flags compileFlags
	var j job
	var archs archFlag
	var declared *flag.FlagSet
	return &command{
		name:  "run",
		args:  "[-np N] [-procs P] [-hosts a,b] [-seed S] [-backend emu|check|cuda] [-exhaustive N] [-replay file] [-hang-timeout T] [-oversubscribe] [-log-dir dir] [-trace file] [flags] target [argument ...]",
		short: "build a program and start its PEs",
		long: `
Run starts the target with N PEs. If the target is a package, run generates and builds
it first. The target may also be an executable from gpuc build or go build; then this
machine needs no Go. Arguments after the target go to the program.

With the back end cuda, each PE is a process with its own GPU. When a PE fails or dies,
run ends the others too, even those that wait inside a kernel, and reports the first
failure. With the back end emu, all PEs are emulated in one process, and the same seed
repeats a run exactly. With the back end check, kernels are interpreted, and races and
missing synchronisation are reported. Without -backend, run uses GPUs if there are at
least N, and the emulator otherwise.

-procs P distributes emulated PEs over P processes. A seed still gives the same results.
The process of PE 0 emulates all GPUs and runs the kernels. With -hosts and -backend emu
the processes run on those hosts; without -procs each process is one PE. PEs on
different hosts cannot address each other's memory.

-hosts a,b runs the PEs on GPUs of other hosts, which gpuc reaches with ssh: the first
PEs on a, the others on b. A number after a host, as in a:2,b:6, is the number of its
PEs. gpuc must be installed on each host, at the same path as here or at the path that
-agent names. gpuc sends the program. The PEs receive the variables that begin with
GPUC_, NVSHMEM_, NCCL_, UCX_ and CUDA_, and those that -x names. -rsh, or the variable
GPUC_RSH, names a command to use instead of ssh. If a PE dies on any host, all end. If a
host does not answer within GPUC_START_TIMEOUT (2m), the error names it.

The exit code of run is that of the process that failed first, or 128 plus the number of
the signal that ended it. Run passes SIGUSR1 and SIGUSR2 on to the PEs.

-log-dir also writes the output of each PE to a file in that directory: pe-0.log and so
on.

The emulator reports a hang when no thread can continue. But a thread that computes or
polls a word never ends by itself. With -hang-timeout, its launch fails when the thread
has done nothing else for that time. On GPUs, the job ends when PEs wait and nothing has
happened for that time. A job on GPUs also ends when a PE has returned and others wait
for it.

When a job is interrupted or hangs, run reports which PE waits for which, and where. At
SIGQUIT (Ctrl-\) it prints the same report, and the job continues.

-trace records what the blocks of kernels do and when, and writes it to the file.
Perfetto (ui.perfetto.dev) shows the file, and 'gpuc inspect -trace' summarises it. The
trace has kernels, the spans of gpu.BeginSpan, waits and barriers; with -trace-level all
it also has puts, gets, signals, atomics, fence and quiet. For GPUs, run builds a
package for tracing; build an executable with gpuc build -trace-level. A job that fails
or is killed leaves its trace up to that point.

-exhaustive N runs the program on the back end check in every order of threads and
messages. It can show that kernels with few threads have no error in any order. It stops
at the first error, after N executions, or when no order is left, and says which.
-certificate file writes the verdict to a file, which gpuc check -certificate verifies.
If an execution fails, run shortens it to few switches between threads, and prints its
steps with their lines. -counterexample file saves that execution, and -replay file
repeats it, also with -trace.

-sanitize instruments the kernels, so that they report mistakes while they run: races
within a block, between blocks and between PEs, and uses of freed or uninitialised
memory. The first report becomes the error of its PE. Instrumented kernels run on GPUs,
and on the back end check, which then makes no checks of its own.

-debug does not optimise kernels. For cuda-gdb, use an executable from gpuc build
-debug.

-compute-sanitizer runs each PE under NVIDIA's Compute Sanitizer: memcheck, or another
of its tools, as in -compute-sanitizer=racecheck. Its reports name lines of the kernels'
Go files.

-oversubscribe lets PEs share GPUs if there are fewer than N. Use it to test with more
PEs than the machine has GPUs. Each PE gets an equal part of its GPU's multiprocessors
for the grids of kernels that wait.

If NVIDIA's Multi-Process Service (MPS) runs (nvidia-cuda-mps-control -d), the PEs of a
GPU run at the same time. Give each of them a part of the GPU: set
CUDA_MPS_ACTIVE_THREAD_PERCENTAGE to 80 divided by the number of PEs on a GPU. Larger
parts can overlap; then blocks that wait for another PE can occupy the multiprocessors
that the other PE needs. Under MPS a kernel that fails ends all PEs of its GPU.

Without MPS the kernels of the PEs take turns. Then each wait for another PE takes
milliseconds, and the only team is the team of all PEs. Only one such job can run on a
machine at a time, since NVSHMEM uses one shared memory for the whole machine.

Examples:

	gpuc run -np 4 ./examples/ring
	gpuc run -np 4 -backend emu -seed 7 ./examples/ring
	gpuc run -np 4 -backend emu -procs 2 ./examples/ring
	gpuc run -np 2 ./examples/jacobi -persistent -png field.png
	gpuc run -hosts node1,node2 -np 16 -log-dir logs ./examples/ring
	gpuc run -np 4 -trace ring.json ./examples/ring
`,
		flags: func(fs *flag.FlagSet) {
			declared = fs
			fs.IntVar(&j.np, "np", notGiven, "number `N` of PEs; by default 1")
			fs.IntVar(&j.procs, "procs", 0, "number `P` of processes for the emulated PEs")
			fs.Uint64Var(&j.seed, "seed", gpurt.DefaultSeed, "`seed` that determines the emulator's schedule")
			fs.StringVar(&j.backend, "backend", "", "`name` of the back end, emu, check or cuda")
			fs.DurationVar(&j.hang, "hang-timeout", 0, "end the job if PEs wait and nothing happens for this `time`; 0 for no limit")
			fs.Func("exhaustive", "run in every order on the back end check, in at most `N` executions", func(s string) (err error) {
				if j.exhaustive, err = strconv.Atoi(s); err != nil || j.exhaustive < 1 {
					return errors.New("use the number of executions after which to stop, such as 10000")
				}
				return nil
			})
			fs.StringVar(&j.certificate, "certificate", "", "`file` for the verdict of -exhaustive")
			fs.StringVar(&j.counterexample, "counterexample", "", "`file` for the failing execution of -exhaustive")
			fs.StringVar(&j.replay, "replay", "", "repeat the execution in this `file` of -counterexample")
			fs.BoolVar(&j.share, "oversubscribe", false, "let PEs share GPUs if there are fewer than N")
			fs.StringVar(&j.logDir, "log-dir", "", "`directory` for the output of each PE")
			fs.StringVar(&j.trace, "trace", "", "`file` for a trace of what the kernels do")
			fs.StringVar(&j.traceLevel, "trace-level", "", "`level` of the trace: waits or all")
			fs.StringVar(&j.cluster.hosts, "hosts", "", "`list` of hosts for the PEs, with numbers of PEs as in a:2,b:6")
			j.cluster.declare(fs)
			fs.Func("x", "environment `variable` for PEs on other hosts, NAME or NAME=value; may be repeated", appendTo(&j.cluster.export))
			fs.Var(&archs, "arch", "`list` of GPU architectures to compile for before the start")
			flags.declare(fs)
			flags.declareSanitize(fs)
			flags.declareDebug(fs)
			fs.Var(&j.nvidia, "compute-sanitizer", "run the PEs under NVIDIA's Compute Sanitizer: its `tool` is memcheck by default, or racecheck, initcheck or synccheck")
		},
		run: func(ctx context.Context, e *env, args []string) error {
			if len(args) == 0 {
				return usagef("a package or an executable is needed")
			}
			if err := j.orders(e); err != nil {
				return err
			}
			if err := j.place(e); err != nil {
				return err
			}
			if !jobenv.KnownBackend(j.backend) {
				return usagef("there is no back end %q; use %s, %s or %s", j.backend, gpurt.Emulator, gpurt.Check, gpurt.CUDA)
			}
			if j.hang < 0 {
				return usagef("-hang-timeout is %v; use a time such as 30s, or 0 for no limit", j.hang)
			}
			if j.sanitize = flags.config.Sanitize; j.sanitize && (j.backend == gpurt.Emulator || j.procs > 0 || j.exhaustive > 0 || j.replay != "") {
				return usagef("-sanitize is for GPUs, and for -backend check without -procs, -exhaustive and -replay: the emulator runs the Go functions, which look for nothing")
			}
			j.transport = flags.config.Transport
			if err := j.traces(e); err != nil {
				return err
			}
			target := args[0]
			j.args = args[1:]
			if misplaced := flagsAmong(declared, j.args); len(misplaced) > 0 {
				fmt.Fprintf(e.Stderr, "gpuc: note: %s after %s goes to the program; write flags of gpuc run before %[2]s\n", strings.Join(misplaced, ", "), target)
			}
			if path, ok := e.executable(target); ok {
				j.path = path
				if flags.config.Sanitize {
					return usagef("-sanitize builds a package; build the executable by gpuc build -sanitize")
				}
				if flags.config.Debug {
					return usagef("-debug builds a package; build the executable by gpuc build -debug")
				}
				if err := e.underComputeSanitizer(&j); err != nil {
					return err
				}
				return e.traced(j, func() error { return e.start(ctx, j) })
			}
			flags.config.Trace = string(j.builtTraced)
			tmp, remove, err := tempdir.Dir("run")
			if err != nil {
				return err
			}
			defer remove()
			j.path = filepath.Join(tmp, programName(target, e.Dir))
			opts := flags.options(e)
			if j.certificate != "" {
				opts = reproducible(opts)
			}
			if _, err := e.buildProgram(ctx, opts, archs, j.path, target); err != nil {
				return err
			}
			if err := e.underComputeSanitizer(&j); err != nil {
				return err
			}
			return e.traced(j, func() error { return e.start(ctx, j) })
		},
	}
}

// orders decides what the back end check does about the orders of a program.
func (j *job) orders(e *env) error {
	switch {
	case j.exhaustive == 0 && j.replay == "":
		if j.certificate != "" || j.counterexample != "" {
			return usagef("-certificate and -counterexample are for -exhaustive N")
		}
		return nil
	case j.exhaustive > 0 && j.replay != "":
		return usagef("-replay is of one execution, and -exhaustive makes many")
	case j.backend != "" && j.backend != gpurt.Check:
		return usagef("-exhaustive N is for the back end check, with N executions at most, and so is -replay")
	case j.procs > 0 || j.cluster.hosts != "":
		return usagef("-exhaustive and -replay run all PEs in one process; leave out -procs and -hosts")
	}
	j.backend = gpurt.Check
	for _, file := range []*string{&j.certificate, &j.counterexample, &j.replay} {
		if *file != "" {
			*file = e.absolute(*file)
		}
	}
	if j.replay == "" {
		return nil
	}
	x, err := proof.LoadCounterexample(j.replay)
	if err != nil {
		return err
	}
	if j.np != notGiven && j.np != x.PEs {
		return usagef("-np is %d, and the execution of -replay has %d PEs; leave out -np", j.np, x.PEs)
	}
	j.np = x.PEs
	return nil
}

// flagsAmong returns those of a program's arguments that look like flags of fs.
func flagsAmong(fs *flag.FlagSet, args []string) (names []string) {
	for _, a := range args {
		if a == "--" {
			break
		}
		name, dashed := strings.CutPrefix(a, "-")
		name, _, _ = strings.Cut(strings.TrimPrefix(name, "-"), "=")
		if dashed && fs.Lookup(name) != nil {
			names = append(names, "-"+name)
		}
	}
	return names
}

// place decides how many PEs there are, and on which hosts.
func (j *job) place(e *env) (err error) {
	c := &j.cluster
	backend := j.backend
	if backend == "" {
		if backend, err = jobenv.Backend(e.Getenv); err != nil {
			return err
		}
	}
	given := j.np != notGiven
	if given && j.np < 1 {
		return usagef("-np is %d; at least one PE is needed", j.np)
	}
	if !given {
		j.np = 0
	}
	most := backend
	if most == "" && c.hosts == "" {
		most = gpurt.Emulator // no machine has more GPUs than can be emulated
	}
	if err := jobenv.CheckPEs(j.np, most); err != nil {
		return usagef("-np: %v", err)
	}
	switch {
	case j.procs < 0:
		return usagef("-procs is %d; use 1 or more", j.procs)
	case j.procs > 0 && !jobenv.Emulated(backend):
		return usagef("-procs is for emulated PEs; add -backend emu. On GPUs each PE is a process")
	case j.procs > max(j.np, 1):
		return usagef("-procs %d is more than -np %d; each process has a PE at least", j.procs, max(j.np, 1))
	}
	if c.hosts == "" {
		if c.rsh != "" || c.agent != "" || len(c.export) > 0 {
			return usagef("-rsh, -agent and -x are for -hosts")
		}
		j.np = max(j.np, 1)
		return nil
	}
	procs := cmp.Or(j.procs, j.np)
	if j.hosts, err = parseHosts(c.hosts, procs); err != nil {
		return err
	}
	procs = 0
	for _, h := range j.hosts {
		procs += h.PEs
	}
	if j.procs == 0 {
		j.np = procs
	}
	if jobenv.Emulated(backend) {
		j.procs = procs
	}
	return c.complete(e)
}

// emulatedHosts returns the numbers of PEs of the hosts, so that what is one host by another name
// is emulated as another host.
func (j *job) emulatedHosts() string {
	var sizes []string
	first, begin := 0, 0
	for _, h := range j.hosts {
		first += h.PEs
		end, _ := launcher.Share(first, j.procs, j.np)
		sizes = append(sizes, strconv.Itoa(end-begin))
		begin = end
	}
	return strings.Join(sizes, ",")
}

// executable returns the absolute path of target if it is a file that can be run.
func (e *env) executable(target string) (string, bool) {
	path := e.absolute(target)
	st, err := os.Stat(path)
	if err != nil || !st.Mode().IsRegular() {
		return "", false
	}
	return path, filepath.Ext(path) != ".go" && (runtime.GOOS == "windows" || st.Mode()&0o111 != 0)
}

// programName returns the name under which processes of a package show up.
func programName(pattern, dir string) string {
	name := filepath.Base(pattern)
	if name == "." || name == ".." {
		name = filepath.Base(filepath.Join(dir, pattern))
	}
	if name == string(filepath.Separator) || name == "" {
		name = "program"
	}
	if runtime.GOOS == "windows" {
		name += ".exe"
	}
	return name
}
