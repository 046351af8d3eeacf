package tune

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/store/cache"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// job runs emulated PEs with a cache in dir.
func job(t *testing.T, dir string, pes int, run func(ctx context.Context, pe *gpurt.PE) error) error {
	t.Helper()
	getenv := func(name string) string {
		if name == cache.EnvDir {
			return dir
		}
		return ""
	}
	return gpurt.Run(t.Context(), gpurt.Config{Backend: gpurt.Emulator, PEs: pes, Getenv: getenv}, run)
}

// candidates are candidates that clear memory.
func candidates(pe *gpurt.PE, names ...string) (all []Candidate) {
	for _, name := range names {
		all = append(all, Candidate{name, func() (func(*gpurt.Stream) error, func() error, error) {
			b, err := gpurt.Alloc[int32](pe, 4)
			return func(s *gpurt.Stream) error { return b.Zero(s) }, b.Free, err
		}})
	}
	return all
}

// clock is a timer by which a call of candidate i takes times[i] us. It replays the graph.
func clock(measured *atomic.Int64, times ...int) timer {
	return func(ctx context.Context, e *entrant, replays int) (time.Duration, error) {
		measured.Add(1)
		_, err := replayTime(ctx, e, 1)
		calls := time.Duration(len(e.graph.Ops()))
		return time.Duration(times[e.number]) * calls * time.Microsecond, err
	}
}

func us(n int) time.Duration { return time.Duration(n) * time.Microsecond }

// choices returns the choices of all PEs, and whether something was measured. PE i has the timer times(i).
func choices(t *testing.T, dir string, pes int, problem string, names []string, times func(pe int) []int) ([]Choice, bool) {
	t.Helper()
	var measured atomic.Int64
	got := make([]Choice, pes)
	if err := job(t, dir, pes, func(ctx context.Context, pe *gpurt.PE) (err error) {
		got[pe.MyPE()], err = fastest(ctx, pe, problem, candidates(pe, names...), clock(&measured, times(pe.MyPE())...))
		return err
	}); err != nil {
		t.Fatal(err)
	}
	return got, measured.Load() > 0
}

func same(times ...int) func(int) []int { return func(int) []int { return times } }

func TestTheFastestIsKept(t *testing.T) {
	dir, p, names := t.TempDir(), "sum", []string{"a", "b", "c"}
	want := Choice{Best: 1, Time: us(90), DefaultTime: us(100), Source: Measured}
	got, _ := choices(t, dir, 1, p, names, same(100, 90, 95))
	if diff := cmp.Diff([]Choice{want}, got); diff != "" {
		t.Error(diff)
	}
	want.Source = Stored
	got, measured := choices(t, dir, 1, p, names, same(1, 2, 3))
	if diff := cmp.Diff([]Choice{want}, got); diff != "" || measured {
		t.Error("from the cache, measured", measured, diff)
	}
}

func TestTheDefaultWinsTies(t *testing.T) {
	for _, times := range [][]int{{100, 99}, {100, 100}, {100, 300}, {100}} {
		got, _ := choices(t, t.TempDir(), 1, "sum", []string{"a", "b"}[:len(times)], same(times...))
		if got[0].Best != 0 || got[0].Time != got[0].DefaultTime {
			t.Errorf("%v: %+v", times, got[0])
		}
	}
}

// TestOtherProblemsAreMeasured: what was kept counts for the same problem alone.
func TestOtherProblemsAreMeasured(t *testing.T) {
	dir, p, names := t.TempDir(), "sum", []string{"a", "b"}
	choices(t, dir, 1, p, names, same(100, 90))
	for what, c := range map[string]struct {
		p     string
		names []string
		pes   int
	}{
		"another shape":         {"sum of 2", names, 1},
		"other candidates":      {p, []string{"a", "c"}, 1},
		"another default":       {p, []string{"b", "a"}, 1},
		"another number of PEs": {p, names, 2},
	} {
		if got, measured := choices(t, dir, c.pes, c.p, c.names, same(90, 100)); !measured || got[0].Best != 0 {
			t.Errorf("%s: measured %t, %+v", what, measured, got[0])
		}
	}
	if _, measured := choices(t, dir, 1, p, names, same(90, 100)); measured {
		t.Error("the same problem was measured again")
	}
}

// TestBadEntriesAreIgnored: entries that are damaged, or hold what is no choice, are measured anew.
func TestBadEntriesAreIgnored(t *testing.T) {
	dir, p, names := t.TempDir(), "sum", []string{"a", "b"}
	var key cache.Key
	if err := job(t, dir, 1, func(_ context.Context, pe *gpurt.PE) error {
		key = keyOf(pe, p, candidates(pe, names...), nil)
		return nil
	}); err != nil {
		t.Fatal(err)
	}
	c := cache.Open(dir, cache.Options{})
	damage := func() {
		c.Put(kind, key, []byte(`{"Candidate":"b","Time":1,"DefaultTime":2}`))
		err := filepath.Walk(dir, func(path string, fi os.FileInfo, err error) error {
			if err == nil && fi.Mode().IsRegular() {
				err = os.Truncate(path, fi.Size()-1)
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := job(t, dir, 1, func(_ context.Context, pe *gpurt.PE) error {
		if keyOf(pe, p, nil, []string{"1"}) == keyOf(pe, p, nil, []string{"2"}) {
			t.Error("other kernels have the same key")
		}
		return nil
	}); err != nil {
		t.Fatal(err)
	}
	for _, make := range []func(){
		damage,
		func() { c.Put(kind, key, []byte("no JSON")) },
		func() { c.Put(kind, key, []byte(`{"Candidate":"z","Time":1,"DefaultTime":2}`)) },
		func() { c.Put(kind, key, []byte(`{"Candidate":"b","Time":0,"DefaultTime":2}`)) },
		func() { c.Put(kind, key, []byte(`{"Candidate":"b","Time":3,"DefaultTime":2}`)) },
	} {
		make()
		if got, measured := choices(t, dir, 1, p, names, same(50, 100)); !measured || got[0].Best != 0 {
			t.Errorf("measured %t, %+v", measured, got[0])
		}
	}
}

// TestPEsAgree: what is fastest on one PE alone is not chosen, and all PEs choose alike, also by a cache that
// only PE 0 can read.
func TestPEsAgree(t *testing.T) {
	dir, p, names := t.TempDir(), "sum", []string{"a", "b", "c"}
	times := func(pe int) []int { return [][]int{{100, 50, 80}, {100, 120, 80}}[pe] }
	want := Choice{Best: 2, Time: us(80), DefaultTime: us(100), Source: Measured}
	got, _ := choices(t, dir, 2, p, names, times)
	if diff := cmp.Diff([]Choice{want, want}, got); diff != "" {
		t.Error(diff)
	}
	want.Source = Stored
	got, _ = choices(t, dir, 2, p, names, same(1, 2, 3))
	if diff := cmp.Diff([]Choice{want, want}, got); diff != "" {
		t.Error(diff)
	}
}

func TestDifferentProblemsAreRefused(t *testing.T) {
	err := job(t, t.TempDir(), 2, func(ctx context.Context, pe *gpurt.PE) error {
		_, err := Fastest(ctx, pe, fmt.Sprint("sum ", pe.MyPE()), candidates(pe, "a"))
		return err
	})
	if !errors.Is(err, ErrNotSame) {
		t.Errorf("error %v, want ErrNotSame", err)
	}
}

func TestEmulatedGPUsTakeTheDefault(t *testing.T) {
	dir := t.TempDir()
	if err := job(t, dir, 1, func(ctx context.Context, pe *gpurt.PE) error {
		c, err := Fastest(ctx, pe, "sum", candidates(pe, "a", "b"))
		if diff := cmp.Diff(Choice{Source: Default}, c); diff != "" {
			t.Error(diff)
		}
		return err
	}); err != nil {
		t.Fatal(err)
	}
	if entries, err := cache.Open(dir, cache.Options{}).List(); len(entries) > 0 || err != nil {
		t.Error("entries", entries, err)
	}
}

// TestNamesAreDistinct: a stored choice is a name, which must mean one candidate.
func TestNamesAreDistinct(t *testing.T) {
	err := job(t, t.TempDir(), 1, func(ctx context.Context, pe *gpurt.PE) error {
		_, err := Fastest(ctx, pe, "sum", candidates(pe, "a", "b", "b"))
		return err
	})
	if err == nil || !strings.Contains(err.Error(), `tune sum: two candidates have the name "b"`) {
		t.Errorf("error %v", err)
	}
}

// TestErrorsNameTheCandidate, of a job that goes on without a cache.
func TestErrorsNameTheCandidate(t *testing.T) {
	err := job(t, "", 1, func(ctx context.Context, pe *gpurt.PE) error {
		all := candidates(pe, "a", "b")
		all[1].Prepare = func() (func(*gpurt.Stream) error, func() error, error) { return nil, nil, errors.New("too large") }
		_, err := fastest(ctx, pe, "sum", all, clock(new(atomic.Int64), 1, 2))
		return err
	})
	if err == nil || !strings.Contains(err.Error(), "candidate b: too large") {
		t.Errorf("error %v", err)
	}
}
