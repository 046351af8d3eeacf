package gputest

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/base/race"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

func TestRunCallsEveryPE(t *testing.T) {
	ranks := make([]bool, 4)
	Run(t, NP(4), func(pe *PE) {
		if pe.NumPEs() != 4 {
			pe.Errorf("NumPEs() = %d, want 4", pe.NumPEs())
		}
		ranks[pe.MyPE()] = true
	})
	if diff := cmp.Diff([]bool{true, true, true, true}, ranks); diff != "" {
		t.Errorf("PEs that ran (-want +got):\n%s", diff)
	}
}

// TestFailureOfOnePE covers the ways in which PE 1 of 3 can fail while the others
// wait for it.
func TestFailureOfOnePE(t *testing.T) {
	for name, test := range map[string]struct {
		fail func(pe *PE)
		want string
	}{
		"Fatalf":  {func(pe *PE) { pe.Fatalf("got %d", 7) }, "PE 1: got 7"},
		"FailNow": {func(pe *PE) { pe.FailNow() }, "PE 1: failed"},
		"Errorf then Fatalf": {func(pe *PE) {
			pe.Errorf("first")
			pe.Fatalf("second")
		}, "PE 1: first\nPE 1: second"},
		"panic": {func(pe *PE) { panic("oh") }, "PE 1: panic: oh"},
	} {
		t.Run(name, func(t *testing.T) {
			r := record(t, func(t testing.TB) {
				Run(t, NP(3).Seed(5), func(pe *PE) {
					if pe.MyPE() == 1 {
						test.fail(pe)
					}
					// Nobody comes: only the failure ends this.
					if err := pe.Barrier(context.Background()); err != nil {
						pe.Fatalf("barrier: %v", err)
					}
				})
				t.Errorf("Run returned after a failure")
			})
			got := r.errors()
			if name == "panic" {
				got, _, _ = strings.Cut(got, "\n") // the stack follows
			}
			if diff := cmp.Diff(test.want, got); diff != "" {
				t.Errorf("errors (-want +got):\n%s", diff)
			}
			replay := "log: to repeat this run: go test -run '^TestFailureOfOnePE$/^" + strings.ReplaceAll(name, " ", "_") + "$' -gpuc.seed=5 -gpuc.np=3"
			if !slices.Contains(r.lines, replay) {
				t.Errorf("no line %q in %q", replay, r.lines)
			}
		})
	}
}

// TestFailureOfAllIsReportedOnce: a failure that all PEs meet at once is reported of the
// first, whichever function comes first to report it.
func TestFailureOfAllIsReportedOnce(t *testing.T) {
	for eager := range 3 {
		r := record(t, func(t testing.TB) {
			Run(t, NP(3), func(pe *PE) {
				_, err := gpurt.AllocSym[int32](pe.PE, 1+pe.MyPE()) //gpu:ignore symlength the test is about it
				if pe.MyPE() != eager {
					<-pe.Context().Done()
				}
				pe.Fatalf("allocate: %v", err)
			})
		})
		if got := r.errors(); !strings.HasPrefix(got, "PE 0: allocate: gputest/gputest_test.go:") || strings.Count(got, "allocate: gputest/gputest_test.go") != 1 {
			t.Errorf("PE %d reports first: errors %q, want one of PE 0", eager, got)
		}
	}
}

func TestErrorfLetsOthersGoOn(t *testing.T) {
	var finished atomic.Int32
	r := record(t, func(t testing.TB) {
		Run(t, NP(3), func(pe *PE) {
			if pe.MyPE() == 1 {
				pe.Errorf("wrong")
			}
			if err := pe.Barrier(pe.Context()); err != nil {
				pe.Fatalf("barrier: %v", err)
			}
			finished.Add(1)
		})
		t.Logf("after Run")
	})
	if !r.failed || r.errors() != "PE 1: wrong" || finished.Load() != 3 {
		t.Errorf("failed %v, errors %q, %d PEs finished; want true, %q, 3", r.failed, r.errors(), finished.Load(), "PE 1: wrong")
	}
	if !slices.Contains(r.lines, "log: after Run") {
		t.Error("Run did not return")
	}
}

func TestSeedsStopAtFirstFailure(t *testing.T) {
	if race.Enabled && testing.Short() {
		t.Skip("one seed runs")
	}
	var runs atomic.Int32
	r := record(t, func(t testing.TB) {
		Seeds(t, 20, NP(1).Unchecked(), func(pe *PE) { // with -short four
			if runs.Add(1) == 3 {
				pe.Fatalf("unlucky")
			}
		})
	})
	if runs.Load() != 3 || !strings.Contains(strings.Join(r.lines, "\n"), "-gpuc.seed=3 ") {
		t.Errorf("%d runs, lines %q; want 3 runs and the third seed", runs.Load(), r.lines)
	}
}

// TestSeedsRunsOnTheBackEndCheck: what the run there finds fails the test, and says how to repeat it.
// One that is stopped, or of kernels that the back end does not know, is left out with a line in the log.
func TestSeedsRunsOnTheBackEndCheck(t *testing.T) {
	if testing.Short() || gpurt.Available(gpurt.Check) != nil {
		t.Skip("Seeds leaves out the back end check")
	}
	defer func(d time.Duration) { *checkFlag = d }(*checkFlag)
	for name, test := range map[string]struct {
		limit time.Duration
		check func(pe *PE)
		seeds int32 // how many run on the emulator
		want  []string
	}{
		"nothing": {time.Hour, func(pe *PE) {}, 2, nil},
		"a race": {time.Hour, func(pe *PE) { pe.Fatalf("race") }, 0, []string{
			"error: PE 0: race",
			"log: to repeat this run: go test -run '^TestSeedsRunsOnTheBackEndCheck$/^a_race$' -gpuc.seed=1 -gpuc.np=1 -gpuc.backend=check",
		}},
		"unknown": {time.Hour, func(pe *PE) { pe.Fatalf("launch: %v", fmt.Errorf("no texture: %w", errors.ErrUnsupported)) }, 2, []string{
			"log: the back end check cannot run this test: no texture: unsupported operation",
		}},
		"stopped": {time.Nanosecond, func(pe *PE) {
			<-pe.Context().Done()
			pe.Fatalf("wait: %v", pe.Context().Err())
		}, 2, []string{"log: the back end check was stopped after 1ns (-gpuc.check) and has found nothing until then"}},
		"not at all": {0, func(pe *PE) { pe.Fatalf("run") }, 2, nil},
	} {
		t.Run(name, func(t *testing.T) {
			*checkFlag = test.limit
			var seeds atomic.Int32
			r := record(t, func(t testing.TB) {
				Seeds(t, 2, NP(1), func(pe *PE) {
					if strings.Contains(pe.Device(), "back end check") {
						test.check(pe)
						return
					}
					seeds.Add(1)
				})
			})
			if d := cmp.Diff(test.want, r.lines); d != "" || seeds.Load() != test.seeds {
				t.Errorf("%d seeds, want %d; lines (-want +got):\n%s", seeds.Load(), test.seeds, d)
			}
		})
	}
}

// TestExhaustive: the first order that fails ends the test, and says how to repeat it; too few executions fail it.
func TestExhaustive(t *testing.T) {
	if gpurt.Available(gpurt.Check) != nil {
		t.Skip("it runs once, without the back end check")
	}
	r := record(t, func(t testing.TB) {
		if c := Exhaustive(t, 10, NP(2), func(pe *PE) {}); !c.Complete || c.Executions != 1 {
			t.Errorf("%+v", c)
		}
	})
	if r.failed || !slices.Contains(r.lines, "log: no error in 1 execution, which stands for all orders") {
		t.Errorf("failed %v, lines %q", r.failed, r.lines)
	}
	r = record(t, func(t testing.TB) {
		Exhaustive(t, 10, NP(2), func(pe *PE) {
			if pe.MyPE() == 1 {
				pe.Fatalf("wrong")
			}
		})
		t.Errorf("it returns")
	})
	if got := r.errors(); !strings.Contains(got, "PE 1: gputest_test.go:") || !strings.HasSuffix(got, ": wrong") || !strings.Contains(strings.Join(r.lines, "\n"), "go test -run '^TestExhaustive$' -gpuc.counterexample=file") {
		t.Errorf("lines %q", r.lines)
	}
}

func TestMissingNPIsReported(t *testing.T) {
	r := record(t, func(t testing.TB) { Run(t, Config{}, func(*PE) {}) })
	if !strings.Contains(r.errors(), "a test with 0 PEs; use gputest.NP(n)") {
		t.Errorf("errors %q", r.errors())
	}
}

func TestOnGPUSkipsWithoutGPU(t *testing.T) {
	if gpurt.Available(gpurt.CUDA) == nil {
		t.Skip("this machine has a GPU")
	}
	r := record(t, func(t testing.TB) { Run(t, NP(2).OnGPU(), func(*PE) {}) })
	if !r.skipped || r.failed {
		t.Errorf("skipped %v, failed %v; want skipped", r.skipped, r.failed)
	}
}

// TestLog checks that what PEs print goes to the test's log.
func TestLog(t *testing.T) {
	r := record(t, func(t testing.TB) {
		Run(t, NP(1), func(pe *PE) {
			pe.Logf("a %s", errors.New("b"))
			pe.Printf("c")
		})
	})
	if diff := cmp.Diff([]string{"log: PE 0: a b", "log: PE 0: c"}, r.lines); diff != "" {
		t.Errorf("lines (-want +got):\n%s", diff)
	}
}

// TestProbe says how it runs; TestFlags runs it with flags.
func TestProbe(t *testing.T) {
	Seeds(t, 2, NP(1), func(pe *PE) { pe.Logf("%d PEs, %s", pe.NumPEs(), pe.Device()) })
}

func TestFlags(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	for name, test := range map[string]struct {
		args []string
		want []string
	}{
		"none":     {nil, []string{"PE 0: 1 PEs, emulated GPU, seed 1", "PE 0: 1 PEs, emulated GPU, seed 2", "PE 0: 1 PEs, emulated GPU of the back end check, seed 1"}},
		"no check": {[]string{"-gpuc.check=0"}, []string{"PE 0: 1 PEs, emulated GPU, seed 1", "PE 0: 1 PEs, emulated GPU, seed 2"}},
		"short":    {[]string{"-test.short"}, []string{"PE 0: 1 PEs, emulated GPU, seed 1"}},
		"seed":     {[]string{"-gpuc.seed=9"}, []string{"PE 0: 1 PEs, emulated GPU, seed 9"}},
		"np":       {[]string{"-gpuc.np=2", "-gpuc.seed=9"}, []string{"PE 0: 2 PEs, emulated GPU, seed 9", "PE 1: 2 PEs, emulated GPU, seed 9"}},
		"backend":  {[]string{"-gpuc.backend=hip"}, []string{`there is no back end "hip"; use emu, check or cuda`}},
	} {
		t.Run(name, func(t *testing.T) {
			if name == "none" && race.Enabled {
				test.want = test.want[:2] // nothing runs on the back end check there
			}
			out, _ := exec.Command(self, append(test.args, "-test.run=^TestProbe$", "-test.v")...).CombinedOutput()
			for _, want := range test.want {
				if strings.Count(string(out), want) != 1 {
					t.Errorf("no single %q in:\n%s", want, out)
				}
			}
			if n := strings.Count(string(out), "emulated GPU"); n > len(test.want) {
				t.Errorf("%d PEs ran, want %d:\n%s", n, len(test.want), out)
			}
		})
	}
}

func TestPattern(t *testing.T) {
	if got, want := pattern("TestA/with_[x]/b#01"), `^TestA$/^with_\[x\]$/^b#01$`; got != want {
		t.Errorf("pattern %q, want %q", got, want)
	}
}

// recorder is a testing.TB that keeps what it is told, so that tests can fail
// without failing.
type recorder struct {
	testing.TB // for what is not recorded
	mu         sync.Mutex
	lines      []string
	failed     bool
	skipped    bool
}

// record runs f as a test and returns what it reported.
func record(t *testing.T, f func(t testing.TB)) *recorder {
	r := &recorder{TB: t}
	done := make(chan struct{})
	go func() {
		defer close(done)
		f(r)
	}()
	<-done
	return r
}

func (r *recorder) add(kind, format string, args []any) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.lines = append(r.lines, kind+": "+fmt.Sprintf(format, args...))
}

func (r *recorder) Logf(format string, args ...any) { r.add("log", format, args) }

func (r *recorder) Errorf(format string, args ...any) {
	r.add("error", format, args)
	r.fail()
}

func (r *recorder) Fatalf(format string, args ...any) {
	r.add("error", format, args)
	r.FailNow()
}

func (r *recorder) Skipf(format string, args ...any) {
	r.add("skip", format, args)
	r.skipped = true
	runtime.Goexit()
}

func (r *recorder) FailNow() {
	r.fail()
	runtime.Goexit()
}

func (r *recorder) fail() {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.failed = true
}

func (r *recorder) Failed() bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.failed
}

func (r *recorder) Helper() {}

// errors returns what was reported by Errorf and Fatalf, one per line.
func (r *recorder) errors() string {
	var errs []string
	for _, line := range r.lines {
		if text, ok := strings.CutPrefix(line, "error: "); ok {
			errs = append(errs, text)
		}
	}
	return strings.Join(errs, "\n")
}
