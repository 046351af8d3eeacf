package main

import (
	"bytes"
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
)

// run runs a kernel on two PEs and returns what their memory holds.
func (p *pair) run(ctx context.Context, f launch, backend string, seed uint64) ([2]outcome, error) {
	var found [2]outcome
	cfg := gpurt.Config{Backend: backend, PEs: 2, Seed: seed, Exhaustive: p.orders, Stdout: io.Discard, Stderr: io.Discard}
	err := gpurt.Run(ctx, cfg, func(ctx context.Context, pe *gpurt.PE) (err error) {
		found[pe.MyPE()], err = p.on(ctx, pe, f)
		return err
	})
	return found, err
}

// TestTwinsRunInOneJob runs all twins in the memory of one job, as testsuite/gpu does on GPUs.
func TestTwinsRunInOneJob(t *testing.T) {
	var out bytes.Buffer
	cfg := gpurt.Config{Backend: gpurt.Emulator, PEs: 2, Seed: 1, Stdout: &out, Stderr: io.Discard}
	if err := gpurt.Run(t.Context(), cfg, runTwins); err != nil || !strings.Contains(out.String(), fmt.Sprintf("PE 1: %d twins are right\n", len(all()))) {
		t.Errorf("%v, printed %q", err, out.String())
	}
}

// TestCheckReportsMistakes runs each mistake once on the back end check. A report of an order
// that is missing names a line that is marked as a mistake.
func TestCheckReportsMistakes(t *testing.T) {
	unlessChecking(t)
	marked := mistakes(t)
	for _, p := range all() {
		t.Run(p.name, func(t *testing.T) {
			_, err := p.run(t.Context(), p.wrong, gpurt.Check, 1)
			if (err != nil) != p.found(byCheck) || err != nil && !strings.Contains(err.Error(), p.text) {
				t.Fatalf("found: %v, want %v with %q: %v", err != nil, p.found(byCheck), p.text, err)
			}
			var found *fault.Error
			if !errors.As(err, &found) || found.Kind != fault.Check || strings.Contains(found.Msg, "divergence") || marked[fmt.Sprintf("%s:%d", found.File, found.Line)] {
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

// TestTheEmulatorShowsMistakes runs each mistake until a seed of 100 shows it, by an error or
// by another outcome than that of its twin.
func TestTheEmulatorShowsMistakes(t *testing.T) {
	if race.Enabled {
		t.Skip("the race detector would fail the test for the mistakes themselves")
	}
	for _, p := range all() {
		if !p.found(bySeeds) {
			continue
		}
		t.Run(p.name, func(t *testing.T) {
			want, err := p.run(t.Context(), p.right, gpurt.Emulator, 1)
			if err != nil {
				t.Fatal(err)
			}
			for seed := range uint64(100) {
				if got, err := p.run(t.Context(), p.wrong, gpurt.Emulator, seed+1); err != nil || got != want {
					return
				}
			}
			t.Error("none of 100 seeds shows the mistake")
		})
	}
}

// TestNoTwinIsReported runs the twins without a mistake with many seeds. In a program built with
// -race a report of the race detector fails the test.
func TestNoTwinIsReported(t *testing.T) {
	seeds := 10
	if testing.Short() || race.Enabled {
		seeds = 4
	}
	for _, p := range twins() {
		t.Run(p.name, func(t *testing.T) {
			want, err := p.run(t.Context(), p.right, gpurt.Emulator, 1)
			if err != nil {
				t.Fatal(err)
			}
			for seed := range uint64(seeds) {
				got, err := p.run(t.Context(), p.right, gpurt.Emulator, seed+1)
				if err != nil || got != want && !p.open {
					t.Fatalf("emulator, seed %d: %v, the outcome of seed 1: %v", seed+1, err, got == want)
				}
				if race.Enabled {
					continue
				}
				if _, err := p.run(t.Context(), p.right, gpurt.Check, seed+1); err != nil {
					t.Fatalf("check, seed %d: %v", seed+1, err)
				}
			}
		})
	}
}

// TestOrdersOfALockAreGoneThrough: threads that look for a lock again and again wait for each other
// there, and do not look for ever.
func TestOrdersOfALockAreGoneThrough(t *testing.T) {
	unlessChecking(t)
	i := slices.IndexFunc(pairs, func(p pair) bool { return p.name == "Taken" })
	p := pairs[i]
	p.orders = 100
	if _, err := p.run(t.Context(), p.right, gpurt.Check, 1); err != nil {
		t.Errorf("without a mistake: %v", err)
	}
	if _, err := p.run(t.Context(), p.wrong, gpurt.Check, 1); err == nil {
		t.Error("the mistake is not reported")
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
	files, err := filepath.Glob("*.go")
	more, err2 := filepath.Glob("async/*.go")
	if err := errors.Join(err, err2); err != nil {
		t.Fatal(err)
	}
	marked := map[string]bool{}
	for _, file := range append(files, more...) {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for i, line := range strings.Split(string(text), "\n") {
			if strings.HasSuffix(line, "// mistake") {
				marked[fmt.Sprintf("%s:%d", fault.FileName("pairs/"+file), i+1)] = true
			}
		}
	}
	return marked
}
