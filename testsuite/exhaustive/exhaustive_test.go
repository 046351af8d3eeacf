package exhaustive

import (
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"strings"
	"testing"

	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// launch launches a kernel.
type launch func(k *Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, words, data, out *gpurt.SymBuffer[int64], signals *gpurt.SignalBuffer, rounds int, broken bool) error

// exhibit is a kernel in all orders.
type exhibit struct {
	name                         string
	f                            launch
	pes, blocks, threads, rounds int
	// executions is how many go through all orders.
	executions int
	// mistake is in the error of the broken form; empty if there is none.
	mistake string
	short   bool // it is fast enough for a short test
}

var exhibits = []exhibit{
	{"ring-reduce", (*Kernels).Ring, 4, 1, 4, 6, 1, "race", true},
	{"barrier of DeepEP", (*Kernels).Barrier, 3, 1, 3, 1, 27, "race", true},
	{"barrier of DeepEP", (*Kernels).Barrier, 4, 1, 4, 1, 729, "race", false},
	{"ticket lock", (*Kernels).Lock, 3, 1, 1, 2, 90, "race", true},
	{"two-stage allreduce of vLLM", (*Kernels).TwoStage, 4, 1, 4, 2, 1, "race", true},
	{"ticket lock", (*Kernels).Lock, 4, 1, 1, 2, 2520, "race", false},
	{"ticket lock by remote atomics", (*Kernels).RemoteLock, 2, 1, 1, 2, 6, "race", true},
	{"ticket lock by remote atomics", (*Kernels).RemoteLock, 3, 1, 1, 2, 90, "race", false},
	{"count of all PEs", (*Kernels).Count, 3, 1, 1, 1, 1, "race", true},
	{"all-to-all-v", (*Kernels).AllToAllV, 3, 3, 1, 2, 1, "race", true},
	{"layer of experts", (*Kernels).Experts, 3, 1, 1, 2, 7, "race", true},
	{"LL", (*Kernels).LowLatency, 3, 1, 1, 3, 1, "deadlock", true},
	{"one-shot allreduce", (*Kernels).OneShot, 3, 1, 1, 4, 1, "want", true},
	{"signals in turn", (*Kernels).Turns, 3, 1, 1, 1, 14, "nothing is left that could change it", true},
}

// run goes through the orders of an exhibit.
func (e exhibit) run(ctx context.Context, limit int, broken bool) (gpurt.Coverage, error) {
	cfg := gpurt.Config{Backend: gpurt.Check, PEs: e.pes, Stdout: io.Discard, Stderr: io.Discard}
	return gpurt.Explore(ctx, cfg, limit, func(ctx context.Context, pe *gpurt.PE) error {
		k, err := LoadKernels(pe)
		if err != nil {
			return err
		}
		alloc := func(first int64) *gpurt.SymBuffer[int64] {
			list := make([]int64, 64)
			for i := range list {
				list[i] = first * int64(100*pe.MyPE()+i+1)
			}
			b, e := gpurt.AllocSymFrom(pe, list)
			err = errors.Join(err, e)
			return b
		}
		words, data, out := alloc(0), alloc(1), alloc(0)
		signals, e1 := gpurt.AllocSignals(pe, 64)
		if err = errors.Join(err, e1, pe.Barrier(ctx)); err != nil {
			return err
		}
		err = e.f(k, pe.Stream(), gpurt.Grid(e.blocks).Block(e.threads), words, data, out, signals, e.rounds, broken)
		if err = errors.Join(err, pe.Stream().Sync(ctx), pe.Barrier(ctx)); err != nil {
			return err
		}
		got := make([]int64, 64)
		if err = out.CopyTo(ctx, got); err == nil && e.name == "one-shot allreduce" {
			for round, x := range got[:e.rounds] {
				want := int64(0)
				for pe := range e.pes {
					want += int64(100*pe + round + 1)
				}
				if x != want {
					err = errors.Join(err, fmt.Errorf("the sum of round %d is %d, want %d", round, x, want))
				}
			}
		}
		return err
	})
}

// TestExhibits expects that all orders of each exhibit are right, and that its broken form fails.
func TestExhibits(t *testing.T) {
	if err := gpurt.Available(gpurt.Check); err != nil {
		t.Skip(err)
	}
	for _, e := range exhibits {
		t.Run(fmt.Sprintf("%s, %d PEs of %d blocks of %d threads, %d rounds", e.name, e.pes, e.blocks, e.threads, e.rounds), func(t *testing.T) {
			if testing.Short() && !e.short {
				t.Skip("it takes seconds")
			}
			c, err := e.run(t.Context(), 100000, false)
			if err != nil || !c.Ended || c.Executions != e.executions {
				t.Errorf("%v, error %v; want %d executions, which stand for all orders", c, err, e.executions)
			}
			if e.mistake == "" {
				return
			}
			broken, err := e.run(t.Context(), 100000, true)
			if err == nil || !strings.Contains(err.Error(), e.mistake) {
				t.Errorf("the broken form: %v, error %v; want %q", broken, err, e.mistake)
			}
			t.Logf("%v %q; the broken form fails in execution %d", c, append(c.Bounds, c.LeftOut...), broken.Executions)
		})
	}
}

// TestAFenceOrdersItsOwnThread has a thread fence between two updates, and another thread of the PE send a third
// one. That comes before or after each of them.
func TestAFenceOrdersItsOwnThread(t *testing.T) {
	if err := gpurt.Available(gpurt.Check); err != nil {
		t.Skip(err)
	}
	seen := map[[2]int64]bool{}
	cfg := gpurt.Config{Backend: gpurt.Check, PEs: 2, Stdout: io.Discard, Stderr: io.Discard}
	c, err := gpurt.Explore(t.Context(), cfg, 1000, func(ctx context.Context, pe *gpurt.PE) error {
		k, err := LoadKernels(pe)
		words, e1 := gpurt.AllocSym[int64](pe, 4)
		out, e2 := gpurt.AllocSym[int64](pe, 4)
		signals, e3 := gpurt.AllocSignals(pe, 1)
		if err = errors.Join(err, e1, e2, e3, pe.Barrier(ctx)); err != nil {
			return err
		}
		err = k.Siblings(pe.Stream(), gpurt.Grid(1).Block(2), words, out, signals)
		got := make([]int64, 4)
		if err = errors.Join(err, pe.Stream().Sync(ctx), pe.Barrier(ctx), out.CopyTo(ctx, got)); pe.MyPE() == 1 {
			seen[[2]int64(got[:2])] = true
		}
		return err
	})
	if want := map[[2]int64]bool{{1, 0}: true, {1, 1}: true}; err != nil || !c.Ended || !maps.Equal(seen, want) {
		t.Errorf("%v, error %v: seen %v, want %v", c, err, seen, want)
	}
}
