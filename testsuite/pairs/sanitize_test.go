package main

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"io"
	"os"
	"path/filepath"
	"slices"
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
		"PeerSignal": reported, "Sum/read early": reported, "Copy/early": reported, "Push/shifted": another, "Gather/twice": hung, "RelayStore": same,
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

// TestSanitizerTakesQuietOfOthers runs a kernel in which one thread waits for its operations, and
// another one tells of that. The back end check reports nothing either, if kernels are not sanitized.
func TestSanitizerTakesQuietOfOthers(t *testing.T) {
	unlessChecking(t)
	for seed := range uint64(5) {
		p := pair{}
		if _, err := p.run(t.Context(), own((*Kernels).Courier), gpurt.Check, seed+1); err != nil {
			t.Errorf("seed %d: %v", seed+1, err)
		}
	}
}

func unlessSanitized(t *testing.T) {
	if *sanitized == "" {
		t.Skip("TestSanitizedPairs of internal/build runs this test, with sanitized kernels")
	}
}

// ran returns what the program prints when it runs a pair.
func ran(t *testing.T, name, backend string) (pair, string) {
	t.Helper()
	list := all()
	i := slices.IndexFunc(list, func(p pair) bool { return p.name == name })
	if i < 0 {
		t.Fatalf("there is no pair %s", name)
	}
	var out bytes.Buffer
	cfg := gpurt.Config{Backend: backend, PEs: 2, Seed: 1, Stdout: &out, Stderr: io.Discard}
	if err := gpurt.Run(t.Context(), cfg, list[i].both); err != nil {
		out.WriteString(err.Error())
	}
	return list[i], out.String()
}

// judged expects verdicts of pairs.
func judged(t *testing.T, backend string, want map[string]string) {
	t.Helper()
	for name, mistake := range want {
		p, text := ran(t, name, backend)
		if r := judge(p, text); r.twin != clean || r.mistake != mistake || (mistake == same || mistake == undecided) != (r.line == "") {
			t.Errorf("%s: twin %s, mistake %s %q, want %s\n%s", name, r.twin, r.mistake, r.line, mistake, text)
		}
	}
}

func TestOutcomesAreJudged(t *testing.T) {
	judged(t, gpurt.Emulator, map[string]string{
		"Push/shifted": another, "Turn/unanswered": hung, "BlockScope": undecided, "RelayStore": same,
	})
}

func TestFailureIsJudged(t *testing.T) {
	unlessChecking(t)
	p, text := ran(t, "Branches", gpurt.Check)
	if r := judge(p, text); r.twin != clean || r.mistake != failed || !strings.Contains(r.line, "divergence") {
		t.Errorf("twin %s, mistake %s, line %q", r.twin, r.mistake, r.line)
	}
}

func TestResultsCompareWithInterpretation(t *testing.T) {
	const right = "PE 0: " + saysClean + "\nPE 1: " + saysClean + "\n"
	const race = "PE 0: " + saysReported + "a.go:1: race\nPE 0: a.go:1: race\n"
	const quiet = right + "PE 0: " + saysRight + "\nPE 1: " + saysRight + "\n"
	for name, test := range map[string]struct {
		files map[string]string
		lines []string
		err   string
	}{
		"good": {map[string]string{"Halo": right + race, "Push/unfenced": quiet, "Push/shifted": right + race}, []string{
			"Halo           twin clean  mistake reported       PE 0: reported: a.go:1: race\n", "\n3 pairs of ", "\n2 reported\n", "no seed of 10: Push/shifted\n", "not here: Push/unfenced (right outcome)\n",
		}, ""},
		"twin reported": {map[string]string{"Halo": race, "Total": right + race}, []string{"twin reported  mistake not run"}, "the right twins of these are not clean: Halo"},
		"twin hung":     {map[string]string{"Halo": "hang: over 20 s\n", "Total": right + race}, []string{"twin hung "}, "the right twins of these are not clean: Halo"},
		"one PE":        {map[string]string{"Halo": right + "PE 1: " + saysRight + "\n", "Total": right + race}, []string{"\n1 failed\n"}, ""},
		"nothing":       {map[string]string{"Halo": quiet}, []string{"\n0 reported\n"}, "no mistake is reported"},
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			for file, text := range test.files {
				file = filepath.Join(dir, file+".txt")
				if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
					t.Fatal(err)
				}
				if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
					t.Fatal(err)
				}
			}
			list, err := readResults(dir)
			if err != nil {
				t.Fatal(err)
			}
			var b bytes.Buffer
			got := ""
			if err := list.print(&b); err != nil {
				got = err.Error()
			}
			if got != test.err {
				t.Errorf("error %q, want %q", got, test.err)
			}
			for _, line := range test.lines {
				if !strings.Contains(b.String(), line) {
					t.Errorf("no %q in\n%s", line, b.String())
				}
			}
		})
	}
}
