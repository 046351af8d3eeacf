package pairs

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"testing"

	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/race"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// launch launches a kernel.
type launch func(k *Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, data, other *gpurt.SymBuffer[int64], signals *gpurt.SignalBuffer, out gpurt.DeviceSlice[int64]) error

// pair is a kernel with a mistake, and its twin without.
type pair struct {
	name         string
	wrong, right launch
	// blocks is how many blocks there are, 0 for one, and text a part of the report.
	blocks int
	text   string
	// copies says that the host copies data when the kernels have ended.
	copies bool
}

var pairs = []pair{
	{"SharedRead", (*Kernels).SharedReadWrong, (*Kernels).SharedReadRight, 0, "shared memory", false},
	{"SharedReuse", (*Kernels).SharedReuseWrong, (*Kernels).SharedReuseRight, 0, "missing: Block.Sync", false},
	{"SharedUnwritten", (*Kernels).SharedUnwrittenWrong, (*Kernels).SharedUnwrittenRight, 0, "nobody has written", false},
	{"SharedCount", (*Kernels).SharedCountWrong, (*Kernels).SharedCountRight, 0, "shared memory", false},
	{"WarpOnly", (*Kernels).WarpOnlyWrong, (*Kernels).WarpOnlyRight, 0, "shared memory", false},
	{"Halo", (*Kernels).HaloWrong, (*Kernels).HaloRight, 0, "missing: Block.Sync", false},
	{"Total", (*Kernels).TotalWrong, (*Kernels).TotalRight, 0, "race", false},
	{"Branches", (*Kernels).BranchesWrong, (*Kernels).BranchesRight, 0, "divergence", false},

	{"BlocksPlain", (*Kernels).BlocksPlainWrong, (*Kernels).BlocksPlainRight, 2, "release and acquire at device scope", false},
	{"BlocksRelaxed", (*Kernels).BlocksRelaxedWrong, (*Kernels).BlocksRelaxedRight, 2, "release and acquire at device scope", false},
	{"BlockScope", (*Kernels).BlockScopeWrong, (*Kernels).BlockScopeRight, 2, "device scope between blocks", false},
	{"MixedAtomic", (*Kernels).MixedAtomicWrong, (*Kernels).MixedAtomicRight, 2, "race", false},

	{"PeerSignal", (*Kernels).PeerSignalWrong, (*Kernels).PeerSignalRight, 0, "missing: Fence or Quiet between the store and the update", false},
	{"PeerPutSignal", (*Kernels).PeerPutSignalWrong, (*Kernels).PeerPutSignalRight, 0, "missing: Fence or Quiet between the store and the update", false},
	{"PeerAtomic", (*Kernels).PeerAtomicWrong, (*Kernels).PeerAtomicRight, 0, "missing: Fence or Quiet between the store and the update", false},
	{"OwnSignal", (*Kernels).OwnSignalWrong, (*Kernels).OwnSignalRight, 0, "missing: Fence or Quiet between the store and the update", false},
	{"OwnGet", (*Kernels).OwnGetWrong, (*Kernels).OwnGetRight, 0, "missing: Fence or Quiet between the store and the update", false},
	{"DeviceScope", (*Kernels).DeviceScopeWrong, (*Kernels).DeviceScopeRight, 0, "system scope between PEs", false},
	{"PeerRelaxed", (*Kernels).PeerRelaxedWrong, (*Kernels).PeerRelaxedRight, 0, "race", false},
	{"PlainFlag", (*Kernels).PlainFlagWrong, (*Kernels).PlainFlagRight, 0, "race", false},
	{"BothWrite", (*Kernels).BothWriteWrong, (*Kernels).BothWriteRight, 0, "race", false},

	{"AtomicPlain", (*Kernels).AtomicPlainWrong, (*Kernels).AtomicPlainRight, 0, "race", false},
	{"AtomicDevice", (*Kernels).AtomicDeviceWrong, (*Kernels).AtomicDeviceRight, 0, "missing: system scope", false},
	{"AtomicRead", (*Kernels).AtomicReadWrong, (*Kernels).AtomicReadRight, 0, "race", false},
	{"AtomicFlag", (*Kernels).AtomicFlagWrong, (*Kernels).AtomicFlagRight, 0, "Fence if this is an operation to the same PE", false},

	{"GetBack", (*Kernels).GetBackWrong, (*Kernels).GetBackRight, 0, "missing: Quiet before this", false},
	{"FlagByPut", (*Kernels).FlagByPutWrong, (*Kernels).FlagByPutRight, 0, "missing: Fence or Quiet between that operation", false},
	{"SourceAgain", (*Kernels).SourceAgainWrong, (*Kernels).SourceAgainRight, 0, "missing: Quiet or Flush", false},
	{"GetEarly", (*Kernels).GetEarlyWrong, (*Kernels).GetEarlyRight, 0, "missing: Quiet before this", false},
	{"SyncOnly", (*Kernels).SyncOnlyWrong, (*Kernels).SyncOnlyRight, 0, "missing: Fence or Quiet between that operation", false},
	{"FlushOnly", (*Kernels).FlushOnlyWrong, (*Kernels).FlushOnlyRight, 0, "missing: Fence or Quiet between that operation", false},
	{"Overwritten", (*Kernels).OverwrittenWrong, (*Kernels).OverwrittenRight, 0, "race", false},
	{"BlockSource", (*Kernels).BlockSourceWrong, (*Kernels).BlockSourceRight, 0, "race", false},

	{"EndsEarly", (*Kernels).EndsEarlyWrong, (*Kernels).EndsEarlyRight, 0, "may not have reached yet; missing: Quiet or a barrier", true},
	{"Sibling", (*Kernels).SiblingWrong, (*Kernels).SiblingRight, 0, "race", false},
	{"RelaxedWait", (*Kernels).RelaxedWaitWrong, (*Kernels).RelaxedWaitRight, 0, "race", false},
	{"OtherPut", (*Kernels).OtherPutWrong, (*Kernels).OtherPutRight, 0, "race", false},
	{"Toggled", (*Kernels).ToggledWrong, (*Kernels).ToggledRight, 0, "wait", false},
	{"Unfenced", (*Kernels).UnfencedWrong, (*Kernels).UnfencedRight, 0, "order that is open", false},
	{"EqualCount", (*Kernels).EqualCountWrong, (*Kernels).EqualCountRight, 0, "miss the value", false},
	{"Zeroed", (*Kernels).ZeroedWrong, (*Kernels).ZeroedRight, 0, "", false},
}

// run runs a kernel on two PEs.
func (p *pair) run(ctx context.Context, f launch, seed uint64) error {
	cfg := gpurt.Config{Backend: gpurt.Check, PEs: 2, Seed: seed, Stdout: io.Discard, Stderr: io.Discard}
	return gpurt.Run(ctx, cfg, func(ctx context.Context, pe *gpurt.PE) error {
		k, err := LoadKernels(pe)
		if err != nil {
			return err
		}
		var sym [2]*gpurt.SymBuffer[int64]
		for i := range sym {
			if sym[i], err = gpurt.AllocSym[int64](pe, 64); err != nil {
				return err
			}
		}
		signals, err := gpurt.AllocSignals(pe, 8)
		if err != nil {
			return err
		}
		out, err := gpurt.Alloc[int64](pe, 64)
		if err != nil {
			return err
		}
		shape := gpurt.Grid(max(p.blocks, 1)).Block(64)
		if err := f(k, pe.Stream(), shape, sym[0], sym[1], signals, out); err != nil {
			return err
		}
		if err := pe.Stream().Sync(ctx); err != nil || !p.copies {
			return err
		}
		if err := pe.Barrier(ctx); err != nil {
			return err
		}
		return sym[0].CopyTo(ctx, make([]int64, 64))
	})
}

// TestEachMistakeIsReported expects each mistake in its first run, in a line marked as one.
func TestEachMistakeIsReported(t *testing.T) {
	unlessChecking(t)
	marked := mistakes(t)
	for _, p := range pairs {
		t.Run(p.name, func(t *testing.T) {
			err := p.run(t.Context(), p.wrong, 1)
			if p.copies {
				if err == nil || !strings.Contains(err.Error(), p.text) {
					t.Errorf("got %v\nwant a report with %q", err, p.text)
				}
				return
			}
			var found *fault.Error
			if !errors.As(err, &found) || found.Kind != fault.Check || !strings.Contains(found.Msg, p.text) {
				t.Fatalf("got %v\nwant a report with %q", err, p.text)
			}
			if !marked[fmt.Sprintf("%s:%d", found.File, found.Line)] {
				names := false
				for place := range marked {
					names = names || strings.Contains(found.Msg, place+" ")
				}
				if !names {
					t.Errorf("no place of the report is marked as a mistake: %v", found)
				}
			}
		})
	}
}

// TestNoTwinIsReported runs the twins without a mistake with many seeds.
func TestNoTwinIsReported(t *testing.T) {
	unlessChecking(t)
	seeds := 20
	if testing.Short() {
		seeds = 4
	}
	for _, p := range pairs {
		t.Run(p.name, func(t *testing.T) {
			for seed := range uint64(seeds) {
				if err := p.run(t.Context(), p.right, seed+1); err != nil {
					t.Fatalf("seed %d: %v", seed+1, err)
				}
			}
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
	entries, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	marked := map[string]bool{}
	for _, e := range entries {
		if !strings.HasSuffix(e.Name(), ".go") || strings.HasSuffix(e.Name(), "_test.go") {
			continue
		}
		text, err := os.ReadFile(e.Name())
		if err != nil {
			t.Fatal(err)
		}
		for i, line := range strings.Split(string(text), "\n") {
			if strings.HasSuffix(line, "// mistake") {
				marked[fmt.Sprintf("%s:%d", e.Name(), i+1)] = true
			}
		}
	}
	return marked
}
