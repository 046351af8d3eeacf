package main

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/gpuc-go/gpuc/internal/build/usermod"
	"github.com/gpuc-go/gpuc/internal/job/procgroup"
)

// benchParts are what gpuc bench can measure, in order.
var benchParts = []string{"emulator", "compile", "gpu"}

// benchExamples are the programs whose compilation is measured.
var benchExamples = []string{
	"saxpy", "transpose", "histogram", "scan", "gemv",
	"ring", "jacobi", "stencil3d", "allreduce", "alltoall", "moe",
}

func benchCommand() *command {
	b := bench{program: benchProgram}
	var parts, source string
	return &command{
		name:  "bench",
		args:  "[-only parts] [-np N] [-out dir] [-peer \"name: command\"] ...",
		short: "run the benchmarks that this machine can run, and draw plots",
		long: `
Bench runs benchmarks. It writes tables, JSON and plots to a directory:

	emulator  Jacobi and ring on emulated PEs, against plain Go code
	compile   from source to machine code for each example, cold and warm, by
	          stage with time and memory; needs NVIDIA's compile libraries
	gpu       the benchmarks of bench/README.md on N GPUs, and on one; with -peer,
	          in turns with other programs that answer to benchpair; with NVIDIA's
	          compile libraries, also how long programs wait for kernels that are
	          compiled at their start

Bench skips what the machine cannot run, and says why. It builds the benchmarks from
gpuc's source: the tree that -gpuc names, the tree that contains the current directory,
or the tree that the command was built from.

Examples:

	gpuc bench
	gpuc bench -only emulator,compile -out results
	gpuc bench -only gpu -np 4 -peer "C++: bench/cpp/peer -np 4"
`,
		flags: func(fs *flag.FlagSet) {
			fs.StringVar(&parts, "only", strings.Join(benchParts, ","), "`list` of parts to measure")
			fs.StringVar(&b.out, "out", "bench-results", "`directory` for the results")
			fs.StringVar(&source, "gpuc", "", "`directory` with the source of gpuc")
			fs.IntVar(&b.np, "np", 0, "number `N` of GPUs; 0 for all")
			fs.IntVar(&b.rounds, "rounds", 7, "rounds of each measurement")
			fs.Func("peer", "`\"name: command\"` of a program to compare with; may be repeated", func(v string) error {
				b.peers = append(b.peers, "-peer", v)
				return nil
			})
		},
		run: func(ctx context.Context, e *env, args []string) error {
			if len(args) > 0 {
				return usagef("bench takes no arguments besides flags")
			}
			if b.np < 0 || b.rounds < 1 {
				return usagef("-np %d -rounds %d: a number of GPUs, 0 for all, and at least one round", b.np, b.rounds)
			}
			b.parts = strings.Split(parts, ",")
			for _, p := range b.parts {
				if !strings.Contains(","+strings.Join(benchParts, ",")+",", ","+p+",") {
					return usagef("-only %s: there are %s", p, strings.Join(benchParts, ", "))
				}
			}
			var err error
			if b.source, err = e.sourceOf(source); err != nil {
				return err
			}
			b.out = e.absolute(b.out)
			b.gpus, b.noGPU = gpuCount(e.Getenv)
			if _, err := e.findToolchain(); err != nil {
				b.noToolchain = err
			}
			return b.run(ctx, e)
		},
	}
}

// bench is what gpuc bench was asked to measure, and what the machine has.
type bench struct {
	parts       []string
	out, source string
	np, rounds  int
	peers       []string // arguments
	gpus        int
	noGPU       error
	noToolchain error
	// program builds a package of the source as dir/name, and returns its path.
	program func(ctx context.Context, e *env, b *bench, dir, pkg string) (string, error)
}

// run measures part by part. A part that fails does not keep the others from
// being measured.
func (b *bench) run(ctx context.Context, e *env) error {
	// Said now, not when all is measured.
	if err := os.MkdirAll(b.out, 0o755); err != nil {
		return fmt.Errorf("directory for the results: %w", err)
	}
	tools, err := os.MkdirTemp("", "gpuc-bench")
	if err != nil {
		return err
	}
	defer os.RemoveAll(tools)
	measure := map[string]func(context.Context, *env, string) error{
		"emulator": b.emulator, "compile": b.compile, "gpu": b.gpu,
	}
	var failed error
	for _, p := range b.parts {
		fmt.Fprintf(e.Stderr, "gpuc: measuring: %s\n", p)
		err := measure[p](ctx, e, tools)
		var absent *absentError
		switch {
		case errors.As(err, &absent):
			fmt.Fprintf(e.Stderr, "gpuc: %s is left out: %v\n", p, absent.reason)
		case err != nil && ctx.Err() != nil:
			return ctx.Err()
		case err != nil:
			failed = errors.Join(failed, fmt.Errorf("measure %s: %w", p, err))
		}
	}
	if err := b.draw(ctx, e, tools); err != nil {
		failed = errors.Join(failed, fmt.Errorf("draw the plots: %w", err))
	}
	fmt.Fprintf(e.Stderr, "gpuc: the results are in %s\n", b.out)
	return failed
}

// absentError says why something cannot be measured here.
type absentError struct{ reason error }

func (a *absentError) Error() string { return a.reason.Error() }

// do builds a program of the benchmarks and runs it.
func (b *bench) do(ctx context.Context, e *env, tools, pkg string, args ...string) error {
	path, err := b.program(ctx, e, b, tools, pkg)
	if err != nil {
		return err
	}
	cmd := exec.Command(path, args...)
	cmd.Dir, cmd.Env = b.source, e.Environ()
	cmd.Stdout, cmd.Stderr = e.Stdout, e.Stderr
	return procgroup.Run(ctx, cmd)
}

func (b *bench) emulator(ctx context.Context, e *env, tools string) error {
	return b.do(ctx, e, tools, "./bench/cmd/benchemu", "-rounds", strconv.Itoa(b.rounds), "-out", filepath.Join(b.out, "emulator"))
}

func (b *bench) compile(ctx context.Context, e *env, tools string) error {
	if b.noToolchain != nil {
		return &absentError{b.noToolchain}
	}
	gpuc, err := b.program(ctx, e, b, tools, "./cmd/gpuc")
	if err != nil {
		return err
	}
	args := []string{"-gpuc", gpuc, "-out", b.out}
	for _, x := range benchExamples {
		args = append(args, "./examples/"+x)
	}
	return b.do(ctx, e, tools, "./bench/cmd/benchcompile", args...)
}

// gpu measures on all PEs, and the kernels without communication on one.
func (b *bench) gpu(ctx context.Context, e *env, tools string) error {
	np := cmp.Or(b.np, b.gpus)
	switch {
	case b.noGPU != nil:
		return &absentError{b.noGPU}
	case np < 1 || np > b.gpus:
		return &absentError{fmt.Errorf("%d GPUs are asked for, and this machine shows %d", np, b.gpus)}
	}
	gpuc, err := b.program(ctx, e, b, tools, "./cmd/gpuc")
	if err != nil {
		return err
	}
	ours, err := b.program(ctx, e, b, tools, "./bench/cmd/ours")
	if err != nil {
		return err
	}
	pair := func(name string, np int, list string, peers []string) error {
		args := []string{
			"-np", strconv.Itoa(np), "-rounds", strconv.Itoa(b.rounds), "-bench", list, "-out", filepath.Join(b.out, name),
			"-ours", strings.Join([]string{gpuc, "run", "-np", strconv.Itoa(np), "-backend", "cuda", ours}, " "),
		}
		return b.do(ctx, e, tools, "./bench/cmd/benchpair", append(args, peers...)...)
	}
	err = pair("single", 1, "saxpy,transpose,stencil,gemv,copy,jacobi,launch", nil)
	if b.noToolchain == nil {
		err = errors.Join(err, b.do(ctx, e, tools, "./bench/cmd/benchjit", "-gpuc", gpuc, "-rounds", strconv.Itoa(b.rounds), "-out", b.out))
	}
	if np > 1 {
		err = errors.Join(err, pair(fmt.Sprintf("np%d", np), np, "pingpong,notify,barrier,allreduce,alltoall,moe,jacobi,putbw", b.peers))
	}
	return err
}

// draw draws all reports that there are now.
func (b *bench) draw(ctx context.Context, e *env, tools string) error {
	files, err := filepath.Glob(filepath.Join(b.out, "*", "bench.json"))
	if err != nil || len(files) == 0 {
		return err
	}
	return b.do(ctx, e, tools, "./bench/cmd/benchplot", files...)
}

// benchProgram builds a program with the go command. What it was built before is
// taken again.
func benchProgram(ctx context.Context, e *env, b *bench, dir, pkg string) (string, error) {
	path := filepath.Join(dir, programName(pkg, b.source))
	if _, err := os.Stat(path); err == nil {
		return path, nil
	}
	cmd := exec.Command("go", "build", "-o", path, pkg)
	cmd.Dir, cmd.Env = b.source, append(e.Environ(), "CGO_ENABLED=0")
	var out bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &out
	if err := procgroup.Run(ctx, cmd); err != nil {
		return "", fmt.Errorf("go build %s in %s, which is %s: %w\n%s", pkg, b.source, usermod.Path, err, &out)
	}
	return path, nil
}
