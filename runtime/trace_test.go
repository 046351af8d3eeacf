package gpurt

import (
	"context"
	"errors"
	"io"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/gpuc-go/gpuc/internal/base/trace"
)

// A job that Run runs leaves the trace that its configuration asks for, also if it fails.
func TestRunLeavesATrace(t *testing.T) {
	for name, fails := range map[string]bool{"that ends": false, "that fails": true} {
		t.Run(name, func(t *testing.T) {
			file := filepath.Join(t.TempDir(), "t.json")
			cfg := Config{Backend: Emulator, PEs: 3, Trace: file, TraceLevel: "all", Stdout: io.Discard, Stderr: io.Discard}
			err := Run(t.Context(), cfg, func(ctx context.Context, pe *PE) error {
				k := loadEmulated(t, pe)
				x, err := AllocSym[int32](pe, 8)
				if err != nil {
					return err
				}
				sig, err := AllocSignals(pe, 1)
				if err != nil {
					return err
				}
				err = k.shift(pe.Stream(), Grid(1).Block(32), x.Slice(0, 4), x.Slice(4, 8), sig.At(0), 1)
				if fails && pe.MyPE() == 1 {
					err = errors.Join(err, k.wait(pe.Stream(), Grid(1).Block(32), x, 8, sig.At(0)))
				}
				return errors.Join(err, pe.Stream().Barrier(), pe.Stream().Sync(ctx))
			})
			if (err != nil) != fails {
				t.Fatal(err)
			}
			tr, err := trace.Load(file)
			if err != nil {
				t.Fatal(err)
			}
			unfinished := slices.ContainsFunc(tr.Events, func(e trace.Event) bool { return e.PE == 1 && e.Kind == trace.Kernel && e.Unfinished })
			barriers := 0
			for _, e := range tr.Events {
				if e.Kind == trace.Barrier && e.Name == "BarrierAll" && strings.HasPrefix(e.File, "runtime/trace_test") && !e.Unfinished {
					barriers++
				}
			}
			if tr.PEs != 3 || tr.Level != trace.All || unfinished != fails || (barriers == 3) == fails {
				t.Errorf("%d PEs, level %s, %d barriers on streams, kernel unfinished: %t", tr.PEs, tr.Level, barriers, unfinished)
			}
		})
	}
}

func TestTracesThatCannotBe(t *testing.T) {
	none := func(context.Context, *PE) error { t.Error("the run function was called"); return nil }
	for name, tt := range map[string]struct {
		cfg  Config
		want string
	}{
		"no such level":   {Config{Trace: "t.json", TraceLevel: "some"}, `there is no level "some" of traces; use waits or all`},
		"a replay of all": {Config{Backend: Check, Replay: "x.json", Exhaustive: 3}, "a replay is one execution"},
		"no execution":    {Config{Backend: Check, Replay: "trace_test.go"}, "is not a counterexample that gpuc wrote"},
		"every order":     {Config{Backend: Check, Trace: "t.json", Exhaustive: 3}, "a trace shows one execution"},
		"no directory":    {Config{Backend: Emulator, Trace: filepath.Join(t.TempDir(), "none", "t.json")}, "record a trace: "},
		"a directory":     {Config{Backend: Emulator, Trace: t.TempDir()}, "is a directory"},
	} {
		if err := Run(t.Context(), tt.cfg, none); err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%s: error %v, want one with %q", name, err, tt.want)
		}
	}
}
