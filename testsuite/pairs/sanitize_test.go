package main

import (
	"context"
	"errors"
	"flag"
	"io"
	"strings"
	"testing"

	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/testsuite/pairs/async"
)

var sanitized = flag.String("sanitized", "", "the kernels are sanitized, by the overlay of a test of internal/build; run `all` pairs or a sample")

// TestSanitizerReportsMistakes runs each mistake with sanitized kernels, until a seed of 10 shows
// it, on the back end check, which then looks for nothing itself. Where a hook spins depends on
// addresses, so others may be found as well.
func TestSanitizerReportsMistakes(t *testing.T) {
	unlessSanitized(t)
	families := map[string]bool{}
	for _, p := range all() {
		family, _, _ := strings.Cut(p.name, "/")
		if !p.found(bySanitizer) || *sanitized != "all" && families[family] {
			continue
		}
		families[family] = true
		t.Run(p.name, func(t *testing.T) {
			var err error
			for seed := range uint64(10) {
				_, err = p.run(t.Context(), p.wrong, gpurt.Check, seed+1)
				if found := (*fault.Error)(nil); errors.As(err, &found) && found.Kind == fault.Access {
					return
				}
			}
			t.Errorf("none of 10 seeds is reported; the last one: %v", err)
		})
	}
}

// TestSanitizerReportsNoTwin does so with the twins, and several seeds.
func TestSanitizerReportsNoTwin(t *testing.T) {
	unlessSanitized(t)
	for _, p := range twins() {
		seeds := uint64(1)
		switch {
		case *sanitized == "all":
			seeds = 20
		case p.name == "Sibling":
			seeds = 20 // any thread may perform the operation of its group
		}
		t.Run(p.name, func(t *testing.T) {
			for seed := range seeds {
				if _, err := p.run(t.Context(), p.right, gpurt.Check, seed+1); err != nil {
					t.Fatalf("seed %d: %v", seed+1, err)
				}
			}
		})
	}
}

// TestSanitizerRunsAreJudged runs pairs as on a GPU, the twin before the mistake.
func TestSanitizerRunsAreJudged(t *testing.T) {
	unlessSanitized(t)
	judged(t, gpurt.Check, map[string]string{
		"PeerSignal": reported, "Sum/read early": reported, "Copy/early": reported, "Push/shifted": another, "Turn/unanswered": hung, "RelayStore": same,
	})
}

// TestSanitizerTakesStreamsToMeet has a stream wait for a signal, of its own accord or by a kernel
// without hooks, and two kernels behind it read what came with the signal, while the kernel of
// the peer that has sent it still runs.
func TestSanitizerTakesStreamsToMeet(t *testing.T) {
	unlessSanitized(t)
	for name, await := range map[string]func(pe *gpurt.PE, signal *gpurt.SignalBuffer) error{
		"stream": func(pe *gpurt.PE, signal *gpurt.SignalBuffer) error {
			return gpurt.SignalWaitUntil(pe.Stream(), signal, shmem.CmpGE, 1)
		},
		"kernel without hooks": func(pe *gpurt.PE, signal *gpurt.SignalBuffer) error {
			k, err := async.LoadKernels(pe)
			if err != nil {
				return err
			}
			return k.Await(pe.Stream(), gpurt.Grid(1).Block(words), signal)
		},
	} {
		t.Run(name, func(t *testing.T) {
			cfg := gpurt.Config{Backend: gpurt.Check, PEs: 2, Seed: 1, Stdout: io.Discard, Stderr: io.Discard}
			err := gpurt.Run(t.Context(), cfg, func(ctx context.Context, pe *gpurt.PE) error { return announced(ctx, pe, await) })
			if err != nil {
				t.Error(err)
			}
		})
	}
}

// announced has PE 0 announce data, and PE 1 read it twice.
func announced(ctx context.Context, pe *gpurt.PE, await func(pe *gpurt.PE, signal *gpurt.SignalBuffer) error) error {
	k, err := LoadKernels(pe)
	if err != nil {
		return err
	}
	data, err := gpurt.AllocSym[int64](pe, words)
	if err != nil {
		return err
	}
	other, err := gpurt.AllocSym[int64](pe, words)
	if err != nil {
		return err
	}
	signals, err := gpurt.AllocSignals(pe, 2)
	if err != nil {
		return err
	}
	out, err := gpurt.Alloc[int64](pe, words)
	if err != nil {
		return err
	}
	s, shape := pe.Stream(), gpurt.Grid(1).Block(words)
	if pe.MyPE() == 0 {
		return errors.Join(k.Announce(s, shape, data, other, signals), s.Sync(ctx))
	}
	return errors.Join(await(pe, signals.At(0)), k.Collect(s, shape, data, out), k.Collect(s, shape, data, out),
		gpurt.SignalOp(s, signals.At(1), 1, shmem.SignalSet, 0), s.Sync(ctx))
}

func unlessSanitized(t *testing.T) {
	if *sanitized == "" {
		t.Skip("TestSanitizedPairs of internal/build runs this test, with sanitized kernels")
	}
}
