package emu_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/backend/emu"
	"github.com/gpuc-go/gpuc/internal/base/trace"
	"github.com/gpuc-go/gpuc/internal/traceview"
)

// recorded runs a world with a trace, and returns the trace and the errors of the PEs.
func recorded(t *testing.T, cfg emu.Config, level trace.Level, body func(h *host) error) (*trace.Trace, []error) {
	t.Helper()
	file := filepath.Join(t.TempDir(), "t.json")
	if err := trace.Begin(file); err != nil {
		t.Fatal(err)
	}
	rec, err := trace.Record(file, trace.Head{PEs: cfg.PEs, Count: cfg.PEs, Clock: trace.Steps, Level: level})
	if err != nil {
		t.Fatal(err)
	}
	cfg.Recorder = rec
	errs := run(t, cfg, body)
	if err := rec.Close(); err != nil {
		t.Fatal(err)
	}
	tr, err := trace.Finish(file)
	if err != nil {
		t.Fatal(err)
	}
	return tr, errs
}

const (
	slowPE = 1
	// slowSteps is how many device functions the slow PE calls before it sends.
	slowSteps = 300
)

// imbalanced has each PE send a signal to all others and wait for theirs. One is slow.
func imbalanced(h *host) error {
	sig, err := signal(h)
	if err != nil {
		return err
	}
	return h.runKernel(shape{name: "Imbalanced", grid: 1, block: 1, collective: true}, func(t *gpu.Thread) {
		me, n := shmem.MyPE(t), shmem.NumPEs(t)
		work := gpu.BeginSpan(t, "work")
		if me == slowPE {
			for range slowSteps {
				gpu.Clock(t)
			}
		}
		work.End()
		for i := 1; i < n; i++ {
			shmem.SignalOp(t, sig, 1, shmem.SignalAdd, (me+i)%n)
		}
		shmem.SignalWaitUntil(t, sig, shmem.CmpGE, uint64(n-1))
		shmem.BarrierAll(t)
	})
}

// The critical path of a program whose one PE is slow goes through that PE, under each seed that
// has nobody lag.
func TestTheCriticalPathGoesThroughTheSlowPE(t *testing.T) {
	for seed := uint64(1); seed <= 20; seed++ {
		if seed%emu.Lagging == 0 {
			continue
		}
		tr, errs := recorded(t, emu.Config{PEs: 3, Seed: seed}, trace.Waits, imbalanced)
		if err := errors.Join(errs...); err != nil {
			t.Fatal(err)
		}
		s := traceview.Summarise(tr)
		path := s.Path.Steps
		if len(path) > 0 && path[0].What == traceview.Pause {
			path = path[1:] // others began before it
		}
		if len(path) == 0 || path[0].PE != slowPE || path[0].What != traceview.Computes {
			var b bytes.Buffer
			traceview.Print(&b, tr)
			t.Fatalf("seed %d: the path begins with %+v\n%s", seed, path, &b)
		}
		if d := path[0].End - path[0].Start; d < slowSteps || d*10 < s.Time*8 {
			t.Errorf("seed %d: the slow PE computes for %d of %d steps on the path", seed, d, s.Time)
		}
		// Each other PE has waited for the slow one longest.
		for _, pe := range []int{0, 2} {
			i := slices.IndexFunc(s.Waits, func(w traceview.Waited) bool { return w.PE == pe })
			if w := s.Waits[i]; w.For != slowPE || w.Name != "SignalWaitUntil" || w.Time < slowSteps {
				t.Errorf("seed %d: the longest wait of PE %d is %+v", seed, pe, w)
			}
			if u := s.PEs[pe]; u.Waiting < u.Computing {
				t.Errorf("seed %d: PE %d waits for %d steps and computes for %d", seed, pe, u.Waiting, u.Computing)
			}
		}
		if u := s.PEs[slowPE]; u.Computing*10 < u.Time*8 {
			t.Errorf("seed %d: the slow PE computes for %d of %d steps", seed, u.Computing, u.Time)
		}
		want := []traceview.Named{{Name: "work", PE: 0, Count: 1}, {Name: "work", PE: 1, Count: 1}, {Name: "work", PE: 2, Count: 1}}
		for i := range s.Spans {
			s.Spans[i].Time, s.Spans[i].Longest = 0, 0
		}
		if d := cmp.Diff(want, s.Spans); d != "" {
			t.Errorf("seed %d: spans (-want +got):\n%s", seed, d)
		}
	}
}

// A run takes the same decisions with a trace and without.
func TestATraceChangesNothing(t *testing.T) {
	for _, goroutines := range []bool{false, true} {
		for seed := uint64(1); seed <= 3; seed++ {
			var without bytes.Buffer
			mustRun(t, emu.Config{PEs: 3, Seed: seed, Race: goroutines, Trace: &without}, func(h *host) error {
				return errors.Join(ring(h, 40, 2), imbalanced(h))
			})
			for _, level := range []trace.Level{trace.Waits, trace.All} {
				var with bytes.Buffer
				_, errs := recorded(t, emu.Config{PEs: 3, Seed: seed, Race: goroutines, Trace: &with}, level, func(h *host) error {
					return errors.Join(ring(h, 40, 2), imbalanced(h))
				})
				if err := errors.Join(errs...); err != nil {
					t.Fatal(err)
				}
				if !bytes.Equal(without.Bytes(), with.Bytes()) {
					t.Errorf("seed %d, goroutines %t, level %s: the run differs from that without a trace", seed, goroutines, level)
				}
			}
		}
	}
}

// What a kernel was in when it failed is in the trace, and so is who waited for it.
func TestATraceHasWhatFailed(t *testing.T) {
	tr, errs := recorded(t, emu.Config{PEs: 2, Seed: 1}, trace.Waits, func(h *host) error {
		sig, err := signal(h)
		if err != nil {
			return err
		}
		return h.runKernel(shape{name: "Fails", grid: 1, block: 1, collective: true}, func(t *gpu.Thread) {
			s := gpu.BeginSpan(t, "first")
			if shmem.MyPE(t) == 0 {
				for range 100 { // the other one comes to its wait meanwhile
					gpu.Clock(t)
				}
				panic("told to")
			}
			s.End()
			shmem.SignalWaitUntil(t, sig, shmem.CmpGE, 1)
		})
	})
	if firstError(errs) == nil {
		t.Fatal("nothing failed")
	}
	got := map[string]bool{}
	for _, e := range tr.Events {
		if e.Stream == 0 {
			got[fmt.Sprintf("PE %d %s %s", e.PE, e.Kind, e.Name)] = e.Unfinished
		}
	}
	want := map[string]bool{
		"PE 0 kernel Fails": true, "PE 0 span first": true,
		"PE 1 kernel Fails": true, "PE 1 span first": false, "PE 1 wait SignalWaitUntil": true,
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("events, and whether they are unfinished (-want +got):\n%s", d)
	}
}

// The level decides what is recorded, and each wait names what has ended it.
func TestWhatIsRecorded(t *testing.T) {
	body := func(h *host) error {
		dst, _, err := symmetric[int32](h, 8)
		if err != nil {
			return err
		}
		src, _, err := symmetric[int32](h, 8)
		if err != nil {
			return err
		}
		count, _, err := symmetric[int32](h, 1)
		if err != nil {
			return err
		}
		sig, err := signal(h)
		if err != nil {
			return err
		}
		err = h.runKernel(shape{name: "Exchange", grid: 1, block: 40, collective: true}, func(t *gpu.Thread) {
			other := 1 - shmem.MyPE(t)
			shmem.PutSignalNBI(t.Block(), dst, src, sig, 1, shmem.SignalSet, other)
			if t.Block().Rank() == 0 {
				shmem.SignalWaitUntil(t, sig, shmem.CmpGE, 1)
				shmem.AtomicFetchAdd(t, count.At(0), 1, other)
				shmem.WaitUntil(t, count.At(0), shmem.CmpGE, 1)
				shmem.Quiet(t)
			}
			shmem.BarrierAll(t.Block())
		})
		if err != nil {
			return err
		}
		return errors.Join(barrier(h.s, h.n), h.s.Sync(context.Background()))
	}
	blocks := map[trace.Level][]string{
		trace.Waits: {"wait SignalWaitUntil to 0 by 1 for 1", "wait WaitUntil to 0 by 1 for 1", "barrier BarrierAll to 0 by 1"},
	}
	blocks[trace.All] = append([]string{"put PutSignalNBI to 2 by 1", "atomic AtomicFetchAdd to 2 by 1", "order Quiet to 0 by 1"}, blocks[trace.Waits]...)
	for level, want := range blocks {
		tr, errs := recorded(t, emu.Config{PEs: 2, Seed: 4}, level, body)
		if err := errors.Join(errs...); err != nil {
			t.Fatal(err)
		}
		var got []string
		stream := 0
		for _, e := range tr.Events {
			switch {
			case e.Stream != 0:
				stream++
			case e.PE == 0 && e.Kind != trace.Kernel:
				text := fmt.Sprintf("%s %s to %d by %d", e.Kind, e.Name, e.To, e.Threads)
				if e.Kind == trace.Wait {
					text += fmt.Sprintf(" for %d", e.From())
				}
				if e.Kind == trace.Barrier && e.Cause == nil || e.File != "emu/tracing_test.go" {
					text += " from nobody, nowhere"
				}
				got = append(got, text)
			}
		}
		slices.Sort(want)
		slices.Sort(got)
		if d := cmp.Diff(want, got); d != "" {
			t.Errorf("level %s (-want +got):\n%s", level, d)
		}
		if stream != 4 { // a launch and a barrier of each
			t.Errorf("level %s: the streams have %d events", level, stream)
		}
	}
}

func TestPlacesAreTakenApart(t *testing.T) {
	type place struct {
		File string
		Line int
	}
	for where, want := range map[string]place{
		"ring.go:14":     {"ring.go", 14},
		"ring/ring.go:7": {"ring/ring.go", 7},
		"ring.go":        {},
		"ring.go:":       {},
		"ring.go:14x":    {},
		"":               {},
	} {
		file, line := emu.SplitPlace(where)
		if diff := cmp.Diff(want, place{file, line}); diff != "" {
			t.Errorf("%q (-want +got):\n%s", where, diff)
		}
	}
}
