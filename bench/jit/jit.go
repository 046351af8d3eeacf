// Package jit measures how long a program waits at its start for the kernels of an
// example, where it has no machine code for them: with an empty cache, which is a cold
// start, and with what that left in it, which is a warm one. Start reading at Measure.
package jit

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/gpuc-go/gpuc/bench/compile"
	"github.com/gpuc-go/gpuc/bench/report"
	"github.com/gpuc-go/gpuc/bench/single"
	"github.com/gpuc-go/gpuc/examples/allreduce/allreduce"
	"github.com/gpuc-go/gpuc/examples/alltoall/alltoall"
	"github.com/gpuc-go/gpuc/examples/gemv/gemv"
	"github.com/gpuc-go/gpuc/examples/histogram/histogram"
	"github.com/gpuc-go/gpuc/examples/jacobi/solver"
	"github.com/gpuc-go/gpuc/examples/moe/moe"
	"github.com/gpuc-go/gpuc/examples/scan/scan"
	"github.com/gpuc-go/gpuc/examples/stencil3d/heat"
	"github.com/gpuc-go/gpuc/examples/transpose/transpose"
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
	{"transpose", load(transpose.LoadKernels)},
	{"histogram", load(histogram.LoadKernels)},
	{"scan", load(scan.LoadKernels)},
	{"gemv", load(gemv.LoadKernels)},
	{"jacobi", load(solver.LoadKernels)},
	{"stencil3d", load(heat.LoadKernels)},
	{"allreduce", load(allreduce.LoadKernels)},
	{"alltoall", load(alltoall.LoadKernels)},
	{"moe", load(moe.LoadKernels)},
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
	Gpuc string
	// Rounds follow on a first one that is discarded, since it opens NVIDIA's libraries.
	Rounds int
	// Backend is gpurt.CUDA, but in tests.
	Backend string
}

// Measure loads the kernels of all programs in a process that is the only PE.
func Measure(ctx context.Context, programs []Program, o Options) ([]Start, error) {
	cache := "" // gpuc's
	getenv := func(name string) string {
		if name == "GPUC_CACHE" && cache != "" {
			return cache
		}
		return os.Getenv(name)
	}
	starts := make([]Start, len(programs))
	err := gpurt.Run(ctx, gpurt.Config{Backend: o.Backend, Getenv: getenv}, func(ctx context.Context, pe *gpurt.PE) error {
		// What the first use of symmetric memory takes is not the kernels'.
		word, err := gpurt.AllocSym[uint64](pe, 1)
		if err != nil {
			return err
		}
		defer word.Free()
		for r := range o.Rounds + 1 {
			for i, p := range programs {
				if cache, err = os.MkdirTemp("", "benchjit"); err != nil {
					return err
				}
				cold, warm, err := measure(ctx, pe, o.Gpuc, cache, p)
				if err = errors.Join(err, os.RemoveAll(cache)); err != nil {
					return fmt.Errorf("%s: %w", p.Name, err)
				}
				starts[i].Program = p.Name
				if r > 0 {
					starts[i].Cold = append(starts[i].Cold, cold.Seconds())
					starts[i].Warm = append(starts[i].Warm, warm.Seconds())
				}
			}
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	return starts, nil
}

// measure loads the kernels of a program with the empty cache in dir, and once more.
func measure(ctx context.Context, pe *gpurt.PE, gpuc, dir string, p Program) (cold, warm time.Duration, err error) {
	if err := compile.ShareSets(ctx, gpuc, dir); err != nil {
		return 0, 0, err
	}
	for _, took := range []*time.Duration{&cold, &warm} {
		begin := time.Now()
		if err := p.Load(pe); err != nil {
			return 0, 0, err
		}
		*took = time.Since(begin)
	}
	return cold, warm, nil
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
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return err
	}
	text, err := json.MarshalIndent(starts, "", "\t")
	if err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(dir, "jit.json"), append(text, '\n'), 0o666); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, "jit.md"), []byte(Markdown(starts)), 0o666)
}
