package litmus

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"

	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// launch launches a kernel.
type launch func(k *Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, words, out *gpurt.SymBuffer[int64], signals *gpurt.SignalBuffer, order, scope int) error

// shape makes a launch of a kernel that takes words.
func shape(f func(k *Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, words, out *gpurt.SymBuffer[int64], order, scope int) error) launch {
	return func(k *Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, words, out *gpurt.SymBuffer[int64], _ *gpurt.SignalBuffer, order, scope int) error {
		return f(k, s, cfg, words, out, order, scope)
	}
}

// at says where the threads of a kernel are.
type at struct {
	name                 string
	pes, blocks, threads int
	scope                int
}

func (w at) String() string {
	return fmt.Sprintf("%d PEs of %d blocks of %d threads", w.pes, w.blocks, w.threads)
}

func inBlock(n int) at  { return at{"block", 1, 1, n, InBlock} }
func onDevice(n int) at { return at{"device", 1, n, 1, InDevice} }
func onPEs(n int) at    { return at{"PEs", n, 1, 1, InSystem} }

// body returns what each PE does, which adds an outcome to seen.
func body(f launch, where at, order, results int, seen map[string]int) func(context.Context, *gpurt.PE) error {
	return func(ctx context.Context, pe *gpurt.PE) error {
		k, err := LoadKernels(pe)
		if err != nil {
			return err
		}
		words, err := gpurt.AllocSym[int64](pe, 4)
		if err != nil {
			return err
		}
		out, err := gpurt.AllocSym[int64](pe, 8)
		if err != nil {
			return err
		}
		signals, err := gpurt.AllocSignals(pe, 2)
		if err != nil {
			return err
		}
		if err := f(k, pe.Stream(), gpurt.Grid(where.blocks).Block(where.threads), words, out, signals, order, where.scope); err != nil {
			return err
		}
		if err := pe.Stream().Sync(ctx); err != nil {
			return err
		}
		if err := pe.Barrier(ctx); err != nil {
			return err
		}
		if pe.MyPE() != 0 {
			return nil
		}
		got := make([]int64, 8)
		if err := out.CopyTo(ctx, got); err != nil {
			return err
		}
		final := make([]int64, 4)
		if err := words.CopyTo(ctx, final); err != nil {
			return err
		}
		n := results
		if n == 0 {
			got, n = final, 2
		}
		seen[strings.Trim(fmt.Sprint(got[:n]), "[]")]++
		return nil
	}
}

func config(where at) gpurt.Config {
	return gpurt.Config{Backend: gpurt.Check, PEs: where.pes, Stdout: io.Discard, Stderr: io.Discard}
}

func sorted(seen map[string]int) []string {
	var list []string
	for s := range seen {
		list = append(list, s)
	}
	slices.Sort(list)
	return list
}

// TestOrdersThatHaveAMistakeAreFound goes through the orders of kernels of which most orders
// are right, and of their right twins.
func TestOrdersThatHaveAMistakeAreFound(t *testing.T) {
	unlessChecking(t)
	signals := func(f func(k *Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, words, out *gpurt.SymBuffer[int64], signals *gpurt.SignalBuffer) error) launch {
		return func(k *Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, words, out *gpurt.SymBuffer[int64], sigs *gpurt.SignalBuffer, _, _ int) error {
			return f(k, s, cfg, words, out, sigs)
		}
	}
	for _, test := range []struct {
		name         string
		wrong, right launch
		where        []at
		text         string
	}{
		{"Locks", shape((*Kernels).LocksWrong), shape((*Kernels).LocksRight), []at{inBlock(2), onDevice(2), onPEs(2)}, "nothing is left that could change it"},
		{"Slot", shape((*Kernels).SlotWrong), shape((*Kernels).SlotRight), []at{inBlock(2), onDevice(2), onPEs(2), onDevice(3)}, "race"},
		{"Lost", shape((*Kernels).LostWrong), shape((*Kernels).LostRight), []at{onDevice(2), onPEs(2)}, "nothing is left that could change it"},
		{"Peek", shape((*Kernels).PeekWrong), shape((*Kernels).PeekRight), []at{onDevice(2), onPEs(2)}, "race"},
		{"Late", signals((*Kernels).LateWrong), signals((*Kernels).LateRight), []at{onPEs(3)}, "race"},
	} {
		for _, where := range test.where {
			t.Run(fmt.Sprintf("%s on %v", test.name, where), func(t *testing.T) {
				c, err := gpurt.Explore(t.Context(), config(where), 20000, body(test.wrong, where, 0, 1, map[string]int{}))
				var found *gpurt.KernelError
				if !errors.As(err, &found) || !strings.Contains(found.Msg, test.text) {
					t.Errorf("after %v: got %v\nwant a report with %q", c, err, test.text)
				}
				if c, err = gpurt.Explore(t.Context(), config(where), 20000, body(test.right, where, 0, 1, map[string]int{})); err != nil || !c.Complete {
					t.Errorf("the right twin: %v, %+v", err, c)
				}
				t.Logf("%+v", c)
			})
		}
	}
}

func unlessChecking(t *testing.T) {
	t.Helper()
	if err := gpurt.Available(gpurt.Check); err != nil {
		t.Skip(err)
	}
}
