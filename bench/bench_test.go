// Package bench_test runs a small round of each benchmark.
package bench_test

import (
	"context"
	"fmt"
	"maps"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/bench/barrier"
	"github.com/gpuc-go/gpuc/bench/collective"
	"github.com/gpuc-go/gpuc/bench/control"
	"github.com/gpuc-go/gpuc/bench/far"
	"github.com/gpuc-go/gpuc/bench/host"
	"github.com/gpuc-go/gpuc/bench/jacobi"
	"github.com/gpuc-go/gpuc/bench/launch"
	"github.com/gpuc-go/gpuc/bench/layer"
	"github.com/gpuc-go/gpuc/bench/matrix"
	"github.com/gpuc-go/gpuc/bench/moe"
	"github.com/gpuc-go/gpuc/bench/notify"
	"github.com/gpuc-go/gpuc/bench/pingpong"
	"github.com/gpuc-go/gpuc/bench/putbw"
	"github.com/gpuc-go/gpuc/bench/single"
	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
)

type rounder interface {
	Round(context.Context, control.Params) (control.Values, error)
}

// alone opens a benchmark without communication.
func alone(name string) func(*gpurt.PE) (rounder, error) {
	return func(pe *gpurt.PE) (rounder, error) {
		all, err := single.New(pe)
		if err != nil {
			return nil, err
		}
		return all[name], nil
	}
}

// TestRounds runs rounds, which check their own results.
func TestRounds(t *testing.T) {
	for _, c := range []struct {
		name   string
		open   func(pe *gpurt.PE) (rounder, error)
		params control.Params
		values []string
	}{
		{"pingpong", func(pe *gpurt.PE) (rounder, error) { return pingpong.New(pe) },
			control.Params{"warm": 2, "rounds": 10}, []string{"event_us", "timer_us"}},
		{"notify", func(pe *gpurt.PE) (rounder, error) { return notify.New(pe) },
			control.Params{"bytes": 72, "threads": 32, "warm": 2, "rounds": 5, "seed": 3}, []string{"event_us", "timer_us"}},
		{"notify by ll", func(pe *gpurt.PE) (rounder, error) { return notify.New(pe) },
			control.Params{"bytes": 72, "threads": 32, "ll": 1, "warm": 2, "rounds": 5, "seed": 3}, []string{"event_us", "timer_us"}},
		{"allreduce, small", func(pe *gpurt.PE) (rounder, error) { return collective.NewAllreduce(pe) },
			control.Params{"bytes": 400, "window": 4096, "warm": 1, "calls": 5, "fill": 2, "seed": 3}, []string{"eager_us", "graph_us", "host_us"}},
		{"allreduce by two-shot with 3 blocks", func(pe *gpurt.PE) (rounder, error) { return collective.NewAllreduce(pe) },
			control.Params{"bytes": 400, "window": 4096, "warm": 1, "calls": 5, "fill": 2, "by": 3, "blocks": 3, "seed": 3}, []string{"eager_us", "graph_us", "host_us"}},
		{"alltoall", func(pe *gpurt.PE) (rounder, error) { return collective.NewAllToAll(pe) },
			control.Params{"bytes": 400, "window": 4096, "warm": 1, "calls": 5, "fill": 2, "seed": 3}, []string{"eager_us", "graph_us", "host_us"}},
		{"moe", func(pe *gpurt.PE) (rounder, error) { return moe.New(pe) },
			control.Params{"tokens": 5, "hidden": 40, "experts": 8, "topk": 3, "warm": 1, "calls": 2, "fill": 2, "seed": 3}, []string{"eager_us", "graph_us", "host_us"}},
		{"product", func(pe *gpurt.PE) (rounder, error) { return matrix.New(matrix.Alone)(pe) },
			control.Params{"m": 70, "n": 72, "k": 40, "warm": 1, "calls": 2, "seed": 3}, []string{"eager_us", "graph_us", "host_us"}},
		{"forms of a product", func(pe *gpurt.PE) (rounder, error) { return matrix.NewForms(pe) },
			control.Params{"m": 5, "n": 24, "k": 72, "calls": 1, "seed": 3}, formValues()},
		{"gather and product", func(pe *gpurt.PE) (rounder, error) { return matrix.New(matrix.Gather)(pe) },
			control.Params{"m": 70, "n": 24, "k": 40, "warm": 1, "calls": 2, "seed": 3}, []string{"alone_us", "eager_us", "graph_us", "host_us"}},
		{"product and scatter", func(pe *gpurt.PE) (rounder, error) { return matrix.New(matrix.Scatter)(pe) },
			control.Params{"m": 5, "n": 24, "k": 40, "warm": 1, "calls": 2, "seed": 3}, []string{"alone_us", "eager_us", "graph_us", "host_us"}},
		{"product and allreduce", func(pe *gpurt.PE) (rounder, error) { return matrix.New(matrix.AllReduce)(pe) },
			control.Params{"m": 5, "n": 24, "k": 40, "warm": 1, "calls": 2, "seed": 3}, []string{"alone_us", "eager_us", "graph_us", "host_us"}},
		{"allreduce with norm", func(pe *gpurt.PE) (rounder, error) { return layer.NewNorm(pe) },
			control.Params{"rows": 5, "hidden": 72, "warm": 1, "calls": 2, "seed": 3}, []string{"eager_us", "graph_us", "host_us"}},
		{"layer of experts with products", func(pe *gpurt.PE) (rounder, error) { return layer.NewExperts(pe) },
			control.Params{"tokens": 2, "hidden": 8, "n": 16, "experts": 3, "topk": 2, "warm": 0, "calls": 1, "seed": 3}, []string{"eager_us", "graph_us", "host_us"}},
		{"layer of experts in FP8", func(pe *gpurt.PE) (rounder, error) { return layer.NewMoE(pe) },
			control.Params{"tokens": 1, "hidden": 128, "inner": 128, "experts": 12, "topk": 1, "warm": 0, "calls": 1, "seed": 3}, []string{"eager_us", "graph_us", "host_us"}},
		{"attention", func(pe *gpurt.PE) (rounder, error) { return layer.NewAttention(pe) },
			control.Params{"batch": 1, "heads": 1, "tokens": 5, "head": 64, "causal": 1, "warm": 0, "calls": 1, "seed": 3}, []string{"eager_us", "graph_us", "host_us"}},
		{"ring of attention", func(pe *gpurt.PE) (rounder, error) { return layer.NewRing(pe) },
			control.Params{"batch": 1, "heads": 1, "tokens": 12, "head": 64, "causal": 1, "warm": 0, "calls": 1, "seed": 3}, []string{"eager_us", "graph_us", "host_us"}},
		{"far, put", func(pe *gpurt.PE) (rounder, error) { return far.New(pe) },
			control.Params{"kind": 0, "bytes": 72, "threads": 40, "warm": 2, "rounds": 5}, []string{"timer_us"}},
		{"far, put with signal", func(pe *gpurt.PE) (rounder, error) { return far.New(pe) },
			control.Params{"kind": 1, "bytes": 72, "threads": 40, "warm": 2, "rounds": 5}, []string{"timer_us"}},
		{"far, get", func(pe *gpurt.PE) (rounder, error) { return far.New(pe) },
			control.Params{"kind": 2, "bytes": 72, "threads": 40, "warm": 2, "rounds": 5}, []string{"timer_us"}},
		{"far, fetching addition", func(pe *gpurt.PE) (rounder, error) { return far.New(pe) },
			control.Params{"kind": 3, "bytes": 72, "threads": 40, "warm": 2, "rounds": 5}, []string{"timer_us"}},
		{"far, addition", func(pe *gpurt.PE) (rounder, error) { return far.New(pe) },
			control.Params{"kind": 4, "bytes": 72, "threads": 40, "warm": 2, "rounds": 5}, []string{"timer_us"}},
		{"barrier of a block", func(pe *gpurt.PE) (rounder, error) { return barrier.New(pe) },
			control.Params{"kind": 2, "threads": 40, "warm": 2, "rounds": 3}, []string{"us"}},
		{"sync of a thread", func(pe *gpurt.PE) (rounder, error) { return barrier.New(pe) },
			control.Params{"kind": 3, "threads": 1, "warm": 2, "rounds": 3}, []string{"us"}},
		{"sync of a grid", func(pe *gpurt.PE) (rounder, error) { return barrier.New(pe) },
			control.Params{"kind": 6, "threads": 64, "blocks": 2, "warm": 3, "rounds": 5}, []string{"us"}},
		{"jacobi, a kernel per iteration", func(pe *gpurt.PE) (rounder, error) { return jacobi.New(pe) },
			control.Params{"n": 36, "norm": 0, "persistent": 0, "warm": 2, "iterations": 5, "fill": 2, "seed": 3}, []string{"us"}},
		{"jacobi, a kernel per iteration in a graph", func(pe *gpurt.PE) (rounder, error) { return jacobi.New(pe) },
			control.Params{"n": 36, "norm": 1, "persistent": 0, "graph": 1, "warm": 2, "iterations": 6, "fill": 2, "seed": 3, "places": 2}, []string{"us"}},
		{"jacobi in one kernel with norm", func(pe *gpurt.PE) (rounder, error) { return jacobi.New(pe) },
			control.Params{"n": 37, "norm": 1, "persistent": 1, "warm": 2, "iterations": 5, "fill": 2, "seed": 3}, []string{"us"}},
		{"launch", func(pe *gpurt.PE) (rounder, error) { return launch.New(pe) },
			control.Params{"launches": 5, "batches": 3}, []string{"scalars_us", "slices_us", "structs_us", "sync_us"}},
		{"puts over the whole window", func(pe *gpurt.PE) (rounder, error) { return putbw.New(pe) },
			control.Params{"capacity": 64 << 10, "window": 32 << 10, "bytes": 4 << 10, "puts": 10, "blocks": 3, "threads": 40, "fill": 2, "seed": 7}, []string{"us"}},
		{"puts over a part of it", func(pe *gpurt.PE) (rounder, error) { return putbw.New(pe) },
			control.Params{"capacity": 64 << 10, "window": 32 << 10, "bytes": 4 << 10, "puts": 3, "blocks": 1, "threads": 64, "fill": 2, "seed": 7}, []string{"us"}},
		{"puts by bulk copies", func(pe *gpurt.PE) (rounder, error) { return putbw.New(pe) },
			control.Params{"capacity": 1 << 20, "window": 512 << 10, "bytes": 100 << 10, "puts": 7, "bulk": 1, "blocks": 3, "threads": 64, "fill": 2, "seed": 7}, []string{"us"}},
		{"copy", alone("copy"), control.Params{"n": 1003, "times": 3, "fill": 1, "seed": 7}, []string{"us"}},
		{"saxpy", alone("saxpy"), control.Params{"n": 1003, "blocks": 2, "times": 3, "fill": 1, "seed": 7}, []string{"us"}},
		{"transpose", alone("transpose"), control.Params{"w": 45, "h": 67, "times": 2, "fill": 1, "seed": 7}, []string{"us"}},
		{"stencil", alone("stencil"), control.Params{"w": 300, "h": 13, "rows": 5, "times": 2, "fill": 1, "seed": 7}, []string{"us"}},
		{"gemv", alone("gemv"), control.Params{"w": 300, "h": 5, "blocks": 2, "times": 2, "fill": 1, "seed": 7}, []string{"us"}},
		{"gemv4", alone("gemv4"), control.Params{"w": 300, "h": 5, "blocks": 2, "times": 2, "fill": 1, "seed": 7}, []string{"us"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			if testing.Short() && strings.Contains(c.name, "product") {
				t.Skip("multiplies matrices, as tests of the kernels do")
			}
			counts, ok := chosen[c.name]
			if !ok {
				counts = []int{1, 2, 3}
			}
			rounds(t, counts, c.open, c.params, c.values)
		})
	}
}

// TestHostRounds runs rounds of each operation that the host enqueues.
func TestHostRounds(t *testing.T) {
	for _, c := range []struct {
		name   string
		open   func(pe *gpurt.PE) (rounder, error)
		ops    int64
		params control.Params
	}{
		{"put", func(pe *gpurt.PE) (rounder, error) { return host.NewPuts(pe) }, 2,
			control.Params{"bytes": 400, "window": 4096, "fill": 2, "seed": 3}},
		{"ping-pong", func(pe *gpurt.PE) (rounder, error) { return host.NewPingPong(pe) }, 1,
			control.Params{"bytes": 400, "capacity": 800}},
		{"collective", func(pe *gpurt.PE) (rounder, error) { return host.NewCollectives(pe) }, 5,
			control.Params{"bytes": 400, "window": 4096, "fill": 2, "seed": 3}},
		{"collective of a word", func(pe *gpurt.PE) (rounder, error) { return host.NewCollectives(pe) }, 5,
			control.Params{"bytes": 8, "window": 4096, "fill": 2, "seed": 3}},
		{"barrier", func(pe *gpurt.PE) (rounder, error) { return host.NewBarriers(pe) }, 4, control.Params{}},
		{"NCCL", func(pe *gpurt.PE) (rounder, error) { return host.NewNCCL(pe) }, 6,
			control.Params{"bytes": 400, "window": 8192, "fill": 2, "seed": 3}},
	} {
		for op := range c.ops {
			t.Run(fmt.Sprintf("%s, operation %d", c.name, op), func(t *testing.T) {
				p := maps.Clone(c.params)
				p["op"], p["warm"], p["calls"] = op, 3, 5
				rounds(t, []int{1, 2, 3}, c.open, p, []string{"eager_us", "graph_us", "host_us"})
			})
		}
	}
}

// chosen are the numbers of PEs of benchmarks that take long on the emulator. The PEs of a product and of attention do not
// communicate, and all do the same. Tests of the kernels have the other numbers.
var chosen = map[string][]int{
	"product": {1}, "forms of a product": {1}, "attention": {1}, "ring of attention": {2}, "layer of experts in FP8": {2},
	"gather and product": {2}, "product and scatter": {2}, "product and allreduce": {2},
}

// rounds runs two rounds with each number of PEs, with -short with the last.
func rounds(t *testing.T, counts []int, open func(pe *gpurt.PE) (rounder, error), params control.Params, values []string) {
	if testing.Short() {
		counts = counts[len(counts)-1:]
	}
	for _, np := range counts {
		gputest.Run(t, gputest.NP(np), func(pe *gputest.PE) {
			b, err := open(pe.PE)
			if err != nil {
				pe.Fatalf("%v", err)
			}
			for range 2 {
				v, err := b.Round(pe.Context(), params)
				if err != nil {
					pe.Fatalf("%v", err)
				}
				if d := cmp.Diff(values, slices.Sorted(maps.Keys(v))); d != "" {
					pe.Errorf("values (-want +got):\n%s", d)
				}
			}
		})
	}
}

// TestPythonPeersAreWellFormed has Python read the peers, which run on GPU hosts alone.
func TestPythonPeersAreWellFormed(t *testing.T) {
	python, err := exec.LookPath("python3")
	if err != nil {
		t.Skip("no python3")
	}
	files, err := filepath.Glob("torch/*.py")
	if err != nil || len(files) == 0 {
		t.Fatalf("no peers in Python: %v", err)
	}
	const read = "import ast, sys; [ast.parse(open(f).read(), f) for f in sys.argv[1:]]"
	if out, err := exec.CommandContext(t.Context(), python, append([]string{"-c", read}, files...)...).CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}

// formValues returns the names of the values of a product by all forms, for few rows and few
// multiprocessors.
func formValues() []string {
	names := []string{"best8_us", "best_us"}
	for _, operand := range []string{"", "weights_", "e4m3_", "e5m2_"} {
		for _, f := range []string{
			"few", "few_by2", "few_ready", "few_split2", "middle", "middle_by2", "middle_ready",
			"narrow", "narrow_by2", "narrow_ready", "narrow_split2", "ready", "split", "wide", "wide_by2", "wide_ready",
		} {
			names = append(names, operand+f+"_us")
		}
	}
	slices.Sort(names)
	return names
}
