// Package jit measures how long a program waits at its start for the kernels of an
// example, where it has no machine code for them: with an empty cache, which is a cold
// start, and with what that left in it, which is a warm one. Each start is a process of
// its own, since NVIDIA's linker remembers what it has linked. Start reading at Measure.
package jit

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"slices"
	"strings"
	"time"

	"github.com/gpuc-go/gpuc/bench/compile"
	"github.com/gpuc-go/gpuc/bench/report"
	"github.com/gpuc-go/gpuc/bench/single"
	"github.com/gpuc-go/gpuc/examples/allreduce/reduction"
	"github.com/gpuc-go/gpuc/examples/alltoall/exchange"
	"github.com/gpuc-go/gpuc/examples/gemv/matvec"
	"github.com/gpuc-go/gpuc/examples/histogram/bins"
	"github.com/gpuc-go/gpuc/examples/jacobi/solver"
	"github.com/gpuc-go/gpuc/examples/moe/routing"
	"github.com/gpuc-go/gpuc/examples/scan/prefix"
	"github.com/gpuc-go/gpuc/examples/stencil3d/heat"
	"github.com/gpuc-go/gpuc/examples/transpose/matrix"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// Program is what loads the kernels of one package.
type Program struct {
	Name string
	Load func(pe *gpurt.PE) error
}

// Programs are the kernels of bench/single, which do not communicate, and the examples
// whose kernels are in a package that can be imported.
var Programs = []Program{
	{"bench/single", load(single.LoadKernels)},
	{"transpose", load(matrix.LoadKernels)},
	{"histogram", load(bins.LoadKernels)},
	{"scan", load(prefix.LoadKernels)},
	{"gemv", load(matvec.LoadKernels)},
	{"jacobi", load(solver.LoadKernels)},
	{"stencil3d", load(heat.LoadKernels)},
	{"allreduce", load(reduction.LoadKernels)},
	{"alltoall", load(exchange.LoadKernels)},
	{"moe", load(routing.LoadKernels)},
}

func load[K any](f func(*gpurt.PE) (K, error)) func(*gpurt.PE) error {
	return func(pe *gpurt.PE) error {
		_, err := f(pe)
		return err
	}
}

// Start is the time of loading the kernels of a program, in seconds, in each round.
type Start struct {
	Program string    `json:"program"`
	Cold    []float64 `json:"cold"`
	Warm    []float64 `json:"warm"`
}

// Options say how to measure.
type Options struct {
	// Gpuc is the command; toolchains that it has installed are used.
	Gpuc   string
	Rounds int
	// Start starts a process with gpuc's cache in dir, and returns how long it has loaded
	// the kernels of a program. StartSelf does.
	Start func(ctx context.Context, program, dir string) (time.Duration, error)
}

// Measure starts each program cold and warm, in turns.
func Measure(ctx context.Context, programs []Program, o Options) ([]Start, error) {
	starts := make([]Start, len(programs))
	for range o.Rounds {
		for i, p := range programs {
			cold, warm, err := measure(ctx, p.Name, o)
			if err != nil {
				return nil, fmt.Errorf("%s: %w", p.Name, err)
			}
			starts[i].Program = p.Name
			starts[i].Cold = append(starts[i].Cold, cold.Seconds())
			starts[i].Warm = append(starts[i].Warm, warm.Seconds())
		}
	}
	return starts, nil
}

// measure starts a program with an empty cache, and once more.
func measure(ctx context.Context, program string, o Options) (cold, warm time.Duration, err error) {
	dir, err := os.MkdirTemp("", "benchjit")
	if err != nil {
		return 0, 0, err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(dir)) }()
	if err := compile.ShareSets(ctx, o.Gpuc, dir); err != nil {
		return 0, 0, err
	}
	if cold, err = o.Start(ctx, program, dir); err != nil {
		return 0, 0, err
	}
	warm, err = o.Start(ctx, program, dir)
	return cold, warm, err
}

// StartSelf starts this executable, which calls Load for the argument after -load and
// prints what that returns.
func StartSelf(ctx context.Context, program, dir string) (time.Duration, error) {
	self, err := os.Executable()
	if err != nil {
		return 0, err
	}
	var out, errOut bytes.Buffer
	cmd := exec.CommandContext(ctx, self, "-load", program)
	cmd.Env = append(os.Environ(), "GPUC_CACHE="+dir)
	cmd.Stdout, cmd.Stderr = &out, &errOut
	if err := cmd.Run(); err != nil {
		return 0, fmt.Errorf("start: %w\n%s", err, errOut.Bytes())
	}
	return time.ParseDuration(strings.TrimSpace(out.String()))
}

// Load loads the kernels of the program with the name in this process, which is the only
// PE, and returns how long that takes.
func Load(ctx context.Context, backend, name string) (took time.Duration, err error) {
	i := slices.IndexFunc(Programs, func(p Program) bool { return p.Name == name })
	if i < 0 {
		return 0, fmt.Errorf("there are no kernels of %q", name)
	}
	err = gpurt.Run(ctx, gpurt.Config{Backend: backend}, func(ctx context.Context, pe *gpurt.PE) error {
		// What the first use of symmetric memory takes is not the kernels'.
		word, err := gpurt.AllocSym[uint64](pe, 1)
		if err != nil {
			return err
		}
		begin := time.Now()
		err = Programs[i].Load(pe)
		took = time.Since(begin)
		return errors.Join(err, word.Free())
	})
	return took, err
}

// Markdown returns the table.
func Markdown(starts []Start) string {
	var b strings.Builder
	b.WriteString("From a program's call of LoadKernels until its kernels are ready on the GPU, seconds, where it has no machine code for them. " +
		"Cold: with an empty cache of gpuc, so that the device library is compiled too. Warm: from the cache. Median (minimum to maximum).\n\n" +
		"| program | cold | warm |\n|---|---|---|\n")
	for _, s := range starts {
		fmt.Fprintf(&b, "| %s | %v | %v |\n", s.Program, report.Summarize(s.Cold), report.Summarize(s.Warm))
	}
	return b.String()
}

// Write writes the starts to dir as JSON and as a table.
func Write(dir string, starts []Start) error {
	return report.WriteFiles(dir, "jit", starts, Markdown(starts))
}
