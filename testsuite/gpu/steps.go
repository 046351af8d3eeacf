package main

import (
	"cmp"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"
)

var infoStep = step{name: "info", limit: time.Minute, do: func(ctx context.Context, s *session, out io.Writer) error {
	version, err := os.ReadFile(filepath.Join(s.here, "VERSION"))
	if err != nil {
		return err
	}
	fmt.Fprintf(out, "%s%d processors\nNVSHMEM for C++: %s\n", version, processors(), cmp.Or(s.peers.nvshmem, "none"))
	for _, command := range []string{
		"uname -srm", "grep -m1 'model name' /proc/cpuinfo", "nvidia-smi", "nvidia-smi topo -m",
		"nvidia-smi --query-gpu=index,name,driver_version,clocks.sm,clocks.max.sm,clocks.mem,memory.used --format=csv",
		"command -v nvcc && nvcc --version",
		"python3 -m pip list 2>/dev/null | grep -Ei '^(nvidia-(cuda-(nvrtc|runtime)|nvjitlink|nvvm|nvshmem)|torch)'",
	} {
		if err := run(ctx, out, nil, "sh", "-c", command); ctx.Err() != nil {
			return err // one that is not there is no failure
		}
	}
	if err := run(ctx, out, nil, s.gpuc, "version"); err != nil {
		return err
	}
	return run(ctx, out, nil, s.gpuc, "doctor")
}}

// binaries returns the names of the test binaries, the smallest first: when the time is over, most have
// then run.
func (s *session) binaries() (names []string) {
	files, _ := filepath.Glob(filepath.Join(s.here, "test", "*.test"))
	size := func(name string) int64 {
		info, err := os.Stat(name)
		if err != nil {
			return 0
		}
		return info.Size()
	}
	slices.SortStableFunc(files, func(a, b string) int { return int(size(a) - size(b)) })
	for _, f := range files {
		names = append(names, strings.TrimSuffix(filepath.Base(f), ".test"))
	}
	return names
}

// testSteps returns a step for each test binary.
func (s *session) testSteps(names ...string) (steps []step) {
	for _, name := range names {
		steps = append(steps, step{name: "test-" + name, part: "conformance", limit: 400 * time.Second, do: func(ctx context.Context, s *session, out io.Writer) error {
			return s.tests(ctx, name, out)
		}})
	}
	return steps
}

var (
	casesOf = regexp.MustCompile(`(?m)^(\d+) cases of`)
	passes  = regexp.MustCompile(`(?m)^--- PASS`)
)

// tests runs the chosen tests of a binary, several at a time, since most of a test's time on a GPU is
// the start of its processes. Those that start the most come first, but for those of kernels that do not
// end: these run alone, since a kernel that shares a GPU with others takes longer to learn that it shall
// end. Tests of kernels that fail do without MPS.
func (s *session) tests(ctx context.Context, name string, out io.Writer) error {
	binary := filepath.Join(s.here, "test", name+".test")
	text, err := os.ReadFile(binary + ".args")
	if err != nil {
		return err
	}
	args, which, _ := strings.Cut(strings.ReplaceAll(strings.TrimSpace(string(text)), "NP", strconv.Itoa(s.np)), "-test.run=")
	var alone, others, rest []string
	for test := range strings.Lines(output(binary, "-test.list", cmp.Or(which, "."))) {
		test = strings.TrimSpace(test)
		switch {
		case !strings.HasPrefix(test, "Test") || !s.match.MatchString(test) || s.network && slices.Contains(leftOut, test):
		case strings.Contains(test, "Endless"):
			alone = append(alone, test)
		case strings.Contains(test, "Fault"):
			others = append(others, test)
		default:
			rest = append(rest, test)
		}
	}
	others = append(others, rest...)
	dir := filepath.Join(s.out, "tests-"+name)
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return err
	}
	do := func(ctx context.Context, test string) error {
		f, err := os.Create(filepath.Join(dir, test))
		if err != nil {
			return err
		}
		defer f.Close()
		var env []string
		if strings.Contains(test, "Endless") || strings.Contains(test, "Fault") {
			env = withoutMPS
		}
		command := slices.Concat([]string{binary}, strings.Fields(args), []string{"-test.v", "-test.timeout", "380s", "-test.run", "^" + test + "$"})
		return run(ctx, f, env, s.beside(test, command...)...)
	}
	step := "test-" + name
	err = errors.Join(s.jobs(ctx, step, 1, alone, do), s.jobs(ctx, step, s.atOnce, others, do))
	var all strings.Builder
	for _, test := range slices.Concat(alone, others) {
		if text, err := os.ReadFile(filepath.Join(dir, test)); err == nil {
			fmt.Fprintf(&all, "# %s\n%s", test, text)
		}
	}
	cases := 0
	for _, m := range casesOf.FindAllStringSubmatch(all.String(), -1) {
		n, _ := strconv.Atoi(m[1])
		cases += n
	}
	fmt.Fprint(out, all.String())
	if cases > 0 {
		fmt.Fprintf(out, "%d cases of operation, scope, element type, number of PEs and team in all\n", cases)
	}
	fmt.Fprintf(out, "%d tests passed", len(passes.FindAllString(all.String(), -1)))
	if err != nil {
		fmt.Fprintf(out, ", %v", err)
	}
	fmt.Fprintln(out)
	return err
}

// programs returns a step for each line NAME PROGRAM ARGUMENT...
func programs(part, lines string) (steps []step) {
	for line := range strings.Lines(lines) {
		name, program, ok := strings.Cut(strings.TrimSpace(line), " ")
		if !ok {
			continue // between lists
		}
		steps = append(steps, step{name: name, part: part, limit: time.Minute, do: func(ctx context.Context, s *session, out io.Writer) error {
			return shown(ctx, out, s.onGPUs(strings.TrimSpace(program))...)
		}})
	}
	return steps
}

// jacobi are the forms of Jacobi: a launch for each iteration, and one for all. Right and large.
const jacobi = `
example-jacobi{-} jacobi {-} -width 1024 -height 1024 -iterations 1000 -norm 1 -png {out}/jacobi{-}.png
example-jacobi{-}-odd jacobi {-} -width 1023 -height 517 -iterations 200 -norm 3
example-jacobi{-}-1024 jacobi {-} -width 1024 -height 1024 -iterations 1000 -norm 0 -check=false
example-jacobi{-}-1024-norm jacobi {-} -width 1024 -height 1024 -iterations 1000 -norm 1 -tolerance 0 -check=false
example-jacobi{-}-4096 jacobi {-} -width 4096 -height 4096 -iterations 1000 -norm 0 -check=false
example-jacobi{-}-4096-norm jacobi {-} -width 4096 -height 4096 -iterations 1000 -norm 1 -tolerance 0 -check=false
example-jacobi{-}-16384 jacobi {-} -width 16384 -height 16384 -iterations 1000 -norm 0 -check=false
example-jacobi{-}-16384-norm jacobi {-} -width 16384 -height 16384 -iterations 1000 -norm 1 -tolerance 0 -check=false
`

// bothForms returns lines for both forms.
func bothForms(lines string) string {
	return strings.ReplaceAll(lines, "{-}", "") + strings.ReplaceAll(lines, "{-}", "-persistent")
}

const exampleLines = `
example-allreduce allreduce -max 67108864 -times 20
example-alltoall alltoall -n 1048579 -times 20
example-stencil3d stencil3d -nx 257 -ny 255 -nz 203 -steps 50
example-stencil3d-large stencil3d -nx 512 -ny 512 -nz 1024 -steps 100 -check=false
example-nbody nbody -bodies 6001 -steps 5
example-nbody-large nbody -bodies 200000 -steps 10 -check=false
example-moe moe -tokens 128 -hidden 7168 -experts 64 -topk 8
example-lab-2 lab-2
example-lab-4 lab-4
example-lab-4-large lab-4 -width 4096 -rows 1024 -steps 200
`

// ownGPU are programs that take a GPU for each PE, as waits on a stream do without MPS, and withNCCL
// those that use NCCL, too, which has one rank on a GPU.
const (
	ownGPU = `
example-lab-6 lab-6
example-hostonly hostonly
`
	withNCCL = `
example-power power -rows 4096 -steps 100
example-lab-1 lab-1
example-lab-3 lab-3
example-lab-5 lab-5
example-lab-stencil lab-stencil
example-lab-3-large lab-3 -width 4096 -rows 1024 -steps 200
example-lab-stencil-large lab-stencil -width 4096 -rows 1024 -steps 200
`
)

func exampleSteps(s *session) []step {
	lines := "example-saxpy saxpy\nexample-ring ring\nexample-saxpy-aot saxpy-aot\nexample-ring-aot ring-aot\nexample-extern extern" + bothForms(jacobi) + exampleLines
	if s.np <= s.gpus {
		lines += ownGPU
		if regexp.MustCompile(`(?m)^ok *NCCL`).MatchString(output(s.gpuc, "doctor")) {
			lines += withNCCL
		}
	}
	return append(programs("examples", lines),
		step{name: "example-torch", part: "examples", limit: time.Minute, do: func(ctx context.Context, s *session, out io.Writer) error {
			return shown(ctx, out, s.gpuc, "run", "-np", "1", "-backend", "cuda", filepath.Join(s.bin, "torch"))
		}},
		step{name: "example-ring-emulated", part: "examples", limit: time.Minute, do: func(ctx context.Context, s *session, out io.Writer) error {
			return shown(ctx, out, s.gpuc, "run", "-np", "4", "-backend", "emu", filepath.Join(s.bin, "ring"))
		}})
}

// withoutMPS runs a command whose kernels fail. PEs that share a GPU take turns then, since MPS tells
// all of them of the failure of one, and not which.
var withoutMPS = []string{pipes + "="}

// mustFail runs a command that must fail, and say what a pattern matches.
func mustFail(ctx context.Context, out io.Writer, pattern string, env []string, args ...string) error {
	var said strings.Builder
	err := run(ctx, io.MultiWriter(out, &said), env, args...)
	fmt.Fprintf(out, "%v\n", err)
	switch {
	case ctx.Err() != nil:
		return err
	case err == nil:
		return fmt.Errorf("it should have failed")
	case !regexp.MustCompile(pattern).MatchString(said.String()):
		return fmt.Errorf("it should have said: %s", pattern)
	}
	return nil
}

// failing is a step of a program that must fail.
func failing(name, part, pattern string, env []string, program string) step {
	return step{name: name, part: part, limit: time.Minute, do: func(ctx context.Context, s *session, out io.Writer) error {
		return mustFail(ctx, out, pattern, env, s.onGPUs(program)...)
	}}
}

var diesAt = regexp.MustCompile(`dies at (\d+)`)

// killed is a step in which a PE dies while the others wait; it says how long it takes until all have ended.
func killed(show string) step {
	return step{name: "show-" + show, part: "shows", limit: time.Minute, do: func(ctx context.Context, s *session, out io.Writer) error {
		var said strings.Builder
		err := run(ctx, io.MultiWriter(out, &said), nil, s.onGPUs("shows -show "+show)...)
		ended := time.Now().UnixMilli()
		fmt.Fprintf(out, "%v\n", err)
		m := diesAt.FindStringSubmatch(said.String())
		if m == nil {
			return fmt.Errorf("PE 0 did not die")
		}
		died, parseErr := strconv.ParseInt(m[1], 10, 64)
		fmt.Fprintf(out, "all ended %d ms after PE 0 died\n", ended-died)
		switch {
		case parseErr != nil:
			return parseErr
		case err == nil:
			return fmt.Errorf("it should have failed")
		case ended-died >= 10000:
			return fmt.Errorf("it took %d ms", ended-died)
		}
		return nil
	}}
}

// timed runs a command and prints how long it took.
func timed(ctx context.Context, out io.Writer, env []string, args ...string) error {
	begin := time.Now()
	err := run(ctx, out, env, args...)
	fmt.Fprintf(out, "%.3f s\n", time.Since(begin).Seconds())
	return err
}

// jit starts the same program without a cubin, with an empty cache and then a full one.
func jit(ctx context.Context, s *session, out io.Writer) error {
	fresh, err := os.MkdirTemp(s.work, "jit")
	if err != nil {
		return err
	}
	env := []string{"GPUC_CACHE=" + fresh}
	for _, start := range []string{"cold", "warm", "warm"} {
		fmt.Fprintf(out, "%s:\n", start)
		if err := timed(ctx, out, env, s.onGPUs("ring")...); err != nil {
			return err
		}
	}
	return run(ctx, out, env, s.gpuc, "cache", "list")
}

// aot starts a program with a cubin made elsewhere: no compiler is used, since none can be found here, and
// the cache stays empty. Without the cubin the same must fail.
func aot(ctx context.Context, s *session, out io.Writer) error {
	fresh, err := os.MkdirTemp(s.work, "aot")
	if err != nil {
		return err
	}
	const none = "/nonexistent"
	env := []string{"GPUC_CACHE=" + fresh, "GPUC_LIBNVVM=" + none, "GPUC_NVJITLINK=" + none, "GPUC_NVRTC=" + none}
	fmt.Fprintln(out, "with a cubin:")
	if err := timed(ctx, out, env, s.onGPUs("ring-aot")...); err != nil {
		return err
	}
	files := 0
	err = filepath.WalkDir(fresh, func(_ string, d os.DirEntry, err error) error {
		if err == nil && d.Type().IsRegular() {
			files++
		}
		return err
	})
	if err != nil {
		return err
	}
	fmt.Fprintf(out, "in the cache: %d files\nwithout a cubin:\n", files)
	return mustFail(ctx, out, none, env, s.onGPUs("ring")...)
}

var showSteps = []step{
	failing("show-index", "shows", `faults.go:[0-9]+: index out of range \[11\] with length 8 \(kernel Index, PE [0-9]+, block \(2,0,0\), thread \(77,0,0\)\)`, withoutMPS, "shows -show index"),
	failing("show-fail", "shows", `faults.go:[0-9]+: index out of range`, withoutMPS, "shows -show fail"),
	killed("kill"),
	killed("kill-barrier"),
	{name: "show-jit", part: "shows", limit: 90 * time.Second, do: jit},
	{name: "show-cubin", part: "shows", limit: time.Minute, do: aot},
}

// sanitizedSteps run kernels with the hooks of gpuc run -sanitize: one mistake, which must be reported, and
// programs without any. The times of an iteration with and without hooks say what they cost.
var sanitizedSteps = append([]step{
	failing("sanitized-mistake", "sanitized", `main.go:46: race on byte (0|264) of an allocation of 272 bytes`, nil, "halo-sanitized"),
}, programs("sanitized", `sanitized-halo halo-sanitized -right
sanitized-saxpy saxpy-sanitized
sanitized-ring ring-sanitized
`+bothForms(`sanitized-jacobi{-} jacobi-sanitized {-} -width 64 -height 64 -iterations 40
sanitized-cost{-}-aot jacobi-aot {-} -width 1024 -height 1024 -iterations 100 -norm 0 -check=false
sanitized-cost{-}-sanitized jacobi-sanitized {-} -width 1024 -height 1024 -iterations 100 -norm 0 -check=false
`)+`sanitized-allreduce allreduce-sanitized -max 65536`)...)

// pairSteps run mistakes and their right twins with sanitized kernels. A mistake need not show in the one order
// in which a GPU runs it, but no right twin is reported.
var pairSteps = []step{
	{name: "pairs-twins", part: "pairs", limit: time.Minute, do: func(ctx context.Context, s *session, out io.Writer) error {
		return shown(ctx, out, s.pair("-twins")...)
	}},
	{name: "pairs", limit: time.Hour, do: allPairs},
}

// pair returns the command that runs pairs.
func (s *session) pair(args ...string) []string {
	return append([]string{s.gpuc, "run", "-np", strconv.Itoa(s.np), "-backend", "cuda", "-hang-timeout", "6s", filepath.Join(s.bin, "pairs-sanitized")}, args...)
}

// somePairs runs pairs, one after another: gpu pairs -np N -out DIR NAME...
func somePairs(ctx context.Context, args []string) error {
	s, err := atHere()
	if err != nil {
		return err
	}
	fs := flag.NewFlagSet("pairs", flag.ContinueOnError)
	fs.IntVar(&s.np, "np", 2, "the `number` of PEs")
	fs.StringVar(&s.out, "out", "", "the `folder` of results")
	if err := parse(fs, args); err != nil {
		return err
	}
	for _, name := range fs.Args() {
		if err := s.onePair(ctx, name); err != nil {
			return err
		}
	}
	return nil
}

// onePair runs a pair, once more if it has not started: the MPS may end only now with a job before.
func (s *session) onePair(ctx context.Context, name string) error {
	var said strings.Builder
	for range 2 {
		said.Reset()
		one, cancel := context.WithTimeout(ctx, 20*time.Second)
		err := run(one, &said, nil, s.pair("-pair", name)...)
		if one.Err() != nil {
			said.WriteString("hang: it took over 20 s\n")
		}
		cancel()
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if err != nil && !strings.Contains(said.String(), "reported: ") {
			if err := renewMPS(); err != nil {
				return err
			}
		}
		if !strings.Contains(said.String(), "cuDevicePrimaryCtxRetain") {
			break
		}
	}
	if err := os.MkdirAll(filepath.Dir(s.pairFile(name)), 0o777); err != nil {
		return err
	}
	return os.WriteFile(s.pairFile(name), []byte(said.String()), 0o666)
}

// allPairs runs each mistake and its right twin, several pairs at a time, and a few with each MPS. What each
// prints is then in pairs/NAME.txt, and what they have come to in pairs-results.txt.
func allPairs(ctx context.Context, s *session, out io.Writer) error {
	const withOneMPS = 4
	names := strings.Split(strings.TrimSpace(output(filepath.Join(s.bin, "pairs-sanitized"), "-list")), "\n")
	names = slices.DeleteFunc(names, func(n string) bool { return !s.match.MatchString(n) || s.ran.verdict("pair "+n) == passed })
	groups := map[string][]string{}
	var order []string
	for group := range slices.Chunk(names, withOneMPS) {
		order, groups[group[0]] = append(order, group[0]), group
	}
	while, cancel := context.WithDeadline(ctx, s.deadline.Add(-15*time.Second))
	defer cancel()
	err := s.jobs(while, "pairs from", s.atOnce, order, func(ctx context.Context, name string) error {
		args := []string{filepath.Join(s.here, "gpu"), "pairs", "-np", strconv.Itoa(s.np), "-out", s.out}
		for _, n := range groups[name] {
			if err := os.Remove(s.pairFile(n)); err != nil && !os.IsNotExist(err) {
				return err
			}
		}
		err := run(ctx, out, nil, s.beside("pairs-"+strings.NewReplacer("/", "-", " ", "-").Replace(name), slices.Concat(args, groups[name])...)...)
		for _, n := range groups[name] {
			if exists(s.pairFile(n)) {
				if err := s.ran.set("pair "+n, passed); err != nil {
					return err
				}
			}
		}
		return err
	})
	results, createErr := os.Create(filepath.Join(s.out, "pairs-results.txt"))
	if createErr != nil {
		return createErr
	}
	defer results.Close()
	if err := run(ctx, io.MultiWriter(out, results), nil, filepath.Join(s.bin, "pairs-sanitized"), "-results", filepath.Join(s.out, "pairs")); err != nil {
		return err
	}
	return err
}

// pairFile is where a pair's output is when it has run.
func (s *session) pairFile(name string) string { return filepath.Join(s.out, "pairs", name+".txt") }
