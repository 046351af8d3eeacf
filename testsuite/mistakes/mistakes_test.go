package main

import (
	"context"
	"errors"
	"io"
	"testing"

	"github.com/gpuc-go/gpuc/internal/base/race"
	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
)

const (
	wrongSeeds = 100
	rightSeeds = 1000
)

// TestMistakesAreCaught runs every program with its mistake until a seed shows it.
func TestMistakesAreCaught(t *testing.T) {
	if race.Enabled {
		t.Skip("the race detector would fail the test for the mistakes themselves")
	}
	for _, p := range programs {
		t.Run(p.name, func(t *testing.T) {
			for seed := range uint64(wrongSeeds) {
				err := gpurt.Run(t.Context(), gpurt.Config{
					Backend: gpurt.Emulator, PEs: p.pes, Seed: seed + 1, Stdout: io.Discard, Stderr: io.Discard,
				}, func(ctx context.Context, pe *gpurt.PE) error { return p.check(ctx, pe, false) })
				if err != nil && !errors.Is(err, errWrong) {
					t.Fatal(err)
				}
				if err != nil {
					t.Logf("seed %d: %v", seed+1, err)
					return
				}
			}
			t.Errorf("none of %d seeds shows the mistake", wrongSeeds)
		})
	}
}

// TestCorrectedTwins runs every program without its mistake, with many seeds on
// the emulator and once on GPUs.
func TestCorrectedTwins(t *testing.T) {
	seeds := rightSeeds
	if race.Enabled || testing.Short() {
		seeds = 100
	}
	for _, p := range programs {
		t.Run(p.name, func(t *testing.T) {
			gputest.Seeds(t, seeds, gputest.NP(p.pes), func(pe *gputest.PE) {
				if pe.NumPEs() < p.pes {
					return // fewer GPUs than the program takes
				}
				if err := p.check(pe.Context(), pe.PE, true); err != nil {
					pe.Fatalf("%v", err)
				}
			})
		})
	}
}
