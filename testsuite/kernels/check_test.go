// Package kernels_test holds the tests of the packages under kernels, in one test binary for GPU hosts.
package kernels_test

import (
	"context"
	"errors"
	"strings"
	"testing"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/base/race"
	"github.com/gpuc-go/gpuc/kernels/gemm"
	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/testsuite/internal/again"
)

// unlessRace leaves out a test of large sizes under the race detector with -short. A test of small sizes,
// or one under seeds, has the same kernels do the same there: the detector goes by what threads do, not by
// how often.
func unlessRace(t *testing.T) {
	t.Helper()
	if race.Enabled && testing.Short() {
		t.Skip("the race detector sees the same with smaller sizes")
	}
}

func TestMain(m *testing.M) { again.Main(m) }

// TestNothingReported runs tests on the back end check: it gives the same results, and finds no mistake in
// any kernel. Small ones run in the ways of older and of newer targets, others as for newer targets.
func TestNothingReported(t *testing.T) {
	if testing.Short() {
		t.Skip("takes long")
	}
	again.OnCheck(t, "^Test(Small|ProductsUnderSeeds)", 1, 2)
	again.OnCheck(t, "^Test(Products|ProductsInClusters|ProductsOfSeveralBlocks)$", 1)
}

// TestReadyThatIsNot multiplies by what the launch before has multiplied. That is reported where the
// product says that its b is ready, and not where it does not.
func TestReadyThatIsNot(t *testing.T) {
	if err := gpurt.Available(gpurt.Check); err != nil {
		t.Skip(err)
	}
	for _, ready := range []bool{true, false} {
		err := gpurt.Run(t.Context(), gpurt.Config{Backend: gpurt.Check, PEs: 1, Seed: 1}, func(ctx context.Context, pe *gpurt.PE) error {
			const n = 16
			x, err := gpurt.AllocFrom(pe, make([]gpu.BFloat16, n*n))
			c, err2 := gpurt.Alloc[gpu.BFloat16](pe, n*n)
			d, err3 := gpurt.Alloc[gpu.BFloat16](pe, n*n)
			if err := errors.Join(err, err2, err3); err != nil {
				return err
			}
			a, err := gpurt.ArrayOn(x, gpurt.Shape(n, n))
			b, err2 := gpurt.ArrayOn(c, gpurt.Shape(n, n))
			if err := errors.Join(err, err2); err != nil {
				return err
			}
			cfg := gemm.Config{Tuning: gemm.Tuning{TileN: 64, BoxM: 16, Blocks: 1, Stages: 2}}
			first, err := gemm.New(pe, a, a, cfg)
			cfg.PrefetchB = ready
			second, err2 := gemm.New(pe, a, b, cfg)
			if err := errors.Join(err, err2); err != nil {
				return err
			}
			return errors.Join(first.Multiply(pe.Stream(), c), second.Multiply(pe.Stream(), d), pe.Stream().Sync(ctx))
		})
		if reported := err != nil && strings.Contains(err.Error(), "race"); reported != ready {
			t.Errorf("ready: %v, reported: %v", ready, err)
		}
	}
}
