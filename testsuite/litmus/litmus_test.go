package litmus

import (
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/gpuc-go/gpuc/internal/base/verdict"
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

// body returns what each PE does, which adds the outcome of each round to seen: so many
// results, or, where that is 0, two of the words at the end.
func body(f launch, where at, order, results, rounds int, seen map[string]int) func(context.Context, *gpurt.PE) error {
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
		for range rounds {
			if err := errors.Join(words.CopyFrom(ctx, make([]int64, 4)), out.CopyFrom(ctx, make([]int64, 8)), pe.Barrier(ctx)); err != nil {
				return err
			}
			if err := f(k, pe.Stream(), gpurt.Grid(where.blocks).Block(where.threads), words, out, signals, order, where.scope); err != nil {
				return err
			}
			if err := errors.Join(pe.Stream().Sync(ctx), pe.Barrier(ctx)); err != nil {
				return err
			}
			if pe.MyPE() != 0 {
				continue
			}
			got, final := make([]int64, 8), make([]int64, 4)
			if err := errors.Join(out.CopyTo(ctx, got), words.CopyTo(ctx, final)); err != nil {
				return err
			}
			n := results
			if n == 0 {
				got, n = final, 2
			}
			seen[strings.Trim(fmt.Sprint(got[:n]), "[]")]++
		}
		return nil
	}
}

func config(where at) gpurt.Config {
	return gpurt.Config{Backend: gpurt.Check, PEs: where.pes, Stdout: io.Discard, Stderr: io.Discard}
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
		{"TimeOut", shape((*Kernels).TimeOutWrong), shape((*Kernels).TimeOutRight), []at{onDevice(2), onPEs(2)}, "race"},
		{"InTurn", signals((*Kernels).InTurnWrong), signals((*Kernels).InTurnRight), []at{onPEs(3)}, "race"},
		{"Late", signals((*Kernels).LateWrong), signals((*Kernels).LateRight), []at{onPEs(3)}, "race"},
	} {
		for _, where := range test.where {
			t.Run(fmt.Sprintf("%s on %v", test.name, where), func(t *testing.T) {
				c, err := gpurt.Explore(t.Context(), config(where), 20000, body(test.wrong, where, 0, 1, 1, map[string]int{}))
				var found *gpurt.KernelError
				if !errors.As(err, &found) || !strings.Contains(found.Msg, test.text) {
					t.Errorf("after %v: got %v\nwant a report with %q", c, err, test.text)
				}
				if c, err = gpurt.Explore(t.Context(), config(where), 20000, body(test.right, where, 0, 1, 1, map[string]int{})); err != nil || !c.Ended {
					t.Errorf("the right twin: %v, %+v", err, c)
				}
			})
		}
	}
}

// TestCounterexample repeats an execution that fails, from its file, and refuses it for other programs.
func TestCounterexample(t *testing.T) {
	unlessChecking(t)
	where := onPEs(2)
	wrong, right := body(shape((*Kernels).SlotWrong), where, 0, 1, 1, map[string]int{}), body(shape((*Kernels).SlotRight), where, 0, 1, 1, map[string]int{})
	cfg := config(where)
	cfg.Counterexample = filepath.Join(t.TempDir(), "x")
	var told strings.Builder
	cfg.Stderr = &told
	c, failed := gpurt.Explore(t.Context(), cfg, 20000, wrong)
	if failed == nil {
		t.Fatal("the wrong kernel does not fail")
	}
	again := config(where)
	again.PEs, again.Replay = 0, cfg.Counterexample
	var repeated strings.Builder
	again.Stderr = &repeated
	err := gpurt.Run(t.Context(), again, wrong)
	if err == nil || strings.Split(err.Error(), ":")[2] != strings.Split(failed.Error(), ":")[2] {
		t.Errorf("the replay ends with: %v\nwant: %v", err, failed)
	}
	if diff := cmp.Diff(told.String(), repeated.String()); diff != "" || !strings.Contains(told.String(), "litmus/") {
		t.Errorf("the timeline of execution %d (-recorded +repeated):\n%s\n%s", c.Executions, diff, told.String())
	}
	again.Stderr = io.Discard
	if err := gpurt.Run(t.Context(), again, right); err == nil || !strings.Contains(err.Error(), "the program behaves differently from the recorded execution") {
		t.Errorf("another kernel: %v", err)
	}
	again.PEs = 3
	if err := gpurt.Run(t.Context(), again, wrong); err == nil || !strings.Contains(err.Error(), "the number of PEs: 2 in the file, 3 now") {
		t.Errorf("more PEs: %v", err)
	}
	x, err := verdict.LoadCounterexample(cfg.Counterexample)
	if err != nil {
		t.Fatal(err)
	}
	for pkg := range x.Kernels {
		x.Kernels[pkg] = "00"
	}
	if err := x.Save(cfg.Counterexample); err != nil {
		t.Fatal(err)
	}
	again.PEs = 2
	if err := gpurt.Run(t.Context(), again, wrong); err == nil || !strings.Contains(err.Error(), "the execution was recorded with other kernels: the kernels of") {
		t.Errorf("other kernels: %v", err)
	}
}

func unlessChecking(t *testing.T) {
	t.Helper()
	if err := gpurt.Available(gpurt.Check); err != nil {
		t.Skip(err)
	}
}

// shapes are the kernels whose outcomes are known: values are those of each result, and
// never are those that no order allows, by their order. What is not named in strict is
// allowed with it.
var shapes = []struct {
	name    string
	f       launch
	threads int
	results int
	values  []int64
	// never comes with any order, ordered neither with stores that release and loads that
	// acquire, and fenced neither with fences.
	never, ordered, fenced []string
}{
	{name: "message passing", f: shape((*Kernels).Passing), threads: 2, results: 2, values: []int64{0, 1}, ordered: []string{"1 0"}, fenced: []string{"1 0"}},
	{name: "store buffering", f: shape((*Kernels).Buffering), threads: 2, results: 2, values: []int64{0, 1}, fenced: []string{"0 0"}},
	{name: "independent reads", f: shape((*Kernels).Independent), threads: 4, results: 4, values: []int64{0, 1}, fenced: []string{"1 0 1 0"}},
	{name: "write to read causality", f: shape((*Kernels).Chain), threads: 3, results: 3, values: []int64{0, 1}, ordered: []string{"1 1 0"}, fenced: []string{"1 1 0"}},
	{name: "stores in opposite orders", f: shape((*Kernels).Stores), threads: 2, results: 0, values: []int64{1, 2}, fenced: []string{"1 1"}},
	{name: "coherence of reads", f: shape((*Kernels).ReadRead), threads: 2, results: 2, values: []int64{0, 1, 2}, never: []string{"1 0", "2 0", "2 1"}},
	{name: "coherence of a read and a write", f: shape((*Kernels).ReadWrite), threads: 2, results: 1, values: []int64{0, 1, 2}, never: []string{"1"}},
	{name: "coherence of a write and a read", f: shape((*Kernels).WriteRead), threads: 2, results: 1, values: []int64{0, 1, 2}, never: []string{"0"}},
	{name: "updates", f: shape((*Kernels).Counting), threads: 2, results: 2, values: []int64{0, 1}, never: []string{"0 0", "1 1"}},
	// The memory model allows 1 1 without fences and with ordered accesses of other words;
	// the engine does not show it.
	{name: "load buffering", f: shape((*Kernels).Loads), threads: 2, results: 2, values: []int64{0, 1}, never: []string{"1 1"}},
}

// outcomes returns all combinations of n values.
func outcomes(values []int64, n int) []string {
	list := []string{""}
	for range n {
		var longer []string
		for _, s := range list {
			for _, v := range values {
				longer = append(longer, strings.TrimSpace(fmt.Sprint(s, " ", v)))
			}
		}
		list = longer
	}
	return list
}

// forEachShape calls f with each kernel, place of its threads and order of its accesses,
// and with the outcomes that are allowed.
func forEachShape(t *testing.T, f func(t *testing.T, kernel launch, where at, order, results int, allowed []string)) {
	unlessChecking(t)
	for _, s := range shapes {
		for _, where := range []at{inBlock(s.threads), onDevice(s.threads), onPEs(s.threads)} {
			for order, name := range []string{Plain: "relaxed", Ordered: "ordered", Fenced: "fenced", Unfenced: "fenced for a block"} {
				if testing.Short() && s.threads > 2 && where.scope != InDevice {
					continue
				}
				no := s.never
				switch {
				case order == Ordered:
					no = append(slices.Clone(no), s.ordered...)
				case order == Fenced || order == Unfenced && where.scope == InBlock:
					no = append(slices.Clone(no), s.fenced...)
				}
				allowed := slices.DeleteFunc(outcomes(s.values, max(s.results, 2-2*min(s.results, 1))), func(o string) bool { return slices.Contains(no, o) })
				t.Run(fmt.Sprintf("%s/%v/%s", s.name, where, name), func(t *testing.T) { f(t, s.f, where, order, s.results, allowed) })
			}
		}
	}
}

// TestEveryOrderShowsWhatTheModelAllows expects all outcomes that are allowed, and no other.
func TestEveryOrderShowsWhatTheModelAllows(t *testing.T) {
	forEachShape(t, func(t *testing.T, kernel launch, where at, order, results int, allowed []string) {
		seen := map[string]int{}
		c, err := gpurt.Explore(t.Context(), config(where), 10000, body(kernel, where, order, results, 1, seen))
		if err != nil || !c.Ended {
			t.Fatalf("%v, %+v", err, c)
		}
		// The engine does not show load buffering, and says so where nothing forbids it.
		forbids := order == Ordered || order == Fenced || order == Unfenced && where.scope == InBlock
		if complete := forbids || !strings.Contains(t.Name(), "/load_buffering/"); c.Complete != complete {
			t.Errorf("complete: %v, want %v; left out: %q", c.Complete, complete, c.LeftOut)
		}
		if diff := cmp.Diff(allowed, slices.Sorted(maps.Keys(seen))); diff != "" {
			t.Errorf("outcomes (-allowed +seen):\n%s", diff)
		}
	})
}

// TestSeedsShowWhatTheModelAllows expects the same of many runs with one seed.
func TestSeedsShowWhatTheModelAllows(t *testing.T) {
	forEachShape(t, func(t *testing.T, kernel launch, where at, order, results int, allowed []string) {
		seen := map[string]int{}
		if err := gpurt.Run(t.Context(), config(where), body(kernel, where, order, results, 400, seen)); err != nil {
			t.Fatal(err)
		}
		got := slices.Sorted(maps.Keys(seen))
		if results > 2 { // some of many outcomes are rare
			allowed, got = nil, slices.DeleteFunc(got, func(o string) bool { return slices.Contains(allowed, o) })
		}
		if diff := cmp.Diff(allowed, got, cmpopts.EquateEmpty()); diff != "" {
			t.Errorf("outcomes (-allowed +seen):\n%s", diff)
		}
	})
}

// TestWordsSideBySideAreApart has threads publish by two words of one memory word of 8 bytes.
func TestWordsSideBySideAreApart(t *testing.T) {
	unlessChecking(t)
	kernel := func(k *Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, words, out *gpurt.SymBuffer[int64], _ *gpurt.SignalBuffer, _, _ int) error {
		flags, err := gpurt.AllocSym[int32](s.PE(), 2)
		if err != nil {
			return err
		}
		return k.Neighbours(s, cfg, words, out, flags)
	}
	seen := map[string]int{}
	c, err := gpurt.Explore(t.Context(), config(onDevice(3)), 10000, body(kernel, onDevice(3), 0, 2, 1, seen))
	if err != nil || !c.Ended || len(seen) != 1 || seen["7 7"] == 0 {
		t.Errorf("%v, %+v, %v", err, c, seen)
	}
}

// TestBranchesThatPartThreadsAreReported expects both places of a divergence in the first
// run.
func TestBranchesThatPartThreadsAreReported(t *testing.T) {
	unlessChecking(t)
	source, err := os.ReadFile("branch.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		name         string
		wrong, right launch
		text         string
	}{
		{"Lanes", shape((*Kernels).LanesWrong), shape((*Kernels).LanesRight), "of the same warp has reached shuffle at litmus/branch.go:"},
		{"Vote", shape((*Kernels).VoteWrong), shape((*Kernels).VoteRight), "of the same warp has reached "},
		{"WarpPut", shape((*Kernels).WarpPutWrong), shape((*Kernels).WarpPutRight), " has reached Put at litmus/branch.go:"},
		{"Barriers", shape((*Kernels).BarriersWrong), shape((*Kernels).BarriersRight), " has reached "},
		{"Helper", shape((*Kernels).HelperWrong), shape((*Kernels).HelperRight), "divergence: shuffle here, called at litmus/branch.go:"},
		{"PutHelper", shape((*Kernels).PutHelperWrong), shape((*Kernels).PutHelperRight), " here, called at litmus/branch.go:"},
		{"Closure", shape((*Kernels).ClosureWrong), shape((*Kernels).ClosureRight), "divergence: Block.Sync here, called at litmus/branch.go:"},
		{"CalledBack", shape((*Kernels).CalledBackWrong), shape((*Kernels).CalledBackRight), "divergence: Block.Sync here, called at litmus/branch.go:"},
		{"MethodValue", shape((*Kernels).MethodValueWrong), shape((*Kernels).MethodValueRight), "divergence: Block.Sync"},
	} {
		t.Run(test.name, func(t *testing.T) {
			where := at{pes: 2, blocks: 1, threads: 64}
			for seed := range uint64(5) {
				cfg := config(where)
				cfg.Seed = seed + 1
				err := gpurt.Run(t.Context(), cfg, body(test.wrong, where, 0, 1, 1, map[string]int{}))
				var found *gpurt.KernelError
				if !errors.As(err, &found) || !strings.Contains(found.Msg, test.text) {
					t.Fatalf("seed %d: got %v\nwant a report with %q", cfg.Seed, err, test.text)
				}
				// One place is that of the error, the other one is in its text.
				for _, mark := range []string{"// one branch", "// other branch"} {
					if place := fmt.Sprintf("litmus/branch.go:%d", lineWith(string(source), mark, test.name+"Wrong")); !strings.Contains(found.Msg, place) && fmt.Sprintf("%s:%d", found.File, found.Line) != place {
						t.Errorf("seed %d: the report does not name %s: %v", cfg.Seed, place, found)
					}
				}
				if err := gpurt.Run(t.Context(), cfg, body(test.right, where, 0, 1, 1, map[string]int{})); err != nil {
					t.Errorf("the right twin: seed %d: %v", cfg.Seed, err)
				}
			}
		})
	}
}

// lineWith returns the number of the first line of a function that has a mark.
func lineWith(source, mark, function string) int {
	inside := false
	for i, line := range strings.Split(source, "\n") {
		inside = inside || strings.HasPrefix(line, "func "+function+"(")
		if inside && strings.Contains(line, mark) {
			return i + 1
		}
	}
	return 0
}

// TestAGridThatNoGPUHoldsIsReported has blocks wait for blocks that have not started.
func TestAGridThatNoGPUHoldsIsReported(t *testing.T) {
	unlessChecking(t)
	for name, test := range map[string]struct {
		blocks int
		text   string
	}{
		"no GPU holds it":   {6000, "the largest GPU holds 5120 blocks of 1 threads"},
		"no GPU has to":     {50, "only some of its blocks alive"},
		"none waits at all": {1, ""},
	} {
		t.Run(name, func(t *testing.T) {
			where := at{pes: 1, blocks: test.blocks, threads: 1}
			err := gpurt.Run(t.Context(), config(where), body(shape((*Kernels).CrowdWrong), where, 0, 1, 1, map[string]int{}))
			var found *gpurt.KernelError
			if test.text == "" && err != nil || test.text != "" && (!errors.As(err, &found) || !strings.Contains(found.Msg, test.text)) {
				t.Errorf("got %v\nwant a report with %q", err, test.text)
			}
			if err := gpurt.Run(t.Context(), config(where), body(shape((*Kernels).CrowdRight), where, 0, 1, 1, map[string]int{})); err != nil {
				t.Errorf("the right twin: %v", err)
			}
		})
	}
}
