package main

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/gpuc-go/gpuc/bench/control"
	"github.com/gpuc-go/gpuc/bench/report"
	"github.com/gpuc-go/gpuc/dsl/gpu"
)

// plan says what to measure.
type plan struct {
	bytes, blocks, threads []int64 // of putbw
	grids                  []int64 // of jacobi
	// window is what small puts and collectives rotate through: more than the
	// L2 cache holds, since stores to a line still in flight are merged and
	// overstate.
	window int64
	// volume is how much each case of putbw moves at least, if that takes no
	// more than 1000 puts.
	volume          int64
	rounds, batches int64
	fill            int64
	// times is how often a kernel without communication is launched in a round.
	times int64
}

// benches are the benchmarks in the order in which they run.
var benches = []string{"pingpong", "notify", "far", "barrier", "allreduce", "allreduce-by", "alltoall", "moe", "gemm", "gemm-forms", "gather-gemm", "gemm-scatter", "gemm-allreduce", "allreduce-norm", "allreduce-norm-by", "experts", "moe-fp8", "attention", "ring-attention", "jacobi", "launch", "putbw",
	"saxpy", "transpose", "stencil", "gemv", "gemv4", "copy",
	"stream-put", "stream-collective", "stream-collective-nccl", "stream-pingpong", "stream-barrier", "nccl"}

// trips are those at each of the places in memory that what goes round is sent to.
func (p plan) trips() int64 { return (p.rounds + 3) / 4 }

// cases returns the cases of the benchmarks in the list; "none" has none.
func (p plan) cases(list string) ([]report.Case, error) {
	var cs []report.Case
	wanted := strings.Split(list, ",")
	for _, w := range wanted {
		if w != "none" && !slices.Contains(benches, w) {
			return nil, fmt.Errorf("no benchmark %q; there are %s", w, strings.Join(benches, ", "))
		}
	}
	for _, b := range benches {
		if slices.Contains(wanted, b) {
			cs = append(cs, p.of(b)...)
		}
	}
	return cs, nil
}

// of returns the cases of one benchmark.
func (p plan) of(bench string) []report.Case {
	switch bench {
	case "pingpong":
		return []report.Case{{Bench: bench, Name: "signal, one way", Params: control.Params{"warm": 20, "rounds": p.trips()}}}
	case "notify":
		return p.notify()
	case "far":
		return p.far()
	case "barrier":
		return p.barrier()
	case "allreduce":
		return p.allreduce()
	case "allreduce-by":
		return p.allreduceBy()
	case "alltoall":
		return p.allToAll()
	case "moe":
		return p.moe()
	case "gemm", "gemm-forms", "gather-gemm", "gemm-scatter", "gemm-allreduce":
		return p.products(bench)
	case "allreduce-norm":
		return p.norms()
	case "allreduce-norm-by":
		return p.normsBy()
	case "experts":
		return p.experts()
	case "moe-fp8":
		return p.moeFP8()
	case "attention":
		return p.attention()
	case "ring-attention":
		return p.ringAttention()
	case "jacobi":
		return p.jacobi()
	case "launch":
		return []report.Case{{Bench: bench, Name: "empty kernel", Params: control.Params{"launches": 200, "batches": p.batches}}}
	case "putbw":
		return p.puts()
	case "stream-put", "stream-pingpong", "stream-collective", "stream-collective-nccl", "stream-barrier", "nccl":
		return p.host(bench)
	}
	return p.alone(bench)
}

// notify takes for each size the width of block that serves NVSHMEM's put best,
// and one that gives every thread a few units of flag-in-data.
func (p plan) notify() []report.Case {
	var cs []report.Case
	for _, c := range []struct{ bytes, put, ll int64 }{
		{8, 32, 32}, {128, 32, 32}, {1 << 10, 128, 128}, {4 << 10, 256, 512}, {16 << 10, 512, 1024}, {64 << 10, 1024, 1024},
	} {
		params := func(threads, ll int64) control.Params {
			return control.Params{"bytes": c.bytes, "threads": threads, "ll": ll, "warm": 20, "rounds": p.trips()}
		}
		cs = append(cs,
			report.Case{Bench: "notify", Name: size(c.bytes) + ", put with signal", Params: params(c.put, 0)},
			report.Case{Bench: "notify", Name: size(c.bytes) + ", flag in data", Params: params(c.ll, 1)})
	}
	return cs
}

// far takes operations by the kinds of bench/far and bench/cpp/far.cu, with a tenth of the trips:
// over a network each takes as long as many within a host.
func (p plan) far() []report.Case {
	var cs []report.Case
	add := func(kind int64, name string, bytes, threads int64) {
		cs = append(cs, report.Case{Bench: "far", Name: name, Params: control.Params{"kind": kind, "bytes": bytes, "threads": threads, "warm": 10, "rounds": max(p.rounds/10, 1)}})
	}
	for kind, name := range []string{"put and quiet", "put with signal, one way", "get"} {
		for _, bytes := range []int64{8, 4 << 10, 64 << 10, 1 << 20} {
			add(int64(kind), size(bytes)+", "+name, bytes, min(max(bytes/16, 32), 512))
		}
	}
	add(3, "fetching addition", 8, 32)
	add(4, "addition and quiet", 8, 32)
	return cs
}

// barrierKinds are numbered as in bench/barrier and bench/cpp/barrier.cu.
var barrierKinds = []struct {
	name    string
	threads []int64
}{
	{"BarrierAll, thread", []int64{1}},
	{"BarrierAll, warp", []int64{gpu.WarpSize}},
	{"BarrierAll, block", []int64{32, 256, 1024}},
	{"SyncAll, thread", []int64{1}},
	{"SyncAll, warp", []int64{gpu.WarpSize}},
	{"SyncAll, block", []int64{32, 256, 1024}},
}

func (p plan) barrier() []report.Case {
	var cs []report.Case
	for kind, k := range barrierKinds {
		for _, threads := range k.threads {
			cs = append(cs, report.Case{Bench: "barrier", Name: fmt.Sprintf("%s of %d", k.name, threads), Params: control.Params{
				"kind": int64(kind), "threads": threads, "warm": 20, "rounds": p.rounds,
			}})
		}
	}
	for _, shape := range []struct{ blocks, threads int64 }{{1, 32}, {1, 256}, {1, 1024}, {4, 256}} {
		cs = append(cs, report.Case{Bench: "barrier", Name: fmt.Sprintf("grid, multiprocessors times %d blocks of %d", shape.blocks, shape.threads), Params: control.Params{
			"kind": int64(len(barrierKinds)), "blocks": shape.blocks, "threads": shape.threads, "warm": 20, "rounds": p.rounds,
		}})
	}
	return cs
}

// collective are the parameters of collectives: calls after each other between
// two events, of which fewer where one takes long.
func (p plan) collective(bytes int64) control.Params {
	calls := int64(40)
	if bytes >= 16<<20 {
		calls = 8
	}
	return control.Params{"bytes": bytes, "window": max(p.window, bytes), "warm": 3, "calls": calls, "fill": p.fill}
}

// allreduce has signals, and what is on the way, elsewhere in each round: where they lie
// decides how long short vectors take.
func (p plan) allreduce() []report.Case {
	var cs []report.Case
	for _, bytes := range []int64{8, 512, 2 << 10, 8 << 10, 32 << 10, 128 << 10, 512 << 10, 1 << 20, 2 << 20, 4 << 20, 16 << 20, 64 << 20} {
		params := p.collective(bytes)
		params["places"] = 8
		cs = append(cs, report.Case{Bench: "allreduce", Name: size(bytes), Params: params})
	}
	return cs
}

// allreduceBy takes each algorithm of ours through the lengths for which it may be the
// fastest, and two-shot through numbers of thread blocks.
func (p plan) allreduceBy() []report.Case {
	var cs []report.Case
	add := func(bytes, by, blocks int64, name string) {
		params := p.collective(bytes)
		params["by"], params["blocks"] = by, blocks
		cs = append(cs, report.Case{Bench: "allreduce-by", Name: size(bytes) + ", " + name, Params: params})
	}
	algorithms := []struct {
		name     string
		from, to int64
	}{{"ll", 8, 512 << 10}, {"lamport", 8, 4 << 20}, {"one-shot", 8 << 10, 1 << 20}, {"two-shot", 8 << 10, 16 << 20}, {"ring", 1 << 20, 16 << 20}} // as reduction.Algorithms
	for _, bytes := range []int64{8, 512, 2 << 10, 8 << 10, 16 << 10, 32 << 10, 64 << 10, 128 << 10, 256 << 10, 512 << 10, 1 << 20, 2 << 20, 4 << 20, 16 << 20} {
		for i, a := range algorithms {
			if a.from <= bytes && bytes <= a.to {
				add(bytes, int64(i+1), 0, a.name)
			}
		}
		if bytes == 128<<10 || bytes == 512<<10 || bytes == 2<<20 || bytes == 16<<20 {
			for _, blocks := range []int64{16, 24, 32, 64} {
				add(bytes, 4, blocks, fmt.Sprintf("two-shot, %d blocks", blocks))
			}
		}
	}
	return cs
}

func (p plan) allToAll() []report.Case {
	var cs []report.Case
	const largest = 16 << 20
	for _, bytes := range []int64{1 << 10, 16 << 10, 256 << 10, 1 << 20, largest} {
		// Room for eight PEs: a slot has the data for each.
		params := p.collective(8 * bytes)
		params["bytes"], params["window"] = bytes, max(p.window, 8*largest)
		cs = append(cs, report.Case{Bench: "alltoall", Name: size(bytes) + " to each PE", Params: params})
	}
	return cs
}

// moe routes tokens of 7 KB to 8 experts each.
func (p plan) moe() []report.Case {
	var cs []report.Case
	for _, tokens := range []int64{1, 8, 64, 128, 512} {
		cs = append(cs, report.Case{Bench: "moe", Name: fmt.Sprintf("%d tokens for each PE", tokens), Params: control.Params{
			"tokens": tokens, "hidden": 1792, "experts": 64, "topk": 8, "warm": 3, "calls": 20, "fill": p.fill,
		}})
	}
	return cs
}

// products are those of layers of language models, m by n by k on each PE, and of few rows, as
// when tokens are decoded.
func (p plan) products(bench string) []report.Case {
	shapes := map[string][][3]int64{
		"gemm": {{8192, 8192, 8192}, {4096, 4096, 4096}, {2048, 2048, 2048}, {1024, 1024, 1024}, {1024, 1536, 4096}, {512, 1024, 4096}, {256, 8192, 8192}, {256, 6144, 4096},
			{128, 8192, 8192}, {128, 4096, 14336}, {64, 4096, 4096}, {16, 8192, 8192}, {16, 4096, 4096}, {16, 1024, 8192}},
		"gemm-forms": {{8192, 8192, 8192}, {4096, 4096, 4096}, {2048, 2048, 2048}, {1024, 1024, 1024}, {512, 8192, 8192}, {256, 8192, 8192}, {128, 8192, 8192},
			{64, 8192, 8192}, {32, 8192, 8192}, {16, 8192, 8192}, {1, 8192, 8192}, {16, 4096, 4096}, {16, 1024, 8192}, {128, 4096, 14336}},
		"gather-gemm":    {{8192, 14336, 8192}, {2048, 14336, 8192}, {4096, 6144, 4096}, {512, 14336, 8192}},
		"gemm-scatter":   {{8192, 8192, 14336}, {2048, 8192, 14336}, {4096, 4096, 7168}, {512, 8192, 14336}},
		"gemm-allreduce": {{8192, 8192, 14336}, {2048, 8192, 14336}, {512, 8192, 14336}, {128, 8192, 14336}, {64, 8192, 14336}, {1, 8192, 4096}},
	}
	var cs []report.Case
	for _, s := range shapes[bench] {
		cs = append(cs, report.Case{Bench: bench, Name: fmt.Sprintf("%d x %d x %d", s[0], s[1], s[2]), Params: control.Params{
			"m": s[0], "n": s[1], "k": s[2], "warm": 3, "calls": 20,
		}})
	}
	return cs
}

// norms are rows of 16 and of 8 KB: of few tokens, as when they are decoded, and of many.
func (p plan) norms() []report.Case {
	var cs []report.Case
	for _, hidden := range []int64{8192, 4096} {
		for _, rows := range []int64{1, 16, 64, 128, 256, 512, 2048, 8192} {
			cs = append(cs, report.Case{Bench: "allreduce-norm", Name: fmt.Sprintf("%d rows of %d", rows, hidden), Params: control.Params{
				"rows": rows, "hidden": hidden, "warm": 3, "calls": 20,
			}})
		}
	}
	return cs
}

// normsBy takes each algorithm of ours through the rows for which it may be the fastest, packets by the number of
// blocks that share a row.
func (p plan) normsBy() []report.Case {
	var cs []report.Case
	for _, rows := range []int64{1, 16, 32, 64, 128, 256, 512} {
		for _, c := range []struct {
			name        string
			by, cluster int64 // as norm.Algorithm and norm.Config
		}{{"one-shot", 1, 0}, {"two-shot", 2, 0}, {"lamport, 1 block", 3, 1}, {"lamport, 2 blocks", 3, 2}, {"lamport, 4 blocks", 3, 4}, {"lamport, 8 blocks", 3, 8}} {
			cs = append(cs, report.Case{Bench: "allreduce-norm-by", Name: fmt.Sprintf("%d rows of 8192, %s", rows, c.name), Params: control.Params{
				"rows": rows, "hidden": 8192, "by": c.by, "cluster": c.cluster, "warm": 3, "calls": 20,
			}})
		}
	}
	return cs
}

// experts routes tokens of 14 KB to 8 of 64 experts, with matrices of 7168 x 2048.
func (p plan) experts() []report.Case {
	var cs []report.Case
	for _, tokens := range []int64{8, 128, 1024, 4096} {
		cs = append(cs, report.Case{Bench: "experts", Name: fmt.Sprintf("%d tokens for each PE", tokens), Params: control.Params{
			"tokens": tokens, "hidden": 7168, "n": 2048, "experts": 64, "topk": 8, "warm": 3, "calls": 20,
		}})
	}
	return cs
}

// moeFP8 takes the shapes of two models with many experts, which DeepGEMM's mega MoE is measured with.
func (p plan) moeFP8() []report.Case {
	var cs []report.Case
	for _, c := range []struct{ experts, topK, inner int64 }{{256, 8, 2048}, {384, 6, 3072}} {
		for _, tokens := range []int64{8, 64, 128, 512, 2048} {
			cs = append(cs, report.Case{Bench: "moe-fp8", Name: fmt.Sprintf("%d of %d experts, %d tokens for each PE", c.topK, c.experts, tokens), Params: control.Params{
				"tokens": tokens, "hidden": 7168, "inner": c.inner, "experts": c.experts, "topk": c.topK, "warm": 3, "calls": 10,
			}})
		}
	}
	return cs
}

// attention is that of each PE alone.
func (p plan) attention() []report.Case {
	var cs []report.Case
	for _, c := range []struct{ batch, heads, tokens, head int64 }{{4, 32, 4096, 128}, {1, 32, 16384, 128}, {4, 32, 4096, 64}} {
		for causal, how := range []string{"full", "causal"} {
			name := fmt.Sprintf("%d x %d heads of %d, %d tokens, %s", c.batch, c.heads, c.head, c.tokens, how)
			cs = append(cs, report.Case{Bench: "attention", Name: name, Params: control.Params{
				"batch": c.batch, "heads": c.heads, "tokens": c.tokens, "head": c.head, "causal": int64(causal), "warm": 3, "calls": 10,
			}})
		}
	}
	return cs
}

// ringAttention spreads a sequence over the PEs.
func (p plan) ringAttention() []report.Case {
	var cs []report.Case
	for causal, how := range []string{"full", "causal"} {
		cs = append(cs, report.Case{Bench: "ring-attention", Name: "32 heads of 128, 32768 tokens, " + how, Params: control.Params{
			"batch": 1, "heads": 32, "tokens": 32768, "head": 128, "causal": int64(causal), "warm": 2, "calls": 3,
		}})
	}
	return cs
}

// jacobi makes fewer iterations of larger grids: each round is compared with a
// computation of the whole grid on one GPU.
//
// How long small fields take depends on where they, their signals and their clock lie, so
// that each of the rounds has others.
func (p plan) jacobi() []report.Case {
	var cs []report.Case
	for _, n := range p.grids {
		places := int64(8)
		if n > 4096 {
			places = 1
		}
		iterations := min(max(1<<30/(n*n), 50), 1000)
		for _, c := range []struct {
			name                    string
			norm, persistent, graph int64
		}{
			{"a kernel per iteration", 0, 0, 0},
			{"a kernel per iteration, norm in each", 1, 0, 0},
			{"a kernel per iteration, in a graph", 0, 0, 1},
			{"a kernel per iteration, in a graph, norm in each", 1, 0, 1},
			{"one kernel", 0, 1, 0},
			{"one kernel, norm in each iteration", 1, 1, 0},
		} {
			// An iteration of larger fields hides its launch.
			if c.graph != 0 && n > 4096 {
				continue
			}
			cs = append(cs, report.Case{Bench: "jacobi", Name: fmt.Sprintf("%d squared, %s", n, c.name), Params: control.Params{
				"n": n, "iterations": iterations, "norm": c.norm, "persistent": c.persistent, "graph": c.graph, "warm": 10, "fill": p.fill, "places": places,
			}})
		}
	}
	return cs
}

// puts has a case besides: of few blocks of few threads, as a kernel has to spare that computes
// meanwhile, by ordinary puts and, of ours, by bulk copies.
func (p plan) puts() []report.Case {
	var cs []report.Case
	capacity := max(p.window, slices.Max(p.bytes))
	add := func(bytes, blocks, threads, bulk int64, how string) {
		cs = append(cs, report.Case{Bench: "putbw", Name: fmt.Sprintf("%s, %d blocks of %d%s", size(bytes), blocks, threads, how), Params: control.Params{
			"capacity": capacity, "window": max(p.window, bytes), "bytes": bytes, "fill": p.fill,
			"puts": min(max(p.volume/bytes, 2), 1000), "blocks": blocks, "threads": threads, "bulk": bulk,
		}})
	}
	for _, threads := range p.threads {
		for _, bytes := range p.bytes {
			for _, blocks := range p.blocks {
				add(bytes, blocks, threads, 0, "")
			}
		}
	}
	const few, narrow = 16, 128
	add(p.window, few, narrow, 0, "")
	add(p.window, few, narrow, 1, ", ours by bulk copies")
	return cs
}

// alone returns the cases of what runs on one GPU without communication: a size far beyond the
// L2 cache and one that it holds, neither a multiple of a block.
func (p plan) alone(bench string) []report.Case {
	var cs []report.Case
	for _, c := range []report.Case{
		{Bench: "saxpy", Name: "saxpy, 64 Mi", Params: control.Params{"n": 64<<20 + 3, "blocks": 2112}},
		{Bench: "saxpy", Name: "saxpy, 1 Mi", Params: control.Params{"n": 1<<20 + 3, "blocks": 528}},
		{Bench: "transpose", Name: "transpose, 16384 squared", Params: control.Params{"w": 16384, "h": 16384}},
		{Bench: "transpose", Name: "transpose, 2047 by 2050", Params: control.Params{"w": 2047, "h": 2050}},
		{Bench: "stencil", Name: "5-point stencil, 16384 squared", Params: control.Params{"w": 16384, "h": 16384, "rows": 16}},
		{Bench: "stencil", Name: "5-point stencil, 2047 by 2050", Params: control.Params{"w": 2047, "h": 2050, "rows": 16}},
		{Bench: "gemv", Name: "gemv, 16384 squared", Params: control.Params{"w": 16384, "h": 16384, "blocks": 1056}},
		{Bench: "gemv", Name: "gemv, 2047 by 2050", Params: control.Params{"w": 2047, "h": 2050, "blocks": 1056}},
		{Bench: "gemv4", Name: "gemv by vectors, 16384 squared", Params: control.Params{"w": 16384, "h": 16384, "blocks": 2048}},
		{Bench: "gemv4", Name: "gemv by vectors, 2048 by 2050", Params: control.Params{"w": 2048, "h": 2050, "blocks": 257}},
		{Bench: "copy", Name: "copy by the driver, 256 Mi", Params: control.Params{"n": 256<<20 + 3}},
	} {
		if c.Bench == bench {
			maps.Copy(c.Params, control.Params{"fill": p.fill, "times": p.times})
			cs = append(cs, c)
		}
	}
	return cs
}

func size(n int64) string {
	switch {
	case n >= 1<<20:
		return fmt.Sprintf("%d MB", n>>20)
	case n >= 1<<10:
		return fmt.Sprintf("%d KB", n>>10)
	}
	return fmt.Sprintf("%d B", n)
}
