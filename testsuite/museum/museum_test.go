package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/race"
	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
)

// on returns what PEs on an emulated back end run.
func (x *exhibit) on(backend string, seed uint64, right bool) (gpurt.Config, func(context.Context, *gpurt.PE) error) {
	return gpurt.Config{Backend: backend, PEs: x.pes, Seed: seed, Stdout: io.Discard, Stderr: io.Discard},
		func(ctx context.Context, pe *gpurt.PE) error { return x.run(ctx, pe, right) }
}

// seen says that a seed of n shows the bug.
func (x *exhibit) seen(t *testing.T, backend string, n int) bool {
	for seed := range uint64(n) {
		cfg, run := x.on(backend, seed+1, false)
		if gpurt.Run(t.Context(), cfg, run) != nil {
			return true
		}
	}
	return false
}

// TestBugsAreFound has each tool find the bugs that the table says.
func TestBugsAreFound(t *testing.T) {
	if race.Enabled {
		t.Skip("the race detector would fail the test for the bugs themselves, and there is no back end check")
	}
	for _, x := range exhibits {
		t.Run(x.name, func(t *testing.T) {
			if x.found(byCheck) && !x.seen(t, gpurt.Check, checkSeeds) {
				t.Errorf("none of %d seeds of the back end check finds it", checkSeeds)
			}
			if x.found(bySeeds) && !x.seen(t, gpurt.Emulator, seeds) {
				t.Errorf("none of %d seeds of the emulator shows it", seeds)
			}
		})
	}
}

// TestEveryOrderFindsBugs goes through the orders of each kernel with a bug until one shows it. The report is that
// of the table, and names a line that is marked.
func TestEveryOrderFindsBugs(t *testing.T) {
	unlessChecking(t)
	marked := mistakes(t)
	for _, x := range exhibits {
		t.Run(x.name, func(t *testing.T) {
			cfg, run := x.on(gpurt.Check, 1, false)
			c, err := gpurt.Explore(t.Context(), cfg, x.within, run)
			if err == nil {
				t.Fatalf("%v show no error", c)
			}
			rest, ok := err.Error(), true
			for part := range strings.SplitSeq(x.says, " … ") {
				if _, rest, ok = strings.Cut(rest, part); !ok {
					t.Fatalf("the report has no %q: %v", part, err)
				}
			}
			var found *fault.Error
			if !errors.As(err, &found) {
				if !errors.Is(err, errWrong) {
					t.Fatal(err)
				}
				return
			}
			if marked[fmt.Sprintf("%s:%d", found.File, found.Line)] {
				return
			}
			for place := range marked {
				if strings.Contains(found.Msg, place+" ") {
					return
				}
			}
			t.Errorf("no place of the report is marked as a mistake: %v", found)
		})
	}
}

// TestTwinsAreRight runs the mended kernels with many seeds on the emulator, and once on GPUs. The back end
// check reports nothing.
func TestTwinsAreRight(t *testing.T) {
	n := 20
	if race.Enabled || testing.Short() {
		n = 3
	}
	for _, x := range exhibits {
		t.Run(x.name, func(t *testing.T) {
			gputest.Seeds(t, n, gputest.NP(x.pes), func(pe *gputest.PE) {
				if pe.NumPEs() != x.pes {
					return // fewer GPUs than the exhibit takes
				}
				if err := x.run(pe.Context(), pe.PE, true); err != nil {
					pe.Fatalf("%v", err)
				}
			})
			for seed := range uint64(n / 4) {
				cfg, run := x.on(gpurt.Check, seed+1, true)
				if err := gpurt.Run(t.Context(), cfg, run); err != nil {
					t.Fatalf("check, seed %d: %v", seed+1, err)
				}
			}
		})
	}
}

// TestTwinsAreRightInEveryOrder goes through all orders of the mended kernels, up to the size of the table.
func TestTwinsAreRightInEveryOrder(t *testing.T) {
	unlessChecking(t)
	for _, x := range exhibits {
		if x.every == 0 || testing.Short() && x.every > 10 {
			continue
		}
		t.Run(x.name, func(t *testing.T) {
			cfg, run := x.on(gpurt.Check, 1, true)
			everyOrder(t, cfg, x.every, x.except, run)
		})
	}
}

// small returns an exhibit with at most two PEs, blocks and threads, and few rounds, and says whether the orders of its twin are
// few enough to go through all of them; those of trtllm-6237 never are.
func (x exhibit) small() (y exhibit, few bool) {
	x.pes, x.blocks, x.threads = min(x.pes, 2), min(x.blocks, 2), min(x.threads, 2)
	if n := max(x.blocks, x.threads); n > 1 {
		x.rounds = n // a word for each
	} else if rounds, ok := map[string]int{"aiter-3514": 1, "pytorch-137171": 1, "iris-465": 1, "mscclpp-502": 1}[x.name]; ok {
		x.rounds = rounds
	} else {
		x.rounds = min(x.rounds, 2)
	}
	return x, !slices.Contains([]string{"nccl-2210", "triton-scales", "flashinfer-4139", "pytorch-vdev"}, x.name)
}

// TestAnotherEnumerationAgrees compares the verdicts on small exhibits with those of an enumeration of all orders of steps, which
// reduces nothing.
func TestAnotherEnumerationAgrees(t *testing.T) {
	unlessChecking(t)
	if testing.Short() {
		t.Skip("it takes seconds")
	}
	for _, x := range exhibits {
		if x.every == 0 {
			continue
		}
		t.Run(x.name, func(t *testing.T) {
			x, few := x.small()
			for _, right := range []bool{true, false} {
				cfg, run := x.on(gpurt.Check, 1, right)
				c, want := gpurt.Explore(t.Context(), cfg, 1000, run)
				if !few && right {
					continue
				}
				cfg.Unreduced = true
				all, got := gpurt.Explore(t.Context(), cfg, 1000, run)
				if (want == nil) != (got == nil) || c.Ended != all.Ended {
					t.Errorf("right %v: %v, error %v; unreduced %v, error %v", right, c, want, all, got)
				}
			}
		})
	}
}

// everyOrder goes through all orders, of which there is no more than the names of except to say.
func everyOrder(t *testing.T, cfg gpurt.Config, limit int, except string, run func(context.Context, *gpurt.PE) error) {
	t.Helper()
	c, err := gpurt.Explore(t.Context(), cfg, limit, run)
	var names []string
	for _, s := range append(c.Bounds, c.LeftOut...) {
		name, _, _ := strings.Cut(s, ":")
		names = append(names, name)
	}
	if err != nil || !c.Ended || strings.Join(names, ", ") != except {
		t.Errorf("%v: %v, bounds %q, left out %q; want no more than %d, and %q", c, err, c.Bounds, c.LeftOut, limit, except)
	}
}

// TestLibraryInEveryOrder goes through all orders of parts of the library.
func TestLibraryInEveryOrder(t *testing.T) {
	unlessChecking(t)
	for _, m := range library {
		if testing.Short() && (m.every > 10 || m.slow) {
			continue
		}
		t.Run(m.name, func(t *testing.T) {
			everyOrder(t, gpurt.Config{PEs: m.pes, Stdout: io.Discard, Stderr: io.Discard}, m.every, m.except, m.run)
		})
	}
}

func unlessChecking(t *testing.T) {
	if race.Enabled {
		t.Skip("programs built with -race have no back end check")
	}
}

// mistakes returns the lines that are marked as mistakes.
func mistakes(t *testing.T) map[string]bool {
	t.Helper()
	marked := map[string]bool{}
	for name, text := range sources(t) {
		for i, line := range strings.Split(text, "\n") {
			if strings.HasSuffix(line, "// mistake") {
				marked[fmt.Sprintf("%s:%d", fault.FileName("museum/"+name), i+1)] = true
			}
		}
	}
	return marked
}

// sources returns the files of the package by their names.
func sources(t *testing.T) map[string]string {
	t.Helper()
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	texts := map[string]string{}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if !strings.HasSuffix(file, "_test.go") {
			texts[file] = string(text)
		}
	}
	return texts
}
