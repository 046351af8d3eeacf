package main

import (
	"cmp"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/gpuc-go/gpuc/internal/job/procgroup"
)

// session is a run on a GPU host: the folder in which this command is, and what its flags say.
type session struct {
	here, bin, gpuc, out, work string
	np, gpus, rounds           int
	steps                      []string
	match                      *regexp.Regexp // the tests, pairs and programs to run
	deadline                   time.Time
	atOnce                     int  // how many jobs of a step run at the same time
	apart                      bool // these have shared memory of their own
	network                    bool
	ucx                        string
	toolchain                  string
	peers                      peers
	ran                        record
	failures, left             int
}

// step is one program, or several, with a time limit and a file of its own for what it prints.
type step struct {
	name  string
	part  string // what -steps may call it beside its name
	limit time.Duration
	peers bool // it compares with programs that are looked for first
	do    func(ctx context.Context, s *session, out io.Writer) error
}

// errLeft says that a step has something left that did not begin, which a next run does.
type errLeft struct{ what []string }

func (e errLeft) Error() string {
	if len(e.what) > 8 {
		e.what = append(slices.Clone(e.what[:8]), "...")
	}
	return "no time left for " + strings.Join(e.what, ", ")
}

// runAll runs the wanted steps, first those that have not run in the folder of results, then those
// that have failed there. What has passed there is not run again.
func runAll(ctx context.Context, args []string) error {
	s, err := newSession(args)
	if err != nil {
		return err
	}
	defer s.end()
	if err := s.begin(); err != nil {
		return err
	}
	steps := slices.DeleteFunc(s.list(), func(st step) bool { return !s.wanted(st) || st.part != "" && s.ran.verdict(st.name) == passed })
	slices.SortStableFunc(steps, func(a, b step) int { return s.ran.order(a.name) - s.ran.order(b.name) })
	if slices.ContainsFunc(steps, func(st step) bool { return st.peers }) {
		s.step(ctx, step{name: "bench-peers", limit: 240 * time.Second, do: lookForPeers})
	}
	for _, st := range steps {
		s.step(ctx, st)
	}
	for _, pattern := range []string{"bench/*/bench.md", "summary.txt"} {
		files, _ := filepath.Glob(filepath.Join(s.out, pattern))
		for _, f := range files {
			text, err := os.ReadFile(f)
			if err != nil {
				return err
			}
			fmt.Printf("\n%s", text)
		}
	}
	switch {
	case s.failures > 0:
		return fmt.Errorf("%d steps failed, %d are left", s.failures, s.left)
	case s.left > 0:
		return fmt.Errorf("%d steps are left; run this again with -out %s", s.left, s.out)
	}
	return nil
}

// atHere returns a session of the folder in which this command is.
func atHere() (*session, error) {
	self, err := os.Executable()
	here := filepath.Dir(self)
	bin := filepath.Join(here, "bin")
	return &session{here: here, bin: bin, gpuc: filepath.Join(bin, "gpuc")}, err
}

// newSession reads the flags.
func newSession(args []string) (*session, error) {
	s, err := atHere()
	if err != nil {
		return nil, err
	}
	s.gpus = countGPUs()
	fs := flag.NewFlagSet("run", flag.ContinueOnError)
	fs.IntVar(&s.np, "np", max(s.gpus, 1), "the `number` of PEs. More than there are GPUs share them, which is for tests alone; where NVIDIA's Multi-Process Service is installed, at the same time")
	fs.StringVar(&s.out, "out", "", "the `folder` of results (default out-npN). What has passed there is not run again, if it is of the same version")
	fs.IntVar(&s.rounds, "rounds", 7, "how many `rounds` benchmarks have")
	fs.StringVar(&s.toolchain, "toolchain", "", "the `folder` of NVIDIA's compile libraries, if not where gpuc looks")
	fs.BoolVar(&s.network, "network", false, "PEs of this host cannot address each other, and all goes by NVSHMEM's proxy and UCX, or with GPUC_TRANSPORT=nccl-gin by NCCL's and TCP, as between hosts; 4 or more PEs run as on two hosts, too (-steps mixed)")
	fs.StringVar(&s.ucx, "ucx", "", "the `folder` of UCX's libraries for -network, if they are not in ucx here and not what python3 has as libucx")
	steps := fs.String("steps", "info,conformance,examples,shows,bench", "the `steps`: these, parts of bench (latency, collectives, products, jacobi, puts, host, single, traces, startup, jit), single steps by name, and sanitizer, sanitized, pairs and mixed, which run only when named")
	match := fs.String("run", ".", "the tests, pairs and programs under compute-sanitizer to run, a `regexp`")
	limit := fs.Int("limit", 560, "the `seconds` for the whole run; a next run with the same -out does what is left then")
	cache := fs.String("cache", "", "the `folder` that keeps compiled kernels from one run to the next")
	if err := parse(fs, args); err != nil {
		return nil, err
	}
	if s.match, err = regexp.Compile(*match); err != nil {
		return nil, err
	}
	s.steps, s.deadline = strings.Split(*steps, ","), time.Now().Add(time.Duration(*limit)*time.Second)
	if s.out == "" {
		s.out = filepath.Join(s.here, fmt.Sprintf("out-np%d", s.np))
	}
	if s.out, err = filepath.Abs(s.out); err != nil {
		return nil, err
	}
	if s.work, err = os.MkdirTemp("", "gpu"); err != nil {
		return nil, err
	}
	if *cache == "" {
		*cache = filepath.Join(s.work, "cache")
	}
	libraries := filepath.Join(s.here, "toolchain")
	if s.toolchain == "" && exists(libraries) {
		s.toolchain = libraries
	}
	return s, errors.Join(os.MkdirAll(s.out, 0o777), os.MkdirAll(*cache, 0o700), os.Chmod(*cache, 0o700), setenv(
		// NVLink multicast stays off: in virtual machines it can put GPUs out of service.
		"NVSHMEM_DISABLE_NVLS=1", "NCCL_NVLS_ENABLE=0", "TORCH_SYMM_MEM_DISABLE_MULTICAST=1",
		// No peer has a graph and other calls on one communicator at the same time, which this is for, and
		// which costs every captured collective of NCCL some microseconds.
		"NCCL_GRAPH_MIXING_SUPPORT=0",
		"GPUC_CACHE="+*cache, "GPUC_TOOLCHAIN="+cmp.Or(s.toolchain, os.Getenv("GPUC_TOOLCHAIN"))))
}

// begin reads what has run in the folder of results, and sets the environment of all steps.
func (s *session) begin() error {
	version, _ := os.ReadFile(filepath.Join(s.here, "VERSION"))
	mode := fmt.Sprintf("%d PEs, network %t, of %s", s.np, s.network, first(string(version)))
	var err error
	if s.ran, err = readRecord(filepath.Join(s.out, "ran"), mode); err != nil {
		return err
	}
	if len(s.ran.verdicts) == 0 {
		gpu := first(output("nvidia-smi", "--query-gpu=name", "--format=csv,noheader"))
		if err := os.WriteFile(filepath.Join(s.out, "summary.txt"), []byte(fmt.Sprintf("run: %s %d %s\n", time.Now().UTC().Format(time.DateOnly), s.np, cmp.Or(gpu, "no GPU"))), 0o666); err != nil {
			return err
		}
	}
	// The driver starts one process after the other: with 16 jobs of two PEs at once on two H100, each took
	// half a minute to start, and waits of tests were over before their kernels began.
	s.atOnce = min(processors(), 8)
	s.peers.nvshmem = cmp.Or(os.Getenv("GPUC_NVSHMEM"), s.findLibrary("nvshmem", "libnvshmem_host.so.3"))
	s.peers.nccl = s.findLibrary("nccl", "libnccl.so.2")
	if s.np > s.gpus {
		if err := s.share(); err != nil {
			return err
		}
	}
	if s.network {
		return s.networkSetup()
	}
	return nil
}

// end ends what begin has started.
func (s *session) end() {
	endMPS()
	os.RemoveAll(s.work)
}

// list returns the steps in their order.
func (s *session) list() []step {
	if s.network {
		return s.networkSteps()
	}
	return slices.Concat([]step{infoStep}, s.testSteps(s.binaries()...), exampleSteps(s), showSteps, benchSteps(), sanitizerSteps, sanitizedSteps, pairSteps)
}

// wanted reports whether -steps names a step, or a part that it belongs to.
func (s *session) wanted(st step) bool {
	names := append(strings.Fields(st.part), st.name, strings.TrimPrefix(st.name, "bench-"))
	return slices.ContainsFunc(names, func(n string) bool { return slices.Contains(s.steps, n) })
}

// step runs a step for as long as it may, and notes how it ended.
func (s *session) step(ctx context.Context, st step) {
	limit := min(st.limit, time.Until(s.deadline))
	begin := time.Now()
	var err error = errLeft{[]string{"all"}}
	if limit >= 5*time.Second {
		err = s.attempt(ctx, st, limit)
	}
	line, verdict := "PASS", passed
	if errors.As(err, new(errLeft)) {
		verdict = left
	} else if err != nil {
		verdict = failed
	}
	switch {
	case err == nil:
	case onlyLeft(err):
		s.left++
		line = "LEFT (" + strings.ReplaceAll(err.Error(), "\n", "; ") + ")"
	default:
		s.failures++
		line = "FAIL (" + strings.ReplaceAll(err.Error(), "\n", "; ") + ")"
	}
	line = fmt.Sprintf("%-28s %7.2f s  %s\n", st.name, time.Since(begin).Seconds(), line)
	fmt.Print(line)
	if err := errors.Join(appendTo(filepath.Join(s.out, "summary.txt"), line), s.ran.set(st.name, verdict)); err != nil {
		fmt.Fprintln(os.Stderr, err)
	}
	if verdict != passed {
		printed, _ := os.ReadFile(filepath.Join(s.out, st.name+".txt"))
		lines := strings.Split(strings.TrimSuffix(string(printed), "\n"), "\n")
		for _, l := range lines[max(0, len(lines)-25):] {
			fmt.Printf("    %.300s\n", l)
		}
	}
}

// onlyLeft reports whether all that a step has come to is that something is left.
func onlyLeft(err error) bool {
	if list, ok := err.(interface{ Unwrap() []error }); ok {
		return !slices.ContainsFunc(list.Unwrap(), func(e error) bool { return !onlyLeft(e) })
	}
	_, ok := err.(errLeft)
	return ok
}

// attempt runs a step into its file.
func (s *session) attempt(ctx context.Context, st step, limit time.Duration) error {
	f, err := os.Create(filepath.Join(s.out, st.name+".txt"))
	if err != nil {
		return err
	}
	defer f.Close()
	ctx, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	err = st.do(ctx, s, f)
	var exit *exec.ExitError
	switch {
	case err == nil || errors.As(err, new(errLeft)):
		return err
	case errors.Is(ctx.Err(), context.DeadlineExceeded):
		return fmt.Errorf("over %.0f s", limit.Seconds())
	case errors.As(err, &exit):
		return fmt.Errorf("exit code %d", exit.ExitCode())
	}
	fmt.Fprintln(f, err)
	return err
}

// jobs runs the items of a step, some at once: first those that have not run, then those that have
// failed. What has passed in a run before is not run again.
func (s *session) jobs(ctx context.Context, step string, atOnce int, items []string, do func(ctx context.Context, item string) error) error {
	name := func(item string) string { return step + " " + item }
	items = slices.DeleteFunc(slices.Clone(items), func(i string) bool { return s.ran.verdict(name(i)) == passed })
	slices.SortStableFunc(items, func(a, b string) int { return s.ran.order(name(a)) - s.ran.order(name(b)) })
	errs := make([]error, len(items))
	verdicts := make([]string, len(items))
	var running sync.WaitGroup
	free := make(chan struct{}, atOnce)
	for i, item := range items {
		free <- struct{}{}
		running.Go(func() {
			defer func() { <-free }()
			verdicts[i] = left
			if ctx.Err() == nil {
				errs[i] = do(ctx, item)
			}
			switch {
			case ctx.Err() != nil:
			case errs[i] != nil:
				verdicts[i] = failed
			default:
				verdicts[i] = passed
			}
			errs[i] = s.ran.set(name(item), verdicts[i])
		})
	}
	running.Wait()
	of := func(verdict string) (list []string) {
		for i, item := range items {
			if verdicts[i] == verdict {
				list = append(list, item)
			}
		}
		return list
	}
	err := errors.Join(errs...)
	if list := of(failed); len(list) > 0 {
		err = errors.Join(err, fmt.Errorf("failed: %s", strings.Join(list, ", ")))
	}
	if list := of(left); len(list) > 0 {
		err = errors.Join(err, errLeft{list})
	}
	return err
}

// run runs a command, with more in its environment, and ends it and all that it started with ctx. A
// variable without a value is taken out.
func run(ctx context.Context, out io.Writer, env []string, args ...string) error {
	cmd := exec.Command(args[0], args[1:]...)
	cmd.Env = append(os.Environ(), env...)
	for _, e := range env {
		if name, value, _ := strings.Cut(e, "="); value == "" {
			cmd.Env = slices.DeleteFunc(cmd.Env, func(v string) bool { return strings.HasPrefix(v, name+"=") })
		}
	}
	cmd.Stdout, cmd.Stderr = out, out
	return procgroup.Run(ctx, cmd)
}

// shown runs a command as run does, and prints it before.
func shown(ctx context.Context, out io.Writer, args ...string) error {
	fmt.Fprintf(out, "$ %s\n", strings.Join(args, " "))
	return run(ctx, out, nil, args...)
}

// onGPUs returns the command that runs a program of the folder bin, and its arguments, on the PEs.
func (s *session) onGPUs(program string) []string {
	words := strings.Fields(strings.ReplaceAll(program, "{out}", s.out))
	return append([]string{s.gpuc, "run", "-np", strconv.Itoa(s.np), "-backend", "cuda", filepath.Join(s.bin, words[0])}, words[1:]...)
}

// output returns what a command prints, and nothing if it fails.
func output(args ...string) string {
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	var b strings.Builder
	cmd := exec.Command(args[0], args[1:]...)
	cmd.Stdout = &b
	if procgroup.Run(ctx, cmd) != nil {
		return ""
	}
	return b.String()
}

// countGPUs returns how many GPUs a program may use.
func countGPUs() int {
	if list := os.Getenv("CUDA_VISIBLE_DEVICES"); list != "" {
		return strings.Count(list, ",") + 1
	}
	return strings.Count(output("nvidia-smi", "-L"), "\n")
}

// processors returns how many processors there are, by nproc, which knows of limits.
func processors() int {
	if n, err := strconv.Atoi(strings.TrimSpace(output("nproc"))); err == nil {
		return n
	}
	return runtime.NumCPU()
}

func exists(name string) bool {
	_, err := os.Stat(name)
	return err == nil
}

// first returns the first line of a text.
func first(text string) string {
	line, _, _ := strings.Cut(text, "\n")
	return line
}

// setenv sets variables for all that is started, but those without a value.
func setenv(list ...string) error {
	var errs []error
	for _, e := range list {
		if name, value, _ := strings.Cut(e, "="); value != "" {
			errs = append(errs, os.Setenv(name, value))
		}
	}
	return errors.Join(errs...)
}

// prepend returns the variable of a path with a folder in front.
func prepend(name, folder string) string {
	return name + "=" + strings.TrimSuffix(folder+":"+os.Getenv(name), ":")
}

func appendTo(name, text string) error {
	f, err := os.OpenFile(name, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o666)
	if err != nil {
		return err
	}
	_, err = f.WriteString(text)
	return errors.Join(err, f.Close())
}
